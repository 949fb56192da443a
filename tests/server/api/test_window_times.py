"""Windows at a real server: when one closes tells nothing, over real sockets and by the real clock."""

from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import PASS
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.cosmic.game import COSMIC
from orrery.server.host.settings import ServerSettings
from orrery.table.groups import is_poll
from tests.contract.walks import answer_randomly
from tests.server.api.running import Guest, RawSocket, guest, running

SEATS = 3
WINDOW = 2.5
NAMES = ("Ann", "Bob", "Cid")


def fresh_poll(with_choice: bool) -> str:
    """A game at a window at which all are asked and may pass, and somebody or nobody could respond."""
    match = Match(COSMIC, COSMIC.setup(SEATS))
    rng = Rng(5)
    while not is_wanted(match, with_choice):
        answer_randomly(match, rng)
    return write_save(match)


def is_wanted(match: Match[Any], with_choice: bool) -> bool:
    asks = match.asks()
    if len(asks) < SEATS or not is_poll(match) or match.state.open != SEATS:
        return False
    options = [match.options(int(ask.seat)) for ask in asks]
    return all(PASS in choices for choices in options) and with_choice == any(
        len(choices) > 1 for choices in options
    )


@pytest.fixture
def people(tmp_path: Any) -> Iterator[list[Guest]]:
    with ExitStack() as stack:
        port = stack.enter_context(running(ServerSettings(home=str(tmp_path))))
        yield [stack.enter_context(guest(port, name)) for name in NAMES]


def open_window(people: list[Guest], with_choice: bool) -> tuple[str, float]:
    """All sit down around a game that was left in a window; a moment before the last one did."""
    headers = {"content-type": "text/plain"}
    save = fresh_poll(with_choice)
    reply = people[0].post("/matches/import", content=save, headers=headers).raise_for_status()
    match, before = str(reply.json()["id"]), 0.0
    for seat, person in enumerate(people):
        before = monotonic()
        person.post(f"/matches/{match}/join", json={"seat": seat}).raise_for_status()
    return match, before


def until_closed(raw: RawSocket) -> float:
    """When the next question is told, or somebody responds."""
    update = raw.message()["update"]
    window = update["window"]
    assert window["is_timed"]
    number = update["question"]["number"]
    while True:
        update = raw.message()
        if update.get("events") or (update["question"] or {}).get("number", number) != number:
            return monotonic()


@pytest.mark.parametrize("with_choice", [True, False])
def test_a_window_closes_in_its_time_though_nobody_says_a_word(
    people: list[Guest], with_choice: bool
) -> None:
    match, before = open_window(people, with_choice)
    with people[0].raw(match, 0) as raw:
        closed = until_closed(raw)

    assert closed - before >= WINDOW
