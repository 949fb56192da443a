"""Seeker: asks a main player a question, and the answer binds him (CB-seeker)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has, lowest_bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import BOUND, ban, boosted, can_use, immune, is_banned, play_forbidden
from orrery.games.cosmic.cards import challenge_cards, held, is_attack, show_card
from orrery.games.cosmic.data.cards import (
    ATTACK_TYPE,
    COMPROMISE_TYPE,
    EDICT_TYPE,
    FIRST_EDICT,
    FLARE_TYPE,
    KINDS,
    PULSAR_TYPE,
    TYPE_OF,
    VALUES,
)
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.hands import FROM_HAND
from orrery.games.cosmic.hoard import ready_cards
from orrery.games.cosmic.keys import CARD_NAMED, QUESTION_ANSWERED
from orrery.games.cosmic.names import (
    LAYS_ATTACK,
    LAYS_FIFTEEN,
    LAYS_TEN,
    PLAYS_EDICT,
    PLAYS_FLARE,
    PLAYS_PULSAR,
    USES_POWER,
    WHICH_CARD,
)
from orrery.games.cosmic.outs import STOPPED
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.playing import cards_to_play
from orrery.games.cosmic.plays import POWER_USE, RETAIN, RULE, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import (
    ANNOUNCED,
    CARD_PLAYED,
    MAY_LAY,
    MAY_PASS,
    MAY_PLAY,
    MAY_SAY,
    MAY_USE_AT_WILL,
)
from orrery.games.cosmic.questions import AGREE, CHOOSE_CALL, CHOOSE_CARD
from orrery.games.cosmic.roles import is_ally, is_involved, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.seeking import SEEKING, sought
from orrery.games.cosmic.showdown import show_laid
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, CARDS_LAID
from orrery.games.cosmic.uses import strengthened, times_used

SEEKER: Final = number_of("seeker")
WHOM: Final = Own("whom")
"""The main player whom it asks, plus one."""
ASKED: Final = Own("asked")
"""How many of its questions were answered."""
SAID_YES: Final = Own("said-yes", FOR_CHALLENGE, BY_SEAT)
"""The questions to which a player has said yes, as bits; a promise that he has kept is gone."""
SAID_NO: Final = Own("said-no", FOR_CHALLENGE, BY_SEAT)
LAYS: Final = Own("lays", FOR_CHALLENGE, BY_SEAT)
"""The kind of card that a player has said he lays, plus one."""

# ``y`` of a use under way: what Seeker was asked last, or else the question that it has put.
ASKING: Final = -3

YES: Final = 0
ABOUT_CARDS: Final[tuple[int, ...]] = (LAYS_ATTACK, LAYS_TEN, LAYS_FIFTEEN)
LEAST: Final[tuple[int, ...]] = (0, 10, 15)
"""The least value of the Attack that each of them is about."""
PLAYED_TYPES: Final[dict[int, int]] = {
    EDICT_TYPE: PLAYS_EDICT,
    FLARE_TYPE: PLAYS_FLARE,
    PULSAR_TYPE: PLAYS_PULSAR,
}
"""The question about each type of card that can be played."""
NO_QUESTION: Final = -1
CHALLENGE_CARDS: Final = bit(ATTACK_TYPE) | bit(COMPROMISE_TYPE)


def in_reach(state: Cosmic, seat: i64) -> i64:
    """The main players whom it can ask, as bits: none with a Con (CCon-seeker)."""
    mask: i64 = 0
    for other in (state.offence, state.defence):
        if (opponent(state, seat) == other or is_ally(state, seat)) and not immune(state, other, SEEKER):
            mask |= bit(other)
    return mask


def can_ask(state: Cosmic, seat: int, window: Frame) -> bool:
    return in_reach(state, seat) != 0


def seek(state: Cosmic, frame: Frame) -> None:
    """Whom, what, and the answer; with the Pro a second question."""
    if frame.y == NO_SUBJECT:
        turn_to_somebody(state, frame)
    elif frame.y == SEEKING:
        begin(state, frame, frame.z)
    elif frame.y == ASKING:
        if frame.z != PASS:
            put_question(state, frame)
    else:
        note_answer(state, frame)
        ASKED.put_of(state, frame.seat, ASKED.of(state, frame.seat) + 1)
        if boosted(state, frame.seat, SEEKER) and ASKED.of(state, frame.seat) == 1:
            ask_what(state, frame, 1)


def turn_to_somebody(state: Cosmic, frame: Frame) -> None:
    found: i64 = sought(state, frame, in_reach(state, frame.seat))
    if found != NOBODY:
        begin(state, frame, found)


def begin(state: Cosmic, frame: Frame, whom: i64) -> None:
    WHOM.put_of(state, frame.seat, whom + 1)
    ASKED.put_of(state, frame.seat, 0)
    ask_what(state, frame, 0)


def ask_what(state: Cosmic, frame: Frame, optional: i64) -> None:
    state.again(frame, frame.x, ASKING, NO_TARGET)
    state.ask(frame.seat, CHOOSE_CALL, frame.x, questions(state, frame.seat), optional)


def questions(state: Cosmic, seat: i64) -> i64:
    """The list, without what has been answered and what is not in the game; all of it is public."""
    whom: i64 = WHOM.of(state, seat) - 1
    mask: i64 = bit(PLAYS_EDICT) | bit(USES_POWER)
    for question in ABOUT_CARDS:
        mask |= bit(question)
    if state.with_flares != 0:
        mask |= bit(PLAYS_FLARE)
    if state.with_pulsars != 0:
        mask |= bit(PLAYS_PULSAR)
    if strengthened(state, seat, SEEKER) and LAYS.get(state, whom) == 0:
        mask |= bit(WHICH_CARD)
    return mask & ~SAID_YES.get(state, whom) & ~SAID_NO.get(state, whom)


def put_question(state: Cosmic, frame: Frame) -> None:
    """``z`` is the question. Who has no challenge card has none to name."""
    whom: i64 = WHOM.of(state, frame.seat) - 1
    if frame.z != WHICH_CARD:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(whom, AGREE, frame.x)
        return
    state.reveal()
    if challenge_cards(state, whom) > 0:
        state.again(frame, frame.x, WHICH_CARD, NO_TARGET)
        state.ask(whom, CHOOSE_CARD, frame.x, FROM_HAND, CHALLENGE_CARDS)


def note_answer(state: Cosmic, frame: Frame) -> None:
    """``y`` is the question, ``z`` the answer: yes, no, or a card, which is shown."""
    whom: i64 = WHOM.of(state, frame.seat) - 1
    ban(state, whom, BOUND)
    if frame.y == WHICH_CARD:
        LAYS.put(state, frame.z + 1, whom)
        show_card(state, whom, frame.z)
        state.tell(CARD_NAMED, whom, frame.z, 0)
        return
    fact = SAID_YES if frame.z == YES else SAID_NO
    fact.put(state, fact.get(state, whom) | bit(frame.y), whom)
    state.tell(QUESTION_ANSWERED, whom, frame.y, int(frame.z == YES))


def against_answer(state: Cosmic, seat: int, answer: int, play: int) -> str:
    """Only what can be kept may be said."""
    if state.book.plays.powers[play] != SEEKER:
        return ALLOWED
    question: i64 = state.frame(state.depth - 1).y
    return ALLOWED if can_keep(state, seat, question, answer == YES) else "CB-seeker"


def can_keep(state: Cosmic, seat: i64, question: i64, is_yes: bool) -> bool:
    """Whether a player could do what he says."""
    if question in ABOUT_CARDS:
        yes: i64 = SAID_YES.get(state, seat) | (bit(question) if is_yes else 0)
        no: i64 = SAID_NO.get(state, seat) | (0 if is_yes else bit(question))
        return has_card_to_lay(state, seat, yes, no)
    if question == USES_POWER:
        return can_use_some(state, seat) if is_yes else not must_use_some(state, seat)
    return not is_yes or has_card_to_play(state, seat, question)


def has_card_to_lay(state: Cosmic, seat: i64, yes: i64, no: i64) -> bool:
    named: i64 = LAYS.get(state, seat)
    for kind in range(i64(FIRST_EDICT)):
        if cards_to_play(state, seat, kind) > 0 and agrees(kind, yes, no) and named in (0, kind + 1):
            return True
    return False


def agrees(kind: i64, yes: i64, no: i64) -> bool:
    """Whether a challenge card agrees with the answers that were given."""
    for index in range(i64(len(ABOUT_CARDS))):
        is_such = is_attack(kind) and VALUES[kind] >= LEAST[index]
        if has(no if is_such else yes, ABOUT_CARDS[index]):
            return False
    return True


def has_card_to_play(state: Cosmic, seat: i64, question: i64) -> bool:
    for kind in range(i64(FIRST_EDICT), i64(KINDS)):
        if held(state, seat, kind) + ready_cards(state, seat, kind) > 0 and question_on(kind) == question:
            if play_forbidden(state, seat, kind) == ALLOWED:
                return True
    return False


def can_use_some(state: Cosmic, seat: i64) -> bool:
    for power in range(i64(POWERS)):
        if has(state.users[power], seat) and can_use(state, seat, power):
            return True
    return False


def must_use_some(state: Cosmic, seat: i64) -> bool:
    """Whether a power of a player, if it can be used, has to be at some moment."""
    for power in range(i64(POWERS)):
        is_duty = state.book.plays.must_be_used[power]
        if is_duty and has(state.users[power], seat) and can_use(state, seat, power):
            return True
    return False


def is_bound(state: Cosmic, seat: i64) -> bool:
    """Whether the answers of a player still bind him: a Stop ends that, unless the Super came before."""
    if not is_banned(state, seat, BOUND):
        return False
    return state.out[SEEKER] & STOPPED == 0 or state.supers[SEEKER] != 0


def against_laying(state: Cosmic, seat: int, kind: int, _: int) -> str:
    if not is_bound(state, seat):
        return ALLOWED
    named: i64 = LAYS.get(state, seat)
    if named not in (0, kind + 1) and cards_to_play(state, seat, named - 1) > 0:
        return "CS-seeker"
    return ALLOWED if agrees(kind, SAID_YES.get(state, seat), SAID_NO.get(state, seat)) else "CB-seeker"


def against_playing(state: Cosmic, seat: int, kind: int, _: int) -> str:
    if not is_bound(state, seat):
        return ALLOWED
    question = question_on(kind)
    is_barred = question != NO_QUESTION and has(SAID_NO.get(state, seat), question)
    return "CB-seeker" if is_barred else ALLOWED


def question_on(kind: i64) -> i64:
    """The question about playing a card, or ``NO_QUESTION``."""
    return PLAYED_TYPES.get(TYPE_OF[kind], NO_QUESTION)


def against_using(state: Cosmic, seat: int, *_: int) -> str:
    is_barred = is_bound(state, seat) and has(SAID_NO.get(state, seat), USES_POWER)
    return "CB-seeker" if is_barred else ALLOWED


def against_passing(state: Cosmic, seat: int, play: int, _: int) -> str:
    """A promise is kept at the first moment at which it can be."""
    question = question_about(state, play)
    is_promised = question != NO_QUESTION and has(SAID_YES.get(state, seat), question)
    return "CB-seeker" if is_promised and is_bound(state, seat) else ALLOWED


def question_about(state: Cosmic, play: i64) -> i64:
    """The question that a play answers with yes, or ``NO_QUESTION``."""
    how = state.book.plays.hows[play]
    if how == POWER_USE:
        return USES_POWER
    return NO_QUESTION if how == RULE or how == RETAIN else question_on(state.book.plays.kinds[play])


def keep_promise(state: Cosmic, seat: int, play: int, _: int) -> None:
    question = question_about(state, play)
    if question != NO_QUESTION and is_banned(state, seat, BOUND):
        SAID_YES.put(state, SAID_YES.get(state, seat) & ~bit(question), seat)


def keep_promise_by_power(state: Cosmic, seat: int, *_: int) -> None:
    if is_banned(state, seat, BOUND):
        SAID_YES.put(state, SAID_YES.get(state, seat) & ~bit(USES_POWER), seat)


def sees_main_player(state: Cosmic, seat: int, window: Frame) -> bool:
    """An ally whose main player has laid a card that he has not seen (CW-seeker)."""
    return is_ally(state, seat) and not has(state.laid_seen[state.side[seat]], seat)


def look_at_laid(state: Cosmic, frame: Frame) -> None:
    show_laid(state, state.side[frame.seat], frame.seat)
    state.reveal()


def has_not_asked(state: Cosmic, seat: int, window: Frame) -> bool:
    """Main player or ally; with the Super a Con does not matter (C3.10e)."""
    return times_used(state, seat, SEEKER) == 0 and is_involved(state, seat)


def open_up(state: Cosmic, frame: Frame) -> None:
    state.supers[SEEKER] = 1


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Asks for the card itself, or for an Attack; promises a good Attack, and nothing else."""
    if ask.decision == CHOOSE_CALL:
        return WHICH_CARD if has(ask.y, WHICH_CARD) else lowest_bit(ask.y)
    if ask.decision == AGREE:
        is_about_cards = state.frame(state.depth - 1).y in ABOUT_CARDS
        return options.get(options.count - 1) if is_about_cards else options.get(0)
    if ask.decision != CHOOSE_CARD:
        return NO_ADVICE
    last: i64 = options.get(options.count - 1)
    return last if is_attack(last) or options.count == 1 else options.get(options.count - 2)


POWER: Final = Power(
    "seeker",
    Traits(250),
    plays=(
        use(SEEKER, (BEFORE_CARDS,), MAY, can_ask, seek, free=True),
        wild(SEEKER, (CARDS_LAID,), sees_main_player, look_at_laid),
        super_(SEEKER, (BEFORE_CARDS,), has_not_asked, open_up),
    ),
    rulings=(
        Ruling(MAY_SAY, against_answer),
        Ruling(MAY_LAY, against_laying),
        Ruling(MAY_PLAY, against_playing),
        Ruling(MAY_USE_AT_WILL, against_using),
        Ruling(MAY_PASS, against_passing),
    ),
    consequences=(Consequence(CARD_PLAYED, keep_promise), Consequence(ANNOUNCED, keep_promise_by_power)),
    facts=(WHOM, ASKED, SAID_YES, SAID_NO, LAYS),
    choose=choose,
)
