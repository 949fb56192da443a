"""A finished game of connect four: the discs that have won."""

from typing import Any, final

from orrery.shown.connect_four.pieces import disc
from orrery.shown.pieces import Ids
from orrery.shown.review import Reviewer


@final
class ConnectFourReview(Reviewer):
    """The winner's row of four is joined by a line."""

    def realm(self, view: Any, seat: int) -> Ids:
        return tuple(disc(x, y) for x, y in view.line if view.columns[x][y] == seat)
