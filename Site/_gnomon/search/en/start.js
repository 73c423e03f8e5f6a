gnomonSearch.take("start",["d46342b457",34,8,3,[0,"0 bel docu her mil pur sti who"]]);
