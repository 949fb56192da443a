"""The ids that the tables of titles, errors and components demand."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from orrery.engine.game import Game
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import COLOURS, COUNTS, OPS, SIZES, SMALL, TRIGGERS
from orrery.games.registry import TITLES
from orrery.players.by_title import make_features
from orrery.players.evaluate.evaluator import BASES, POINTS, WINS
from orrery.players.personalities import personalities_of
from orrery.players.reasons import told_terms
from orrery.players.registry import LEVEL_KEYS, PERSONALITY_KEYS, PLAIN_KEYS
from orrery.shown.backgammon.components import LABELS as BACKGAMMON_BOARD
from orrery.shown.cluster.answers import HEADINGS, PLAN_HEADINGS
from orrery.shown.cluster.board_texts import LABELS as CLUSTER_BOARD
from orrery.shown.cluster.gesture_texts import LABELS as CLUSTER_GESTURES
from orrery.shown.connect_four.components import LABELS as CONNECT_FOUR_BOARD
from orrery.shown.cosmic.board_texts import LABELS as COSMIC_BOARD
from orrery.shown.cosmic.gesture_texts import LABELS as COSMIC_GESTURES
from orrery.shown.cosmic.headings import RESPONSE_HEADINGS, TYPE_HEADINGS
from orrery.shown.cosmic.strip_texts import LABELS as COSMIC_STRIP
from orrery.shown.pulsar.board_texts import OWN
from orrery.shown.pulsar.costs import OF_SPENDING, OF_USING
from orrery.shown.pulsar.position import PHASES
from orrery.shown.pulsar.words import KIND_OF_LETTER
from orrery.shown.registry import SHOWN
from orrery.table.foresight import Barrier
from orrery.terminal.commands import COMMANDS
from tests.frame import SOURCE
from tests.texts.cosmic_ids import of_cosmic

PASSING = (
    "use-die", "announce-run", "link", "choose-pulsar", "choose-system", "choose-red", "buy-points",
    "buy-bonus",
)  # fmt: skip
"""The decisions of PULSAR 2849 that may be declined."""

LABELS = {
    "pulsar": ("route", "flight"),
    "cosmic": ("send", "ally", "home-to", "home-evenly", "lose-from", "lose-evenly", "swap-bases"),
    "backgammon": ("turn",),
}
"""The labels of plans by title."""

NAMED = {"backgammon": ("double", "reply")}
"""The decisions whose answers are told by a text for each, by title."""


BARRIERS = {
    "pulsar": ("draw-system", "draw-exploration", "draw-transmitter", "roll"),
    "cluster": ("draw-tile", "roll"),
    "backgammon": ("roll",),
}
"""What CHANCE is asked after an answer of a player, by title; the others say no more than that it is."""

GROUPS = {
    "pulsar": {*OF_SPENDING.values(), *OF_USING.values()},
    "cluster": {*HEADINGS.values(), *PLAN_HEADINGS.values()},
    "cosmic": {*TYPE_HEADINGS, *RESPONSE_HEADINGS.values(), "given", "wanted"},
    "backgammon": {"moves", "turns"},
}
"""The headings of answers by title."""

BOARDS = {
    "cluster": (*CLUSTER_BOARD, *CLUSTER_GESTURES),
    "cosmic": (*COSMIC_BOARD, *COSMIC_STRIP, *COSMIC_GESTURES),
    "connect-four": CONNECT_FOUR_BOARD,
    "backgammon": BACKGAMMON_BOARD,
}
"""The labels of boards by title."""


@cache
def demanded() -> set[str]:
    """Every id that is made from a key of a table."""
    return {
        *(identifier for game in TITLES.values() for identifier in of_title(game)),
        *(f"error-{code}" for code in codes()),
        *(f"final-{kind}" for kind in Barrier),
        *(f"command-{name}" for name in COMMANDS),
        *(f"level-{key}" for key in PLAIN_KEYS),
        *(f"personality-{key}" for key in PERSONALITY_KEYS),
        *(f"about-personality-{title}-{each.key}" for title in TITLES for each in personalities_of(title)),
        *of_terms(),
        *(f"hint-behind-{unit}" for unit in (POINTS, BASES, WINS)),
        *(f"about-level-{key}" for key in LEVEL_KEYS),
        *of_pulsar(),
        *of_cosmic(),
        *(f"figure-{figure.key}" for shown in SHOWN.values() for figure in shown.telling.figures),
        *(f"group-{title}-{heading}" for title, headings in GROUPS.items() for heading in headings),
        *(f"board-{title}-{key}" for title, keys in BOARDS.items() for key in keys),
    }


def of_terms() -> Iterator[str]:
    """The words in which hints give reasons."""
    for title in TITLES:
        features = make_features(title)
        terms = told_terms(features) if features is not None else set()
        yield from (f"term-{title}-{term}" for term in terms)


def of_title(game: Game[Any]) -> Iterator[str]:
    yield f"title-{game.key}"
    yield f"about-{game.key}"
    for kind, keys in (
        ("question", [decision.key for decision in game.decisions]),
        ("event", list(game.events)),
        ("source", list(game.sources)),
        ("setting", [setting.key for setting in game.settings]),
        ("preset", list(game.presets)),
        ("about", [*(setting.key for setting in game.settings), *game.presets]),
        ("plan", list(LABELS.get(game.key, ()))),
        ("barrier", list(BARRIERS.get(game.key, ()))),
        ("value", list(values(game))),
    ):
        yield from (f"{kind}-{game.key}-{key}" for key in keys)
    for decision in game.decisions:
        if decision.key in NAMED.get(game.key, ()):
            yield from (f"answer-{game.key}-{decision.key}-{name}" for name in decision.names)


def values(game: Game[Any]) -> Iterator[str]:
    """Each value of each setting that is known beforehand: listed, the default, or named by a preset."""
    for setting in game.settings:
        named = [preset[setting.key] for preset in game.presets.values() if setting.key in preset]
        yield from (f"{setting.key}-{value}" for value in {*setting.values, setting.default, *named})


def codes() -> Iterator[str]:
    """Those of all errors, read from the sources, for no test imports them all."""
    for path in SOURCE.rglob("*.py"):
        yield from re.findall(r'^    code: ClassVar\[str\] = "(.+)"$', path.read_text(encoding="utf-8"), re.M)


def of_pulsar() -> Iterator[str]:
    families = {
        "technology": [entry.key for entry in TECHNOLOGIES],
        "transmitter": [entry.key for entry in TRANSMITTERS],
        "face": [entry.key for entry in FACES],
        "project": list(PLACES),
        "goal": [entry.key for entry in GOALS],
        "system": [entry.key for entry in SYSTEM_TILES],
        "exploration": [entry.key for entry in EXPLORATION],
        "op": list(OPS),
        "trigger": list(TRIGGERS),
        "per": list(COUNTS),
        "count": list(COUNTS),
        "size": list(SIZES.all()[SMALL:]),
        "colour": list(COLOURS),
        "node": list(KIND_OF_LETTER.values()),
        "phase": ["setup", "over", *PHASES.values()],
        "answer": [f"{key}-pass" for key in PASSING],
        "board": list(OWN),
    }
    for kind, keys in families.items():
        yield from (f"{kind}-pulsar-{key}" for key in keys)
