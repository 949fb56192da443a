"""How sure a share of wins is."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.959964
"""Standard errors on both sides that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of wins in so many games, with its interval of 95 % (Wilson's)."""

    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share_of(wins: float, games: int) -> Share:
    """A shared win counts as its part. Of no games nothing is known."""
    if games == 0:
        return Share(0, 0.5, 0.0, 1.0)
    share = wins / games
    weight = SURE * SURE / games
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE / (1 + weight) * sqrt(share * (1 - share) / games + weight / games / 4)
    return Share(games, share, max(0.0, middle - reach), min(1.0, middle + reach))
