"""Zombie: its tokens never stay lost, and it frees those of others (CB-zombie)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Modifier, Ruling
from orrery.engine.windows import MAY, MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, can_use, immune
from orrery.games.cosmic.advice import own_or_last
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import FREE, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import FREED_IN_DEAL, MAY_FREE, MAY_LOAD_FROM_WARP
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_SEAT
from orrery.games.cosmic.roles import allies, is_main, main_player, opponent, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, DEFENCE_INVITES, OFFENCE_INVITES, TOKENS_LOST
from orrery.games.cosmic.tokens import bring_back, release
from orrery.games.cosmic.uses import last_used

ZOMBIE: Final = number_of("zombie")
GIVEN_UP: Final = Own("given-up")
"""How many tokens a use was for that was cancelled in the same loss."""


def saved(state: Cosmic, zombie: i64) -> i64:
    """Whose tokens come back, as bits: Zombie's, with the Pro those of its allies too (CPro-zombie)."""
    mask: i64 = bit(zombie)
    if boosted(state, zombie, ZOMBIE) and is_main(state, zombie):
        mask |= allies(state, side_of(state, zombie))
    return mask


def doomed(state: Cosmic, zombie: i64) -> i64:
    """How many tokens that Zombie would bring back are on their way to the Warp."""
    total: i64 = 0
    mask = saved(state, zombie)
    for seat in range(state.seats):
        if has(mask, seat):
            total += state.losing[seat]
    return total


def loses_more(state: Cosmic, seat: int, window: Frame) -> bool:
    """Tokens are being lost, beyond those of a use that was cancelled in the same loss."""
    given_up: i64 = GIVEN_UP.of(state, seat) if last_used(state, seat, ZOMBIE) == window.z else 0
    return doomed(state, seat) > given_up


def note_doomed(state: Cosmic, frame: Frame) -> None:
    GIVEN_UP.put_of(state, frame.seat, doomed(state, frame.seat))


def rise_again(state: Cosmic, frame: Frame) -> None:
    GIVEN_UP.put_of(state, frame.seat, 0)
    mask = saved(state, frame.seat)
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        if has(mask, seat):
            bring_back(state, seat, state.losing[seat])


def captives(state: Cosmic) -> i64:
    """The players with tokens in the Warp that may be released outside a deal, as bits (C3.3e)."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.warp[seat] > 0 and not immune(state, seat, ZOMBIE):
            mask |= bit(seat)
    return mask


def sees_captives(state: Cosmic, seat: int, window: Frame) -> bool:
    return captives(state) != 0


def aim_at_captive(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, captives(state))


def release_tokens(state: Cosmic, frame: Frame) -> None:
    """First the player is known, ``z``; then the number is, with the player in ``y``."""
    if frame.y != NO_SUBJECT:
        release(state, frame.y, frame.z)
    elif has(captives(state), frame.z):
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, state.warp[frame.z])


def loses_tokens(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.losing[seat] > 0


def call_one_back(state: Cosmic, frame: Frame) -> None:
    bring_back(state, frame.seat, 1)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def open_graves(state: Cosmic, frame: Frame) -> None:
    state.supers[ZOMBIE] = 1


def frees(state: Cosmic, seat: int, *_: int) -> str:
    """As far as everybody knows: who has kept it secret can't be asked for it (CA2.3)."""
    is_known = has(state.users[ZOMBIE], seat) and state.secret[ZOMBIE] == 0
    return "CB-zombie" if is_known else ALLOWED


def can_free(state: Cosmic, seat: int) -> bool:
    """A Con does not reach into a deal (C3.3e)."""
    return can_use(state, seat, ZOMBIE) and opponent(state, seat) != NOBODY


def all_in_warp(state: Cosmic, seat: int, count: int) -> int:
    return state.warp[opponent(state, seat)]


def opens_graves(state: Cosmic, seat: int, side: int, _: int) -> str:
    """With its Super the allies of Zombie may bring a token out of the Warp (CS-zombie)."""
    is_zombie = state.supers[ZOMBIE] != 0 and main_player(state, side) == state.owner[ZOMBIE]
    return "CS-zombie" if is_zombie else ALLOWED


def free_own(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The own tokens, or those of the player with fewest bases."""
    return own_or_last(state, ask.seat, options) if ask.decision == CHOOSE_SEAT else NO_ADVICE


POWER: Final = Power(
    "zombie",
    Traits(450, simple=True),
    plays=(
        use(ZOMBIE, (TOKENS_LOST,), MUST, loses_more, rise_again, often=FREE, aim=note_doomed),
        use(
            ZOMBIE, AT_ANY_TIME, MAY, sees_captives, release_tokens, "release", often=FREE, aim=aim_at_captive
        ),
        wild(ZOMBIE, (TOKENS_LOST,), loses_tokens, call_one_back, FREE),
        super_(ZOMBIE, (OFFENCE_INVITES, DEFENCE_INVITES), plays_as_main, open_graves),
    ),
    modifiers=(Modifier("zombie", "CB-zombie", FREED_IN_DEAL, REPLACE, can_free, all_in_warp),),
    rulings=(
        Ruling(MAY_FREE, frees),
        Ruling(MAY_LOAD_FROM_WARP, opens_graves),
    ),
    facts=(GIVEN_UP,),
    choose=free_own,
)
