"use strict";
// A clock that can be turned, moved and brought nearer. The pose is { yaw, pitch, nearness, x, y }; how it looks, and how far
// it goes, is printed.
{
  const { n, mod, sin, cos, part, each, set, words } = gnomon;
  Object.assign(words, {{{words}}});

  {{{functions}}}
  const rest = { yaw: 0, pitch: 0, nearness: 1, x: 0, y: 0 };
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const middle = points => ({
    x: points.reduce((sum, point) => sum + point.clientX, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.clientY, 0) / points.length,
  });
  const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  let helps = 0;

  gnomon.Manipulation = class {
    pose = rest;
    // The pointers that hold it, by id, as they were last.
    #held = new Map();
    // How fast it was turned when it was let go, in units of the drawing a second.
    #speed = { x: 0, y: 0, at: 0 };
    #pressed = { at: -Infinity };

    // The time is in seconds after midnight, of the first frame.
    constructor(svg, time) {
      this.svg = svg;
      this.time = time;
      set(this.svg, "role", "application");
      set(this.svg, "tabindex", "0");
      const help = document.createElement("span");
      help.className = "spoken";
      help.id = `clock-turning-${++helps}`;
      help.textContent = words["turning-help"];
      this.svg.after(help);
      set(this.svg, "aria-describedby", `${this.svg.getAttribute("aria-describedby") ?? ""} ${help.id}`.trim());
    }

    join(signal) {
      const on = (type, act, options) => this.svg.addEventListener(type, act, { ...options, signal });
      on("pointerdown", event => this.#down(event));
      on("pointermove", event => this.#move(event));
      on("pointerup", event => this.#release(event));
      on("lostpointercapture", event => this.#release(event));
      on("pointercancel", event => this.#release(event, true));
      on("wheel", event => this.#wheel(event), { passive: false });
      on("keydown", event => this.#key(event));
      signal.addEventListener("abort", () => {
        this.#held.clear();
        this.#stop();
      });
    }

    show(time = this.time, pose = this.pose) {
      this.time = time;
      this.pose = pose;
      drawPosedClock(this.svg, { time, ...pose });
    }
    #change(pose) { this.show(this.time, { ...this.pose, ...pose }); }

    #turn(x, y) {
      const { yaw, pitch } = this.pose;
      this.#change({ yaw: draggedAngle({ angle: yaw, by: x }), pitch: draggedAngle({ angle: pitch, by: -y }) });
    }
    #shift(x, y) {
      this.#change({ x: movedPlace({ place: this.pose.x, by: x }), y: movedPlace({ place: this.pose.y, by: y }) });
    }
    #near(factor) { this.#change({ nearness: scaledNearness({ nearness: this.pose.nearness, factor }) }); }

    // Pixels of the page as units of the drawing.
    get #unit() {
      const { width } = this.svg.getBoundingClientRect();
      return width && this.svg.viewBox.baseVal.width / width;
    }

    #down(event) {
      const { clientX, clientY, pointerId, timeStamp } = event;
      // Who presses had let go before.
      this.#held.delete(pointerId);
      if (event.button !== 0 || this.#held.size > 1) return;
      this.#stop();
      this.svg.setPointerCapture(pointerId);
      this.#held.set(pointerId, { clientX, clientY });
      this.#speed = { x: 0, y: 0, at: timeStamp };
      if (this.#held.size > 1) {
        this.#pressed = { at: -Infinity };
        return;
      }
      this.before = this.pose;
      const { at, x, y } = this.#pressed;
      const isDouble = timeStamp - at < 400 && Math.hypot(clientX - x, clientY - y) < 16;
      this.#pressed = { at: isDouble ? -Infinity : timeStamp, x: clientX, y: clientY };
      if (isDouble) this.show(this.time, rest);
    }

    #move(event) {
      const { clientX, clientY, pointerId, timeStamp, shiftKey } = event;
      const last = this.#held.get(pointerId);
      if (!last) return;
      // Released where nobody told us: outside the window, say.
      if (!(event.buttons & 1)) {
        this.#release(event);
        return;
      }
      const before = [...this.#held.values()];
      this.#held.set(pointerId, { clientX, clientY });
      const now = [...this.#held.values()];
      const unit = this.#unit;
      const [from, to] = [middle(before), middle(now)];
      const [x, y] = [(to.x - from.x) * unit, (to.y - from.y) * unit];
      if (now.length > 1) {
        this.#shift(x, y);
        if (spread(before) > 0) this.#near(spread(now) / spread(before));
      } else if (shiftKey) {
        this.#shift(x, y);
      } else {
        this.#turn(x, y);
        const seconds = Math.max(timeStamp - this.#speed.at, 1) / 1000;
        this.#speed = { x: x / seconds, y: y / seconds, at: timeStamp };
        return;
      }
      this.#speed = { x: 0, y: 0, at: timeStamp };
    }

    #release({ pointerId, timeStamp }, isCancelled) {
      if (!this.#held.delete(pointerId)) return;
      if (isCancelled) {
        this.show(this.time, this.before);
        return;
      }
      const { x, y, at } = this.#speed;
      // A hand that rested before it let go has thrown nothing.
      if (!this.#held.size && timeStamp - at < 60 && !isStill.matches) this.#throw(x, y);
    }

    #throw(x, y) {
      if (Math.hypot(x, y) < 20) return;
      let start;
      let gone = 0;
      const step = now => {
        start ??= now;
        const elapsed = (now - start) / 1000;
        const far = glide({ speed: 1, elapsed });
        this.#turn(x * (far - gone), y * (far - gone));
        gone = far;
        this.frame = elapsed < 2 ? requestAnimationFrame(step) : undefined;
      };
      this.frame = requestAnimationFrame(step);
    }
    #stop() { cancelAnimationFrame(this.frame); }

    #wheel(event) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#stop();
      // A notch of a mouse is 100 pixels or 3 lines, a pinch on a touchpad a few pixels.
      this.#near(Math.exp(-event.deltaY * (event.deltaMode ? 33 : 1) / 500));
    }

    #key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { key, shiftKey } = event;
      const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
      const factor = { "+": 1.1, "=": 1.1, "-": 1 / 1.1, "_": 1 / 1.1 }[key];
      if (x === undefined && !factor && key !== "Escape") return;
      event.preventDefault();
      this.#stop();
      if (factor) this.#near(factor);
      else if (key === "Escape") {
        this.#held.clear();
        this.show(this.time, rest);
      } else if (shiftKey) this.#shift(x * 10, y * 10);
      else {
        const { yaw, pitch } = this.pose;
        this.#change({ yaw: turnedAngle({ angle: yaw, by: x * 5 }), pitch: turnedAngle({ angle: pitch, by: -y * 5 }) });
      }
    }
  };
}
