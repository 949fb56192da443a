"""How a player stands: points now, points of this round, and what the end would bring."""

from mypy_extensions import i64

from orrery.engine.flow import Choices, Frame
from orrery.engine.game import Standing
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.tracks import ROUNDS
from orrery.games.pulsar.data.vocabulary import AT_END, EACH_ROUND
from orrery.games.pulsar.keys import PRODUCTION, SCORING
from orrery.games.pulsar.production import players
from orrery.games.pulsar.scoring import SCORING_PATENTS, goals_met, serves, uses_gyrodynes
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.worth import (
    cube_points,
    gyrodyne_points,
    idle_points,
    initiative_points,
    pulsar_points,
    station_points,
    technology_points,
    transmitter_points,
)


def standing(state: Pulsar, seat: i64) -> Standing:
    """The forecast takes the present income for all rounds left and adds what the end would bring now.

    What is for sale is left out. What was paid before a question in production or final scoring is
    among the points already, so it is not counted again.
    """
    points = state.points(seat)
    if state.round == 0 or state.depth == 0:
        return Standing(points, 0, points)
    scoring = under_way(state, SCORING)
    if scoring is not None:
        patents = technology_points(state, seat, AT_END) if _is_ahead(state, scoring, seat) else 0
        return Standing(points, 0, points + patents + _without_patents(state, seat))
    income = income_of(state, seat)
    paid: i64 = transmitter_points(state, seat) if under_way(state, PRODUCTION) is not None else 0
    ending = technology_points(state, seat, AT_END) + _without_patents(state, seat)
    return Standing(points, income, points + income * (ROUNDS - state.round + 1) - paid + ending)


def income_of(state: Pulsar, seat: i64) -> i64:
    """Points that this round's production pays for what the seat owns, purchases left out."""
    return (
        transmitter_points(state, seat)
        + gyrodyne_points(state, seat)
        + technology_points(state, seat, EACH_ROUND)
    )


def under_way(state: Pulsar, procedure: i64) -> Frame | None:
    """The frame of a procedure, if there is one."""
    for place in range(state.depth):
        frame = state.frame(place)
        if frame.procedure == procedure:
            return frame
    return None


def _is_ahead(state: Pulsar, scoring: Frame, seat: i64) -> bool:
    """Whether the purple patents of a seat have not been scored yet; purchases are the last of them."""
    return scoring.step == SCORING_PATENTS and players(state).index(seat) >= scoring.x


def _without_patents(state: Pulsar, seat: i64) -> i64:
    """What final scoring would bring now from goals to stations (P11.2 to P11.7)."""
    return (
        goal_points(state, seat)
        + pulsar_points(state, seat)
        + idle_points(state, seat)
        + cube_points(state, seat)
        + initiative_points(state, seat)
        + station_points(state, seat)
    )


def goal_points(state: Pulsar, seat: i64) -> i64:
    """Base points of goals that are met and not scored; of two that share gyrodynes the better (P11.9)."""
    met = Choices()
    goals_met(state, seat, met)
    total: i64 = 0
    sharing: list[int] = []
    for index in range(met.count):
        goal = met.get(index)
        face = GOALS[state.goals[goal]]
        total += face.points
        if uses_gyrodynes(face.count) and state.granted[seat] != goal:
            sharing.append(state.goals[goal])
    if not serves(state, seat, sharing):
        total -= min(GOALS[face].points for face in sharing)
    return total
