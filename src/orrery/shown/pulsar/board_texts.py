"""Names, rules and labels of PULSAR 2849 in one language, for the browser."""

from collections.abc import Iterator
from typing import Final

from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import COLOURS, COUNTS, OPS, SIZES, TRIGGERS
from orrery.games.pulsar.keys import SOURCES
from orrery.shown.labels import labels
from orrery.shown.pulsar.component_texts import Component, Components
from orrery.shown.pulsar.samples import sample_ops, sample_parts
from orrery.shown.pulsar.words import Words
from orrery.texts.speech import Speech

Row = tuple[str, str]

# fmt: off
PICTURE: Final[tuple[str, ...]] = (
    "dice-board", "tracks", "cluster", "technologies", "transmitters", "headquarters", "goals",
    "gyrodynes", "initiative", "engineering", "median", "order", "rank-initiative", "rank-engineering",
    "column-points", "column-cubes", "column-plus-minus", "column-plus-two", "column-take",
    "column-complete", "column-dice", "legend-face-down", "dead-end", "unclaimed", "claimed",
    "row-bonus-note", "patented", "open", "locked", "taken", "none-on-display", "rings-left",
    "phase-production",
)
"""Labels that the terminal has too, ``picture-pulsar-…``."""

OWN: Final[tuple[str, ...]] = (
    "answers", "arrays", "at-end", "at-marker", "awards", "better-place", "bridge", "buys", "close",
    "copy-for", "costs-place", "flights", "held", "left", "left-over", "legend", "link-end",
    "mark-modified", "mark-open", "marker-between", "marker-on", "mine", "mine-short", "names",
    "no-array", "of", "place-1", "place-2", "place-3", "place-4", "red-die", "roll", "row", "run-done",
    "run-ready", "skip", "steps-left", "steps-right", "techs", "this-round", "ways", "zoom-in",
    "zoom-out", "zoom-whole",
)
"""Labels of the board alone, ``board-pulsar-…``; numbers go where ``{n}`` and ``{m}`` stand."""
# fmt: on


def texts(speech: Speech) -> dict[str, str]:
    """Everything the board says that is not said by a question, an answer or the news."""
    components = Components(Words(speech, []))
    rows = (
        _labels(speech),
        _places(components),
        _tiles(components),
        _boards(components),
        _legend(components),
    )
    return dict(row for part in rows for row in part)


def _labels(speech: Speech) -> Iterator[Row]:
    for key in PICTURE:
        yield f"label.{key}", speech.say(f"picture-pulsar-{key}")
    yield from labels(speech, "pulsar", OWN).items()
    for source in SOURCES:
        yield f"source.{source}", speech.say(f"source-pulsar-{source}")


def _places(components: Components) -> Iterator[Row]:
    """Nodes of both sides, and the small words."""
    for name in dict.fromkeys(name for side in SIDES for name in side.names):
        yield f"node.{name}", components.words.node(name)
    for size, key in enumerate(SIZES):
        if size:
            yield f"size.{key}", components.words.size(size)
            yield f"building.{key}", components.speech.say("picture-pulsar-building", size=key)
            yield f"spinning.{key}", components.speech.say("picture-pulsar-spinning", size=key)
    for colour, key in enumerate(COLOURS):
        yield f"colour.{key}", components.words.colour(colour)


def _tiles(components: Components) -> Iterator[Row]:
    """Systems, exploration tiles, transmitters."""
    for tile, system in enumerate(SYSTEM_TILES):
        yield from _component(f"system.{system.key}", components.system_tile(tile))
        yield f"system.{system.key}.bonus", components.bonus(tile)
    for kind, exploration in enumerate(EXPLORATION):
        yield from _component(f"exploration.{exploration.key}", components.exploration(kind))
    for tile, transmitter in enumerate(TRANSMITTERS):
        yield from _component(f"transmitter.{transmitter.key}", components.transmitter(tile))
        yield _short(components, "transmitter", transmitter.key)


def _boards(components: Components) -> Iterator[Row]:
    """Technologies, headquarters, goals."""
    for number, technology in enumerate(TECHNOLOGIES):
        yield from _component(f"technology.{technology.key}", components.technology(None, number))
        yield _short(components, "technology", technology.key)
    for face, board in enumerate(FACES):
        yield f"face.{board.key}.name", components.face(face).name
        yield _short(components, "face", board.key)
        for place, key in enumerate(PLACES):
            yield from _component(f"project.{board.key}.{key}", components.project(face, place))
    for face, goal in enumerate(GOALS):
        yield from _component(f"goal.{goal.key}", components.goal(face))
        yield f"goal.{goal.key}.what", components.effects.count(goal.count, goal.need)


def _legend(components: Components) -> Iterator[Row]:
    """What the signs mean, by the examples of ``components``."""
    for word, op in sample_ops().items():
        yield f"legend.op.{OPS[word]}", components.effects.op(op)
    for trigger, part in sample_parts().items():
        yield f"legend.part.{TRIGGERS[trigger]}", components.effects.part(part)
    for count, key in enumerate(COUNTS):
        yield f"legend.count.{key}", components.effects.per(count, 1)


def _component(key: str, component: Component) -> Iterator[Row]:
    yield f"{key}.name", component.name
    yield f"{key}.rule", component.rule


def _short(components: Components, kind: str, key: str) -> Row:
    """The name without the key that is printed beside it: on the board its place tells which one it is."""
    return f"{kind}.{key}.short", components.speech.say(f"{kind}-pulsar-{key}")
