"""Planning for one seat: all its chains of answers, the best of them carried on."""

from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, Choices, S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import ENDING, PASSING, RESTING, Look
from orrery.players.line import LineOfPlay, best_first
from orrery.players.player import NEVER

MOST_ACTIONS: Final = 8
"""How many actions, each from rest to rest, a plan may chain."""
QUICK: Final = 24
"""Lines looked at for what follows an assumed draw."""


@final
class Effort:
    """How closely a decision is looked at.

    From each rest ``budget`` lines are looked at and the best ``breadth`` of all carried on. Lines that
    run into CHANCE are valued by one draw, the same for all; the best of them by ``draws``.
    """

    def __init__(self, breadth: i64, budget: i64, draws: i64) -> None:
        self.breadth: i64 = breadth
        self.budget: i64 = budget
        self.draws: i64 = draws


@final
class Search(Generic[S]):
    """One decision of one seat. Positions handed in are never changed.

    From the time ``until`` on, if it is given, no line is begun once there is one to answer with. No line
    begins with an answer that is ``avoided``.
    """

    def __init__(
        self,
        game: Game[S],
        look: Look[S],
        seed: i64,
        effort: Effort,
        until: float = NEVER,
        avoided: list[int] | None = None,
    ) -> None:
        self.game: Game[S] = game
        self.look: Look[S] = look
        self.seat: i64 = look.seat
        self.seed: i64 = seed
        self.effort: Effort = effort
        self.until: float = until
        self.avoided: list[int] = avoided if avoided is not None else []

    def is_late(self) -> bool:
        return self.until != NEVER and perf_counter() >= self.until

    def best(self, root: S) -> LineOfPlay[S]:
        """The best line that begins with the open question of the seat; of equal ones the first."""
        return self.candidates(root, 1)[0]

    def candidates(self, root: S, most: i64) -> list[LineOfPlay[S]]:
        """The best lines in order, ``most`` at the most, no two of the same value; none if all is avoided."""
        frontier: list[LineOfPlay[S]] = [LineOfPlay(list[int](), root, False, 0)]
        ends: list[LineOfPlay[S]] = []
        planned = self._planned(root)
        for _ in range(MOST_ACTIONS):
            found = self._carry_on(frontier, planned)
            planned = []
            ends += [line for line in found if line.ended]
            frontier = best_first([line for line in found if not line.ended], self.effort.breadth)
            if len(frontier) == 0 or self.is_late():
                break
        return best_first(ends if len(ends) > 0 else frontier, most)

    def _planned(self, root: S) -> list[LineOfPlay[S]]:
        """The lines that the title itself proposes; they may reach further than the budget."""
        ask = root.ask_at(root.find_ask(self.seat))
        origin = LineOfPlay(list[int](), root, False, 0)
        found: list[LineOfPlay[S]] = []
        for plan in self.game.plans(root, ask):
            if plan.choices[0] in self.avoided:
                continue
            ahead = self.game.clone(root)
            for choice in plan.choices:
                self.game.apply(ahead, self.seat, choice)
            if ahead.reveals == root.reveals:
                self._follow(ahead, origin, plan.choices, QUICK, found)
        return found

    def _carry_on(self, frontier: list[LineOfPlay[S]], planned: list[LineOfPlay[S]]) -> list[LineOfPlay[S]]:
        """All lines that are one action longer, and those planned, appraised."""
        found: list[LineOfPlay[S]] = planned[:]
        for line in frontier:
            self._branch(line.state, line, line.chain, self.effort.budget, found)
        found = self._appraised(found)
        if self.effort.draws > 1 and not self.is_late():
            lucky = [line for line in found if line.before is not None]
            for line in best_first(lucky, 2 * self.effort.breadth):
                self._draw_again(line)
        return found

    def _appraised(self, lines: list[LineOfPlay[S]]) -> list[LineOfPlay[S]]:
        """The lines with what they are worth; out of time, those that were reached."""
        done: list[LineOfPlay[S]] = []
        for line in lines:
            if len(done) > 0 and self.is_late():
                break
            self._appraise(line)
            done.append(line)
        return done

    def _branch(
        self, state: S, origin: LineOfPlay[S], chain: list[int], budget: i64, out: list[LineOfPlay[S]]
    ) -> i64:
        """Add the lines that go on from a question of the seat, at most ``budget``; says how many.

        The budget is shared out evenly, so that a long branch does not starve those behind it. What an
        answer reveals was only guessed, so the chain closes with it.
        """
        options = Choices()
        self.game.offer(state, state.ask_at(state.find_ask(self.seat)), options)
        left: i64 = budget
        for index in range(options.count):
            if left <= 0 or (len(out) > 0 and self.is_late()):
                break
            if len(chain) == 0 and int(options.get(index)) in self.avoided:
                continue
            ahead = self.game.clone(state)
            self.game.apply(ahead, self.seat, options.get(index))
            longer = chain if origin.closed else [*chain, int(options.get(index))]
            share: i64 = (left - 1) // (options.count - index) + 1
            if ahead.reveals == state.reveals:
                left -= self._follow(ahead, origin, longer, share, out)
            else:
                left -= self._follow(ahead, LineOfPlay(longer, ahead, True, origin.luck), longer, share, out)
        return budget - left

    def _follow(
        self, state: S, origin: LineOfPlay[S], chain: list[int], budget: i64, out: list[LineOfPlay[S]]
    ) -> i64:
        """Branch on if the next question to the seat belongs to the same action; else the line is found."""
        if self._stage(state) == PASSING and state.ask_at(0).seat == self.seat:
            return self._branch(state, origin, chain, budget, out)
        out.append(LineOfPlay(chain, state, origin.closed, origin.luck))
        return 1

    def _stage(self, state: S) -> i64:
        """What the open question is to a plan; none, or several at once, end it."""
        if state.open != 1:
            return ENDING
        ask = state.ask_at(0)
        if ask.seat != self.seat and ask.seat != CHANCE:
            return ENDING
        return self.look.evaluator.stage(ask)

    def _appraise(self, line: LineOfPlay[S]) -> None:
        """Value a line; one that runs into CHANCE is followed through an assumed draw."""
        if self._stage(line.state) == PASSING:
            line.before = line.state
            line.state = self._drawn(line.state, 0)
            line.closed = True
        line.value = self.look.value(line.state) + line.luck
        line.ended = self._stage(line.state) != RESTING

    def _draw_again(self, line: LineOfPlay[S]) -> None:
        """Value a line by the average of several draws."""
        before = line.before
        if before is None:
            return
        assumed: i64 = line.value - line.luck
        total: i64 = assumed
        for sample in range(i64(1), self.effort.draws):
            total += self.look.value(self._drawn(before, sample))
        line.value += total // self.effort.draws - assumed
        line.luck += total // self.effort.draws - assumed

    def _drawn(self, state: S, sample: i64) -> S:
        """The next rest, if CHANCE draws at random and the seat answers what then seems best."""
        rng = Rng(self.seed + sample)
        ahead = self.game.clone(state)
        while self._stage(ahead) == PASSING:
            ask = ahead.ask_at(0)
            if ask.seat == CHANCE:
                self.game.apply(ahead, CHANCE, self.game.sample(ahead, ask, rng))
            else:
                self.game.apply(ahead, self.seat, self.quick(ahead))
        return ahead

    def quick(self, state: S) -> i64:
        """The answer that leads to the best position before the next draw; here none is avoided."""
        if len(self.avoided) > 0:
            return Search(self.game, self.look, self.seed, self.effort, self.until).quick(state)
        found: list[LineOfPlay[S]] = []
        self._branch(state, LineOfPlay(list[int](), state, False, 0), [], QUICK, found)
        for line in found:
            line.value = self.look.value(line.state)
        return best_first(found, 1)[0].chain[0]
