gnomonSearch.take("start",["dcdc26c031",25,6,2,[0,"0 cap followi methods rounde typefaces"]]);
