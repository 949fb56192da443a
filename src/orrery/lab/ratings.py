"""Strength in numbers: Elo by the model of Bradley and Terry, as likely as can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

ELO: Final = 400 / log(10)
"""Points of Elo in a factor e of the odds."""
CLOSE: Final = 1e-5
MOST_SWEEPS: Final = 2000
LONGEST_STEP: Final = 2.0


@dataclass(frozen=True)
class Meeting:
    """What the first of two players, given by number, scored against the other in so many games."""

    one: int
    other: int
    score: float
    games: int


def elo(players: int, meetings: Sequence[Meeting]) -> list[float]:
    """The ratings under which the scores are likeliest, 0 on average.

    One drawn game is added for every two who met: whoever never lost would be stronger than any number.
    """
    rating = [0.0] * players
    for _ in range(MOST_SWEEPS):
        moved = 0.0
        for player in range(players):
            step = _step(player, rating, meetings)
            rating[player] += step
            moved = max(moved, abs(step))
        if moved < CLOSE:
            break
    middle = sum(rating) / players
    return [ELO * (each - middle) for each in rating]


def _step(player: int, rating: list[float], meetings: Sequence[Meeting]) -> float:
    """How far Newton's method moves one rating while the others stay."""
    slope = bend = 0.0
    for met in meetings:
        if player not in (met.one, met.other):
            continue
        rival = met.other if player == met.one else met.one
        scored = met.score if player == met.one else met.games - met.score
        chance = 1 / (1 + exp(rating[rival] - rating[player]))
        slope += scored + 0.5 - (met.games + 1) * chance
        bend += (met.games + 1) * chance * (1 - chance)
    return max(-LONGEST_STEP, min(LONGEST_STEP, slope / bend)) if bend else 0.0
