"""What is under way: frames, open questions, and the state that carries both.

A **frame** is one procedure under way. An **ask** is one open question to one seat. Both are kept as
plain ints inside the :class:`State`, so that a game can be saved, cloned and searched in the middle
of anything. How they are driven stands in :mod:`orrery.engine.game`.
"""

from abc import ABC, abstractmethod
from typing import Final, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.events import EVERYBODY, Recorder

CHANCE: Final = -1
"""The seat that rolls dice and draws cards."""

PASS: Final = -1
"""The choice that means "nothing" wherever a decision offers it."""

UNANSWERED: Final = -2
"""Stands in an open ask until its seat has answered."""

BARE: Final = 0
"""The number of seats of a state that is still to be filled by :meth:`State.clone`."""

FINISHED: Final = 1 << 20
"""The step of a procedure that has nothing more to do."""

FRAME_WIDTH: Final = 7
ASK_WIDTH: Final = 6

NO_FACTS: Final = ("recorder", "book")
"""Fields of a state that don't describe the position: who listens, and the rulebook of the title."""


def seat_name(seat: int) -> str:
    """A seat in messages for developers."""
    return "chance" if seat == CHANCE else f"seat {seat}"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Frame:
    """One procedure under way: where it stands, whose it is, and three ints of its own.

    A frame handed to a step is a copy and never changes; a step that wants another one on the
    stack replaces the top (:meth:`State.goto`).
    """

    __slots__ = ("procedure", "seat", "step", "void", "x", "y", "z")

    def __init__(self, procedure: i64, step: i64, seat: i64, x: i64, y: i64, z: i64, void: i64) -> None:
        self.procedure: i64 = procedure
        self.step: i64 = step
        self.seat: i64 = seat
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z
        self.void: i64 = void

    def __repr__(self) -> str:
        ints = f"{self.x}, {self.y}, {self.z}"
        void = ", void" if self.void != 0 else ""
        whose = seat_name(self.seat)
        return f"<Frame of procedure {self.procedure} at step {self.step}, {whose}, ({ints}){void}>"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Ask:
    """An open question: which decision, put to which seat, about what."""

    __slots__ = ("decision", "seat", "x", "y", "z")

    def __init__(self, seat: i64, decision: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        self.seat: i64 = seat
        self.decision: i64 = decision
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, decision={self.decision}, x={self.x}, y={self.y}, z={self.z})"


@final
class Choices:
    """A buffer that decisions write their options into; it is reused, so that nothing is allocated."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 32)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, choice: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = choice
        else:
            self.items = append(self.items, choice)
        self.count += 1

    def get(self, index: i64) -> i64:
        return self.items[index]

    def listed(self) -> list[int]:
        """The choices as a list of its own."""
        return [choice for choice in self.items[: self.count]]  # noqa: C416 compiled, list() takes longer


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Every fact of a position; a title adds its own fields.

    Fields are ``i64`` scalars and ``vec[i64]`` rows, one per fact, and nothing else: the plain form
    (:mod:`orrery.engine.plain`) reads them by name. Made without seats, a state is bare: it has no
    rows, so that a clone does not make them twice. A title whose components bend the rules may keep
    what they declare in one more field, ``book``: states share it, and what a position means does not
    depend on which of several equal ones it carries.
    """

    def __init__(self, seats: i64 = BARE, sources: i64 = 0) -> None:
        if seats == BARE:
            return
        self.seats: i64 = seats
        self.stack: vec[i64] = vec[i64]([0] * (FRAME_WIDTH * 4))
        self.depth: i64 = 0
        self.asked: vec[i64] = vec[i64]([0] * ASK_WIDTH)
        self.open: i64 = 0
        self.reveals: i64 = 0
        self.ledger: vec[i64] = vec[i64]([0] * (seats * sources))
        self.recorder: Recorder | None = None

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing with this one; nobody listens to it."""

    @final
    def copy_flow(self, twin: "State") -> None:
        """The engine's own part of a clone."""
        twin.seats = self.seats
        twin.stack = self.stack[:]
        twin.depth = self.depth
        twin.asked = self.asked[:]
        twin.open = self.open
        twin.reveals = self.reveals
        twin.ledger = self.ledger[:]
        twin.recorder = None

    @final
    def push(self, procedure: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> i64:
        """Begin a procedure above whatever is under way; returns its index on the stack."""
        self.depth += 1
        while len(self.stack) < self.depth * FRAME_WIDTH:
            self.stack = append(self.stack, 0)
        self._write_top(procedure, 0, seat, x, y, z)
        return self.depth - 1

    @final
    def goto(self, step: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Let the procedure on top go on at ``step`` with new ints; call it before pushing another.

        A step is named by its function: ``FLIGHT_STEPS.at(land)``, worked out once.
        """
        at: i64 = (self.depth - 1) * FRAME_WIDTH
        self._write_top(self.stack[at], step, self.stack[at + 2], x, y, z)

    @final
    def again(self, frame: Frame, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Let the step that was handed ``frame`` run once more, with new ints, before the next one."""
        self.goto(frame.step, x, y, z)

    @final
    def restart(self, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Let the procedure on top begin anew with other ints."""
        self.goto(0, x, y, z)

    @final
    def finish(self) -> None:
        """Let the procedure on top end: it has no further step."""
        self.goto(FINISHED, 0, 0, 0)

    @final
    def next_step(self) -> None:
        """Let the procedure on top go on at its next step, with the ints that it has."""
        self.stack[(self.depth - 1) * FRAME_WIDTH + 1] += 1

    @final
    def _write_top(self, procedure: i64, step: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        at: i64 = (self.depth - 1) * FRAME_WIDTH
        self.stack[at] = procedure
        self.stack[at + 1] = step
        self.stack[at + 2] = seat
        self.stack[at + 3] = x
        self.stack[at + 4] = y
        self.stack[at + 5] = z
        self.stack[at + 6] = 0

    @final
    def frame(self, place: i64) -> Frame:
        """The frame at ``place`` on the stack, 0 being the oldest."""
        at: i64 = place * FRAME_WIDTH
        row = self.stack
        return Frame(row[at], row[at + 1], row[at + 2], row[at + 3], row[at + 4], row[at + 5], row[at + 6])

    @final
    def void(self, place: i64) -> None:
        """Cancel the frame at ``place``: its further steps don't happen."""
        self.stack[place * FRAME_WIDTH + 6] = 1

    @final
    def is_void(self, place: i64) -> bool:
        return self.stack[place * FRAME_WIDTH + 6] != 0

    @final
    def ask(self, seat: i64, decision: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Put a question to ``seat``.

        Several asks made in one go form a group: all of one decision, answered in any order,
        resolved together in the order in which they were put.
        """
        at: i64 = self.open * ASK_WIDTH
        while len(self.asked) < at + ASK_WIDTH:
            self.asked = append(self.asked, 0)
        row = self.asked
        row[at] = seat
        row[at + 1] = decision
        row[at + 2] = x
        row[at + 3] = y
        row[at + 4] = z
        row[at + 5] = UNANSWERED
        self.open += 1

    @final
    def ask_at(self, index: i64) -> Ask:
        """The ``index``-th ask of the open group, answered or not."""
        at: i64 = index * ASK_WIDTH
        row = self.asked
        return Ask(row[at], row[at + 1], row[at + 2], row[at + 3], row[at + 4])

    @final
    def seat_at(self, index: i64) -> i64:
        """Whom the ``index``-th ask of the open group is put to."""
        return self.asked[index * ASK_WIDTH]

    @final
    def decision_at(self, index: i64) -> i64:
        """Which decision the ``index``-th ask of the open group is about."""
        return self.asked[index * ASK_WIDTH + 1]

    @final
    def answer_at(self, index: i64) -> i64:
        """What the ``index``-th ask of the open group was answered with, or ``UNANSWERED``."""
        return self.asked[index * ASK_WIDTH + 5]

    @final
    def set_answer(self, index: i64, choice: i64) -> None:
        """Keep (or, with ``UNANSWERED``, take back) an answer inside an open group."""
        self.asked[index * ASK_WIDTH + 5] = choice

    @final
    def find_ask(self, seat: i64) -> i64:
        """Which ask of the open group is the one to ``seat``; -1 if there is none."""
        for index in range(self.open):
            if self.asked[index * ASK_WIDTH] == seat:
                return index
        return -1

    @final
    def first_unanswered(self) -> i64:
        """Which ask waits first; -1 if none does, that is when the game is over."""
        for index in range(self.open):
            if self.asked[index * ASK_WIDTH + 5] == UNANSWERED:
                return index
        return -1

    @final
    def tell(
        self,
        kind: i64,
        seat: i64,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        to: i64 = EVERYBODY,
        public: i64 = 0,
    ) -> None:
        """Say that something happened; rules never read it back.

        Seats outside the mask ``to`` get the same event with -1 for ``a``, ``b`` and ``c``, except
        the first ``public`` of them.
        """
        recorder = self.recorder
        if recorder is not None:
            recorder.record(kind, seat, a, b, c, to, public)

    @final
    def reveal(self) -> None:
        """Something hidden was shown: answers given before this can't be taken back."""
        self.reveals += 1

    @final
    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Book ``points`` for ``seat`` under ``source``."""
        sources: i64 = i64(len(self.ledger)) // self.seats
        self.ledger[seat * sources + source] += points

    @final
    def points(self, seat: i64) -> i64:
        """What the ledger of ``seat`` sums to."""
        sources: i64 = i64(len(self.ledger)) // self.seats
        total: i64 = 0
        for index in range(seat * sources, (seat + 1) * sources):
            total += self.ledger[index]
        return total


S = TypeVar("S", bound=State)
