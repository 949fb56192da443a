"""What came of a series of games, for people and programs."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from orrery.games.registry import find_title
from orrery.lab.result import Result
from orrery.lab.shares import Share, share_of


@dataclass(frozen=True)
class Score:
    """How one player did in a series; ``error`` is the standard error of the mean of its points."""

    player: str
    games: int
    wins: float
    share: Share
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
                f"{score.player:10} {score.wins:6.1f} wins of {score.games}  {score.share}"
                f"  {score.points:7.1f} ±{score.error:.1f} points"
            )
            lines.append("           " + "  ".join(_paying(score)))
        return "\n".join(lines)


def _paying(score: Score) -> list[str]:
    """Sources that gave anything, the richest first."""
    paying = sorted(score.sources.items(), key=lambda entry: -entry[1])
    return [f"{source} {points:.1f}" for source, points in paying if points]


def report_on(title: str, players: Sequence[str], results: list[Result]) -> Report:
    """The results are in the order of the players."""
    scores = tuple(_score(title, player, place, results) for place, player in enumerate(players))
    return Report(title, len(players), len(results), sum(result.answers for result in results), scores)


def _score(title: str, player: str, place: int, results: list[Result]) -> Score:
    points = [result.points[place] for result in results]
    wins = sum(result.wins[place] for result in results)
    mean = sum(points) / len(points)
    spread = sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1)
    return Score(
        player=player,
        games=len(results),
        wins=wins,
        share=share_of(wins, len(results)),
        points=mean,
        error=sqrt(spread / len(points)),
        sources={
            source: sum(result.sources[place][column] for result in results) / len(results)
            for column, source in enumerate(find_title(title).sources)
        },
    )
