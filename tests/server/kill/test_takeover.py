"""A second process takes over the matches of one that is killed, again and again.

``ORRERY_TAKEOVERS`` says how often for each kind of database.
"""

import asyncio
import os
from pathlib import Path

import pytest

from bench.load.host import Host
from tests.server.kill.party import DEATH, LONGEST_LIFE, MOST_ANSWERS, TITLES, Party

TAKEOVERS = int(os.environ.get("ORRERY_TAKEOVERS", "2"))
SEED = int(os.environ.get("ORRERY_SEED", "1"))


class Relay(Party):
    """Two servers on one store; people play at the first, and at the second as soon as that is dead."""

    async def relay(self, times: int) -> None:
        host = await self._start()
        for _ in range(times):
            host = await self._hand_over(host)
        await host.kill()

    async def _hand_over(self, host: Host) -> Host:
        """The process that has taken over; it was there before the other one died."""
        next_one = await self._start()
        playing = asyncio.create_task(self._play(host))
        async with asyncio.timeout(LONGEST_LIFE):
            await self.tally.grow(self.rng.randint(1, MOST_ANSWERS))
        await host.kill()
        try:
            await playing
        except* DEATH:
            pass
        return next_one


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_another_process_takes_over(database: str, tmp_path: Path) -> None:
    relay = Relay(tmp_path, database, SEED)

    asyncio.run(play(relay))

    assert relay.finished >= len(TITLES)
    assert relay.tables == {}
    assert "Traceback" not in (tmp_path / "server.log").read_text()


async def play(relay: Relay) -> None:
    await relay.relay(TAKEOVERS)
    await relay.finish()
