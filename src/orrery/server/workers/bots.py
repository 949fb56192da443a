"""The processes in which bots think, each owner and each table in turn."""

import logging
from time import perf_counter
from typing import Final

from orrery.engine.chance import Rng
from orrery.games.registry import find_title
from orrery.players.random import RANDOM, RandomPlayer
from orrery.server.rooms.errors import Stopping
from orrery.server.workers import worker
from orrery.server.workers.pool import WorkerGone, WorkerPool
from orrery.server.workers.turns import NOBODY, Share
from orrery.table.hinting import HintJob

LOG: Final = logging.getLogger("orrery.bots")
SOFT: Final = 0.7
"""The part of the budget after which a player gives the best it has found; the rest is for it to notice."""

LONGEST_THOUGHT: Final = 1.4
"""Seconds after which it does so whatever the budget is: people wait."""

LONGEST_HINT: Final = 0.35
"""Seconds after which hints are those found by then."""


class BotPool(WorkerPool):
    """``counts`` has ``answers``, ``hints``, ``overruns`` of budgets, ``crashes`` of workers, ``failures``.

    ``seconds`` is the time from questions to answers, queue included.
    """

    def __init__(self, workers: int, budget: float) -> None:
        super().__init__(workers, budget)
        self.seconds = 0.0

    async def think(
        self, title: str, player: str, seat: int, view: object, seed: int, share: Share = NOBODY
    ) -> list[int]:
        """What the bot of a seat answers.

        One that is out of time gives the best it has found. For one that does not even notice, or that fails,
        the answer is found at a glance, and at random where that fails too.
        """
        self.counts["answers"] += 1
        asked = perf_counter()
        try:
            found = await self._tried(worker.think, (title, player, seat, view, seed, self.patience()), share)
            if found is None:
                found = await self._tried(worker.glance, (title, seat, view, seed), share)
        finally:
            self.seconds += perf_counter() - asked
        return found or RandomPlayer(RANDOM, Rng(seed)).answer(find_title(title), view, seat).chain

    async def hint(self, title: str, job: HintJob, share: Share = NOBODY) -> worker.HintRows:
        """What a person might answer; raises :class:`TooMuchWork` if that takes too long."""
        self.counts["hints"] += 1
        return await self.run(
            worker.hint,
            title,
            job.seat,
            job.view,
            job.seed,
            min(SOFT * self.budget, LONGEST_HINT),
            share=share,
        )

    def patience(self) -> float:
        """Seconds that a player has to think."""
        return min(SOFT * self.budget, LONGEST_THOUGHT)

    async def _tried(
        self, function: worker.Thought, args: tuple[object, ...], share: Share
    ) -> list[int] | None:
        """The answer, or None if there is none in time."""
        try:
            choices: list[int] = await self.work(function, args, share, self.budget)
            return choices
        except TimeoutError:
            self.counts["overruns"] += 1
        except WorkerGone:
            self.counts["crashes"] += 1
        except Stopping:
            raise
        except Exception:
            self.counts["failures"] += 1
            LOG.exception("a player of %s has failed", args[0])
        return None

    def stats(self) -> dict[str, float]:
        counted = {f"{key}_total": float(self.counts[key]) for key in ("answers", "failures", "hints")}
        return {**super().stats(), **counted, "seconds_total": self.seconds}
