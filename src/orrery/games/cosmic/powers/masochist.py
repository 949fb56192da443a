"""Masochist: it wins by losing all that it has (CB-masochist)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, MUST, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import own_or_last
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.keys import FIGHTING, RESPONSE
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, FOR_GAME, Own
from orrery.games.cosmic.plays import EACH, RULE, again, rule, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import ENOUGH, LOST, MAY_KEEP, WINNING_BASES
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.resolution import win_at_once
from orrery.games.cosmic.roles import main_player, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import REGROUP, TOKENS_LOST
from orrery.games.cosmic.tokens import bring_back, give_up, left_in_game, on_bases, release, remove

MASOCHIST: Final = number_of("masochist")
HAS_WON: Final = Own("has-won", FOR_GAME, BY_SEAT)
"""1 if a seat has won by it."""
TO_HOLDER: Final = Own("to-holder", FOR_CHALLENGE, BY_SEAT)
"""How many of the tokens being lost a holder of the Con has cost each seat."""

HOPE: Final = 16
"""With fewer tokens than this left, each that is lost brings the win nearer to a computer player."""
NEARER: Final = 25
NEARLY_WON: Final = 8000
"""What it is worth to have none left, besides: another zap apart the game is won."""
NOT_TO_RETURN: Final = 60
"""What a token is worth that can't be retrieved any more."""


def has_lost_all(state: Cosmic, seat: int, window: Frame) -> bool:
    """No token is left but in the Warp, under tokens of others, or out of the game."""
    return left_in_game(state, seat) == 0


def rejoice(state: Cosmic, frame: Frame) -> None:
    HAS_WON.put(state, 1, frame.seat)
    win_at_once(state)


def wins_by_it(state: Cosmic, seat: int) -> bool:
    return HAS_WON.get(state, seat) != 0


def count_as_enough(state: Cosmic, seat: int, count: int) -> int:
    return max(count, state.goal)


def is_exempt(state: Cosmic, seat: int, power: int, _: int) -> str:
    return ENOUGH if power == MASOCHIST else ALLOWED


def can_lose_more(state: Cosmic, seat: int, window: Frame) -> bool:
    """By the Pro (CPro-masochist)."""
    return boosted(state, seat, MASOCHIST) and state.losing[seat] > 0 and on_bases(state, seat) > 0


def lose_one_more(state: Cosmic, frame: Frame) -> None:
    if boosted(state, frame.seat, MASOCHIST):
        give_up(state, frame.seat, 1)


def who_costs(state: Cosmic, seat: i64) -> i64:
    """To whom a seat loses tokens now: who has played or used what does it, or the main player it fights."""
    for place in range(state.depth - 1, i64(-1), i64(-1)):
        frame = state.frame(place)
        if frame.procedure == RESPONSE and state.book.plays.hows[frame.x] != RULE:
            return frame.seat
        if frame.procedure == FIGHTING:
            side = side_of(state, seat)
            return NOBODY if side == NO_SIDE else main_player(state, OFFENCE if side == DEFENCE else DEFENCE)
    return NOBODY


def note_cost(state: Cosmic, seat: int, count: int, _: int) -> None:
    if not has(state.users[MASOCHIST], seat) or state.con[MASOCHIST] == 0:
        return
    culprit = who_costs(state, seat)
    if culprit != NOBODY and culprit != seat and immune(state, culprit, MASOCHIST):
        TO_HOLDER.put(state, TO_HOLDER.get(state, seat) + count, seat)


def is_denied(state: Cosmic, seat: int, window: Frame) -> bool:
    return TO_HOLDER.get(state, seat) > 0


def deny(state: Cosmic, frame: Frame) -> None:
    """What it loses to the holder of a Con goes back to bases (CCon-masochist)."""
    count = TO_HOLDER.get(state, frame.seat)
    TO_HOLDER.put(state, 0, frame.seat)
    bring_back(state, frame.seat, count)


def captives_but_offence(state: Cosmic) -> i64:
    """The players besides the offence who have a token in the Warp, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != state.offence and state.warp[seat] > 0:
            mask |= bit(seat)
    return mask


def can_replace_offence(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.no_retrieval == 0 and captives_but_offence(state) != 0


def replace_offence(state: Cosmic, frame: Frame) -> None:
    """The player is named; who has no base left leaves the token where it is (CA6.6)."""
    if frame.z != NO_TARGET:
        state.no_retrieval = 1
        release(state, frame.z, 1)
    elif captives_but_offence(state) != 0:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, captives_but_offence(state))


def is_in_warp(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.warp[seat] > 0


def leave_for_good(state: Cosmic, frame: Frame) -> None:
    state.supers[MASOCHIST] = 1
    remove(state, frame.seat, 1)


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The Wild brings back an own token, or one of the player with fewest bases."""
    return own_or_last(state, ask.seat, options) if ask.decision == CHOOSE_SEAT else NO_ADVICE


def hope(state: Cosmic, seat: int) -> int:
    """What the losses so far are worth to a computer player that has it."""
    left = left_in_game(state, seat)
    nearer: i64 = max(0, HOPE - left)
    return nearer * nearer * NEARER + (NEARLY_WON if left == 0 else 0) + state.gone[seat] * NOT_TO_RETURN


POWER: Final = Power(
    "masochist",
    Traits(250),
    plays=(
        use(MASOCHIST, (REGROUP,), MUST, has_lost_all, rejoice, often=EACH),
        use(MASOCHIST, (TOKENS_LOST,), MAY, can_lose_more, lose_one_more, "more", "CPro-masochist", EACH),
        wild(MASOCHIST, (REGROUP,), can_replace_offence, replace_offence),
        super_(MASOCHIST, (REGROUP,), is_in_warp, leave_for_good),
        rule("masochist-denied", "CCon-masochist", (TOKENS_LOST,), is_denied, deny),
    ),
    modifiers=(Modifier("masochist", "CB-masochist", WINNING_BASES, REPLACE, wins_by_it, count_as_enough),),
    rulings=(Ruling(MAY_KEEP, is_exempt),),
    consequences=(Consequence(LOST, note_cost),),
    facts=(HAS_WON, TO_HOLDER),
    choose=advise,
    worth=hope,
)
