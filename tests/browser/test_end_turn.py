"""The end of a turn in a real browser: the last answer is taken back, and the turn is ended by a key."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit

OPEN = {"kind": "open"}


def test_the_last_answer_of_a_turn_is_taken_back_and_the_turn_ended_by_a_key(visit: Visit) -> None:
    host, friend = visit("/", holds=True), visit("/", holds=True)
    match = host.open_match([{"kind": "me"}, OPEN], "connect-four")
    friend.join(match, "Mira")
    end = host.page.get_by_role("button", name="End turn")

    assert host.wait() == "asked"
    host.page.keyboard.press("4")
    expect(end).to_be_visible()
    friend.sees("Vega may still take back the last answer.")
    host.page.keyboard.press("Backspace")
    expect(end).to_have_count(0)
    assert host.wait() == "asked"
    host.page.keyboard.press("5")
    expect(end).to_be_visible()
    host.look()
    host.page.keyboard.press("e")

    expect(end).to_have_count(0)
    assert friend.wait() == "asked"


def test_who_ends_turns_at_once_is_never_waited_for(visit: Visit) -> None:
    guest = visit("/", holds=True)
    guest.open_match([{"kind": "me"}, {"kind": "bot", "bot": "random"}], "connect-four")
    assert guest.wait() == "asked"
    guest.page.keyboard.press("1")
    guest.press("Always end at once")
    assert guest.wait() == "asked"

    guest.page.keyboard.press("1")

    expect(guest.page.locator(".log-text")).to_have_count(4)
    expect(guest.page.get_by_role("button", name="End turn")).to_have_count(0)


def test_a_preview_says_how_long_an_answer_can_be_taken_back(visit: Visit) -> None:
    guest = visit("/", holds=True)
    guest.open_match([{"kind": "me"}, {"kind": "bot", "bot": "random"}], "connect-four")
    assert guest.wait() == "asked"

    guest.point_at(guest.answers().first)

    expect(guest.page.locator(".preview-head")).to_contain_text("Can be taken back until you end your turn")
    expect(guest.page.locator(".preview-head")).to_contain_text("Then: Hands the turn to")
