gnomonSearch.take("start",["447c6fa300",34,18,8,[0,"0 gn ta ぉ けが そへ で同 にも の波 ふぉ や分 れん 並べ 刻を 家 時ま 示せ 語で"]]);
