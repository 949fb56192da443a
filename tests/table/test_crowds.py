"""Whatever people, bots and spectators do at a table: refused or not, what must hold holds."""

from typing import Any

import pytest

from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game
from orrery.games.registry import TITLES
from tests.table.crowd import Crowd
from tests.titles import TITLES as MADE_FOR_TESTS

STEPS = 160
LOBBY_STEPS = 12
CHECKED_EVERY = 40

each_title = pytest.mark.parametrize(
    "game", [*TITLES.values(), *MADE_FOR_TESTS.values()], ids=lambda game: game.key
)


@each_title
@pytest.mark.parametrize("seed", range(4))
def test_a_crowd_can_not_break_the_table(game: Game[Any], seed: int) -> None:
    crowd = Crowd(game, seed)

    for number in range(STEPS):
        crowd.step()
        if number == LOBBY_STEPS:
            crowd.begin()
        if number % CHECKED_EVERY == 0:
            crowd.check_restored()

    assert crowd.refused > 0
    assert crowd.company.entries, "nothing was played"


@each_title
def test_spectators_who_lag_behind_hear_every_number_once(game: Game[Any]) -> None:
    crowd = Crowd(game, seed=9, delay=5.0)

    for _ in range(STEPS):
        crowd.step()
    crowd.company.wait(10.0)

    numbers = crowd.company.numbers(SPECTATOR)
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
