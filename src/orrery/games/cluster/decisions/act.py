"""What a seat does next with its action points."""

from typing import final

from mypy_extensions import i64

from orrery.engine.decision import Decision, Plan, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.actions import act
from orrery.games.cluster.choices import ACTIONS, END
from orrery.games.cluster.offers import offer_actions
from orrery.games.cluster.plans import plan_actions
from orrery.games.cluster.refusals import refused_actions
from orrery.games.cluster.state import Cluster
from orrery.games.cluster.turn import end_turn


@final
class Act(Decision[Cluster]):
    """One action at a time, in any order, as long as points last; a seat may stop early (G4.9)."""

    def size(self, state: Cluster) -> i64:
        return ACTIONS

    def options(self, state: Cluster, ask: Ask, out: Choices) -> None:
        offer_actions(state, ask.seat, out)

    def resolve(self, state: Cluster, ask: Ask, choice: i64) -> None:
        if choice == END:
            end_turn(state, ask.seat)
        else:
            act(state, ask.seat, choice)

    def refused(self, state: Cluster, ask: Ask) -> list[Refusal]:
        return refused_actions(state, ask.seat)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        return plan_actions(state, ask.seat)
