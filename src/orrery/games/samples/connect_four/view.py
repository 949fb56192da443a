"""Connect four hides nothing: a view is the whole position."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.keys import Keys
from orrery.engine.view import Names, View, guess_flow, view_flow
from orrery.games.samples.connect_four.keys import DECISIONS
from orrery.games.samples.connect_four.state import (
    COLUMN_BITS,
    COLUMN_NAMES,
    COLUMNS,
    ROWS,
    ConnectFour,
    in_fours,
)


class ConnectFourView(View, frozen=True):
    """``columns`` lists, from the bottom, the owner of each disc; ``line`` the cells of a row of four."""

    decisions: ClassVar[Keys] = DECISIONS
    columns: tuple[tuple[int, ...], ...]
    line: tuple[tuple[int, int], ...] = ()

    @property
    def cells(self) -> Names[int | None]:
        """Whose disc lies in each cell, from ``a1`` at the bottom left."""
        places = ((column, row) for column in range(COLUMNS) for row in range(ROWS))
        return Names("cell", ((f"{COLUMN_NAMES[c]}{r + 1}", self._owner(c, r)) for c, r in places))

    def _owner(self, column: int, row: int) -> int | None:
        return self.columns[column][row] if row < len(self.columns[column]) else None


def view_position(state: ConnectFour, seat: int) -> ConnectFourView:
    columns = tuple(
        tuple(state.owner(column, row) for row in range(state.heights[column])) for column in range(COLUMNS)
    )
    return ConnectFourView(view_flow(state, seat), columns, _view_line(state))


def _view_line(state: ConnectFour) -> tuple[tuple[int, int], ...]:
    """Column and row of each disc that has won."""
    lit = in_fours(state.discs[0]) | in_fours(state.discs[1])
    places = ((column, row) for column in range(COLUMNS) for row in range(ROWS))
    return tuple((column, row) for column, row in places if has(lit, column * COLUMN_BITS + row))


def guess_position(view: ConnectFourView) -> ConnectFour:
    state = ConnectFour(view.flow.seats)
    guess_flow(view.flow, state)
    state.heights = vec[i64](len(discs) for discs in view.columns)
    for column, discs in enumerate(view.columns):
        for row, owner in enumerate(discs):
            state.discs[owner] |= bit(column * COLUMN_BITS + row)
    return state
