"""What a person meets before the table: home, play now, an invitation, a table with other options."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from orrery.server.host.reach import network_host
from tests.browser.conftest import Visit, address_of, start, stop

FIRST = "PULSAR 2849"


def form_of(request: Request) -> dict[str, Any]:
    """What a page has sent."""
    form = request.post_data_json
    assert isinstance(form, dict)
    return form


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server can be reached that was started with --share."""
    process = start(tmp_path_factory.mktemp("shared"), share="true")
    try:
        yield address_of(process)
    finally:
        stop(process)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_clicks_lead_from_home_to_the_first_own_answer(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)

    guest.play_now(FIRST)
    guest.wait()
    assert "entry gate" in guest.question()
    guest.answer(0)

    guest.look()
    expect(guest.page.locator(".coach")).to_have_count(0)


def test_play_now_is_an_easy_first_game(visit: Visit) -> None:
    guest = visit("/")
    with guest.page.expect_request("**/api/v1/matches") as asked:
        guest.play_now(FIRST)

    form = form_of(asked.value)
    assert form["preset"] == "first-game"
    assert {seat["bot"] for seat in form["seats"] if seat["kind"] == "bot"} == {"beginner"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_home_fits_a_phone(visit: Visit, lang: str) -> None:
    guest = visit("/", phone=True, lang=lang)
    expect(guest.page.locator(".title-card h2").first).to_be_visible()

    assert not guest.is_wide()
    small = guest.page.evaluate(
        """() => [...document.querySelectorAll('.title-card :is(a, button)')]
           .filter((item) => item.getBoundingClientRect().height < 44).map((item) => item.textContent)"""
    )
    assert small == []


def test_a_server_on_this_machine_only_says_so(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match([{"kind": "me"}, {"kind": "open"}], "connect-four")

    invitation = guest.page.locator(".invitation")
    expect(invitation).to_have_attribute("data-reach", "here")
    expect(invitation).to_contain_text("orrery serve --share")
    expect(invitation.locator(".qr")).to_have_count(0)


def test_a_shared_table_shows_its_address_in_the_network(visit: Visit, shared: str) -> None:
    host = network_host()
    assert host, "this machine is in no network"
    guest = visit("/", to=shared)
    match = guest.open_match([{"kind": "me"}, {"kind": "open"}], "connect-four", private=True)
    invitation = guest.page.locator(".invitation")
    expect(invitation).to_have_attribute("data-reach", "network")

    field = invitation.locator(".link-field")

    port = shared.rpartition(":")[2]
    expect(field).to_have_value(re.compile("^" + re.escape(f"http://{host}:{port}/t/{match}#")))
    link = field.input_value()
    expect(invitation.locator(".qr")).to_be_visible()
    friend = visit("/", to=f"http://{host}:{port}")
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Join")).to_be_visible()


def test_boards_and_goals_are_picked_by_looking_at_them(visit: Visit) -> None:
    guest = visit("/new/pulsar")
    guest.hit(guest.page.locator("summary"))
    guest.hit(guest.page.get_by_text("with dead ends", exact=True))
    boards = guest.page.locator(".named-option", has_text="Technology boards")
    guest.hit(boards.get_by_text("choose them…"))
    guest.hit(boards.get_by_text("DII", exact=True))
    goals = guest.page.locator(".named-option", has_text="Goals")
    guest.hit(goals.get_by_text("choose them…"))
    for name in ("Twins", "Triplets", "Settlers", "Inventors"):
        guest.hit(goals.get_by_text(name, exact=True))
    guest.sees("Three goals are chosen.")

    with guest.page.expect_request("**/api/v1/matches") as asked:
        guest.press("Start the game")

    assert form_of(asked.value)["options"] == {
        "map": "B",
        "boards": "AI+DII+AIII",
        "goals": "1-back+4-front+5-front",
    }
    assert guest.wait() == "asked"


def test_seats_are_counted_and_filled(visit: Visit) -> None:
    guest = visit("/new/pulsar")
    guest.press("One more")
    seats = guest.page.locator(".seat-row")
    expect(seats).to_have_count(3)
    guest.hit(seats.nth(1).get_by_text("Friend"))
    guest.hit(seats.nth(2).get_by_text("beginner"))

    with guest.page.expect_request("**/api/v1/matches") as asked:
        guest.press("Open the table")

    made = [(seat["kind"], seat.get("bot")) for seat in form_of(asked.value)["seats"]]
    assert made == [("me", None), ("open", None), ("bot", "beginner")]
    expect(guest.page.locator(".invitation")).to_be_visible()
