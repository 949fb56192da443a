"""The sequential test that tells, with as few games as possible, whether a player is the better one."""

from dataclasses import dataclass
from math import log
from typing import Final

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"
OPEN: Final = "open"


@dataclass(frozen=True)
class Sprt:
    """Wald's test of the share of wins: ``equal`` against ``wanted``, each error as likely as ``risk``.

    A shared win counts as its part of a win and its part of a loss. Games on the same dice vary less than
    the test assumes, so that it errs on the safe side.
    """

    equal: float = 0.5
    wanted: float = 0.55
    risk: float = 0.05

    def evidence(self, wins: float, games: int) -> float:
        """The logarithm of how much likelier the results are if the share is the wanted one."""
        lost = games - wins
        return wins * log(self.wanted / self.equal) + lost * log((1 - self.wanted) / (1 - self.equal))

    def bound(self) -> float:
        """The evidence that decides, on either side."""
        return log((1 - self.risk) / self.risk)

    def verdict(self, wins: float, games: int) -> str:
        evidence = self.evidence(wins, games)
        if evidence >= self.bound():
            return BETTER
        return NOT_BETTER if evidence <= -self.bound() else OPEN

    def last_verdict(self, wins: float, games: int) -> str:
        """When no more games are played: what the results are likelier to come from."""
        return BETTER if self.evidence(wins, games) > 0 else NOT_BETTER
