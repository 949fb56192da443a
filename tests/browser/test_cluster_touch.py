"""Globular Cluster under two fingers and on a small screen: turning, and a sheet that is pushed down."""

from math import cos, radians, sin
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_cluster_gestures import TURNS, at_table, cell, commit, contested
from tests.rules.cluster.scene import Scene

APART: Final = 60
"""Pixels from the middle between two fingers to each of them."""
STEP: Final = 10
"""Degrees that the fingers turn, or pixels that each of them goes, between two events."""
GROWN: Final = "before => document.querySelector('.c-field').getBoundingClientRect().height > before + 80"


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Two fingers on both sides of a point of the screen, as the browser's own protocol moves them."""

    def __init__(self, guest: Guest, x: float, y: float) -> None:
        self.cdp: CDPSession = guest.page.context.new_cdp_session(guest.page)
        self.x, self.y = x, y
        self.angle = 0
        self.apart = APART

    def down(self) -> None:
        self._send("touchStart")

    def turn(self, degrees: int) -> None:
        for _ in range(abs(degrees) // STEP):
            self.angle += STEP if degrees > 0 else -STEP
            self._send("touchMove")

    def spread(self, pixels: int) -> None:
        for _ in range(pixels // STEP):
            self.apart += STEP
            self._send("touchMove")

    def up(self) -> None:
        self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str) -> None:
        dx, dy = self.apart * cos(radians(self.angle)), self.apart * sin(radians(self.angle))
        ends = [(self.x - dx, self.y - dy), (self.x + dx, self.y + dy)]
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(ends)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def with_a_tile_in_hand(visit: Visit) -> Guest:
    guest = at_table(visit, Scene().early().holds("GR5"), phone=True)
    guest.press("Show all tiles")
    guest.hit(cell(guest, "h4"))
    expect(ghost(guest)).to_have_attribute("data-ghost", f"h4 {TURNS[0]}")
    return guest


def ghost(guest: Guest) -> Locator:
    return guest.page.locator("[data-ghost]")


@pytest.mark.parametrize(("degrees", "step"), [(50, 1), (-50, -1), (90, 2)], ids=["right", "left", "half"])
def test_two_fingers_turn_the_tile_in_hand(visit: Visit, degrees: int, step: int) -> None:
    guest = with_a_tile_in_hand(visit)
    fingers = Fingers(guest, *middle(guest.page.locator(".c-field")))

    fingers.down()
    fingers.turn(degrees)

    expect(ghost(guest)).to_have_attribute("data-ghost", f"h4 {TURNS[step % len(TURNS)]}")
    fingers.up()
    expect(ghost(guest)).to_have_attribute("data-ghost", f"h4 {TURNS[step % len(TURNS)]}")
    expect(commit(guest)).to_have_count(1)


def test_a_little_turn_of_two_fingers_is_none(visit: Visit) -> None:
    guest = with_a_tile_in_hand(visit)
    fingers = Fingers(guest, *middle(guest.page.locator(".c-field")))

    fingers.down()
    fingers.turn(30)
    fingers.turn(-60)
    fingers.turn(30)
    fingers.up()
    guest.hit(guest.page.locator(".c-knob"))

    expect(ghost(guest)).to_have_attribute("data-ghost", f"h4 {TURNS[1]}")


def test_a_sheet_that_is_pushed_down_leaves_the_board_room_and_still_sends(visit: Visit) -> None:
    guest = at_table(visit, contested().acts(), phone=True)
    field = guest.page.locator(".c-field")
    before = height_of(field)

    guest.hit(guest.page.locator(".handle"))
    guest.page.wait_for_function(
        "before => document.querySelector('.c-field').getBoundingClientRect().height > before + 80",
        arg=before,
    )
    room = height_of(field)
    expect(guest.page.locator(".c-points")).to_be_visible()
    guest.hit(cell(guest, "g1"))
    guest.hit(cell(guest, "h1"))
    guest.hit(guest.page.locator(".c-more"))

    expect(commit(guest)).to_contain_text("Send 2 for 2 AP")
    assert height_of(field) == room
    number = guest.number()
    guest.hit(commit(guest))
    guest.taken(number)
    expect(cell(guest, "h1").locator("[data-part=coins-A]")).to_have_text("2")


def height_of(target: Locator) -> float:
    box = target.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_what_ends_the_turn_is_in_sight(visit: Visit, phone: bool) -> None:
    guest = at_table(visit, contested().acts(), phone)
    end = guest.page.locator(".c-end")
    expect(end).to_be_in_viewport(ratio=1)
    number = guest.number()

    guest.hit(end)

    guest.taken(number)
