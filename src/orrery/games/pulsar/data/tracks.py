"""The tracks, the rounds, and the numbers that depend on how many play.

Tables "by players" have an index for 0 and 1 too, so that 2, 3 and 4 players stand at their number.
"""

from typing import Final

ROUNDS: Final = 8

LAST_SPACE: Final = 15
START_SPACE: Final = 8
"""Spaces of both tracks are numbered from 1, far left and best, to 15 (P1.10)."""

PENALTIES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2)
"""Points lost at production, by number of the space; there is no space 0 (P10.3)."""

SILVER_DICE: Final[tuple[int, ...]] = (0, 0, 7, 7, 9)
"""By players (P1.4)."""

LEFTOVER_DICE: Final[tuple[int, ...]] = (0, 0, 3, 1, 1)
"""Dice nobody drafts, by players (P2.10)."""

EVEN_START: Final[tuple[tuple[int, ...], ...]] = ((), (), (2, 3, 4, 5), (2, 3, 4, 5), (1, 2, 3, 4, 5, 6))
"""The dice that are laid, not rolled, in round 1 of an even start, by players (P1.14)."""

START_POINTS: Final[tuple[int, ...]] = (5, 6, 7, 8)
"""By place in the play order (P1.11)."""

# fmt: off
ENGINEERING_CUBES: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (2, 1, 0, 0), (3, 2, 0), (3, 2, 0, 0),
)
"""By players, then by rank of the counter (P10.2); the next two likewise."""

ENGINEERING_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (0, 0, 1, 0), (0, 0, 0), (0, 0, 0, 0),
)

INITIATIVE_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (7, 4, 2, 0), (7, 4, 0), (7, 4, 2, 0),
)
"""At the end of the game (P11.6)."""
# fmt: on

STATION_POINTS: Final[tuple[int, ...]] = (0, 0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50)
"""By number of stations (P11.7)."""

FURTHER_STATION: Final = 3
"""Points for each station beyond that table."""

CUBES_FOR_COPY: Final = 4
"""Cubes that a copy of a leftover die costs (P9.3)."""

PLUS_MINUS_DICE: Final[tuple[int, ...]] = (1, 2)
PLUS_TWO_DICE: Final[tuple[int, ...]] = (2,)
"""Dice that buy a modifier token (P9.1)."""
