gnomonSearch.take("start",["8cbc92925c",34,8,3,[0,"0 bell docu her mil pun steps who"]]);
