"""Games between computer players: one, or a series with the seats rotated, and what came of them."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import NotYourTurn
from orrery.engine.flow import CHANCE, UNANSWERED
from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.games.registry import find_title
from orrery.players.player import Player
from orrery.players.registry import make_player

GAME_STRIDE: Final = 1 << 16
"""Sets the seeds of the games of a series apart; within it lie those of dice and players."""


@dataclass(frozen=True)
class Result:
    """The end of one game, by seat: points, share of the win, and points by source."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    sources: tuple[tuple[int, ...], ...]
    answers: int


@dataclass(frozen=True)
class Score:
    """How one player did in a series; ``error`` is the standard error of the mean of its points."""

    player: str
    games: int
    wins: float
    points: float
    error: float
    sources: dict[str, float]


@dataclass(frozen=True)
class Report:
    """A series: ``str()`` of it is a table for people."""

    title: str
    seats: int
    games: int
    answers: int
    scores: tuple[Score, ...]

    def __str__(self) -> str:
        lines = [f"{self.title}, {self.seats} seats, {self.games} games, {self.answers} answers"]
        for score in self.scores:
            lines.append(
                f"{score.player:10} {score.wins:6.1f} wins of {score.games}"
                f"  {score.points:7.1f} ±{score.error:.1f} points"
            )
            lines.append("           " + "  ".join(_shares(score)))
        return "\n".join(lines)


def _shares(score: Score) -> list[str]:
    """Sources that gave anything, the richest first."""
    paying = sorted(score.sources.items(), key=lambda entry: -entry[1])
    return [f"{source} {points:.1f}" for source, points in paying if points]


def play(
    game: Game[Any],
    setup: Setup,
    players: Sequence[Player],
    seed: int,
    look: Callable[[Any], None] | None = None,
) -> Result:
    """One game; ``players`` by seat, asked only where there is a choice. Every answer is checked.

    The same seeds give the same game. ``look`` gets every position in which somebody is asked.
    """
    rng = Rng(seed)
    match = Match(game, setup)
    answers = 0
    while asks := match.asks():
        if look is not None:
            look(match.state)
        seat = int(asks[0].seat)
        if seat == CHANCE:
            match.play(CHANCE, game.sample(match.state, asks[0], rng))
            continue
        only = game.only_answer(match.state, asks[0])
        if only != UNANSWERED:
            match.play(seat, only)
            continue
        chain = players[seat].answer(game, game.view(match.state, seat), seat)
        if not chain:
            raise NotYourTurn(seat)
        match.play_all(seat, chain)
        answers += len(chain)
    return _result(game, match.state, answers)


def _result(game: Game[Any], state: Any, answers: int) -> Result:
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key} stands still though nobody is asked")
    winners = outcome.winners()
    width = len(game.sources)
    return Result(
        points=tuple(outcome.points),
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)),
        sources=tuple(
            tuple(int(points) for points in state.ledger[seat * width : (seat + 1) * width])
            for seat in range(state.seats)
        ),
        answers=answers,
    )


def series(
    title: str, setup: Setup, players: Sequence[str], games: int, seed: int = 0, workers: int = 1
) -> Report:
    """So many games between players named by key, one for each seat; the seats rotate from game to game.

    With several workers the games run in as many processes; the report is the same.
    """
    jobs = [(title, setup.seats, setup.options, tuple(players), seed, number) for number in range(games)]
    if workers == 1:
        results = [_play_job(job) for job in jobs]
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            results = list(pool.map(_play_job, jobs, chunksize=max(1, games // (workers * 8))))
    return _report(title, players, results)


Job = tuple[str, int, dict[str, str], tuple[str, ...], int, int]


def _play_job(job: Job) -> Result:
    """Game ``number`` of a series, with the results in the order of the players, not of the seats."""
    title, seats, options, keys, seed, number = job
    game = find_title(title)
    first = (seed << 32) + number * GAME_STRIDE
    made = [make_player(key, title, first + 1 + place) for place, key in enumerate(keys)]
    turn = number % seats
    result = play(game, game.setup(seats, options), made[turn:] + made[:turn], first)
    order = [(place - turn) % seats for place in range(seats)]
    return Result(
        points=tuple(result.points[seat] for seat in order),
        wins=tuple(result.wins[seat] for seat in order),
        sources=tuple(result.sources[seat] for seat in order),
        answers=result.answers,
    )


def _report(title: str, players: Sequence[str], results: list[Result]) -> Report:
    scores = tuple(_score(title, key, place, results) for place, key in enumerate(players))
    return Report(title, len(players), len(results), sum(result.answers for result in results), scores)


def _score(title: str, player: str, place: int, results: list[Result]) -> Score:
    points = [result.points[place] for result in results]
    mean = sum(points) / len(points)
    spread = sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1)
    return Score(
        player=player,
        games=len(results),
        wins=sum(result.wins[place] for result in results),
        points=mean,
        error=sqrt(spread / len(points)),
        sources={
            source: sum(result.sources[place][column] for result in results) / len(results)
            for column, source in enumerate(find_title(title).sources)
        },
    )
