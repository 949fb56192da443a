"""``python -m tests.server.pulsar_positions``: positions of PULSAR 2849 for the tests of its board.

One for each question that a seat can be asked, with the question as it goes to the browser.
"""

from collections.abc import Iterator
from typing import Any, Final

from orrery.engine.chance import Dealer
from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.games.pulsar.game import PULSAR
from orrery.players.registry import make_player
from tests.server.positions import moments, position, target, written

MOST_PLANS: Final = 60
"""Positions with more ways to fly are passed over: the file is to stay small."""

FLIGHTS: Final = ("act", "hop")
"""Questions that are of use only with several ways to fly."""

GAMES: Final = 25
"""As many as it takes to come across every question."""


def positions() -> dict[str, Any]:
    """The first position with each question, in games of random players."""
    found: dict[str, Any] = {}
    for match in games():
        ask = match.asks()[0]
        key = PULSAR.decisions[ask.decision].key
        if ask.seat == CHANCE or key in found:
            continue
        seen = position(match, ask)
        plans = len(seen["question"].plans)
        if plans <= MOST_PLANS and (plans > 1 or key not in FLIGHTS):
            found[key] = seen
    return found


def games() -> Iterator[Match[Any]]:
    """The map side and the number of players change from game to game."""
    for number in range(GAMES):
        setup = PULSAR.setup(2 + number % 3, {"map": "AB"[number % 2]})
        match = Match(PULSAR, setup, Dealer(str(number).encode()))
        yield from moments(match, make_player("random", PULSAR.key, number))


if __name__ == "__main__":
    target(PULSAR).write_bytes(written(PULSAR, positions()))
