"""Random games of every title keep its laws; a soak plays many more of them."""

from typing import Any

import pytest

from orrery.engine.game import Game
from orrery.games.registry import TITLES
from tests.share import share
from tests.soak.games import Soak, cases_with
from tests.soak.invariants import WATCHES, Watch

GAMES = share({"pulsar": 4, "cluster": 2, "cosmic": 1}, {"pulsar": 200, "cluster": 100, "cosmic": 3})
FEW = share(5, 40)
DUELS = share({"cosmic": 1}, {"cosmic": 2})
"""Games of two seats, where these take much longer than others."""

SEATS = share({"cosmic": (4,)}, {})
"""The numbers of seats of a title, where it is not every one."""

TABLES = [
    (game, seats)
    for game in TITLES.values()
    for seats in SEATS.get(game.key, range(game.fewest, game.most + 1))
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.key}-{seats}" for game, seats in TABLES])
def test_random_games_keep_the_laws(game: Game[Any], seats: int) -> None:
    soak = Soak(game, seats)
    games = GAMES.get(game.key, FEW)
    if seats == 2:
        games = DUELS.get(game.key, games)

    soak.play(range(games))

    assert soak.looks > games
    assert soak.answers > soak.looks


def test_laws_are_those_of_registered_titles() -> None:
    assert set(WATCHES) <= set(TITLES)


def test_a_soak_mixes_every_combination_of_options() -> None:
    cases = [str(case) for case in cases_with(TITLES["pulsar"], 3)]

    assert len(set(cases)) == len(cases)
    for options in ("map=B", "hqs=off", "even-start=on", "map=B hqs=off even-start=on", "boards="):
        assert any(options in case for case in cases), options


def test_a_breach_is_told_with_the_game_and_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict(Watch):
        def finish(self, state: Any) -> None:
            raise AssertionError("games shall not end")

    monkeypatch.setitem(WATCHES, "connect-four", Strict)

    with pytest.raises(AssertionError, match=r"connect-four 2, seed 7: .*games shall not end"):
        Soak(TITLES["connect-four"], 2).play(range(7, 8))
