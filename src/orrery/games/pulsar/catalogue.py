"""All effects of all components in one list, and where each component's stand in it.

Only lists and look-ups: what the words mean is said in :mod:`orrery.games.pulsar.effects`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits
from orrery.engine.effects import WORD_BITS, Effect, Op
from orrery.games.pulsar.data.components import Project, Technology
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.headquarters import FACES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import (
    GAIN_CUBES,
    GAIN_POINTS,
    GATE_RUN,
    NOW,
    RED_DIE,
    SPLIT,
    TRIGGERS,
)
from orrery.games.pulsar.keys import (
    FROM_EXPLORATION,
    FROM_PROJECTS,
    FROM_SYSTEMS,
    FROM_TECHNOLOGIES,
    FROM_TRANSMITTERS,
)
from orrery.games.pulsar.state import Pulsar

PROJECTS_PER_FACE: Final = 8
BENEFIT: Final = "P3.9"


def _technology_effects() -> list[Effect]:
    return [
        Effect(f"{entry.key}.{index}", "P8.5", part.when, *part.ops)
        for entry in TECHNOLOGIES
        for index, part in enumerate(entry.parts)
    ]


def _first_parts() -> list[int]:
    """Where the parts of each technology begin, and where the last one ends."""
    starts = [0]
    for entry in TECHNOLOGIES:
        starts.append(starts[-1] + len(entry.parts))
    return starts


def _purchases(ops: tuple[Op, ...]) -> tuple[Op, ...]:
    """A per-round benefit without cubes and points: these come first, for all tiles (P10.4)."""
    return tuple(op for op in ops if op.word not in (GAIN_CUBES, GAIN_POINTS))


TECHNOLOGY_EFFECTS: Final[list[Effect]] = _technology_effects()
FIRST_PART: Final[vec[i64]] = vec[i64](_first_parts())

FIRST_ONLINE: Final = len(TECHNOLOGY_EFFECTS)
FIRST_PURCHASE: Final = FIRST_ONLINE + len(TRANSMITTERS)
FIRST_PROJECT: Final = FIRST_PURCHASE + len(TRANSMITTERS)
FIRST_SYSTEM: Final = FIRST_PROJECT + len(FACES) * PROJECTS_PER_FACE
FIRST_EXPLORATION: Final = FIRST_SYSTEM + len(SYSTEM_TILES)

ALL_EFFECTS: Final[tuple[Effect, ...]] = (
    *TECHNOLOGY_EFFECTS,
    *(Effect(f"{tile.key}.now", BENEFIT, NOW, *tile.now) for tile in TRANSMITTERS),
    *(Effect(f"{tile.key}.round", "P10.4", NOW, *_purchases(tile.each_round)) for tile in TRANSMITTERS),
    *(
        Effect(f"{face.key}.{index}", "P7.1", NOW, *project.ops)
        for face in FACES
        for index, project in enumerate(face.projects)
    ),
    *(Effect(f"system.{tile.key}", "P4.7", NOW, *tile.bonus) for tile in SYSTEM_TILES),
    *(Effect(f"exploration.{kind.key}", "P3.9", NOW, *kind.ops) for kind in EXPLORATION),
)
WORDS: Final = (len(ALL_EFFECTS) + WORD_BITS - 1) // WORD_BITS
TECHNOLOGY_WORDS: Final = (len(TECHNOLOGY_EFFECTS) + WORD_BITS - 1) // WORD_BITS


def _sources() -> list[int]:
    return (
        [FROM_TECHNOLOGIES] * FIRST_ONLINE
        + [FROM_TRANSMITTERS] * (FIRST_PROJECT - FIRST_ONLINE)
        + [FROM_PROJECTS] * (FIRST_SYSTEM - FIRST_PROJECT)
        + [FROM_SYSTEMS] * (FIRST_EXPLORATION - FIRST_SYSTEM)
        + [FROM_EXPLORATION] * len(EXPLORATION)
    )


def _masks() -> list[int]:
    """For each trigger the technology effects that listen to it, as words of bits."""
    masks = [0] * (len(TRIGGERS) * WORDS)
    for index, effect in enumerate(TECHNOLOGY_EFFECTS):
        masks[effect.when * WORDS + index // WORD_BITS] |= bit(index % WORD_BITS)
    return masks


def _per_round(word: int) -> list[int]:
    return [sum(op.a for op in tile.each_round if op.word == word) for tile in TRANSMITTERS]


def _gives_red(ops: tuple[Op, ...]) -> int:
    return int(any(op.word in (SPLIT, RED_DIE) for op in ops))


def _technology_gives_red(entry: Technology) -> int:
    return int(any(_gives_red(part.ops) for part in entry.parts))


def _run(project: Project) -> tuple[int, int]:
    for op in project.ops:
        if op.word == GATE_RUN:
            return op.a, op.b
    return -1, 0


GATE_RUNS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(_run(project) for project in face.projects) for face in FACES
)
"""For each project of each face the colour of its gate run and the points per gate, or (-1, 0)."""

SOURCE_OF: Final[vec[i64]] = vec[i64](_sources())
MASKS: Final[vec[i64]] = vec[i64](_masks())
CUBES_PER_ROUND: Final[vec[i64]] = vec[i64](_per_round(GAIN_CUBES))
POINTS_PER_ROUND: Final[vec[i64]] = vec[i64](_per_round(GAIN_POINTS))
HAS_PURCHASE: Final[vec[i64]] = vec[i64](int(bool(_purchases(tile.each_round))) for tile in TRANSMITTERS)
TECHNOLOGY_RED: Final[vec[i64]] = vec[i64](_technology_gives_red(entry) for entry in TECHNOLOGIES)
SYSTEM_RED: Final[vec[i64]] = vec[i64](_gives_red(tile.bonus) for tile in SYSTEM_TILES)
PROJECT_RED: Final[vec[i64]] = vec[i64](_gives_red(entry.ops) for face in FACES for entry in face.projects)


def awake(state: Pulsar, seat: i64, trigger: i64) -> i64:
    """How many owned technologies listen to a trigger."""
    count: i64 = 0
    for word in range(i64(TECHNOLOGY_WORDS)):
        count += count_bits(state.owned[seat * WORDS + word] & MASKS[trigger * WORDS + word])
    return count


def give_technology(state: Pulsar, seat: i64, technology: i64) -> None:
    """Let all parts of a technology work for ``seat`` from now on (P8.7)."""
    for effect in range(FIRST_PART[technology], FIRST_PART[technology + 1]):
        state.owned[seat * WORDS + effect // WORD_BITS] |= bit(effect % WORD_BITS)
