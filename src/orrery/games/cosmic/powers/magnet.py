"""Magnet: it moves a player to a side, or off both (CB-magnet)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, clause_on, immune
from orrery.games.cosmic.alliances import can_send, let_prepare, send
from orrery.games.cosmic.challenge import most_sent
from orrery.games.cosmic.data.cards import ATTACK_TYPE, CARD_NAMES, COMPROMISE, COMPROMISE_TYPE
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import NAMED
from orrery.games.cosmic.keys import JOINED, STAYED_OUT
from orrery.games.cosmic.knowledge import known
from orrery.games.cosmic.movement import load, send_back
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import FORCED, MAY_JOIN, MAY_LAY, REPLAYED
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_NUMBER, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_involved, is_main, main_player, opponent, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import FOUR, NO_SIDE, NOBODY, Cosmic
from orrery.games.cosmic.timing import ALLIANCE, BEFORE_CARDS, PLAYED
from orrery.games.cosmic.uses import strengthened, times_used

MAGNET: Final = number_of("magnet")
MOVED: Final = Own("moved", by=BY_SEAT)
"""1 for whom it has moved."""
MOVING: Final = Own("moving")
"""Whom it is about to move, plus one."""
TO: Final = Own("to")
"""The side to which that player comes, or ``NO_SIDE``."""
NUMBER: Final = Own("number")
"""How many tokens that player has to send (CPro-magnet); 0 if the player chooses."""
FORBIDDEN: Final = Own("forbidden", FOR_CHALLENGE, BY_SEAT)
"""The kind of card, plus one, that a Wild forbids the opponent of its player."""

# ``y`` of a use under way: what was asked last, or what comes next. While it is asked where a player comes,
# it is that player.
WHOM: Final = -2
HOW_MANY: Final = -4
SENDING: Final = -5
NEXT: Final = -6

CHALLENGE_CARDS: Final = bit(ATTACK_TYPE) | bit(COMPROMISE_TYPE)
LIKELY: Final = CARD_NAMES.index("attack-15")
"""High, and there are four of it."""


def sides_for(state: Cosmic, seat: i64) -> i64:
    """The sides to which a player can be moved, as bits."""
    mask: i64 = 0
    for side in range(i64(2)):
        is_free = state.side[seat] != side and clause_on(state, MAY_JOIN, seat, side) == ALLOWED
        if is_free and can_send(state, seat, side) > 0:
            mask |= bit(side)
    return mask


def in_reach(state: Cosmic, magnet: i64) -> i64:
    """Whom it can move, as bits: others who are no main players, were not moved and have no Con."""
    mask: i64 = 0
    for seat in range(state.seats):
        if is_main(state, seat) or seat == magnet or MOVED.of(state, magnet, seat) != 0:
            continue
        can_move = state.side[seat] != NO_SIDE or sides_for(state, seat) != 0
        if can_move and not immune(state, seat, MAGNET):
            mask |= bit(seat)
    return mask


def can_pull(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_involved(state, seat) and in_reach(state, seat) != 0


def pull(state: Cosmic, frame: Frame) -> None:
    """Whom, where to, with the Pro how many tokens; the Super goes on to the next one."""
    if frame.y == NO_SUBJECT:
        ask_whom(state, frame, 0)
    elif frame.y == WHOM and frame.z != PASS:
        ask_where(state, frame)
    elif frame.y >= 0:
        choose_side(state, frame)
    elif frame.y == HOW_MANY:
        NUMBER.put_of(state, frame.seat, frame.z)
        move(state, frame)
    elif frame.y == SENDING:
        state.again(frame, frame.x, NEXT, NO_TARGET)
        send_tokens(state, frame.seat)
    elif frame.y == NEXT and strengthened(state, frame.seat, MAGNET):
        ask_whom(state, frame, 1)


def ask_whom(state: Cosmic, frame: Frame, optional: i64) -> None:
    """Nobody is left if a Con came in answer."""
    mask: i64 = in_reach(state, frame.seat)
    if mask != 0:
        state.again(frame, frame.x, WHOM, PASS)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask, optional)


def ask_where(state: Cosmic, frame: Frame) -> None:
    """One of the main players, or neither."""
    MOVING.put_of(state, frame.seat, frame.z + 1)
    NUMBER.put_of(state, frame.seat, 0)
    mains: i64 = 0
    for side in range(i64(2)):
        if has(sides_for(state, frame.z), side):
            mains |= bit(main_player(state, side))
    state.again(frame, frame.x, frame.z, PASS)
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, mains, 1)


def choose_side(state: Cosmic, frame: Frame) -> None:
    """With the Pro it says how many tokens come along."""
    TO.put_of(state, frame.seat, NO_SIDE if frame.z == PASS else side_of(state, frame.z))
    if frame.z != PASS and boosted(state, frame.seat, MAGNET):
        state.again(frame, frame.x, HOW_MANY, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, FOUR)
    else:
        move(state, frame)


def move(state: Cosmic, frame: Frame) -> None:
    """The tokens of the player go home; who comes to a side sends others when they are there."""
    seat: i64 = MOVING.of(state, frame.seat) - 1
    side: i64 = TO.of(state, frame.seat)
    MOVED.put_of(state, frame.seat, 1, seat)
    state.side[seat] = side
    state.book.consequences.of(state, FORCED, seat, side)
    if side == NO_SIDE:
        state.again(frame, frame.x, NEXT, NO_TARGET)
        state.tell(STAYED_OUT, seat)
    else:
        state.again(frame, frame.x, SENDING, NO_TARGET)
        state.tell(JOINED, seat, side)
        let_prepare(state, seat)
    send_back(state, seat)


def send_tokens(state: Cosmic, magnet: i64) -> None:
    """1 to 4 as any ally, or as many as Magnet has said; what is less than that for all holds too."""
    seat: i64 = MOVING.of(state, magnet) - 1
    wanted: i64 = min(NUMBER.of(state, magnet), most_sent(state, seat))
    if wanted > 0:
        load(state, seat, state.side[seat], wanted, wanted)
    else:
        send(state, seat)


def can_pull_more(state: Cosmic, seat: int, window: Frame) -> bool:
    """Before the own use, or in answer to it."""
    if window.x == PLAYED:
        return is_own_use_of(state, seat, window, MAGNET)
    return is_involved(state, seat) and times_used(state, seat, MAGNET) == 0


def pull_more(state: Cosmic, frame: Frame) -> None:
    state.supers[MAGNET] = 1


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def forbid(state: Cosmic, frame: Frame) -> None:
    """The card is named when the flare has been answered (CG27)."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, NAMED, CHALLENGE_CARDS)
    else:
        FORBIDDEN.put(state, frame.z + 1, frame.seat)


def against_card(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """What the opponent of a main player has forbidden (CW-magnet)."""
    rival = opponent(state, seat)
    is_forbidden = rival != NOBODY and FORBIDDEN.get(state, rival) == kind + 1
    return "CW-magnet" if is_forbidden else ALLOWED


def forget_wild(state: Cosmic, *_: int) -> None:
    for seat in range(state.seats):
        FORBIDDEN.put(state, 0, seat)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Allies of the other side come to the own one, with all they can send; then whoever stands by."""
    if ask.decision == CHOOSE_NUMBER:
        is_friend = TO.of(state, ask.seat) == side_of(state, ask.seat)
        return options.get(options.count - 1) if is_friend else options.get(0)
    if ask.decision == CHOOSE_CARD:
        return int(card_to_forbid(state, ask.seat))
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    side = side_of(state, ask.seat)
    if state.frame(state.depth - 1).y >= 0:
        return one_of(options, main_player(state, side))
    return int(whom_to_pull(state, side, options))


def one_of(options: Choices, wanted: i64) -> int:
    """The wanted answer if it is offered, else a pass."""
    for index in range(options.count):
        if options.get(index) == wanted:
            return int(wanted)
    return PASS


def whom_to_pull(state: Cosmic, side: i64, options: Choices) -> i64:
    """Who has most tokens on the other side, else one who has no side; an own ally only if it must be."""
    best: i64 = options.get(0)
    most: i64 = -1
    for index in range(options.count):
        seat = options.get(index)
        if seat == PASS or state.side[seat] == side:
            continue
        sent: i64 = state.cone[seat] + state.guard[seat]
        if sent > most:
            most = sent
            best = seat
    return best


def card_to_forbid(state: Cosmic, seat: i64) -> i64:
    """The highest Attack that the opponent is known to hold; else a likely one."""
    rival = opponent(state, seat)
    for back in range(i64(COMPROMISE)):
        if known(state, seat, rival, COMPROMISE - 1 - back) > 0:
            return COMPROMISE - 1 - back
    return LIKELY


POWER: Final = Power(
    "magnet",
    Traits(300, needs_allies=True),
    plays=(
        use(MAGNET, (ALLIANCE,), MAY, can_pull, pull),
        wild(MAGNET, (BEFORE_CARDS,), plays_as_main, forbid),
        super_(MAGNET, (ALLIANCE, PLAYED), can_pull_more, pull_more),
    ),
    rulings=(Ruling(MAY_LAY, against_card),),
    consequences=(Consequence(REPLAYED, forget_wild),),
    facts=(MOVED, MOVING, TO, NUMBER, FORBIDDEN),
    choose=choose,
)
