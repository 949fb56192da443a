"""Answers of several steps of Cosmic Encounter in a real browser, and the gallery of its powers."""

import re

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.cosmic.game import COSMIC
from tests.browser.conftest import Visit
from tests.browser.from_position import sit_among_bots
from tests.browser.guest import Guest
from tests.rules.cosmic.scene import Scene, seat
from tests.rules.cosmic.test_deals import talks
from tests.rules.cosmic.test_plans import invited

by_hand_or_finger = pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])


def at_table(visit: Visit, scene: Scene, name: str, phone: bool = False) -> Guest:
    """Somebody in a seat of this position, asked something; computer players have all others."""
    guest = visit("/", phone=phone)
    sit_among_bots(guest, COSMIC, scene.written.setup, scene.state, seat(name))
    assert guest.wait() == "asked"
    guest.sees_board()
    guest.look()
    expect(card(guest)).to_be_visible()
    return guest


def card(guest: Guest) -> Locator:
    return guest.page.locator(".cx-gesture")


def one_more(guest: Guest, piece: str) -> None:
    guest.hit(card(guest).locator(f"[data-place='{piece}'] button").last)


def commit(guest: Guest, name: str) -> None:
    guest.hit(card(guest).get_by_role("button", name=name, exact=True))


def told(guest: Guest, text: str) -> None:
    """The log tells of it, on a phone behind its tab."""
    if guest.phone:
        guest.hit(guest.page.get_by_role("button", name="Log", exact=True))
    expect(guest.page.locator(".log").get_by_text(re.compile(text)).first).to_be_visible()


def test_planets_that_are_pressed_send_their_tokens_together(visit: Visit) -> None:
    guest = at_table(visit, Scene().cards("attack-8", "attack-10").until("load"), "A")
    planet = guest.page.locator(".cx-cosmos [data-piece='place:p1']")
    for count in (1, 2):
        planet.click()
        expect(card(guest).get_by_role("button", name=f"Send {count}", exact=True)).to_be_enabled()
    guest.page.locator(".cx-cosmos [data-piece='place:p3']").click()
    commit(guest, "Send 3")

    told(guest, "sends 3 tokens into the cone")


@by_hand_or_finger
def test_steppers_send_tokens_from_several_planets(visit: Visit, phone: bool) -> None:
    guest = at_table(visit, Scene().cards("attack-8", "attack-10").until("load"), "A", phone)
    for piece in ("place:p0", "place:p4"):
        one_more(guest, piece)
    commit(guest, "Send 2")

    told(guest, "sends 2 tokens into the cone")


def test_guests_are_pressed_and_invited_together(visit: Visit) -> None:
    guest = at_table(visit, Scene().cards("attack-8", "attack-10").until("invite"), "A")
    for name in card(guest).locator(".cx-guest").all():
        guest.hit(name)
    expect(card(guest).locator("[aria-pressed=true]")).to_have_count(2)
    guest.hit(card(guest).locator(".cx-commit .button"))

    told(guest, "invites .+ and ")


@by_hand_or_finger
def test_a_side_is_joined_with_its_tokens_in_one_go(visit: Visit, phone: bool) -> None:
    guest = at_table(visit, invited(), "C", phone)
    side = card(guest).locator(".cx-ally-side").last
    guest.hit(side.locator(".stepper button").last)
    expect(side.get_by_text("Join with 2")).to_be_visible()
    guest.hit(side.locator(".button"))

    told(guest, "joins the defence with 2 tokens")


def test_tokens_are_lost_in_one_go(visit: Visit) -> None:
    guest = at_table(visit, talks().answer("A", "pass").until("give-up"), "A")
    lose = card(guest).locator(".button.main")
    expect(lose).to_be_disabled()
    for piece in ("place:p1", "place:p2", "place:p3"):
        one_more(guest, piece)
    expect(lose).to_be_enabled()
    lose.click()

    told(guest, "loses 3 tokens")


@by_hand_or_finger
def test_the_gallery_is_searched_and_a_power_has_an_address(visit: Visit, phone: bool) -> None:
    guest = visit("/rules/cosmic", phone=phone)
    guest.press("Gallery of powers")
    powers = guest.page.locator(".cx-power")
    expect(powers.first).to_be_visible()
    guest.page.get_by_label("Search the powers").fill("virus multiplies")
    expect(powers).to_have_count(1)
    guest.hit(powers.first)
    expect(guest.page).to_have_url(re.compile("/powers/cosmic#virus$"))
    expect(guest.page.get_by_role("dialog").get_by_text("CB-virus")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(guest.page).to_have_url(re.compile("/powers/cosmic$"))
