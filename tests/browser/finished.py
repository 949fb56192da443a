"""Finished games, brought in as saves once for each server: so what is told of one is made once, too."""

from functools import cache
from json import dumps
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from orrery.engine.chance import Dealer, Rng
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.registry import TITLES
from tests.browser.guest import Guest
from tests.contract.walks import answer_randomly

SAVE = Path(__file__).parent / "saves" / "pulsar.txt"
"""A game of PULSAR 2849 between four."""

SECRET = b"a game that was played before"
BROUGHT: dict[tuple[str, str], str] = {}
"""The matches by server and save."""

ASK = """async ([path, body, type]) => {
  const sent = body === null ? {} : {method: 'POST', headers: {'content-type': type}, body};
  const reply = await fetch('/api/v1' + path, sent);
  return reply.json();
}"""


def ask(guest: Guest, path: str, body: str | None = None, kind: str = "text/plain") -> Any:
    return guest.page.evaluate(ASK, [path, body, kind])


@cache
def random_save(title: str, **options: str) -> str:
    """A game between two who answer at random."""
    game: Game[Any] = TITLES[title]
    match, rng = Match(game, game.setup(2, options), Dealer(SECRET)), Rng(5)
    while match.outcome() is None:
        match.deal()
        if match.asks():
            answer_randomly(match, rng)
    return write_save(match)


def imported(guest: Guest, save: str) -> str:
    """The match of a save, for somebody with a session."""
    guest.call_myself("Vega")
    key = guest.page.evaluate("location.origin"), save
    if key not in BROUGHT:
        BROUGHT[key] = str(ask(guest, "/matches/import", save)["id"])
    return BROUGHT[key]


def bring_in(guest: Guest) -> str:
    return imported(guest, SAVE.read_text(encoding="utf-8"))


def branch(guest: Guest, match: str, left: int, seats: list[dict[str, str]]) -> None:
    """Go on with a finished match at a table of one's own, from so many moments before its end."""
    count = ask(guest, f"/matches/{match}/replay?first=0&count=1")["count"]
    form = dumps({"moment": count - 1 - left, "seats": seats})
    made = ask(guest, f"/matches/{match}/branch", form, "application/json")
    guest.page.goto(f"/t/{made['id']}")


def at_the_end(guest: Guest) -> str:
    match = bring_in(guest)
    guest.page.goto(f"/t/{match}")
    expect(guest.page.locator(".scoring tfoot")).to_be_visible()
    expect(guest.page.locator("[data-piece='system:S13']")).to_be_visible()
    guest.look()
    return match
