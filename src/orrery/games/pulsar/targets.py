"""What a die can be spent on: one numbering for choices, notation and drawings."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.pulsar.boards import COST, OPEN, closed_by, technology_at
from orrery.games.pulsar.catalogue import PROJECT_RED, PROJECTS_PER_FACE, TECHNOLOGY_RED
from orrery.games.pulsar.counts import idle
from orrery.games.pulsar.data.gyrodynes import COMPLETE_DICE, TAKE_DICE
from orrery.games.pulsar.data.headquarters import FACES, NEEDS, PLACES
from orrery.games.pulsar.data.technologies import IN_PLAY, TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import (
    STEP_COMPLETING,
    STEP_PATENT,
    STEP_PROJECT,
    STEP_TAKING,
    STEP_TRANSMITTER,
)
from orrery.games.pulsar.payment import NO_STEPS, can_pay
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


def accepts(state: Pulsar, seat: i64, target: i64, value: i64) -> bool:
    """Whether a target, flights excepted, is paid by a die of just this value."""
    if target >= PATENT:
        return COST[target - PATENT] == value
    if target >= PROJECT:
        return FACES[state.faces[seat]].projects[target - PROJECT].cost == value
    if target >= NEW_TILE:
        return owes(state, (target - NEW_TILE) % TILES, value)
    if target == BUY_PLUS_MINUS:
        return value == 1 or value == 2
    if target == BUY_PLUS_TWO:
        return value == 2
    if target >= COMPLETE:
        return COMPLETE_DICE[target - COMPLETE + 1] == value
    return TAKE_DICE[target - TAKE + 1] == value


def owes(state: Pulsar, tile: i64, value: i64) -> bool:
    """Whether a transmitter still has an unpaid cost of this value."""
    for index, cost in enumerate(TRANSMITTERS[tile].costs):
        if cost == value and not has(state.paid[tile], index):
            return True
    return False


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
    return FREE if may_take_red(state) and slot != RED else clause


def can_do(state: Pulsar, seat: i64, slot: i64, target: i64) -> bool:
    """Whether the die in ``slot`` can be spent on a target, flights excepted."""
    if forbidden_by(state, seat, slot, target) != FREE:
        return False
    trigger = step_trigger(target)
    for value in range(i64(1), i64(7)):
        if accepts(state, seat, target, value) and can_pay(state, seat, slot, value, trigger):
            return True
    return False


def candidates(state: Pulsar, seat: i64) -> list[int]:
    """The targets that are worth a look in this game, ascending; flights excepted."""
    found = list(range(TAKE, NEW_TILE))
    found += sorted(NEW_TILE + tile for tile in state.display if tile >= 0)
    found += [OWN_TILE + tile for tile in range(TILES) if state.keepers[tile] == seat]
    if state.faces[seat] != NOBODY:
        found += [PROJECT + project for project in range(PROJECTS_PER_FACE)]
    found += sorted(PATENT + technology_at(state, slot) for slot in range(SLOTS))
    return found


def paid_bit(state: Pulsar, tile: i64, value: i64) -> i64:
    """The first unpaid cost of this value, as a bit."""
    for index, cost in enumerate(TRANSMITTERS[tile].costs):
        if cost == value and not has(state.paid[tile], index):
            return bit(index)
    return 0


def is_paid_up(state: Pulsar, tile: i64) -> bool:
    return state.paid[tile] == bit(len(TRANSMITTERS[tile].costs)) - 1
