"""How a position of connect four is written down: the discs of each seat by cell, such as ``0=d1+e1``."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.facts import Bits, Count, Fact
from orrery.games.samples.connect_four.state import (
    COLUMN_BITS,
    COLUMN_NAMES,
    COLUMNS,
    ROWS,
    ConnectFour,
)

CELL_NAMES: Final = tuple(f"{column}{row + 1}" for column in COLUMN_NAMES for row in range(COLUMN_BITS))
"""By bit; the highest row of each column is the empty one on top."""


def count_discs(state: ConnectFour) -> None:
    """Columns are as high as they are filled."""
    for column in range(i64(COLUMNS)):
        state.heights[column] = 0
        for row in range(i64(ROWS)):
            if state.owner(column, row) >= 0:
                state.heights[column] = row + 1


FACTS: Final[list[Fact[ConnectFour]]] = [
    Fact("discs", Bits(CELL_NAMES), by=("0", "1")),
    Fact("heights", Count(ROWS), by=COLUMN_NAMES, derive=count_discs),
]


def flaw_of(state: ConnectFour) -> str:
    """Two discs in one cell, one above the board, or one with nothing under it."""
    if state.discs[0] & state.discs[1]:
        return "two discs lie in one cell"
    both: i64 = state.discs[0] | state.discs[1]
    for column in range(i64(COLUMNS)):
        for row in range(i64(COLUMN_BITS)):
            if has(both, column * COLUMN_BITS + row) != (row < state.heights[column]):
                return f"a disc hangs in the air in column {COLUMN_NAMES[column]}"
    return ""
