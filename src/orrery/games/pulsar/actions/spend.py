"""Acts that cost a die: what they take, how a die becomes it, and what stands against it."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from orrery.engine.actions import Action
from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.keys import ACTION, PAY
from orrery.games.pulsar.payment import TOKENS, can_become, free_steps, reachable, spend, value_of
from orrery.games.pulsar.state import RED, Pulsar
from orrery.games.pulsar.verbs import may_take_red

VALUES: Final = 8
"""A way to pay is written as token * 8 + value."""


class Spend(Action[Pulsar]):
    """An act that costs one die of a value it takes (P3.3); ``trigger`` gives the free steps for it (P3.7).

    It is carried out by a frame of its own, after the technologies about tokens have acted.
    """

    def __init__(self, names: tuple[str, ...], trigger: i64) -> None:
        super().__init__(names)
        self.trigger: i64 = trigger

    @abstractmethod
    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        """The values of dice that a target takes, as bits."""

    @abstractmethod
    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        """Do it: the die is spent, and it had this value."""

    def do(self, state: Pulsar, ask: Ask, target: i64) -> None:
        ways = Choices()
        self.ways(state, ask, target, ways)
        if ways.count == 1:
            self.pay(state, ask, target, ways.get(0))
        else:
            state.ask(ask.seat, PAY, ask.x, self.first + target)

    def ways(self, state: Pulsar, ask: Ask, target: i64, out: Choices) -> None:
        """Every token with every value that the target takes, as token * 8 + value."""
        steps = free_steps(state, ask.seat, ask.x, self.trigger)
        values = self.prices(state, ask.seat, target)
        for token in range(i64(TOKENS)):
            for value in range(i64(1), i64(7)):
                if has(values, value) and can_become(state, ask.seat, ask.x, token, value, steps):
                    out.add(token * VALUES + value)

    def pay(self, state: Pulsar, ask: Ask, target: i64, way: i64) -> None:
        """Spend the die in one of these ways; the act follows."""
        state.push(ACTION, ask.seat, self.first + target, way % VALUES)
        spend(state, ask.seat, ask.x, way // VALUES)

    def unaffordable(self, state: Pulsar, ask: Ask, target: i64) -> str:
        """Whether the die lacks the value, or only the rule of one token per die keeps it from it (P3.4)."""
        values = self.prices(state, ask.seat, target)
        if values & reachable(state, ask.seat, ask.x, self.trigger) != 0:
            return ALLOWED
        return "P3.4" if values & self._with_two_tokens(state, ask) != 0 else "P3.3"

    def _with_two_tokens(self, state: Pulsar, ask: Ask) -> i64:
        """The values that two tokens would make of the die, as bits."""
        steps = free_steps(state, ask.seat, ask.x, self.trigger)
        values: i64 = 0
        for change in changes_by_two(state, ask.seat):
            changed: i64 = value_of(state, ask.seat, ask.x) + change
            for value in range(max(i64(1), changed - steps), min(i64(6), changed + steps) + 1):
                values |= bit(value)
        return values

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        """What the die can be turned into is worked out once for all targets."""
        values = reachable(state, ask.seat, ask.x, self.trigger)
        for target in range(i64(len(self.names))):
            self.offer_for(state, ask, values, target, out)

    def offer_for(self, state: Pulsar, ask: Ask, values: i64, target: i64, out: Choices) -> None:
        """Write a target that one of these values pays for into ``out``, if nothing forbids it."""
        if self.prices(state, ask.seat, target) & values != 0:
            if self.forbidden(state, ask, target) == ALLOWED:
                out.add(self.first + target)


def changes_by_two(state: Pulsar, seat: i64) -> list[int]:
    """What two tokens of ``seat`` would add to a die together, as far as one alone would not."""
    found: list[int] = []
    if state.plus_minus[seat] >= 2:
        found += [-2, 2]
    if state.plus_minus[seat] >= 1 and state.plus_two[seat] >= 1:
        found.append(3)
    if state.plus_two[seat] >= 2:
        found.append(4)
    return found


def red_forbidden(state: Pulsar, slot: i64, clause: str) -> str:
    """A benefit with a red die needs a bonus die that is not used, also not to pay for it (P9.5, P3.10)."""
    return ALLOWED if may_take_red(state) and slot < RED else clause
