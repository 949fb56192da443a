"""The titles that are measured, and positions of random games of theirs."""

from dataclasses import dataclass
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.engine.game import Game, Setup
from orrery.engine.playout import playouts
from orrery.games.registry import TITLES
from orrery.games.samples.metronome import METRONOME

SEED: Final = 2849
PULSARS_AND_FLARES: Final = {
    "powers": "2",
    "staircase": "yes",
    "extra-flares": "10",
    "pulsars": "yes",
    "specials": "yes",
}
WITHOUT_VOID: Final = {"banned-powers": "void"}
"""Void takes tokens out of the game: with few left, random players may never get five bases at once."""


@dataclass(frozen=True, slots=True)
class Case:
    """A title as it is set up here. ``batch`` games are played between two looks at the clock.

    Of a title with long games only one in ``thin`` positions is picked.
    """

    game: Game[Any]
    setup: Setup
    batch: int
    thin: int = 1


def _case(key: str, seats: int, batch: int, options: dict[str, str], thin: int = 1, preset: str = "") -> Case:
    game = TITLES[key]
    return Case(game, game.setup(seats, options, preset), batch, thin)


CASES: Final[dict[str, Case]] = {
    "connect-four": _case("connect-four", 2, 100, {}),
    "backgammon": _case("backgammon", 2, 4, {"cube": "off"}),
    "pulsar-2": _case("pulsar", 2, 2, {}),
    "pulsar-3": _case("pulsar", 3, 2, {}),
    "pulsar-4": _case("pulsar", 4, 2, {}),
    "cluster-2": _case("cluster", 2, 2, {}),
    "cluster-3": _case("cluster", 3, 2, {}),
    "cluster-4": _case("cluster", 4, 2, {}),
    "cosmic-3": _case("cosmic", 3, 1, PULSARS_AND_FLARES, thin=20),
    "cosmic-4": _case("cosmic", 4, 1, PULSARS_AND_FLARES, thin=20),
    "cosmic-6": _case("cosmic", 6, 1, PULSARS_AND_FLARES, thin=20),
    "cosmic-4-everything": _case("cosmic", 4, 1, WITHOUT_VOID, thin=20, preset="everything"),
    "metronome": Case(METRONOME, METRONOME.setup(1), 1),
}


def checksum(case: Case) -> str:
    """What a few random games come to; the same in every build of the same sources."""
    batch = playouts(case.game, case.setup, 5 * case.batch, SEED)
    return f"{batch.decisions} answers, {batch.draws} draws, points {batch.points}"


def positions(case: Case, games: int, every: int) -> list[Any]:
    """Each ``every``-th position of random games in which a seat is asked, or fewer of long ones."""
    game = case.game
    rng = Rng(SEED)
    found: list[Any] = []
    seen = 0
    for _ in range(games):
        state = game.start(case.setup)
        while not game.is_over(state):
            ask = game.asks(state)[0]
            if ask.seat != CHANCE:
                seen += 1
                if seen % (every * case.thin) == 0:
                    found.append(game.clone(state))
            game.apply(state, ask.seat, game.sample(state, ask, rng))
    return found
