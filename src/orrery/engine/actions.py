"""Actions: what a seat may do in its turn, each kind of act as one object.

An action knows its targets and what each is called, the clause that forbids one now, what it costs and
what it does. Everything else follows from that: the options of the question, what is refused and why, the
notation, the ranges of the numbering. Nothing about an act stands anywhere else.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.decision import ALLOWED, Decision, Plan, Refusal
from orrery.engine.flow import Ask, Choices, S

NOT_THERE: Final = "-"
"""Stands for a clause where nobody could try: there is no such piece, place or player in this position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(ABC, Generic[S]):
    """One kind of act. Its targets are numbered from 0; ``names`` are their text forms.

    ``first`` is the choice that stands for target 0 in the question that offers the action.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: tuple[str, ...] = names
        self.first: i64 = 0

    @abstractmethod
    def forbidden(self, state: S, ask: Ask, target: i64) -> str:
        """The clause that forbids a target now whatever it costs; ``ALLOWED``, or ``NOT_THERE``."""

    @abstractmethod
    def do(self, state: S, ask: Ask, target: i64) -> None:
        """Carry out the act on a target that is taken to be legal, the price included."""

    def unaffordable(self, state: S, ask: Ask, target: i64) -> str:
        """The clause by which the seat can't pay for a target that is not forbidden, or ``ALLOWED``."""
        return ALLOWED

    def plans(self, state: S, ask: Ask) -> list[Plan]:
        """Chains of answers that begin with this act."""
        return []

    @final
    def against(self, state: S, ask: Ask, target: i64) -> str:
        """The first clause against a target: one that forbids it, then the price."""
        clause = self.forbidden(state, ask, target)
        return clause if clause != ALLOWED else self.unaffordable(state, ask, target)

    def offer(self, state: S, ask: Ask, out: Choices) -> None:
        """Write the choices that nothing stands against into ``out``, ascending.

        A title may override this where the answer is known quicker; the contract suite proves the two equal.
        """
        self.offer_each(state, ask, out)

    @final
    def offer_each(self, state: S, ask: Ask, out: Choices) -> None:
        """The same, derived: every target is looked at."""
        for target in range(i64(len(self.names))):
            if self.against(state, ask, target) == ALLOWED:
                out.add(self.first + target)


@mypyc_attr(allow_interpreted_subclasses=True)
class Acts(Decision[S]):
    """A question whose choices are the targets of several actions, one range after the other."""

    def __init__(self, actions: list[Action[S]]) -> None:
        super().__init__(tuple(name for action in actions for name in action.names))
        self.actions: list[Action[S]] = actions
        self.owners: list[Action[S]] = [action for action in actions for _ in action.names]
        first: i64 = 0
        for action in actions:
            action.first = first
            first += len(action.names)

    def size(self, state: S) -> i64:
        return len(self.names)

    @final
    def action_of(self, choice: i64) -> Action[S]:
        """The action in whose range a choice lies."""
        return self.owners[choice]

    def options(self, state: S, ask: Ask, out: Choices) -> None:
        for action in self.actions:
            action.offer(state, ask, out)

    def resolve(self, state: S, ask: Ask, choice: i64) -> None:
        action = self.action_of(choice)
        action.do(state, ask, choice - action.first)

    def against(self, state: S, ask: Ask, choice: i64) -> str:
        if choice < 0:
            return ALLOWED
        action = self.action_of(choice)
        clause = action.against(state, ask, choice - action.first)
        return clause if clause != NOT_THERE else ALLOWED

    def refused(self, state: S, ask: Ask) -> list[Refusal]:
        found = [Refusal(choice, self.against(state, ask, choice)) for choice in range(len(self.names))]
        return [refusal for refusal in found if refusal.clause != ALLOWED]

    def plans(self, state: S, ask: Ask) -> list[Plan]:
        return [plan for action in self.actions for plan in action.plans(state, ask)]
