"""Judge: who fights before it fights for a prize (CB-judge)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic import keys
from orrery.games.cosmic.abilities import boosted, immune, in_force, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.deals import gifts, hand_over_cards, set_up_base
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import rule, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.questions import AGREE, CHOOSE_NUMBER, CHOOSE_PLACE
from orrery.games.cosmic.results import BOTH_LOST, DEALT
from orrery.games.cosmic.roles import both_attack, has_lost, has_won, is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, DECIDED, RESOLVED
from orrery.games.cosmic.uses import invoke

JUDGE: Final = number_of("judge")
WINNER: Final = 0
LOSER: Final = 1
WON_BY: Final[tuple[str, ...]] = ("winner", "loser")
CARDS: Final = Own("cards", by=WON_BY)
"""The cards of the prize for the winner, and of that for the loser."""
BASES: Final = Own("bases", by=WON_BY)
ANNOUNCED: Final = Own("announced", by=WON_BY)
"""1 if there is a prize."""
PAYING: Final = Own("paying", by=WON_BY)
"""1 as soon as it is being paid."""

YES: Final = 0
# ``y`` of an announcement under way: which prize it is, and what of it was asked for.
FOR_WHOM: Final = 2
CARDS_OF: Final = 4
"""Added to the prize while its cards are asked for; while its bases are, ``y`` is the prize itself."""

MOST_CARDS: Final = 4
MOST_BASES: Final = 1
MOST_BASES_WITH_PRO: Final = 2
CLOSE: Final = 5


def stands_by(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat)


def promise(state: Cosmic, frame: Frame) -> None:
    """For whom the prize is, then its cards, then its bases."""
    if frame.y == NO_SUBJECT:
        state.again(frame, frame.x, FOR_WHOM, NO_TARGET)
        state.ask(frame.seat, AGREE, frame.x)
    elif frame.y == FOR_WHOM:
        ask_cards(state, frame, WINNER if frame.z == YES else LOSER)
    else:
        set_prize(state, frame)


def ask_cards(state: Cosmic, frame: Frame, prize: i64) -> None:
    state.again(frame, frame.x, CARDS_OF + prize, NO_TARGET)
    state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 0, MOST_CARDS)


def set_prize(state: Cosmic, frame: Frame) -> None:
    """A prize without cards has a base."""
    if frame.y >= CARDS_OF:
        prize: i64 = frame.y - CARDS_OF
        CARDS.put_of(state, frame.seat, frame.z, prize)
        fewest: i64 = 1 if frame.z == 0 else 0
        state.again(frame, frame.x, prize, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, fewest, most_bases(state, frame.seat))
    else:
        BASES.put_of(state, frame.seat, frame.z, frame.y)
        ANNOUNCED.put_of(state, frame.seat, 1, frame.y)
        invoke(state, frame.seat, JUDGE)


def most_bases(state: Cosmic, seat: i64) -> i64:
    return MOST_BASES_WITH_PRO if boosted(state, seat, JUDGE) else MOST_BASES


def has_promised_one(state: Cosmic, seat: int, window: Frame) -> bool:
    """The Super adds the other prize."""
    return works_for(state, seat, JUDGE) and not is_main(state, seat)


def promise_other(state: Cosmic, frame: Frame) -> None:
    if frame.y == NO_SUBJECT:
        state.supers[JUDGE] = 1
        ask_cards(state, frame, LOSER if ANNOUNCED.of(state, frame.seat, WINNER) == 1 else WINNER)
    else:
        set_prize(state, frame)


def prize_due(state: Cosmic, payer: i64) -> i64:
    """The prize that a main player has to pay: the winner pays the loser's; ``NOBODY`` if there is none.

    With a Con he pays nothing (CCon-judge).
    """
    judge: i64 = in_force(state, JUDGE)
    if state.result == BOTH_LOST or judge == NOBODY or not is_main(state, payer):
        return NOBODY
    prize: i64 = WINNER if has_lost(state, payer) else LOSER
    if not has_lost(state, payer) and not has_won(state, payer):
        return NOBODY
    is_due = ANNOUNCED.of(state, judge, prize) == 1 and not immune(state, payer, JUDGE)
    return prize if is_due else NOBODY


def owes(state: Cosmic, seat: int, window: Frame) -> bool:
    prize = prize_due(state, seat)
    return prize != NOBODY and PAYING.of(state, in_force(state, JUDGE), prize) == 0


def pay(state: Cosmic, frame: Frame) -> None:
    """First the cards, then base after base on planets that the payer names; ``z`` is the one just named."""
    judge: i64 = in_force(state, JUDGE)
    prize = prize_due(state, frame.seat)
    taker = opponent(state, frame.seat)
    if PAYING.of(state, judge, prize) == 0:
        PAYING.put_of(state, judge, 1, prize)
        state.again(frame, frame.x, frame.y, NO_TARGET)
        hand_over_cards(state, frame.seat, taker, CARDS.of(state, judge, prize))
    elif frame.z != NO_TARGET:
        BASES.put_of(state, judge, BASES.of(state, judge, prize) - 1, prize)
        state.again(frame, frame.x, frame.y, NO_TARGET)
        set_up_base(state, taker, frame.z)
    elif BASES.of(state, judge, prize) > 0 and gifts(state, frame.seat, taker) != 0:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, gifts(state, frame.seat, taker))


def is_close(state: Cosmic, seat: int, window: Frame) -> bool:
    """Two Attacks whose totals differ by five or less, in somebody else's challenge."""
    if is_main(state, seat) or not both_attack(state):
        return False
    apart: i64 = state.totals[OFFENCE] - state.totals[DEFENCE]
    return -CLOSE <= apart <= CLOSE


def call_draw(state: Cosmic, frame: Frame) -> None:
    """Both Attacks count as Compromises (CW-judge)."""
    for side in range(2):
        state.turned[side] = 1
    state.result = DEALT
    state.tell(keys.DECIDED, state.offence, state.result)


def promise_cards(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Cards rather than bases, which bring a rival nearer to the goal."""
    is_of_bases = ask.decision == CHOOSE_NUMBER and state.frame(state.depth - 1).y < FOR_WHOM
    return options.get(0) if is_of_bases else NO_ADVICE


POWER: Final = Power(
    "judge",
    Traits(200),
    plays=(
        use(JUDGE, (BEFORE_CARDS,), MAY, stands_by, promise),
        rule("pay-prize", "CB-judge", (RESOLVED,), owes, pay, JUDGE),
        wild(JUDGE, (DECIDED,), is_close, call_draw),
        super_(JUDGE, (BEFORE_CARDS,), has_promised_one, promise_other),
    ),
    facts=(CARDS, BASES, ANNOUNCED, PAYING),
    choose=promise_cards,
)
