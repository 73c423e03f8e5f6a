gnomonSearch.take("start",["7f0575b0ca",17,12,5,[0,"0 pi が すと とに の拡 ま通 れん 働く 属 減 車"]]);
