"""Wrack: cards hurt those who play them against it (CB-wrack)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import ADD, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, MUST, NO_SUBJECT
from orrery.games.cosmic.abilities import (
    boosted,
    has_homes_for,
    immune,
    restore,
    suppress,
    unveil,
)
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.deals import PENALTY
from orrery.games.cosmic.keys import RESPONSE
from orrery.games.cosmic.outs import Out
from orrery.games.cosmic.own import BY_POWER, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import (
    CON,
    EDICT,
    FREE,
    PRO,
    REINFORCE,
    RULE,
    SHIELD,
    STOP,
    SUPER,
    WILD,
    Playable,
    again,
    hand_over,
    how_announced,
    super_,
    use,
    who_announced,
    wild,
)
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.powersets import ask_power, is_empty, no_powers
from orrery.games.cosmic.queries import AGREED, ANNOUNCED, DEAL_PENALTY, MAY_SHIELD, OFFERED
from orrery.games.cosmic.results import DEALT
from orrery.games.cosmic.roles import is_main, main_player, opponent, opposes, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, CARDS_LAID, DECIDED, OFFENCE_INVITES, PLAYED
from orrery.games.cosmic.tokens import give_up, on_bases
from orrery.games.cosmic.uses import last_used, original_users

WRACK: Final = number_of("wrack")
WRACKED: Final = Out("wracked", "CW-wrack", is_shielded=True)
BOUGHT: Final = Own("bought", FOR_CHALLENGE, BY_POWER)
"""1 for a power that is free of the Wild until it is used."""
OFFERED_UNDER_SUPER: Final = Own("offered-under-super")
"""1 if Wrack has made an offer, and no deal is agreed."""

FIRST_PHASE: Final = 4
LAST_PHASE: Final = 8
CARDS: Final[tuple[int, ...]] = (WILD, SUPER, EDICT, REINFORCE, CON, STOP, PRO, SHIELD)
"""What counts as a card that is played; showing one for Retain does not count (C3.6f)."""


def who_played(state: Cosmic, seat: i64, window: Frame) -> i64:
    """The player who suffers: who has just announced a card, or the main player who has laid one."""
    if window.y == NO_SUBJECT:
        side = side_of(state, seat)
        return NOBODY if side == NO_SIDE else main_player(state, OFFENCE if side == DEFENCE else DEFENCE)
    return who_announced(state, window) if how_announced(state, window) in CARDS else NOBODY


def is_hurt(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once in each window: those opened inside of it come later, so the last stamp tells."""
    player = who_played(state, seat, window)
    return (
        FIRST_PHASE <= state.phase <= LAST_PHASE
        and window.z > last_used(state, seat, WRACK)
        and player != NOBODY
        and opposes(state, seat, player)
        and not immune(state, player, WRACK)
        and on_bases(state, player) > 0
    )


def hurt(state: Cosmic, frame: Frame) -> None:
    """One token, two with the Pro; a Con in answer covers it (CPro-wrack, CCon-wrack)."""
    player = who_played(state, frame.seat, frame)
    if not immune(state, player, WRACK):
        give_up(state, player, 2 if boosted(state, frame.seat, WRACK) else 1)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def aim_at_opponent(state: Cosmic, frame: Frame) -> None:
    hand_over(state, opponent(state, frame.seat))


def torture(state: Cosmic, frame: Frame) -> None:
    """All powers that the opponent has are out, but a shielded one (C3.7c); his copy rests with them."""
    state.wilds[WRACK] |= bit(frame.seat)
    for power in range(i64(POWERS)):
        if has(original_users(state, power), frame.z):
            unveil(state, power)
            if state.shielded[power] & WRACKED.bit == 0:
                suppress(state, power, WRACKED.bit)


def tortured(state: Cosmic, seat: i64) -> vec[i64]:
    """The powers that a seat could have again for one use."""
    found = no_powers()
    for power in range(i64(POWERS)):
        if (
            has(original_users(state, power), seat)
            and state.out[power] == WRACKED.bit
            and BOUGHT.get(state, power) == 0
            and has_homes_for(state, seat, power)
        ):
            found[power] = 1
    return found


def can_suffer(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.wilds[WRACK] != 0 and on_bases(state, seat) > 0 and not is_empty(tortured(state, seat))


def aim_at_own_power(state: Cosmic, frame: Frame) -> None:
    ask_power(state, frame.seat, frame.x, tortured(state, frame.seat))


def suffer(state: Cosmic, frame: Frame) -> None:
    """First the token is given up; then the power works again, until it is used."""
    if BOUGHT.get(state, frame.z) != 0:
        restore(state, frame.z, WRACKED.bit)
    else:
        BOUGHT.put(state, 1, frame.z)
        again(state, frame, frame.z)
        give_up(state, frame.seat, 1)


def must_deal(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player when two Compromises have been shown."""
    return is_main(state, seat) and state.result == DEALT


def press(state: Cosmic, frame: Frame) -> None:
    """From now on it costs more to refuse an offer of Wrack."""
    state.supers[WRACK] = 1


def end_bought_use(state: Cosmic, seat: int, power: int, _: int) -> None:
    """A power that was bought free is out again as soon as it is used (CW-wrack)."""
    if BOUGHT.get(state, power) != 0:
        BOUGHT.put(state, 0, power)
        suppress(state, power, WRACKED.bit)


def threatened_by_wild(state: Cosmic, seat: int, power: int, announcement: int) -> str:
    """The Wild takes all powers of the opponent out."""
    frame = state.frame(announcement)
    if frame.procedure != RESPONSE or opponent(state, frame.seat) != seat:
        return ALLOWED
    plays = state.book.plays
    is_wild = plays.hows[frame.x] == WILD and plays.powers[frame.x] == WRACK
    return WRACKED.clause if is_wild else ALLOWED


def note_offer(state: Cosmic, seat: int, *_: int) -> None:
    if state.supers[WRACK] != 0 and state.owner[WRACK] == seat:
        OFFERED_UNDER_SUPER.put_of(state, state.owner[WRACK], 1)


def forget_offer(state: Cosmic, *_: int) -> None:
    OFFERED_UNDER_SUPER.put_of(state, state.owner[WRACK], 0)


def is_pressed(state: Cosmic, seat: int) -> bool:
    """Whether Wrack has made an offer under its Super to this main player (CS-wrack)."""
    owner = state.owner[WRACK]
    return OFFERED_UNDER_SUPER.of(state, owner) != 0 and owner != NOBODY and opponent(state, seat) == owner


def double_penalty(state: Cosmic, seat: int, tokens: int) -> int:
    return tokens + PENALTY


POWER: Final = Power(
    "wrack",
    Traits(250),
    plays=(
        use(WRACK, (PLAYED, CARDS_LAID), MUST, is_hurt, hurt, often=FREE),
        wild(WRACK, (OFFENCE_INVITES,), plays_as_main, torture, aim=aim_at_opponent),
        super_(WRACK, (DECIDED,), must_deal, press),
        Playable(
            "suffer", "CW-wrack", AT_ANY_TIME, MAY, can_suffer, suffer, RULE, WRACK, aim=aim_at_own_power
        ),
    ),
    modifiers=(Modifier("super-wrack", "CS-wrack", DEAL_PENALTY, ADD, is_pressed, double_penalty),),
    rulings=(Ruling(MAY_SHIELD, threatened_by_wild),),
    consequences=(
        Consequence(ANNOUNCED, end_bought_use),
        Consequence(OFFERED, note_offer),
        Consequence(AGREED, forget_offer),
    ),
    outs=(WRACKED,),
    facts=(BOUGHT, OFFERED_UNDER_SUPER),
)
