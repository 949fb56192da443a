"""Connect four: the frame with its discs."""

from collections.abc import Sequence
from typing import Final

from orrery.engine.game import Standing
from orrery.games.samples.connect_four.state import COLUMNS, ROWS
from orrery.games.samples.connect_four.view import ConnectFourView
from orrery.shown.picture.page import CHOSEN, PLAIN, QUIET, RULE, STRONG, Line, Page, flow, line, stacked
from orrery.shown.picture.players import badge, called
from orrery.shown.telling import Telling

NAMES: Final = "abcdefg"
HOLE: Final = ("· ", QUIET)


def connect_four(
    telling: Telling, view: ConnectFourView, standings: Sequence[Standing], seat: int, width: int
) -> Page:
    """The frame, columns by letter; discs show shape and letter of their player."""
    asked = [ask.seat for ask in view.flow.asks]
    names = [
        ((">" if player in asked else " ", CHOSEN), *called(telling, player))
        for player in range(view.flow.seats)
    ]
    return Page(stacked(flow(names, width, "     "), _frame(view)))


def _frame(view: ConnectFourView) -> list[Line]:
    rows = [_row(view, row) for row in reversed(range(ROWS))]
    foot = line(("  └" + "─" * (COLUMNS * 4 - 1) + "┘", RULE))
    labels = line("   ", *((f" {name}  ", STRONG) for name in NAMES))
    return [labels, *rows, foot, labels]


def _row(view: ConnectFourView, row: int) -> Line:
    cells = [badge(column[row]) if row < len(column) else HOLE for column in view.columns]
    edge = ("│", RULE)
    return line("  ", *(span for cell in cells for span in (edge, (" ", PLAIN), cell)), edge)
