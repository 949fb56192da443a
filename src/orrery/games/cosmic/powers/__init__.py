"""The powers: one module each, with its flare; what its Pulsar changes is asked where it matters."""

from typing import Final

from orrery.engine.queries import Modifier
from orrery.games.cosmic.powers import (
    amoeba,
    anti_matter,
    chronos,
    cripple,
    filch,
    healer,
    loser,
    machine,
    macron,
    mutant,
    negator,
    oracle,
    parasite,
    pentaform,
    progenitor,
    reincarnator,
    silencer,
    sorcerer,
    vacuum,
    virus,
    warpish,
    witch,
    wrack,
    zombie,
)
from orrery.games.cosmic.reactions import Reaction
from orrery.games.cosmic.state import Cosmic

MODULES: Final = (
    amoeba,
    anti_matter,
    chronos,
    cripple,
    filch,
    healer,
    loser,
    machine,
    macron,
    mutant,
    negator,
    oracle,
    parasite,
    pentaform,
    progenitor,
    reincarnator,
    silencer,
    sorcerer,
    vacuum,
    virus,
    warpish,
    witch,
    wrack,
    zombie,
)

REACTIONS: Final[tuple[Reaction, ...]] = tuple(
    reaction for module in MODULES for reaction in module.REACTIONS
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = tuple(
    modifier for module in MODULES for modifier in module.MODIFIERS
)
