"""Random games one after the other, with every combination of options, watched now and then."""

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup
from orrery.engine.events import Recorder
from orrery.engine.flow import CHANCE, PASS
from orrery.engine.game import Game, Setup
from orrery.engine.playout import Playout
from tests.contract.titles import Case
from tests.soak.invariants import MORE_OPTIONS, Watch, watch_of

STRIDE: Final = 80
"""Answers between two looks at a game."""

WATCHED: Final = 51
"""Of so many games one is looked at after every answer; odd, so that players of both kinds are."""

CLOSELY: Final = 1000
"""Answers of such a game that are watched so; the longest games of most titles are shorter."""

SPREAD: Final = 7919
"""A large prime: neighbouring games differ in many options."""

MOST_CASES: Final = 401
"""Combinations of options, of a title that has very many; a prime, so that they are well mixed."""

TRIES: Final = 3
"""How often a busy player draws again rather than pass."""


def cases_with(game: Game[Any], seats: int) -> list[Case]:
    """Every combination of the settings that have values, or an even part of them, and what a title adds."""
    named = [setting for setting in game.settings if setting.values]
    keys = [setting.key for setting in named]
    total = prod(len(setting.values) for setting in named)
    some = islice(product(*(setting.values for setting in named)), 0, None, 1 + total // MOST_CASES)
    combined = [dict(zip(keys, values)) for values in some]
    return [
        Case(game, setup)
        for options in combined + MORE_OPTIONS.get(game.key, [])
        if (setup := possible_setup(game, seats, options)) is not None
    ]


def possible_setup(game: Game[Any], seats: int, options: dict[str, str]) -> Setup | None:
    """Options that don't go together are no case."""
    try:
        return game.setup(seats, options)
    except BadSetup:
        return None


class Soak:
    """Plays games of one title with one number of seats; game ``n`` has the seed ``n``.

    Games alternate between players who take any answer alike and busy ones, who pass seldom.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.cases = cases_with(game, seats)
        self.answers = 0
        self.looks = 0

    def play(self, numbers: range) -> None:
        """Raises ``AssertionError`` that names the game and its seed if a law is broken."""
        for number in numbers:
            case = self.cases[number // 2 * SPREAD % len(self.cases)]
            try:
                self.play_one(case, number)
            except Exception as error:
                raise AssertionError(f"{case}, seed {number}: {error!r}") from error

    def play_one(self, case: Case, number: int) -> None:
        watch = watch_of(case.game)
        closely = CLOSELY if number % WATCHED == 0 else 0
        walk = stroll(case, number) if number % 2 == 0 else bustle(case, number)
        state = None
        for answers, state in enumerate(walk):
            self.answers += 1
            watch.glance(state)
            if answers < closely or (answers + number) % STRIDE == 0:
                self._look(watch, state)
        self._look(watch, state)
        watch.finish(state)

    def _look(self, watch: Watch, state: Any) -> None:
        self.looks += 1
        watch.look(state)


def stroll(case: Case, seed: int) -> Iterator[Any]:
    """Play at random; yields the state after each answer."""
    game, playout = case.game, Playout(seed)
    state = game.start(case.setup, Recorder())
    for _ in range(game.bound):
        if state.open == 0:
            return
        playout.step(game, state)
        yield state


def bustle(case: Case, seed: int) -> Iterator[Any]:
    """The same with players who pass only if they draw a pass several times."""
    game, rng = case.game, Rng(seed)
    state = game.start(case.setup, Recorder())
    for _ in range(game.bound):
        if state.open == 0:
            return
        ask = state.ask_at(state.first_unanswered())
        choice = game.sample(state, ask, rng)
        for _ in range(TRIES if ask.seat != CHANCE else 0):
            if choice == PASS:
                choice = game.sample(state, ask, rng)
        game.apply(state, ask.seat, choice)
        yield state
