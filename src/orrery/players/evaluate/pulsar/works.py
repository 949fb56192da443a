"""Gyrodynes and transmitters: what runs, and what is begun and shall be finished."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import count_bits
from orrery.games.pulsar.catalogue import CUBES_PER_ROUND, POINTS_PER_ROUND
from orrery.games.pulsar.data.gyrodynes import AWARD_POINTS, PAIR
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import LARGE, SELL_POINTS, SIZES
from orrery.games.pulsar.state import NOBODY, PULSARS, RINGS, TILES, Pulsar
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.benefits import op_value, ops_value
from orrery.players.evaluate.pulsar.outlook import NEVER, Outlook

USUAL_SIZE: Final = 2
"""The gyrodyne that is expected on a pulsar without one."""


def works_value(state: Pulsar, outlook: Outlook) -> i64:
    """All gyrodynes and transmitters of the seat."""
    return transmitters_value(state, outlook) + gyrodynes_value(state, outlook)


def gyrodynes_value(state: Pulsar, outlook: Outlook) -> i64:
    """Spinning ones pay in each round; the others are finished one after the other, large ones first."""
    total: i64 = 0
    free: i64 = 0
    claims: i64 = 0
    idle: vec[i64] = vec[i64]([0] * len(SIZES))
    boarded: vec[i64] = vec[i64]([0] * len(SIZES))
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == outlook.seat:
            claims += 1
            size = state.gyrodynes[pulsar]
            boarded[size] += 1
            if state.spinning[pulsar] == 1:
                total += outlook.spin(size, outlook.round)
            elif size > 0:
                idle[size] += 1
            else:
                free += 1
    for size in range(i64(LARGE), i64(0), -1):
        for _ in range(idle[size]):
            total += _finished(outlook, size, 1, 2 * POINT)
        total += _award_value(state, outlook, size, boarded[size])
    return total + _unplaced_value(state, outlook, free, RINGS - claims)


def _finished(outlook: Outlook, size: i64, dice: i64, now: i64) -> i64:
    """A gyrodyne that takes so many dice before it spins, and counts ``now`` if it never does."""
    since = outlook.promise(dice)
    if since == NEVER:
        return now
    gain: i64 = outlook.spin(size, since) - dice * outlook.weights.die - now
    return now + max(i64(0), gain) * outlook.weights.finish // POINT


def claim_value(outlook: Outlook) -> i64:
    """A pulsar to be claimed, with all other work to be done before."""
    return _finished(outlook, USUAL_SIZE, 2, POINT)


def _unplaced_value(state: Pulsar, outlook: Outlook, free: i64, rings: i64) -> i64:
    """Gyrodynes without a pulsar and pulsars without a gyrodyne: each is half of something."""
    total: i64 = 0
    for size in range(i64(LARGE), i64(0), -1):
        for _ in range(state.held[outlook.seat * 4 + size]):
            if free > 0:
                free -= 1
                total += _finished(outlook, size, 1, 2 * POINT)
            elif rings > 0:
                rings -= 1
                total += _finished(outlook, size, 2, POINT)
            else:
                total += POINT
    for _ in range(free):
        total += _finished(outlook, USUAL_SIZE, 2, POINT)
    return total


def _award_value(state: Pulsar, outlook: Outlook, size: i64, boarded: i64) -> i64:
    """The hope for an award while one gyrodyne of a pair is missing."""
    if outlook.turns == 0:
        return 0
    won: i64 = 0
    for rank in range(i64(2)):
        owner = state.awards[(size - 1) * 2 + rank]
        if owner == outlook.seat:
            won += 1
        elif owner == NOBODY:
            if boarded + state.held[outlook.seat * 4 + size] < PAIR * (won + 1) - 1:
                return 0
            return AWARD_POINTS[rank] * outlook.weights.pair
    return 0


def transmitters_value(state: Pulsar, outlook: Outlook) -> i64:
    """Online ones pay in each round; the others are paid up one after the other."""
    total: i64 = 0
    for tile in range(i64(TILES)):
        if state.keepers[tile] == outlook.seat:
            if state.online[tile] == 1:
                total += outlook.productions() * _income(state, outlook, tile)
            else:
                total += _begun_value(state, outlook, tile)
            total += _links_value(state, outlook, tile)
    return total


def _income(state: Pulsar, outlook: Outlook, tile: i64) -> i64:
    """What a tile brings in each round."""
    total: i64 = POINTS_PER_ROUND[tile] * POINT + CUBES_PER_ROUND[tile] * outlook.weights.cube
    for op in TRANSMITTERS[tile].each_round:
        if op.word == SELL_POINTS:
            total += op_value(state, outlook, op)
    return total


def _begun_value(state: Pulsar, outlook: Outlook, tile: i64) -> i64:
    """A tile with costs to pay: what it will bring, less the dice for them."""
    dice: i64 = len(TRANSMITTERS[tile].costs) - count_bits(state.paid[tile])
    since = outlook.promise(dice)
    if since == NEVER:
        return 0
    gain: i64 = ops_value(state, outlook, TRANSMITTERS[tile].now)
    gain += (NEVER - since) * _income(state, outlook, tile) - dice * outlook.weights.die
    return max(i64(0), gain) * outlook.weights.finish // POINT


def _links_value(state: Pulsar, outlook: Outlook, tile: i64) -> i64:
    """Links that have not formed their die; each is counted from its lower end."""
    total: i64 = 0
    if outlook.turns == 0:
        return total
    for end in range(tile * 2, tile * 2 + 2):
        other = state.links[end]
        if other > end and (state.online[tile] == 0 or state.online[other // 2] == 0):
            if 0 < TRANSMITTERS[tile].ends[end % 2] + TRANSMITTERS[other // 2].ends[other % 2] <= 6:
                total += outlook.weights.link
    return total
