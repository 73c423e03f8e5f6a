"""Widgets with wheels on a page, as somebody with a mouse sees them."""

from dial import RECORD

# A drum is a part of its picture's height: 180 of 190, and a row in its middle is 31.4.
ROW = 31.416 / 190


class Wheels:
    """The wheels of one widget, what it says, what was heard."""

    def __init__(self, page, kind):
        self.page, self.kind = page, kind
        page.evaluate(RECORD)

    def get(self, expression):
        """An expression about the element, `it`."""
        return self.page.evaluate(f"(it => {expression})(document.querySelector('{self.kind}'))")

    @property
    def value(self):
        return self.get("it.value")

    @property
    def heard(self):
        return self.page.evaluate("heard.splice(0)")

    @property
    def texts(self):
        """What the rows that open wheels say."""
        return self.get("[...it.querySelectorAll('.item .time')].map(time => time.textContent)")

    def open(self, item=0):
        self.page.click(*self.page.box(f"{self.kind} .item:nth-of-type({item + 1})").centre)
        self.page.wait_for(f"!document.querySelector('{self.kind} .wheels').hidden")
        return self

    def close(self):
        self.page.click(*self.page.box(f"{self.kind} .item[aria-expanded=true]").centre)

    def focus(self, wheel):
        self.get(f"it.querySelector('.{wheel}').focus()")

    def keys(self, wheel, *keys):
        self.focus(wheel)
        for key in keys:
            self.page.press(key)

    def place(self, wheel, rows=0):
        """A place on a wheel, so many rows of the middle's height below it."""
        x, y = self.page.box(f"{self.kind} .{wheel} .hit").centre
        return x, y + rows * ROW * self.page.box(f"{self.kind} svg").height

    def press(self, wheel, rows=0):
        self.page.move(*self.place(wheel, rows))
        self.page.down()

    def move(self, wheel, rows):
        self.page.move(*self.place(wheel, rows))

    def drag(self, wheel, rows, steps=8):
        """Pulls a wheel by so many rows, holds it still and lets go."""
        self.press(wheel)
        self.page.move(*self.place(wheel, rows), steps=steps)
        self.let_go()

    def let_go(self):
        """Ends a drag that has stood still for long enough not to be a fling."""
        self.page.evaluate("void (window.stood = performance.now())")
        self.page.wait_for("performance.now() - stood > 150")
        self.page.up()

    def fling(self, wheel, rows):
        """Pulls a wheel by so many rows in 20 milliseconds, by the events' own account, and lets go."""
        x, y = self.place(wheel)
        self.page.evaluate(
            """(selector, clientX, y, way) => {
              const target = document.querySelector(selector), svg = target.closest('svg');
              svg.setPointerCapture = () => {};
              const send = (type, part) => {
                const place = { clientX, clientY: y + way * part };
                const event = new PointerEvent(type, { pointerId: 40, buttons: 1, bubbles: true, ...place });
                Object.defineProperty(event, 'timeStamp', { value: 1000 + 20 * part });
                target.dispatchEvent(event);
              };
              send('pointerdown', 0);
              send('pointermove', 0.5);
              send('pointermove', 1);
              send('pointerup', 1);
              delete svg.setPointerCapture;
            }""",
            f"{self.kind} .{wheel} .hit", x, y, self.place(wheel, rows)[1] - y,
        )  # fmt: skip

    def click(self, wheel, rows):
        self.page.click(*self.place(wheel, rows))

    def middle(self, wheel):
        """The rows that stand exactly in the middle: one if the wheel is at rest."""
        return self.get(
            f"[...it.querySelectorAll('.{wheel} .row')].filter(row => "
            "row.getAttribute('transform') === 'translate(0 0) scale(1 1)').map(row => row.textContent)"
        )

    def rest(self, wheel):
        """The row in the middle, once the wheel stands still."""
        self.page.evaluate(
            """kind => new Promise(done => {
              let before, same = 0;
              const look = () => {
                const now = document.querySelector(kind + ' svg').innerHTML;
                same = now === before ? same + 1 : 0;
                before = now;
                if (same > 4) done(true); else requestAnimationFrame(look);
              };
              look();
            })""",
            self.kind,
        )
        (row,) = self.middle(wheel)
        return row

    def told(self, wheel, attribute="aria-valuetext"):
        return self.get(f"it.querySelector('.{wheel}').getAttribute('{attribute}')")

    def scroll(self, wheel, delta, mode=0):
        """What a notch of a mouse's wheel sends."""
        self.page.evaluate(
            """(selector, deltaY, deltaMode) => {
              const event = new WheelEvent('wheel', { deltaY, deltaMode, bubbles: true, cancelable: true });
              document.querySelector(selector).dispatchEvent(event);
            }""",
            f"{self.kind} .{wheel} .hit", delta, mode,
        )  # fmt: skip

    def pointer(self, type, id, wheel, rows):
        """An event of a pointer of our own."""
        x, y = self.place(wheel, rows)
        self.page.evaluate(
            """(selector, type, pointerId, clientX, clientY) => {
              const target = document.querySelector(selector);
              target.closest('svg').setPointerCapture = () => {};
              target.dispatchEvent(new PointerEvent(type, { pointerId, buttons: 1, bubbles: true, clientX, clientY }));
            }""",
            f"{self.kind} .{wheel} .hit", type, id, x, y,
        )  # fmt: skip
