"""One example for each word of the effects of PULSAR 2849, for the list of what the signs mean."""

from itertools import chain
from typing import Final

from orrery.engine.effects import Op
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.headquarters import FACES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import AT_END, EACH_ROUND, NOW, Part

PLAIN: Final = (NOW, EACH_ROUND, AT_END)
"""Triggers that no sign tells."""


def sample_ops() -> dict[int, Op]:
    """The first op of each word, by its number."""
    ops = chain(
        (op for tile in SYSTEM_TILES for op in tile.bonus),
        (op for kind in EXPLORATION for op in kind.ops),
        (op for tile in TRANSMITTERS for op in (*tile.now, *tile.each_round)),
        (op for face in FACES for project in face.projects for op in project.ops),
        (op for entry in TECHNOLOGIES for part in entry.parts for op in part.ops),
    )
    found: dict[int, Op] = {}
    for op in ops:
        found.setdefault(op.word, op)
    return dict(sorted(found.items()))


def sample_parts() -> dict[int, Part]:
    """The first part of a technology for each trigger that a sign tells."""
    found: dict[int, Part] = {}
    for entry in TECHNOLOGIES:
        for part in entry.parts:
            if part.when not in PLAIN:
                found.setdefault(part.when, part)
    return dict(sorted(found.items()))
