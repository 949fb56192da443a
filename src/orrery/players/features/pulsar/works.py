"""Gyrodynes and transmitters of a seat, counted."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import count_bits
from orrery.games.pulsar.catalogue import CUBES_PER_ROUND, POINTS_PER_ROUND
from orrery.games.pulsar.counts import formed_dice
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import LARGE
from orrery.games.pulsar.state import NOBODY, PULSARS, RINGS, TILES, Pulsar
from orrery.players.evaluate.pulsar.outlook import Outlook
from orrery.players.features.pulsar.inputs import (
    AWARDS,
    BEGUN,
    CLAIMS,
    COSTS_LEFT,
    CUBES_TO_COME,
    FORMED_DICE,
    FREE_CLAIMS,
    IN_HAND,
    ONLINE,
    OPEN_LINKS,
    POINTS_TO_COME,
    RINGS_LEFT,
    SPIN_TO_COME,
    SPINNING,
    UNDER_CONSTRUCTION,
)


def fill_gyrodynes(state: Pulsar, outlook: Outlook, row: vec[float], at: i64) -> None:
    seat: i64 = outlook.seat
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat:
            size: i64 = state.gyrodynes[pulsar]
            row[at + CLAIMS] += 1.0
            if size == 0:
                row[at + FREE_CLAIMS] += 1.0
            elif state.spinning[pulsar] == 1:
                row[at + SPINNING + size - 1] += 1.0
                row[at + SPIN_TO_COME] += float(size * outlook.productions())
            else:
                row[at + UNDER_CONSTRUCTION + size - 1] += 1.0
    row[at + RINGS_LEFT] = float(RINGS) - row[at + CLAIMS]
    for size in range(i64(1), i64(LARGE + 1)):
        row[at + IN_HAND + size - 1] = float(state.held[seat * 4 + size])
    for award in range(i64(len(state.awards))):
        if state.awards[award] == seat:
            row[at + AWARDS] += 1.0


def fill_transmitters(state: Pulsar, outlook: Outlook, row: vec[float], at: i64) -> None:
    for tile in range(i64(TILES)):
        if state.keepers[tile] == outlook.seat:
            if state.online[tile] == 1:
                row[at + ONLINE] += 1.0
                row[at + POINTS_TO_COME] += float(POINTS_PER_ROUND[tile] * outlook.productions())
                row[at + CUBES_TO_COME] += float(CUBES_PER_ROUND[tile] * outlook.productions())
            else:
                row[at + BEGUN] += 1.0
                row[at + COSTS_LEFT] += float(len(TRANSMITTERS[tile].costs) - count_bits(state.paid[tile]))
            for end in range(tile * 2, tile * 2 + 2):
                if state.links[end] > end:
                    row[at + OPEN_LINKS] += 1.0
    if row[at + OPEN_LINKS] > 0.0:
        row[at + FORMED_DICE] = float(formed_dice(state, outlook.seat))
        row[at + OPEN_LINKS] -= row[at + FORMED_DICE]


def fill_supply(state: Pulsar, row: vec[float], supply: i64, awards: i64) -> None:
    """What is left for everybody: gyrodynes by size, and awards."""
    for size in range(i64(1), i64(LARGE + 1)):
        row[supply + size - 1] = float(state.supply[size])
    for award in range(i64(len(state.awards))):
        if state.awards[award] == NOBODY:
            row[awards + award] = 1.0
