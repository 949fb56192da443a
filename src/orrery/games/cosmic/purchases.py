"""What Lucre buys: tokens, cards, discards, and what each has a switch of its own (CD1, CD1.1)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits
from orrery.engine.chance import bag_size
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import exchangeable, give_power, power_count
from orrery.games.cosmic.cards import discard, draw, return_played
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.exchange import draw_power, exchange_drawn, left_to_draw
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND
from orrery.games.cosmic.keys import BUYING_BACK, POWER_DEALT
from orrery.games.cosmic.lucre import (
    LUCRE_EON,
    LUCRE_MAYFAIR,
    TO_ADD_POWER,
    TO_FLIP_AGAIN,
    TO_KEEP_FLARE,
    TO_REARRANGE,
    TO_REPLACE_POWER,
    can_pay,
    pay,
    purse,
)
from orrery.games.cosmic.movement import before_moving, movable_bases
from orrery.games.cosmic.plays import FREE, RULE, SUPER, WILD, Do, Playable, When, again
from orrery.games.cosmic.powersets import is_empty
from orrery.games.cosmic.queries import BONUS, TOTAL
from orrery.games.cosmic.questions import BUY_BACK, CHOOSE_CARD, CHOOSE_NUMBER, CHOOSE_PLACE
from orrery.games.cosmic.state import NOBODY, NOWHERE, Cosmic
from orrery.games.cosmic.timing import (
    ALLIANCE,
    BEGINNING,
    DEFENCE_INVITES,
    DESTINY,
    LAUNCH,
    OFFENCE_INVITES,
    REGROUP,
    REGROUPED,
    is_at,
    open_window,
)
from orrery.games.cosmic.tokens import base_count, bases_of, move_tokens, release

TOKEN_PRICE: Final = 1
CARD_PRICES: Final[tuple[int, ...]] = (0, 1, 2)
"""By the rules of the table."""
MOST_CARDS: Final = 4
"""That a player buys in one challenge."""
DISCARD_PRICE: Final = 1
MOVE_PRICE: Final = 2
FLIP_PRICE: Final = 10
FLARE_PRICE: Final = 10
REPLACE_PRICE: Final = 25
EXTRA_PRICE: Final = 50
MOST_POWERS: Final = 4

ANY_TIME: Final[tuple[int, ...]] = (
    REGROUP,
    REGROUPED,
    DESTINY,
    LAUNCH,
    OFFENCE_INVITES,
    DEFENCE_INVITES,
    ALLIANCE,
)
"""The phases 1 to 6, for those who play by Mayfair."""


def let_buy_tokens(state: Cosmic, frame: Frame) -> None:
    """Phase 1, when the free token is out of the Warp: the offence may buy more."""
    if can_buy_token(state, state.offence):
        open_window(state, REGROUPED, state.offence)


def can_buy_token(state: Cosmic, seat: i64) -> bool:
    """A token in the Warp, and a base to which it can go."""
    return can_pay(state, seat, TOKEN_PRICE) and state.warp[seat] > 0 and base_count(state, seat) > 0


def may_buy_tokens(state: Cosmic, seat: int, window: Frame) -> bool:
    is_time = state.with_lucre == LUCRE_MAYFAIR or is_at(window, REGROUPED)
    return is_time and can_buy_token(state, seat)


def buy_tokens(state: Cosmic, frame: Frame) -> None:
    """As many as the buyer says, to bases of his choice."""
    most: i64 = min(state.warp[frame.seat], purse(state, frame.seat) // TOKEN_PRICE)
    count = how_many(state, frame, most)
    if count > 0:
        pay(state, frame.seat, count * TOKEN_PRICE)
        release(state, frame.seat, count)


def how_many(state: Cosmic, frame: Frame, most: i64) -> i64:
    """The number that a buyer has named; 0 while he is asked for it."""
    if frame.z != NO_TARGET:
        return frame.z
    if most > 1:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, most)
        return 0
    return most


def card_price(state: Cosmic) -> i64:
    return CARD_PRICES[state.with_lucre]


def may_buy_cards(state: Cosmic, seat: int, window: Frame) -> bool:
    is_time = state.with_lucre == LUCRE_MAYFAIR or is_at(window, LAUNCH) or is_at(window, OFFENCE_INVITES)
    if not is_time or not can_pay(state, seat, card_price(state)):
        return False
    return state.bought[seat] < MOST_CARDS and bag_size(state.deck) + bag_size(state.discards) > 0


def buy_cards(state: Cosmic, frame: Frame) -> None:
    """All that are bought in one go are one gain."""
    left: i64 = MOST_CARDS - state.bought[frame.seat]
    most: i64 = min(left, purse(state, frame.seat) // card_price(state))
    most = min(most, bag_size(state.deck) + bag_size(state.discards))
    count = how_many(state, frame, most)
    if count > 0:
        pay(state, frame.seat, count * card_price(state))
        state.bought[frame.seat] += count
        draw(state, frame.seat, count)


def may_buy_discard(state: Cosmic, seat: int, window: Frame) -> bool:
    by_mayfair = state.with_lucre == LUCRE_MAYFAIR
    return by_mayfair and can_pay(state, seat, DISCARD_PRICE) and state.sizes[seat] > 0


def buy_discard(state: Cosmic, frame: Frame) -> None:
    """A card that the buyer chooses."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_HAND, ALL_TYPES)
    else:
        pay(state, frame.seat, DISCARD_PRICE)
        discard(state, frame.seat, frame.z)


def is_switched_on(state: Cosmic, seat: i64, switch: i64, price: i64) -> bool:
    """Whether the table sells something of CD1.1, and the seat can pay for it."""
    return state.lucre_buys & switch != 0 and can_pay(state, seat, price)


def may_buy_move(state: Cosmic, seat: int, window: Frame) -> bool:
    """Two bases, one of which tokens can leave."""
    if not is_switched_on(state, seat, TO_REARRANGE, MOVE_PRICE):
        return False
    return count_bits(bases_of(state, seat)) > 1 and movable_bases(state, seat) != 0


def buy_move(state: Cosmic, frame: Frame) -> None:
    """A token goes from base to base: ``y`` is the one that it leaves, once it is chosen."""
    if frame.y != NO_SUBJECT:
        pay(state, frame.seat, MOVE_PRICE)
        move_tokens(state, frame.y, frame.z, frame.seat, 1)
    elif frame.z != NO_TARGET:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, frame.seat) & ~bit(frame.z))
    elif movable_bases(state, frame.seat) != 0:
        state.again(frame, frame.x, NO_SUBJECT, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, movable_bases(state, frame.seat))


def may_buy_flip(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and is_switched_on(state, seat, TO_FLIP_AGAIN, FLIP_PRICE)


def buy_flip(state: Cosmic, frame: Frame) -> None:
    """Nobody is the defence any longer, and nobody responds to that he was; the comet stays."""
    pay(state, frame.seat, FLIP_PRICE)
    state.void(state.depth - 2)
    state.defence = NOBODY
    state.target = NOWHERE
    state.in_own_system = 0


def may_replace_power(state: Cosmic, seat: int, window: Frame) -> bool:
    if not is_switched_on(state, seat, TO_REPLACE_POWER, REPLACE_PRICE) or state.round > 0:
        return False
    return left_to_draw(state) and not is_empty(exchangeable(state, seat))


def buy_replacement(state: Cosmic, frame: Frame) -> None:
    """A random unused power for one of the own ones."""
    if frame.y == NO_SUBJECT and frame.z == NO_TARGET:
        pay(state, frame.seat, REPLACE_PRICE)
    exchange_drawn(state, frame, frame.seat, 1)


def may_add_power(state: Cosmic, seat: int, window: Frame) -> bool:
    if not is_switched_on(state, seat, TO_ADD_POWER, EXTRA_PRICE) or state.round > 0:
        return False
    return left_to_draw(state) and power_count(state, seat) < MOST_POWERS


def buy_power(state: Cosmic, frame: Frame) -> None:
    """A random unused power more, which lies open."""
    if frame.z == NO_TARGET:
        pay(state, frame.seat, EXTRA_PRICE)
    new: i64 = draw_power(state, frame, 1, frame.seat)
    if new != NO_POWER:
        give_power(state, frame.seat, new)
        state.tell(POWER_DEALT, frame.seat, new)


def sell_flare(state: Cosmic, seat: i64, play: i64) -> None:
    """A flare has worked: its player may buy it back from the discards at once."""
    how = state.book.plays.hows[play]
    if how not in (WILD, SUPER) or not is_switched_on(state, seat, TO_KEEP_FLARE, FLARE_PRICE):
        return
    if state.discards[state.book.plays.kinds[play]] > 0:
        state.push(BUYING_BACK, seat, state.book.plays.kinds[play])


def ask_for_flare(state: Cosmic, frame: Frame) -> None:
    """``x`` is the flare."""
    state.ask(frame.seat, BUY_BACK, frame.x)


def buy_back(state: Cosmic, seat: i64, kind: i64) -> None:
    pay(state, seat, FLARE_PRICE)
    return_played(state, seat, kind)


def counts_lucre(state: Cosmic, seat: int) -> bool:
    return state.with_lucre == LUCRE_EON and purse(state, seat) > 0


def add_lucre(state: Cosmic, seat: int, value: int) -> int:
    return value + purse(state, seat)


def sold(
    key: str, clause: str, points: tuple[int, ...], when: When, do: Do, aim: Do | None = None
) -> Playable:
    """Something that the rules sell at these moments; nobody can answer it."""
    return Playable(key, clause, points, MAY, when, do, RULE, often=FREE, aim=aim)


# fmt: off
PLAYS: Final[tuple[Playable, ...]] = (
    sold("buy-tokens",  "CD1",   ANY_TIME,     may_buy_tokens,    buy_tokens),
    sold("buy-cards",   "CD1",   ANY_TIME,     may_buy_cards,     buy_cards),
    sold("buy-discard", "CD1",   ANY_TIME,     may_buy_discard,   buy_discard),
    sold("buy-move",    "CD1.1", (REGROUP,),   may_buy_move,      buy_move, before_moving),
    sold("buy-flip",    "CD1.1", (DESTINY,),   may_buy_flip,      buy_flip),
    sold("buy-power",   "CD1.1", (BEGINNING,), may_replace_power, buy_replacement),
    sold("add-power",   "CD1.1", (BEGINNING,), may_add_power,     buy_power),
)
SOLD: Final = frozenset(play.key for play in PLAYS)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("lucre", "CD1", TOTAL, BONUS, counts_lucre, add_lucre),
)
# fmt: on
