"""The calls by which a browser subscribes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.visitor import METRICS_TOKEN, Visitor, app_client
from tests.server.notify.browser import Browser, coded, plain

BROWSER = Browser()
FORM = BROWSER.form | {"language": "en"}
OFF_THE_CURVE = coded(b"\4" + bytes(64))


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def client(home: Path) -> Iterator[TestClient[Any]]:
    settings = ServerSettings(
        home=str(home), requests_per_minute=0, guests_per_hour=0, metrics_token=METRICS_TOKEN
    )
    with app_client(create_app(settings)) as client:
        yield client


@pytest.fixture
def ann(client: TestClient[Any]) -> Visitor:
    return Visitor(client, "Ann")


def test_the_key_is_there_from_the_first_start_on(client: TestClient[Any], home: Path) -> None:
    key = Visitor(client).get("/push").json()["key"]

    assert (home / "server.push.pem").exists()
    assert plain(key)[:1] == b"\4"
    assert len(plain(key)) == 65


def test_a_browser_comes_and_goes(ann: Visitor) -> None:
    assert ann.post("/push", FORM).status_code == 204
    assert ann.post("/push", FORM | {"language": "ru"}).status_code == 204
    assert ann.post("/push/end", {"endpoint": BROWSER.endpoint}).status_code == 204
    assert ann.post("/push/end", {"endpoint": BROWSER.endpoint}).status_code == 204


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/send"},
        {"endpoint": "https://localhost/send"},
        {"endpoint": "https://push.example.org:8443/send"},
        {"endpoint": "https://[::1]/send"},
        {"p256dh": OFF_THE_CURVE},
    ],
)
def test_what_can_t_be_called_is_refused(ann: Visitor, change: dict[str, str]) -> None:
    reply = ann.post("/push", FORM | change)

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-subscription")


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example.org/send"},
        {"endpoint": "https://push.example.org/" + "a" * 1000},
        {"p256dh": "short"},
        {"auth": "short"},
        {"language": "fr"},
        {"person": "bob"},
    ],
)
def test_what_is_no_subscription_is_refused(ann: Visitor, change: dict[str, str]) -> None:
    reply = ann.post("/push", FORM | change)

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize(("path", "form"), [("/push", FORM), ("/push/end", {"endpoint": BROWSER.endpoint})])
def test_a_stranger_has_no_browsers(client: TestClient[Any], path: str, form: dict[str, str]) -> None:
    reply = Visitor(client).post(path, form)

    assert (reply.status_code, reply.json()["code"]) == (401, "no-session")


def test_what_was_sent_is_counted(ann: Visitor) -> None:
    lines = ann.metrics().splitlines()

    assert "orrery_notify_sent_total 0" in lines
    assert "orrery_notify_waiting 0" in lines
