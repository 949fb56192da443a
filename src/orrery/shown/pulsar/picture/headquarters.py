"""The pyramid of projects and the gate runs."""

from typing import Final

from orrery.engine.bits import has
from orrery.games.pulsar.catalogue import GATE_RUNS
from orrery.games.pulsar.data.headquarters import FACES, NEEDS, PLACES
from orrery.games.pulsar.data.vocabulary import ANY_COLOUR
from orrery.shown.picture.page import (
    CHOSEN,
    PLAIN,
    QUIET,
    STRONG,
    Line,
    Span,
    flow,
    heading,
    line,
    padded,
    paragraph,
)
from orrery.shown.picture.players import badge
from orrery.shown.pulsar.picture.scene import DONE, GATES, NOT_YET, OPEN, Scene, die
from orrery.shown.pulsar.picture.words import benefits, gate_letter

LEVELS: Final = ((7,), (5, 6), (3, 4), (0, 1, 2))
"""The projects from the top down."""


def headquarters(scene: Scene, width: int) -> list[Line]:
    """The viewer's pyramid, and everybody's projects and gate runs in short."""
    if not scene.view.table.with_hqs or scene.view.seats[scene.focus].face < 0:
        return []
    note = line((scene.say("hq-note", done=DONE, open=OPEN, later=NOT_YET), QUIET))
    pyramid = [row for level in LEVELS for row in _level(scene, level, width)]
    summary = [row for seat in scene.seats for row in _summary(scene, seat, width)]
    return [heading(scene.say("headquarters"), width, note), *pyramid, *summary]


def _level(scene: Scene, level: tuple[int, ...], width: int) -> list[Line]:
    """The projects of one level side by side, each in the middle of its third."""
    third = width // 3
    cells = [_project(scene, project, third - 2) for project in level]
    height = max(len(cell) for cell in cells)
    indent = " " * (third * (3 - len(level)) // 2)
    lines: list[Line] = []
    for row in range(height):
        spans: list[Span] = [(indent, PLAIN)]
        for cell in cells:
            spans += padded(cell[row] if row < len(cell) else (), third, "c")
        lines.append(tuple(spans))
    return lines


def _project(scene: Scene, project: int, width: int) -> list[Line]:
    face = FACES[scene.view.seats[scene.focus].face]
    sign, style = state_of(scene, scene.focus, project)
    entry = face.projects[project]
    first = line((f"{sign} ", style), (f"{PLACES[project]} ", style), die(entry.cost))
    text = line((benefits(scene, entry.ops), QUIET if sign != OPEN else PLAIN))
    return [first, *paragraph(text, width)]


def state_of(scene: Scene, seat: int, project: int) -> Span:
    """Done, possible, or not yet, as a sign with its style (P7.1)."""
    done = scene.view.seats[seat].projects
    if has(done, project):
        return DONE, STRONG
    if all(has(done, below) for below in NEEDS[project]):
        return OPEN, CHOSEN
    return NOT_YET, QUIET


def _summary(scene: Scene, seat: int, width: int) -> list[Line]:
    """One player: the face, the signs of all projects from the bottom up, the gate runs of done ones."""
    view = scene.view.seats[seat]
    if view.face < 0:
        return []
    signs: list[Span] = []
    for level in reversed(LEVELS):
        signs += [state_of(scene, seat, project) for project in level]
        signs.append((" ", PLAIN))
    face = line(badge(seat), " ", (FACES[view.face].key, STRONG))
    return flow([face, tuple(signs[:-1]), *_runs(scene, seat)], width, "  ", "    ")


def _runs(scene: Scene, seat: int) -> list[Line]:
    view = scene.view.seats[seat]
    found: list[Line] = []
    for project, (colour, points) in enumerate(GATE_RUNS[view.face]):
        if colour >= 0 and has(view.projects, project):
            flown = has(view.runs, project)
            text = scene.say(
                "run-flown" if flown else "run-ready", colour=gate_letter(scene, colour), n=points
            )
            style = PLAIN if colour == ANY_COLOUR else GATES[colour]
            found.append(line((text, QUIET if flown else style)))
    return found
