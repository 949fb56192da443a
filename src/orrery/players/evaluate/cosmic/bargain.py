"""Deals: what an offer is worth to either side, which offers are made, and at a glance taken."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.counts import count_of
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.deals import given_cards, offered_lucre
from orrery.games.cosmic.names import (
    FREE_TOKEN,
    GIVE_BASE,
    GIVE_CARD_OF_CHOICE,
    PROPOSE,
    WANT_BASE,
    WANT_CARD_OF_CHOICE,
)
from orrery.games.cosmic.roles import main_player
from orrery.games.cosmic.state import NOWHERE, OF_YOUR_CHOICE, Cosmic
from orrery.players.evaluate.cosmic.worth import IN_WARP, LUCRE_WORTH, RIVAL, WINNING, bases_worth, card_worth

POOREST_CARD: Final = 100
"""A card that its giver chooses."""
NO_DEAL: Final = -150
"""Both lose three tokens."""
CARD_SWAP: Final[tuple[int, ...]] = (GIVE_CARD_OF_CHOICE, WANT_CARD_OF_CHOICE, PROPOSE)


def deal_worth(state: Cosmic, side: i64) -> i64:
    """What the offer on the table is worth to a side; a win of either decides."""
    mine: i64 = gain(state, side)
    theirs: i64 = gain(state, 1 - side)
    if wins_by_deal(state, side):
        return WINNING
    if wins_by_deal(state, 1 - side):
        return -WINNING
    return mine - theirs // RIVAL


def gets_base(state: Cosmic, side: i64) -> i64:
    """1 if a side is offered a base."""
    return 1 if state.offer_base[1 - side] != NOWHERE else 0


def wins_by_deal(state: Cosmic, side: i64) -> bool:
    return would_win(state, main_player(state, side)) and gets_base(state, side) == 1


def would_win(state: Cosmic, seat: i64) -> bool:
    """Whether one more base is enough."""
    return state.external[seat] + 1 >= state.goal


def gain(state: Cosmic, side: i64) -> i64:
    """What a side gets, less what it gives."""
    seat = main_player(state, side)
    count: i64 = state.external[seat]
    total: i64 = bases_worth(count + gets_base(state, side)) - bases_worth(count)
    total += state.offer_free[1 - side] * IN_WARP
    total += (offered_lucre(state, 1 - side) - offered_lucre(state, side)) * LUCRE_WORTH[state.with_lucre]
    return total + cards_of(state, seat, 1 - side) - cards_of(state, seat, side)


def cards_of(state: Cosmic, seat: i64, side: i64) -> i64:
    """What the cards that a side gives are worth to a seat."""
    if given_cards(state, side) == 0:
        return 0
    total: i64 = count_of(state.offer, OF_YOUR_CHOICE, side) * POOREST_CARD
    for kind in range(i64(KINDS)):
        if count_of(state.offer, kind, side) > 0:
            total += count_of(state.offer, kind, side) * card_worth(state, seat, kind)
    return total


def is_welcome(state: Cosmic, side: i64) -> bool:
    """Whether a side does better with the offer than without a deal."""
    return deal_worth(state, side) > NO_DEAL


def next_item(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Build an offer quickly: a base for a base, if that makes not just one of both win; else two cards."""
    listed = options.listed()
    if PROPOSE in listed and is_complete(state, ask.y):
        return PROPOSE
    one_wins = would_win(state, state.offence) != would_win(state, state.defence)
    if one_wins or not hosts(listed, GIVE_BASE, WANT_BASE, state.offer_base[ask.y]):
        return next_card(state, ask.y, listed)
    if not hosts(listed, WANT_BASE, FREE_TOKEN, state.offer_base[1 - ask.y]):
        return next_card(state, ask.y, listed)
    for item in listed:
        if GIVE_BASE <= item < FREE_TOKEN:
            return item
    return PASS


def is_complete(state: Cosmic, side: i64) -> bool:
    """Each side gives something."""
    return gives(state, side) and gives(state, 1 - side)


def gives(state: Cosmic, side: i64) -> bool:
    return state.offer_base[side] != NOWHERE or given_cards(state, side) > 0


def hosts(items: list[int], first: int, end: int, given: i64) -> bool:
    """Whether a base can be put into the offer, or is in it."""
    if given != NOWHERE:
        return True
    for item in items:
        if first <= item < end:
            return True
    return False


def next_card(state: Cosmic, side: i64, listed: list[int]) -> i64:
    if GIVE_CARD_OF_CHOICE in listed and not gives(state, side):
        return GIVE_CARD_OF_CHOICE
    if WANT_CARD_OF_CHOICE in listed and not gives(state, 1 - side):
        return WANT_CARD_OF_CHOICE
    return PASS
