"""A hub on a real store in a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.hosting.club import Club, open_club


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    opened = await open_club(f"sqlite:///{tmp_path}/matches.db")
    yield opened
    await opened.close()
