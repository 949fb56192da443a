"""Phase 2: destiny names the defender (CA4, CD3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has, lowest_bit
from orrery.engine.chance import bag_size
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.flow import CHANCE, Frame
from orrery.games.cosmic import questions
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.data.destiny import (
    ANY_MOON,
    ANY_MOON_CHOSEN,
    DESTINIES,
    FEWEST_IN_WARP,
    FIRST_COMET,
    FIRST_SPECIAL,
    GUEST_IN_YOUR_SYSTEM,
    LEFT_NEIGHBOUR,
    MOST_BASES,
    MOST_CARDS,
    MOST_LUCRE,
    NO_COMET,
    POWER_OUTAGE,
    RIGHT_NEIGHBOUR,
    SPECIAL_NUMBERS,
    STRONGEST_BASE,
    STRONGEST_CHOSEN,
    VOTE,
    WILD,
)
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.keys import COMET_CAME, DEFENDER_NAMED, DESTINY_FLIPPED, FLIP, RESHUFFLED
from orrery.games.cosmic.moons import (
    all_targets,
    carrier,
    empty_moons,
    guests_on_moons,
    is_target,
    rivals_on,
)
from orrery.games.cosmic.outs import OUTAGE
from orrery.games.cosmic.queries import (
    DESTINY_ON_TOP,
    DESTINY_SHOWN,
    MAY_CHALLENGE,
    MAY_FOLLOW,
    MAY_SUPPRESS,
    TARGETS,
)
from orrery.games.cosmic.questions import CHOOSE_PLACE, CHOOSE_SEAT, DEAL_SPECIAL, FLIP_DESTINY, OWN_COLOUR
from orrery.games.cosmic.results import RESETTLED
from orrery.games.cosmic.roles import others
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_FLIP, FLIPPED, is_called_for, open_window
from orrery.games.cosmic.tokens import base_count, has_base, is_moon, owner_of, places, spots, tokens_at

FOR_DEFENDER: Final = 0
"""Why destiny is flipped: ``x`` of the question."""
FOR_START: Final = 1


def flip(state: Cosmic, frame: Frame) -> None:
    """First step: a card off the pile; a pile that has run out is shuffled before (CA2.2)."""
    if card_on_top(state) == NO_COMET and bag_size(state.destiny) <= state.last_destiny:
        renew_pile(state)


def card_on_top(state: Cosmic) -> i64:
    """A card that was laid on the pile and is flipped next, or ``NO_COMET``."""
    return state.book.numbers.ask(state, DESTINY_ON_TOP, state.offence, NO_COMET)


def before_flip(state: Cosmic, frame: Frame) -> None:
    """Second step: the next card may be decided."""
    if is_called_for(state, BEFORE_FLIP):
        open_window(state, BEFORE_FLIP, state.offence)


def flip_card(state: Cosmic, frame: Frame) -> None:
    """Third step."""
    top = card_on_top(state)
    if top == NO_COMET:
        state.ask(CHANCE, FLIP_DESTINY, FOR_DEFENDER)
    else:
        state.goto(SHOWING, 0, 0, top)
        show_destiny(state, top)


def show_destiny(state: Cosmic, kind: i64) -> None:
    """A card that has left the pile is flipped for all to see."""
    state.destiny_out[kind] += 1
    state.tell(DESTINY_FLIPPED, state.offence, kind)
    state.reveal()
    state.book.consequences.of(state, DESTINY_SHOWN, state.offence, kind)


def card_flipped(state: Cosmic, frame: Frame) -> None:
    """Fourth step: others may respond to the card before it is followed, but not to a comet."""
    if frame.z < FIRST_COMET and is_called_for(state, FLIPPED):
        open_window(state, FLIPPED, state.offence)


def flipped_card(state: Cosmic) -> i64:
    """The destiny card of the flip that is under way, or ``NO_COMET``."""
    for place in range(state.depth - 1, i64(-1), i64(-1)):
        frame = state.frame(place)
        if frame.procedure == FLIP:
            return frame.z
    return NO_COMET


def renew_pile(state: Cosmic) -> None:
    """Shuffle; the last special or comet that was used gives way to a new one (CD3.1)."""
    for kind in range(i64(DESTINIES)):
        state.destiny[kind] += state.destiny_out[kind]
        state.destiny_out[kind] = 0
    state.tell(RESHUFFLED, CHANCE, bag_size(state.destiny))
    if state.last_special != NO_COMET and bag_size(state.specials) > 0:
        state.destiny[state.last_special] -= 1
        state.pile_known = 0
        state.ask(CHANCE, DEAL_SPECIAL)


def act_on_card(state: Cosmic, frame: Frame) -> None:
    """Fifth step: ``z`` is the card. Name the defender, ask who it is, or flip again."""
    kind = frame.z
    if clause_on(state, MAY_FOLLOW, state.offence, kind) != ALLOWED:
        state.restart()
        return
    state.in_own_system = STRONGEST_CHOSEN if kind == STRONGEST_BASE else 0
    if kind >= FIRST_SPECIAL:
        state.last_special = kind
    if kind >= FIRST_COMET:
        meet_comet(state, kind)
        state.restart()
    elif kind == state.offence:
        state.ask(state.offence, OWN_COLOUR)
    elif kind == ANY_MOON:
        ask_for_moon(state)
    elif kind == VOTE:
        for seat in voters(state):
            state.ask(seat, questions.VOTE)
    else:
        ask_among(state, allowed(state, candidates(state, kind)))


def ask_among(state: Cosmic, seats: i64) -> None:
    """The only one of ``seats`` is the defender; of several the offence chooses; none: flip again."""
    if seats == 0:
        state.restart()
    elif seats & (seats - 1) == 0:
        state.goto(NAMING, 0, 0, lowest_bit(seats))
    else:
        state.ask(state.offence, CHOOSE_SEAT, -1, seats)


def name_defender(state: Cosmic, frame: Frame) -> None:
    """Last step: ``z`` is the defender, or the empty planet that the offence settles again.

    If ``x`` is 1, it is a moon that the offence has chosen.
    """
    if frame.x == 1:
        name_on_moon(state, frame.z)
    elif state.result == RESETTLED:
        state.target = frame.z
    else:
        state.defence = frame.z
        state.tell(DEFENDER_NAMED, frame.z)


def ask_for_moon(state: Cosmic) -> None:
    """Special 1: any moon is the target (CD3-1)."""
    moons = all_targets(state)
    if moons == 0:
        state.restart()
        return
    state.goto(NAMING, 1, 0, NOBODY)
    state.ask(state.offence, CHOOSE_PLACE, carrier(state), moons)


def name_on_moon(state: Cosmic, place: i64) -> None:
    """Who is on the chosen moon defends it; of several the offence says who. An empty one is taken."""
    state.target = place
    rivals = rivals_on(state, place)
    if rivals == 0:
        state.result = RESETTLED
        return
    state.in_own_system = ANY_MOON_CHOSEN
    if rivals & (rivals - 1) == 0:
        state.defence = lowest_bit(rivals)
        state.tell(DEFENDER_NAMED, state.defence)
    else:
        state.goto(NAMING, 0, 0, NOBODY)
        state.ask(state.offence, CHOOSE_SEAT, carrier(state), rivals)


def meet_comet(state: Cosmic, kind: i64) -> None:
    """Only the first comet of a challenge counts (CD3.1)."""
    if state.comet != NO_COMET:
        return
    state.comet = kind
    state.tell(COMET_CAME, NOBODY, kind)
    if kind == POWER_OUTAGE:
        rulings = state.book.entire().rulings
        for power in range(i64(POWERS)):
            if rulings.clause(state, MAY_SUPPRESS, state.owner[power], power, OUTAGE) == ALLOWED:
                state.out[power] |= OUTAGE


def voters(state: Cosmic) -> list[int]:
    """Everybody but the offence."""
    return [int((state.offence + turn) % state.seats) for turn in range(1, state.seats)]


def allowed(state: Cosmic, seats: i64) -> i64:
    """Without those whom something guards from this challenge, unless all others are guarded."""
    open_to: i64 = others(state, state.offence)
    for seat in range(state.seats):
        if has(open_to, seat) and clause_on(state, MAY_CHALLENGE, state.offence, seat) != ALLOWED:
            open_to &= ~bit(seat)
    return seats & (open_to | bit(state.offence)) if open_to != 0 else seats


def not_named(state: Cosmic, seat: i64) -> str:
    """The clause by which a player is not among those of whom the offence chooses the defender.

    The frame on top is the flip: ``z`` is the card.
    """
    kind: i64 = state.frame(state.depth - 1).z
    clause = clause_on(state, MAY_CHALLENGE, state.offence, seat)
    if clause != ALLOWED:
        return clause
    if kind == state.offence:
        return "CA4.3"
    return "CA4.2" if kind == WILD else f"CD3-{SPECIAL_NUMBERS[kind]}"


def candidates(state: Cosmic, kind: i64) -> i64:
    """Whom a destiny card means, as bits (CA4.1, CA4.2, CD3.2)."""
    rest: i64 = others(state, state.offence)
    if kind < WILD:
        return bit(kind)
    if kind == LEFT_NEIGHBOUR:
        return bit((state.offence + 1) % state.seats)
    if kind == RIGHT_NEIGHBOUR:
        return bit((state.offence + state.seats - 1) % state.seats)
    if kind == GUEST_IN_YOUR_SYSTEM:
        return guests(state)
    if kind == WILD:
        return rest
    found = best_of(state, rest, kind)
    has_target = kind != STRONGEST_BASE or strongest_base(state, lowest_bit(found)) > 0
    return found if has_target else 0


def best_of(state: Cosmic, seats: i64, kind: i64) -> i64:
    """Those of ``seats`` who have most of what a special asks for; all of them if they tie."""
    best: i64 = -1000
    found: i64 = 0
    for seat in range(state.seats):
        if not has(seats, seat):
            continue
        merit = rank(state, seat, kind)
        if merit > best:
            best = merit
            found = 0
        if merit == best:
            found |= bit(seat)
    return found


def rank(state: Cosmic, seat: i64, kind: i64) -> i64:
    if kind == MOST_BASES:
        return base_count(state, seat)
    if kind == STRONGEST_BASE:
        return strongest_base(state, seat)
    if kind == MOST_CARDS:
        return state.sizes[seat]
    if kind == MOST_LUCRE:
        return state.lucre[seat]
    assert kind == FEWEST_IN_WARP
    return -state.warp[seat]


def strongest_base(state: Cosmic, seat: i64) -> i64:
    """The most tokens that a seat has on a planet, wherever it is."""
    most: i64 = 0
    for place in range(places(state)):
        most = max(most, tokens_at(state, place, seat))
    return most


def strongest_bases(state: Cosmic, seat: i64) -> i64:
    """The planets where a seat has so many tokens, as bits (CD3-7)."""
    mask: i64 = 0
    for place in range(places(state)):
        if has_base(state, place, seat) and tokens_at(state, place, seat) == strongest_base(state, seat):
            mask |= bit(place)
    return mask


def guests(state: Cosmic) -> i64:
    """Who has a base in the offence's system, and in whose system the offence has none (CD3-6)."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != state.offence and has_base_in(state, seat, state.offence):
            if not has_base_in(state, state.offence, seat):
                mask |= bit(seat)
    return mask


def has_base_in(state: Cosmic, guest: i64, host: i64) -> bool:
    """Whether ``guest`` has a base in a home system of ``host``."""
    for place in range(places(state)):
        if owner_of(state, place) == host and has_base(state, place, guest):
            return True
    return False


def foreign_bases(state: Cosmic) -> i64:
    """Who has a base in the offence's own system, as bits (CA4.3)."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != state.offence and has_base_in(state, seat, state.offence):
            mask |= bit(seat)
    return mask | (guests_on_moons(state, state.offence) & ~bit(state.offence))


def empty_homes(state: Cosmic) -> i64:
    """The home planets of the offence without a token of its own, and its empty moons, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if owner_of(state, place) == state.offence and not has_base(state, place, state.offence):
            mask |= bit(place)
    return mask | empty_moons(state, state.offence)


def planets_of_defence(state: Cosmic, defence: i64, at_home: i64) -> i64:
    """Where a player may be attacked by destiny: at home, or on bases in the offence's system (CA4.1, CA4.3).

    As bits; ``at_home`` is 1 if the own colour of the offence was flipped. Moons count if they are empty or
    others are on them (CD2.1).
    """
    if at_home == STRONGEST_CHOSEN:
        return strongest_bases(state, defence)
    mask: i64 = 0
    for place in range(spots(state)):
        if is_moon(state, place) and not is_target(state, place):
            continue
        owner = owner_of(state, place)
        if owner == defence if at_home == 0 else owner == state.offence and has_base(state, place, defence):
            mask |= bit(place)
    return mask


def targets(state: Cosmic) -> i64:
    """The planets at which the cone may be pointed, as bits."""
    return state.book.numbers.ask(state, TARGETS, state.offence, targets_by_destiny(state))


def targets_by_destiny(state: Cosmic) -> i64:
    return planets_of_defence(state, state.defence, state.in_own_system)


def count_votes(state: Cosmic, votes: vec[i64]) -> i64:
    """Who got most votes, as bits; the offence breaks ties (CD3-2)."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(state.seats):
        best = max(best, votes[seat])
    for seat in range(state.seats):
        if best > 0 and votes[seat] == best:
            found |= bit(seat)
    return found


FLIP_STEPS: Final = Procedure(flip, before_flip, flip_card, card_flipped, act_on_card, name_defender)
SHOWING: Final = FLIP_STEPS.at(card_flipped)
NAMING: Final = FLIP_STEPS.at(name_defender)
