"""What a learned value of connect four looks at: threats, lines that may still be made, and every disc."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import count_bits, has
from orrery.games.samples.connect_four.state import COLUMN_BITS, COLUMN_NAMES, COLUMNS, ROWS, ConnectFour
from orrery.players.evaluate.connect_four import middle, winning_columns
from orrery.players.features.feature_set import FeatureSet, Input, clear

FOUR: Final = 4
NEARLY_WON: Final = 0.999
STEPS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 0), (1, 1), (1, -1))
"""The directions of lines, in columns and rows."""


def _windows() -> list[int]:
    """All places for a line, as sets of cells."""
    found = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            for along, up in STEPS:
                ends = (column + (FOUR - 1) * along, row + (FOUR - 1) * up)
                if ends[0] < COLUMNS and 0 <= ends[1] < ROWS:
                    cells = [(column + step * along) * COLUMN_BITS + row + step * up for step in range(FOUR)]
                    found.append(sum(2**cell for cell in cells))
    return found


WINDOWS: Final = vec[i64](_windows())

# The places of inputs within the block of a seat.
COLUMNS_NOW: Final = 0
ANY: Final = 1
READY: Final = 2
MIDDLE: Final = 3
MADE_OF: Final = 4
LINES: Final = 7
STACKED: Final = 13
DISCS: Final = 14

SEAT: Final = [
    Input("threats.columns", 1.0, 0.03),
    Input("threats.any"),
    Input("threats.ready", 1.0, 0.5),
    Input("middle", 10.0, 0.002),
    Input("chances.one", 10.0),
    Input("chances.two", 5.0),
    Input("chances.three", 2.0),
    *[Input(f"lines.row-{row + 1}") for row in range(ROWS)],
    Input("lines.stacked"),
    *[Input(f"discs.{name}{row + 1}") for name in COLUMN_NAMES for row in range(ROWS)],
]
"""Threats are columns that would make a line now; lines are empty cells that complete one, by row, and those
of which one lies on another; chances are places for a line that hold so many discs of the seat alone."""

TABLE: Final = [
    Input("turns.own"),
    Input("turns.first"),
    Input("turns.left", 20.0),
]


@final
class ConnectFourFeatures(FeatureSet[ConnectFour]):
    """Who moves next, and who began, matter as much as where the discs are."""

    def fill(self, state: ConnectFour, seat: i64, row: vec[float]) -> None:
        clear(row)
        fill_seat(state, seat, row, 0)
        fill_seat(state, 1 - seat, row, self.width)
        at: i64 = 2 * self.width
        row[at] = 1.0 if is_next(state, seat) else 0.0
        row[at + 1] = 1.0 if seat == 0 else 0.0
        row[at + 2] = float(COLUMNS * ROWS - count_bits(state.discs[0] | state.discs[1]))

    def worth(self, state: ConnectFour, seat: i64, value: float) -> float:
        """Less than a line that is made, however good it looks."""
        return max(-NEARLY_WON, min(NEARLY_WON, value))


def fill_seat(state: ConnectFour, seat: i64, row: vec[float], at: i64) -> None:
    columns: i64 = winning_columns(state, seat)
    row[at + COLUMNS_NOW] = float(columns)
    if columns > 0:
        row[at + ANY] = 1.0
        row[at + READY] = 1.0 if is_next(state, seat) else 0.0
    row[at + MIDDLE] = float(middle(state, seat))
    fill_lines(state, seat, row, at)
    for column in range(i64(COLUMNS)):
        for height in range(state.heights[column]):
            if has(state.discs[seat], column * COLUMN_BITS + height):
                row[at + DISCS + column * ROWS + height] = 1.0


def fill_lines(state: ConnectFour, seat: i64, row: vec[float], at: i64) -> None:
    """Places for a line that the other seat has not closed."""
    own: i64 = state.discs[seat]
    other: i64 = state.discs[1 - seat]
    completing: i64 = 0
    for window in range(i64(len(WINDOWS))):
        cells: i64 = WINDOWS[window]
        if cells & other == 0:
            count: i64 = count_bits(cells & own)
            if count > 0:
                row[at + MADE_OF + count - 1] += 1.0
            if count == FOUR - 1:
                completing |= cells & ~own
    for column in range(i64(COLUMNS)):
        for height in range(state.heights[column], i64(ROWS)):
            if has(completing, column * COLUMN_BITS + height):
                row[at + LINES + height] += 1.0
    row[at + STACKED] = float(count_bits(completing & (completing << 1)))


def is_next(state: ConnectFour, seat: i64) -> bool:
    return state.open > 0 and state.ask_at(0).seat == seat


def new_features() -> ConnectFourFeatures:
    return ConnectFourFeatures(SEAT, [], TABLE)
