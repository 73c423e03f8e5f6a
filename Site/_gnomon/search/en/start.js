gnomonSearch.take("start",["0aa1b98a53",34,8,3,[0,"0 bell docu her mil pun steps who"]]);
