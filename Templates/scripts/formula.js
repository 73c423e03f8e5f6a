// What printed functions are written in. The same expressions as Swift's: Sources/Geometry/Function.swift, Sources/Drawing/Pen.swift.
const n = v => String(Math.floor(v * 100 + 0.5) / 100);
const mod = (a, b) => a - b * Math.floor(a / b);
const atan2 = (y, x) => Math.atan2(y, x) * 180 / Math.PI;
const part = (parent, name) => parent && parent.getElementsByClassName(name)[0];
const set = (element, name, text) => { if (element && element.getAttribute(name) !== text) element.setAttribute(name, text); };
const say = (element, text) => { if (element && element.textContent !== text) element.textContent = text; };
