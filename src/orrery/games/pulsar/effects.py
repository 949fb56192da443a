"""What each word of the vocabulary does."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.decision import Procedure
from orrery.engine.effects import Effects
from orrery.engine.flow import Frame
from orrery.games.pulsar.catalogue import ALL_EFFECTS, FIRST_EXPLORATION, SOURCE_OF
from orrery.games.pulsar.counts import idle
from orrery.games.pulsar.data.vocabulary import (
    CLAIM_ISOLATED,
    COMPLETE_ONE,
    COUNT_GOAL,
    EXPLORE,
    GAIN_ANY_TOKEN,
    GAIN_CUBES,
    GAIN_PLUS_MINUS,
    GAIN_PLUS_TWO,
    GAIN_POINTS,
    KEEP_STATION,
    POINTS_IF,
    POINTS_PER,
    RED_DIE,
    SELL_POINTS,
    SHIP_TO_PULSAR,
    SHIP_TO_SYSTEM,
    SPLIT,
    TAKE_DIFFERENT,
    TAKE_GYRODYNE,
    TRIGGERS,
)
from orrery.games.pulsar.keys import (
    BUY_POINTS,
    CHOOSE_GYRODYNE,
    CHOOSE_PULSAR,
    CHOOSE_SYSTEM,
    CHOOSE_TOKEN,
    COMPLETE_FREE,
    EFFECT,
    GRANT_GOAL,
)
from orrery.games.pulsar.space import FOR_CLAIM, FOR_SHIP, suits
from orrery.games.pulsar.state import DICE, EXTRA, PULSARS, Pulsar
from orrery.games.pulsar.verbs import (
    explore,
    gain_cubes,
    gain_plus_minus,
    gain_plus_two,
    gain_points,
    take_duty,
    take_gyrodyne,
    take_red,
)
from orrery.games.pulsar.worth import counted_points

ALL_SIZES: Final = 0b1110
ONE_MORE: Final = 1
"""Marks the first of two gyrodynes that have to differ."""


@final
class PulsarEffects(Effects[Pulsar]):
    """One method for the words that simply give something, one for those that ask."""

    def perform(self, state: Pulsar, seat: i64, word: i64, a: i64, b: i64, c: i64) -> None:
        source = SOURCE_OF[state.frame(state.depth - 1).x]
        if word == GAIN_POINTS or POINTS_PER <= word <= POINTS_IF:
            gain_points(state, seat, source, counted_points(state, seat, word, a, b, c))
        elif word == GAIN_CUBES:
            gain_cubes(state, seat, a)
        elif word == GAIN_PLUS_MINUS:
            gain_plus_minus(state, seat, a)
        elif word == GAIN_PLUS_TWO:
            gain_plus_two(state, seat, a)
        elif word == EXPLORE:
            explore(state, seat, a)
        elif word == RED_DIE:
            take_red(state, seat, a)
        elif word == SPLIT:
            state.dice[seat * DICE + EXTRA] = a
            take_duty(state, seat, b)
        else:
            self._ask(state, seat, word, a, b)

    def _ask(self, state: Pulsar, seat: i64, word: i64, a: i64, b: i64) -> None:
        if word == TAKE_GYRODYNE:
            offer_gyrodyne(state, seat, a, 0)
        elif word == TAKE_DIFFERENT:
            offer_gyrodyne(state, seat, ALL_SIZES, ONE_MORE)
        elif word == GAIN_ANY_TOKEN:
            state.ask(seat, CHOOSE_TOKEN)
        elif word == CLAIM_ISOLATED:
            _offer_pulsar(state, seat, FOR_CLAIM)
        elif word == SHIP_TO_PULSAR:
            _offer_pulsar(state, seat, FOR_SHIP)
        elif word == SHIP_TO_SYSTEM:
            state.ask(seat, CHOOSE_SYSTEM)
        elif word == SELL_POINTS:
            if state.cubes[seat] >= a:
                state.ask(seat, BUY_POINTS, a, b, SOURCE_OF[state.frame(state.depth - 1).x])
        elif word == COUNT_GOAL:
            state.ask(seat, GRANT_GOAL)
        elif word == COMPLETE_ONE:
            _offer_completion(state, seat)
        elif word == KEEP_STATION:
            _keep_station(state, seat)


def offer_gyrodyne(state: Pulsar, seat: i64, sizes: i64, more: i64) -> None:
    """A gyrodyne of one of the sizes that are left (P5.8); asked only if there is a choice."""
    left: i64 = 0
    last: i64 = 0
    for size in range(i64(1), i64(4)):
        if sizes >> size & 1 == 1 and state.supply[size] > 0:
            left += 1
            last = size
    if left > 1:
        state.ask(seat, CHOOSE_GYRODYNE, sizes, more)
    elif left == 1:
        take_gyrodyne(state, seat, last)


def _offer_pulsar(state: Pulsar, seat: i64, purpose: i64) -> None:
    """A claim or a place for the ship; without a ring or a free pulsar nothing is asked (P5.9)."""
    for pulsar in range(i64(PULSARS)):
        if suits(state, seat, purpose, pulsar):
            state.ask(seat, CHOOSE_PULSAR, purpose)
            return


def _offer_completion(state: Pulsar, seat: i64) -> None:
    for size in range(i64(1), i64(4)):
        if idle(state, seat, size) > 0:
            state.ask(seat, COMPLETE_FREE)
            return


def _keep_station(state: Pulsar, seat: i64) -> None:
    """The tile stays with its owner instead of the discards (P1.8)."""
    kind: i64 = state.frame(state.depth - 1).x - FIRST_EXPLORATION
    state.exploration_discards[kind] -= 1
    state.kept_stations[seat] += 1


EFFECTS: Final = PulsarEffects(ALL_EFFECTS, len(TRIGGERS), EFFECT)


def start_effect(state: Pulsar, seat: i64, effect: i64) -> None:
    """Carry out the benefit of a component."""
    EFFECTS.start(state, seat, effect)


def wake_owned(state: Pulsar, seat: i64, trigger: i64) -> None:
    """Start at once, not later, what the technologies owned by now do on a trigger."""
    EFFECTS.wake(state, state.owned, seat, trigger)


def wake_technologies(state: Pulsar, frame: Frame) -> None:
    """The one step that lets technologies act: ``x`` is the trigger."""
    wake_owned(state, frame.seat, frame.x)


EFFECT_STEPS: Final = Procedure(EFFECTS.run)
WAKE_STEPS: Final = Procedure(wake_technologies)
