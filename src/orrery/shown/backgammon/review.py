"""A finished game of backgammon: what has won it."""

from typing import Any, final

from orrery.games.samples.backgammon.state import OFF
from orrery.shown.backgammon.pieces import CUBE, place
from orrery.shown.pieces import Ids
from orrery.shown.review import Reviewer


@final
class BackgammonReview(Reviewer):
    """The winner has borne off all checkers, or the other one has dropped a double."""

    def realm(self, view: Any, seat: int) -> Ids:
        return (place(seat, OFF),) if view.checkers[seat][OFF] > 0 else (CUBE,)
