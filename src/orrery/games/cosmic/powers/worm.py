"""Worm: after the reveal the cone turns to another planet (CB-worm)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import fullest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.deals import set_up_base
from orrery.games.cosmic.destiny import empty_homes, targets
from orrery.games.cosmic.keys import CONE_POINTED
from orrery.games.cosmic.movement import movable_bases
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import WILD, again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import DRAWN_IN, FIGHT_LOST
from orrery.games.cosmic.questions import CHOOSE_PLACE
from orrery.games.cosmic.results import DEFENCE_WON
from orrery.games.cosmic.roles import drawn_in, is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import REGROUP, REVEALED
from orrery.games.cosmic.tokens import has_base, lose_from, owner_of, places, tokens_at
from orrery.games.cosmic.uses import times_used

WORM: Final = number_of("worm")
IN_THIRD_SYSTEM: Final = Own("in-third-system", FOR_CHALLENGE)
"""1 if the Pro has turned the cone to a planet of a third player."""

SETTLED_ALREADY: Final = 100
"""A planet where the offence has a base counts to a computer player as if so many tokens stood there."""


def takes_part(state: Cosmic, seat: i64) -> bool:
    """A main player, not against a Con; an ally of the offence with the Super, which no Con reaches."""
    if is_main(state, seat):
        return not immune(state, opponent(state, seat), WORM)
    return state.side[seat] == OFFENCE and state.supers[WORM] != 0


def goals(state: Cosmic, worm: i64) -> i64:
    """The planets to which the cone can be turned, as bits."""
    mask: i64 = targets(state)
    pro = boosted(state, worm, WORM)
    for place in range(places(state)):
        if owner_of(state, place) != state.defence and not has_base(state, place, state.defence):
            mask &= ~bit(place)
        if pro and is_of_bystander(state, owner_of(state, place)):
            mask |= bit(place)
    return mask & ~bit(state.target)


def is_of_bystander(state: Cosmic, owner: i64) -> bool:
    """By the Pro planets at home with anybody, but not with the offence and its allies (CPro-worm)."""
    return owner != NOBODY and owner != state.offence and state.side[owner] != OFFENCE


def can_turn(state: Cosmic, seat: int, window: Frame) -> bool:
    return takes_part(state, seat) and goals(state, seat) != 0


def turn_cone(state: Cosmic, frame: Frame) -> None:
    """Everybody goes along: what stands in the cone and beside the planet is in the challenge there."""
    if frame.z != NO_TARGET:
        state.target = frame.z
        is_third = owner_of(state, frame.z) not in (state.offence, state.defence)
        IN_THIRD_SYSTEM.put(state, int(is_third and boosted(state, frame.seat, WORM)))
        state.tell(CONE_POINTED, state.offence, frame.z)
    elif can_turn(state, frame.seat, frame):
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, goals(state, frame.seat))


def draws_in(state: Cosmic, seat: int) -> bool:
    return IN_THIRD_SYSTEM.get(state) != 0


def all_on_planet(state: Cosmic, seat: int, count: int) -> int:
    return tokens_at(state, state.target, seat)


def lose_drawn_in(state: Cosmic, *_: int) -> None:
    """The tokens of the third player are lost with those of the defence."""
    if state.result != DEFENCE_WON and drawn_in(state) > 0:
        lose_from(state, state.target, owner_of(state, state.target), drawn_in(state))


def can_join_in(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat) and state.side[seat] == OFFENCE and times_used(state, seat, WORM) == 0


def join_in(state: Cosmic, frame: Frame) -> None:
    state.supers[WORM] = 1


def can_resettle(state: Cosmic, seat: int, window: Frame) -> bool:
    """In the own turn, with an empty home planet and tokens that can leave for it."""
    return seat == state.offence and empty_homes(state) != 0 and movable_bases(state, seat) != 0


def resettle(state: Cosmic, frame: Frame) -> None:
    if frame.z != NO_TARGET:
        set_up_base(state, frame.seat, frame.z)
    elif can_resettle(state, frame.seat, frame):
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, empty_homes(state))


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The defence turns it to where it is strong, the offence to the weakest planet without an own base."""
    if ask.decision != CHOOSE_PLACE or state.book.plays.hows[ask.x] == WILD:
        return NO_ADVICE
    if ask.seat == state.defence:
        return fullest_base(state, ask.seat, options)
    best: i64 = options.get(0)
    for index in range(1, options.count):
        if resistance(state, options.get(index)) < resistance(state, best):
            best = options.get(index)
    return best


def resistance(state: Cosmic, place: i64) -> i64:
    owner = owner_of(state, place)
    count: i64 = tokens_at(state, place, state.defence)
    if owner != state.defence and owner != state.offence and owner != NOBODY:
        count += tokens_at(state, place, owner)
    return count + (SETTLED_ALREADY if has_base(state, place, state.offence) else 0)


POWER: Final = Power(
    "worm",
    Traits(350, simple=True),
    plays=(
        use(WORM, (REVEALED,), MAY, can_turn, turn_cone),
        wild(WORM, (REGROUP,), can_resettle, resettle),
        super_(WORM, (REVEALED,), can_join_in, join_in),
    ),
    modifiers=(Modifier("worm", "CPro-worm", DRAWN_IN, REPLACE, draws_in, all_on_planet),),
    consequences=(Consequence(FIGHT_LOST, lose_drawn_in),),
    facts=(IN_THIRD_SYSTEM,),
    choose=advise,
)
