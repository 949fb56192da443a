"""A guided first game in a real browser: explained as it is played, ended when somebody has had enough."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

RINGED = """() => {
  const boxes = (part) => [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
  const sides = ['left', 'top', 'right', 'bottom'];
  const pieces = boxes('[data-piece]').filter(({width}) => width > 0);
  const within = (ring) => pieces.filter((at) =>
    at.left >= ring.left && at.top >= ring.top && at.right <= ring.right && at.bottom <= ring.bottom);
  const reach = (around, side) =>
    (side === 'left' || side === 'top' ? Math.min : Math.max)(...around.map((at) => at[side]));
  return boxes('.finger-ring').every((ring) =>
    sides.every((side) => Math.abs(reach(within(ring), side) - ring[side]) < 8));
}"""
"""Whether every ring lies closely around a piece or several; rings follow their pieces a moment later."""

RINGS = {
    "The first place of your ship": 5,  # four gates, and the one that is named
    "Drafting a die": 2,  # six spaces side by side, and the die that is named
    "Which counter moves?": 2,
}

WHOLE = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.coach-words');
  return scrollHeight <= clientHeight + 1;
}"""
TURNED = "name => document.querySelector('.coach h3')?.innerText !== name"
"""Whether another card is shown, or none."""


def learn(guest: Guest, title: str) -> None:
    guest.press("Learn to play", guest.page.locator("article", has=guest.page.get_by_text(title)))
    guest.wait()


def is_told(guest: Guest, heading: str) -> None:
    expect(guest.page.locator(".coach h3")).to_have_text(heading)


def got_it(guest: Guest) -> None:
    guest.press("Got it", guest.page.locator(".coach"))


def test_each_kind_of_question_is_explained_when_it_first_comes_up(visit: Visit) -> None:
    guest = visit("/")
    learn(guest, "PULSAR 2849")

    is_told(guest, "Welcome to PULSAR 2849")
    got_it(guest)
    is_told(guest, "The first place of your ship")
    guest.press("P1.12", guest.page.locator(".coach"))
    guest.sees("Clause P1.12")
    guest.page.keyboard.press("Escape")
    got_it(guest)
    guest.sees("Guided: 1 of 9")

    guest.answer(0)
    guest.wait()
    is_told(guest, "Drafting a die")


def test_progress_outlasts_a_reload_and_the_guide_can_be_stopped(visit: Visit) -> None:
    guest = visit("/", phone=True)
    learn(guest, "PULSAR 2849")
    got_it(guest)

    guest.page.reload()
    guest.wait()
    is_told(guest, "The first place of your ship")
    guest.press("Stop guiding me")
    expect(guest.page.locator(".coach")).to_have_count(0)

    guest.page.reload()
    guest.wait()
    expect(guest.page.locator(".coach")).to_have_count(0)


def test_the_guide_goes_along_however_somebody_plays(visit: Visit) -> None:
    """Answers without reading are allowed; what was met by them is not told again."""
    guest = visit("/")
    learn(guest, "Globular Cluster")

    guest.play(Random(4), most=12)
    guest.wait()

    guest.look()
    met = guest.page.evaluate("JSON.parse(localStorage['orrery.guide.cluster']).met")
    assert {"welcome", "place", "act"} <= set(met)
    assert len(set(met)) == len(met)


def test_a_game_without_a_guide_has_none(visit: Visit) -> None:
    guest = visit("/")
    guest.play_now("PULSAR 2849")
    guest.wait()

    expect(guest.page.locator(".coach")).to_have_count(0)


def test_each_card_rings_pieces_that_are_there(visit: Visit) -> None:
    """Rings lie around elements of the board, and around none that a card doesn't speak of."""
    guest = visit("/")
    learn(guest, "PULSAR 2849")
    is_told(guest, "Welcome to PULSAR 2849")
    rings = guest.page.locator(".finger-ring")
    met: set[str] = set()

    for _ in range(14):
        guest.sees_board()
        guest.look()
        heading = guest.page.locator(".coach h3")
        if heading.count():
            name = heading.inner_text()
            expect(rings.first).to_be_visible()
            if name in RINGS:
                expect(rings).to_have_count(RINGS[name])
            guest.page.wait_for_function(RINGED)
            met.add(name)
            got_it(guest)
            guest.page.wait_for_function(TURNED, arg=name)
        else:
            guest.answer(0)
            guest.wait()

    assert set(RINGS) <= met


def test_the_strip_of_the_guide_takes_no_room(visit: Visit) -> None:
    guest = visit("/", phone=True)
    learn(guest, "PULSAR 2849")
    got_it(guest)
    got_it(guest)

    again = guest.page.locator(".coach-again")
    expect(again).to_be_attached()
    guest.look()
    assert again.evaluate("element => element.getBoundingClientRect().height") == 0
    guest.press("Explain again")
    is_told(guest, "The first place of your ship")


@pytest.mark.parametrize(
    ("lang", "width", "height"), [("en", 1440, 900), ("en", 1280, 640), ("ru", 1280, 640)]
)
def test_cards_are_read_without_scrolling_on_a_laptop(
    visit: Visit, lang: str, width: int, height: int
) -> None:
    guest = visit("/", lang=lang)
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.hit(guest.page.locator(".title-card").first.locator(".title-ways .button").nth(1))

    name = read_whole(guest, "")
    name = read_whole(guest, name)
    for _ in range(2):
        guest.answer(0)
        guest.wait()
        name = read_whole(guest, name)


def read_whole(guest: Guest, before: str) -> str:
    """See the card that follows another whole, and put it away; its heading."""
    heading = guest.page.locator(".coach h3")
    expect(heading).not_to_have_text(before)
    guest.page.wait_for_function(WHOLE)
    name = heading.inner_text()
    guest.hit(guest.page.locator(".coach .button.main"))
    guest.page.wait_for_function(TURNED, arg=name)
    return name
