"""The end of a turn (G4.9)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import Action
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.state import Cluster
from orrery.games.cluster.turn import end_turn


@final
class End(Action[Cluster]):
    """Stop, early or not; it costs nothing."""

    def __init__(self) -> None:
        super().__init__(("end",))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        return ALLOWED

    def do(self, state: Cluster, ask: Ask, target: i64) -> None:
        end_turn(state, ask.seat)

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        out.add(self.first)


END: Final = End()
