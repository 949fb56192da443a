"""Gambler: names a card instead of showing it (CB-gambler)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import is_attack
from orrery.games.cosmic.data.cards import ATTACK_TYPE, COMPROMISE, COMPROMISE_TYPE, VALUES
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import NAMED
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import BONUS, REPLAYED, TOKENS, TOTAL
from orrery.games.cosmic.questions import AGREE, CHOOSE_CARD, CHOOSE_NUMBER
from orrery.games.cosmic.roles import both_attack, in_challenge, is_main, opponent, shows_attack, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.showdown import put_named, show_laid, turn_up
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import CARDS_LAID, UNCOVERING
from orrery.games.cosmic.tokens import give_up
from orrery.games.cosmic.totals import card_value, total, value_before
from orrery.games.cosmic.uses import strengthened, times_used

GAMBLER: Final = number_of("gambler")
NAME: Final = Own("name")
"""The kind of card that it has named, plus one."""
STAKE: Final = Own("stake")
"""What the Super has made of the penalty; 0 without it."""
SPREAD: Final = Own("spread", FOR_CHALLENGE, BY_SEAT)
"""The number that a Wild has named, for its player."""

# ``y`` of a use under way: what was asked last. A use answers nothing, so ``y`` is free.
NAMING: Final = 0
STAKING: Final = 1
CALLING: Final = 2

CHALLENGE_CARDS: Final = bit(ATTACK_TYPE) | bit(COMPROMISE_TYPE)
HIGHEST_STAKE: Final = 20
BELIEVABLE: Final = 14
"""Higher Attacks are rare enough to be called lies at a glance."""


def can_gamble(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player, unless the opponent has a Con, or has gambled himself (CCon-gambler, CG13)."""
    if not is_main(state, seat) or immune(state, opponent(state, seat), GAMBLER):
        return False
    return not has_gambled(state, opponent(state, seat))


def has_gambled(state: Cosmic, seat: i64) -> bool:
    return has(state.users[GAMBLER], seat) and NAME.of(state, seat) != 0


def gamble(state: Cosmic, frame: Frame) -> None:
    """The opponent shows first; then a card is named, with the Super a stake, and the opponent may call."""
    rival = opponent(state, frame.seat)
    if frame.y == NO_SUBJECT:
        if not immune(state, rival, GAMBLER):
            begin_to_name(state, frame)
    elif frame.y == CALLING:
        settle(state, frame.seat, frame.z != PASS)
    elif frame.y == NAMING and strengthened(state, frame.seat, GAMBLER):
        NAME.put_of(state, frame.seat, frame.z + 1)
        state.again(frame, frame.x, STAKING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, HIGHEST_STAKE)
    else:
        fact = STAKE if frame.y == STAKING else NAME
        fact.put_of(state, frame.seat, frame.z if frame.y == STAKING else frame.z + 1)
        state.again(frame, frame.x, CALLING, NO_TARGET)
        state.ask(rival, AGREE, frame.x)


def begin_to_name(state: Cosmic, frame: Frame) -> None:
    """Holders of a Con who are not its opponent see the card that lies there (CCon-gambler)."""
    side = side_of(state, frame.seat)
    turn_up(state, 1 - side)
    for seat in range(state.seats):
        if immune(state, seat, GAMBLER):
            show_laid(state, side, seat)
    state.reveal()
    state.again(frame, frame.x, NAMING, NO_TARGET)
    state.ask(frame.seat, CHOOSE_CARD, frame.x, NAMED, CHALLENGE_CARDS)


def settle(state: Cosmic, seat: i64, called: bool) -> None:
    """Uncalled, the named card counts; called, the real one does, and one of the two pays."""
    side = side_of(state, seat)
    named: i64 = NAME.of(state, seat) - 1
    if not called:
        put_named(state, side, named)
        return
    turn_up(state, side)
    state.reveal()
    pay(state, opponent(state, seat) if state.laid[side] == named else seat, STAKE.of(state, seat))


def pay(state: Cosmic, seat: i64, stake: i64) -> None:
    """As many tokens from bases as the player has in the challenge; with the Pro Gambler pays half."""
    due: i64 = stake if stake != 0 else in_challenge(state, seat)
    if boosted(state, seat, GAMBLER):
        due //= 2
    if seat == state.defence:
        give_up(state, seat, due, state.target)
    else:
        give_up(state, seat, due)


def raise_stake(state: Cosmic, frame: Frame) -> None:
    state.supers[GAMBLER] = 1


def has_not_gambled(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and times_used(state, seat, GAMBLER) == 0


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def name_spread(state: Cosmic, frame: Frame) -> None:
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, HIGHEST_STAKE)
    else:
        SPREAD.put(state, frame.z, frame.seat)


def forget_wild(state: Cosmic, *_: int) -> None:
    for seat in range(state.seats):
        SPREAD.put(state, 0, seat)


def has_spread(state: Cosmic, seat: int) -> bool:
    """Whether two Attacks differ by as much as a main player has named."""
    if SPREAD.get(state, seat) == 0 or not both_attack(state):
        return False
    apart: i64 = value_before(state, OFFENCE, TOKENS) - value_before(state, DEFENCE, TOKENS)
    return max(apart, -apart) >= SPREAD.get(state, seat)


def add_spread(state: Cosmic, seat: int, value: int) -> int:
    return value + SPREAD.get(state, seat)


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Lies no higher than is believable, stakes little on them, and calls what is too high."""
    if ask.decision == CHOOSE_CARD:
        return card_to_name(state, ask.seat)
    if ask.decision == AGREE:
        return 0 if VALUES[NAME.of(state, opponent(state, ask.seat)) - 1] > BELIEVABLE else PASS
    if ask.decision != CHOOSE_NUMBER:
        return NO_ADVICE
    side = side_of(state, ask.seat)
    if not strengthened(state, ask.seat, GAMBLER):
        return max(1, (card_value(state, side) - BELIEVABLE // 2) // 2)
    return HIGHEST_STAKE if NAME.of(state, ask.seat) - 1 == state.laid[side] else 1


def card_to_name(state: Cosmic, seat: i64) -> i64:
    """The lowest Attack that wins, if the real card does not and it can be believed; else the truth."""
    side = side_of(state, seat)
    real: i64 = state.laid[side]
    if not shows_attack(state, 1 - side):
        return real
    missing: i64 = total(state, 1 - side) - total(state, side) + (1 if side == OFFENCE else 0)
    needed: i64 = card_value(state, side) + missing
    if is_attack(real) and missing <= 0:
        return real
    for kind in range(i64(COMPROMISE)):
        if needed <= VALUES[kind] <= BELIEVABLE:
            return kind
    return real


POWER: Final = Power(
    "gambler",
    Traits(300),
    plays=(
        use(GAMBLER, (UNCOVERING,), MAY, can_gamble, gamble),
        wild(GAMBLER, (CARDS_LAID,), plays_as_main, name_spread),
        super_(GAMBLER, (UNCOVERING,), has_not_gambled, raise_stake),
    ),
    modifiers=(Modifier("wild-gambler", "CW-gambler", TOTAL, BONUS, has_spread, add_spread),),
    consequences=(Consequence(REPLAYED, forget_wild),),
    facts=(NAME, STAKE, SPREAD),
    choose=choose,
)
