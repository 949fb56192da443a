"""Named sets of options. A module is part of a preset by one word in its row of ``MODULES``."""

from typing import Final

YES: Final = "yes"

STYLES: Final[dict[str, dict[str, str]]] = {
    "first-game": {"pool": "simple", "flares": "none"},
    "classic": {"flares": "eon", "extra-flares": "10"},
    "mayfair": {"flares": "mayfair", "extra-flares": "24"},
    "modern": {"flares": "modern", "extra-flares": "10", "spare-powers": "1", "reshuffle": "one-left"},
    "quick": {"planets": "4", "bases": "4", "pool": "simple", "flares": "mayfair"},
    "everything": {"extra-flares": "10", "spare-powers": "1"},
    "chaos": {
        "extra-flares": "24",
        "powers": "2",
        "staircase": YES,
        "draft": YES,
        "secret-powers": "by-choice",
    },
}
"""What a preset plays with, besides modules."""

ALL: Final = {
    "pulsars": YES,
    "specials": YES,
    "kickers": YES,
    "reinforcements": YES,
    "lucre": "mayfair",
    "moons": YES,
}
"""Every module, switched on."""

MODULES: Final[dict[str, dict[str, str]]] = {
    "mayfair": {"specials": YES, "kickers": YES, "lucre": "mayfair"},
    "modern": {"reinforcements": YES},
    "everything": ALL,
    "chaos": ALL,
}
"""The modules of a preset."""

PRESETS: Final[dict[str, dict[str, str]]] = {
    name: {**style, **MODULES.get(name, {})} for name, style in STYLES.items()
}
