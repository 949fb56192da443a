"""Connect four hides nothing: a view is the whole position."""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.view import FlowView, guess_flow, view_flow
from orrery.games.samples.connect_four.state import COLUMN_BITS, COLUMNS, ConnectFour


class ConnectFourView(Struct, frozen=True):
    """``columns`` lists, from the bottom, the owner of each disc."""

    flow: FlowView
    columns: tuple[tuple[int, ...], ...]


def view_position(state: ConnectFour, seat: int) -> ConnectFourView:
    columns = tuple(
        tuple(state.owner(column, row) for row in range(state.heights[column])) for column in range(COLUMNS)
    )
    return ConnectFourView(view_flow(state, seat), columns)


def guess_position(view: ConnectFourView) -> ConnectFour:
    state = ConnectFour(view.flow.seats)
    guess_flow(view.flow, state)
    state.heights = vec[i64](len(discs) for discs in view.columns)
    for column, discs in enumerate(view.columns):
        for row, owner in enumerate(discs):
            state.discs[owner] |= bit(column * COLUMN_BITS + row)
    return state
