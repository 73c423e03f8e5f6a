// What functions are written in, beside formula.js, that draw more than two hands: wheels, dots, digits.
const pad = (v, width) => n(v).padStart(width, "0");
const bit = (a, i) => a >> i & 1;
const sin = degrees => Math.sin(degrees * Math.PI / 180);
const cos = degrees => Math.cos(degrees * Math.PI / 180);
const each = (parent, name, draw) => Array.prototype.forEach.call(parent.getElementsByClassName(name), draw);
