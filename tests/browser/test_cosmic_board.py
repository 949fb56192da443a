"""The board of Cosmic Encounter: what stands where, planets chosen by mouse, keys and touch, whole games."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.cosmic.game import COSMIC
from tests.browser.conftest import Visit
from tests.browser.cosmic_games import at, busy
from tests.browser.from_position import sit_among_bots
from tests.browser.guest import Guest

ME = {"kind": "me"}
GREEDY = [{"kind": "bot", "bot": "greedy"} for _ in range(3)]
SHORT = {"planets": "4", "bases": "4", "extra-flares": "6"}
"""With so many flares the secret of the tests deals a game of some forty questions."""
TARGET = "p7"


def pointing(guest: Guest) -> None:
    """Sit down as the offence, who is asked where the cone points."""
    scene = busy(4).until("point")
    sit_among_bots(guest, COSMIC, scene.written.setup, scene.state, 0)
    guest.wait()
    guest.sees_board()
    guest.look()


def place(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f".cx-board [data-piece='place:{name}']")


def by_mouse(guest: Guest) -> None:
    place(guest, TARGET).click()


def by_touch(guest: Guest) -> None:
    place(guest, TARGET).tap()


def by_keys(guest: Guest) -> None:
    guest.tab_to(f"document.activeElement.getAttribute('data-piece') === 'place:{TARGET}'")
    guest.page.keyboard.press("Enter")


def test_tokens_are_seen_where_they_stand(visit: Visit) -> None:
    guest = visit("/")
    at(4)(guest)

    expect(place(guest, TARGET).locator(".cx-stack")).to_have_text(["B3"])
    expect(place(guest, "cone").locator(".cx-stack")).to_have_text(["A3", "C2"])
    expect(place(guest, "warp").locator(".cx-stack")).to_have_text(["B2", "C1", "D1"])
    expect(guest.page.locator(".cx-guards .cx-stack")).to_have_text(["D2"])
    expect(guest.page.locator(".cx-phase.now")).to_have_attribute("data-phase", "7")


@pytest.mark.parametrize(
    ("choose", "phone"),
    [(by_mouse, False), (by_keys, False), (by_touch, True)],
    ids=["mouse", "keys", "touch"],
)
def test_the_cone_is_pointed_at_a_planet_of_the_board(
    visit: Visit, choose: Callable[[Guest], None], phone: bool
) -> None:
    guest = visit("/", phone=phone)
    pointing(guest)
    number = guest.number()
    expect(place(guest, TARGET)).to_have_attribute("role", "button")
    expect(guest.page.locator("[data-piece='place:p0'][role=button]")).to_have_count(0)

    choose(guest)

    guest.taken(number)
    if phone:
        guest.hit(guest.page.locator("[data-piece='seat:B'] button"))
    expect(place(guest, TARGET).locator(".cx-aim")).to_be_attached()
    expect(guest.page.locator(".cx-aim")).to_have_count(1)


def test_a_chip_shows_the_system_of_another_player(visit: Visit) -> None:
    guest = visit("/", phone=True)
    at(6)(guest)
    expect(place(guest, "p17")).to_have_count(0)

    guest.hit(guest.page.locator("[data-piece='seat:D'] button"))

    expect(place(guest, "p17")).to_be_visible()
    assert not guest.is_wide()


@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_a_game_with_everything_is_played_to_its_end(visit: Visit, way: str) -> None:
    guest = visit("/", phone=way == "touch")

    guest.open_match([ME, *GREEDY], "cosmic", preset="everything", options=SHORT, settings={"pause": 0.0})
    guest.look_on(by_key=way == "keys")

    expect(guest.page.locator(".podium li")).to_have_count(4)
    expect(guest.page.locator(".cx-planet").first).to_be_attached()
    assert not guest.is_wide()
