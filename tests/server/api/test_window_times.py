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


def in_a_window(guest: Guest, with_choice: bool) -> str:
    """A game that was left in a window, and goes on when all have sat down."""
    headers = {"content-type": "text/plain"}
    save = fresh_poll(with_choice)
    reply = guest.post("/matches/import", content=save, headers=headers).raise_for_status()
    return str(reply.json()["id"])


def sit_down(person: Guest, match: str, seat: int) -> None:
    person.post(f"/matches/{match}/join", json={"seat": seat}).raise_for_status()


def until_open(raw: RawSocket) -> int:
    """Read up to the question of the window; its number."""
    update = raw.message()["update"]
    while update["window"] is None:
        update = raw.message()
    assert update["window"]["is_timed"]
    return int(update["question"]["number"])


def until_closed(raw: RawSocket, number: int) -> float:
    """When the next question is told, or somebody responds."""
    while True:
        update = raw.message()
        if update.get("events") or (update["question"] or {}).get("number", number) != number:
            return monotonic()


@pytest.mark.parametrize("with_choice", [True, False])
def test_a_window_closes_in_its_time_though_nobody_says_a_word(
    people: list[Guest], with_choice: bool
) -> None:
    match = in_a_window(people[0], with_choice)
    sit_down(people[0], match, 0)
    with people[0].raw(match, 0) as raw:
        sit_down(people[1], match, 1)
        before = monotonic()
        sit_down(people[2], match, 2)
        closed = until_closed(raw, until_open(raw))

    assert closed - before >= WINDOW
