"""Hints at the table: they are shown to whoever may have them, point at their pieces, and are played."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

ME_AND_A_BOT: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TWO_OF_US: Final = [{"kind": "me"}, {"kind": "me", "name": "Mira"}]


def seated(visit: Visit, seats: list[dict[str, str]]) -> Guest:
    guest = visit("/")
    guest.open_match(seats, "connect-four")
    assert guest.wait() == "asked"
    guest.sees_board()
    return guest


def test_a_hint_is_shown_points_at_its_pieces_and_is_played(visit: Visit) -> None:
    guest = seated(visit, ME_AND_A_BOT)
    guest.press("Hint")
    hints = guest.page.locator(".hints .answer-main")
    expect(hints).to_have_count(3)
    expect(hints.first).to_contain_text("column d")
    expect(hints.first).to_contain_text("looks best")

    hints.first.hover()
    expect(guest.page.locator(".preview")).to_contain_text("column d")
    expect(guest.page.locator(".hints .answer.pointed")).to_have_count(1)
    expect(guest.page.locator("[data-piece='column:d'].is-pointed")).to_have_count(1)

    number = guest.number()
    guest.hit(hints.first)
    guest.taken(number)
    expect(guest.page.locator(".hints .answer")).to_have_count(0)


def test_friends_at_one_screen_have_no_hints(visit: Visit) -> None:
    guest = seated(visit, TWO_OF_US)
    expect(guest.page.locator(".question-foot")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
