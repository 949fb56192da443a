"""What a seat can do something with: stations, cubes, tokens, dice, and its counters on the tracks."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.pulsar.counters import counter_count, place_of
from orrery.games.pulsar.counts import stations
from orrery.games.pulsar.data import tracks
from orrery.games.pulsar.data.tracks import ENGINEERING_CUBES, PENALTIES
from orrery.games.pulsar.state import COUNTERS, DICE, ENGINEERING, INITIATIVE, RED_VALUES, Pulsar
from orrery.players.evaluate.pulsar.outlook import Outlook
from orrery.players.features.pulsar.inputs import (
    BONUS_DIE,
    CUBES,
    CUBES_TIMES_TURNS,
    DIE,
    ENGINEERING_BEST,
    ENGINEERING_INCOME,
    ENGINEERING_SPOTS,
    ENGINEERING_SUM,
    INITIATIVE_BEST,
    INITIATIVE_POINTS,
    INITIATIVE_SPOTS,
    INITIATIVE_SUM,
    KEPT_STATIONS,
    PENALTY,
    PLUS_MINUS,
    PLUS_TWO,
    STATIONS,
    STATIONS_TIMES_TURNS,
    TURNS,
)


def fill_means(state: Pulsar, outlook: Outlook, row: vec[float], at: i64) -> None:
    seat: i64 = outlook.seat
    built: i64 = stations(state, seat)
    row[at + TURNS] = float(outlook.turns)
    row[at + STATIONS] = float(built)
    row[at + KEPT_STATIONS] = float(state.kept_stations[seat])
    row[at + STATIONS_TIMES_TURNS] = float(built * outlook.turns)
    row[at + CUBES] = float(state.cubes[seat])
    row[at + CUBES_TIMES_TURNS] = float(state.cubes[seat] * outlook.turns)
    row[at + PLUS_MINUS] = float(state.plus_minus[seat])
    row[at + PLUS_TWO] = float(state.plus_two[seat])
    for slot in range(seat * DICE, (seat + 1) * DICE):
        value: i64 = state.dice[slot]
        if value >= 1:
            row[at + DIE + value - 1] += 1.0
    for value in range(i64(RED_VALUES)):
        row[at + BONUS_DIE + value] = float(state.bonuses[seat * RED_VALUES + value])


def fill_tracks(state: Pulsar, seat: i64, row: vec[float], at: i64) -> None:
    best: i64 = COUNTERS
    best_engineer: i64 = COUNTERS
    for counter in range(counter_count(state)):
        if state.owner[counter] == seat:
            place: i64 = place_of(state, INITIATIVE, counter)
            best = min(best, place)
            row[at + INITIATIVE_SUM] += float(place)
            row[at + INITIATIVE_POINTS] += float(tracks.INITIATIVE_POINTS[state.seats][place])
            place = place_of(state, ENGINEERING, counter)
            best_engineer = min(best_engineer, place)
            row[at + ENGINEERING_SUM] += float(place)
            row[at + ENGINEERING_INCOME] += float(ENGINEERING_CUBES[state.seats][place])
            fill_spots(state, counter, row, at)
    if best < COUNTERS:
        row[at + INITIATIVE_BEST] = float(best)
        row[at + ENGINEERING_BEST] = float(best_engineer)


def fill_spots(state: Pulsar, counter: i64, row: vec[float], at: i64) -> None:
    first: i64 = state.spot[counter]
    second: i64 = state.spot[COUNTERS + counter]
    row[at + INITIATIVE_SPOTS] += float(first)
    row[at + ENGINEERING_SPOTS] += float(second)
    row[at + PENALTY] += float(PENALTIES[first] + PENALTIES[second])
