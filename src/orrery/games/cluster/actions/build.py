"""Improvements of habitable tiles (G4.37 to G4.42)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED, Plan
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.actions.paid import PaidAction, named_by_cell
from orrery.games.cluster.data.limits import BUILD_COST, CAPS, FREE_TOTAL, HIGHEST_TOTAL, MOST_BUILT
from orrery.games.cluster.data.tiles import EMPTY, MITS, RANK_COUNT
from orrery.games.cluster.keys import BUILT
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.state import CAP_EXACT, NOBODY, Cluster, is_habitable, total


def has_room(state: Cluster, reached: i64) -> bool:
    """Whether one more habitable tile may have this total (G4.39)."""
    if reached <= FREE_TOTAL:
        return True
    return reached <= HIGHEST_TOTAL and taken_up(state, reached) < CAPS[reached]


def taken_up(state: Cluster, reached: i64) -> i64:
    """How many tiles have this total, or by an option this or a higher one."""
    if state.cap_mode == CAP_EXACT:
        return state.tally[reached]
    count: i64 = 0
    for value in range(reached, i64(HIGHEST_TOTAL + 1)):
        count += state.tally[value]
    return count


@final
class Build(PaidAction):
    """Improve the tile on a cell for good (G4.37, G4.42)."""

    def __init__(self) -> None:
        super().__init__(named_by_cell("build"))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        kind: i64 = state.tiles[target]
        if kind == EMPTY:
            return NOT_THERE
        if not is_habitable(kind):
            return "G4.74" if kind == MITS else "G4.37"
        if state.colonies[target] != NOBODY:
            return "G4.41"
        hands: i64 = state.hands(ask.seat, target)
        if hands == 0:
            return "G4.37"
        built: i64 = state.built[target]
        if built >= MOST_BUILT or hands <= built:
            return "G4.38"
        return ALLOWED if has_room(state, kind % RANK_COUNT + state.pennies[target] + 1) else "G4.39"

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return BUILD_COST

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        state.tally[total(state, target)] -= 1
        state.pennies[target] += 1
        state.built[target] += 1
        state.tally[total(state, target)] += 1
        state.tell(BUILT, seat, target, total(state, target))

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Only where the seat has members."""
        if state.points_left < BUILD_COST:
            return
        coins = state.coins
        leader: i64 = state.leaders[ask.seat]
        first: i64 = ask.seat * CELLS
        for cell in range(i64(CELLS)):
            if (coins[first + cell] > 0 or cell == leader) and self.forbidden(state, ask, cell) == ALLOWED:
                out.add(self.first + cell)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        """Two improvements of one tile; the facts are where, the total reached, and the points (G4.38)."""
        if state.points_left < 2 * BUILD_COST:
            return []
        return [
            Plan(
                "build-twice",
                [int(self.first + cell)] * 2,
                (int(cell), int(total(state, cell)) + 2, 2 * BUILD_COST),
            )
            for cell in range(i64(CELLS))
            if self.forbidden(state, ask, cell) == ALLOWED and allows_second(state, ask.seat, cell)
        ]


def allows_second(state: Cluster, seat: i64, cell: i64) -> bool:
    """Whether nothing but the price would stand against one more improvement after the next one."""
    return (
        state.built[cell] + 1 < MOST_BUILT
        and state.hands(seat, cell) > state.built[cell] + 1
        and has_room(state, total(state, cell) + 2)
    )


BUILD: Final = Build()
