"""The last reveal of Cosmic Encounter is shown again: after a reload, and from the log."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.cosmic_games import at
from tests.browser.guest import Guest
from tests.browser.test_cosmic_together import pass_until

AGAIN = ".cx-again"
TOTALS = ["25", "17"]


def after_a_reveal(guest: Guest) -> None:
    """B, the defence, has seen the cards turned up; then the page is loaded anew."""
    at(4)(guest)
    pass_until([guest], AGAIN)
    guest.page.reload()
    expect(guest.page.locator(AGAIN)).to_be_visible()
    guest.look()


def sees_reveal(guest: Guest) -> None:
    expect(guest.page.locator(".cx-grown .cx-total")).to_have_text(TOTALS)


def test_the_last_reveal_is_shown_again_after_a_reload(visit: Visit) -> None:
    guest = visit("/")
    after_a_reveal(guest)
    expect(guest.page.locator(".cx-grown")).to_have_count(0)

    guest.hit(guest.page.locator(AGAIN))

    sees_reveal(guest)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_the_log_shows_the_last_reveal_again(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    after_a_reveal(guest)
    if phone:
        guest.press("Log")
        expect(guest.page.locator(".cx-board")).to_have_count(0)

    guest.hit(guest.page.locator(".since .button"))

    sees_reveal(guest)
