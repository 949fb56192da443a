"""The verbs of PULSAR 2849: small changes that actions, effects and scoring share."""

from mypy_extensions import i64

from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.counts import claims
from orrery.games.pulsar.data.gyrodynes import AWARD_POINTS, PAIR
from orrery.games.pulsar.data.vocabulary import COMPLETED
from orrery.games.pulsar.keys import (
    AWARD_WON,
    BONUS_DIE,
    CONSTRUCTION_STARTED,
    CUBES_GAINED,
    CUBES_PAID,
    EXPLORATION,
    FROM_AWARDS,
    GYRODYNE_SPINS,
    GYRODYNE_TAKEN,
    POINTS_GAINED,
    PULSAR_CLAIMED,
    TOKENS_GAINED,
    WAKE,
)
from orrery.games.pulsar.state import (
    MUST_USE,
    NOBODY,
    PULSARS,
    RED_VALUES,
    RINGS,
    UNUSED,
    Pulsar,
)


def gain_points(state: Pulsar, seat: i64, source: i64, amount: i64) -> None:
    """Book points; a loss never goes below 0, what is missing is forgiven (P10.3)."""
    if amount < 0:
        amount = max(amount, -state.points(seat))
    if amount != 0:
        state.score(seat, source, amount)
        state.tell(POINTS_GAINED, seat, source, amount)


def gain_cubes(state: Pulsar, seat: i64, amount: i64) -> None:
    if amount > 0:
        state.cubes[seat] += amount
        state.tell(CUBES_GAINED, seat, amount)


def pay_cubes(state: Pulsar, seat: i64, amount: i64) -> None:
    state.cubes[seat] -= amount
    state.tell(CUBES_PAID, seat, amount)


def gain_plus_minus(state: Pulsar, seat: i64, amount: i64) -> None:
    state.plus_minus[seat] += amount
    state.tell(TOKENS_GAINED, seat, 0, amount)


def gain_plus_two(state: Pulsar, seat: i64, amount: i64) -> None:
    state.plus_two[seat] += amount
    state.tell(TOKENS_GAINED, seat, 1, amount)


def wake(state: Pulsar, seat: i64, trigger: i64) -> None:
    """Let the technologies of ``seat`` that listen to a trigger act, before all else that is under way."""
    if awake(state, seat, trigger) > 0:
        state.push(WAKE, seat, trigger)


def explore(state: Pulsar, seat: i64, tiles: i64) -> None:
    """Draw exploration tiles one by one, each resolved before the next (P3.9)."""
    state.push(EXPLORATION, seat, tiles)


def take_gyrodyne(state: Pulsar, seat: i64, size: i64) -> None:
    state.supply[size] -= 1
    state.held[seat * 4 + size] += 1
    state.tell(GYRODYNE_TAKEN, seat, size)


def start_construction(state: Pulsar, seat: i64, size: i64, pulsar: i64) -> None:
    """Put a held gyrodyne on an own pulsar (P5.4); the award comes at once (P5.10)."""
    state.held[seat * 4 + size] -= 1
    state.gyrodynes[pulsar] = size
    state.tell(CONSTRUCTION_STARTED, seat, size, pulsar)
    _give_award(state, seat, size)


def _give_award(state: Pulsar, seat: i64, size: i64) -> None:
    """The first pair of a size earns 7, the second 4; one player may get both with four (P5.5)."""
    on_board: i64 = 0
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat and state.gyrodynes[pulsar] == size:
            on_board += 1
    won: i64 = 0
    for rank in range(i64(2)):
        award: i64 = (size - 1) * 2 + rank
        if state.awards[award] == seat:
            won += 1
        elif state.awards[award] == NOBODY and on_board >= PAIR * (won + 1):
            state.awards[award] = seat
            state.tell(AWARD_WON, seat, size, rank)
            gain_points(state, seat, FROM_AWARDS, AWARD_POINTS[rank])
            return


def complete(state: Pulsar, seat: i64, size: i64) -> None:
    """Let a gyrodyne under construction spin (P5.6); which one of a size makes no difference."""
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat and state.gyrodynes[pulsar] == size and state.spinning[pulsar] == 0:
            state.spinning[pulsar] = 1
            state.tell(GYRODYNE_SPINS, seat, size, pulsar)
            wake(state, seat, COMPLETED)
            return


def can_claim(state: Pulsar, seat: i64, pulsar: i64) -> bool:
    """The pulsar is free and a ring is left (P4.11)."""
    return state.claims[pulsar] == NOBODY and has_ring(state, seat)


def has_ring(state: Pulsar, seat: i64) -> bool:
    """Whether the seat may claim one more pulsar (P5.2)."""
    return claims(state, seat) < RINGS


def claim(state: Pulsar, seat: i64, pulsar: i64) -> None:
    state.claims[pulsar] = seat
    state.tell(PULSAR_CLAIMED, seat, pulsar)


def may_take_red(state: Pulsar) -> bool:
    """Whether a bonus die can be taken: none was used this turn, none is held that must be (P9.2, P9.6)."""
    return state.bonus == UNUSED


def take_red(state: Pulsar, seat: i64, value: i64) -> None:
    """Hold a bonus die, beside those that are held already (P9.6)."""
    state.bonuses[seat * RED_VALUES + value] += 1
    state.tell(BONUS_DIE, seat, value)


def take_duty(state: Pulsar, seat: i64, value: i64) -> None:
    """The same, with a die that has to be used before the turn can end (P9.5): no other can be used now."""
    lose_reds(state, seat)
    take_red(state, seat, value)
    state.bonus = MUST_USE


def lose_reds(state: Pulsar, seat: i64) -> None:
    """Give back the bonus dice that are held (P9.6)."""
    for value in range(seat * RED_VALUES, (seat + 1) * RED_VALUES):
        state.bonuses[value] = 0
