"""Healer: what others lose goes back to their bases (CB-healer)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has
from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import draw
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.edicts import call_off, is_zapped
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import EACH, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.questions import AGREE
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import PLAYED, TOKENS_LOST
from orrery.games.cosmic.tokens import bring_back
from orrery.games.cosmic.uses import strengthened

HEALER: Final = number_of("healer")
DECLINING: Final = Own("declining")
"""Who does not want to be healed now, as bits."""
HEALED_ITSELF: Final = Own("healed-itself")
"""1 if the Pro has done its work."""

YES: Final = 0


def wounded(state: Cosmic, healer: i64) -> i64:
    """The others who are losing tokens, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != healer and state.losing[seat] > 0:
            mask |= bit(seat)
    return mask


def can_heal_itself(state: Cosmic, healer: i64) -> bool:
    return (
        boosted(state, healer, HEALER) and state.losing[healer] > 0 and HEALED_ITSELF.of(state, healer) == 0
    )


def can_heal(state: Cosmic, seat: int, window: Frame) -> bool:
    return wounded(state, seat) != 0 or can_heal_itself(state, seat)


def others_are_wounded(state: Cosmic, seat: int, window: Frame) -> bool:
    return wounded(state, seat) != 0


def patients(state: Cosmic, healer: i64) -> i64:
    """All who could be healed now, as bits."""
    itself: i64 = bit(healer) if can_heal_itself(state, healer) else 0
    return wounded(state, healer) | itself


def has_a_say(state: Cosmic, healer: i64, seat: i64) -> bool:
    """Who played the Con; and Healer itself, if it might rather keep its Pro for a later loss."""
    if seat == healer:
        return wounded(state, healer) != 0
    return immune(state, seat, HEALER)


def heal(state: Cosmic, frame: Frame) -> None:
    """Those who have a say are asked one by one, ``y`` is the last of them; then all who agree are healed."""
    if frame.y != NO_SUBJECT and frame.z != YES:
        DECLINING.put_of(state, frame.seat, DECLINING.of(state, frame.seat) | bit(frame.y))
    mask: i64 = patients(state, frame.seat)
    for seat in range(frame.y + 1, state.seats):
        if has(mask, seat) and has_a_say(state, frame.seat, seat):
            state.again(frame, frame.x, seat, frame.z)
            state.ask(seat, AGREE, frame.x)
            return
    mask &= ~DECLINING.of(state, frame.seat)
    DECLINING.put_of(state, frame.seat, 0)
    heal_all(state, frame.seat, mask)


def heal_all(state: Cosmic, healer: i64, mask: i64) -> None:
    """The tokens of the seats ``mask`` go home; Healer is paid for the others by seat, or by token."""
    if has(mask, healer):
        HEALED_ITSELF.put_of(state, healer, 1)
    fee: i64 = count_bits(mask & ~bit(healer))
    if strengthened(state, healer, HEALER):
        fee = tokens_lost(state, mask & ~bit(healer))
    draw(state, healer, fee)
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        if has(mask, seat):
            bring_back(state, seat, state.losing[seat])


def tokens_lost(state: Cosmic, mask: i64) -> i64:
    total: i64 = 0
    for seat in range(state.seats):
        if has(mask, seat):
            total += state.losing[seat]
    return total


def raise_fee(state: Cosmic, frame: Frame) -> None:
    state.supers[HEALER] = 1


POWER: Final = Power(
    "healer",
    Traits(300),
    plays=(
        use(HEALER, (TOKENS_LOST,), MAY, can_heal, heal, often=EACH),
        wild(HEALER, (PLAYED,), is_zapped, call_off),
        super_(HEALER, (TOKENS_LOST,), others_are_wounded, raise_fee),
    ),
    facts=(DECLINING, HEALED_ITSELF),
)
