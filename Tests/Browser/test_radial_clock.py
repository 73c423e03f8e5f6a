"""The radial clock in the reader's hands: turned, moved, brought nearer, by pointers, wheel and keys."""

import re

import pytest

TEXT = "\n\n".join(["Text."] * 40)
TURNABLE = f"# A clock\n\n```{{radial-clock}}\nvalue: 10:10:30\nmanipulable: true\nlabel: Turn me\n```\n\n{TEXT}\n"
REST = (100.0, 0.0, 0.0, 100.0, 0.0, 0.0)


class Disc:
    """A clock that can be turned, and how its layers are drawn: hundred times the numbers of their maps."""

    def __init__(self, page, url):
        self.page = page
        page.goto(url)
        page.wait_for("!!customElements.get('radial-clock')")

    def layer(self, name="face"):
        transform = self.page.evaluate("name => document.querySelector(`.${name}-layer`).getAttribute('transform')", name)
        numbers = re.fullmatch(r"scale\(0\.01\) matrix\((.*)\)", transform)
        return tuple(float(number) for number in numbers[1].split(" "))

    @property
    def centre(self):
        return self.page.box("radial-clock svg").centre

    def drag(self, dx, dy, rest=True):
        """From the centre; the hand rests before it lets go, so that nothing is thrown."""
        x, y = self.centre
        self.page.move(x, y)
        self.page.down()
        self.page.move(x + dx, y + dy, steps=4)
        if rest:
            self.page.evaluate("new Promise(done => setTimeout(done, 80))")
        self.page.up()

    def focus(self):
        self.page.evaluate("document.querySelector('radial-clock svg').focus()")

    def wheel(self, **event):
        return self.page.evaluate(
            "event => document.querySelector('radial-clock svg').dispatchEvent("
            "new WheelEvent('wheel', { bubbles: true, cancelable: true, ...event }))", event)  # fmt: skip


@pytest.fixture
def disc(page, workshop):
    return Disc(page, workshop(TURNABLE).url())


def test_at_rest_it_is_as_it_was_built(disc):
    for name in ["face", "numerals", "dots", "hour", "minute"]:
        assert disc.layer(name) == REST


def test_a_drag_turns_it_with_the_hand(disc):
    disc.drag(60, 0)
    face, minute = disc.layer(), disc.layer("minute")
    assert 60 < face[0] < 99 and face[3] == 100, "narrower, and as high"
    assert minute[4] > 100 and minute[5] == 0, "what is above the face went to the right of it"
    disc.page.press("Escape")
    disc.drag(0, -60)
    face, minute = disc.layer(), disc.layer("minute")
    assert face[0] == 100 and 60 < face[3] < 99
    assert minute[5] < -100 and minute[4] == 0, "and up"
    # Layers lie above each other in their order.
    shifts = [disc.layer(name)[5] for name in ["face", "numerals", "dots", "hour", "minute"]]
    assert shifts[0] > shifts[1] > shifts[2] == shifts[3] > shifts[4]


def test_the_dot_of_the_second_is_as_high_as_the_minute_hand(disc):
    """Where the browser draws it, against its neighbours half a turn round and the layer that it belongs to."""
    disc.drag(70, -50)
    off = disc.page.evaluate("""(() => {
      const svg = document.querySelector("radial-clock svg");
      const dots = [...svg.querySelectorAll(".dot")];
      const at = (dot, layer) => {
        const numbers = /matrix\\((.*)\\)/.exec(svg.querySelector(`.${layer}-layer`).getAttribute("transform"))[1];
        const [a, b, c, d, e, f] = numbers.split(" ").map(number => number / 100);
        return [a * dot.x + c * dot.y + e, b * dot.x + d * dot.y + f];
      };
      const place = dot => ({ x: +dot.getAttribute("cx"), y: +dot.getAttribute("cy") });
      const opposite = place(dots[0]);
      const wanted = at({ x: -opposite.x, y: -opposite.y }, "minute");
      const found = at(place(dots[30]), "dots");
      return [found[0] - wanted[0], found[1] - wanted[1]];
    })()""")
    assert abs(off[0]) < 0.05 and abs(off[1]) < 0.05


def test_it_turns_no_further_than_its_face_can_be_read(disc):
    disc.drag(300, -300)
    face = disc.layer()
    assert face[0] > 25 and face[3] > 25


def test_shift_and_a_drag_move_it(disc):
    disc.page.key_down("Shift")
    disc.drag(30, -20)
    disc.page.key_up("Shift")
    a, b, c, d, x, y = disc.layer()
    # 300 pixels are 400 units.
    assert (a, b, c, d) == REST[:4] and abs(x - 4000) < 1 and abs(y + 8000 / 3) < 1


@pytest.mark.parametrize("keys, layer", [
    (["+"], (110, 0, 0, 110, 0, 0)), (["-", "+"], REST), (["Shift+ArrowRight", "Shift+ArrowDown"], (100, 0, 0, 100, 1000, 1000)),
    (["ArrowRight"], (99.62, 0, 0, 100, 0, 0)), (["ArrowUp", "ArrowUp"], (100, 0, 0, 98.48, 0, 0)),
    (["ArrowLeft", "+", "Shift+ArrowUp", "Escape"], REST), (["Enter", "Space", "a", "Home"], REST),
    (["+"] * 20, (300, 0, 0, 300, 0, 0)), (["-"] * 20, (50, 0, 0, 50, 0, 0)),
])  # fmt: skip
def test_keys(disc, keys, layer):
    disc.focus()
    for key in keys:
        disc.page.press(key)
    assert disc.layer() == layer


def test_the_wheel_brings_it_nearer_with_control_alone(disc):
    assert disc.wheel(deltaY=-100) is True and disc.layer() == REST, "the page scrolls"
    assert disc.wheel(deltaY=-100, ctrlKey=True) is False
    assert disc.layer()[0] == pytest.approx(122.14, abs=0.01)
    assert disc.wheel(deltaY=3, deltaMode=1, ctrlKey=True) is False
    assert disc.layer()[0] == pytest.approx(100.2, abs=0.3)


def test_a_double_press_puts_it_back(disc):
    disc.drag(60, 20)
    assert disc.layer() != REST
    x, y = disc.centre
    disc.page.evaluate("new Promise(done => setTimeout(done, 450))")
    disc.page.click(x + 40, y + 40)
    assert disc.layer() != REST, "one press is no double press"
    disc.page.click(x + 40, y + 40)
    assert disc.layer() == REST


def test_escape_in_a_drag_puts_it_back_and_ends_the_drag(disc):
    x, y = disc.centre
    disc.page.move(x, y)
    disc.page.down()
    disc.page.move(x + 50, y)
    disc.page.press("Escape")
    disc.page.move(x + 90, y)
    disc.page.up()
    assert disc.layer() == REST


def test_thrown_it_turns_on_and_comes_to_rest(disc):
    disc.drag(25, 0, rest=False)
    last, now = None, disc.layer()
    while now != last:
        last = now
        disc.page.evaluate("new Promise(done => setTimeout(done, 400))")
        now = disc.layer()
    assert now[0] < 99 and now[3] == 100


def test_with_less_motion_nothing_is_thrown(open_page, workshop):
    disc = Disc(open_page(reduced_motion=True), workshop(TURNABLE).url())
    disc.drag(25, 0, rest=False)
    now = disc.layer()
    disc.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert disc.layer() == now != REST


# Pointers by hand: no driver here has two fingers.
TOUCH = """steps => {
  const svg = document.querySelector("radial-clock svg");
  svg.setPointerCapture = () => {};
  const box = svg.getBoundingClientRect();
  for (const [type, pointerId, x, y] of steps) svg.dispatchEvent(new PointerEvent(type, {
    pointerId, pointerType: "touch", isPrimary: pointerId === 1, bubbles: true, button: type === "pointermove" ? -1 : 0,
    buttons: type === "pointerup" ? 0 : 1, clientX: box.left + x, clientY: box.top + y,
  }));
}"""


def test_two_fingers_move_it_and_bring_it_nearer(disc):
    disc.page.evaluate(TOUCH, [
        ["pointerdown", 1, 100, 150], ["pointerdown", 2, 200, 150],
        ["pointermove", 1, 70, 150], ["pointermove", 2, 230, 150],
    ])  # fmt: skip
    assert disc.layer() == (160, 0, 0, 160, 0, 0)
    disc.page.evaluate(TOUCH, [
        ["pointermove", 1, 70, 180], ["pointermove", 2, 230, 180], ["pointermove", 3, 0, 0], ["pointerup", 2, 230, 180],
    ])  # fmt: skip
    nearer = disc.layer()
    assert nearer[0] == pytest.approx(160, abs=0.1) and nearer[5] == pytest.approx(4000, abs=1)
    disc.page.evaluate(TOUCH, [["pointermove", 1, 100, 180], ["pointerup", 1, 100, 180]])
    assert disc.layer()[0] < 159, "the finger that stays turns it"


def test_a_cancelled_pointer_puts_back_the_pose_at_press(disc):
    disc.focus()
    disc.page.press("+")
    disc.page.evaluate(TOUCH, [["pointerdown", 1, 100, 150], ["pointermove", 1, 150, 150], ["pointercancel", 1, 150, 150],
                               ["pointermove", 1, 200, 150]])  # fmt: skip
    assert disc.layer() == (110, 0, 0, 110, 0, 0)


def test_it_has_a_name_and_says_how_it_is_turned(disc):
    found = disc.page.evaluate("""(() => {
      const svg = document.querySelector("radial-clock svg");
      const help = document.getElementById(svg.getAttribute("aria-describedby")).textContent;
      return [svg.getAttribute("role"), svg.getAttribute("aria-label"), svg.getAttribute("tabindex"), help.slice(0, 10)];
    })()""")
    assert found == ["application", "Turn me", "0", "Arrow keys"]


@pytest.mark.parametrize("engine", ["chromium", "firefox"], indirect=True)
def test_focus_by_the_keyboard_is_seen_and_focus_by_a_press_is_not(disc):
    """WebKitGTK's window has no focus under a driver, so nothing in it is drawn as focused."""
    disc.drag(0, 0)
    outline = "getComputedStyle(document.querySelector('radial-clock svg')).outlineStyle"
    assert disc.page.evaluate(outline) == "none"
    disc.page.press("Shift+Tab")
    disc.page.press("Tab")
    assert disc.page.evaluate("document.activeElement.localName") == "svg"
    outline = disc.page.evaluate("(s => [s.outlineStyle, s.outlineWidth])(getComputedStyle(document.activeElement))")
    assert outline == ["solid", "2px"]


def test_the_page_scrolls_beside_it_and_not_on_it(disc):
    touch = "getComputedStyle(document.querySelector('{}')).touchAction"
    assert disc.page.evaluate(touch.format("radial-clock svg")) == "none"
    assert disc.page.evaluate(touch.format("radial-clock")) == "auto"


def test_put_back_it_turns_once(disc):
    disc.page.evaluate("(() => { const clock = document.querySelector('radial-clock'), home = clock.parentNode; "
                       "for (let i = 0; i < 3; i += 1) { clock.remove(); home.prepend(clock); } })()")  # fmt: skip
    disc.focus()
    disc.page.press("+")
    assert disc.layer()[0] == 110 and disc.page.problems == []


def test_the_script_for_turning_is_loaded_where_a_clock_can_be_turned(page, workshop):
    made = workshop({"index.md": TURNABLE, "still.md": "# Still\n\n```{radial-clock}\n```\n"})
    page.goto(made.url("still.html"))
    page.wait_for("!!customElements.get('radial-clock')")
    still = "[gnomon.Manipulation === undefined, document.querySelector('radial-clock svg').getAttribute('tabindex')]"
    assert page.evaluate(still) == [True, None]
    assert page.evaluate("document.querySelector('.face-layer').getAttribute('transform')") is None
