"""Stores on both kinds of databases."""

from collections.abc import AsyncIterator

import pytest

from orrery.server.store.store import Store, open_store
from tests.server.databases import database
from tests.server.store.ledger import LEASE

__all__ = ["anyio_backend", "database", "store"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await open_store(database, LEASE)
    yield opened
    await opened.close()
