"""A hub on a real store in a file of its own."""

from collections.abc import AsyncIterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from orrery.server.rooms import create as founding
from orrery.server.rooms import hub
from tests.server.hosting.club import Club, open_club


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def the_same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first match of a test is dealt like the last time, so is the second one, and so on."""
    numbers = count()
    for module in (founding, hub):
        monkeypatch.setattr(
            module, "new_secret", lambda: sha256(f"{request.node.name} {next(numbers)}".encode()).digest()
        )


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    opened = await open_club(f"sqlite:///{tmp_path}/matches.db")
    yield opened
    await opened.close()
