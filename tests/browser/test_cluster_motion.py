"""What happens in Globular Cluster is played on its pieces: one position for each kind of event.

Every animation that begins is noted; what is waited for is the state of the queue, never a time.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from orrery.games.cluster.game import CLUSTER
from tests.browser.conftest import DESKTOP, FIRST_SPEED, listen
from tests.browser.from_position import sit_down
from tests.browser.guest import END_TURNS, PATIENCE, Guest
from tests.rules.cluster.scene import Scene

NOTED: Final = """(() => {
  window.noted = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const piece = this.closest('[data-piece]')?.dataset.piece ?? this.closest('.sprites')?.className ?? '';
    window.noted.push([timing?.id ?? '', piece, this.dataset?.part ?? '']);
    return animate.call(this, frames, timing);
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const box = document.querySelector('.c-moment');
    if (box) window.noted.push(['moment', box.className, box.innerText]);
  }).observe(document.body, {childList: true, subtree: true}));
})()"""
SEEN: Final = "wanted => window.noted.some((each) => wanted.every((part, at) => each[at].startsWith(part)))"


def answer(guest: Guest, text: str) -> None:
    """Give the answer that begins so, whether its group is open or not."""
    number = guest.number()
    place = next(at for at, told in enumerate(guest.answers().all_text_contents()) if text in told)
    guest.answer(place, number)


SCENES: Final[dict[str, tuple[Scene, str, list[tuple[str, str, str]]]]] = {
    "tile-placed": (
        Scene().early().holds("GR5"),
        "on h4, tick top left",
        [("drop", "cell:h4", "tile"), ("light", "cell:h4", "")],
    ),
    "moved": (Scene().early().acts(), "coin from g1 to h1", [("travel", "sprites", "")]),
    "first-coin": (Scene().early().acts(), "coin from g1 to h1", [("travel", "cell:h1", "coins-A")]),
    "leader-moved": (Scene().early().acts(), "leader from g1 to h1", [("travel", "cell:h1", "leader-A")]),
    "majority": (
        Scene().early().coins("g2", 1).acts(),
        "coin from g2 to g3",
        [("travel", "sprites", ""), ("ring", "cell:g3", "majority")],
    ),
    "crystal-found": (
        Scene().early().coins("h1", 1).pennies("h1", 1).acts(),
        "mine a cache on h1",
        [("cast", "sprites", ""), ("travel", "sprites", "")],
    ),
    "traded": (
        Scene().early().crystals(A=1).crystals(seat=1, C=1).acts(),
        "give A to",
        [("travel", "sprites", "")],
    ),
    "built": (
        Scene().early().coins("g3", 1).acts(),
        "improve g3",
        [("drop", "cell:g3", "light-0")],
    ),
    "colonised": (
        Scene().early().pennies("g3", 1).coins("g3", 3).acts(),
        "colonise g3 with a coin",
        [("ring", "cell:g3", "colony"), ("travel", "sprites", "")],
    ),
    "station-built": (
        Scene().early().acts(),
        "build a station on g4",
        [("ring", "cell:g4", "station")],
    ),
    "turn-began": (Scene().early().stack(("GR5",)).acts(), "end the turn", [("flash", "sprites", "")]),
    "supernova": (
        Scene().early().stack(("RDa",)).acts(),
        "end the turn",
        [("moment", "c-moment c-nova", "A supernova!")],
    ),
}


@pytest.fixture(scope="module")
def guest(browser: Browser, address: str) -> Any:
    """Somebody with motion on, who plays all seats."""
    context = browser.new_context(base_url=address, viewport=DESKTOP, reduced_motion="no-preference")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(FIRST_SPEED.replace("SPEED", "fast"))
    context.add_init_script(END_TURNS)
    context.add_init_script(NOTED)
    troubles: list[str] = []
    page = context.new_page()
    listen(page, address, troubles)
    page.goto("/")
    yield Guest(page)
    context.close()
    assert troubles == []


def begin(guest: Guest, scene: Scene) -> None:
    sit_down(guest, CLUSTER, scene.written.setup, scene.state)
    assert guest.wait() == "asked"
    guest.sees_board()
    guest.look()


@pytest.mark.parametrize("name", SCENES)
def test_an_event_is_played_on_its_piece(guest: Guest, name: str) -> None:
    scene, text, wanted = SCENES[name]
    begin(guest, scene)

    answer(guest, text)

    for each in wanted:
        guest.page.wait_for_function(SEEN, arg=list(each))


def test_a_score_is_played_tile_by_tile_and_counts_up(guest: Guest) -> None:
    """With a supernova set aside the end of the turn scores g3 and h2, both worth 2, and a crystal."""
    scene = Scene().early().stack(("RDa",)).coins("g3", 1).coins("h2", 1).crystals(A=1)
    begin(guest, scene.turn().say("RDa"))

    answer(guest, "end the turn")

    guest.page.wait_for_function(SEEN, arg=["moment", "c-moment c-score", ""])
    guest.page.wait_for_function("() => document.querySelector('.table').dataset.motion !== 'playing'")
    points = guest.page.locator("[data-piece='seat:A'] [data-figure=points]").first
    expect(points).to_have_text("5")
    travels = guest.page.evaluate("window.noted.filter(([kind, piece]) => kind === 'travel').length")
    assert travels == 3
