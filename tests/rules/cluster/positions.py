"""Positions of random games of Globular Cluster."""

from collections.abc import Iterator

from orrery.engine.chance import Rng
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.state import Cluster
from tests.contract.walks import walk

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"warp-to-mits": "yes", "reach": "eventually"}),
    (4, {"leader-work": "1", "trade-own-sets": "no", "cap-mode": "at-least"}),
]


def asked(decision: int, seats: int, options: dict[str, str]) -> Iterator[Cluster]:
    """Every third position of a random game in which this is the open question."""
    number = 0
    for state in walk(CLUSTER, CLUSTER.start(CLUSTER.setup(seats, options)), Rng(seats)):
        if state.open and state.ask_at(0).decision == decision:
            if number % 3 == 0:
                yield state
            number += 1
