"""Backgammon hides nothing: a view is the whole position."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.keys import Keys
from orrery.engine.view import Names, View, guess_flow, view_flow
from orrery.games.samples.backgammon.keys import DECISIONS
from orrery.games.samples.backgammon.position import PLACE_NAMES
from orrery.games.samples.backgammon.state import PLACES, Backgammon


class BackgammonView(View, frozen=True):
    """``checkers`` has a row for each seat in its own counting: off, points 1 to 24, bar."""

    decisions: ClassVar[Keys] = DECISIONS
    checkers: tuple[tuple[int, ...], tuple[int, ...]]
    cube: int
    holder: int

    @property
    def points(self) -> tuple[Names[int], ...]:
        """For each seat its checkers by place: ``1`` to ``24`` as it counts, ``bar`` and ``off``."""
        return tuple(Names("point", zip(PLACE_NAMES, row)) for row in self.checkers)


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
