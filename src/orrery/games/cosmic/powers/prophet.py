"""Prophet: it foretells who wins the challenges of others (CB-prophet)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.advice import weakest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.deals import set_up_base
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, rule, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import REPLAYED
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.resolution import reward
from orrery.games.cosmic.results import BOTH_LOST
from orrery.games.cosmic.roles import (
    has_lost,
    has_won,
    is_involved,
    is_main,
    opponent,
    shows_compromise,
    side_of,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, CARDS_LAID, RESOLVED, REVEALED, UNCOVERING
from orrery.games.cosmic.tokens import (
    bases_of,
    has_base,
    lose_from,
    on_bases,
    open_losses,
    owner_of,
    places,
    tokens_at,
)
from orrery.games.cosmic.totals import worth_of_allies, worth_of_own
from orrery.games.cosmic.uses import invoke, strengthened, times_used

PROPHET: Final = number_of("prophet")
FORETOLD: Final = Own("foretold")
"""Who shall win, plus 1; 0 as soon as that has had its result."""
WRITTEN_NUMBER: Final = Own("written-number", FOR_CHALLENGE, BY_SEAT)
"""The number of Compromises that each player has written by the Wild, plus 1."""

FINE: Final = 2
MOST_COMPROMISES: Final = 2


def can_foretell(state: Cosmic, seat: int, window: Frame) -> bool:
    """Not involved, before cards are laid; with the Super also when they have been."""
    is_time = window.x == BEFORE_CARDS or strengthened(state, seat, PROPHET)
    return is_time and not is_involved(state, seat)


def foretell(state: Cosmic, frame: Frame) -> None:
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, bit(state.offence) | bit(state.defence))
    else:
        invoke(state, frame.seat, PROPHET)
        FORETOLD.put_of(state, frame.seat, frame.z + 1)


def has_not_foretold(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_involved(state, seat) and times_used(state, seat, PROPHET) == 0


def foretell_late(state: Cosmic, frame: Frame) -> None:
    state.supers[PROPHET] = 1


def foretold_by(state: Cosmic, seat: i64) -> i64:
    """Whose victory a seat has foretold, or -1 if nothing of it is left to be settled."""
    is_prophet = has(state.users[PROPHET], seat) and works_for(state, seat, PROPHET)
    return FORETOLD.of(state, seat) - 1 if is_prophet else i64(-1)


def was_right(state: Cosmic, seat: int, window: Frame) -> bool:
    named = foretold_by(state, seat)
    return named >= 0 and has_won(state, named)


def settle_new(state: Cosmic, frame: Frame) -> None:
    """``z`` is the planet for the new base."""
    if frame.z >= 0:
        set_up_base(state, frame.seat, frame.z)
    elif frame.y == NO_SUBJECT and FORETOLD.of(state, frame.seat) != 0:
        FORETOLD.put_of(state, frame.seat, 0)
        mask = new_planets(state, frame.seat)
        if mask != 0:
            again(state, frame, NO_TARGET)
            state.ask(frame.seat, CHOOSE_PLACE, frame.x, mask, 1)


def new_planets(state: Cosmic, seat: i64) -> i64:
    """The planets outside its system where a seat has no base, as bits; none in that of a Con (CG11)."""
    mask: i64 = 0
    if on_bases(state, seat) == 0:
        return mask
    for place in range(places(state)):
        owner = owner_of(state, place)
        if owner >= 0 and owner != seat and not has_base(state, place, seat):
            if not immune(state, owner, PROPHET):
                mask |= bit(place)
    return mask


def was_wrong(state: Cosmic, seat: int, window: Frame) -> bool:
    named = foretold_by(state, seat)
    return named >= 0 and has_lost(state, named) and state.result != BOTH_LOST


def pay_fine(state: Cosmic, frame: Frame) -> None:
    """Nothing with the Pro; else the winner names a planet for each token, ``y`` of them so far."""
    if frame.y == NO_SUBJECT:
        winner = opponent(state, FORETOLD.of(state, frame.seat) - 1)
        FORETOLD.put_of(state, frame.seat, 0)
        if not boosted(state, frame.seat, PROPHET):
            pick_next(state, frame, winner, 0)
    else:
        lose_from(state, frame.z, frame.seat, 1)
        pick_next(state, frame, winner_of(state), frame.y)


def winner_of(state: Cosmic) -> i64:
    return state.offence if has_won(state, state.offence) else state.defence


def pick_next(state: Cosmic, frame: Frame, winner: i64, picked: i64) -> None:
    mask = bases_of(state, frame.seat)
    if picked < FINE and mask != 0:
        state.again(frame, frame.x, picked + 1, NO_TARGET)
        state.ask(winner, CHOOSE_PLACE, frame.x, mask)
    elif picked > 0:
        open_losses(state)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def take_pen(state: Cosmic, frame: Frame) -> None:
    state.wilds[PROPHET] |= bit(frame.seat)


def has_to_write(state: Cosmic, seat: int, window: Frame) -> bool:
    return has(state.wilds[PROPHET], seat) and WRITTEN_NUMBER.get(state, seat) == 0


def write(state: Cosmic, frame: Frame) -> None:
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 0, MOST_COMPROMISES)
    else:
        WRITTEN_NUMBER.put(state, frame.z + 1, frame.seat)


def has_written(state: Cosmic, seat: int, window: Frame) -> bool:
    return WRITTEN_NUMBER.get(state, seat) != 0


def compare(state: Cosmic, frame: Frame) -> None:
    revealed: i64 = int(shows_compromise(state, OFFENCE)) + int(shows_compromise(state, DEFENCE))
    is_right = WRITTEN_NUMBER.get(state, frame.seat) == revealed + 1
    WRITTEN_NUMBER.put(state, 0, frame.seat)
    state.wilds[PROPHET] &= ~bit(frame.seat)
    if is_right:
        reward(state, frame.seat, 1)


def forget_wild(state: Cosmic, *_: int) -> None:
    state.wilds[PROPHET] = 0
    for seat in range(state.seats):
        WRITTEN_NUMBER.put(state, 0, seat)


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The side with more tokens wins; bases where few stand, fines where they hurt; the own card is known."""
    if ask.decision == CHOOSE_SEAT:
        return state.offence if strength(state, OFFENCE) > strength(state, DEFENCE) else state.defence
    if ask.decision == CHOOSE_NUMBER:
        return 1 if shows_compromise(state, side_of(state, ask.seat)) else 0
    if ask.decision != CHOOSE_PLACE:
        return NO_ADVICE
    prophet: i64 = state.frame(state.depth - 1).seat
    return least_held(state, options) if prophet == ask.seat else weakest_base(state, prophet, options)


def strength(state: Cosmic, side: i64) -> i64:
    return worth_of_own(state, side) + worth_of_allies(state, side)


def least_held(state: Cosmic, options: Choices) -> i64:
    """The planet with the fewest tokens of its owner."""
    best: i64 = options.get(options.count - 1)
    for index in range(options.count):
        place = options.get(index)
        if place != PASS and defenders(state, place) < defenders(state, best):
            best = place
    return best


def defenders(state: Cosmic, place: i64) -> i64:
    return tokens_at(state, place, owner_of(state, place))


POWER: Final = Power(
    "prophet",
    Traits(350, needs_allies=True),
    plays=(
        use(PROPHET, (BEFORE_CARDS, CARDS_LAID), MAY, can_foretell, foretell),
        rule("prophecy-right", "CB-prophet", (RESOLVED,), was_right, settle_new, PROPHET),
        rule("prophecy-wrong", "CB-prophet", (RESOLVED,), was_wrong, pay_fine, PROPHET),
        wild(PROPHET, (CARDS_LAID,), plays_as_main, take_pen),
        rule("prophecy-written", "CW-prophet", (UNCOVERING,), has_to_write, write, PROPHET),
        rule("prophecy-read", "CW-prophet", (REVEALED,), has_written, compare, PROPHET),
        super_(PROPHET, (CARDS_LAID,), has_not_foretold, foretell_late),
    ),
    consequences=(Consequence(REPLAYED, forget_wild),),
    facts=(FORETOLD, WRITTEN_NUMBER),
    choose=choose,
)
