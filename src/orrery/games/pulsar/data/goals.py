"""The twelve faces of the six goal tiles."""

from typing import Final

from orrery.games.pulsar.data.components import Goal
from orrery.games.pulsar.data.vocabulary import (
    CONFIRMED,
    INFERRED,
    ONLINE,
    PATENTS,
    PROJECTS,
    RUNS,
    SAME_SIZE_SPINNING,
    SIZES_SPINNING,
    SPINNING,
    STATIONS,
)

# fmt: off
GOALS: Final[tuple[Goal, ...]] = (
    Goal("1-front", SAME_SIZE_SPINNING, 2,  4, ((2, 4), (2, 4)), CONFIRMED),
    Goal("1-back",  SAME_SIZE_SPINNING, 3,  6, ((3, 6), (2, 6)), CONFIRMED),
    Goal("2-front", SIZES_SPINNING,     2,  5, ((3, 5), (2, 5)), CONFIRMED),
    Goal("2-back",  SPINNING,           3,  6, ((4, 6), (3, 6)), CONFIRMED),
    Goal("3-front", ONLINE,             3,  5, ((3, 5),),        INFERRED),
    Goal("3-back",  ONLINE,             4,  7, ((3, 7),),        INFERRED),
    Goal("4-front", STATIONS,           9,  3, ((3, 3), (1, 3)), CONFIRMED),
    Goal("4-back",  STATIONS,          11,  4, ((3, 4), (2, 4)), CONFIRMED),
    Goal("5-front", PATENTS,            5,  6, ((4, 6), (1, 6)), CONFIRMED),
    Goal("5-back",  PATENTS,            6,  7, ((4, 7), (3, 7)), CONFIRMED),
    Goal("6-front", PROJECTS,           5,  8, ((3, 8),),        CONFIRMED),
    Goal("6-back",  RUNS,               3,  7, ((4, 7),),        CONFIRMED),
)
# fmt: on
"""Tile ``n`` (0 to 5) has the faces ``2 * n`` and ``2 * n + 1``; bonuses are (cubes, points)."""

IN_PLAY: Final = 3
"""Goal tiles in one game (P1.7)."""

FIRST_GAME: Final[tuple[int, ...]] = tuple(
    face for face, goal in enumerate(GOALS) if goal.key in ("2-front", "4-front", "5-front")
)
"""The faces of a first game (P1.19)."""

OF_HEADQUARTERS: Final[tuple[int, ...]] = tuple(
    face for face, goal in enumerate(GOALS) if goal.count in (PROJECTS, RUNS)
)
"""The faces that stay out of a game without headquarters (P1.18)."""
