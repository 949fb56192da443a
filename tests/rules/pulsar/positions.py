"""Questions of random games of PULSAR 2849, for what has to hold in every position."""

from collections.abc import Iterator

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, Ask, Choices
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import Pulsar

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"map": "B", "boards": "BI+BII+BIII"}),
    (4, {"boards": "CI+CII+CIII", "even-start": "on"}),
    (3, {"boards": "DI+DII+DIII"}),
    (2, {"map": "B", "hqs": "off"}),
)


def questions(games: int = 1) -> Iterator[tuple[Pulsar, Ask]]:
    """What seats are asked in random games of all these tables, tokens and cubes being plentiful in some."""
    for number in range(games * len(TABLES)):
        seats, options = TABLES[number % len(TABLES)]
        yield from _game(PULSAR.start(PULSAR.setup(seats, options)), Rng(number), number % 2)


def _game(state: Pulsar, rng: Rng, rich: int) -> Iterator[tuple[Pulsar, Ask]]:
    for seat in range(state.seats):
        state.cubes[seat] += 12 * rich
        state.plus_two[seat] += 2 * rich
    while state.open > 0:
        ask = state.ask_at(0)
        if ask.seat != CHANCE:
            yield state, ask
        out = Choices()
        PULSAR.decisions[ask.decision].options(state, ask, out)
        PULSAR.apply(state, ask.seat, out.get(rng.below(out.count)))
