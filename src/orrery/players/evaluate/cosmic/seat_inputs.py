"""What a seat of Cosmic Encounter has, in numbers about as large as each other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    COMPROMISE,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_PULSAR,
    FIRST_REINFORCEMENT,
    KINDS,
    POWER_OF,
    PRINTED,
    VALUES,
)
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.resolution import winning_bases
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import moon_place, tokens_at
from orrery.players.evaluate.cosmic.worth import own_worth

ONE_MISSING: Final = 0
TWO_MISSING: Final = 1
THREE_MISSING: Final = 2
EXTERNAL: Final = 3
HOMES: Final = 4
HOMES_MISSING: Final = 5
WARP: Final = 6
GONE: Final = 7
HAND: Final = 8
ATTACKS: Final = 9
ATTACK_POINTS: Final = 10
BEST: Final = 11
SECOND: Final = 12
COMPROMISES: Final = 13
NO_ATTACK: Final = 14
EDICTS: Final = 15
ZAPS: Final = 16
FLARES: Final = 17
OWN_FLARES: Final = 18
PULSARS: Final = 19
OWN_PULSARS: Final = 20
KICKERS: Final = 21
REINFORCEMENTS: Final = 22
LUCRE: Final = 23
MOONS: Final = 24
STRENGTH: Final = 25
SPECIAL: Final = 26
POWERLESS: Final = 27
NEXT_TURN: Final = 28
OWN_TURN: Final = 29

INPUTS: Final[tuple[str, ...]] = (
    "bases.one-missing",
    "bases.two-missing",
    "bases.three-missing",
    "bases.external",
    "homes.bases",
    "homes.missing",
    "tokens.warp",
    "tokens.gone",
    "cards.hand",
    "cards.attacks",
    "cards.attack-points",
    "cards.best",
    "cards.second",
    "cards.compromise",
    "cards.no-attack",
    "cards.edicts",
    "cards.zaps",
    "cards.flares",
    "cards.own-flares",
    "cards.pulsars",
    "cards.own-pulsars",
    "cards.kickers",
    "cards.reinforcements",
    "lucre.held",
    "moons.held",
    "powers.strength",
    "powers.special",
    "powers.none",
    "turn.next",
    "turn.own",
)
"""Names by number; the first word is the term that stands for an input where reasons are given."""
SCALES: Final[tuple[float, ...]] = (1.0,) * len(INPUTS)
IS_ZAP: Final[vec[i64]] = vec[i64]([1 if "zap" in name else 0 for name in CARD_NAMES])
TENTH: Final = 0.1
THOUSANDTH: Final = 0.001


def fill_seat(state: Cosmic, seat: i64, row: vec[float]) -> None:
    """Write what a seat has into a row, over whatever it held."""
    for place in range(i64(len(row))):
        row[place] = 0.0
    fill_bases(state, seat, row)
    fill_attacks(state, seat, row)
    fill_other_cards(state, seat, row)
    fill_powers(state, seat, row)
    row[NEXT_TURN] = 1.0 if (state.turn + 1) % state.seats == seat else 0.0
    row[OWN_TURN] = 1.0 if state.turn == seat else 0.0


def fill_bases(state: Cosmic, seat: i64, row: vec[float]) -> None:
    """Bases on the way to the goal, homes for the use of powers, tokens that are missed, moons and Lucre."""
    missing: i64 = state.goal - winning_bases(state, seat)
    if missing <= 3:
        row[max(missing, i64(1)) - 1] = 1.0
    row[EXTERNAL] = float(state.external[seat])
    row[HOMES] = float(state.homes[seat])
    row[HOMES_MISSING] = float(max(i64(0), state.limit - state.homes[seat]))
    row[WARP] = float(state.warp[seat])
    row[GONE] = float(state.gone[seat])
    row[LUCRE] = float(state.lucre[seat]) if state.with_lucre != 0 else 0.0
    for moon in range(i64(len(state.moons))):
        if tokens_at(state, moon_place(state, moon), seat) > 0:
            row[MOONS] += 1.0


def fill_attacks(state: Cosmic, seat: i64, row: vec[float]) -> None:
    """Challenge cards: how many, how high, and the best two."""
    best: i64 = 0
    second: i64 = 0
    count: i64 = 0
    points: i64 = 0
    for kind in range(i64(COMPROMISE)):
        held: i64 = state.hands[seat * KINDS + kind]
        if held > 0:
            count += held
            points += held * VALUES[kind]
            if VALUES[kind] > best:
                second = VALUES[kind] if held > 1 else best
                best = VALUES[kind]
            elif VALUES[kind] > second:
                second = VALUES[kind]
    row[HAND] = float(state.sizes[seat])
    row[ATTACKS] = float(count)
    row[ATTACK_POINTS] = float(points) * TENTH
    row[BEST] = float(best) * TENTH
    row[SECOND] = float(second) * TENTH
    row[COMPROMISES] = float(min(state.hands[seat * KINDS + COMPROMISE], i64(2)))
    row[NO_ATTACK] = 1.0 if count == 0 else 0.0


def fill_other_cards(state: Cosmic, seat: i64, row: vec[float]) -> None:
    for kind in range(i64(FIRST_EDICT), i64(KINDS)):
        held: i64 = state.hands[seat * KINDS + kind]
        if held > 0:
            fill_kind(state, seat, kind, float(held), row)


def fill_kind(state: Cosmic, seat: i64, kind: i64, held: float, row: vec[float]) -> None:
    """Cards of a kind that is no challenge card; flares and Pulsars of an own power count twice."""
    if kind < FIRST_KICKER:
        row[ZAPS if IS_ZAP[kind] == 1 else EDICTS] += held
    elif kind < FIRST_REINFORCEMENT:
        row[KICKERS] += held * float(max(PRINTED[kind], 1))
    elif kind < FIRST_FLARE:
        row[REINFORCEMENTS] += held * float(PRINTED[kind])
    else:
        is_own = state.owner[POWER_OF[kind]] == seat
        row[FLARES if kind < FIRST_PULSAR else PULSARS] += held
        if is_own:
            row[OWN_FLARES if kind < FIRST_PULSAR else OWN_PULSARS] += held


def fill_powers(state: Cosmic, seat: i64, row: vec[float]) -> None:
    """How strong powers are, what they value themselves, and whether any can be used."""
    owned: i64 = 0
    for power in range(i64(POWERS)):
        if state.owner[power] == seat:
            owned += 1
            row[STRENGTH] += float(state.book.traits[power].strength) * THOUSANDTH
            row[SPECIAL] += float(own_worth(state, seat, power)) * THOUSANDTH
    row[POWERLESS] = 1.0 if owned == 0 or state.homes[seat] < state.limit else 0.0
