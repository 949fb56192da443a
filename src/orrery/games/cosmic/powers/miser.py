"""Miser: it keeps a hoard beside its hand, which nobody else may touch (CB-miser).

To open the hoard is its use. It stays open until the challenge ends; what it opens is asked when cards are
looked for, so that it closes whenever the power is out of use (CG18).
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, MUST
from orrery.games.cosmic.abilities import boosted, can_use, clause_on, immune, works_for
from orrery.games.cosmic.data.cards import COMPROMISE, FIRST_EDICT, FIRST_KICKER, FIRST_REINFORCEMENT, VALUES
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_UNKEPT, FULL_HAND, OPTIONAL
from orrery.games.cosmic.hoard import (
    TO_COUNT,
    TO_TAKE,
    hoard_row,
    hoard_size,
    hoarded_between,
    show_all,
)
from orrery.games.cosmic.playing import cards_to_lay, discard_hoard, draw_for_hoard
from orrery.games.cosmic.plays import EACH, FREE, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import (
    GAINED,
    HOARDED,
    KEEPER,
    MAY_DRAW_ON_HOARD,
    MAY_USE_AT_WILL,
    REPLACED,
)
from orrery.games.cosmic.questions import AGREE, CHOOSE_CARD
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import (
    AT_ANY_TIME,
    BEFORE_CARDS,
    BEGINNING,
    CARDS_DISCARDED,
    LAUNCH,
    NEW_HAND,
    PLAYED,
    REGROUP,
    REINFORCING,
    is_called_for,
    open_window,
)
from orrery.games.cosmic.uses import invoke

MISER: Final = number_of("miser")
MOST_SAVED: Final = 3
FULL_HOARD: Final = 9
"""What a renewal draws by the Pro."""
YES: Final = 0
CARD: Final = 60
ATTACK_POINT: Final = 8
"""What a card of the hoard is worth, in thousandths of a base, and what each point of an Attack adds."""


def is_keeper(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has the card of the power, beside which the hoard lies; a copy has none."""
    return state.owner[MISER] == seat


def is_open(state: Cosmic, seat: i64) -> bool:
    return is_keeper(state, seat) and works_for(state, seat, MISER) and can_use(state, seat, MISER)


def is_closed(state: Cosmic, seat: i64) -> bool:
    """Whether there is something to open."""
    return is_keeper(state, seat) and hoard_size(state) > 0 and not works_for(state, seat, MISER)


def can_open_for_cards(state: Cosmic, seat: int, window: Frame) -> bool:
    """Before challenge cards are laid: it has some to lay, or a kicker, or a card for that moment."""
    if not is_closed(state, seat):
        return False
    kickers: i64 = hoarded_between(state, FIRST_KICKER, FIRST_REINFORCEMENT)
    to_lay: i64 = hoarded_between(state, 0, FIRST_EDICT) + kickers
    return (is_main(state, seat) and to_lay > 0) or has_card_for(state, window.x)


def has_card_for(state: Cosmic, point: i64) -> bool:
    """Whether a card that may be played at a moment is in the hoard."""
    row = hoard_row(state)
    for kind in state.book.moments.kinds[point]:
        if row[kind] > 0:
            return True
    return False


def can_open(state: Cosmic, seat: int, window: Frame) -> bool:
    return window.x != BEFORE_CARDS and is_closed(state, seat) and has_card_for(state, window.x)


def has_to_open(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has cards to lay only in the hoard (CA3.3)."""
    if not is_closed(state, seat) or not is_main(state, seat) or not can_count(state, seat):
        return False
    return cards_to_lay(state, seat) == 0 and hoarded_between(state, 0, FIRST_EDICT) > 0


def can_count(state: Cosmic, seat: i64) -> bool:
    """Whether it could open the hoard if it wanted to."""
    if not is_keeper(state, seat) or not can_use(state, seat, MISER):
        return False
    return clause_on(state, MAY_USE_AT_WILL, seat, MISER) == ALLOWED


def open_hoard(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, MISER)


def can_renew(state: Cosmic, seat: int, window: Frame) -> bool:
    """A hoard without challenge cards: in phase 0 of anybody, in phase 3 as main player."""
    if not is_keeper(state, seat) or hoarded_between(state, 0, FIRST_EDICT) > 0:
        return False
    return window.x == BEGINNING or is_main(state, seat)


def renew(state: Cosmic, frame: Frame) -> None:
    """It is shown and discarded, somebody may want some of it, and then it is drawn anew."""
    discard_hoard(state, frame.seat)
    draw_for_hoard(state, frame.seat, FULL_HOARD if boosted(state, frame.seat, MISER) else FULL_HAND)
    if is_called_for(state, CARDS_DISCARDED):
        open_window(state, CARDS_DISCARDED, NOBODY)


def draws_on(state: Cosmic, seat: int, purpose: int, _: int) -> str:
    """To its keeper the hoard is open or counts; to whoever holds a Con, where he takes consolation."""
    if purpose == TO_TAKE:
        keeper: i64 = state.owner[MISER]
        is_taken = keeper not in (NOBODY, seat) and can_use(state, keeper, MISER)
        return "CCon-miser" if is_taken and immune(state, seat, MISER) else ALLOWED
    is_allowed = can_count(state, seat) if purpose == TO_COUNT else is_open(state, seat)
    return "CB-miser" if is_allowed else ALLOWED


def is_kept(state: Cosmic, seat: int) -> bool:
    return state.owner[MISER] != NOBODY


def who_keeps(state: Cosmic, seat: int, nobody: int) -> int:
    return state.owner[MISER]


def is_dealt_to(state: Cosmic, seat: int) -> bool:
    return is_keeper(state, seat)


def deal_more(state: Cosmic, seat: int, count: int) -> int:
    return count + FULL_HAND


def take_over(state: Cosmic, seat: int, power: int, _: int) -> None:
    """Who gets the power card gets the hoard with it, and looks at it."""
    if power == MISER:
        show_all(state, bit(seat))
        state.reveal()


def scatter(state: Cosmic, seat: int, old: int, new: int) -> None:
    """When the power card goes back to the unused ones, the hoard is discarded."""
    if old == MISER and hoard_size(state) > 0:
        discard_hoard(state, seat)


def is_about_to_lose_hand(state: Cosmic, seat: int, window: Frame) -> bool:
    return window.seat == seat and state.sizes[seat] > 1


def save(state: Cosmic, frame: Frame) -> None:
    """Card by card, up to three, ``y`` of them so far (CW-miser)."""
    saved: i64 = max(0, frame.y)
    if frame.z >= 0:
        state.keep[frame.z] += 1
        saved += 1
    is_over = frame.y >= 0 and frame.z == PASS
    if not is_over and saved < MOST_SAVED and has_more(state, frame.seat):
        state.again(frame, frame.x, saved, PASS)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_UNKEPT + OPTIONAL, ALL_TYPES)


def has_more(state: Cosmic, seat: i64) -> bool:
    """Whether some card of the hand is not kept yet."""
    left: i64 = state.sizes[seat]
    for count in state.keep:
        left -= count
    return left > 0


def is_offence(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence


def add_one(state: Cosmic, frame: Frame) -> None:
    """The top card of the deck goes into the hoard (CS-miser)."""
    state.supers[MISER] = 1
    draw_for_hoard(state, frame.seat, 1)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """A consolation comes out of the larger of hand and hoard: there is more to find."""
    if ask.decision != AGREE:
        return NO_ADVICE
    return YES if hoard_size(state) >= state.sizes[state.owner[MISER]] else PASS


def worth(state: Cosmic, seat: int) -> int:
    """What lies in the hoard."""
    row = hoard_row(state)
    total: i64 = hoard_size(state) * CARD
    for kind in range(i64(COMPROMISE)):
        total += row[kind] * VALUES[kind] * ATTACK_POINT
    return total


POWER: Final = Power(
    "miser",
    Traits(350, lies_open=True),
    plays=(
        use(MISER, (BEFORE_CARDS,), MUST, has_to_open, open_hoard, "must", often=FREE, tells=True),
        use(MISER, (BEFORE_CARDS,), MAY, can_open_for_cards, open_hoard, often=FREE, free=True),
        use(MISER, AT_ANY_TIME, MAY, can_open, open_hoard, "anytime", often=FREE),
        use(MISER, (PLAYED, NEW_HAND, REINFORCING), MAY, can_open, open_hoard, "answer", often=FREE),
        use(MISER, (BEGINNING, LAUNCH), MAY, can_renew, renew, "renew", often=EACH),
        wild(MISER, (NEW_HAND,), is_about_to_lose_hand, save),
        super_(MISER, (REGROUP,), is_offence, add_one),
    ),
    modifiers=(
        Modifier("miser", "CB-miser", KEEPER, REPLACE, is_kept, who_keeps),
        Modifier("miser", "CB-miser", HOARDED, REPLACE, is_dealt_to, deal_more),
    ),
    rulings=(Ruling(MAY_DRAW_ON_HOARD, draws_on),),
    consequences=(Consequence(GAINED, take_over), Consequence(REPLACED, scatter)),
    choose=choose,
    worth=worth,
)
