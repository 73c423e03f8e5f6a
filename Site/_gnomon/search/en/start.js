gnomonSearch.take("start",["75c2de9223",34,8,3,[0,"0 bell docu her mil pun steps who"]]);
