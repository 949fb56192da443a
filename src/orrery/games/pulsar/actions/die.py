"""Using a die of the turn: a silver one, or a red bonus die (P3.2, P9.2)."""

from typing import final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE, Action
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.actions.spending import is_usable
from orrery.games.pulsar.keys import ACT, CHOOSE_BONUS
from orrery.games.pulsar.payment import value_of
from orrery.games.pulsar.state import DICE, HELD, NO_DIE, RED, RED_VALUES, Pulsar
from orrery.games.pulsar.verbs import lose_reds


@final
class UseSilver(Action[Pulsar]):
    """Use one of the drafted dice, or that of a split; targets are slots."""

    def __init__(self) -> None:
        super().__init__(("first", "second", "extra"))

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        return ALLOWED if value_of(state, ask.seat, target) != NO_DIE else NOT_THERE

    def do(self, state: Pulsar, ask: Ask, target: i64) -> None:
        state.ask(ask.seat, ACT, target)

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for slot in range(i64(RED)):
            if state.dice[ask.seat * DICE + slot] != NO_DIE:
                out.add(self.first + slot)


@final
class UseRed(Action[Pulsar]):
    """Use a bonus die that is held; which one is asked next, unless those that can be used have one value."""

    def __init__(self) -> None:
        super().__init__(("red",))

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        clause = NOT_THERE
        for value in range(i64(RED_VALUES)):
            if state.bonuses[ask.seat * RED_VALUES + value] > 0:
                if is_usable(state, ask.seat, HELD + value):
                    return ALLOWED
                clause = "P3.8"
        return clause

    def do(self, state: Pulsar, ask: Ask, target: i64) -> None:
        found = Choices()
        usable_reds(state, ask.seat, found)
        if found.count == 1:
            use_red(state, ask.seat, found.get(0))
        else:
            state.ask(ask.seat, CHOOSE_BONUS)


def holds_red(state: Pulsar, seat: i64, value: i64) -> bool:
    return state.bonuses[seat * RED_VALUES + value] > 0


def usable_reds(state: Pulsar, seat: i64, out: Choices) -> None:
    """The values of bonus dice that are held and can do anything."""
    for value in range(i64(RED_VALUES)):
        if holds_red(state, seat, value) and is_usable(state, seat, HELD + value):
            out.add(value)


def use_red(state: Pulsar, seat: i64, value: i64) -> None:
    """Use one of the bonus dice; the others are lost with that (P9.6)."""
    lose_reds(state, seat)
    state.dice[seat * DICE + RED] = value
    state.ask(seat, ACT, RED)
