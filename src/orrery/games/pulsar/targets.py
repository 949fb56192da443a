"""What a die can be spent on: one numbering for choices, notation and drawings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Choices
from orrery.games.pulsar.boards import CATEGORY, COST, OPEN, closed_by, technology_at
from orrery.games.pulsar.catalogue import PROJECT_RED, PROJECTS_PER_FACE, TECHNOLOGY_RED
from orrery.games.pulsar.counts import idle
from orrery.games.pulsar.data.gyrodynes import COMPLETE_DICE, TAKE_DICE
from orrery.games.pulsar.data.headquarters import FACES, NEEDS, PLACES
from orrery.games.pulsar.data.technologies import IN_PLAY, TECHNOLOGIES, VARIANTS
from orrery.games.pulsar.data.tracks import PLUS_MINUS_DICE, PLUS_TWO_DICE
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import (
    STEP_COMPLETING,
    STEP_PATENT,
    STEP_PROJECT,
    STEP_TAKING,
    STEP_TRANSMITTER,
)
from orrery.games.pulsar.payment import NO_STEPS, reachable
from orrery.games.pulsar.state import NOBODY, RED, SLOTS, TILES, Pulsar
from orrery.games.pulsar.verbs import may_take_red

FLY: Final = 0
TAKE: Final = 1
COMPLETE: Final = 4
BUY_PLUS_MINUS: Final = 7
BUY_PLUS_TWO: Final = 8
NEW_TILE: Final = 9
OWN_TILE: Final = 33
PROJECT: Final = 57
PATENT: Final = 65
TARGETS: Final = 133

NAMES: Final[tuple[str, ...]] = (
    "fly",
    *(f"take-{size}" for size in (1, 2, 3)),
    *(f"complete-{size}" for size in (1, 2, 3)),
    "buy-plus-minus",
    "buy-plus-two",
    *(f"take-{tile.key}" for tile in TRANSMITTERS),
    *(f"pay-{tile.key}" for tile in TRANSMITTERS),
    *(f"project-{place}" for place in PLACES),
    *(f"patent-{entry.key}" for entry in TECHNOLOGIES),
)

FREE: Final = ""
"""No clause speaks against it."""

MOST_COSTS: Final = 3
TILE_COSTS: Final[vec[i64]] = vec[i64](
    tile.costs[index] if index < len(tile.costs) else 0
    for tile in TRANSMITTERS
    for index in range(MOST_COSTS)
)
PROJECT_COST: Final[vec[i64]] = vec[i64](project.cost for face in FACES for project in face.projects)
SMALL_PRICES: Final[vec[i64]] = vec[i64](
    sum(2**die for die in dice)
    for dice in (
        (),
        *((die,) for die in TAKE_DICE[1:]),
        *((die,) for die in COMPLETE_DICE[1:]),
        PLUS_MINUS_DICE,
        PLUS_TWO_DICE,
    )
)
"""For the targets before the transmitters: the dice that pay for them, as bits."""


def step_trigger(target: i64) -> i64:
    """Which free steps help to pay for a target (P3.7)."""
    if target >= PATENT:
        return STEP_PATENT
    if target >= PROJECT:
        return STEP_PROJECT
    if target >= NEW_TILE:
        return STEP_TRANSMITTER
    if target >= BUY_PLUS_MINUS:
        return NO_STEPS
    return STEP_COMPLETING if target >= COMPLETE else STEP_TAKING


def prices(state: Pulsar, seat: i64, target: i64) -> i64:
    """The values of dice that a target, flights excepted, takes, as bits."""
    if target >= PATENT:
        return bit(COST[target - PATENT])
    if target >= PROJECT:
        return bit(PROJECT_COST[state.faces[seat] * PROJECTS_PER_FACE + target - PROJECT])
    if target >= NEW_TILE:
        return unpaid(state, (target - NEW_TILE) % TILES)
    return SMALL_PRICES[target]


def unpaid(state: Pulsar, tile: i64) -> i64:
    """The values of the costs that a transmitter still has, as bits."""
    values: i64 = 0
    for index in range(i64(MOST_COSTS)):
        cost = TILE_COSTS[tile * MOST_COSTS + index]
        if cost > 0 and not has(state.paid[tile], index):
            values |= bit(cost)
    return values


def forbidden_by(state: Pulsar, seat: i64, slot: i64, target: i64) -> str:
    """The clause that stands against a target whatever the value of the die, or ``FREE``."""
    if target >= PATENT:
        return _patent_forbidden(state, seat, slot, target - PATENT)
    if target >= PROJECT:
        return _project_forbidden(state, seat, slot, target - PROJECT)
    if target >= OWN_TILE:
        tile = target - OWN_TILE
        return FREE if state.keepers[tile] == seat and state.online[tile] == 0 else "P6.3"
    if target >= NEW_TILE:
        return FREE if is_shown(state, target - NEW_TILE) else "P6.1"
    if target >= BUY_PLUS_MINUS:
        return FREE
    if target >= COMPLETE:
        return FREE if idle(state, seat, target - COMPLETE + 1) > 0 else "P5.6"
    if target >= TAKE:
        return FREE if state.supply[target - TAKE + 1] > 0 else "P5.8"
    return FREE


def is_shown(state: Pulsar, tile: i64) -> bool:
    return state.display[0] == tile or state.display[1] == tile or state.display[2] == tile


def _patent_forbidden(state: Pulsar, seat: i64, slot: i64, technology: i64) -> str:
    place: i64 = technology % IN_PLAY
    if technology_at(state, place) != technology:
        return "P1.6"
    clause = closed_by(state, seat, place)
    if clause != OPEN:
        return clause
    return FREE if TECHNOLOGY_RED[technology] == 0 else _red_forbidden(state, slot, "P8.6")


def _project_forbidden(state: Pulsar, seat: i64, slot: i64, project: i64) -> str:
    if state.faces[seat] == NOBODY or has(state.projects[seat], project):
        return "P7.1"
    for under in NEEDS[project]:
        if not has(state.projects[seat], under):
            return "P7.1"
    gives_red = PROJECT_RED[state.faces[seat] * PROJECTS_PER_FACE + project]
    return FREE if gives_red == 0 else _red_forbidden(state, slot, "P7.2")


def _red_forbidden(state: Pulsar, slot: i64, clause: str) -> str:
    """A benefit with a red die needs a bonus die that is not used, also not to pay for it (P9.5, P3.10)."""
    return FREE if may_take_red(state) and slot < RED else clause


def can_do(state: Pulsar, seat: i64, slot: i64, target: i64) -> bool:
    """Whether the die in ``slot`` can be spent on a target, flights excepted."""
    if prices(state, seat, target) & reachable(state, seat, slot, step_trigger(target)) == 0:
        return False
    return forbidden_by(state, seat, slot, target) == FREE


def possible_targets(state: Pulsar, seat: i64, slot: i64, out: Choices) -> None:
    """All targets that the die in ``slot`` can be spent on, ascending; flights excepted."""
    looked_at = Choices()
    candidates(state, seat, looked_at)
    trigger: i64 = NO_STEPS - 1
    values: i64 = 0
    for index in range(looked_at.count):
        target = looked_at.get(index)
        if step_trigger(target) != trigger:
            trigger = step_trigger(target)
            values = reachable(state, seat, slot, trigger)
        if prices(state, seat, target) & values != 0 and forbidden_by(state, seat, slot, target) == FREE:
            out.add(target)


def candidates(state: Pulsar, seat: i64, out: Choices) -> None:
    """The targets that are worth a look in this game, ascending; flights excepted."""
    for target in range(i64(TAKE), i64(NEW_TILE)):
        out.add(target)
    for tile in range(i64(TILES)):
        if is_shown(state, tile):
            out.add(NEW_TILE + tile)
    for tile in range(i64(TILES)):
        if state.keepers[tile] == seat:
            out.add(OWN_TILE + tile)
    if state.faces[seat] != NOBODY:
        for project in range(i64(PROJECTS_PER_FACE)):
            out.add(PROJECT + project)
    for letter in range(i64(VARIANTS)):
        for slot in range(i64(SLOTS)):
            if state.boards[CATEGORY[slot] - 1] == letter:
                out.add(PATENT + letter * IN_PLAY + slot)


def paid_bit(state: Pulsar, tile: i64, value: i64) -> i64:
    """The first unpaid cost of this value, as a bit."""
    for index in range(i64(MOST_COSTS)):
        if TILE_COSTS[tile * MOST_COSTS + index] == value and not has(state.paid[tile], index):
            return bit(index)
    return 0


def is_paid_up(state: Pulsar, tile: i64) -> bool:
    return state.paid[tile] == bit(len(TRANSMITTERS[tile].costs)) - 1
