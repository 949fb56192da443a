"""Dice, median marker, and the two tracks."""

from typing import Final

from orrery.games.pulsar.counters import counter_count, rank, shift_of
from orrery.games.pulsar.data.tracks import (
    ENGINEERING_CUBES,
    ENGINEERING_POINTS,
    INITIATIVE_POINTS,
    LAST_SPACE,
    PENALTIES,
)
from orrery.games.pulsar.state import ENGINEERING, INITIATIVE, NOBODY
from orrery.shown.picture.page import CHOSEN, PLAIN, QUIET, Line, flow, heading, line, padded, width_of
from orrery.shown.picture.players import letter
from orrery.shown.pulsar.picture.scene import Scene, die

SPACES: Final = 6
SPACE: Final = 6
"""Cells of a space on the dice board."""

DICE_LABEL: Final = 9
LABEL: Final = 12
"""Cells of the names of the tracks."""


def dice_board(scene: Scene, width: int) -> list[Line]:
    """The six spaces, the marker on or between them, and how far each die moves a counter."""
    board = scene.view.table
    label = min(DICE_LABEL, width - SPACES * SPACE)
    note = line((scene.say("spent", n=board.spent), QUIET)) if board.spent else ()
    lines = [heading(scene.say("dice-board"), width, note)]
    lines.append(
        _spaces(scene, "dice", [_dice(value + 1, count) for value, count in enumerate(board.pool)], label)
    )
    if board.marker > 0:
        moves = [_shift(scene, value) for value in range(1, SPACES + 1)]
        lines += [_marker(scene, label), _spaces(scene, "moves", moves, label)]
    return lines


def _spaces(scene: Scene, key: str, cells: list[Line], label: int) -> Line:
    spaces = [span for cell in cells for span in padded(cell, SPACE, "c")]
    return (*padded(line((scene.say(key), QUIET)), label), *spaces)


def _dice(value: int, count: int) -> Line:
    if count == 0:
        return line((str(value), QUIET))
    return line(die(value), f"x{count}" if count > 1 else "")


def _shift(scene: Scene, value: int) -> Line:
    shift = shift_of(scene.view.table.marker, value)
    return line((f"{shift:+d}" if shift else "0", QUIET))


def _marker(scene: Scene, label: int) -> Line:
    """The median marker below the dice; it counts half steps, 2 being the space 1."""
    marker = scene.view.table.marker
    at = (marker - 2) * SPACE // 2 + SPACE // 2 - 1
    value = f"{marker // 2}" + ("½" if marker % 2 else "")
    name = padded(line((scene.say("median"), QUIET)), label)
    return (*name, (" " * at, PLAIN), (f"^ {value}", CHOSEN))


def tracks(scene: Scene, width: int) -> list[Line]:
    """Both tracks; in a stack the upper counter is ahead (P2.6)."""
    penalties = ", ".join(f"{space}: -{points}" for space, points in enumerate(PENALTIES) if points)
    note = line((scene.say("penalties", spaces=penalties), QUIET))
    body = [*_track(scene, INITIATIVE, width), *_track(scene, ENGINEERING, width)]
    return [heading(scene.say("tracks"), width, note), *body]


def _track(scene: Scene, track: int, width: int) -> list[Line]:
    cell = min(4, (width - LABEL) // LAST_SPACE)
    spots = (scene.view.table.initiative, scene.view.table.engineering)[track]
    owned = [(*spots[n], owner) for n, owner in enumerate(scene.view.table.owner) if owner != NOBODY]
    height = max((level + 1 for _, level, _ in owned), default=0)
    rows = [_level(owned, level, cell) for level in reversed(range(height))]
    ruler = line(*((f"{space:>{cell}}", QUIET) for space in range(1, LAST_SPACE + 1)))
    name = scene.say(("initiative", "engineering")[track])
    blank = line(" " * LABEL)
    named = [(*blank, *row) for row in rows]
    return [*named, (*padded(line(name), LABEL), *ruler), *_ranks(scene, track, width)]


def _level(owned: list[tuple[int, int, int]], level: int, cell: int) -> Line:
    there = {space: owner for space, at, owner in owned if at == level}
    return tuple(
        span
        for space in range(1, LAST_SPACE + 1)
        for span in padded(line(letter(there[space]) if space in there else ""), cell, "r")
    )


def _ranks(scene: Scene, track: int, width: int) -> list[Line]:
    """The counters from the first to the last, with what each place brings."""
    if NOBODY in scene.view.table.owner[: counter_count(scene.state)]:
        return []
    pieces = [line((scene.say(("rank-initiative", "rank-engineering")[track]), QUIET))]
    for place in range(counter_count(scene.state)):
        owner = scene.view.table.owner[rank(scene.state, track, place)]
        gain = _gain(scene, track, place)
        pieces.append(line(f"{place + 1}.", letter(owner), (f" {gain}" if gain else "", QUIET)))
    indent = " " * min(LABEL, width_of(pieces[0]))
    return [(*line(" " * LABEL), *row) for row in flow(pieces, width - LABEL, "  ", indent)]


def _gain(scene: Scene, track: int, place: int) -> str:
    seats = len(scene.seats)
    if track == INITIATIVE:
        points, cubes = INITIATIVE_POINTS[seats][place], 0
    else:
        points, cubes = ENGINEERING_POINTS[seats][place], ENGINEERING_CUBES[seats][place]
    if points:
        return scene.say("do-gain-points", n=points)
    return scene.say("do-gain-cubes", n=cubes) if cubes else ""
