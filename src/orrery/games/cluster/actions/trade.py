"""Forced trades (G4.30 to G4.36, G4.79)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.actions.paid import PaidAction
from orrery.games.cluster.data.limits import CRYSTAL_NAMES, CRYSTALS, MOST_SEATS, SET, TRADE_COST
from orrery.games.cluster.keys import TRADED
from orrery.games.cluster.state import Cluster


def victim_of(target: i64) -> i64:
    """The other player of a trade."""
    return target // (CRYSTALS * CRYSTALS)


def given_by(target: i64) -> i64:
    """The type that the player who trades gives."""
    return target // CRYSTALS % CRYSTALS


def taken_by(target: i64) -> i64:
    """The type that the player who trades takes."""
    return target % CRYSTALS


def is_single(count: i64) -> bool:
    """Whether one of ``count`` crystals is left over when triplets and a pair are formed (G4.32)."""
    return count % SET == 1


@final
class Trade(PaidAction):
    """One crystal for one of another type, at once and without asking the victim (G4.30, G4.79)."""

    def __init__(self) -> None:
        types = [(given, taken) for given in CRYSTAL_NAMES for taken in CRYSTAL_NAMES]
        super().__init__(
            tuple(f"trade-{victim}-{given}-{taken}" for victim in range(MOST_SEATS) for given, taken in types)
        )

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        victim: i64 = victim_of(target)
        given: i64 = given_by(target)
        taken: i64 = taken_by(target)
        own: i64 = state.crystals[ask.seat * CRYSTALS + given]
        if victim >= state.seats or own == 0:
            return NOT_THERE
        if victim == ask.seat:
            return "G4.30"
        if given == taken:
            return "G4.31"
        if not is_single(state.crystals[victim * CRYSTALS + taken]):
            return "G4.32"
        return ALLOWED if state.own_sets != 0 or is_single(own) else "G4.34"

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return TRADE_COST

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        victim: i64 = victim_of(target)
        given: i64 = given_by(target)
        taken: i64 = taken_by(target)
        state.crystals[seat * CRYSTALS + given] -= 1
        state.crystals[seat * CRYSTALS + taken] += 1
        state.crystals[victim * CRYSTALS + given] += 1
        state.crystals[victim * CRYSTALS + taken] -= 1
        state.tell(TRADED, seat, victim, given, taken)

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Only types that the one has, for types that the other has."""
        if state.points_left < TRADE_COST:
            return
        crystals = state.crystals
        for victim in range(state.seats):
            if victim == ask.seat:
                continue
            for given in range(i64(CRYSTALS)):
                if crystals[ask.seat * CRYSTALS + given] > 0:
                    self._offer_taken(state, ask, victim, given, out)

    def _offer_taken(self, state: Cluster, ask: Ask, victim: i64, given: i64, out: Choices) -> None:
        start: i64 = (victim * CRYSTALS + given) * CRYSTALS
        for taken in range(i64(CRYSTALS)):
            has_it = state.crystals[victim * CRYSTALS + taken] > 0
            if has_it and self.forbidden(state, ask, start + taken) == ALLOWED:
                out.add(self.first + start + taken)


TRADE: Final = Trade()
