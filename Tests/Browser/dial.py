"""A clock picker on a page, as somebody with a mouse sees it."""

import math

RECORD = """(() => {
  window.heard = [];
  for (const type of ['input', 'change'])
    document.addEventListener(type, event => heard.push(type + ' ' + event.target.value));
})()"""


class Dial:
    """Places on its dial, what it says, what was heard."""

    def __init__(self, page, selector="clock-picker"):
        self.page = page
        self.selector = selector
        page.evaluate(RECORD)

    def place(self, degrees, reach=0.75):
        """A place by its direction, clockwise from twelve, and its distance as a part of the radius."""
        box = self.page.box(f"{self.selector} svg")
        radius = box.width / 305 * 150 * reach
        x, y = box.centre
        return x + radius * math.sin(math.radians(degrees)), y - radius * math.cos(math.radians(degrees))

    def press(self, degrees, reach=0.75):
        self.page.move(*self.place(degrees, reach))
        self.page.down()

    def click(self, degrees, reach=0.75):
        self.page.click(*self.place(degrees, reach))

    def move(self, degrees, reach=0.75):
        self.page.move(*self.place(degrees, reach))

    def get(self, expression):
        """An expression about the element, `clock`."""
        return self.page.evaluate(f"(clock => {expression})(document.querySelector('{self.selector}'))")

    @property
    def value(self):
        return self.get("clock.value")

    @property
    def text(self):
        return self.get("clock.querySelector('.time').textContent")

    @property
    def heard(self):
        return self.page.evaluate("heard.splice(0)")

    def focus(self, hand):
        self.get(f"clock.querySelector('.{hand}-hand').focus()")

    def keys(self, hand, *keys):
        self.focus(hand)
        for key in keys:
            self.page.press(key)

    def spoken(self, hand):
        return self.get(f"clock.querySelector('.{hand}-hand').getAttribute('aria-valuetext')")
