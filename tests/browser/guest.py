"""Somebody at a browser, who does what people do: look, click, press keys, tap."""

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE: Final = 60_000
"""Milliseconds that anything may take on a busy machine."""

expect.set_options(timeout=PATIENCE)

ANSWER: Final = ".answers .answer-main"
STATE: Final = """() => {
  const over = document.querySelector('.outcome') !== null;
  const open = document.querySelector('.question.mine .answer-main:not([aria-disabled=true])') !== null;
  return over ? 'over' : open ? 'asked' : '';
}"""
OFFERED: Final = f"""() => [
  document.querySelector('.question')?.dataset.question ?? '',
  document.querySelectorAll('{ANSWER}').length,
]"""
SIGNS: Final = f"""() => [
  document.querySelector('.question')?.dataset.question ?? '',
  [...document.querySelectorAll('{ANSWER}')].map((button) => button.getAttribute('aria-keyshortcuts')),
]"""
FOCUSED: Final = f"""(place) => {{
  const here = document.activeElement;
  const group = here.closest('details');
  if (here === document.querySelectorAll('{ANSWER}')[place]) return 'there';
  return here.hasAttribute('data-fold') && !group.open ? 'folded' : '';
}}"""
DRAWN: Final = """() => {
  const number = document.querySelector('.question')?.dataset.question;
  return document.querySelector(`[data-asked='${number}']`) !== null;
}"""
END_TURNS: Final = """if (localStorage.getItem('orrery.end-turns') === null) {
  localStorage.setItem('orrery.end-turns', 'true')
}"""
"""Makes a browser end turns at once, unless somebody there has chosen otherwise."""

UNPAINTED: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""Saves the browser a third of its work: pages are laid out and hit as ever, and no pixel is drawn."""

AT_REST: Final = """(frames) => new Promise((done) => {
  let left = frames;
  const ticks = ({target}) =>
    (target.closest ? target : target.parentElement)?.closest('.clock, .window-bar');
  const watch = new MutationObserver((seen) => { if (!seen.every(ticks)) left = frames; });
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const step = () => {
    if (left === 0) return watch.disconnect(), done();
    left -= 1;
    requestAnimationFrame(() => setTimeout(step));
  };
  document.fonts.ready.then(step);
})"""
"""Wait for the fonts, and then until nothing but clocks has changed for so many frames. Whatever else waits
for a frame or a timer has its turn with each of them, so that what the client draws late is drawn."""

QUIET: Final = 8
"""More frames than the client draws anything late by."""

ADDS_UP: Final = """() => {
  const told = (part) => [...document.querySelectorAll(part)].map(({innerText}) => innerText.trim()).sort();
  return `${told('.scoring tfoot td')}` === `${told('[data-figure=points]')}`;
}"""

PASS_KEY: Final = "0"

MOST_STOPS: Final = 300
"""More than Tab has on any page."""

ATTEMPTS: Final = 6
"""To give an answer: between two of them one sees whether the question has gone."""


class Guest:
    """``phone`` says whether to tap instead of clicking."""

    def __init__(self, page: Page, phone: bool = False) -> None:
        self.page = page
        self.phone = phone

    def hit(self, target: Locator, patience: float = PATIENCE) -> None:
        if self.phone:
            target.tap(timeout=patience)
        else:
            target.click(timeout=patience)

    def paint(self) -> None:
        """Have the page drawn from now on: before somebody looks at colours, or at what can be seen."""
        self.page.evaluate("document.adoptedStyleSheets = []")

    def press(self, name: str, within: Locator | None = None) -> None:
        """Use a button or a link by its name."""
        place = within or self.page.locator("body")
        self.hit(place.get_by_role("button", name=name).or_(place.get_by_role("link", name=name)).first)

    def play_now(self, title: str) -> None:
        """From home to the table of a title in one click."""
        self.press("Play now", self.page.locator("article", has=self.page.get_by_text(title)))
        self.page.wait_for_url(re.compile("/t/"))

    def call_myself(self, name: str) -> None:
        """Have a session under a name; whoever has none is called by a star at random."""
        self.page.evaluate(
            """async (name) => { await fetch('/api/v1/guests', {method: 'POST',
               headers: {'content-type': 'application/json'}, body: JSON.stringify({name})}) }""",
            name,
        )

    def join(self, match: str, name: str) -> None:
        """Take a free seat of somebody else's table."""
        self.call_myself(name)
        self.page.goto(f"/t/{match}")
        self.press("Join")

    def open_match(self, seats: list[dict[str, str]], title: str, **form: Any) -> str:
        """Set up a match by the same call as the client, with a session of one's own, and go to its table."""
        self.call_myself("Vega")
        match: str = self.page.evaluate(
            """async (form) => (await (await fetch('/api/v1/matches', {method: 'POST',
               headers: {'content-type': 'application/json'}, body: JSON.stringify(form)})).json()).id""",
            {"title": title, "seats": seats, **form},
        )
        self.page.goto(f"/t/{match}")
        return match

    def wait(self) -> str:
        """Wait for a question or for the end: ``asked`` or ``over``."""
        return str(self.page.wait_for_function(STATE, timeout=2 * PATIENCE).json_value())

    def question(self) -> str:
        return self.page.locator(".question-text").first.inner_text()

    def answers(self) -> Locator:
        return self.page.locator(ANSWER)

    def answer(self, place: int, number: str = "") -> None:
        """Give the answer at a place of the list, and see it taken; others may be quicker in a window.

        ``number`` is the question that the place was counted in, the open one by default.
        """
        number = number or self.number()
        self.try_to_hit(self.page.locator(f".question[data-question='{number}'] {ANSWER}").nth(place), number)
        self.taken(number)

    def try_to_hit(self, answer: Locator, number: str) -> None:
        for left in reversed(range(ATTEMPTS)):
            try:
                self.unfold(answer)
                return self.hit(answer, PATIENCE / ATTEMPTS)
            except TimeoutError:
                if self.number() != number:
                    return None
                if left == 0:
                    raise
        return None

    def unfold(self, answer: Locator) -> None:
        """Open the group of an answer."""
        group = answer.locator("xpath=ancestor::details[not(@open)]/summary")
        if group.count():
            self.hit(group, PATIENCE / ATTEMPTS)

    def number(self) -> str:
        """What tells one question from the next."""
        return str(self.page.evaluate("document.querySelector('.question')?.dataset.question ?? ''"))

    def taken(self, number: str) -> None:
        self.page.wait_for_function(
            "number => (document.querySelector('.question')?.dataset.question ?? '') !== number", arg=number
        )

    def play(self, rng: Random, most: int = 10_000, by_key: bool = False) -> int:
        """Answer what is asked, at random, until the game is over; how many answers that took."""
        for count in range(most):
            if self.wait() == "over":
                return count
            number, answers = self.page.evaluate(OFFERED)
            if by_key and answers:
                self.answer_by_key(rng.randrange(answers))
            elif answers:
                self.answer(rng.randrange(answers), number)
        return most

    def look_on(self, by_key: bool = False) -> None:
        """Let the others decide the game: pass, or give the first answer where nobody can."""
        while self.wait() == "asked":
            number, signs = self.page.evaluate(SIGNS)
            place = signs.index(PASS_KEY) if PASS_KEY in signs else 0
            if by_key and signs:
                self.page.keyboard.press(signs[place])
                self.taken(number)
            elif signs:
                self.answer(place, number)

    def answer_by_key(self, place: int) -> None:
        """Press the key of an answer, or go to it by the arrows where it has none."""
        number = self.number()
        sign = self.answers().nth(place).get_attribute("aria-keyshortcuts")
        if sign:
            self.page.keyboard.press(sign)
        else:
            self.walk_to(place)
            self.page.keyboard.press("Enter")
        self.taken(number)

    def walk_to(self, place: int) -> None:
        """Go down the list by the arrow until an answer has the focus; groups on the way are opened."""
        for _ in range(3 * self.answers().count()):
            self.page.keyboard.press("ArrowDown")
            stop = self.page.evaluate(FOCUSED, place)
            if stop == "there":
                return
            if stop == "folded":
                self.page.keyboard.press("Enter")
        raise AssertionError(f"no way by the arrows to answer {place}")

    def look(self) -> None:
        """Wait until the page has come to rest: what is less urgent is drawn after the rest."""
        self.page.evaluate(AT_REST, QUIET)

    def sees_board(self) -> None:
        """Wait until the drawn board shows the open question; whatever follows from that may come later."""
        self.page.wait_for_function(DRAWN)

    def point_at(self, piece: Locator) -> None:
        """Rest the pointer on a piece once the board has its place: until then it could move away."""
        self.sees_board()
        self.look()
        piece.hover()

    def sees_points_add_up(self) -> None:
        """The end: where the points came from adds up to what each of both players has."""
        self.page.locator(".outcome:not(.playing)").wait_for()
        expect(self.page.locator(".scoring tfoot td")).to_have_count(2)
        self.page.wait_for_function(ADDS_UP)

    def tab_to(self, there: str) -> None:
        """Press Tab until something is true of the page."""
        for _ in range(MOST_STOPS):
            if self.page.evaluate(there):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to where {there}")

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def is_wide(self) -> bool:
        """Whether something has to be scrolled sideways, once the page has come to rest."""
        self.look()
        return bool(
            self.page.evaluate(
                "(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)(document.documentElement)"
            )
        )
