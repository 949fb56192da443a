"""Effects as declarations: when they wake, and which ops they carry out.

An op is one word of a title's vocabulary with up to three numbers. A title writes its words as small
functions that return an :class:`Op`, lists its effects in tables, and says in one method what each
word does. An op that asks or pushes a frame simply stops there; the frame of the effect remembers
where it goes on. Two words belong to every title: :func:`either` and :func:`may`.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.bits import bit, has
from orrery.engine.decision import Decision
from orrery.engine.flow import PASS, Ask, Choices, Frame, S

JUMP: Final = -1
CHOOSE: Final = -2
OP_WIDTH: Final = 4
WORD_BITS: Final = 62
MOST_BRANCHES: Final = 8


@final
class Op:
    """One thing that happens: a word and its numbers. Words of a title are 0 or more."""

    def __init__(self, word: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.word = word
        self.a = a
        self.b = b
        self.c = c


@final
class Branching:
    """A choice between rows of ops; made by :func:`either` and :func:`may`."""

    def __init__(self, branches: tuple[tuple[Op, ...], ...], optional: int) -> None:
        self.branches = branches
        self.optional = optional


Act: TypeAlias = Op | Branching


def either(*branches: Op | tuple[Op, ...]) -> Branching:
    """The owner chooses one of the branches."""
    return Branching(tuple((branch,) if isinstance(branch, Op) else branch for branch in branches), 0)


def may(*ops: Op) -> Branching:
    """The owner does this or passes."""
    return Branching((ops,), 1)


@final
class Effect:
    """One line of a table: a key, the clause it stands for, the trigger it wakes on, what it does."""

    def __init__(self, key: str, clause: str, when: int, *acts: Act) -> None:
        self.key = key
        self.clause = clause
        self.when = when
        self.acts: tuple[Act, ...] = acts


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(ABC, Generic[S]):
    """The effects of a title, compiled once to rows of ints.

    ``procedure`` and ``decision`` are the places that the title gave to :meth:`run` and
    :class:`ChooseBranch` in its own tables. Which effects a seat owns is kept by the title in a row of
    ``words`` ints per seat, written and read through :meth:`give` and :meth:`owns`.
    """

    def __init__(
        self, effects: tuple[Effect, ...], triggers: int, procedure: int, decision: int = -1
    ) -> None:
        self.effects = effects
        self.procedure: i64 = procedure
        self.decision: i64 = decision
        self.words: i64 = (len(effects) + WORD_BITS - 1) // WORD_BITS
        self.code: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()
        self.waking: vec[i64] = vec[i64]([0] * int(triggers * self.words))
        for index, effect in enumerate(effects):
            self._compile(index, effect)
        self.starts = append(self.starts, len(self.code) // OP_WIDTH)

    @abstractmethod
    def perform(self, state: S, seat: i64, word: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out one op for ``seat``; may ask or push frames."""

    def possible(self, state: S, seat: i64, word: i64, a: i64, b: i64, c: i64) -> bool:
        """Whether a branch that begins with this op may be chosen."""
        return True

    @final
    def give(self, row: vec[i64], seat: i64, effect: i64) -> None:
        """Mark ``effect`` as owned by ``seat``."""
        row[seat * self.words + effect // WORD_BITS] |= bit(effect % WORD_BITS)

    @final
    def owns(self, row: vec[i64], seat: i64, effect: i64) -> bool:
        return has(row[seat * self.words + effect // WORD_BITS], effect % WORD_BITS)

    @final
    def wake(self, state: S, row: vec[i64], seat: i64, trigger: i64) -> None:
        """Start every owned effect that listens to ``trigger``; they run in the order of the table."""
        word: i64 = self.words - 1
        while word >= 0:
            awake: i64 = row[seat * self.words + word] & self.waking[trigger * self.words + word]
            place: i64 = WORD_BITS - 1
            while awake != 0:
                if has(awake, place):
                    awake ^= bit(place)
                    self.start(state, seat, word * WORD_BITS + place)
                place -= 1
            word -= 1

    @final
    def start(self, state: S, seat: i64, effect: i64) -> None:
        """Carry out ``effect`` for ``seat``, before whatever is under way goes on."""
        state.push(self.procedure, seat, effect, self.starts[effect])

    @final
    def run(self, state: S, frame: Frame) -> None:
        """The one step of the effect procedure: ops one after the other until one of them waits."""
        at: i64 = frame.y
        end: i64 = self.starts[frame.x + 1]
        depth: i64 = state.depth
        while at < end:
            here: i64 = at * OP_WIDTH
            word: i64 = self.code[here]
            at = self.code[here + 1] if word == JUMP else at + 1
            state.again(frame, frame.x, at)
            if word == CHOOSE:
                state.ask(frame.seat, self.decision, frame.x, at - 1)
            elif word != JUMP:
                self.perform(
                    state, frame.seat, word, self.code[here + 1], self.code[here + 2], self.code[here + 3]
                )
            if state.open > 0 or state.depth != depth:
                return
        state.finish()

    @final
    def _compile(self, index: i64, effect: Effect) -> None:
        self.starts = append(self.starts, len(self.code) // OP_WIDTH)
        self.waking[effect.when * self.words + index // WORD_BITS] |= bit(index % WORD_BITS)
        for act in effect.acts:
            if isinstance(act, Branching):
                self._compile_branches(act)
            else:
                self._emit(act.word, act.a, act.b, act.c)

    @final
    def _compile_branches(self, act: Branching) -> None:
        """A CHOOSE op, then a jump to each branch, then the branches, each ending with a jump to the end."""
        assert min(map(len, act.branches)) > 0, "a branch does nothing"
        assert len(act.branches) <= MOST_BRANCHES
        place: i64 = len(self.code) // OP_WIDTH + 1 + len(act.branches)
        end: i64 = place + sum(len(branch) + 1 for branch in act.branches)
        self._emit(CHOOSE, len(act.branches), act.optional, end)
        for branch in act.branches:
            self._emit(JUMP, place, 0, 0)
            place += len(branch) + 1
        for branch in act.branches:
            for op in branch:
                self._emit(op.word, op.a, op.b, op.c)
            self._emit(JUMP, end, 0, 0)

    @final
    def _emit(self, word: i64, a: i64, b: i64, c: i64) -> None:
        code = self.code
        for value in (word, a, b, c):
            code = append(code, value)
        self.code = code


@final
class ChooseBranch(Decision[S]):
    """Which branch of an effect is carried out; PASS where it is optional or nothing is possible."""

    def __init__(self, effects: Effects[S]) -> None:
        super().__init__()
        self.effects: Effects[S] = effects

    def size(self, state: S) -> i64:
        return MOST_BRANCHES

    def options(self, state: S, ask: Ask, out: Choices) -> None:
        code = self.effects.code
        at: i64 = ask.y * OP_WIDTH
        offered = Choices()
        for branch in range(code[at + 1]):
            first: i64 = code[at + (branch + 1) * OP_WIDTH + 1] * OP_WIDTH
            if self.effects.possible(
                state, ask.seat, code[first], code[first + 1], code[first + 2], code[first + 3]
            ):
                offered.add(branch)
        if code[at + 2] == 1 or offered.count == 0:
            out.add(PASS)
        for index in range(offered.count):
            out.add(offered.get(index))

    def resolve(self, state: S, ask: Ask, choice: i64) -> None:
        """Go on at the branch, or behind all of them after a pass."""
        if choice == PASS:
            state.restart(ask.x, self.effects.code[ask.y * OP_WIDTH + 3])
        else:
            state.restart(ask.x, ask.y + 1 + choice)
