"""What a spent die does (P3.3): the steps of the action procedure, and transmitters going online."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import Procedure
from orrery.engine.flow import Frame
from orrery.games.pulsar import keys
from orrery.games.pulsar.boards import LOCKED, technology_at
from orrery.games.pulsar.catalogue import (
    FIRST_ONLINE,
    FIRST_PART,
    FIRST_PROJECT,
    PROJECTS_PER_FACE,
    TECHNOLOGY_EFFECTS,
    awake,
    give_technology,
)
from orrery.games.pulsar.data.technologies import IN_PLAY
from orrery.games.pulsar.data.vocabulary import (
    BIG_GYRODYNE_PAID,
    COMPLETION_PAID,
    COST_PAID,
    MEDIUM,
    NOW,
    PATENT_PAID,
    PATENTED,
    PROJECT_PAID,
    TAKING_PAID,
    TWO_TOKENS,
    WENT_ONLINE,
)
from orrery.games.pulsar.decisions.rewards import has_free_end, offer_red
from orrery.games.pulsar.effects import start_effect, wake_owned
from orrery.games.pulsar.keys import (
    GO_ONLINE,
    LINK,
    PROJECT_DONE,
    TRANSMITTER_ONLINE,
    TRANSMITTER_TAKEN,
)
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.targets import (
    BUY_PLUS_MINUS,
    BUY_PLUS_TWO,
    COMPLETE,
    NEW_TILE,
    OWN_TILE,
    PATENT,
    PROJECT,
    TAKE,
    is_paid_up,
    paid_bit,
)
from orrery.games.pulsar.verbs import (
    complete,
    gain_plus_minus,
    gain_plus_two,
    may_take_red,
    take_gyrodyne,
    wake,
)


def act(state: Pulsar, frame: Frame) -> None:
    """Carry out target ``x``, paid with a die of value ``y``."""
    seat = frame.seat
    target = frame.x
    if target >= PATENT:
        patent(state, seat, target - PATENT)
    elif target >= PROJECT:
        do_project(state, seat, target - PROJECT)
    elif target >= OWN_TILE:
        pay_tile(state, seat, target - OWN_TILE, frame.y)
    elif target >= NEW_TILE:
        take_tile(state, seat, target - NEW_TILE, frame.y)
    elif target >= BUY_PLUS_MINUS:
        buy_token(state, seat, target)
    elif target >= COMPLETE:
        complete_paid(state, seat, target - COMPLETE + 1)
    else:
        take_paid(state, seat, target - TAKE + 1)


def take_paid(state: Pulsar, seat: i64, size: i64) -> None:
    """Take a gyrodyne (P5.3)."""
    take_gyrodyne(state, seat, size)
    wake(state, seat, TAKING_PAID)
    if size >= MEDIUM:
        wake(state, seat, BIG_GYRODYNE_PAID)


def complete_paid(state: Pulsar, seat: i64, size: i64) -> None:
    """Complete a gyrodyne (P5.6)."""
    complete(state, seat, size)
    wake(state, seat, COMPLETION_PAID)
    if size >= MEDIUM:
        wake(state, seat, BIG_GYRODYNE_PAID)


def buy_token(state: Pulsar, seat: i64, target: i64) -> None:
    """Buy a modifier (P9.1)."""
    tokens: i64 = 1 + awake(state, seat, TWO_TOKENS)
    if target == BUY_PLUS_TWO:
        gain_plus_two(state, seat, tokens)
    else:
        gain_plus_minus(state, seat, tokens)


def take_tile(state: Pulsar, seat: i64, tile: i64, value: i64) -> None:
    """Take a transmitter from the display, cover a cost, and decide about a link at once (P6.1, P6.2)."""
    for place in range(i64(len(state.display))):
        if state.display[place] == tile:
            state.display[place] = -1
    state.keepers[tile] = seat
    state.tell(TRANSMITTER_TAKEN, seat, tile)
    pay_tile(state, seat, tile, value)
    if has_free_end(state, seat, tile):
        state.ask(seat, LINK, tile)


def pay_tile(state: Pulsar, seat: i64, tile: i64, value: i64) -> None:
    """Pay one cost of a transmitter (P6.3); with the last one it goes online (P6.4)."""
    state.paid[tile] |= paid_bit(state, tile, value)
    if is_paid_up(state, tile):
        state.push(GO_ONLINE, seat, tile)
    wake(state, seat, COST_PAID)


def bring_benefit(state: Pulsar, frame: Frame) -> None:
    """The immediate benefit of a transmitter comes before it flips (P6.4)."""
    start_effect(state, frame.seat, FIRST_ONLINE + frame.x)


def flip_online(state: Pulsar, frame: Frame) -> None:
    state.online[frame.x] = 1
    state.tell(TRANSMITTER_ONLINE, frame.seat, frame.x)
    wake(state, frame.seat, WENT_ONLINE)


def form_red(state: Pulsar, frame: Frame) -> None:
    """A link of two online tiles offers a red die, unless none may be taken any more (P6.6, P9.2)."""
    if may_take_red(state):
        offer_red(state, frame.seat, frame.x, 0)


def do_project(state: Pulsar, seat: i64, project: i64) -> None:
    """Do a project of the headquarters; its benefit comes at once (P7.1)."""
    state.projects[seat] |= bit(project)
    state.tell(PROJECT_DONE, seat, project)
    wake(state, seat, PROJECT_PAID)
    start_effect(state, seat, FIRST_PROJECT + state.faces[seat] * PROJECTS_PER_FACE + project)


def patent(state: Pulsar, seat: i64, technology: i64) -> None:
    """Patent a technology (P8.2); it works from after its own patent on (P8.7)."""
    slot: i64 = technology % IN_PLAY
    assert technology_at(state, slot) == technology
    state.patents[slot] |= bit(seat)
    state.fresh[slot] = LOCKED[technology]
    state.tell(keys.PATENTED, seat, technology)
    wake_owned(state, seat, PATENT_PAID)
    wake_owned(state, seat, PATENTED)
    give_technology(state, seat, technology)
    for effect in range(FIRST_PART[technology], FIRST_PART[technology + 1]):
        if TECHNOLOGY_EFFECTS[effect].when == NOW:
            start_effect(state, seat, effect)


ACTION_STEPS: Final = Procedure(act)
GO_ONLINE_STEPS: Final = Procedure(bring_benefit, flip_online, form_red)
