"use strict";
// What the reader sets is kept in the browser as { v: 1, value }; anything else that is found there is nobody's.
// A control may keep what it shows as invalid: it is asked for a problem with what is kept.
{
  const { share } = gnomon;
  const key = control => `gnomon:${control.getAttribute("persist")}`;

  const stored = control => {
    try {
      const { v, value } = JSON.parse(localStorage.getItem(key(control)));
      const shown = v === 1 && control.read(value);
      if (shown && !control.problem(shown, true)) return shown;
    } catch { /* Storage may be closed to us, or hold anything. */ }
  };
  const store = control => {
    if (control.problem(control.shown, true)) return;
    try { localStorage.setItem(key(control), JSON.stringify({ v: 1, value: control.value })); } catch { /* Then not. */ }
  };
  // Another tab has set it.
  const listen = (control, signal) => addEventListener("storage", event => {
    const shown = event.key === key(control) && stored(control);
    if (shown) share(control, shown);
  }, { signal });

  gnomon.storage = { stored, store, listen };
}
