"""Goals with everybody's progress; gyrodynes, their supply and awards."""

from orrery.games.pulsar.boards import row_bonus
from orrery.games.pulsar.counts import count
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.gyrodynes import AWARD_POINTS, COMPLETE_DICE, POINTS, TAKE_DICE
from orrery.games.pulsar.data.vocabulary import SIZES, SMALL
from orrery.games.pulsar.state import NOBODY
from orrery.shown.picture.page import (
    CHOSEN,
    PLAIN,
    QUIET,
    STRONG,
    Line,
    heading,
    line,
    paragraph,
    table,
    table_rows,
)
from orrery.shown.picture.players import letter
from orrery.shown.pulsar.picture.scene import DONE, Scene, die
from orrery.shown.pulsar.picture.words import counted, goal_bonuses, size_letter


def goals(scene: Scene, width: int) -> list[Line]:
    """Each goal: what it asks for, how far everybody is, and below it what it brings."""
    faces = [face for face in scene.view.table.goals if face >= 0]
    if not faces:
        return []
    rows = [[(), *(line(letter(seat), " ") for seat in scene.seats)]]
    rows += [_goal(scene, face) for face in faces]
    title, *progress = table_rows(rows, "l" + "r" * len(scene.seats), width)
    lines = [heading(scene.say("goals"), width), *title]
    for face, row in zip(faces, progress):
        lines += [*row, *_gains(scene, face, width)]
    return lines


def _goal(scene: Scene, face: int) -> list[Line]:
    goal = GOALS[face]
    wanted = line((counted(scene, goal.count, goal.need), STRONG))
    return [wanted, *(_progress(scene, seat, face) for seat in scene.seats)]


def _gains(scene: Scene, face: int, width: int) -> list[Line]:
    goal = GOALS[face]
    text = scene.say("goal-gains", n=goal.points, bonuses=goal_bonuses(scene, goal))
    return [line("  ", *row) for row in paragraph(line((text, QUIET)), width - 2)]


def _progress(scene: Scene, seat: int, face: int) -> Line:
    goal = GOALS[face]
    have = count(scene.state, seat, goal.count)
    met = have >= goal.need
    return line((f"{have}/{goal.need}", CHOSEN if met else PLAIN), (DONE if met else " ", CHOSEN))


def gyrodynes(scene: Scene, width: int) -> list[Line]:
    """By size: the dice that take and complete one, points, how many are left, who won the awards."""
    names = ("take", "complete", "points", "left")
    awards = [scene.say("award", n=points) for points in AWARD_POINTS]
    title = [scene.say(f"column-{name}") for name in names] + awards
    rows = [[(), *(line((text, QUIET)) for text in title)]]
    rows += [_size(scene, size) for size in range(SMALL, len(SIZES))]
    note = line((scene.say("spin-bonus", n=row_bonus(scene.state)), QUIET)) if _has_bonus(scene) else ()
    return [heading(scene.say("gyrodynes"), width, note), *table(rows, "lllrrll", width)]


def _has_bonus(scene: Scene) -> bool:
    return scene.view.table.round > 0 and scene.view.table.marker > 0 and min(scene.view.table.boards) >= 0


def _size(scene: Scene, size: int) -> list[Line]:
    name = scene.say(f"size-{SIZES[size]}")
    awards = scene.view.supply.awards[2 * (size - 1) : 2 * size]
    return [
        line((f"{size_letter(scene, size)} ", STRONG), name),
        line(die(TAKE_DICE[size])),
        line(die(COMPLETE_DICE[size])),
        line(str(POINTS[size])),
        line(str(scene.view.supply.gyrodynes[size])),
        *(line(letter(seat) if seat != NOBODY else ("-", QUIET)) for seat in awards),
    ]
