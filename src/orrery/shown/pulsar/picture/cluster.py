"""The star cluster, drawn from its coordinates: every node by name, what is there, and the ways between."""

from collections.abc import Iterator
from typing import Final

from orrery.games.pulsar.state import NOBODY
from orrery.shown.picture.page import PLAIN, QUIET, RULE, Line, Span, flow, heading, line, width_of
from orrery.shown.pulsar.picture.nodes import (
    CLOSED,
    FREE_BLUE,
    FREE_LIFELESS,
    SPINS,
    mark,
    name,
    ships_at,
)
from orrery.shown.pulsar.picture.scene import BLUE_PLANET, LIFELESS_PLANET, PULSAR, Scene

EXTENT: Final = 435
"""No node lies farther from the centre, in either direction."""

NAME: Final = 3
WEST: Final = 2
EAST: Final = 5
"""Columns kept free for marks."""

WIDTHS: Final = (74, 80, 88)
"""Of drawings in which no two names touch."""

TALLNESS: Final = 0.5
"""Rows for each column: cells are about twice as tall as they are wide."""

WINDOW: Final = 19
"""Rows of the part of the map around a ship."""

Cell = tuple[int, int]


class MapCanvas:
    """Cells by row and column; what is taken stays."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = round(width * TALLNESS)
        self.cells: list[dict[int, Span]] = [{} for _ in range(self.height)]
        self.taken: set[Cell] = set()

    def place(self, x: int, y: int) -> Cell:
        """Row and column of a spot of the map."""
        row = (y + EXTENT) * (self.height - 1) / (2 * EXTENT)
        column = WEST + (x + EXTENT) * (self.width - WEST - EAST - NAME) / (2 * EXTENT)
        return round(row), round(column)

    def dot(self, cell: Cell, sign: str) -> None:
        row, column = cell
        self.cells[row][column] = (sign, RULE)

    def write(self, row: int, column: int, text: Line) -> None:
        for sign, style in text:
            for letter in sign:
                self.cells[row][column] = (letter, style)
                self.taken.add((row, column))
                column += 1

    def is_free(self, row: int, column: int, size: int) -> bool:
        """Whether a text of this size fits here without touching another."""
        if row < 0 or row >= self.height or column < 0 or column + size > self.width:
            return False
        return all((row, at) not in self.taken for at in range(column - 1, column + size + 1))

    def lines(self, first: int, count: int) -> list[Line]:
        """So many rows."""
        return [tuple(self._spans(cells)) for cells in self.cells[first : first + count]]

    def _spans(self, cells: dict[int, Span]) -> Iterator[Span]:
        end = 0
        for column, span in sorted(cells.items()):
            if column > end:
                yield " " * (column - end), PLAIN
            yield span
            end = column + 1


def cluster(scene: Scene, width: int) -> list[Line]:
    """The whole map."""
    canvas = draw(scene, max(size for size in WIDTHS if size <= width))
    body = canvas.lines(0, canvas.height)
    return [heading(scene.say("cluster"), width), *_centred(body, width, canvas.width), *legend(scene, width)]


def surroundings(scene: Scene, width: int) -> list[Line]:
    """The rows of the map around the ship of the viewer."""
    canvas = draw(scene, max(size for size in WIDTHS if size <= width))
    ship = scene.view.seats[scene.focus].ship
    row = canvas.height // 2 if ship == NOBODY else canvas.place(*scene.side.xy[ship])[0]
    first = max(0, min(row - WINDOW // 2, canvas.height - WINDOW))
    body = canvas.lines(first, WINDOW)
    return [heading(scene.say("cluster"), width), *_centred(body, width, canvas.width), *legend(scene, width)]


def _centred(body: list[Line], width: int, used: int) -> list[Line]:
    return [((" " * ((width - used) // 2), PLAIN), *row) for row in body]


def draw(scene: Scene, width: int) -> MapCanvas:
    """Ways first, names over them, then what is at the nodes wherever there is room beside the names."""
    canvas = MapCanvas(width)
    _draw_ways(scene, canvas)
    spots = [canvas.place(*spot) for spot in scene.side.xy]
    for node, (row, column) in enumerate(spots):
        canvas.write(row, column, line(name(scene, node)))
    for node, (row, column) in enumerate(spots):
        _draw_ships(scene, canvas, node, row, column)
    for node, (row, column) in enumerate(spots):
        _draw_mark(canvas, mark(scene, node), row, column)
    return canvas


def _draw_ways(scene: Scene, canvas: MapCanvas) -> None:
    for a, b, segments in scene.side.links:
        (top, left), (bottom, right) = (canvas.place(*scene.side.xy[node]) for node in (a, b))
        steps = max(abs(right - left) // 2, abs(bottom - top), 1)
        for step in range(1, steps):
            row = round(top + (bottom - top) * step / steps)
            column = 1 + round(left + (right - left) * step / steps)
            canvas.dot((row, column), ":" if segments == 2 else "·")


def _draw_ships(scene: Scene, canvas: MapCanvas, node: int, row: int, column: int) -> None:
    """Right behind the name, if there is room."""
    ships = ships_at(scene, node)
    if not ships:
        return
    after = column + len(scene.side.names[node])
    if canvas.is_free(row, after + 1, width_of(ships)):
        canvas.write(row, after, ships)
    else:
        _write_nearby(canvas, ships, row, column)


def _draw_mark(canvas: MapCanvas, sign: Line, row: int, column: int) -> None:
    """Behind the name, and behind the ships if there are any."""
    if not sign:
        return
    end = column + NAME
    while (row, end) in canvas.taken:
        end += 1
    if canvas.is_free(row, end + 1, width_of(sign)):
        canvas.write(row, end, line((":", QUIET), *sign))
    else:
        _write_nearby(canvas, sign, row, column)


def _write_nearby(canvas: MapCanvas, sign: Line, row: int, column: int) -> None:
    """Below a name, above it or before it; where all is taken, the lists below the map tell it."""
    size = width_of(sign)
    for there, at in ((row + 1, column), (row - 1, column), (row, column - size - 1)):
        if canvas.is_free(there, at, size):
            canvas.write(there, at, sign)
            return


def legend(scene: Scene, width: int) -> list[Line]:
    """What the signs mean."""
    signs: list[tuple[Line, str]] = [
        (line((FREE_BLUE, BLUE_PLANET)), "legend-blue"),
        (line((FREE_LIFELESS, LIFELESS_PLANET)), "legend-lifeless"),
        (line((CLOSED, QUIET)), "legend-closed"),
        (line(("?", QUIET)), "legend-face-down"),
        (line("A"), "legend-owner"),
        (line((SPINS, PULSAR)), "legend-spins"),
        (line("<A"), "legend-ship"),
    ]
    pieces = [(*sign, (f" {scene.say(key)}", QUIET)) for sign, key in signs]
    return flow(pieces, width, "  ")
