"""Choices of production and final scoring: points for cubes, goals and their bonuses."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import Alternatives, Decision, Offer, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.data.goals import GOALS, IN_PLAY
from orrery.games.pulsar.keys import FROM_GOALS, GOAL_MET
from orrery.games.pulsar.scoring import bonus_price, goals_met, is_met_alone, offer_bonus
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.verbs import gain_points, pay_cubes


@final
class BuyPoints(Offer[Pulsar]):
    """Pay ``x`` cubes for ``y`` points, or not (P10.4, P11.11); ``z`` is the source of the points."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice != PASS:
            pay_cubes(state, ask.seat, ask.x)
            gain_points(state, ask.seat, ask.z, ask.y)


@final
class GrantGoal(Alternatives[Pulsar]):
    """The goal that counts as met whatever its condition (P11.10)."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.granted[ask.seat] = choice


@final
class ScoreGoal(Decision[Pulsar]):
    """Which goal is scored next: the order, and who gets the gyrodynes, are the player's (P11.2, P11.9)."""

    def size(self, state: Pulsar) -> i64:
        return IN_PLAY

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        goals_met(state, ask.seat, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.scored[ask.seat] |= bit(choice)
        state.tell(GOAL_MET, ask.seat, choice)
        gain_points(state, ask.seat, FROM_GOALS, GOALS[state.goals[choice]].points)
        offer_bonus(state, ask.seat, choice, 0)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Goals that are not met, or are scored (P11.2), or whose gyrodynes serve another goal (P11.9)."""
        out = Choices()
        self.options(state, ask, out)
        return [
            Refusal(goal, "P11.9" if self._is_served(state, ask.seat, goal) else "P11.2")
            for goal in range(IN_PLAY)
            if goal not in out.listed()
        ]

    def _is_served(self, state: Pulsar, seat: i64, goal: i64) -> bool:
        """Whether only other goals keep this one from being scored."""
        return not has(state.scored[seat], goal) and is_met_alone(state, seat, goal)


@final
class BuyBonus(Offer[Pulsar]):
    """Buy bonus ``y`` of goal ``x`` with cubes, or not (P11.2)."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            return
        pay_cubes(state, ask.seat, bonus_price(state, ask.seat, ask.x, ask.y))
        gain_points(state, ask.seat, FROM_GOALS, GOALS[state.goals[ask.x]].bonuses[ask.y][1])
        offer_bonus(state, ask.seat, ask.x, ask.y + 1)
