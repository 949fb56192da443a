"""The one decision of connect four."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import Decision, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.samples.connect_four.keys import DROP, DROPPED, FROM_LINE
from orrery.games.samples.connect_four.state import (
    COLUMN_BITS,
    COLUMNS,
    ROWS,
    ConnectFour,
    has_four,
)


@final
class Drop(Decision[ConnectFour]):
    """Let a disc fall into a column that has room (F2); then the other seat is asked, if the game goes on."""

    def size(self, state: ConnectFour) -> i64:
        return COLUMNS

    def options(self, state: ConnectFour, ask: Ask, out: Choices) -> None:
        for column in range(i64(COLUMNS)):
            if state.heights[column] < ROWS:
                out.add(column)

    def resolve(self, state: ConnectFour, ask: Ask, choice: i64) -> None:
        row = state.heights[choice]
        state.heights[choice] = row + 1
        discs: i64 = state.discs[ask.seat] | bit(choice * COLUMN_BITS + row)
        state.discs[ask.seat] = discs
        state.tell(DROPPED, ask.seat, choice, row)
        if has_four(discs):
            state.score(ask.seat, FROM_LINE, 1)
        elif not is_full(state):
            state.ask(1 - ask.seat, DROP)

    def refused(self, state: ConnectFour, ask: Ask) -> list[Refusal]:
        return [Refusal(column, "F2") for column in range(COLUMNS) if state.heights[column] == ROWS]


def is_full(state: ConnectFour) -> bool:
    """No cell is left: nobody has won (F4)."""
    for column in range(i64(COLUMNS)):
        if state.heights[column] < ROWS:
            return False
    return True
