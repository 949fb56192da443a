"""What a learned value of Globular Cluster looks at: all seats, the tiles to come, the time left."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cluster.data.tiles import EMPTY, GROUP_COUNT, KINDS, SUPERNOVA
from orrery.games.cluster.keys import ACT
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.outlook import nova_draws
from orrery.games.cluster.scoring import crystal_points, system_points
from orrery.games.cluster.state import NOBODY, Cluster, is_habitable, is_null, is_resource, number_of, total
from orrery.players.evaluate.cluster import prospects, strongest_other
from orrery.players.evaluate.evaluator import POINT
from orrery.players.features.cluster.inputs import (
    ACTIONS,
    BAG,
    BAG_CACHES,
    BAG_HABITABLE,
    BAG_NULLS,
    CACHES_LEFT,
    FREE_COUNT,
    FREE_VALUE,
    HAND,
    HAND_VALUE,
    NOVA_CHANCE,
    NOVA_LATEST,
    NOVA_SOONEST,
    OTHERS,
    OTHERS_CRYSTALS,
    OTHERS_POINTS,
    OTHERS_PROSPECTS,
    OTHERS_SECOND,
    OTHERS_SYSTEMS,
    PHASE,
)
from orrery.players.features.cluster.seat import fill_seat
from orrery.players.features.cluster.time import at_turn
from orrery.players.features.feature_set import FeatureSet, clear


@final
class ClusterFeatures(FeatureSet[Cluster]):
    """Own seat, strongest rival, the other seats, the table."""

    def fill(self, state: Cluster, seat: i64, row: vec[float]) -> None:
        clear(row)
        rival: i64 = strongest_rival(state, seat)
        fill_seat(state, seat, row, 0)
        fill_seat(state, rival, row, self.width)
        if state.seats > 2:
            fill_others(state, seat, rival, row, 2 * self.width)
        at: i64 = 2 * self.width + len(OTHERS)
        fill_turn(state, seat, row, at)
        fill_bag(state, row, at)
        fill_board(state, row, at)


def strongest_rival(state: Cluster, seat: i64) -> i64:
    """The other seat with the best prospects."""
    best: i64 = (seat + 1) % state.seats
    if state.seats > 2:
        most: i64 = prospects(state, best)
        for other in range(state.seats):
            if other != seat and prospects(state, other) > most:
                best = other
                most = prospects(state, other)
    return best


def fill_others(state: Cluster, seat: i64, rival: i64, row: vec[float], at: i64) -> None:
    for other in range(state.seats):
        if other != seat and other != rival:
            hope: float = float(prospects(state, other)) / POINT
            row[at + OTHERS_POINTS] += float(state.points(other))
            row[at + OTHERS_PROSPECTS] += hope
            row[at + OTHERS_SECOND] = max(row[at + OTHERS_SECOND], hope)
            row[at + OTHERS_CRYSTALS] += float(crystal_points(state, other))
            row[at + OTHERS_SYSTEMS] += float(system_points(state, other))


def fill_turn(state: Cluster, seat: i64, row: vec[float], at: i64) -> None:
    """What the turn is for, and what whoever has it has in hand."""
    sign: float = 1.0 if at_turn(state) == seat else -1.0
    ask = state.ask_at(0)
    if ask.seat == seat and ask.decision == ACT:
        row[at + ACTIONS] = float(state.points_left)
    row[at + PHASE + state.phase] = 1.0
    kind: i64 = state.hand
    if kind != EMPTY and kind != SUPERNOVA:
        sort: i64 = 0 if is_habitable(kind) else 1 if is_resource(kind) else 2
        row[at + HAND + sort] = sign
        row[at + HAND_VALUE] = sign * float(number_of(kind))


def fill_bag(state: Cluster, row: vec[float], at: i64) -> None:
    """Tiles to come, and when the next supernova is among them."""
    for index in range(i64(GROUP_COUNT * KINDS)):
        count: i64 = state.bag[index]
        if count > 0:
            kind: i64 = index % KINDS
            row[at + BAG] += float(count)
            if is_habitable(kind):
                row[at + BAG_HABITABLE] += float(count * number_of(kind))
            elif is_resource(kind):
                row[at + BAG_CACHES] += float(count * number_of(kind))
            elif is_null(kind):
                row[at + BAG_NULLS] += float(count)
    soonest, latest = nova_draws(state)
    row[at + NOVA_SOONEST] = float(soonest)
    row[at + NOVA_LATEST] = float(latest)
    row[at + NOVA_CHANCE] = 1.0 / latest if soonest == 1 else 0.0


def fill_board(state: Cluster, row: vec[float], at: i64) -> None:
    """What is still there for anybody: systems without members, caches."""
    for cell in range(i64(CELLS)):
        kind: i64 = state.tiles[cell]
        if is_habitable(kind):
            if state.colonies[cell] == NOBODY and strongest_other(state, NOBODY, cell) == 0:
                row[at + FREE_VALUE] += float(total(state, cell))
                row[at + FREE_COUNT] += 1.0
        elif is_resource(kind):
            row[at + CACHES_LEFT] += float(state.pennies[cell])
