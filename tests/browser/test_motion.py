"""Motion: what others do is played on the pieces it concerns, before one's own question opens.

One game is played a little way with motion on; every animation that it begins is noted, and each test looks
for one kind. What is waited for is the state of the queue, never a time. The bots are slow and the client is
fast: so nothing piles up that would be shown at once, however busy the machine is.
"""

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP, FIRST_SPEED, Visit, listen
from tests.browser.guest import END_TURNS, PATIENCE, Guest

BOTS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
ANSWERS: Final = 6
PICKED: Final = 3
"""The seed of what is answered: two draws, then the turn is ended; the bots fly, and the round ends."""


NOTED: Final = """(() => {
  window.noted = {motions: [], covered: 0, boxes: 0};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const piece = this.closest('[data-piece]')?.dataset.piece ?? this.dataset.lifted
      ?? this.closest('.sprites')?.className ?? '';
    window.noted.motions.push({kind: timing?.id ?? '', piece, frames: JSON.stringify(frames)});
    return animate.call(this, frames, timing);
  };
  const look = () => {
    const isOpen = document.querySelector('.question.mine .answer-main') !== null;
    const isOver = document.querySelector('.outcome') !== null;
    const box = document.querySelector('.p-production') !== null;
    window.noted.boxes += box;
    window.noted.covered += box && (isOpen || isOver);
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true}));
})()"""


@pytest.fixture(scope="module")
def seen(browser: Browser, address: str) -> dict[str, Any]:
    """What moved while a game was played for a round and a bit, with motion on."""
    context = browser.new_context(base_url=address, viewport=DESKTOP, reduced_motion="no-preference")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(FIRST_SPEED.replace("SPEED", "fast"))
    context.add_init_script(END_TURNS)
    context.add_init_script(NOTED)
    troubles: list[str] = []
    page = context.new_page()
    listen(page, address, troubles)
    page.goto("/")
    guest = Guest(page)
    guest.open_match(BOTS, "pulsar", settings={"pace": "slow"})
    rng = Random(PICKED)
    for _ in range(ANSWERS):
        guest.wait()
        guest.answer(rng.randrange(guest.answers().count()))
    guest.wait()
    noted: dict[str, Any] = page.evaluate("window.noted")
    context.close()
    assert troubles == []
    return noted


def of_kind(seen: dict[str, Any], kind: str) -> list[dict[str, str]]:
    found = [motion for motion in seen["motions"] if motion["kind"] == kind]
    assert found, f"nothing of the kind {kind} was played"
    return found


@pytest.mark.parametrize(
    ("kind", "piece", "frame"),
    [
        ("roll", "pool:", "rotate"),
        ("step", "counter:", "translate"),
        ("fly", "ship:", "translate"),
        ("run", "time", "translate"),
        ("turn", "transmitter:", "scaleX"),
        ("appear", "system:", "scale"),
        ("drop", "system:", "scale"),
        ("travel", "sprites", "translate"),
        ("flash", "sprites", "opacity"),
    ],
)
def test_a_kind_of_motion_is_played_on_its_piece(
    seen: dict[str, Any], kind: str, piece: str, frame: str
) -> None:
    found = of_kind(seen, kind)

    assert any(motion["piece"].startswith(piece) and frame in motion["frames"] for motion in found)


def test_a_flight_goes_from_node_to_node(seen: dict[str, Any]) -> None:
    assert any(motion["frames"].count("translate") > 2 for motion in of_kind(seen, "fly"))


def test_production_has_its_box_and_never_lies_over_a_question(seen: dict[str, Any]) -> None:
    assert seen["boxes"] > 0
    assert seen["covered"] == 0


def test_the_speed_is_one_click_away_and_remembered(visit: Visit) -> None:
    guest = visit(speed="fast")
    guest.open_match(BOTS, "pulsar")
    guest.wait()

    guest.page.locator(".speed-control").click()

    expect(guest.page.locator(".speed-control")).to_have_attribute("data-speed", "off")
    guest.page.reload()
    expect(guest.page.locator(".speed-control")).to_have_attribute("data-speed", "off")


def test_a_key_changes_the_speed_and_another_mutes(visit: Visit) -> None:
    guest = visit(speed="normal")
    guest.open_match(BOTS, "pulsar")
    guest.wait()
    guest.look()

    guest.page.keyboard.press("-")
    guest.page.keyboard.press("m")

    expect(guest.page.locator(".speed-control")).to_have_attribute("data-speed", "slow")
    guest.page.wait_for_function("() => localStorage.getItem('orrery.sound') === 'false'")


def test_a_key_skips_what_is_played_and_gives_no_answer(visit: Visit) -> None:
    guest = visit(speed="slow")
    guest.open_match(BOTS, "pulsar", settings={"pace": "slow"})
    guest.wait()
    guest.page.evaluate(WHEN_PLAYING)

    given = 0
    while guest.page.evaluate("window.skipped") == 0 and given < UNTIL_OTHERS:
        guest.answer(0)
        given += 1
        assert guest.wait() == "asked"

    assert guest.page.evaluate("window.skipped") > 0
    assert guest.page.evaluate("window.given") == given


UNTIL_OTHERS: Final = 8
"""Answers after which others have drafted, whoever begins."""

WHEN_PLAYING: Final = """() => {
  window.skipped = 0;
  window.given = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).do === 'answer') window.given += 1;
    return send.call(this, text);
  };
  const table = document.querySelector('.table');
  new MutationObserver(() => {
    if (table.dataset.motion !== 'playing') return;
    window.skipped += 1;
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '1', code: 'Digit1', bubbles: true}));
  }).observe(table, {attributeFilter: ['data-motion']});
}"""
"""Press the key of the first answer whenever something begins to be played."""
