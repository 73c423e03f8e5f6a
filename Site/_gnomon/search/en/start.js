gnomonSearch.take("start",["dbccacd4a2",17,5,2,[0,"0 checks go nt smalle"]]);
