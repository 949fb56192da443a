"""The rights of people: sessions end everywhere, links are renewed, data is told and deleted."""

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from orrery.server.http.sessions import SEAT
from orrery.server.services import MOST_EXPORTS, Services
from tests.server.api.visitor import ME, OPEN, Visitor, app_client, closing, finished

NO_START = {"pause": 0.0, "pace": "off", "windows": "untimed", "starts_when_full": False}


@pytest.fixture(scope="module")
def client(settings: ServerSettings, no_looks: None) -> Iterator[TestClient[Any]]:
    with app_client(create_app(settings)) as client:
        yield client


def twin(client: TestClient[Any], of: Visitor) -> Visitor:
    """The same person in another browser."""
    other = Visitor(client)
    reply = other.post("/guests/restore", {"key": of.key})
    other.cookie = reply.headers["set-cookie"].partition(";")[0]
    other.key = of.key
    return other


def code(reply: Any) -> str:
    return str(reply.json()["code"])


def files(settings: ServerSettings) -> bytes:
    """All that lies on the disk of the server."""
    return b"".join(path.read_bytes() for path in settings.home_path.rglob("*") if path.is_file())


def test_sessions_end_everywhere_with_all_that_is_open_by_them(client: TestClient[Any], ann: Visitor) -> None:
    phone = twin(client, ann)
    match = ann.create(ME, ME)["id"]
    token = ann.post(f"/matches/{match}/seats/0/token").json()["token"]
    with phone.sit(match, 0) as seat, ann.sit(match, 1) as other:
        reply = ann.post("/me/sessions/end")

        assert reply.status_code == 204
        assert "Max-Age=0" in reply.headers["set-cookie"]
        assert closing(seat.session) == (4401, "no-session")
        assert closing(other.session) == (4401, "no-session")

    for who in (ann, phone):
        assert code(who.get("/me")) == "no-session"
        with who.knock(match, viewer=0) as session:
            assert closing(session) == (4401, "no-session")
    answer = {"question": 1, "choices": [3]}
    program = ann.post(
        f"/matches/{match}/seats/0/answer", answer, headers={"authorization": f"Bearer {token}"}
    )
    assert code(program) == "bad-seat-token"
    assert ann.post("/guests/restore", {"key": ann.key}).status_code == 200


def answered(who: Visitor, match: str, token: str) -> int:
    """The status of an answer by a program with this token."""
    headers = {"authorization": f"Bearer {token}"}
    form = {"question": 1, "choices": [3]}
    return who.post(f"/matches/{match}/seats/0/answer", form, headers=headers).status_code


def test_a_token_that_was_given_since_opens_the_seat(ann: Visitor, stranger: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    ann.post("/me/link")
    token = ann.post(f"/matches/{match}/seats/0/token").json()["token"]

    assert answered(stranger, match, token) == 204


@pytest.mark.parametrize(("is_renewed", "status"), [(False, 204), (True, 401)])
def test_a_token_that_counts_no_ends_is_good_until_the_first_one(
    client: TestClient[Any], ann: Visitor, stranger: Visitor, is_renewed: bool, status: int
) -> None:
    """Servers gave such tokens before sessions could be ended."""
    match = ann.create(ME, ME)["id"]
    services = services_of(client)
    token = services.sessions.signer.sign(SEAT, match, "0", services.hub.rooms[match].table.seating.host)
    if is_renewed:
        ann.post("/me/link")

    assert answered(stranger, match, token) == status


def test_others_keep_their_sessions(ann: Visitor, bob: Visitor) -> None:
    match = bob.create(ME, ME)["id"]
    with bob.sit(match, 0) as seat:
        ann.post("/me/sessions/end")

        assert bob.get("/me").status_code == 200
        assert seat.ask("ping")["type"] == "done"


def test_a_session_that_is_ended_here_ends_its_sockets_and_no_others(
    client: TestClient[Any], ann: Visitor
) -> None:
    phone = twin(client, ann)
    match = ann.create(ME, ME)["id"]
    with phone.sit(match, 0) as seat, ann.sit(match, 1) as other:
        phone.call("DELETE", "/me")

        assert closing(seat.session) == (4401, "no-session")
        assert other.ask("ping")["type"] == "done"


def test_a_new_link_takes_the_place_of_the_old_one_and_of_sessions_by_it(
    client: TestClient[Any], ann: Visitor, stranger: Visitor
) -> None:
    phone = twin(client, ann)
    match = ann.create(ME, ME)["id"]
    token = ann.post(f"/matches/{match}/seats/0/token").json()["token"]
    with phone.sit(match, 0) as seat, ann.sit(match, 1) as other:
        new = ann.post("/me/link").json()

        assert new["name"] == "Ann"
        assert closing(seat.session) == (4401, "no-session")
        assert other.ask("ping")["type"] == "done"

    assert code(stranger.post("/guests/restore", {"key": ann.key})) == "no-such-person"
    assert code(phone.get("/me")) == "no-session"
    assert ann.get("/me").json() == {"name": "Ann"}
    program = ann.get(f"/matches/{match}/stream?seat=0", headers={"authorization": f"Bearer {token}"})
    assert code(program) == "bad-seat-token"
    assert stranger.post("/guests/restore", {"key": new["key"]}).json()["name"] == "Ann"


def services_of(client: TestClient[Any]) -> Services:
    services: Services = client.app.state.services
    return services


def test_a_session_lasts_a_year(
    client: TestClient[Any], ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = services_of(client).sessions
    now = sessions.clock()

    monkeypatch.setattr(sessions, "clock", lambda: now + 364 * 86400)
    assert ann.get("/me").status_code == 200
    monkeypatch.setattr(sessions, "clock", lambda: now + 366 * 86400)
    assert code(ann.get("/me")) == "no-session"


def test_a_person_gets_all_that_is_stored_of_them(ann: Visitor, bob: Visitor) -> None:
    over = finished(ann)
    match = ann.create(ME, OPEN, settings=NO_START)["id"]
    bob.post(f"/matches/{match}/join", {})
    with ann.sit(match, 0) as seat:
        seat.ask("say", text="I like this")
        seat.ask("mute", seat=1, on=True)

    reply = ann.get("/me/data")

    data = reply.json()
    assert "attachment" in reply.headers["content-disposition"]
    assert (data["name"], len(data["sessions"]), data["browsers"]) == ("Ann", 1, [])
    games = {game["match"]: game for game in data["games"]}
    assert set(games) == {over, match}
    assert (games[over]["seats"], games[over]["stage"]) == ([0, 1], "over")
    assert (games[match]["seats"], games[match]["names"], games[match]["is_host"]) == ([0], ["Ann"], True)
    assert [(line["match"], line["text"], line["act"]) for line in data["chat"]] == [
        (match, "I like this", ""),
        (match, "Bob", "muted"),
    ]
    assert [(line["name"], line["act"]) for line in bob.get("/me/data").json()["about_me"]] == [
        ("Ann", "muted")
    ]


def test_data_is_not_looked_for_without_end(ann: Visitor) -> None:
    replies = [ann.get("/me/data").status_code for _ in range(MOST_EXPORTS + 1)]

    assert replies == [200] * MOST_EXPORTS + [429]


def test_who_is_deleted_leaves_their_games_and_no_name(
    client: TestClient[Any], bob: Visitor, settings: ServerSettings
) -> None:
    zoe = Visitor(client, "Zoe Unmistakable")
    phone = twin(client, zoe)
    over = finished(zoe)
    brought = zoe.post(
        "/matches/import",
        content=zoe.get(f"/matches/{over}/export").text,
        headers={"content-type": "text/plain"},
    ).json()["id"]
    running = zoe.create(ME, OPEN)["id"]
    bob.post(f"/matches/{running}/join", {})
    lobby = zoe.create(ME, OPEN)["id"]
    with bob.sit(running, 1) as seat, phone.sit(running, 0) as own:
        own.ask("say", text="Zoe Unmistakable was here")
        while not seat.hear()["chat"]:
            pass
        result = zoe.post("/me/delete")

        assert result.status_code == 204, result.text
        assert "Max-Age=0" in result.headers["set-cookie"]
        assert closing(own.session) == (4401, "no-session")
        while seat.update["erased"] == 0:
            seat.hear()
        assert seat.update["seats"][0]["kind"] == "bot"
        with bob.sit(running, 1, lang="en") as again:
            assert "Unmistakable" not in again.text
            assert [(line["name"], line["text"]) for line in again.update["chat"]] == [("", "")]

    for who in (zoe, phone):
        assert code(who.get("/me")) == "no-session"
    assert code(zoe.post("/guests/restore", {"key": zoe.key})) == "no-such-person"
    for match in (over, running, lobby, brought):
        assert "Unmistakable" not in bob.get(f"/matches/{match}").text
    assert bob.get(f"/matches/{over}").json()["points"] == [1, 0]
    assert "Former player" in bob.get(f"/matches/{over}/replay").json()["names"][0]
    assert bob.get(f"/matches/{lobby}").json()["stage"] == "closed"
    assert "Unmistakable" not in json.dumps(bob.get("/matches?kind=archive").json())
    vacuum(settings)
    assert b"Unmistakable" not in files(settings)


def vacuum(settings: ServerSettings) -> None:
    """Have the database drop the pages that nothing refers to any more."""
    with sqlite3.connect(settings.home_path / "server.sqlite") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.isolation_level = None
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/me/sessions/end"), ("POST", "/me/link"), ("GET", "/me/data"), ("POST", "/me/delete")],
)
def test_who_is_not_signed_in_has_nothing_to_end(stranger: Visitor, method: str, path: str) -> None:
    reply = stranger.call(method, path)

    assert (reply.status_code, code(reply)) == (401, "no-session")
