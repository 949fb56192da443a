"""Tables that begin in a position of a test, by way of a save that holds it and nothing else."""

from typing import Any

from playwright.sync_api import expect

from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.engine.notation import write_save
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


IMPORT = """async ([save, seat, name]) => {
  const post = async (path, body, type = 'application/json') => {
    const reply = await fetch('/api/v1' + path, {method: 'POST', headers: {'content-type': type}, body});
    return reply.json();
  };
  await post('/guests', JSON.stringify({name}));
  const {id} = await post('/matches/import', save, 'text/plain');
  await post(`/matches/${id}/join`, JSON.stringify({seat, key: ''}));
  return id;
}"""


def sit_among_bots(guest: Guest, game: Game[Any], setup: Setup, state: Any, seat: int) -> None:
    """Play one seat from a position on; with computer players in all others the game begins."""
    save = write_save(Match(game, Setup(setup.seats, setup.options, state)))
    match = guest.page.evaluate(IMPORT, [save, seat, "Maia"])
    guest.page.goto(f"/t/{match}")
    free = guest.page.locator(".lobby-seat.free")
    for left in reversed(range(setup.seats - 1)):
        guest.hit(free.first.locator("button").last)
        expect(free).to_have_count(left)
