"""Moves of coins and of the leader: over borders (G4.14 to G4.19) and by warp (G4.53 to G4.55)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED, Plan
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.actions.paid import PaidAction
from orrery.games.cluster.actions.send import send_coins, send_leader
from orrery.games.cluster.data.facing import CLOSED, DIRECTION_NAMES, DIRECTIONS
from orrery.games.cluster.data.limits import WARP_COST
from orrery.games.cluster.data.tiles import EMPTY, SUPERNOVA
from orrery.games.cluster.keys import LEADER_MOVED, MOVED
from orrery.games.cluster.lattice import CELLS, NAMES, NEIGHBOURS
from orrery.games.cluster.reach import WARP_END_NAMES, WARP_ENDS, can_warp, end_at, has_station, warp_end
from orrery.games.cluster.state import NOBODY, NOWHERE, Cluster


def against_step(state: Cluster, border: i64) -> str:
    """The clause by which nobody can cross a border; ``NOT_THERE`` if no tile lies beyond it."""
    beyond: i64 = NEIGHBOURS[border]
    if beyond >= CELLS or state.tiles[beyond] == EMPTY:
        return NOT_THERE
    if state.tiles[beyond] == SUPERNOVA:
        return "G4.19"
    return ALLOWED if state.borders[border] != CLOSED else "G4.15"


def against_warp(state: Cluster, seat: i64, source: i64, end: i64) -> str:
    """The clause by which a member on a cell can't warp to an end; ``NOT_THERE`` if that is not built."""
    if warp_end(state, seat, end) == NOWHERE:
        return NOT_THERE
    if can_warp(state, end_at(state, seat, source), end):
        return ALLOWED
    return "G4.53" if state.stations[source] in (NOBODY, seat) else "G4.55"


def offer_warps(state: Cluster, seat: i64, start: i64, first: i64, out: Choices) -> None:
    """The warps from one end; ``first`` is the choice that stands for the one to the MITS."""
    for end in range(i64(WARP_ENDS)):
        if can_warp(state, start, end) and warp_end(state, seat, end) != NOWHERE:
            out.add(first + end)


def move_coin(state: Cluster, seat: i64, source: i64, target: i64, cost: i64) -> None:
    state.coins[seat * CELLS + source] -= 1
    state.coins[seat * CELLS + target] += 1
    state.tell(MOVED, seat, source, target, cost)


def move_leader(state: Cluster, seat: i64, target: i64, cost: i64) -> None:
    state.tell(LEADER_MOVED, seat, state.leaders[seat], target, cost)
    state.leaders[seat] = target


def begins_with(plan: Plan, action: PaidAction) -> bool:
    """Whether the first answer of a plan is one of this action."""
    return 0 <= plan.choices[0] - action.first < len(action.names)


@final
class StepCoin(PaidAction):
    """A coin over a border; a target is ``cell * DIRECTIONS + direction``."""

    def __init__(self) -> None:
        borders = range(CELLS * DIRECTIONS)
        super().__init__(
            tuple(f"{NAMES[border // DIRECTIONS]}-{NAMES[NEIGHBOURS[border]]}" for border in borders)
        )

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        if state.coins[ask.seat * CELLS + target // DIRECTIONS] == 0:
            return NOT_THERE
        return against_step(state, target)

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return state.borders[target]

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        move_coin(state, seat, target // DIRECTIONS, NEIGHBOURS[target], state.borders[target])

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """A border that has a price has tiles on both sides."""
        left: i64 = state.points_left
        if left == 0:
            return
        coins = state.coins
        borders = state.borders
        first: i64 = self.first
        own: i64 = ask.seat * CELLS
        for cell in range(i64(CELLS)):
            if coins[own + cell] > 0:
                for border in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
                    if CLOSED < borders[border] <= left:
                        out.add(first + border)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        return [
            plan
            for cell in range(i64(CELLS))
            if state.coins[ask.seat * CELLS + cell] > 0
            for plan in send_coins(state, ask.seat, cell, STEP_COIN.first, WARP_COIN.first)
            if begins_with(plan, self)
        ]


@final
class StepLeader(PaidAction):
    """The leader over a border, at the price of a coin (G4.18); a target is a direction."""

    def __init__(self) -> None:
        super().__init__(tuple(f"leader-{direction}" for direction in DIRECTION_NAMES))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        leader: i64 = state.leaders[ask.seat]
        return against_step(state, leader * DIRECTIONS + target) if leader >= 0 else NOT_THERE

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return state.borders[state.leaders[ask.seat] * DIRECTIONS + target]

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        border: i64 = state.leaders[seat] * DIRECTIONS + target
        move_leader(state, seat, NEIGHBOURS[border], state.borders[border])

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """A border that has a price has tiles on both sides."""
        left: i64 = state.points_left
        leader: i64 = state.leaders[ask.seat]
        if left == 0 or leader < 0:
            return
        for direction in range(i64(DIRECTIONS)):
            if CLOSED < state.borders[leader * DIRECTIONS + direction] <= left:
                out.add(self.first + direction)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        sent = send_leader(state, ask.seat, STEP_LEADER.first, WARP_LEADER.first)
        return [plan for plan in sent if begins_with(plan, self)]


@final
class WarpCoin(PaidAction):
    """A coin by warp; a target is ``from * WARP_ENDS + to``."""

    def __init__(self) -> None:
        super().__init__(tuple(f"warp-{start}-{end}" for start in WARP_END_NAMES for end in WARP_END_NAMES))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        source: i64 = warp_end(state, ask.seat, target // WARP_ENDS)
        if source == NOWHERE or state.coins[ask.seat * CELLS + source] == 0:
            return NOT_THERE
        return against_warp(state, ask.seat, source, target % WARP_ENDS)

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return WARP_COST

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        source: i64 = warp_end(state, seat, target // WARP_ENDS)
        move_coin(state, seat, source, warp_end(state, seat, target % WARP_ENDS), WARP_COST)

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Nothing for a seat without stations."""
        if state.points_left < WARP_COST or not has_station(state, ask.seat):
            return
        for start in range(i64(WARP_ENDS)):
            source: i64 = warp_end(state, ask.seat, start)
            if source != NOWHERE and state.coins[ask.seat * CELLS + source] > 0:
                offer_warps(state, ask.seat, start, self.first + start * WARP_ENDS, out)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        if not has_station(state, ask.seat):
            return []
        ends = [warp_end(state, ask.seat, end) for end in range(i64(WARP_ENDS))]
        return [
            plan
            for cell in ends
            if cell != NOWHERE and state.coins[ask.seat * CELLS + cell] > 0
            for plan in send_coins(state, ask.seat, cell, STEP_COIN.first, WARP_COIN.first)
            if begins_with(plan, self)
        ]


@final
class WarpLeader(PaidAction):
    """The leader by warp, from where he is (G4.18); a target is an end."""

    def __init__(self) -> None:
        super().__init__(tuple(f"leader-warp-{end}" for end in WARP_END_NAMES))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        leader: i64 = state.leaders[ask.seat]
        return against_warp(state, ask.seat, leader, target) if leader >= 0 else NOT_THERE

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return WARP_COST

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        move_leader(state, seat, warp_end(state, seat, target), WARP_COST)

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Nothing for a seat without stations."""
        leader: i64 = state.leaders[ask.seat]
        if state.points_left < WARP_COST or leader < 0 or not has_station(state, ask.seat):
            return
        offer_warps(state, ask.seat, end_at(state, ask.seat, leader), self.first, out)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        if not has_station(state, ask.seat):
            return []
        sent = send_leader(state, ask.seat, STEP_LEADER.first, WARP_LEADER.first)
        return [plan for plan in sent if begins_with(plan, self)]


STEP_COIN: Final = StepCoin()
STEP_LEADER: Final = StepLeader()
WARP_COIN: Final = WarpCoin()
WARP_LEADER: Final = WarpLeader()
