"""Backgammon hides nothing: a view is the whole position."""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.view import FlowView, guess_flow, view_flow
from orrery.games.samples.backgammon.state import PLACES, Backgammon


class BackgammonView(Struct, frozen=True):
    """``checkers`` has a row for each seat in its own counting: off, points 1 to 24, bar."""

    flow: FlowView
    checkers: tuple[tuple[int, ...], tuple[int, ...]]
    cube: int
    holder: int


def view_position(state: Backgammon, seat: int) -> BackgammonView:
    rows = (tuple(state.checkers[:PLACES]), tuple(state.checkers[PLACES:]))
    return BackgammonView(view_flow(state, seat), rows, state.cube, state.holder)


def guess_position(view: BackgammonView) -> Backgammon:
    state = Backgammon(2)
    guess_flow(view.flow, state)
    state.checkers = vec[i64]([*view.checkers[0], *view.checkers[1]])
    state.cube = view.cube
    state.holder = view.holder
    return state
