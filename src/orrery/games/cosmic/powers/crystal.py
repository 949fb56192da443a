"""Crystal: it sets how many tokens the allies send (CB-crystal)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import CAP, REPLACE, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, in_force, works_for
from orrery.games.cosmic.advice import emptiest_base, fullest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.keys import STAYED_OUT
from orrery.games.cosmic.movement import before_moving, is_held, let_hold, load, movable_bases
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import LEAST_SENT, MOST_SENT
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_PLACE
from orrery.games.cosmic.roles import allies, in_challenge, is_involved, is_main, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, FOUR, NO_SIDE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, SIDES_CHOSEN
from orrery.games.cosmic.tokens import (
    bases_of,
    lose_from,
    move_tokens,
    open_losses,
    places,
    send_home,
    tokens_at,
    withdraw,
)
from orrery.games.cosmic.uses import invoke, strengthened

CRYSTAL: Final = number_of("crystal")
NUMBER: Final = Own("number", by=BY_SEAT)
"""How many tokens each seat was set to, 0 if it was not."""
SOURCE: Final = Own("source", FOR_CHALLENGE)
GOAL: Final = Own("goal", FOR_CHALLENGE)
LEFT: Final = Own("left", FOR_CHALLENGE)
"""A Wild under way: the base that tokens leave, the one they go to, and how many moves are left."""

MOST_WITH_PRO: Final = 6

MOVING: Final = -2
"""``y`` of a use while the defence takes tokens back; as long as numbers are set it is the player."""
FROM: Final = -2
"""``y`` of a Wild while bases are chosen, first the one that tokens leave, and then their number."""
TO: Final = -3
HOW_MANY: Final = -4


def subjects(state: Cosmic, crystal: i64) -> i64:
    """Whose number Crystal sets, as bits: allies, with the Super main players, nobody whose Con works."""
    mask: i64 = allies(state, OFFENCE) | allies(state, DEFENCE)
    if strengthened(state, crystal, CRYSTAL):
        mask |= bit(state.offence) | bit(state.defence)
    for seat in range(state.seats):
        if immune(state, seat, CRYSTAL):
            mask &= ~bit(seat)
    return mask


def can_set(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_involved(state, seat) and subjects(state, seat) != 0


def set_numbers(state: Cosmic, frame: Frame) -> None:
    """One player after the other; then main players send more, or take tokens back (CS-crystal)."""
    if frame.y == MOVING:
        if frame.z != NO_TARGET:
            move_tokens(state, state.target, frame.z, state.defence, 1)
        change_mains(state, frame)
        return
    invoke(state, frame.seat, CRYSTAL)
    if frame.y != NO_SUBJECT:
        set_number(state, frame.seat, frame.y, frame.z)
    for seat in range(frame.y + 1, state.seats):
        if has(subjects(state, frame.seat), seat):
            ask_number(state, frame, seat)
            return
    state.again(frame, frame.x, MOVING, NO_TARGET)
    if NUMBER.of(state, frame.seat, state.defence) > 0:
        let_hold(state, state.defence)


def ask_number(state: Cosmic, frame: Frame, seat: i64) -> None:
    free = boosted(state, frame.seat, CRYSTAL) and not is_main(state, seat)
    state.again(frame, frame.x, seat, NO_TARGET)
    state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 0 if free else 1, MOST_WITH_PRO if free else FOUR)


def set_number(state: Cosmic, crystal: i64, seat: i64, number: i64) -> None:
    """Who is set to 0 has joined nobody (CPro-crystal); the last number of two holds (CG13)."""
    NUMBER.put(state, 0, seat)
    NUMBER.put_of(state, state.copier, 0, seat)
    NUMBER.put_of(state, crystal, number, seat)
    if number == 0:
        state.side[seat] = NO_SIDE
        state.tell(STAYED_OUT, seat)


def change_mains(state: Cosmic, frame: Frame) -> None:
    """First the defence takes back what is too much, token by token; tokens that are held are lost."""
    wanted = NUMBER.of(state, frame.seat, state.defence)
    excess: i64 = in_challenge(state, state.defence) - wanted if wanted > 0 else 0
    if excess > 0 and is_held(state, state.defence, state.target):
        lose_from(state, state.target, state.defence, excess)
        open_losses(state)
        excess = 0
    elsewhere: i64 = bases_of(state, state.defence) & ~bit(state.target)
    if excess > 0 and elsewhere != 0:
        state.again(frame, frame.x, MOVING, NO_TARGET)
        state.ask(state.defence, CHOOSE_PLACE, frame.x, elsewhere)
        return
    if excess < 0:
        load(state, state.defence, DEFENCE, -excess, -excess)
    change_offence(state, NUMBER.of(state, frame.seat, state.offence))


def change_offence(state: Cosmic, wanted: i64) -> None:
    there: i64 = state.cone[state.offence]
    if wanted > there:
        load(state, state.offence, OFFENCE, wanted - there, wanted - there)
    elif wanted > 0:
        withdraw(state, state.offence, there - wanted)
        send_home(state, state.offence, there - wanted)


def is_set(state: Cosmic, seat: int) -> bool:
    """An ally whose number was set, as long as Crystal's use is in force."""
    return not is_main(state, seat) and number_for(state, seat) > 0


def number_for(state: Cosmic, seat: i64) -> i64:
    """The number that is in force, or 0."""
    user: i64 = in_force(state, CRYSTAL)
    if user == NOBODY:
        return 0
    if NUMBER.of(state, user, seat) > 0 or not works_for(state, state.copier, CRYSTAL):
        return NUMBER.of(state, user, seat)
    return NUMBER.of(state, state.copier, seat)


def as_set(state: Cosmic, seat: int, value: int) -> int:
    return number_for(state, seat)


def takes_part(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_involved(state, seat)


def reach_mains(state: Cosmic, frame: Frame) -> None:
    state.supers[CRYSTAL] = 1


def can_spare(state: Cosmic, seat: i64) -> i64:
    """The own bases with more than one token, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if tokens_at(state, place, seat) > 1:
            mask |= bit(place)
    return mask & movable_bases(state, seat)


def can_rearrange(state: Cosmic, seat: int, window: Frame) -> bool:
    return can_spare(state, seat) != 0 and count_bits(bases_of(state, seat)) > 1


def rearrange(state: Cosmic, frame: Frame) -> None:
    """Move by move: from where, to where, and how many; passing ends it."""
    if frame.y == NO_SUBJECT:
        LEFT.put(state, count_bits(bases_of(state, frame.seat)))
        ask_source(state, frame)
    elif frame.y == FROM:
        if frame.z != NO_TARGET:
            SOURCE.put(state, frame.z)
            state.again(frame, frame.x, TO, NO_TARGET)
            state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, frame.seat) & ~bit(frame.z))
    elif frame.y == TO:
        GOAL.put(state, frame.z)
        state.again(frame, frame.x, HOW_MANY, NO_TARGET)
        most: i64 = tokens_at(state, SOURCE.get(state), frame.seat) - 1
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, most)
    else:
        move_tokens(state, SOURCE.get(state), GOAL.get(state), frame.seat, frame.z)
        LEFT.put(state, LEFT.get(state) - 1)
        ask_source(state, frame)


def ask_source(state: Cosmic, frame: Frame) -> None:
    if LEFT.get(state) > 0 and can_rearrange(state, frame.seat, frame):
        state.again(frame, frame.x, FROM, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, can_spare(state, frame.seat), 1)


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Many tokens for the own side, few for the other; a defence gathers its tokens where it is attacked."""
    top = state.frame(state.depth - 1)
    if ask.decision == CHOOSE_NUMBER and top.y >= 0:
        friend = side_of(state, top.y) == side_of(state, ask.seat)
        return options.get(options.count - 1) if friend else options.get(0)
    if ask.decision != CHOOSE_PLACE or (top.y == MOVING and ask.seat != top.seat):
        return NO_ADVICE
    if top.y == FROM:
        return fullest_base(state, ask.seat, options)
    if ask.seat == state.defence and state.target >= 0 and has(ask.y, state.target):
        return state.target
    return emptiest_base(state, ask.seat, options)


POWER: Final = Power(
    "crystal",
    Traits(300, needs_allies=True),
    plays=(
        use(CRYSTAL, (SIDES_CHOSEN,), MAY, can_set, set_numbers),
        wild(CRYSTAL, AT_ANY_TIME, can_rearrange, rearrange, aim=before_moving),
        super_(CRYSTAL, (SIDES_CHOSEN,), takes_part, reach_mains),
    ),
    modifiers=(
        Modifier("crystal", "CB-crystal", MOST_SENT, CAP, is_set, as_set),
        Modifier("crystal", "CB-crystal", LEAST_SENT, REPLACE, is_set, as_set),
    ),
    facts=(NUMBER, SOURCE, GOAL, LEFT),
    choose=advise,
)
