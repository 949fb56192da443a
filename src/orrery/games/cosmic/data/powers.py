"""The powers by number, in the order of the alphabet; what they do stands in :mod:`..powers`."""

from typing import Final

from orrery.engine.keys import Keys

NO_POWER: Final = -1

_POWERS: Final = Keys()
AMOEBA: Final = _POWERS.add("amoeba")
ANTI_MATTER: Final = _POWERS.add("anti-matter")
CHRONOS: Final = _POWERS.add("chronos")
CRIPPLE: Final = _POWERS.add("cripple")
FILCH: Final = _POWERS.add("filch")
HEALER: Final = _POWERS.add("healer")
LOSER: Final = _POWERS.add("loser")
MACHINE: Final = _POWERS.add("machine")
MACRON: Final = _POWERS.add("macron")
MUTANT: Final = _POWERS.add("mutant")
NEGATOR: Final = _POWERS.add("negator")
ORACLE: Final = _POWERS.add("oracle")
PARASITE: Final = _POWERS.add("parasite")
PENTAFORM: Final = _POWERS.add("pentaform")
PROGENITOR: Final = _POWERS.add("progenitor")
REINCARNATOR: Final = _POWERS.add("reincarnator")
SILENCER: Final = _POWERS.add("silencer")
SORCERER: Final = _POWERS.add("sorcerer")
VACUUM: Final = _POWERS.add("vacuum")
VIRUS: Final = _POWERS.add("virus")
WARPISH: Final = _POWERS.add("warpish")
WITCH: Final = _POWERS.add("witch")
WRACK: Final = _POWERS.add("wrack")
ZOMBIE: Final = _POWERS.add("zombie")
POWER_KEYS: Final = _POWERS.all()
POWERS: Final = len(POWER_KEYS)

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
