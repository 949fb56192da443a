"""The cards by kind: attacks by value, the compromise, edicts, then a flare and a Pulsar for each power.

Kickers and reinforcements will be two more types; every rule asks for the type of a card, never for
its number.
"""

from typing import Final

from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS, POWERS

NO_CARD: Final = -1

ATTACKS: Final[tuple[tuple[int, int], ...]] = (
    (1, 1), (4, 2), (5, 2), (6, 8), (7, 4), (8, 8), (9, 2), (10, 6), (11, 2), (12, 5),
    (13, 1), (14, 2), (15, 4), (16, 1), (17, 1), (18, 1), (19, 1), (20, 2), (30, 1), (40, 1),
)  # fmt: skip
"""Value and number of each Attack."""

COMPROMISES: Final = 17

EDICTS: Final[tuple[tuple[str, int], ...]] = (
    ("cosmic-zap", 3),
    ("un-zap", 2),
    ("flare-zap", 2),
    ("edict-zap", 1),
    ("mobius-tubes", 2),
    ("plague", 2),
    ("force-field", 1),
    ("emotion-control", 1),
    ("stellar-gas", 1),
    ("ionic-gas", 1),
    ("quash", 1),
    ("rebirth", 1),
    ("finder", 1),
    ("keeper", 1),
    ("warp-break", 1),
    ("sanity", 1),
    ("insanity", 0),
    ("pulsar-zap", 0),
)
"""Name and number of each edict; the last two come with the Pulsars."""

WITH_PULSARS: Final[tuple[tuple[str, int], ...]] = (("insanity", 1), ("pulsar-zap", 2))

COMPROMISE: Final = 20
FIRST_EDICT: Final = 21
FIRST_FLARE: Final = 39
FIRST_PULSAR: Final = 63
KINDS: Final = 87

COSMIC_ZAP: Final = 21
UN_ZAP: Final = 22
FLARE_ZAP: Final = 23
EDICT_ZAP: Final = 24
MOBIUS_TUBES: Final = 25
PLAGUE: Final = 26
FORCE_FIELD: Final = 27
EMOTION_CONTROL: Final = 28
STELLAR_GAS: Final = 29
IONIC_GAS: Final = 30
QUASH: Final = 31
REBIRTH: Final = 32
FINDER: Final = 33
KEEPER: Final = 34
WARP_BREAK: Final = 35
SANITY: Final = 36
INSANITY: Final = 37
PULSAR_ZAP: Final = 38

ATTACK_TYPE: Final = 0
COMPROMISE_TYPE: Final = 1
EDICT_TYPE: Final = 2
FLARE_TYPE: Final = 3
PULSAR_TYPE: Final = 4
TYPES: Final = 5

TYPE_OF: Final[tuple[int, ...]] = (
    (ATTACK_TYPE,) * len(ATTACKS)
    + (COMPROMISE_TYPE,)
    + (EDICT_TYPE,) * len(EDICTS)
    + (FLARE_TYPE,) * POWERS
    + (PULSAR_TYPE,) * POWERS
)
POWER_OF: Final[tuple[int, ...]] = (NO_POWER,) * FIRST_FLARE + tuple(range(POWERS)) * 2
"""The power on a flare or a Pulsar."""

VALUES: Final[tuple[int, ...]] = tuple(value for value, _ in ATTACKS) + (0,) * (KINDS - len(ATTACKS))
"""What an Attack is worth; 0 for anything else."""

CARD_NAMES: Final[tuple[str, ...]] = (
    *tuple(f"attack-{value}" for value, _ in ATTACKS),
    "compromise",
    *tuple(name for name, _ in EDICTS),
    *tuple(f"flare-{key}" for key in POWER_KEYS),
    *tuple(f"pulsar-{key}" for key in POWER_KEYS),
)


def plain_deck() -> list[int]:
    """The 72 challenge cards and 22 edicts by kind (CA2.4); flares and Pulsars depend on the powers."""
    counts = [count for _, count in ATTACKS] + [COMPROMISES] + [count for _, count in EDICTS]
    return counts + [0] * (2 * POWERS)


def flare(power: int) -> int:
    """The kind of the flare of a power."""
    return FIRST_FLARE + power


def pulsar(power: int) -> int:
    """The kind of the Pulsar of a power."""
    return FIRST_PULSAR + power
