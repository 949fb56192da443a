"""Backgammon hides nothing: a view is the whole position."""

from typing import ClassVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.keys import Keys
from orrery.engine.view import Names, View, guess_flow, view_flow
from orrery.games.samples.backgammon.keys import DECISIONS
from orrery.games.samples.backgammon.position import PLACE_NAMES
from orrery.games.samples.backgammon.state import PLACES, Backgammon
from orrery.games.samples.backgammon.turn import dice_left


class DieView(Struct, frozen=True):
    """One die of the last roll; a double counts four of them (B2.3)."""

    value: int
    is_used: bool


class BackgammonView(View, frozen=True):
    """``checkers`` has a row for each seat in its own counting: off, points 1 to 24, bar.

    ``dice`` are those of the last roll, which was that of ``roller``.
    """

    decisions: ClassVar[Keys] = DECISIONS
    checkers: tuple[tuple[int, ...], tuple[int, ...]]
    cube: int
    holder: int
    dice: tuple[DieView, ...]
    roller: int

    @property
    def points(self) -> tuple[Names[int], ...]:
        """For each seat its checkers by place: ``1`` to ``24`` as it counts, ``bar`` and ``off``."""
        return tuple(Names("point", zip(PLACE_NAMES, row)) for row in self.checkers)


def view_position(state: Backgammon, seat: int) -> BackgammonView:
    rows = (tuple(state.checkers[:PLACES]), tuple(state.checkers[PLACES:]))
    return BackgammonView(
        view_flow(state, seat), rows, state.cube, state.holder, _view_dice(state), state.roller
    )


def _view_dice(state: Backgammon) -> tuple[DieView, ...]:
    """A double is played one by one, other dice in either order."""
    high, low = state.dice
    if high == 0:
        return ()
    left = dice_left(state)
    if high == low:
        return tuple(DieView(high, place >= len(left)) for place in range(4))
    return tuple(DieView(die, die not in left) for die in (high, low))


def guess_position(view: BackgammonView) -> Backgammon:
    state = Backgammon(2)
    guess_flow(view.flow, state)
    state.checkers = vec[i64]([*view.checkers[0], *view.checkers[1]])
    state.cube = view.cube
    state.holder = view.holder
    state.roller = view.roller
    if view.dice:
        state.dice = vec[i64]([view.dice[0].value, view.dice[-1].value])
    return state
