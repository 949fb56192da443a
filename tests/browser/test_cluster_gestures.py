"""The gestures of Globular Cluster in a real browser: sending, laying, and all else that costs points."""

import re

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.cluster.game import CLUSTER
from tests.browser.conftest import Visit
from tests.browser.from_position import sit_down
from tests.browser.guest import Guest
from tests.rules.cluster.scene import Scene

TURNS = ("tl", "tr", "br", "bl")
"""Clockwise."""


def at_table(visit: Visit, scene: Scene, phone: bool = False, lang: str = "en") -> Guest:
    """Somebody at a table in this position, asked something."""
    guest = visit("/", phone=phone, lang=lang)
    sit_down(guest, CLUSTER, scene.written.setup, scene.state)
    assert guest.wait() == "asked"
    guest.sees_board()
    guest.look()
    expect(guest.page.locator(".c-board [data-piece='cell:g1']")).to_be_visible()
    return guest


def cell(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f".c-field [data-piece='cell:{name}']").last


def commit(guest: Guest) -> Locator:
    return guest.page.locator(".c-commit")


def points(guest: Guest) -> Locator:
    return guest.page.locator(".c-points")


def point_at_nothing(guest: Guest) -> None:
    """What comes under the pointer next would show what it does."""
    if not guest.phone:
        guest.page.mouse.move(0, 0)


def answered(guest: Guest, number: str) -> None:
    """Wait until the next question is asked and drawn."""
    guest.taken(number)
    assert guest.wait() == "asked"
    guest.sees_board()
    guest.look()


def contested() -> Scene:
    """On g3, worth 2, two coins of B stand; A has nobody there."""
    return Scene().early().coins("g3", 2, seat=1)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_stack_is_sent_in_one_gesture_and_taken_back_as_one(visit: Visit, phone: bool) -> None:
    guest = at_table(visit, contested().acts(), phone)
    guest.hit(cell(guest, "g1"))
    expect(guest.page.locator("[data-heat='g1'] [data-points]")).to_have_count(9)
    guest.hit(cell(guest, "g3"))
    expect(guest.page.locator("[data-route]")).to_have_attribute("data-route", "g1 h1 g2 g3")
    expect(guest.page.locator(".c-verdict")).to_have_text("g3 stays with Vega (B).")
    guest.hit(guest.page.locator(".c-more"))
    expect(guest.page.locator(".c-verdict")).to_have_text("A tie: nobody scores g3.")
    guest.hit(guest.page.locator(".c-more"))
    expect(guest.page.locator(".c-verdict")).to_have_text("You take g3 from Vega (B).")
    expect(guest.page.locator(".c-more")).to_be_disabled()
    expect(points(guest)).to_have_attribute("data-after", "1")

    number = guest.number()
    expect(commit(guest)).to_contain_text("Send 3 for 9 AP")
    guest.hit(commit(guest))
    point_at_nothing(guest)
    answered(guest, number)
    expect(points(guest)).to_have_attribute("data-points", "1")
    expect(cell(guest, "g3").locator("[data-part=coins-A]")).to_have_text("3")

    for left in ("4", "7", "10"):
        for _ in range(3):
            number = guest.number()
            guest.press("Take back")
            answered(guest, number)
        expect(points(guest)).to_have_attribute("data-points", left)
    expect(cell(guest, "g3").locator("[data-part=coins-A]")).to_have_count(0)


def test_a_stack_is_sent_by_keys_alone(visit: Visit) -> None:
    guest = at_table(visit, contested().acts())
    keys = guest.page.keyboard
    cell(guest, "g1").focus()
    keys.press("Enter")
    expect(guest.page.locator("[data-heat='g1']")).to_have_count(1)
    keys.press("ArrowDown")
    expect(cell(guest, "h1")).to_be_focused()
    keys.press("Enter")
    expect(commit(guest)).to_contain_text("Send 1 for 1 AP")
    keys.press("5")
    expect(commit(guest)).to_contain_text("Send 5 for 5 AP")
    keys.press("-")
    expect(commit(guest)).to_contain_text("Send 4 for 4 AP")
    keys.press("Escape")
    expect(commit(guest)).to_have_count(0)
    expect(guest.page.locator("[data-heat='g1']")).to_have_count(1)
    keys.press("Enter")
    expect(commit(guest)).to_contain_text("Send 1 for 1 AP")
    number = guest.number()
    keys.press("Enter")
    answered(guest, number)
    expect(cell(guest, "h1").locator("[data-part=coins-A]")).to_have_text("1")


def test_the_wheel_over_the_target_changes_how_many_go(visit: Visit) -> None:
    guest = at_table(visit, contested().acts())
    cell(guest, "g1").click()
    cell(guest, "h1").click()
    expect(commit(guest)).to_contain_text("Send 1 for 1 AP")
    guest.look()
    guest.page.mouse.wheel(0, -100)
    expect(commit(guest)).to_contain_text("Send 2 for 2 AP")
    guest.look()
    guest.page.mouse.wheel(0, 100)
    expect(commit(guest)).to_contain_text("Send 1 for 1 AP")


def test_a_warp_is_part_of_the_way(visit: Visit) -> None:
    guest = at_table(visit, Scene().early().station("g4").acts())
    cell(guest, "g1").click()
    cell(guest, "f3").click()
    expect(guest.page.locator("[data-route]")).to_have_attribute("data-route", "g1 g4 f3")
    expect(guest.page.locator(".c-leg.c-warp")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_refused_place_says_why_with_its_clause(visit: Visit, phone: bool) -> None:
    guest = at_table(visit, Scene().tile("e1", "RDa").tile("e2", "RDa").holds("BL2"), phone)
    refused = cell(guest, "d2")
    expect(refused).to_have_class(re.compile("c-no"))
    if phone:
        guest.press("Show all tiles")
        refused.tap()
    else:
        guest.point_at(refused)
    callout = guest.page.locator(".c-callout")
    expect(callout).to_contain_text("d2: no way in")
    expect(callout).to_contain_text("G3.6")
    if not phone:
        refused.click()
        expect(guest.page.get_by_role("dialog")).to_contain_text("G3.6")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_four_turns_of_a_tile_differ_and_the_chosen_one_is_laid(visit: Visit, phone: bool) -> None:
    guest = at_table(visit, Scene().early().holds("GR5"), phone)
    if phone:
        guest.press("Show all tiles")
    guest.hit(cell(guest, "h4"))
    ghost = guest.page.locator("[data-ghost]")
    borders = guest.page.locator("[data-borders]")
    seen = []
    for tick in TURNS:
        expect(ghost).to_have_attribute("data-ghost", f"h4 {tick}")
        expect(guest.page.locator(f"[data-turn={tick}]")).to_have_attribute("aria-checked", "true")
        guest.look()
        seen.append(borders.get_attribute("data-borders"))
        guest.hit(guest.page.locator(".c-knob"))
    assert len(set(seen)) == len(TURNS)
    guest.hit(guest.page.locator("[data-turn=br]"))
    expect(ghost).to_have_attribute("data-ghost", "h4 br")
    number = guest.number()
    guest.hit(commit(guest))
    answered(guest, number)
    expect(guest.page.locator(".question-text").first).to_contain_text("10 action points")
    expect(cell(guest, "h4").locator("[data-part=tick]").first).to_be_attached()


def test_a_tile_is_turned_by_wheel_and_keys_and_laid_by_enter(visit: Visit) -> None:
    guest = at_table(visit, Scene().early().holds("GR5"))
    ghost = guest.page.locator("[data-ghost]")
    cell(guest, "h4").click()
    expect(ghost).to_have_attribute("data-ghost", "h4 tl")
    guest.page.keyboard.press("r")
    expect(ghost).to_have_attribute("data-ghost", "h4 tr")
    guest.page.keyboard.press("Shift+R")
    expect(ghost).to_have_attribute("data-ghost", "h4 tl")
    guest.look()
    guest.page.mouse.wheel(0, 100)
    expect(ghost).to_have_attribute("data-ghost", "h4 tr")
    number = guest.number()
    guest.page.keyboard.press("Enter")
    answered(guest, number)


def test_a_supernova_is_laid_without_turning(visit: Visit) -> None:
    guest = at_table(visit, Scene().early().holds("RDa"))
    cell(guest, "h4").click()
    expect(commit(guest)).to_be_visible()
    expect(guest.page.locator(".c-knob, .c-way-line")).to_have_count(0)
    number = guest.number()
    commit(guest).click()
    answered(guest, number)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_colonising_warns_of_those_who_leave_the_game(visit: Visit, phone: bool) -> None:
    scene = Scene().early().pennies("g3", 1).coins("g3", 3).leader("g3").acts()
    guest = at_table(visit, scene, phone)
    guest.hit(guest.page.locator("[data-deed=colonise]"))
    warning = guest.page.locator(".c-warning")
    expect(warning).to_have_attribute("data-lost", "3")
    expect(warning).to_contain_text("the leader")
    guest.hit(guest.page.get_by_role("button", name="The leader"))
    expect(warning).to_have_attribute("data-lost", "3")
    expect(warning).not_to_contain_text("the leader")
    number = guest.number()
    guest.hit(commit(guest))
    answered(guest, number)
    expect(cell(guest, "g3").locator("[data-part=colony]")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_crystals_are_traded(visit: Visit, phone: bool) -> None:
    scene = Scene().early().crystals(A=1, B=2).crystals(seat=1, C=1, D=3).acts()
    guest = at_table(visit, scene, phone)
    guest.hit(guest.page.locator("[data-deed=trade]"))
    expect(guest.page.locator("[data-crystal]")).to_have_count(1)
    guest.hit(guest.page.locator("[data-crystal='crystal:B-C']"))
    guest.hit(guest.page.locator("[data-crystal='crystal:A-B']"))
    number = guest.number()
    expect(commit(guest)).to_contain_text("Trade for 3 AP")
    guest.hit(commit(guest))
    answered(guest, number)
    expect(points(guest)).to_have_attribute("data-points", "7")


def test_what_can_not_be_done_says_why(visit: Visit) -> None:
    guest = at_table(visit, Scene().early().acts())
    colonise = guest.page.locator("[data-deed=colonise]")
    expect(colonise).to_have_attribute("aria-disabled", "true")
    clause = colonise.get_attribute("data-clause")
    assert clause is not None
    colonise.click(force=True)
    expect(guest.page.get_by_role("dialog")).to_contain_text(clause)


def test_a_station_takes_its_first_guests_along(visit: Visit) -> None:
    guest = at_table(visit, Scene().early().acts())
    guest.page.locator("[data-deed=station]").click()
    cell(guest, "g4").click()
    guest.page.locator(".c-more").click()
    guest.page.locator(".c-more").click()
    number = guest.number()
    expect(commit(guest)).to_contain_text("Build for 7 AP")
    commit(guest).click()
    answered(guest, number)
    expect(cell(guest, "g4").locator("[data-part=coins-A]")).to_have_text("2")


def test_the_gestures_speak_russian(visit: Visit) -> None:
    guest = at_table(visit, contested().acts(), lang="ru")
    cell(guest, "g1").click()
    cell(guest, "h1").click()
    expect(commit(guest)).to_contain_text("Отправить 1 за 1 ОД")
