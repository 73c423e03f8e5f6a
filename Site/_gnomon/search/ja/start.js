gnomonSearch.take("start",["13ca59c456",17,12,5,[0,"0 pi が すに とは の文 みな ろっ 先 左上 点が 込め"]]);
