"""The technologies in play, row by row."""

from typing import Final

from orrery.engine.bits import has
from orrery.engine.decision import ALLOWED
from orrery.games.pulsar.boards import closed_by, technology_at
from orrery.games.pulsar.data.components import CLASSES, END, LOCK, ONCE, PERMANENT, QUESTION, Technology
from orrery.games.pulsar.data.technologies import CATEGORY_OF_ROW, ROW_BONUSES, ROWS, TECHNOLOGIES
from orrery.games.pulsar.state import SLOTS
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
from orrery.shown.pulsar.picture.scene import NOT_YET, Scene, die, holders
from orrery.shown.pulsar.picture.words import technology

ROOMY: Final = 70
"""From this width on a technology takes a row of a table."""

HANGING: Final = " " * 7
TIME: Final = ">"
KIND_STYLES: Final = {ONCE: "#1f8ad7", PERMANENT: "#4784e5", END: "#a565ee"}
ROUND_STYLE: Final = "#26984c"


def technologies(scene: Scene, width: int) -> list[Line]:
    """Every technology with its die, class, effect, patents, and whether the viewer could patent it."""
    if min(scene.view.table.boards) < 0:
        return []
    note = line((scene.say("row-bonus-note"), QUIET))
    title = heading(scene.say("technologies"), width, note)
    body = _as_table(scene, width) if width >= ROOMY else _as_list(scene, width)
    return [title, *body]


def entry_at(scene: Scene, slot: int) -> Technology:
    return TECHNOLOGIES[technology_at(scene.state, slot)]


def _as_table(scene: Scene, width: int) -> list[Line]:
    rows: list[list[Line]] = []
    for slot in range(SLOTS):
        entry = entry_at(scene, slot)
        begins = slot == 0 or ROWS[slot] != ROWS[slot - 1]
        rows.append(
            [
                row_mark(scene, ROWS[slot]) if begins else (),
                line((entry.key, _style(scene, slot, STRONG))),
                line(die(entry.cost)),
                line((scene.say(f"kind-{CLASSES[entry.kind]}"), KIND_STYLES.get(entry.kind, ROUND_STYLE))),
                line((technology(scene, entry), _style(scene, slot, PLAIN))),
                patents(scene, slot),
                status(scene, slot),
            ]
        )
    return table(rows, "lllllll", width, 4)


def _as_list(scene: Scene, width: int) -> list[Line]:
    """Two or three lines each: facts above, the effect below."""
    facts: list[list[Line]] = []
    for slot in range(SLOTS):
        entry = entry_at(scene, slot)
        begins = slot == 0 or ROWS[slot] != ROWS[slot - 1]
        kind = line((scene.say(f"kind-{CLASSES[entry.kind]}"), KIND_STYLES.get(entry.kind, ROUND_STYLE)))
        row = row_mark(scene, ROWS[slot]) if begins else ()
        key = line((entry.key, _style(scene, slot, STRONG)))
        facts.append([row, key, line(die(entry.cost)), kind, patents(scene, slot), status(scene, slot)])
    lines: list[Line] = []
    for slot, shown in enumerate(table_rows(facts, "llllll", width)):
        text = line((technology(scene, entry_at(scene, slot)), _style(scene, slot, PLAIN)))
        lines += [*shown, *[((HANGING, PLAIN), *row) for row in paragraph(text, width - len(HANGING))]]
    return lines


def row_mark(scene: Scene, row: int) -> Line:
    """The row, with the time marker if it is there, and what it adds to spinning gyrodynes (P10.5)."""
    letter_of_board = scene.view.table.boards[CATEGORY_OF_ROW[row - 1] - 1]
    bonus = ROW_BONUSES[letter_of_board][row - 1]
    shown = "?" if bonus == QUESTION else str(bonus)
    now = row == scene.view.table.round
    return line((TIME if now else " ", CHOSEN), (str(row), CHOSEN if now else PLAIN), (f" +{shown}", QUIET))


def patents(scene: Scene, slot: int) -> Line:
    """Who has a technology, and a dot for each patent that is left (P8.2, P8.3)."""
    have = holders(scene.view.table.patents[slot], scene.seats)
    most = 1 if len(scene.seats) == 2 and entry_at(scene, slot).spaces == LOCK else 2
    return (*(letter(seat) for seat in have), (NOT_YET * (most - len(have)), QUIET))


def status(scene: Scene, slot: int) -> Line:
    """How it stands for the viewer: patented, open, still to come, locked for this round, taken."""
    clause = closed_by(scene.state, scene.focus, slot)
    if has(scene.view.table.patents[slot], scene.focus):
        return line((scene.say("patented"), STRONG))
    if clause == ALLOWED:
        return line((scene.say("open"), CHOSEN))
    if clause == "P8.1":
        return line((scene.say("from-round", n=ROWS[slot]), QUIET))
    locked = clause == "P8.3" and len(scene.seats) > 2
    return line((scene.say("locked" if locked else "taken"), QUIET))


def _style(scene: Scene, slot: int, style: str) -> str:
    """What is still to come stays in the background."""
    return QUIET if ROWS[slot] > scene.view.table.round else style
