try{const theme=localStorage.getItem("gnomon-theme");if(theme==="light"||theme==="dark")document.documentElement.dataset.theme=theme;}catch{}
