gnomonSearch.take("start",["b9cf1d92ea",25,13,6,[0,"0 mon う方 さな ての に一 はほ もな われ 値だ 字の 未 行番"]]);
