"""Who is what in the challenge: sides, opponents, allies, and the order of priority."""

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.cosmic.cards import is_attack
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.queries import DRAWN_IN
from orrery.games.cosmic.results import BOTH_LOST, DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, NOBODY, OFFENCE, TO_ATTACK, Cosmic
from orrery.games.cosmic.tokens import is_moon, on_bases, owner_of, tokens_at


def main_player(state: Cosmic, side: i64) -> i64:
    """The main player of a side."""
    return state.offence if side == OFFENCE else state.defence


def is_main(state: Cosmic, seat: i64) -> bool:
    return seat == state.offence or seat == state.defence


def is_ally(state: Cosmic, seat: i64) -> bool:
    return state.side[seat] != NO_SIDE and not is_main(state, seat)


def is_involved(state: Cosmic, seat: i64) -> bool:
    return is_main(state, seat) or state.side[seat] != NO_SIDE


def side_of(state: Cosmic, seat: i64) -> i64:
    """The side on which a seat stands as main player or ally, or ``NO_SIDE``."""
    if seat == state.offence:
        return OFFENCE
    if seat == state.defence:
        return DEFENCE
    return state.side[seat]


def opponent(state: Cosmic, seat: i64) -> i64:
    """The other main player, of a main player; ``NOBODY`` before the defender is named."""
    if seat == state.offence:
        return state.defence
    return state.offence if seat == state.defence else NOBODY


def opposes(state: Cosmic, one: i64, other: i64) -> bool:
    """Whether two seats stand on different sides."""
    mine = side_of(state, one)
    theirs = side_of(state, other)
    return mine != NO_SIDE and theirs != NO_SIDE and mine != theirs


def priority(state: Cosmic) -> list[int]:
    """All seats: offence, defence, the others clockwise from the offence's left (CA3.2)."""
    seats: list[int] = [state.offence]
    if state.defence != NOBODY and state.defence != state.offence:
        seats.append(state.defence)
    for turn in range(1, state.seats):
        seat: i64 = (state.offence + turn) % state.seats
        if seat != state.defence:
            seats.append(seat)
    return seats


def own_tokens(state: Cosmic, side: i64) -> i64:
    """The tokens of the main player of a side in the challenge."""
    if side == OFFENCE:
        return state.cone[state.offence]
    return tokens_at(state, state.target, state.defence) if state.target >= 0 else 0


def in_challenge(state: Cosmic, seat: i64) -> i64:
    """The tokens that a seat has in the challenge."""
    if is_main(state, seat):
        return own_tokens(state, side_of(state, seat))
    return state.cone[seat] if state.side[seat] == OFFENCE else state.guard[seat]


def on_other_bases(state: Cosmic, seat: i64) -> i64:
    """The tokens on bases that are not in the challenge: those of the defence on the attacked planet are."""
    is_there = seat == state.defence and not is_moon(state, state.target)
    return on_bases(state, seat) - (tokens_at(state, state.target, seat) if is_there else 0)


def drawn_in(state: Cosmic) -> i64:
    """The tokens of a third player on the attacked planet that fight for the defence, as those of an ally."""
    host = owner_of(state, state.target) if state.target >= 0 else state.defence
    if host == state.defence or host == state.offence or host == NOBODY:
        return 0
    return state.book.numbers.ask(state, DRAWN_IN, host, 0)


def allied_tokens(state: Cosmic, side: i64) -> i64:
    """The tokens of the allies of a side."""
    total: i64 = drawn_in(state) if side == DEFENCE else 0
    for seat in range(state.seats):
        if state.side[seat] == side and not is_main(state, seat):
            total += state.cone[seat] + state.guard[seat]
    return total


def allies(state: Cosmic, side: i64) -> i64:
    """The allies of a side as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.side[seat] == side and not is_main(state, seat):
            mask |= bit(seat)
    return mask


def others(state: Cosmic, seat: i64) -> i64:
    """Everybody else as bits."""
    return (bit(state.seats) - 1) & ~bit(seat)


def used_card(state: Cosmic, side: i64) -> i64:
    """The card that a side has laid, or ``NO_CARD``: one that was only named can't be taken or discarded."""
    return state.laid[side] if state.laid_from[side] != NOBODY else NO_CARD


def shows_attack(state: Cosmic, side: i64) -> bool:
    """Whether the revealed card of a side counts as an Attack."""
    if state.laid[side] == NO_CARD:
        return False
    if state.turned[side] != 0:
        return state.turned[side] == TO_ATTACK
    return is_attack(state.laid[side])


def shows_compromise(state: Cosmic, side: i64) -> bool:
    return state.laid[side] != NO_CARD and not shows_attack(state, side)


def both_attack(state: Cosmic) -> bool:
    return shows_attack(state, OFFENCE) and shows_attack(state, DEFENCE)


def has_won(state: Cosmic, seat: i64) -> bool:
    """Whether a seat stands on the winning side."""
    side = side_of(state, seat)
    return (state.result == OFFENCE_WON and side == OFFENCE) or (
        state.result == DEFENCE_WON and side == DEFENCE
    )


def has_lost(state: Cosmic, seat: i64) -> bool:
    side = side_of(state, seat)
    if side == NO_SIDE:
        return False
    if state.result == BOTH_LOST:
        return True
    return state.result in (OFFENCE_WON, DEFENCE_WON) and not has_won(state, seat)
