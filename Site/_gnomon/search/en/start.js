gnomonSearch.take("start",["a08ec203b5",17,5,2,[0,"0 checkv goe num so"]]);
