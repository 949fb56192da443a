"""Whether what was learned last is really the better player."""

from dataclasses import dataclass
from typing import Final

from orrery.lab.arena import play_job, rotations
from orrery.lab.contender import Contender
from orrery.lab.jobs import Crew, Progress
from orrery.lab.shares import Share, share_of
from orrery.lab.sprt import BETTER, OPEN, Sprt

STEP: Final = 16
"""Dice that are played before results are looked at again; the same with any number of workers."""
GAIN: Final = 0.05
"""By how much more of the wins than an equal share the test asks whether they are the candidate's."""


@dataclass(frozen=True)
class Faced:
    """What a candidate won, alone among so many of one other player."""

    against: str
    share: Share


@dataclass(frozen=True)
class Field:
    """Where candidates prove themselves."""

    title: str
    seats: int
    options: dict[str, str]
    crew: Crew

    def equal(self) -> float:
        """The share of somebody who is as good as the others."""
        return 1 / self.seats

    def play(
        self, one: Contender, other: Contender, seed: int, numbers: range, progress: Progress | None
    ) -> float:
        """How often ``one`` wins among others of one kind, on each of the dice once in every seat."""
        players = (one, *[other] * (self.seats - 1))
        jobs = [job for n in numbers for job in rotations(self.title, self.options, players, seed, n)]
        return sum(result.wins[0] for result in self.crew.map(jobs, play_job, progress))

    def face(
        self, one: Contender, other: Contender, seed: int, dice: int, progress: Progress | None = None
    ) -> Faced:
        wins = self.play(one, other, seed, range(dice), progress)
        return Faced(other.name, share_of(wins, dice * self.seats))

    def test(
        self, one: Contender, champion: Contender, seed: int, most: int, progress: Progress | None = None
    ) -> tuple[str, Faced]:
        """The verdict on a candidate, after ``most`` dice at the latest."""
        sprt = Sprt(self.equal(), self.equal() + GAIN)
        wins, dice, verdict = 0.0, 0, OPEN
        while verdict == OPEN and dice < most:
            step = range(dice, min(most, dice + STEP))
            wins += self.play(one, champion, seed, step, None)
            dice = step.stop
            verdict = sprt.verdict(wins, dice * self.seats)
            if progress is not None:
                progress(dice, most)
        if verdict == OPEN:
            verdict = sprt.last_verdict(wins, dice * self.seats)
        return verdict, Faced(champion.name, share_of(wins, dice * self.seats))


def is_taken(verdict: str, pool: list[Faced], equal: float) -> bool:
    """Better than the champion, and surely worse than none of the pool."""
    return verdict == BETTER and all(faced.share.high >= equal for faced in pool)
