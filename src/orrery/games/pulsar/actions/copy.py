"""Copying a die that was left on the board (P9.3). Targets are values, from 0."""

from typing import final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE, Action
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.data.tracks import CUBES_FOR_COPY
from orrery.games.pulsar.data.vocabulary import CHEAP_COPY, COPIED
from orrery.games.pulsar.state import MUST_USE, Pulsar
from orrery.games.pulsar.verbs import may_take_red, pay_cubes, take_red, wake


@final
class Copy(Action[Pulsar]):
    """Pay cubes for a bonus die of a value that lies on the board."""

    def __init__(self) -> None:
        super().__init__(tuple(f"copy-{value}" for value in range(1, 7)))

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        if state.pool[target] == 0:
            return NOT_THERE
        if may_take_red(state):
            return ALLOWED
        return "P9.6" if state.bonus == MUST_USE else "P9.2"

    def unaffordable(self, state: Pulsar, ask: Ask, target: i64) -> str:
        return ALLOWED if state.cubes[ask.seat] >= copy_price(state, ask.seat) else "P9.3"

    def do(self, state: Pulsar, ask: Ask, target: i64) -> None:
        pay_cubes(state, ask.seat, copy_price(state, ask.seat))
        take_red(state, ask.seat, target + 1)
        wake(state, ask.seat, COPIED)

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        if may_take_red(state) and state.cubes[ask.seat] >= copy_price(state, ask.seat):
            self.offer_each(state, ask, out)


def copy_price(state: Pulsar, seat: i64) -> i64:
    """Cubes that a copy of a leftover die costs."""
    return CUBES_FOR_COPY - awake(state, seat, CHEAP_COPY)
