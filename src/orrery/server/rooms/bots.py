"""The bots of a room: each question is thought about once, and an answer that comes too late is dropped.

An answer that is ready waits until people have seen what happened before; see ``orrery.table.pace``.
"""

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING

from orrery.engine.errors import IllegalChoice, NotYourTurn
from orrery.server.rooms.errors import Stopping
from orrery.server.workers.bots import BotPool
from orrery.table.change import BotJob, Change
from orrery.table.errors import AwaitsConsent, BadAnswer, StaleQuestion, TableClosed
from orrery.table.pace import Pacing
from orrery.table.stage import Stage
from orrery.table.windows import is_timed

if TYPE_CHECKING:
    from orrery.server.rooms.room import Room

SEED_BYTES = 12


class BotTurns:
    """What bots are thinking about, by seat and number of the question; ``_ready`` are answers that wait."""

    def __init__(self, room: "Room", bots: BotPool) -> None:
        self.room = room
        self.bots = bots
        self.pacing = Pacing(room.table.settings.pace)
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._ready: list[tuple[BotJob, list[int]]] = []

    def is_quiet(self) -> bool:
        return not self._under_way

    def ask(self) -> None:
        """Hand in answers that have waited long enough, and hand out questions nobody thinks about yet."""
        if self._ready and self._wait() <= 0:
            ready, self._ready = self._ready, []
            for job, choices in ready:
                self.room.spawn(self._hand_in(job, choices))
        for job in self.room.table.wanted(self._under_way):
            self._under_way[job.seat, job.question] = self.room.spawn(self._think(job))

    def forget(self) -> None:
        """The table was replaced: drop the questions that bots are still thinking about."""
        for task in self._under_way.values():
            task.cancel()
        self._under_way.clear()
        self._ready.clear()

    def due(self) -> float | None:
        """When answers that wait may be handed in."""
        return self.pacing.until if self._ready else None

    def _wait(self) -> float:
        """Seconds until people have seen what happened; none where nobody looks or a window has its time."""
        table = self.room.table
        if not self.room.presence.is_watched() or (table.stage == Stage.RUNNING and is_timed(table.play)):
            return 0.0
        return self.pacing.until - self.room.context.now()

    async def _think(self, job: BotJob) -> None:
        table = self.room.table
        try:
            choices = await self.bots.think(
                table.game.key,
                job.player,
                job.seat,
                job.view,
                seed_of(table.dealer.secret, job),
                (table.seating.host, self.room.id),
            )
        except Stopping:
            return
        if self._wait() > 0:
            self._ready.append((job, choices))
            self.room.set_alarm()
        else:
            await self._hand_in(job, choices)

    async def _hand_in(self, job: BotJob, choices: list[int]) -> None:
        await self.room.try_change(lambda now: self._answer(job, choices, now))

    def _answer(self, job: BotJob, choices: list[int], now: float) -> Change | None:
        """The question is no longer under way when the room looks for what bots are wanted for next."""
        if self._under_way.pop((job.seat, job.question), None) is None:
            return None
        try:
            return self._given(job, choices, now)
        except (StaleQuestion, NotYourTurn, AwaitsConsent, TableClosed):
            return None

    def _given(self, job: BotJob, choices: list[int], now: float) -> Change:
        table = self.room.table
        try:
            return table.answer_as_bot(job.seat, job.question, choices, now)
        except (IllegalChoice, BadAnswer):
            self.bots.counts["failures"] += 1
            options = table.play.match.options(job.seat)
            return table.answer_as_bot(job.seat, job.question, [secrets.choice(options)], now)


def seed_of(secret: bytes, job: BotJob) -> int:
    """Nobody can foresee it, and the same question of the same match has the same one."""
    words = f"bot {job.seat} {job.question}".encode()
    return int.from_bytes(hashlib.sha256(secret + words).digest()[:SEED_BYTES], "big")
