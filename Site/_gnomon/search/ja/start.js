gnomonSearch.take("start",["26b94e559f",34,18,8,[0,"0 gn ta ぉ けが そも で名 にも の波 ふぉ や分 れん 並べ 則 容か 時や 示で 語で"]]);
