"""Will: it challenges whom it wants, wherever that player has a base (CB-will)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import ADD, REPLACE, Modifier
from orrery.engine.windows import MAY, MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.cards import show_hand
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.destiny import allowed, planets_of_defence, targets
from orrery.games.cosmic.keys import CONE_POINTED
from orrery.games.cosmic.new_defence import change_defence
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import FREE, SUPER, again, is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import TARGETS
from orrery.games.cosmic.questions import CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.roles import others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import (
    ALLIANCE,
    BEFORE_CARDS,
    BEFORE_LAUNCH,
    DEFENCE_INVITES,
    DESTINY,
    LAUNCH,
    OFFENCE_INVITES,
    PLAYED,
)
from orrery.games.cosmic.tokens import bases_of, has_base, owner_of, places, tokens_at
from orrery.games.cosmic.uses import invoke, times_used

WILL: Final = number_of("will")
NAMED: Final = Own("named")
"""Whom destiny has named, plus one, as soon as Will has its way."""
AT_HOME: Final = Own("at-home")
"""1 if destiny has named that player in Will's own system."""
POINTED_ANEW: Final = Own("pointed-anew")
"""1 if the Pro was used."""

CHOOSING: Final = -2
"""``y`` of a use while it is asked whom Will challenges; while it is asked where, it is that player."""

UNTIL_CARDS: Final[tuple[int, ...]] = (OFFENCE_INVITES, DEFENCE_INVITES, ALLIANCE, BEFORE_CARDS)
"""When the Pro lets it point the cone anew (CPro-will)."""
UNREACHED: Final = 10**6


def named(state: Cosmic, seat: i64) -> i64:
    """The player whom destiny has named."""
    return NAMED.of(state, seat) - 1 if NAMED.of(state, seat) != 0 else state.defence


def in_reach(state: Cosmic, seat: i64) -> i64:
    """Whom Will may challenge, as bits: who has a base and no Con, and whom destiny has named anyhow."""
    mask: i64 = allowed(state, others(state, seat))
    for other in range(state.seats):
        if immune(state, other, WILL) or bases_of(state, other) == 0:
            mask &= ~bit(other)
    return mask | bit(named(state, seat))


def open_planets(state: Cosmic, seat: i64, chosen: i64) -> i64:
    """Where Will may attack a player, as bits; where destiny says, if nothing else is left."""
    mask: i64 = 0 if immune(state, chosen, WILL) else bases_of(state, chosen)
    if chosen == named(state, seat):
        at_home: i64 = AT_HOME.of(state, seat) if NAMED.of(state, seat) != 0 else state.in_own_system
        mask |= planets_of_defence(state, chosen, at_home)
    return mask


def has_choice(state: Cosmic, seat: i64) -> bool:
    """Whether anybody but a holder of a Con is in reach."""
    chosen = named(state, seat)
    return in_reach(state, seat) != bit(chosen) or not immune(state, chosen, WILL)


def is_willing(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and has_choice(state, seat)


def impose(state: Cosmic, frame: Frame) -> None:
    """The player is chosen, unless there is only one; the cone is pointed as usual."""
    mask: i64 = in_reach(state, frame.seat)
    if frame.y == CHOOSING:
        challenge(state, frame.seat, frame.z)
    elif count_bits(mask) > 1:
        state.again(frame, frame.x, CHOOSING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)
    else:
        challenge(state, frame.seat, lowest_bit(mask))


def challenge(state: Cosmic, seat: i64, chosen: i64) -> None:
    NAMED.put_of(state, seat, state.defence + 1)
    AT_HOME.put_of(state, seat, state.in_own_system)
    invoke(state, seat, WILL)
    change_defence(state, chosen)


def has_its_way(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, WILL) and open_planets(state, seat, state.defence) != 0


def where_it_wants(state: Cosmic, seat: int, value: int) -> int:
    return open_planets(state, seat, state.defence)


def can_look(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use, or before it."""
    if window.x == PLAYED:
        return is_own_use_of(state, seat, window, WILL)
    return seat == state.offence and times_used(state, seat, WILL) == 0


def look(state: Cosmic, frame: Frame) -> None:
    """At the hand of the player who is named now."""
    if frame.z == NO_TARGET:
        state.supers[WILL] = 1
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, others(state, frame.seat))
    else:
        show_hand(state, frame.z, bit(frame.seat))


def can_turn(state: Cosmic, seat: int, window: Frame) -> bool:
    """The offence, once, with the Pro."""
    fresh = seat == state.offence and boosted(state, seat, WILL) and POINTED_ANEW.of(state, seat) == 0
    return fresh and has_choice(state, seat)


def turn(state: Cosmic, frame: Frame) -> None:
    """First the player, then the planet."""
    if frame.y == NO_SUBJECT:
        POINTED_ANEW.put_of(state, frame.seat, 1)
        state.again(frame, frame.x, CHOOSING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, turn_to(state, frame.seat))
    elif frame.y == CHOOSING:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, open_planets(state, frame.seat, frame.z))
    else:
        point_anew(state, frame.seat, frame.y, frame.z)


def turn_to(state: Cosmic, seat: i64) -> i64:
    """Those of the players in reach who have a planet to attack, as bits."""
    mask: i64 = in_reach(state, seat)
    for other in range(state.seats):
        if has(mask, other) and open_planets(state, seat, other) == 0:
            mask &= ~bit(other)
    return mask


def point_anew(state: Cosmic, seat: i64, chosen: i64, place: i64) -> None:
    state.target = place
    state.tell(CONE_POINTED, seat, place)
    if NAMED.of(state, seat) == 0:
        challenge(state, seat, chosen)
    else:
        change_defence(state, chosen)


def reaches_further(state: Cosmic, seat: int, window: Frame) -> bool:
    """The offence, if the defence has a base that destiny does not open."""
    return seat == state.offence and bases_of(state, state.defence) & ~targets(state) != 0


def reach_further(state: Cosmic, frame: Frame) -> None:
    state.wilds[WILL] |= bit(frame.seat)


def has_wild(state: Cosmic, seat: int) -> bool:
    return has(state.wilds[WILL], seat)


def bases_too(state: Cosmic, seat: int, value: int) -> int:
    return value | bases_of(state, state.defence)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Whoever has the weakest base where Will has none, outside of its system; and that base."""
    top = state.frame(state.depth - 1)
    if ask.decision == CHOOSE_SEAT and state.book.plays.hows[ask.x] == SUPER:
        return NO_ADVICE
    best: i64 = options.get(0)
    least: i64 = UNREACHED
    for index in range(options.count):
        option = options.get(index)
        if ask.decision == CHOOSE_SEAT:
            cost = resistance(state, ask.seat, option)
        else:
            cost = price(state, ask.seat, top.y, option)
        if cost < least:
            least = cost
            best = option
    return int(best)


def resistance(state: Cosmic, seat: i64, chosen: i64) -> i64:
    """The fewest tokens with which a player guards a base that would count for Will."""
    least: i64 = UNREACHED
    for place in range(places(state)):
        if has(open_planets(state, seat, chosen), place):
            least = min(least, price(state, seat, chosen, place))
    return least


def price(state: Cosmic, seat: i64, chosen: i64, place: i64) -> i64:
    """How many tokens guard a planet; where nothing is to be won, as many as there never are."""
    is_of_no_use = owner_of(state, place) == seat or has_base(state, place, seat)
    return UNREACHED - 1 if is_of_no_use else tokens_at(state, place, chosen)


POWER: Final = Power(
    "will",
    Traits(450),
    plays=(
        use(WILL, (BEFORE_LAUNCH,), MUST, is_willing, impose),
        use(WILL, UNTIL_CARDS, MAY, can_turn, turn, "turns", "CPro-will", often=FREE),
        wild(WILL, (LAUNCH,), reaches_further, reach_further),
        super_(WILL, (DESTINY, PLAYED), can_look, look),
    ),
    modifiers=(
        Modifier("will", "CB-will", TARGETS, REPLACE, has_its_way, where_it_wants),
        Modifier("wild-will", "CW-will", TARGETS, ADD, has_wild, bases_too),
    ),
    facts=(NAMED, AT_HOME, POINTED_ANEW),
    choose=choose,
)
