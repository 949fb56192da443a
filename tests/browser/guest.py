"""Somebody at a browser, who does what people do: look, click, press keys, tap."""

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE: Final = 30_000
"""Milliseconds that anything may take on a busy machine."""

expect.set_options(timeout=PATIENCE)

ANSWER: Final = ".answers .answer-main"
STATE: Final = """() => {
  const over = document.querySelector('.outcome') !== null;
  const open = document.querySelector('.question.mine .answer-main:not([aria-disabled=true])') !== null;
  return over ? 'over' : open ? 'asked' : '';
}"""
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
WIDE: Final = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}"""
END_TURNS: Final = """if (localStorage.getItem('orrery.end-turns') === null) {
  localStorage.setItem('orrery.end-turns', 'true')
}"""
"""Makes a browser end turns at once, unless somebody there has chosen otherwise."""

FRAMES: Final = """(count) => new Promise((done) => {
  const step = (left) => (left ? requestAnimationFrame(() => step(left - 1)) : done());
  step(count);
})"""


class Guest:
    """``phone`` says whether to tap instead of clicking."""

    def __init__(self, page: Page, phone: bool = False) -> None:
        self.page = page
        self.phone = phone

    def hit(self, target: Locator) -> None:
        if self.phone:
            target.tap()
        else:
            target.click()

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

    def answer(self, place: int) -> None:
        """Give the answer at a place of the list, and see it taken; others may be quicker in a window."""
        number = self.number()
        self.unfold(place)
        try:
            self.hit(self.answers().nth(place))
        except TimeoutError:
            if self.number() == number:
                raise
        self.taken(number)

    def unfold(self, place: int) -> None:
        """Open the group of an answer."""
        group = self.answers().nth(place).locator("xpath=ancestor::details[not(@open)]/summary")
        if group.count():
            self.hit(group)

    def number(self) -> str:
        """What tells one question from the next."""
        return str(self.page.evaluate("document.querySelector('.question')?.dataset.question ?? ''"))

    def taken(self, number: str) -> None:
        self.page.wait_for_function(
            "number => (document.querySelector('.question')?.dataset.question ?? '') !== number", arg=number
        )

    def play(self, rng: Random, most: int = 10_000, by_key: bool = False, eager: bool = True) -> int:
        """Answer what is asked, at random, until the game is over; how many answers that took."""
        for count in range(most):
            if self.wait() == "over":
                return count
            answers = self.answers().count()
            if not eager:
                self.pass_by_key()
            elif by_key and answers:
                self.answer_by_key(rng.randrange(answers))
            elif answers:
                self.answer(rng.randrange(answers))
        return most

    def pass_by_key(self) -> None:
        """Pass, or give the first answer where nobody can; the table may be quicker in a window."""
        number, signs = self.page.evaluate(SIGNS)
        if signs:
            self.page.keyboard.press("0" if "0" in signs else signs[0])
            self.taken(number)

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
        """Let some frames pass: what is less urgent is drawn after the rest."""
        self.page.evaluate(FRAMES, 8)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def is_wide(self) -> bool:
        """Whether something has to be scrolled sideways."""
        return bool(
            self.page.evaluate(
                "(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)(document.documentElement)"
            )
        )
