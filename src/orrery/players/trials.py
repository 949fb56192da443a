"""Trials: the best lines of a decision are played on a little way, and the one that fares best is taken."""

from math import sqrt
from time import perf_counter
from typing import Any, Final, Generic, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, UNANSWERED, S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import Evaluator, Look
from orrery.players.line import LineOfPlay
from orrery.players.player import NEVER
from orrery.players.search import Effort, Search

QUICK: Final = Effort(1, 24, 1)
"""How closely everybody looks at the questions of a trial."""
LONGEST: Final = 400
"""Answers of a trial, those of CHANCE and forced ones included, after which it is valued where it stands."""
SURE: Final = 1.0
"""Standard errors by which a line has to fare better than the one that looked best at first."""


@final
class TrialPlan:
    """How many lines are tried, how often each of the last two, and how many questions ahead."""

    def __init__(self, lines: i64, trials: i64, horizon: i64) -> None:
        self.lines: i64 = lines
        self.trials: i64 = trials
        self.horizon: i64 = horizon


@final
class LineTrials(Generic[S]):
    """The trials of one decision; all lines meet the same luck, and the position handed in is not changed."""

    def __init__(self, game: Game[S], evaluator: Evaluator[Any], root: S, seat: i64, seed: i64) -> None:
        self.game: Game[S] = game
        self.root: S = root
        self.seed: i64 = seed
        self.seat: i64 = seat
        self.looks: list[Look[S]] = [evaluator.look(other) for other in range(root.seats)]

    def tried(self, chain: list[int], sample: i64, horizon: i64) -> i64:
        """What the seat thinks of the position so many questions after these answers."""
        state = self.game.clone(self.root)
        for choice in chain:
            self.game.apply(state, self.seat, choice)
        self._play_on(state, Rng(self.seed + sample), horizon)
        return self.looks[self.seat].value(state)

    def _play_on(self, state: S, rng: Rng, horizon: i64) -> None:
        left: i64 = horizon
        for _ in range(LONGEST):
            if state.open == 0:
                return
            ask = state.ask_at(0 if state.open == 1 else state.first_unanswered())
            if ask.seat == CHANCE:
                self.game.apply(state, CHANCE, self.game.sample(state, ask, rng))
                continue
            only: i64 = self.game.only_answer(state, ask)
            if only == UNANSWERED:
                if left == 0:
                    return
                left -= 1
                only = Search(self.game, self.looks[ask.seat], rng.word(), QUICK).quick(state)
            self.game.apply(state, ask.seat, only)


def best_by_trials(
    trials: LineTrials[S], lines: list[LineOfPlay[S]], plan: TrialPlan, until: float
) -> LineOfPlay[S]:
    """The line that fares best: in each turn all are tried as often again, and the worse half is dropped.

    The first line is never dropped, and another is taken only where it is surely better. Its value becomes
    the mean of its trials.
    """
    left = lines
    results: list[list[int]] = [[] for _ in lines]
    number: i64 = 0
    share: i64 = max(1, plan.trials >> (len(lines) - 1).bit_length())
    while len(left) > 1 and number < plan.trials and (until == NEVER or perf_counter() < until):
        for sample in range(number, number + share):
            if len(results[0]) > 0 and until != NEVER and perf_counter() >= until:
                break
            for place in range(len(left)):
                results[place].append(int(trials.tried(left[place].chain, sample, plan.horizon)))
        number += share
        share = min(number, plan.trials - number)
        kept = upper_half(results)
        left = [left[place] for place in kept]
        results = [results[place] for place in kept]
    return chosen(left, results)


def upper_half(results: list[list[int]]) -> list[int]:
    """The places of the first and of the better half of the others, in order; at least two."""
    others = sorted(range(1, len(results)), key=lambda place: -sum(results[place]))
    return [0, *sorted(others[: max(1, len(results) // 2 - 1)])]


def chosen(lines: list[LineOfPlay[S]], results: list[list[int]]) -> LineOfPlay[S]:
    """The line with the best mean, if it is surely better than the first."""
    best = 0
    for place in range(1, len(lines)):
        if sum(results[place]) > sum(results[best]) and is_surely_better(results[place], results[0]):
            best = place
    if len(results[best]) > 0:
        lines[best].value = sum(results[best]) // len(results[best])
    return lines[best]


def is_surely_better(one: list[int], other: list[int]) -> bool:
    """Whether the mean difference of trials with the same luck is beyond chance."""
    gains = [mine - theirs for mine, theirs in zip(one, other)]
    if len(gains) < 2:
        return False
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > SURE * sqrt(spread / len(gains))
