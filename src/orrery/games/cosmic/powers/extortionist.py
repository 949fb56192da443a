"""Extortionist: half of what others draw is for it, unless they buy themselves off (CB-extortionist)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import CAP, MULTIPLY, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import claim
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import (
    FREE,
    hand_over,
    is_own_use_of,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import DEAL_PENALTY
from orrery.games.cosmic.questions import AGREE, CHOOSE_PLACE
from orrery.games.cosmic.results import DEAL_BROKE
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import CARDS_GAINED, DEAL_BROKEN, PLAYED
from orrery.games.cosmic.tokens import (
    has_base,
    lose_from,
    on_bases,
    open_losses,
    owner_of,
    places,
    tokens_at,
)
from orrery.games.cosmic.totals import double
from orrery.games.cosmic.uses import last_used

EXTORTIONIST: Final = number_of("extortionist")
FIRM: Final = Own("firm")
"""The moment of the gain for which its Super has ruled out that anybody buys himself off."""

YES: Final = 0
OFFERED: Final = -2
"""``y`` of a use under way while the victim says whether to lose a token instead."""
PAYING: Final = -3
"""``y`` while Extortionist chooses that token."""


def share(state: Cosmic, extortionist: i64, victim: i64) -> i64:
    """Half of the cards of one gain; by the Pro half is rounded up (CPro-extortionist)."""
    rounded: i64 = 1 if boosted(state, extortionist, EXTORTIONIST) else 0
    return (state.gained[victim] + rounded) // 2


def may_extort(state: Cosmic, extortionist: i64, victim: i64) -> bool:
    if victim == extortionist or immune(state, victim, EXTORTIONIST):
        return False
    return share(state, extortionist, victim) > 0


def can_extort(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once for each gain: moments inside of this one come later, so the last stamp tells."""
    return window.z > last_used(state, seat, EXTORTIONIST) and may_extort(state, seat, window.seat)


def aim_at_gainer(state: Cosmic, frame: Frame) -> None:
    hand_over(state, state.frame(state.depth - 2).seat)


def extort(state: Cosmic, frame: Frame) -> None:
    """The victim may lose a token instead, unless the Super has ruled that out; then cards are taken."""
    window = state.frame(state.depth - 2)
    victim: i64 = window.seat
    if frame.y == PAYING:
        lose_from(state, frame.z, victim, 1)
        open_losses(state)
    elif frame.y == OFFERED and frame.z == YES:
        state.again(frame, frame.x, PAYING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, victim))
    elif not may_extort(state, frame.seat, victim):
        return
    elif frame.y != OFFERED and FIRM.of(state, frame.seat) != window.z and on_bases(state, victim) > 0:
        state.again(frame, frame.x, OFFERED, PASS)
        state.ask(victim, AGREE, frame.x)
    else:
        claim(state, frame.seat, victim, share(state, frame.seat, victim))


def bases_of(state: Cosmic, seat: i64) -> i64:
    """The planets where a seat has a base, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if has_base(state, place, seat):
            mask |= bit(place)
    return mask


def can_be_firm(state: Cosmic, seat: int, window: Frame) -> bool:
    """At a gain of another player before it is extorted, or in answer to the own use."""
    if window.x == CARDS_GAINED:
        unused = window.z > last_used(state, seat, EXTORTIONIST)
        return unused and window.seat != seat and share(state, seat, window.seat) > 0
    return is_own_use_of(state, seat, window, EXTORTIONIST)


def be_firm(state: Cosmic, frame: Frame) -> None:
    """The moment of the gain lies under the own use, if it is answered, or else under this announcement."""
    state.supers[EXTORTIONIST] = 1
    place: i64 = state.depth - 2 if frame.y == NO_SUBJECT else frame.y - 1
    FIRM.put_of(state, frame.seat, state.frame(place).z)


def has_no_deal(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.result == DEAL_BROKE


def shift_penalty(state: Cosmic, frame: Frame) -> None:
    state.wilds[EXTORTIONIST] |= bit(frame.seat)


def goes_free(state: Cosmic, seat: int) -> bool:
    return has(state.wilds[EXTORTIONIST], seat)


def lose_nothing(state: Cosmic, seat: int, tokens: int) -> int:
    return 0


def pays_for_both(state: Cosmic, seat: int) -> bool:
    rival = opponent(state, seat)
    return rival != NOBODY and has(state.wilds[EXTORTIONIST], rival)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """A victim pays as long as that can't cost a base; Extortionist takes the token that hurts most."""
    if ask.decision == AGREE:
        return PASS if smallest_base(state, ask.seat) == 1 else YES
    return int(weakest_base(state, ask, options)) if ask.decision == CHOOSE_PLACE else NO_ADVICE


def smallest_base(state: Cosmic, seat: i64) -> i64:
    smallest: i64 = on_bases(state, seat)
    for place in range(places(state)):
        if has_base(state, place, seat):
            smallest = min(smallest, tokens_at(state, place, seat))
    return smallest


def weakest_base(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The base with fewest tokens; of equal ones an external one."""
    victim: i64 = state.frame(state.depth - 2).seat
    best: i64 = options.get(0)
    least: i64 = 1000
    for index in range(options.count):
        place = options.get(index)
        cost: i64 = 2 * tokens_at(state, place, victim) + int(owner_of(state, place) == victim)
        if cost < least:
            least = cost
            best = place
    return best


POWER: Final = Power(
    "extortionist",
    Traits(400, simple=True),
    plays=(
        use(EXTORTIONIST, (CARDS_GAINED,), MAY, can_extort, extort, often=FREE, aim=aim_at_gainer),
        wild(EXTORTIONIST, (DEAL_BROKEN,), has_no_deal, shift_penalty),
        super_(EXTORTIONIST, (CARDS_GAINED, PLAYED), can_be_firm, be_firm, FREE),
    ),
    modifiers=(
        Modifier("wild-extortionist", "CW-extortionist", DEAL_PENALTY, MULTIPLY, pays_for_both, double),
        Modifier("wild-extortionist", "CW-extortionist", DEAL_PENALTY, CAP, goes_free, lose_nothing),
    ),
    facts=(FIRM,),
    choose=choose,
)
