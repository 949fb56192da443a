"""Warrior: every challenge makes it stronger, most of all a lost one (CB-warrior)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, immune, in_force, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import FOR_GAME, Own
from orrery.games.cosmic.playing import is_armed
from orrery.games.cosmic.plays import EACH, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import BONUS, CHALLENGE_OVER, CHALLENGED, NEXT_OFFENCE, TOTAL
from orrery.games.cosmic.results import BOTH_LOST, DEAL_BROKE, DEALT, DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import has_lost, is_ally, is_main, opponent, shows_attack, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, NOWHERE, Cosmic
from orrery.games.cosmic.timing import ENDING, RESOLVED, REVEALED
from orrery.games.cosmic.uses import invoke, strengthened

WARRIOR: Final = number_of("warrior")
POINTS: Final = Own("points", FOR_GAME)
"""What lies on the power card."""
AVENGER: Final = Own("avenger", FOR_GAME)
"""Who strikes back by the Wild, plus 1, until that challenge is over."""
# How the turn stood that goes on afterwards.
HELD_RESULT: Final = Own("held-result", FOR_GAME)
HELD_ROUND: Final = Own("held-round", FOR_GAME)
HELD_EXTRA: Final = Own("held-extra", FOR_GAME)

OUTCOMES: Final[tuple[int, ...]] = (OFFENCE_WON, DEFENCE_WON, BOTH_LOST, DEALT, DEAL_BROKE)
FOR_SUCCESS: Final = 1
FOR_FAILURE: Final = 2


def has_to_add(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player with points and an Attack; with the Super an ally of one."""
    if POINTS.get(state) == 0 or not (is_main(state, seat) or strengthened(state, seat, WARRIOR)):
        return False
    return leads_attack(state, seat)


def leads_attack(state: Cosmic, seat: i64) -> bool:
    """Whether the side on which a seat stands has revealed an Attack."""
    return (is_main(state, seat) or is_ally(state, seat)) and shows_attack(state, side_of(state, seat))


def add_points(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, WARRIOR)


def fights_along(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_ally(state, seat) and POINTS.get(state) > 0 and leads_attack(state, seat)


def fight_along(state: Cosmic, frame: Frame) -> None:
    state.supers[WARRIOR] = 1


def warriors_of(state: Cosmic, main: i64) -> i64:
    """How many players add the points to the total of a side: who has the power, and who copies it."""
    if in_force(state, WARRIOR) == NOBODY:
        return 0
    count: i64 = 0
    for seat in range(state.seats):
        if works_for(state, seat, WARRIOR) and side_of(state, seat) == side_of(state, main):
            count += 1
    return count


def has_warrior(state: Cosmic, seat: int) -> bool:
    return warriors_of(state, seat) > 0


def with_points(state: Cosmic, seat: int, value: int) -> int:
    """Half of them against a Con (CCon-warrior)."""
    points: i64 = POINTS.get(state)
    if immune(state, opponent(state, seat), WARRIOR):
        points //= 2
    return value + points * warriors_of(state, seat)


def has_to_collect(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.result in OUTCOMES


def collect(state: Cosmic, frame: Frame) -> None:
    """A deal that was made is a win, one that failed a loss (CG10)."""
    has_failed = state.result == DEAL_BROKE or has_lost(state, frame.seat)
    gain: i64 = FOR_FAILURE if has_failed else FOR_SUCCESS
    if boosted(state, frame.seat, WARRIOR):
        gain += 1
    POINTS.put(state, POINTS.get(state) + gain)


def can_strike_back(state: Cosmic, seat: int, window: Frame) -> bool:
    """The defence of a challenge that was no such answer itself."""
    return AVENGER.get(state) == 0 and seat == state.defence and is_armed(state, seat)


def strike_back(state: Cosmic, frame: Frame) -> None:
    AVENGER.put(state, frame.seat + 1)


def has_avenger(state: Cosmic, seat: int) -> bool:
    return AVENGER.get(state) != 0


def avenger(state: Cosmic, seat: int, offence: int) -> int:
    return AVENGER.get(state) - 1


def is_avenger(state: Cosmic, seat: int) -> bool:
    return AVENGER.get(state) == seat + 1


def provoker(state: Cosmic, seat: int, defence: int) -> int:
    """The one whose turn is held up."""
    return state.turn


def change_turns(state: Cosmic, offence: int, *_: int) -> None:
    """A turn is held up until the other challenge is over, and then goes on as it stood."""
    if AVENGER.get(state) == 0:
        return
    if offence == state.turn:
        hold_turn(state)
    else:
        resume_turn(state)


def hold_turn(state: Cosmic) -> None:
    """The other challenge is not the first of a turn: no hand is checked for it."""
    HELD_RESULT.put(state, state.result)
    HELD_ROUND.put(state, state.round)
    HELD_EXTRA.put(state, state.extra)
    state.round += 1


def resume_turn(state: Cosmic) -> None:
    state.offence = state.turn
    state.defence = AVENGER.get(state) - 1
    state.target = NOWHERE
    state.result = HELD_RESULT.get(state)
    state.round = HELD_ROUND.get(state)
    state.extra = HELD_EXTRA.get(state)
    for held in (AVENGER, HELD_RESULT, HELD_ROUND, HELD_EXTRA):
        held.put(state, 0)


POWER: Final = Power(
    "warrior",
    Traits(400, simple=True),
    plays=(
        use(WARRIOR, (REVEALED,), MUST, has_to_add, add_points, often=EACH),
        use(WARRIOR, (RESOLVED,), MUST, has_to_collect, collect, "collect", often=EACH),
        wild(WARRIOR, (ENDING,), can_strike_back, strike_back),
        super_(WARRIOR, (REVEALED,), fights_along, fight_along),
    ),
    modifiers=(
        Modifier("warrior", "CB-warrior", TOTAL, BONUS, has_warrior, with_points),
        Modifier("warrior-next", "CW-warrior", NEXT_OFFENCE, REPLACE, has_avenger, avenger),
        Modifier("warrior-against", "CW-warrior", CHALLENGED, REPLACE, is_avenger, provoker),
    ),
    consequences=(Consequence(CHALLENGE_OVER, change_turns),),
    facts=(POINTS, AVENGER, HELD_RESULT, HELD_ROUND, HELD_EXTRA),
    tally=POINTS,
)
