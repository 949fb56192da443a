"""A stand-in for the outside, and a club whose rooms call people there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.hosting.conftest import the_same_games
from tests.server.notify.party import Party, open_party
from tests.server.notify.stand_in import StandIn, standing_in

__all__ = ["the_same_games"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def stand_in(tmp_path: Path) -> AsyncIterator[StandIn]:
    async with standing_in(tmp_path) as service:
        yield service


@pytest.fixture
async def party(tmp_path: Path, stand_in: StandIn) -> AsyncIterator[Party]:
    opened = await open_party(tmp_path, stand_in)
    yield opened
    await opened.close()
