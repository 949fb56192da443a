"""An application with a real store in a folder of its own, one for each module of tests."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server import people
from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.visitor import METRICS_TOKEN, Visitor, app_client


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> ServerSettings:
    folder = tmp_path_factory.mktemp("server")
    return ServerSettings(
        home=str(folder), requests_per_minute=0, guests_per_hour=0, metrics_token=METRICS_TOKEN
    )


@pytest.fixture(scope="module")
def client(settings: ServerSettings) -> Iterator[TestClient[Any]]:
    with app_client(create_app(settings)) as client:
        yield client


@pytest.fixture(scope="module")
def no_looks() -> Iterator[None]:
    """The process does not look again what others have ended: what it does itself has to be done at once."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(people, "BETWEEN_LOOKS", 1e6)
        yield


@pytest.fixture
def ann(client: TestClient[Any]) -> Visitor:
    return Visitor(client, "Ann")


@pytest.fixture
def bob(client: TestClient[Any]) -> Visitor:
    return Visitor(client, "Bob")


@pytest.fixture
def stranger(client: TestClient[Any]) -> Visitor:
    """Somebody without a session."""
    return Visitor(client)
