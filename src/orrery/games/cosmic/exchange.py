"""Power cards that change hands: drawn from the unused ones, exchanged for them, or swapped (CA2.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.flow import CHANCE, Frame
from orrery.engine.windows import NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import give_power, take_power, unveil
from orrery.games.cosmic.data.powers import NO_POWER, POWERS
from orrery.games.cosmic.dealing import FOR_FRAME, may_be_dealt
from orrery.games.cosmic.keys import POWER_CHANGED
from orrery.games.cosmic.powersets import OWN_POWERS, ask_own_power, ask_power, no_powers
from orrery.games.cosmic.queries import REPLACED, SWAPPED
from orrery.games.cosmic.questions import DEAL_POWER
from orrery.games.cosmic.state import ON_OFFER, SEEN, Cosmic


def left_to_draw(state: Cosmic) -> bool:
    """Whether there is an unused power besides those just drawn."""
    for power in range(i64(POWERS)):
        if may_be_dealt(state, power, FOR_FRAME):
            return True
    return False


def on_offer(state: Cosmic) -> vec[i64]:
    """The powers that lie drawn."""
    found = no_powers()
    for power in range(i64(POWERS)):
        found[power] = 1 if state.drawn[power] == ON_OFFER else 0
    return found


def draw_power(state: Cosmic, frame: Frame, count: i64, chooser: i64) -> i64:
    """Draw ``count`` unused powers openly, one of which ``chooser`` picks; all there are, if fewer.

    For a ``do`` without a subject, which is called again after each step: the answer is ``NO_POWER`` as
    long as something is asked.
    """
    if frame.z != NO_TARGET:
        if state.drawn[frame.z] == ON_OFFER:
            return picked(state, frame.z)
        state.drawn[frame.z] = ON_OFFER
    offer = on_offer(state)
    drawn: i64 = bag_size(offer)
    if drawn < count and left_to_draw(state):
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(CHANCE, DEAL_POWER, frame.seat, FOR_FRAME)
    elif drawn > 1:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        ask_power(state, chooser, frame.x, offer)
    elif drawn == 1:
        return picked(state, frame.z)
    return NO_POWER


def picked(state: Cosmic, power: i64) -> i64:
    """Everybody has seen what lay drawn; nothing of it does any longer."""
    for other in range(i64(POWERS)):
        if state.drawn[other] == ON_OFFER:
            state.drawn[other] = SEEN
    return power


def exchange_drawn(state: Cosmic, frame: Frame, seat: i64, count: i64) -> None:
    """``seat`` gets one of ``count`` unused powers and then says which of its own goes back for it.

    ``y`` of the frame keeps the new power until the old one is named.
    """
    if frame.y != NO_SUBJECT:
        replace_power(state, seat, frame.z, frame.y)
        return
    new: i64 = draw_power(state, frame, count, seat)
    if new != NO_POWER:
        state.again(frame, frame.x, new, NO_TARGET)
        ask_own_power(state, seat, frame.x, OWN_POWERS)


def replace_power(state: Cosmic, seat: i64, old: i64, new: i64) -> None:
    """``old`` goes back to the unused powers; ``new`` lies open."""
    unveil(state, old)
    take_power(state, seat, old)
    give_power(state, seat, new)
    state.book.consequences.of(state, REPLACED, seat, old, new)
    state.tell(POWER_CHANGED, seat, old, new)


def swap_powers(state: Cosmic, one: i64, first: i64, other: i64, second: i64) -> None:
    """``one`` gives ``first`` and gets ``second`` of ``other``, for good."""
    unveil(state, first)
    unveil(state, second)
    take_power(state, one, first)
    take_power(state, other, second)
    give_power(state, one, second)
    give_power(state, other, first)
    state.book.consequences.of(state, SWAPPED, one, first, second)
    state.tell(POWER_CHANGED, one, first, second)
    state.tell(POWER_CHANGED, other, second, first)
