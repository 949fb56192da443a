"""Flying the survey ship (P4.1)."""

from typing import final

from mypy_extensions import i64

from orrery.engine.actions import Action
from orrery.engine.decision import ALLOWED, Plan
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.decisions.fly import whole_flights
from orrery.games.pulsar.payment import value_of
from orrery.games.pulsar.space import ask_thrust, ways_to_fly
from orrery.games.pulsar.state import Pulsar


@final
class Fly(Action[Pulsar]):
    """Fly with the die; how far is asked next."""

    def __init__(self) -> None:
        super().__init__(("fly",))

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        return ALLOWED if can_fly(state, ask.seat, ask.x) else "P4.1"

    def do(self, state: Pulsar, ask: Ask, target: i64) -> None:
        ask_thrust(state, ask.seat, ask.x)

    def plans(self, state: Pulsar, ask: Ask) -> list[Plan]:
        """Every flight of the die as it is."""
        return whole_flights(state, int(ask.seat), int(ask.x), [int(self.first)])


def can_fly(state: Pulsar, seat: i64, slot: i64) -> bool:
    """A die of 1 or more always can (P9.5); one of 0 has to be lifted (P3.8)."""
    if value_of(state, seat, slot) >= 1:
        return True
    ways = Choices()
    ways_to_fly(state, seat, slot, ways)
    return ways.count > 0
