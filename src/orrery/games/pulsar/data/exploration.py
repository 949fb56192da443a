"""The twelve exploration tiles, by kind."""

from typing import Final

from orrery.games.pulsar.data.components import Exploration
from orrery.games.pulsar.data.vocabulary import (
    CONFIRMED,
    DESIGNED,
    any_token,
    cubes,
    keep_station,
    points,
)

# fmt: off
EXPLORATION: Final[tuple[Exploration, ...]] = (
    Exploration("four-points", 4, CONFIRMED, points(4)),
    Exploration("five-points", 2, CONFIRMED, points(5)),
    Exploration("cubes",       2, DESIGNED,  points(2), cubes(2)),
    Exploration("modifier",    2, DESIGNED,  points(3), any_token()),
    Exploration("station",     2, DESIGNED,  keep_station()),
)
# fmt: on
"""How many there are of each kind is designed for all of them."""

KINDS: Final[tuple[int, ...]] = tuple(
    kind for kind, tile in enumerate(EXPLORATION) for _ in range(tile.copies)
)
"""The kind of each of the twelve tiles."""
