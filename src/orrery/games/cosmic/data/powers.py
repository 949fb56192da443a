"""The powers by number, in the order of the alphabet; what they do stands in :mod:`..powers`."""

from typing import Final

NO_POWER: Final = -1

POWER_KEYS: Final[tuple[str, ...]] = (
    "amoeba",
    "anti-matter",
    "chronos",
    "cripple",
    "filch",
    "healer",
    "loser",
    "machine",
    "macron",
    "mutant",
    "negator",
    "oracle",
    "parasite",
    "pentaform",
    "progenitor",
    "reincarnator",
    "silencer",
    "sorcerer",
    "vacuum",
    "virus",
    "warpish",
    "witch",
    "wrack",
    "zombie",
)
POWERS: Final = 24

AMOEBA: Final = 0
ANTI_MATTER: Final = 1
CHRONOS: Final = 2
CRIPPLE: Final = 3
FILCH: Final = 4
HEALER: Final = 5
LOSER: Final = 6
MACHINE: Final = 7
MACRON: Final = 8
MUTANT: Final = 9
NEGATOR: Final = 10
ORACLE: Final = 11
PARASITE: Final = 12
PENTAFORM: Final = 13
PROGENITOR: Final = 14
REINCARNATOR: Final = 15
SILENCER: Final = 16
SORCERER: Final = 17
VACUUM: Final = 18
VIRUS: Final = 19
WARPISH: Final = 20
WITCH: Final = 21
WRACK: Final = 22
ZOMBIE: Final = 23

NEEDS_ALLIES: Final[tuple[int, ...]] = (PARASITE,)
"""Powers that are not dealt to two players (CA9.1)."""

NEEDS_COLOUR: Final[tuple[int, ...]] = (PROGENITOR,)
"""Powers that are not dealt to six players: they need an unused colour (CB-progenitor)."""

LIES_OPEN: Final[tuple[int, ...]] = (PENTAFORM, PROGENITOR)
"""Powers that work from the set-up on and can't be kept secret."""

SIMPLE: Final[tuple[int, ...]] = (
    AMOEBA,
    CHRONOS,
    FILCH,
    LOSER,
    MACHINE,
    MACRON,
    MUTANT,
    ORACLE,
    PARASITE,
    SORCERER,
    VACUUM,
    VIRUS,
    WARPISH,
    ZOMBIE,
)
"""Powers that can be told in one sentence: the ones of a first game."""
