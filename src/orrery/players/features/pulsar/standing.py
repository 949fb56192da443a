"""What stands for good: technologies, headquarters, goals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import count_bits, has
from orrery.engine.decision import ALLOWED
from orrery.games.pulsar.boards import closed_by, technology_at
from orrery.games.pulsar.catalogue import GATE_RUNS, PROJECTS_PER_FACE
from orrery.games.pulsar.counts import count
from orrery.games.pulsar.data.components import END, ONCE
from orrery.games.pulsar.data.goals import GOALS, IN_PLAY
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.state import NOBODY, SLOTS, Pulsar
from orrery.players.evaluate.pulsar.outlook import Outlook
from orrery.players.features.pulsar.inputs import (
    MET,
    OPEN_PATENTS,
    PATENTS,
    PROGRESS,
    PROJECT,
    PURPLE,
    RUNS_DONE,
    RUNS_OPEN,
    TECHNOLOGY,
)

KIND: Final = vec[i64]([technology.kind for technology in TECHNOLOGIES])


def fill_technologies(state: Pulsar, outlook: Outlook, row: vec[float], at: i64) -> None:
    """Purple ones count at the end, those that give something once are among the things already."""
    for slot in range(i64(SLOTS)):
        if has(state.patents[slot], outlook.seat):
            technology: i64 = technology_at(state, slot)
            row[at + PATENTS] += 1.0
            if KIND[technology] == END:
                row[at + PURPLE] += 1.0
                row[at + TECHNOLOGY + technology] = 1.0
            elif KIND[technology] != ONCE:
                row[at + TECHNOLOGY + technology] = float(outlook.turns)
        elif outlook.turns > 0 and closed_by(state, outlook.seat, slot) == ALLOWED:
            row[at + OPEN_PATENTS] += 1.0


def fill_headquarters(state: Pulsar, seat: i64, row: vec[float], at: i64) -> None:
    face: i64 = state.faces[seat]
    if face == NOBODY:
        return
    row[at + RUNS_DONE] = float(count_bits(state.runs[seat]))
    for project in range(i64(PROJECTS_PER_FACE)):
        if has(state.projects[seat], project):
            row[at + PROJECT + project] = 1.0
            if GATE_RUNS[face][project][1] > 0 and not has(state.runs[seat], project):
                row[at + RUNS_OPEN] += 1.0


def fill_goals(state: Pulsar, seat: i64, row: vec[float], at: i64) -> None:
    for goal in range(i64(IN_PLAY)):
        face: i64 = state.goals[goal]
        if face >= 0:
            there: i64 = count(state, seat, GOALS[face].count)
            if state.granted[seat] == goal or there >= GOALS[face].need:
                row[at + MET + face] = 1.0
            else:
                row[at + PROGRESS + face] = float(there) / float(GOALS[face].need)
