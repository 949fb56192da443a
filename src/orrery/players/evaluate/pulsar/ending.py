"""Final scoring ahead of time: stations, goals, cubes and tracks."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.counters import counter_count, place_of
from orrery.games.pulsar.counts import count, idle, stations
from orrery.games.pulsar.data.goals import GOALS, IN_PLAY
from orrery.games.pulsar.data.tracks import (
    ENGINEERING_CUBES,
    ENGINEERING_POINTS,
    FURTHER_STATION,
    INITIATIVE_POINTS,
    LAST_SPACE,
    PENALTIES,
    STATION_POINTS,
)
from orrery.games.pulsar.data.vocabulary import CHEAP_GOALS, ONLINE, PATENTS, STATIONS, TWO_MORE_STATIONS
from orrery.games.pulsar.scoring import uses_gyrodynes
from orrery.games.pulsar.state import COUNTERS, ENGINEERING, INITIATIVE, Pulsar
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.outlook import NEVER, Outlook

BONUS_HOPE: Final = 3
"""Divides a bonus while the cubes for it are missing."""
RISK: Final = 3
"""Productions for which a counter on a penalty space is expected to stay there."""


def stations_value(state: Pulsar, outlook: Outlook) -> i64:
    """By the table, as if further turns brought their usual share: early stations lead to late ones."""
    return table_value(expected_stations(state, outlook))


def next_station(state: Pulsar, outlook: Outlook) -> i64:
    """What one more station is worth."""
    here = expected_stations(state, outlook)
    return table_value(here + POINT) - table_value(here)


def expected_stations(state: Pulsar, outlook: Outlook) -> i64:
    """Stations in the end, in thousandths."""
    total = stations(state, outlook.seat) + state.kept_stations[outlook.seat]
    total += 2 * awake(state, outlook.seat, TWO_MORE_STATIONS)
    return total * POINT + outlook.turns * outlook.weights.stations


def table_value(thousandths: i64) -> i64:
    """The table of stations, with the steps between its numbers."""
    whole: i64 = thousandths // POINT
    rest: i64 = thousandths % POINT
    last: i64 = len(STATION_POINTS) - 1
    if whole >= last:
        return STATION_POINTS[last] * POINT + (thousandths - last * POINT) * FURTHER_STATION
    step: i64 = STATION_POINTS[whole + 1] - STATION_POINTS[whole]
    return STATION_POINTS[whole] * POINT + step * rest


def goals_value(state: Pulsar, outlook: Outlook) -> i64:
    """Goals that are met, goals that can still be met, and the cubes that are left."""
    cubes: i64 = state.cubes[outlook.seat]
    rebate: i64 = awake(state, outlook.seat, CHEAP_GOALS)
    total: i64 = 0
    for goal in range(i64(IN_PLAY)):
        hope: i64 = 0 if has(state.scored[outlook.seat], goal) else likelihood(state, outlook, goal)
        if hope > 0:
            face = GOALS[state.goals[goal]]
            total += face.points * hope
            for price, points in face.bonuses:
                paid: i64 = max(i64(0), price - rebate)
                if cubes >= paid:
                    cubes -= paid
                    total += points * hope + paid * outlook.weights.cube * (POINT - hope) // POINT
                elif outlook.turns > 0:
                    total += points * hope // BONUS_HOPE
    return total + cubes_value(outlook, cubes)


def cubes_value(outlook: Outlook, cubes: i64) -> i64:
    """Cubes beyond those for goals: they copy dice; in the end two make a point."""
    return cubes * outlook.weights.cube if outlook.turns > 0 else cubes // 2 * POINT


def likelihood(state: Pulsar, outlook: Outlook, goal: i64) -> i64:
    """How surely a goal will be met, in thousandths: by what is there and by the dice that are left."""
    face = GOALS[state.goals[goal]]
    there: i64 = count(state, outlook.seat, face.count) * POINT
    if state.granted[outlook.seat] == goal or there >= face.need * POINT:
        return POINT
    if outlook.turns == 0:
        return 0
    there += outlook.weights.half_done * _half_done(state, outlook.seat, face.count)
    missing: i64 = max(face.need * POINT - there, i64(300))
    dice: i64 = outlook.turns * outlook.weights.pace
    spare: i64 = dice - missing * _dice_for(face.count)
    if spare <= 0:
        return 0
    return (there + POINT) * outlook.weights.goal // (face.need * POINT + POINT) * spare // dice


def _half_done(state: Pulsar, seat: i64, what: i64) -> i64:
    """Gyrodynes that need only be completed, for goals that look at spinning ones."""
    if not uses_gyrodynes(what):
        return 0
    return idle(state, seat, 1) + idle(state, seat, 2) + idle(state, seat, 3)


def _dice_for(what: i64) -> i64:
    """Dice that one more of what a goal counts usually takes."""
    if what == STATIONS or what == PATENTS or what == ONLINE:
        return 1
    return 2


def tracks_value(state: Pulsar, outlook: Outlook) -> i64:
    """The own counters: their places in the next production and at the end, and the room they have."""
    total: i64 = 0
    if outlook.round == NEVER:
        return initiative_end(state, outlook)
    for counter in range(counter_count(state)):
        if state.owner[counter] == outlook.seat:
            total += _initiative(state, outlook, counter) + _engineering(state, outlook, counter)
            total += _room(state, outlook, counter) + _room(state, outlook, COUNTERS + counter)
    return total


def initiative_end(state: Pulsar, outlook: Outlook) -> i64:
    total: i64 = 0
    for counter in range(counter_count(state)):
        if state.owner[counter] == outlook.seat:
            total += INITIATIVE_POINTS[state.seats][place_of(state, INITIATIVE, counter)] * POINT
    return total


def _initiative(state: Pulsar, outlook: Outlook, counter: i64) -> i64:
    place = place_of(state, INITIATIVE, counter)
    sure: i64 = POINT - outlook.turns * outlook.weights.fickle
    total: i64 = INITIATIVE_POINTS[state.seats][place] * sure
    if outlook.turns > 0:
        total += (counter_count(state) - 1 - place) * outlook.weights.order
    return total


def _engineering(state: Pulsar, outlook: Outlook, counter: i64) -> i64:
    """The income of the next production, and less and less of it in those after it."""
    place = place_of(state, ENGINEERING, counter)
    income: i64 = ENGINEERING_CUBES[state.seats][place] * outlook.weights.cube
    income += ENGINEERING_POINTS[state.seats][place] * POINT
    total: i64 = 0
    for _ in range(outlook.productions()):
        total += income
        income = income * outlook.weights.lead // POINT
    return total


def _room(state: Pulsar, outlook: Outlook, counter: i64) -> i64:
    """Spaces to the right let later dice be taken; the last ones cost points."""
    spot = state.spot[counter]
    total: i64 = (LAST_SPACE - spot) * outlook.weights.space * outlook.turns
    return total - PENALTIES[spot] * POINT * min(outlook.productions(), i64(RISK))
