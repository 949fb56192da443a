"""Games to be shown: tables at which people answer at random, and finished matches."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.games.registry import TITLES
from orrery.server.replay import Played
from orrery.table.messages import TableUpdate
from orrery.table.settings import Settings
from tests.table.company import SECRET, Company

NAMES = ("ann", "bob", "cid", "dan", "eve", "fay")

each_title = pytest.mark.parametrize("game", TITLES.values(), ids=TITLES.keys())
each_open_title = pytest.mark.parametrize(
    "game", [game for game in TITLES.values() if not game.hides], ids=lambda game: game.key
)


def company(game: Game[Any], settings: Settings | None = None) -> Company:
    """The usual number of people around a game; nothing is paused for."""
    people = NAMES[: game.usual]
    return Company(game, " ".join(people), settings or Settings(pause=0.0)).sit_down()


def answers(table: Company, most: int, seed: int = 1) -> Iterator[list[TableUpdate]]:
    """People answer at random; yields what is told after each answer."""
    rng = Rng(seed)
    for _ in range(most):
        table.wait(0.1)
        asked = [seat for seat in table.asked if table.table.question_of(seat) is not None]
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        options = table.question(seat).options
        yield table.answer(seat, options[rng.below(len(options))][0])


@cache
def finished(key: str, seed: int = 2) -> Match[Any]:
    """A match that was played to its end at random."""
    game = TITLES[key]
    match, rng = Match(game, game.setup(game.usual), Dealer(SECRET)), Rng(seed)
    while match.outcome() is None:
        match.deal()
        for ask in match.asks()[:1]:
            match.play(ask.seat, int(game.sample(match.state, ask, rng)))
    return match


def played(match: Match[Any]) -> Played:
    seats = match.setup.seats
    log = tuple((entry.seat, entry.decision, entry.choice) for entry in match.log)
    return Played(match.game.key, seats, match.setup.options, NAMES[:seats], log)
