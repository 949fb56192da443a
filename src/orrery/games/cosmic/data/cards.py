"""The cards by kind: attacks by value, the compromise, edicts, kickers, reinforcements, flares, Pulsars.

There is a flare and a Pulsar for each power. Every rule asks for the type of a card, never for its number.
"""

from typing import Final

from orrery.engine.keys import Keys
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS, POWERS

NO_CARD: Final = -1

ATTACKS: Final[tuple[tuple[int, int], ...]] = (
    (1, 1), (4, 2), (5, 2), (6, 8), (7, 4), (8, 8), (9, 2), (10, 6), (11, 2), (12, 5),
    (13, 1), (14, 2), (15, 4), (16, 1), (17, 1), (18, 1), (19, 1), (20, 2), (30, 1), (40, 1),
)  # fmt: skip
"""Value and number of each Attack."""

COMPROMISES: Final = 17

KICKERS: Final[tuple[tuple[int, int], ...]] = ((-2, 1), (-1, 2), (0, 1), (2, 3), (3, 2), (4, 1))
"""By what a kicker multiplies, and how many there are of it (CD4.1)."""
REINFORCEMENTS: Final[tuple[tuple[int, int], ...]] = ((2, 2), (3, 3), (5, 1))
"""What a reinforcement adds, and how many there are of it (CD5.1)."""

CARDS: Final = Keys()
CARDS.add_all([f"attack-{value}" for value, _ in ATTACKS])
COMPROMISE: Final = CARDS.add("compromise")
COSMIC_ZAP: Final = CARDS.add("cosmic-zap")
UN_ZAP: Final = CARDS.add("un-zap")
FLARE_ZAP: Final = CARDS.add("flare-zap")
EDICT_ZAP: Final = CARDS.add("edict-zap")
MOBIUS_TUBES: Final = CARDS.add("mobius-tubes")
PLAGUE: Final = CARDS.add("plague")
FORCE_FIELD: Final = CARDS.add("force-field")
EMOTION_CONTROL: Final = CARDS.add("emotion-control")
STELLAR_GAS: Final = CARDS.add("stellar-gas")
IONIC_GAS: Final = CARDS.add("ionic-gas")
QUASH: Final = CARDS.add("quash")
REBIRTH: Final = CARDS.add("rebirth")
FINDER: Final = CARDS.add("finder")
KEEPER: Final = CARDS.add("keeper")
WARP_BREAK: Final = CARDS.add("warp-break")
SANITY: Final = CARDS.add("sanity")
INSANITY: Final = CARDS.add("insanity")
PULSAR_ZAP: Final = CARDS.add("pulsar-zap")
FIRST_KICKER: Final = CARDS.add_all(
    [f"kicker-minus-{-factor}" if factor < 0 else f"kicker-{factor}" for factor, _ in KICKERS]
)
FIRST_REINFORCEMENT: Final = CARDS.add_all([f"reinforcement-{more}" for more, _ in REINFORCEMENTS])
FIRST_FLARE: Final = CARDS.add_all([f"flare-{key}" for key in POWER_KEYS])
FIRST_PULSAR: Final = CARDS.add_all([f"pulsar-{key}" for key in POWER_KEYS])
KINDS: Final = len(CARDS)
FIRST_EDICT: Final = COSMIC_ZAP
CARD_NAMES: Final = CARDS.all()

EDICTS: Final[dict[int, int]] = {
    COSMIC_ZAP: 3,
    UN_ZAP: 2,
    FLARE_ZAP: 2,
    EDICT_ZAP: 1,
    MOBIUS_TUBES: 2,
    PLAGUE: 2,
    FORCE_FIELD: 1,
    EMOTION_CONTROL: 1,
    STELLAR_GAS: 1,
    IONIC_GAS: 1,
    QUASH: 1,
    REBIRTH: 1,
    FINDER: 1,
    KEEPER: 1,
    WARP_BREAK: 1,
    SANITY: 1,
    INSANITY: 0,
    PULSAR_ZAP: 0,
}
"""How many there are of each edict; the last two come with the Pulsars."""

WITH_PULSARS: Final[dict[int, int]] = {INSANITY: 1, PULSAR_ZAP: 2}

ATTACK_TYPE: Final = 0
COMPROMISE_TYPE: Final = 1
EDICT_TYPE: Final = 2
FLARE_TYPE: Final = 3
PULSAR_TYPE: Final = 4
KICKER_TYPE: Final = 5
REINFORCEMENT_TYPE: Final = 6
TYPES: Final = 7

TYPE_OF: Final[tuple[int, ...]] = (
    (ATTACK_TYPE,) * len(ATTACKS)
    + (COMPROMISE_TYPE,)
    + (EDICT_TYPE,) * len(EDICTS)
    + (KICKER_TYPE,) * len(KICKERS)
    + (REINFORCEMENT_TYPE,) * len(REINFORCEMENTS)
    + (FLARE_TYPE,) * POWERS
    + (PULSAR_TYPE,) * POWERS
)
POWER_OF: Final[tuple[int, ...]] = (NO_POWER,) * FIRST_FLARE + tuple(range(POWERS)) * 2
"""The power on a flare or a Pulsar."""

VALUES: Final[tuple[int, ...]] = tuple(value for value, _ in ATTACKS) + (0,) * (KINDS - len(ATTACKS))
"""What an Attack is worth; 0 for anything else."""

PRINTED: Final[tuple[int, ...]] = (
    VALUES[:FIRST_KICKER]
    + tuple(factor for factor, _ in KICKERS)
    + tuple(more for more, _ in REINFORCEMENTS)
    + VALUES[FIRST_FLARE:]
)
"""The number on an Attack, a kicker or a reinforcement; 0 for anything else."""


def plain_deck() -> list[int]:
    """The 72 challenge cards and 22 edicts by kind (CA2.4); all else depends on modules and powers."""
    counts = [count for _, count in ATTACKS] + [COMPROMISES] + list(EDICTS.values())
    return counts + [0] * (KINDS - FIRST_KICKER)


def flare(power: int) -> int:
    """The kind of the flare of a power."""
    return FIRST_FLARE + power


def pulsar(power: int) -> int:
    """The kind of the Pulsar of a power."""
    return FIRST_PULSAR + power
