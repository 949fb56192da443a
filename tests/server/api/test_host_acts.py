"""What a host does about people reaches them: over sockets, in lists, and in the log of the server."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from tests.server.api.running import Guest, guest, running
from tests.server.api.visitor import ME, OPEN, Visitor, closing

BY_HAND = {"starts_when_full": False}


@pytest.fixture
def lobby(ann: Visitor, bob: Visitor) -> str:
    """Ann is the host, Bob has sat down."""
    match = str(ann.create(ME, OPEN, settings=BY_HAND)["id"])
    bob.post(f"/matches/{match}/join", {})
    return match


def test_who_is_removed_is_shown_out_and_not_let_in_again(
    ann: Visitor, bob: Visitor, lobby: str, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.INFO, "orrery.rooms"),
        ann.sit(lobby, 0) as host,
        bob.sit(lobby, 1) as own,
        bob.sit(lobby, -1) as watching,
    ):
        assert host.ask("remove", seat=1)["type"] == "done"

        assert host.update["seats"][1]["kind"] == "open"
        assert [(line["act"], line["name"], line["text"]) for line in host.update["chat"]] == [
            ("removed", "Ann", "Bob")
        ]
        assert closing(own.session) == (4403, "removed")
        assert closing(watching.session) == (4403, "removed")
        assert bob.post(f"/matches/{lobby}/join", {}).json()["code"] == "removed"
        with bob.knock(lobby, viewer=-1) as session:
            assert closing(session) == (4403, "removed")
    assert [record.getMessage() for record in caplog.records] == [f"match {lobby}: its host has removed"]


def test_who_is_let_back_comes_in_again(
    ann: Visitor, bob: Visitor, lobby: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "orrery.rooms"), ann.sit(lobby, 0) as host:
        host.ask("remove", seat=1)
        assert host.update["removed"] == [1]
        reply = bob.post(f"/matches/{lobby}/commands", {"do": "readmit", "line": 1})
        assert reply.json()["code"] == "not-host"
        assert host.ask("readmit", line=2)["code"] == "no-such-line"

        assert host.ask("readmit", line=1)["type"] == "done"

        assert host.update["removed"] == []
        assert [(line["act"], line["name"], line["text"]) for line in host.update["chat"]] == [
            ("readmitted", "Ann", "Bob")
        ]
        with bob.sit(lobby, -1) as watching:
            assert [line["act"] for line in watching.update["chat"]] == ["removed", "readmitted"]
        assert bob.post(f"/matches/{lobby}/join", {}).json()["mine"] == [1]
    told = [record.getMessage() for record in caplog.records]
    assert told == [f"match {lobby}: its host has {act}" for act in ("removed", "readmitted")]


def test_who_is_muted_and_who_watches_is_told_why_nobody_hears_them(
    client: TestClient[Any], ann: Visitor, bob: Visitor, lobby: str
) -> None:
    wim = Visitor(client, "Wim")
    with ann.sit(lobby, 0) as host, bob.sit(lobby, 1) as own, wim.sit(lobby, -1) as watcher:
        host.ask("mute", seat=1, on=True)
        assert own.ask("say", text="hello")["code"] == "muted"
        assert watcher.ask("say", text="hello")["code"] == "spectators-silent"
        host.ask("let-spectators-chat", on=True)
        assert watcher.ask("say", text="hello")["type"] == "done"
        assert bob.post(f"/matches/{lobby}/commands", {"do": "say", "text": "a"}).json()["code"] == "muted"
        assert own.ask("mute", seat=0, on=True)["code"] == "not-host"


def listed(who: Visitor, kind: str) -> list[str]:
    return [row["id"] for row in who.get(f"/matches?kind={kind}").json()]


def test_a_closed_table_is_in_no_list_but_one_s_own(ann: Visitor, bob: Visitor, stranger: Visitor) -> None:
    match = ann.create(ME, OPEN, settings=BY_HAND)["id"]
    assert match in listed(stranger, "open")

    assert ann.post(f"/matches/{match}/commands", {"do": "close-table"}).status_code == 204

    assert not any(match in listed(stranger, kind) for kind in ("open", "watch", "archive"))
    assert match in listed(ann, "mine")
    assert bob.get(f"/matches/{match}").json()["stage"] == "closed"
    assert bob.post(f"/matches/{match}/join", {}).json()["code"] == "table-closed"
    with bob.sit(match, -1) as seat:
        assert seat.update["stage"] == "closed"
        assert [line["act"] for line in seat.update["chat"]] == ["closed"]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory, no_looks: None) -> Iterator[int]:
    home: Path = tmp_path_factory.mktemp("chat")
    settings = ServerSettings(home=str(home), requests_per_minute=0, guests_per_hour=0, chat_per_minute=3)
    with running(settings) as port:
        yield port


def test_more_sockets_do_not_let_one_person_say_more(port: int) -> None:
    with guest(port, "Ann") as ann:
        match = ann.create("me", "me")
        replies = [said(ann, match) for _ in range(5)]

    assert replies == ["done"] * 3 + ["too-many-requests"] * 2


def said(who: Guest, match: str) -> str:
    """What comes of saying something over a socket of its own."""
    with who.raw(match, 0) as socket:
        socket.send('{"do": "say", "id": 7, "text": "hello"}')
        while (message := socket.message()).get("id") != 7:
            pass
    return str(message.get("code", message["type"]))


def test_all_sockets_of_a_person_end_with_their_sessions(port: int) -> None:
    with guest(port, "Ann") as ann, guest(port, "Bob") as bob:
        match = ann.create("me", "open")
        bob.post(f"/matches/{match}/join", json={})
        with ann.raw(match, 0) as own, bob.raw(match, 1) as other:
            own.message()
            other.message()
            ann.post("/me/sessions/end").raise_for_status()

            assert own.end() == (4401, "no-session")
            other.send('{"do": "ping", "id": 9}')
            while other.message().get("id") != 9:
                pass
        assert ann.get("/me").status_code == 401
