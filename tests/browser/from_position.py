"""Tables that begin in a position of a test, by way of a save that holds it and nothing else."""

from collections.abc import Sequence
from json import dumps
from typing import Any

from playwright.sync_api import expect

from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from tests.browser.finished import ask
from tests.browser.guest import Guest

SIT_DOWN = """async ([save, seats]) => {
  const post = async (path, body, type = 'application/json') => {
    const reply = await fetch('/api/v1' + path, {method: 'POST', headers: {'content-type': type}, body});
    return reply.json();
  };
  await post('/guests', JSON.stringify({name: 'Vega'}));
  const {id} = await post('/matches/import', save, 'text/plain');
  for (let seat = 0; seat < seats; seat += 1) {
    await post(`/matches/${id}/join`, JSON.stringify({seat, key: ''}));
  }
  return id;
}"""


def sit_down(guest: Guest, game: Game[Any], setup: Setup, state: Any) -> None:
    """Play all seats from a position on, and go to the table."""
    save = write_save(Match(game, Setup(setup.seats, setup.options, state)))
    match = guest.page.evaluate(SIT_DOWN, [save, setup.seats])
    guest.page.goto(f"/t/{match}")


NAMES = ("Maia", "Electra", "Taygete", "Merope")


def sit_together(
    guests: Sequence[Guest], game: Game[Any], setup: Setup, state: Any, seats: Sequence[int]
) -> None:
    """Play these seats from a position on, one with each browser; computer players have all others."""
    save = write_save(Match(game, Setup(setup.seats, setup.options, state)))
    for guest, name in zip(guests, NAMES):
        guest.call_myself(name)
    host = guests[0]
    match = ask(host, "/matches/import", save)["id"]
    for guest, seat in zip(guests, seats, strict=True):
        ask(guest, f"/matches/{match}/join", dumps({"seat": seat, "key": ""}), "application/json")
    for guest in guests:
        guest.page.goto(f"/t/{match}")
    free = host.page.locator(".lobby-seat.free")
    expect(free).to_have_count(setup.seats - len(guests))
    for left in reversed(range(setup.seats - len(guests))):
        host.hit(free.first.locator("button").last)
        expect(free).to_have_count(left)


def sit_among_bots(guest: Guest, game: Game[Any], setup: Setup, state: Any, seat: int) -> None:
    """Play one seat from a position on; with computer players in all others the game begins."""
    sit_together([guest], game, setup, state, [seat])
