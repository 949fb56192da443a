"""The powers by number: one line each, in the order of the alphabet.

What a power is and does stands in its module, ``powers/<key>.py``, with ``_`` for ``-``.
"""

from typing import Final

from mypy_extensions import i64

NO_POWER: Final = -1

POWER_KEYS: Final[tuple[str, ...]] = (
    "amoeba",
    "ancients",
    "anti-matter",
    "assassin",
    "bully",
    "calculator",
    "changeling",
    "chronos",
    "clone",
    "cripple",
    "crystal",
    "dictator",
    "diplomat",
    "disease",
    "doppelganger",
    "empath",
    "ethic",
    "extortionist",
    "filch",
    "fungus",
    "gambler",
    "gorgon",
    "graviton",
    "grudge",
    "guerrilla",
    "hate",
    "healer",
    "insect",
    "judge",
    "kamikaze",
    "laser",
    "loser",
    "machine",
    "macron",
    "magnet",
    "masochist",
    "mesmer",
    "mind",
    "mirror",
    "miser",
    "mutant",
    "negator",
    "oracle",
    "pacifist",
    "parasite",
    "pentaform",
    "philanthropist",
    "plant",
    "progenitor",
    "prophet",
    "reincarnator",
    "seeker",
    "silencer",
    "siren",
    "skeptic",
    "sniveler",
    "sorcerer",
    "spiff",
    "sting",
    "symbiote",
    "trader",
    "tripler",
    "vacuum",
    "virus",
    "visionary",
    "void",
    "vulch",
    "warpish",
    "warrior",
    "will",
    "witch",
    "worm",
    "wrack",
    "zombie",
)
POWERS: Final = len(POWER_KEYS)


def number_of(key: str) -> i64:
    """The number of a power; what the module of a power calls itself by."""
    return POWER_KEYS.index(key)
