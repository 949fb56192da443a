"""Skeptic: who does not believe in victory gives up, or risks twice as much (CB-skeptic)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import FIGHT_LOST, MAY_JOIN_LAST
from orrery.games.cosmic.questions import AGREE, CHOOSE_NUMBER
from orrery.games.cosmic.resolution import take_back_laid
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import has_lost, is_main, main_player, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import ALL_INVITED, BEFORE_CARDS, CARDS_LAID, PLAYED
from orrery.games.cosmic.tokens import give_up
from orrery.games.cosmic.totals import NOTHING_PAID
from orrery.games.cosmic.uses import invoke, strengthened, times_used

SKEPTIC: Final = number_of("skeptic")
STAKE: Final = Own("stake")
"""What the loser loses more by the Super; 0 if it is as much again."""

# ``y`` of a use under way: what was asked last.
STAKING: Final = -2
DARING: Final = -3

HIGHEST_STAKE: Final = 20
MODEST_STAKE: Final = 8


def can_doubt(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and not immune(state, opponent(state, seat), SKEPTIC)


def can_doubt_late(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, SKEPTIC) and can_doubt(state, seat, window)


def doubt(state: Cosmic, frame: Frame) -> None:
    """With the Super a stake is named; then the opponent gives up, or both go on."""
    rival = opponent(state, frame.seat)
    if frame.y == DARING:
        if frame.z == PASS:
            invoke(state, frame.seat, SKEPTIC)
        else:
            give_up_challenge(state, rival)
    elif frame.y == STAKING:
        STAKE.put_of(state, frame.seat, frame.z)
        dare(state, frame)
    elif not immune(state, rival, SKEPTIC):
        if strengthened(state, frame.seat, SKEPTIC):
            state.again(frame, frame.x, STAKING, NO_TARGET)
            state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, HIGHEST_STAKE)
        else:
            dare(state, frame)


def dare(state: Cosmic, frame: Frame) -> None:
    state.again(frame, frame.x, DARING, NO_TARGET)
    state.ask(opponent(state, frame.seat), AGREE, frame.x)


def give_up_challenge(state: Cosmic, seat: i64) -> None:
    """A main player has lost without a fight; nobody is paid for it, and laid cards go back to hands."""
    state.result = DEFENCE_WON if seat == state.offence else OFFENCE_WON
    state.gas |= NOTHING_PAID
    take_back_laid(state)


def raise_risk(state: Cosmic, *_: int) -> None:
    """The main player who has lost a fight that was doubted loses more, from bases (CG8)."""
    for side in (OFFENCE, DEFENCE):
        loser = main_player(state, side)
        if has_lost(state, loser):
            spared: i64 = state.target if loser == state.defence else -1
            give_up(state, loser, risk(state, state.losing[loser]), spared)


def risk(state: Cosmic, lost: i64) -> i64:
    """What is lost beyond what a main player loses in the challenge; more if both have doubted (CG13)."""
    more: i64 = 0
    for skeptic in range(state.seats):
        if works_for(state, skeptic, SKEPTIC):
            stake: i64 = STAKE.of(state, skeptic)
            more += stake if stake != 0 else lost
    return more


def has_not_doubted(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use, or before it."""
    if window.x == PLAYED:
        return is_own_use_of(state, seat, window, SKEPTIC)
    is_time = window.x == BEFORE_CARDS or boosted(state, seat, SKEPTIC)
    return is_time and is_main(state, seat) and times_used(state, seat, SKEPTIC) == 0


def raise_stake(state: Cosmic, frame: Frame) -> None:
    state.supers[SKEPTIC] = 1


def is_invited(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat) and has(state.invited[OFFENCE] | state.invited[DEFENCE], seat)


def hesitate(state: Cosmic, frame: Frame) -> None:
    state.wilds[SKEPTIC] |= bit(frame.seat)


def waits(state: Cosmic, seat: int, *_: int) -> str:
    return "CW-skeptic" if has(state.wilds[SKEPTIC], seat) else ALLOWED


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Nobody gives up at a glance, and little is staked."""
    if ask.decision == AGREE:
        return PASS
    return MODEST_STAKE if ask.decision == CHOOSE_NUMBER else NO_ADVICE


POWER: Final = Power(
    "skeptic",
    Traits(300),
    plays=(
        use(SKEPTIC, (BEFORE_CARDS,), MAY, can_doubt, doubt),
        use(SKEPTIC, (CARDS_LAID,), MAY, can_doubt_late, doubt, "later", "CPro-skeptic"),
        wild(SKEPTIC, (ALL_INVITED,), is_invited, hesitate),
        super_(SKEPTIC, (BEFORE_CARDS, CARDS_LAID, PLAYED), has_not_doubted, raise_stake),
    ),
    rulings=(Ruling(MAY_JOIN_LAST, waits),),
    consequences=(Consequence(FIGHT_LOST, raise_risk),),
    facts=(STAKE,),
    choose=choose,
)
