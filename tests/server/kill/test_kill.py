"""Whatever moment the server dies at, it comes back with all that it has acknowledged.

``ORRERY_KILLS`` says how often it is killed for each kind of database.
"""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.kill.party import TITLES, Party

KILLS = int(os.environ.get("ORRERY_KILLS", "5"))
SEED = int(os.environ.get("ORRERY_SEED", "1"))


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    party = Party(tmp_path, database, SEED)

    asyncio.run(lives(party))

    assert party.finished >= len(TITLES)
    assert party.tables == {}
    assert "Traceback" not in (tmp_path / "server.log").read_text()


async def lives(party: Party) -> None:
    for _ in range(KILLS):
        await party.live()
    await party.finish()
