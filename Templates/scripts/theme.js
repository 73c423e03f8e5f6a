"use strict";
// Loaded before anything is shown, so that a page never flashes in colours that its reader did not choose.
try {
  const theme = localStorage.getItem("gnomon-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
}
