"""Who may ask, how often and how much, and what is never told."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.visitor import API, HOST, ME, OPEN, Visitor, app_client, closing, until

OWN = f"http://{HOST}"
FOREIGN = "https://elsewhere.example"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": FOREIGN},
        {"origin": "null"},
        {"origin": f"https://{HOST}"},
        {"origin": f"{OWN}.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": OWN},
    ],
)
def test_pages_of_other_sites_change_nothing(ann: Visitor, headers: dict[str, str]) -> None:
    reply = ann.post("/matches", {"title": "connect-four", "seats": [ME, OPEN]}, headers=headers)

    assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
    assert ann.get("/matches?kind=mine").json() == []


@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": OWN}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}],
)
def test_own_pages_and_programs_may_ask(ann: Visitor, headers: dict[str, str]) -> None:
    assert ann.call("PATCH", "/me", json={"name": "Anna"}, headers=headers).status_code == 200


def test_a_program_with_a_token_may_ask_from_anywhere(ann: Visitor, stranger: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    token = ann.post(f"/matches/{match}/seats/0/token").json()["token"]

    reply = stranger.post(
        f"/matches/{match}/seats/0/answer",
        {"question": 1, "choices": [3]},
        headers={"origin": FOREIGN, "authorization": f"Bearer {token}"},
    )

    assert reply.status_code == 204


def test_a_token_in_a_header_does_not_open_the_calls_of_a_session(ann: Visitor) -> None:
    headers = {"origin": FOREIGN, "authorization": "Bearer x"}
    reply = ann.call("PATCH", "/me", json={"name": "Eve"}, headers=headers)

    assert reply.status_code in (401, 403)
    assert ann.get("/me").json()["name"] == "Ann"


def test_every_reply_tells_the_browser_what_it_may_not_do(stranger: Visitor) -> None:
    for reply in (stranger.client.get("/"), stranger.get("/titles"), stranger.get("/none")):
        policy = reply.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"


def test_what_concerns_people_is_not_kept_by_caches(ann: Visitor) -> None:
    assert ann.get("/me").headers["cache-control"] == "no-store"
    assert ann.get("/titles").headers["cache-control"] == "max-age=300"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/none", 404, "no-such-path"),
        ("POST", "/none", 404, "no-such-path"),
        ("GET", "/matches/x/y/z", 404, "no-such-path"),
        ("PUT", "/me", 405, "wrong-method"),
        ("HEAD", "/me", 405, None),
        ("DELETE", "/matches", 405, "wrong-method"),
        ("POST", "/matches/abcdefghijkl/seats/x/token", 404, "no-such-path"),
    ],
)
def test_unknown_paths_and_methods_are_told(
    stranger: Visitor, method: str, path: str, status: int, code: str | None
) -> None:
    reply = stranger.call(method, path)

    assert reply.status_code == status
    assert code is None or reply.json()["code"] == code


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b'{"name": "Ann"}', "text/plain", 415, "wrong-content"),
        (b'{"name": "Ann"}', "", 415, "wrong-content"),
        (b'{"name": "Ann"', "application/json", 400, "bad-request"),
        (b"\xff", "application/json", 400, "bad-request"),
        (b"", "application/json", 400, "bad-request"),
        (b"[" * 60_000, "application/json", 400, "bad-request"),
        (b'{"name": "' + b"a" * 70_000 + b'"}', "application/json", 413, "too-large"),
    ],
)
def test_bodies_that_can_t_be_read_are_told(
    stranger: Visitor, body: bytes, kind: str, status: int, code: str
) -> None:
    reply = stranger.call("POST", "/guests", headers={"content-type": kind}, content=body)

    assert (reply.status_code, reply.json()["code"]) == (status, code)


def test_a_body_without_a_length_is_cut_off_too(stranger: Visitor) -> None:
    def endless() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"a" * 1000

    reply = stranger.call("POST", "/guests", headers={"content-type": "application/json"}, content=endless())

    assert (reply.status_code, reply.json()["code"]) == (413, "too-large")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = ServerSettings(
        home=str(tmp_path), requests_per_minute=30, guests_per_hour=3, matches_per_day=2, sockets_per_client=2
    )
    with app_client(create_app(settings)) as client:
        yield client


def test_a_client_that_asks_too_often_has_to_wait(strict: TestClient[Any]) -> None:
    replies = [strict.get(f"{API}/titles/connect-four") for _ in range(31)]

    assert {reply.status_code for reply in replies[:30]} == {200}
    assert replies[30].status_code == 429
    assert replies[30].json()["code"] == "too-many-requests"
    assert int(replies[30].headers["retry-after"]) >= 1
    assert strict.get(f"{API}/health").status_code == 200


def test_guests_and_matches_are_limited(strict: TestClient[Any]) -> None:
    ann = Visitor(strict, "Ann")
    ann.create(ME, OPEN)
    ann.create(ME, OPEN)

    third = ann.post("/matches", {"title": "connect-four", "seats": [ME, OPEN]})
    Visitor(strict, "Bob"), Visitor(strict, "Cleo")
    fourth = Visitor(strict).post("/guests", {"name": "Dan"})

    assert third.json()["code"] == fourth.json()["code"] == "too-many-requests"


def test_open_sockets_are_limited(strict: TestClient[Any]) -> None:
    ann = Visitor(strict, "Ann")
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0), ann.sit(match, 1), ann.knock(match, viewer=0) as third:
        assert closing(third) == (4429, "too-many-sockets")
    until(lambda: not ann.get("/health").json()["sockets"])
    with ann.sit(match, 0) as seat:
        assert seat.ask("ping")["type"] == "done"


def test_a_fault_of_the_server_tells_nothing(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*facts: object) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(ann.client.app.state.services.hub, "create", fail)
    reply = ann.post("/matches", {"title": "connect-four", "seats": [ME, OPEN]})

    assert (reply.status_code, reply.json()["code"]) == (500, "internal-error")
    assert "swordfish" not in reply.text
    assert any("unexpected error" in record.message for record in caplog.records)


def test_no_secrets_are_logged(ann: Visitor, bob: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    card = ann.create(ME, OPEN, private=True)
    bob.get(f"/matches/{card['id']}?key={card['key']}")
    bob.post(f"/matches/{card['id']}/join", {"key": card["key"]})
    token = bob.post(f"/matches/{card['id']}/seats/1/token").json()["token"]
    bob.post("/guests/restore", {"key": bob.key})
    bob.post(
        "/matches/x/seats/1/answer",
        {"question": 1, "choices": [1]},
        headers={"authorization": f"Bearer {token}"},
    )
    secret = ann.client.app.state.services.hub.rooms[card["id"]].record.secret

    told = "\n".join(record.getMessage() for record in caplog.records if record.name != "httpx")

    assert ann.cookie is not None
    for kept in (card["key"], token, bob.key, ann.cookie.partition("=")[2], secret.hex(), repr(secret)):
        assert kept not in told
