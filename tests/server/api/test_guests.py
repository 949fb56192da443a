"""Coming in by a name, and coming back by a personal link."""

import re
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.sessions import COOKIE, hash_of
from tests.server.api.visitor import HOST, Visitor


def test_a_name_is_enough_to_come_in(ann: Visitor) -> None:
    assert ann.get("/me").json() == {"name": "Ann"}


def test_a_cookie_holds_no_key_and_tells_nothing(ann: Visitor) -> None:
    assert ann.cookie is not None
    token = ann.cookie.partition("=")[2]

    assert ann.key not in ann.cookie
    assert re.fullmatch("[A-Za-z0-9_-]{32}", token)
    assert ann.post("/guests/restore", {"key": token}).json()["code"] == "no-such-person"


def test_the_key_of_the_link_is_no_session(ann: Visitor, stranger: Visitor) -> None:
    stranger.cookie = f"{COOKIE}={ann.key}"

    assert stranger.get("/me").json()["code"] == "no-session"


def test_a_session_can_t_be_read_by_scripts_nor_used_by_other_sites(stranger: Visitor) -> None:
    cookie = stranger.post("/guests", {"name": "Cleo"}).headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize(("scheme", "is_secure"), [("http", False), ("https", True)])
def test_a_session_begun_over_https_stays_there(
    client: TestClient[Any], scheme: str, is_secure: bool
) -> None:
    reply = client.post(f"{scheme}://{HOST}/api/v1/guests", json={"name": "Cleo"})

    assert ("secure" in reply.headers["set-cookie"].lower()) == is_secure
    assert ("strict-transport-security" in reply.headers) == is_secure


def test_names_are_cut_to_what_can_be_read(stranger: Visitor) -> None:
    assert stranger.post("/guests", {"name": "  A\u202en\tn "}).json()["name"] == "An n"


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"name": ""}, "bad-request"),
        ({"name": "\u200b "}, "bad-text"),
        ({"name": 7}, "bad-request"),
        ({}, "bad-request"),
        ({"name": "Ann", "host": True}, "bad-request"),
        (["Ann"], "bad-request"),
    ],
)
def test_nobody_comes_in_without_a_name(stranger: Visitor, form: Any, code: str) -> None:
    reply = stranger.post("/guests", form)

    assert reply.status_code == 400
    assert reply.json()["code"] == code
    assert "set-cookie" not in reply.headers


def test_a_personal_link_works_on_another_device(ann: Visitor, stranger: Visitor) -> None:
    reply = stranger.post("/guests/restore", {"key": ann.key})
    stranger.cookie = reply.headers["set-cookie"].partition(";")[0]

    assert reply.status_code == 200
    assert reply.json() == {"name": "Ann", "key": ann.key}
    assert stranger.get("/me").json() == {"name": "Ann"}


def test_a_link_of_nobody_opens_nothing(stranger: Visitor) -> None:
    reply = stranger.post("/guests/restore", {"key": "guessed"})

    assert (reply.status_code, reply.json()["code"]) == (401, "no-such-person")
    assert "set-cookie" not in reply.headers


def test_the_store_knows_keys_and_sessions_as_hashes_only(ann: Visitor, settings: ServerSettings) -> None:
    files = [path.read_bytes() for path in settings.home_path.iterdir() if path.is_file()]
    assert ann.cookie is not None

    for secret in (ann.key, ann.cookie.partition("=")[2]):
        assert any(hash_of(secret).encode() in data for data in files)
        assert not any(secret.encode() in data for data in files)


def test_a_person_may_take_another_name(ann: Visitor) -> None:
    assert ann.call("PATCH", "/me", json={"name": "Anna"}).json() == {"name": "Anna"}
    assert ann.get("/me").json()["name"] == "Anna"


def test_a_session_ends_on_one_device_only(ann: Visitor) -> None:
    reply = ann.call("DELETE", "/me")

    assert reply.status_code == 204
    assert f'{COOKIE}=""' in reply.headers["set-cookie"]
    assert "Max-Age=0" in reply.headers["set-cookie"]
    assert ann.get("/me").json()["code"] == "no-session"
    assert ann.post("/guests/restore", {"key": ann.key}).status_code == 200


def test_who_is_not_signed_in_is_nobody(stranger: Visitor) -> None:
    for reply in (stranger.get("/me"), stranger.call("PATCH", "/me", json={"name": "Cleo"})):
        assert (reply.status_code, reply.json()["code"]) == (401, "no-session")


def test_a_session_can_t_be_forged(ann: Visitor, bob: Visitor) -> None:
    assert ann.cookie is not None
    assert bob.cookie is not None
    token = bob.cookie.partition("=")[2]
    other = "B" if token[0] == "A" else "A"
    for forged in (
        f"{COOKIE}={other}{token[1:]}",
        f"{COOKIE}={hash_of(token)}",
        f"{COOKIE}=link:{hash_of(ann.key)}",
        f"{COOKIE}=",
        f"{COOKIE}=...",
    ):
        bob.cookie = forged
        assert bob.get("/me").json()["code"] == "no-session"
