"""Final scoring, in the order of P11; each step is done for all players before the next."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import Procedure
from orrery.engine.flow import Choices, Frame
from orrery.games.pulsar import keys
from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.counts import count, spinning
from orrery.games.pulsar.data.goals import GOALS, IN_PLAY
from orrery.games.pulsar.data.vocabulary import (
    AT_END,
    CHEAP_GOALS,
    SAME_SIZE_SPINNING,
    SIZES_SPINNING,
    SPINNING,
)
from orrery.games.pulsar.keys import (
    BUY_BONUS,
    FROM_CUBES,
    FROM_GYRODYNES,
    FROM_INITIATIVE,
    FROM_PULSARS,
    FROM_STATIONS,
    SCORE_GOAL,
)
from orrery.games.pulsar.production import players
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.verbs import gain_points, wake
from orrery.games.pulsar.worth import (
    cube_points,
    idle_points,
    initiative_points,
    pulsar_points,
    station_points,
)


def score_patents(state: Pulsar, frame: Frame) -> None:
    """Purple patents (P11.1); ``x`` counts the players."""
    order = players(state)
    if frame.x < len(order):
        state.again(frame, frame.x + 1)
        wake(state, order[frame.x], AT_END)
    else:
        state.goto(SCORING_GOALS)


def score_goals(state: Pulsar, frame: Frame) -> None:
    """Goals and their bonuses (P11.2); ``x`` counts the players."""
    order = players(state)
    if frame.x < len(order):
        state.again(frame, frame.x + 1)
        state.push(keys.GOALS, order[frame.x])


def score_rest(state: Pulsar, frame: Frame) -> None:
    """Pulsars, idle gyrodynes, cubes, Initiative, stations (P11.3 to P11.7)."""
    for seat in players(state):
        gain_points(state, seat, FROM_PULSARS, pulsar_points(state, seat))
    for seat in players(state):
        gain_points(state, seat, FROM_GYRODYNES, idle_points(state, seat))
    for seat in players(state):
        gain_points(state, seat, FROM_CUBES, cube_points(state, seat))
    for seat in players(state):
        gain_points(state, seat, FROM_INITIATIVE, initiative_points(state, seat))
    for seat in players(state):
        gain_points(state, seat, FROM_STATIONS, station_points(state, seat))


def next_goal(state: Pulsar, frame: Frame) -> None:
    """Ask which goal is scored next, until none is left that is met."""
    open_goals = Choices()
    goals_met(state, frame.seat, open_goals)
    if open_goals.count > 0:
        state.again(frame)
        state.ask(frame.seat, SCORE_GOAL)


def goals_met(state: Pulsar, seat: i64, out: Choices) -> None:
    """The goals not scored yet whose condition is met beside those that are (P11.2, P11.9)."""
    for goal in range(i64(IN_PLAY)):
        if not has(state.scored[seat], goal) and _is_met(state, seat, goal):
            out.add(goal)


def _is_met(state: Pulsar, seat: i64, goal: i64) -> bool:
    if state.granted[seat] == goal:
        return True
    if not uses_gyrodynes(GOALS[state.goals[goal]].count):
        return is_met_alone(state, seat, goal)
    wanted = [state.goals[other] for other in range(IN_PLAY) if _spends_gyrodynes(state, seat, other)]
    return serves(state, seat, [*wanted, state.goals[goal]])


def is_met_alone(state: Pulsar, seat: i64, goal: i64) -> bool:
    """Whether the condition of a goal is met if nothing else needs the same gyrodynes."""
    face = GOALS[state.goals[goal]]
    return count(state, seat, face.count) >= face.need


def _spends_gyrodynes(state: Pulsar, seat: i64, goal: i64) -> bool:
    """Whether a goal that was scored takes up spinning gyrodynes; a granted one does not (P11.10)."""
    return (
        has(state.scored[seat], goal)
        and state.granted[seat] != goal
        and uses_gyrodynes(GOALS[state.goals[goal]].count)
    )


def uses_gyrodynes(what: i64) -> bool:
    return what == SAME_SIZE_SPINNING or what == SIZES_SPINNING or what == SPINNING


def serves(state: Pulsar, seat: i64, faces: list[int]) -> bool:
    """Whether the spinning gyrodynes of a seat serve all these goals at once (P11.9)."""
    return suffices(spinning(state, seat, 1), spinning(state, seat, 2), spinning(state, seat, 3), faces)


def suffices(small: i64, medium: i64, large: i64, faces: list[int]) -> bool:
    """Whether so many spinning gyrodynes serve all these goals, each gyrodyne one goal only (P11.9)."""
    if not faces:
        return True
    face = GOALS[faces[0]]
    for a in range(face.need + 1):
        for b in range(face.need + 1 - a):
            c = face.need - a - b
            if a <= small and b <= medium and c <= large and _fits(face.count, a, b, c):
                if suffices(small - a, medium - b, large - c, faces[1:]):
                    return True
    return False


def _fits(what: i64, a: i64, b: i64, c: i64) -> bool:
    """Whether such gyrodynes, just as many as a goal needs, meet its condition."""
    most = max(a, b, c)
    if what == SAME_SIZE_SPINNING:
        return most == a + b + c
    return what == SPINNING or most == 1


def offer_bonus(state: Pulsar, seat: i64, goal: i64, number: i64) -> None:
    """Offer a bonus of a goal that was scored, if it has one and the cubes suffice (P11.2)."""
    bonuses = GOALS[state.goals[goal]].bonuses
    if number < len(bonuses) and state.cubes[seat] >= bonus_price(state, seat, goal, number):
        state.ask(seat, BUY_BONUS, goal, number)


def bonus_price(state: Pulsar, seat: i64, goal: i64, number: i64) -> i64:
    """Cubes for a bonus; technologies may lower it, never below 0 (P11.11)."""
    price: i64 = GOALS[state.goals[goal]].bonuses[number][0]
    return max(i64(0), price - awake(state, seat, CHEAP_GOALS))


SCORING_STEPS: Final = Procedure(score_patents, score_goals, score_rest)
GOALS_STEPS: Final = Procedure(next_goal)
SCORING_PATENTS: Final = SCORING_STEPS.at(score_patents)
SCORING_GOALS: Final = SCORING_STEPS.at(score_goals)
