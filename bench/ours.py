"""What our own engine is asked to do, in whichever build this process has."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

from bench.cases import CASES, SEED, Case, positions
from bench.timing import Contender, OneByOne, Repeated, Work
from orrery.engine import flow
from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.engine.playout import playouts

MOST_CLONED: Final = 100


def is_compiled() -> bool:
    return not str(flow.__file__).endswith(".py")


def games_inside(case: Case) -> Work:
    """Whole random games with the loop inside the engine, in games."""
    seeds = count(SEED)
    return lambda: playouts(case.game, case.setup, case.batch, next(seeds)).games


def decisions_inside(case: Case) -> Work:
    """The same, in answers of seats."""
    seeds = count(SEED)
    return lambda: playouts(case.game, case.setup, case.batch, next(seeds)).decisions


def alternating_games(case: Case) -> Work:
    """Whole random games driven from Python, where two seats take turns and chance has no part."""
    game, setup = case.game, case.setup
    random = Random(SEED).random

    def work() -> int:
        for _ in range(case.batch):
            state = game.start(setup)
            seat = 0
            while legal := game.legal(state):
                game.apply(state, seat, legal[int(random() * len(legal))])
                seat = 1 - seat
        return case.batch

    return work


def played_decisions(case: Case) -> Work:
    """A whole random game driven from Python, in answers of seats; CHANCE is answered by ``sample``."""
    game, setup = case.game, case.setup
    random, rng = Random(SEED).random, Rng(SEED)

    def work() -> int:
        decisions = 0
        state = game.start(setup)
        while not game.is_over(state):
            seat = game.to_move(state)
            if seat == CHANCE:
                choice = game.sample(state, state.ask_at(0), rng)
            else:
                legal = game.legal(state)
                choice = legal[int(random() * len(legal))]
                decisions += 1
            game.apply(state, seat, choice)
        return decisions

    return work


def played_games(case: Case) -> Work:
    """The same, in games."""
    work = played_decisions(case)
    return lambda: min(work(), 1)


def spread_out(found: list[Any], most: int) -> list[Any]:
    """At most so many of the positions, from beginning to end."""
    return [found[at * len(found) // most] for at in range(most)] if len(found) > most else found


def clones(case: Case) -> Work:
    """One copy of each of some positions, never more: those of longer games would fill more of the caches."""
    sample = spread_out(positions(case, games=3, every=5), MOST_CLONED)
    clone = case.game.clone

    def work() -> int:
        for state in sample:
            clone(state)
        return len(sample)

    return work


def all_options(case: Case) -> Work:
    """The options of each of many positions."""
    sample = [(state, case.game.asks(state)[0]) for state in positions(case, games=3, every=5)]
    options = case.game.options

    def work() -> int:
        for state, ask in sample:
            options(state, ask)
        return len(sample)

    return work


def all_refusals(case: Case) -> Work:
    """The refusals of each of many positions."""
    sample = [(state, case.game.asks(state)[0]) for state in positions(case, games=3, every=5)]
    refused = case.game.refused

    def work() -> int:
        for state, ask in sample:
            refused(state, ask)
        return len(sample)

    return work


def whole_views(case: Case) -> Contender:
    """All that a client is sent with a question: view, options, refusals and plans."""
    game = case.game

    def show(state: Any) -> object:
        ask = game.asks(state)[0]
        view = game.view(state, ask.seat)
        return view, game.options(state, ask), game.refused(state, ask), game.plans(state, ask)

    return OneByOne(show, positions(case, games=4, every=3))


JOBS: Final[dict[str, Callable[[Case], Work]]] = {
    "games inside": games_inside,
    "decisions inside": decisions_inside,
    "alternating games": alternating_games,
    "played games": played_games,
    "played decisions": played_decisions,
    "clones": clones,
    "options": all_options,
    "refusals": all_refusals,
}


def contender(job: str, case: str) -> Contender:
    """Our engine, about to do ``job`` for ``case``."""
    if job == "views":
        return whole_views(CASES[case])
    return Repeated(JOBS[job](CASES[case]))
