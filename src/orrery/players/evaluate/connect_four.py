"""What a position of connect four is worth: lines made, lines that threaten, and the middle."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits
from orrery.games.samples.connect_four.state import COLUMN_BITS, COLUMNS, ROWS, ConnectFour, has_four
from orrery.players.evaluate.evaluator import POINT, Evaluator

THREAT: Final = 300
"""A cell that would complete a line, in thousandths of a point."""


@final
class ConnectFourEvaluator(Evaluator[ConnectFour]):
    """Lines, and the chance of the seat that has the next disc."""

    def moves_in_turn(self) -> bool:
        return True

    def value(self, state: ConnectFour, seat: i64) -> i64:
        other: i64 = 1 - seat
        total: i64 = (state.points(seat) - state.points(other)) * 10 * POINT
        if state.open > 0 and winning_columns(state, state.asked[0]) > 0:
            total += 5 * POINT if state.asked[0] == seat else -5 * POINT
        total += winning_columns(state, seat) * THREAT
        return total + middle(state, seat) - middle(state, other)


def winning_columns(state: ConnectFour, seat: i64) -> i64:
    """How many columns would give the seat a line with its next disc."""
    found: i64 = 0
    for column in range(i64(COLUMNS)):
        row = state.heights[column]
        if row < ROWS and has_four(state.discs[seat] | bit(column * COLUMN_BITS + row)):
            found += 1
    return found


def middle(state: ConnectFour, seat: i64) -> i64:
    """Discs near the middle column, where most lines run."""
    total: i64 = 0
    for column in range(i64(COLUMNS)):
        discs: i64 = state.discs[seat] >> (column * COLUMN_BITS) & (bit(COLUMN_BITS) - 1)
        total += count_bits(discs) * (min(column, COLUMNS - 1 - column) + 1)
    return total


def new_evaluator() -> ConnectFourEvaluator:
    return ConnectFourEvaluator()
