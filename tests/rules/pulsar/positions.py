"""Questions of random games of PULSAR 2849, for what has to hold in every position."""

from collections.abc import Iterator

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, Ask, Choices
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import Pulsar
from tests.rules.written import Written

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
        yield from _game(begun(seats, options, rich=number % 2 == 1), Rng(number))


def begun(seats: int, options: dict[str, str], *, rich: bool) -> Pulsar:
    """The first position of a game, with cubes and tokens if it is a rich one."""
    setup = PULSAR.setup(seats, options)
    written = Written(PULSAR, setup, PULSAR.start(setup))
    for seat in range(seats if rich else 0):
        written.place("cubes", {str(seat): 12})
        written.place("plus-two", {str(seat): 2})
    return written.state


def _game(state: Pulsar, rng: Rng) -> Iterator[tuple[Pulsar, Ask]]:
    while state.open > 0:
        ask = state.ask_at(0)
        if ask.seat != CHANCE:
            yield state, ask
        out = Choices()
        PULSAR.decisions[ask.decision].options(state, ask, out)
        PULSAR.apply(state, ask.seat, out.get(rng.below(out.count)))
