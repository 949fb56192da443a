"""Mind: looks at the hand of a main player (CB-mind)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic import knowledge
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import show_hand
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import FREE, again, always, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import DREW
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.roles import allies, is_main, opponent, others, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NO_SIDE, Cosmic
from orrery.games.cosmic.timing import ALLIANCE, AT_ANY_TIME, OFFENCE_INVITES

MIND: Final = number_of("mind")
SEEN: Final = Own("seen")
"""Whose hands it has seen in this challenge, as bits."""
TOLD: Final = Own("told")
"""Whom it has shown all of that, as bits."""
WATCHED: Final = Own("watched", FOR_CHALLENGE, BY_SEAT)
"""Whose draws a player watches by the Wild, plus one."""

ASKED: Final = 0
"""``y`` of a use by which Mind shows something, once it has asked to whom; it answers nothing."""


def in_reach(state: Cosmic, seat: i64) -> i64:
    """The main players whose hands it can look at, as bits: not without cards, not with a Con (CCon-mind)."""
    mask: i64 = (bit(state.offence) | bit(state.defence)) & ~bit(seat)
    for owner in range(state.seats):
        if has(mask, owner) and (state.sizes[owner] == 0 or immune(state, owner, MIND)):
            mask &= ~bit(owner)
    return mask & ~SEEN.of(state, seat)


def can_look(state: Cosmic, seat: int, window: Frame) -> bool:
    return in_reach(state, seat) != 0


def look(state: Cosmic, frame: Frame) -> None:
    """At the hand that was chosen, ``z``, if there was a choice."""
    mask: i64 = in_reach(state, frame.seat)
    if frame.z != NO_TARGET:
        see(state, frame.seat, frame.z)
    elif count_bits(mask) > 1:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)
    elif mask != 0:
        see(state, frame.seat, lowest_bit(mask))


def see(state: Cosmic, seat: i64, owner: i64) -> None:
    show_hand(state, owner, bit(seat))
    SEEN.put_of(state, seat, SEEN.of(state, seat) | bit(owner))
    TOLD.put_of(state, seat, 0)


def can_see_more(state: Cosmic, seat: int, window: Frame) -> bool:
    """In phase 4 for one who is no main player, when all allies have joined for one who is."""
    return is_main(state, seat) == (window.x == ALLIANCE)


def see_more(state: Cosmic, frame: Frame) -> None:
    """Both hands; or that of the opponent, then of one of the opposing allies, ``z``, if there are any."""
    seat = frame.seat
    state.supers[MIND] = 1
    if frame.z != NO_TARGET:
        see(state, seat, frame.z)
    elif not is_main(state, seat):
        see(state, seat, state.offence)
        see(state, seat, state.defence)
    else:
        see(state, seat, opponent(state, seat))
        mask: i64 = allies(state, 1 - side_of(state, seat))
        if mask != 0:
            again(state, frame, NO_TARGET)
            state.ask(seat, CHOOSE_SEAT, frame.x, mask)


def listeners(state: Cosmic, seat: i64) -> i64:
    """Who on its side has not been shown what Mind has seen of the hands of others, as bits."""
    mask: i64 = 0
    side = side_of(state, seat)
    for other in range(state.seats):
        is_new = SEEN.of(state, seat) & ~bit(other) != 0 and not has(TOLD.of(state, seat), other)
        if side != NO_SIDE and other != seat and side_of(state, other) == side and is_new:
            mask |= bit(other)
    return mask


def can_show(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, MIND) and listeners(state, seat) != 0


def show(state: Cosmic, frame: Frame) -> None:
    """To one player after the other, ``z`` the last one; with the first question nobody has been chosen."""
    if frame.z != NO_TARGET:
        tell(state, frame.seat, frame.z)
    mask: i64 = listeners(state, frame.seat)
    if mask != 0 and (frame.y != ASKED or frame.z != PASS):
        state.again(frame, frame.x, ASKED, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask, 1)


def tell(state: Cosmic, seat: i64, listener: i64) -> None:
    TOLD.put_of(state, seat, TOLD.of(state, seat) | bit(listener))
    for owner in range(state.seats):
        if has(SEEN.of(state, seat), owner):
            knowledge.pass_on(state, seat, owner, bit(listener))
    state.reveal()


def watch(state: Cosmic, frame: Frame) -> None:
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, others(state, frame.seat))
    else:
        state.wilds[MIND] |= bit(frame.seat)
        WATCHED.put(state, frame.z + 1, frame.seat)


def show_draw(state: Cosmic, seat: int, kind: int, _: int) -> None:
    """Those who watch a player draw know the card (CW-mind)."""
    if state.wilds[MIND] == 0:
        return
    for viewer in range(state.seats):
        if WATCHED.get(state, viewer) == seat + 1:
            knowledge.see_coming(state, seat, kind, viewer)


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Of two main players the offence, whose plans are open; nothing is shown to others at a glance."""
    if ask.decision != CHOOSE_SEAT or options.count == 0:
        return NO_ADVICE
    return options.get(0) if options.get(0) in (PASS, state.offence) else NO_ADVICE


POWER: Final = Power(
    "mind",
    Traits(250, simple=True),
    plays=(
        use(MIND, (OFFENCE_INVITES,), MAY, can_look, look, free=True),
        use(MIND, (ALLIANCE,), MAY, can_show, show, "shows", "CPro-mind", FREE),
        wild(MIND, AT_ANY_TIME, always, watch),
        super_(MIND, (OFFENCE_INVITES, ALLIANCE), can_see_more, see_more),
    ),
    consequences=(Consequence(DREW, show_draw),),
    facts=(SEEN, TOLD, WATCHED),
    choose=choose,
)
