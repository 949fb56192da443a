"""Decisions and procedures: what may be answered, what follows, and in which steps.

Both halves of a rule, what may be chosen and what comes of it, stand together in one small class.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.errors import BadToken
from orrery.engine.flow import FINISHED, PASS, UNANSWERED, Ask, Choices, Frame, S

ALLOWED: Final = ""
"""Stands for a clause where none speaks against a choice."""

NO_STEP: Final = "over"
FINISHED_STEP: Final = "finished"
PASS_TOKEN = "pass"
LONGEST_NUMBER = 9


@final
class Refusal:
    """A choice that a player might expect but may not make now, and the clause that says why."""

    def __init__(self, choice: int, clause: str) -> None:
        self.choice = choice
        self.clause = clause

    def plain(self) -> tuple[int, str]:
        return (self.choice, self.clause)


@final
class Plan:
    """A labelled chain of answers of one seat, such as a whole route.

    ``label`` is an identifier with a text of its own; ``facts`` are the numbers that text needs.
    """

    def __init__(self, label: str, choices: list[int], facts: tuple[int, ...] = ()) -> None:
        self.label = label
        self.choices = choices
        self.facts = facts

    def plain(self) -> tuple[str, list[int], tuple[int, ...]]:
        return (self.label, self.choices, self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(ABC, Generic[S]):
    """One kind of question.

    ``key`` names it in logs, texts and clients; it is given by the title's table of decisions
    (:meth:`Keys.lay_out <orrery.engine.keys.Keys.lay_out>`). ``names``, if given, are the words that stand
    for the choices 0, 1, 2 … in notation; without them a choice is written as its number.
    """

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self.key: str = ""
        self.names: tuple[str, ...] = names

    @abstractmethod
    def size(self, state: S) -> i64:
        """Every choice lies in ``0 <= choice < size``, or is ``PASS``; constant during a game."""

    @abstractmethod
    def options(self, state: S, ask: Ask, out: Choices) -> None:
        """Write what may be answered now into ``out``: ascending, at least one, nothing changed."""

    @abstractmethod
    def resolve(self, state: S, ask: Ask, choice: i64) -> None:
        """Carry out a choice that is taken to be legal; may push frames or ask again."""

    def weights(self, state: S, ask: Ask, out: Choices) -> None:
        """The odds of the options of a CHANCE question, in the same order; equal by default."""
        offered = Choices()
        self.options(state, ask, offered)
        for _ in range(offered.count):
            out.add(1)

    def turn_of(self, ask: Ask) -> i64:
        """The seat in whose turn CHANCE is asked this; -1 if it is between turns."""
        return -1

    def ends_turn(self, choice: i64) -> bool:
        """Whether a seat says with this answer, in so many words, that its turn is over."""
        return False

    def settled(self, choices: list[int]) -> bool:
        """Whether a group of asks can be resolved; by default when all have answered.

        ``choices`` are in the order of asking, ``UNANSWERED`` for seats that have not.
        """
        return UNANSWERED not in choices

    def settle(self, state: S, asks: list[Ask], choices: list[int]) -> None:
        """Resolve a settled group; by default one by one in the order of asking."""
        for index in range(len(asks)):
            self.resolve(state, asks[index], choices[index])

    def refused(self, state: S, ask: Ask) -> list[Refusal]:
        """What a person could try on something they see but may not do now, each with the clause."""
        return []

    def against(self, state: S, ask: Ask, choice: i64) -> str:
        """The clause by which a choice is refused; ``ALLOWED`` if none is named."""
        for refusal in self.refused(state, ask):
            if refusal.choice == choice:
                return refusal.clause
        return ALLOWED

    def plans(self, state: S, ask: Ask) -> list[Plan]:
        """Chains of answers that begin with this question and belong to one seat."""
        return []

    def token(self, ask: Ask, choice: int) -> str:
        """The one text form of a choice: in log, save, command line and drawings.

        It may look at the seat of the ask, not at its ints: a save is read without them. No blanks.
        """
        if choice == PASS:
            return PASS_TOKEN
        return self.names[choice] if self.names else str(choice)

    def read(self, ask: Ask, token: str) -> int:
        """The choice that ``token`` stands for, legal or not; raises :class:`BadToken`."""
        if token == PASS_TOKEN:
            return PASS
        if token in self.names:
            return self.names.index(token)
        if not self.names and token.isascii() and token.isdigit() and len(token) <= LONGEST_NUMBER:
            choice = int(token)
            if str(choice) == token:
                return choice
        raise BadToken(self.key, token)


@mypyc_attr(allow_interpreted_subclasses=True)
class Alternatives(Decision[S]):
    """A question to which each of its names can always be answered."""

    def size(self, state: S) -> i64:
        return len(self.names)

    def options(self, state: S, ask: Ask, out: Choices) -> None:
        for choice in range(i64(len(self.names))):
            out.add(choice)

    def weights(self, state: S, ask: Ask, out: Choices) -> None:
        for _ in range(i64(len(self.names))):
            out.add(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Decision[S]):
    """Something that can be taken (the choice 0) or passed."""

    def size(self, state: S) -> i64:
        return 1

    def options(self, state: S, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        out.add(0)


@final
class Procedure(Generic[S]):
    """A row of steps; each step changes facts, pushes a frame or asks.

    ``key`` is given by the title's table of procedures, like that of a decision.
    """

    def __init__(self, *steps: Callable[[S, Frame], None]) -> None:
        self.key: str = ""
        self.steps: tuple[Callable[[S, Frame], None], ...] = steps

    def at(self, step: Callable[[S, Frame], None]) -> i64:
        """The place of a step in the row: what :meth:`State.goto` takes."""
        return self.steps.index(step)

    def name_of(self, step: i64) -> str:
        """What a step is called in notation; ``over`` behind the last one."""
        if step < len(self.steps):
            return self.steps[step].__name__.replace("_", "-")
        return FINISHED_STEP if step == FINISHED else NO_STEP

    def called(self, name: str) -> int:
        """The place of the step with this name; -1 if there is none."""
        names = [self.name_of(step) for step in range(i64(len(self.steps)) + 1)]
        if name == FINISHED_STEP:
            return FINISHED
        return names.index(name) if name in names else -1
