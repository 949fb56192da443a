"""A finished game of PULSAR 2849 between four, brought in as a save."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest

SAVE = Path(__file__).parent / "saves" / "pulsar.txt"
ASK = """async ([path, body, type]) => {
  const sent = body === null ? {} : {method: 'POST', headers: {'content-type': type}, body};
  const reply = await fetch('/api/v1' + path, sent);
  return reply.json();
}"""


def ask(guest: Guest, path: str, body: str | None = None, kind: str = "text/plain") -> Any:
    return guest.page.evaluate(ASK, [path, body, kind])


def bring_in(guest: Guest) -> str:
    ask(guest, "/guests", '{"name": "Vega"}', "application/json")
    return str(ask(guest, "/matches/import", SAVE.read_text(encoding="utf-8"))["id"])


def at_the_end(guest: Guest) -> str:
    match = bring_in(guest)
    guest.page.goto(f"/t/{match}")
    expect(guest.page.locator(".scoring tfoot")).to_be_visible()
    expect(guest.page.locator("[data-piece='system:S13']")).to_be_visible()
    guest.look()
    return match
