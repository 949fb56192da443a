"""Rights in the browser: links, sessions, data and deletion in the settings; hosts and their guests."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

NO_START = {"starts_when_full": False}
TWO = [{"kind": "me"}, {"kind": "open"}]


def link_of(guest: Guest) -> str:
    """The personal link that the settings show."""
    guest.page.goto("/settings")
    guest.hit(guest.page.get_by_text("Your personal link"))
    shown = guest.page.locator(".personal code, .personal input").first
    expect(shown).to_be_visible()
    return str(shown.evaluate("place => place.value ?? place.textContent"))


def test_links_and_sessions_end_and_data_is_told_and_deleted(visit: Visit, tmp_path: Path) -> None:
    ann = visit("/settings")
    ann.page.get_by_label("Your name").fill("Annabel")
    ann.press("Save")
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    first = link_of(ann)
    phone = visit(re.sub(r"^https?://[^/]+", "", first), phone=True)
    phone.page.wait_for_url("**/games")

    ann.press("Make a new link")
    ann.press("Really? The old link stops working.")
    expect(ann.page.get_by_text("Your link is new.")).to_be_visible()
    second = link_of(ann)
    assert second != first
    phone.page.goto(first)
    expect(phone.page.get_by_text("This personal link belongs to nobody.")).to_be_visible()

    with ann.page.expect_download() as download:
        ann.press("Download my data")
    download.value.save_as(tmp_path / "data.json")
    assert json.loads((tmp_path / "data.json").read_text())["name"] == "Annabel"

    ann.press("Sign out everywhere")
    ann.press("Really? Only your personal link brings you back.")
    expect(ann.page.get_by_text("You are signed out everywhere.")).to_be_visible()
    ann.page.goto(second)
    ann.page.wait_for_url("**/games")

    ann.page.goto("/settings")
    ann.press("Delete me")
    ann.press("Really delete?")
    expect(ann.page.get_by_text("You were deleted.")).to_be_visible()
    ann.page.goto(second)
    expect(ann.page.get_by_text("This personal link belongs to nobody.")).to_be_visible()


def test_a_host_mutes_and_removes_a_guest_lets_them_back_and_closes_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    match = host.open_match(TWO, "connect-four", settings=NO_START)
    guest.join(match, "Mizar")
    seat = host.page.locator(".lobby-seat", has_text="Mizar")
    host.hit(seat.get_by_role("button", name="Mute: Mizar"))
    expect(guest.page.get_by_text("The host has muted you at this table.")).to_be_visible()
    expect(guest.page.get_by_text("Vega muted Mizar.")).to_be_visible()

    host.hit(seat.get_by_role("button", name="Remove"))
    host.hit(seat.get_by_role("button", name="Really remove Mizar?"))

    expect(guest.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(host.page.get_by_text("Vega removed Mizar from the table.")).to_be_visible()
    expect(host.page.locator(".lobby-seat.free")).to_have_count(1)

    host.hit(host.page.locator(".lobby").get_by_role("button", name="Let back in: Mizar"))
    expect(host.page.get_by_text("Vega let Mizar come back to the table.")).to_be_visible()
    expect(guest.page.get_by_text("The host can let you back in.")).to_be_visible()
    guest.press("Try again")
    guest.press("Join")
    expect(host.page.locator(".lobby-seat", has_text="Mizar")).to_be_visible()
    expect(guest.page.get_by_text("Vega let Mizar come back to the table.")).to_be_visible()
    expect(host.page.locator(".removed-guests")).to_have_count(0)

    host.press("Menu")
    host.press("Close the table")
    host.press("Really close?")
    expect(host.page.get_by_text("this table is closed")).to_be_visible()
    expect(host.page.get_by_text("Vega closed the table.")).to_be_visible()
