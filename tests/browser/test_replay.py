"""A finished game again: moment by moment, by a link to one of them, and on from there."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

DISCS = ".connect-four .disc"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def finished(visit: Visit) -> tuple[Guest, str]:
    """Somebody who has just played a short game to its end."""
    guest = visit("/")
    match = guest.open_match(SEATS, "connect-four")
    guest.play(Random(8))
    return guest, match


def test_keys_go_through_the_moments_and_the_address_keeps_up(finished: tuple[Guest, str]) -> None:
    guest, match = finished
    page = guest.page

    guest.press("Analyse")
    page.wait_for_url(re.compile(rf"/replay/{match}\?at=0$"))
    expect(page.locator(".scrubber")).to_be_visible()
    expect(page.locator(DISCS)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=2$"))
    expect(page.locator(DISCS)).to_have_count(2)
    page.keyboard.press("End")
    expect(page.locator(f"{DISCS}.won")).to_have_count(4)
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"at=0$"))
    expect(page.locator(DISCS)).to_have_count(0)


def test_a_link_to_a_moment_shows_it_to_somebody_else(finished: tuple[Guest, str], visit: Visit) -> None:
    guest, match = finished
    guest.page.goto(f"/replay/{match}?at=3")
    expect(guest.page.locator(DISCS)).to_have_count(3)
    pieces = [disc.get_attribute("data-piece") for disc in guest.page.locator(DISCS).all()]

    stranger = visit(f"/replay/{match}?at=3")

    expect(stranger.page.locator(DISCS)).to_have_count(3)
    for piece in pieces:
        expect(stranger.page.locator(f"{DISCS}[data-piece='{piece}']")).to_have_count(1)


def test_one_can_play_on_from_a_moment(finished: tuple[Guest, str]) -> None:
    guest, match = finished
    page = guest.page
    page.goto(f"/replay/{match}?at=4")

    guest.press("Play on from here")

    page.wait_for_url(re.compile(r"/t/(?!" + match + ")"))
    assert guest.wait() == "asked"
    guest.answer(0)


def test_a_running_game_can_not_be_replayed(visit: Visit) -> None:
    guest = visit("/")
    match = guest.open_match(SEATS, "connect-four")

    guest.page.goto(f"/replay/{match}")

    expect(guest.page.get_by_role("link", name="To the table")).to_be_visible()
