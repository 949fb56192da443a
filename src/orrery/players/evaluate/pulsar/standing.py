"""What stands for good: technologies and headquarters."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.effects import Op
from orrery.games.pulsar.boards import technology_at
from orrery.games.pulsar.catalogue import GATE_RUNS, PROJECTS_PER_FACE
from orrery.games.pulsar.data.headquarters import FACES, NEEDS
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.vocabulary import AT_END, CHEAP_GOALS, COUNT_GOAL, EACH_ROUND, NOW, Part
from orrery.games.pulsar.state import NOBODY, SLOTS, Pulsar
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.benefits import gifts_value, op_value, ops_value, run_value
from orrery.players.evaluate.pulsar.outlook import NEVER, Outlook
from orrery.players.evaluate.pulsar.weights import Weights


def technologies_value(state: Pulsar, outlook: Outlook) -> i64:
    """All patents of the seat; what they gave at once is among its things already."""
    total: i64 = 0
    for slot in range(i64(SLOTS)):
        if has(state.patents[slot], outlook.seat):
            for part in TECHNOLOGIES[technology_at(state, slot)].parts:
                if part.when != NOW:
                    total += _part_value(state, outlook, part)
    return total


def _part_value(state: Pulsar, outlook: Outlook, part: Part) -> i64:
    weights = outlook.weights
    if part.when == EACH_ROUND:
        return outlook.productions() * _grown(outlook, ops_value(state, outlook, part.ops))
    if part.when == AT_END:
        return 0 if outlook.round == NEVER else _ending_value(state, outlook, part.ops)
    if part.when == CHEAP_GOALS:
        return 3 * weights.cube
    worth: i64 = ops_value(state, outlook, part.ops)
    return outlook.turns * (worth * weights.uses[part.when] // POINT + weights.facts[part.when])


def _ending_value(state: Pulsar, outlook: Outlook, ops: tuple[Op, ...]) -> i64:
    total: i64 = 0
    for op in ops:
        if op.word == COUNT_GOAL:
            total += outlook.weights.granted
        else:
            total += op_value(state, outlook, op)
    return _grown(outlook, total)


def _grown(outlook: Outlook, value: i64) -> i64:
    """What is counted now, with what further turns will add to it."""
    return value * (POINT + outlook.turns * outlook.weights.growth) // POINT


def project_values(weights: Weights) -> vec[i64]:
    """What the projects of all faces bring: none of them counts anything."""
    return vec[i64]([gifts_value(weights, project.ops) for face in FACES for project in face.projects])


def headquarters_value(state: Pulsar, outlook: Outlook, values: vec[i64]) -> i64:
    """Gate runs to be flown, and projects that can be done next; ``values`` are those of all projects."""
    face = state.faces[outlook.seat]
    if face == NOBODY or outlook.turns == 0:
        return 0
    total: i64 = 0
    for project in range(i64(PROJECTS_PER_FACE)):
        if not has(state.projects[outlook.seat], project):
            gain: i64 = values[face * PROJECTS_PER_FACE + project] - outlook.weights.die
            if gain > 0:
                total += gain * _share(state, outlook, project) // POINT
        elif not has(state.runs[outlook.seat], project):
            colour, points = GATE_RUNS[face][project]
            total += run_value(outlook.weights, colour, points)
    return total


def _share(state: Pulsar, outlook: Outlook, project: i64) -> i64:
    """How much of the gain of a project is counted: more if it can be done at once."""
    for under in NEEDS[project]:
        if not has(state.projects[outlook.seat], under):
            return outlook.weights.later_project
    return outlook.weights.next_project
