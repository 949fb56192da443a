"""Mining (G4.23 to G4.29)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import CHANCE, Ask, Choices
from orrery.games.cluster.actions.paid import PaidAction, named_by_cell
from orrery.games.cluster.data.limits import MINE_COST, MOST_MINED
from orrery.games.cluster.data.tiles import EMPTY, MITS
from orrery.games.cluster.keys import MINED, ROLL
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.state import NOWHERE, Cluster, is_resource


@final
class Mine(PaidAction):
    """Take a cache from a cell; the die tells its type at once (G4.24, G4.27)."""

    def __init__(self) -> None:
        super().__init__(named_by_cell("mine"))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        kind: i64 = state.tiles[target]
        if kind == EMPTY:
            return NOT_THERE
        if not is_resource(kind):
            return "G4.74" if kind == MITS else "G4.23"
        if state.mined >= MOST_MINED or (state.mine != NOWHERE and state.mine != target):
            return "G4.25"
        if state.pennies[target] == 0:
            return "G4.29"
        hands: i64 = state.hands(ask.seat, target)
        if hands == 0:
            return "G4.23"
        return ALLOWED if hands > state.mined else "G4.26"

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return MINE_COST

    def do(self, state: Cluster, ask: Ask, target: i64) -> None:
        state.points_left -= MINE_COST
        self.carry_out(state, ask.seat, target)
        state.ask(CHANCE, ROLL, ask.seat)

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        state.pennies[target] -= 1
        state.mine = target
        state.mined += 1
        state.tell(MINED, seat, target, state.pennies[target])

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Only where a tile has pennies, and after the first cache only in its system."""
        if state.points_left < MINE_COST:
            return
        if state.mine != NOWHERE:
            if self.forbidden(state, ask, state.mine) == ALLOWED:
                out.add(self.first + state.mine)
            return
        pennies = state.pennies
        for cell in range(i64(CELLS)):
            if pennies[cell] > 0 and self.forbidden(state, ask, cell) == ALLOWED:
                out.add(self.first + cell)


MINE: Final = Mine()
