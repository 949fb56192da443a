"""Acts that cost action points."""

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from orrery.engine.actions import Action
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask
from orrery.games.cluster.keys import ACT
from orrery.games.cluster.lattice import CELLS, NAMES
from orrery.games.cluster.state import Cluster


class PaidAction(Action[Cluster]):
    """An act with a price; when it is done the seat is asked what next."""

    @abstractmethod
    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        """The action points that a target takes if it is not forbidden."""

    @abstractmethod
    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        """Change the position; the price is already paid."""

    @final
    def unaffordable(self, state: Cluster, ask: Ask, target: i64) -> str:
        return ALLOWED if self.cost(state, ask, target) <= state.points_left else "G4.9"

    def do(self, state: Cluster, ask: Ask, target: i64) -> None:
        state.points_left -= self.cost(state, ask, target)
        self.carry_out(state, ask.seat, target)
        state.ask(ask.seat, ACT)


def named_by_cell(verb: str) -> tuple[str, ...]:
    """The names of an act that has every cell for a target."""
    return tuple(f"{verb}-{cell}" for cell in NAMES[:CELLS])
