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

LOG: Final = logging.getLogger("orrery.bots")
SOFT: Final = 0.7
"""The part of the budget after which a player gives the best it has found; the rest is for it to notice."""


class BotPool(WorkerPool):
    """``counts`` has ``answers``, ``overruns`` of the budget, ``crashes`` of workers, ``failures`` of bots.

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
            found = await self._tried(
                worker.think, (title, player, seat, view, seed, SOFT * self.budget), share
            )
            if found is None:
                found = await self._tried(worker.glance, (title, seat, view, seed), share)
        finally:
            self.seconds += perf_counter() - asked
        return found or RandomPlayer(RANDOM, Rng(seed)).answer(find_title(title), view, seat)

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
        counted = {f"{key}_total": float(self.counts[key]) for key in ("answers", "failures")}
        return {**super().stats(), **counted, "seconds_total": self.seconds}
