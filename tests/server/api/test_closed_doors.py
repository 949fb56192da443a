"""What a server must refuse at once by whatever door it comes: too much of something, tokens elsewhere."""

from pathlib import Path

import pytest

from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.running import guest, running
from tests.server.api.visitor import ME, OPEN, Visitor, app_client, finished, until

SAVE = write_save(Match(CONNECT_FOUR, CONNECT_FOUR.setup(2)))
IN_TEXT = {"content-type": "text/plain"}
NEW = {"title": "connect-four", "seats": [ME, OPEN]}


def test_imports_count_among_the_matches_of_a_day(tmp_path: Path) -> None:
    with running(ServerSettings(home=str(tmp_path), matches_per_day=2)) as port, guest(port, "Ann") as ann:
        ann.create("me", "me")
        replies = [ann.post("/matches/import", content=SAVE, headers=IN_TEXT) for _ in range(2)]

        assert [reply.status_code for reply in replies] == [201, 429]
        assert replies[1].json()["code"] == "too-many-requests"


def test_playing_on_counts_among_the_matches_of_a_day(tmp_path: Path) -> None:
    with app_client(create_app(ServerSettings(home=str(tmp_path), matches_per_day=2))) as client:
        ann = Visitor(client, "Ann")
        match = finished(ann)
        replies = [ann.post(f"/matches/{match}/branch", {"moment": 2, "seats": [ME, ME]}) for _ in range(2)]

        assert [reply.status_code for reply in replies] == [201, 429]
        assert Visitor(client, "Bob").post("/matches", NEW).status_code == 201, "everybody has their own day"


def test_personal_links_can_not_be_guessed_at_will(tmp_path: Path) -> None:
    with app_client(create_app(ServerSettings(home=str(tmp_path), guests_per_hour=3))) as client:
        ann = Visitor(client, "Ann")
        tries = [Visitor(client).post("/guests/restore", {"key": key}) for key in ("x", "y", ann.key)]

        assert [reply.status_code for reply in tries] == [401, 401, 429]


def test_streams_count_among_the_connections_of_a_client(tmp_path: Path) -> None:
    settings = ServerSettings(home=str(tmp_path), sockets_per_client=1)
    with running(settings) as port, guest(port, "Ann") as ann:
        match = ann.create("me", "me")
        path, token = f"/matches/{match}/stream?seat=0", ann.token(match, 0)
        with ann.stream("GET", path, headers=token) as first:
            assert first.status_code == 200
            with ann.stream("GET", path, headers=token) as second:
                assert second.status_code == 429
                second.read()
                assert second.json()["code"] == "too-many-sockets"
        until(lambda: not ann.sockets())
        with ann.stream("GET", path, headers=token) as again:
            assert again.status_code == 200


def test_a_seat_token_is_no_session(tmp_path: Path) -> None:
    with running(ServerSettings(home=str(tmp_path))) as port, guest(port, "Ann") as ann:
        match = ann.create("me", "me")
        token = ann.token(match, 0)
        assert ann.get("/me").status_code == 200

        calls = [
            ann.get("/me", headers=token),
            ann.get("/me/data", headers=token),
            ann.post("/matches", json=NEW, headers=token),
            ann.post(f"/matches/{match}/seats/1/token", headers=token),
            ann.post(f"/matches/{match}/commands", json={"do": "leave", "seat": 1}, headers=token),
        ]

        assert [(reply.status_code, reply.json()["code"]) for reply in calls] == [(401, "no-session")] * 5


@pytest.mark.parametrize("own", [0, 1])
def test_a_seat_token_opens_its_own_seat_of_its_own_match_only(tmp_path: Path, own: int) -> None:
    with running(ServerSettings(home=str(tmp_path))) as port, guest(port, "Ann") as ann:
        match, elsewhere = ann.create("me", "me"), ann.create("me", "me")
        token = ann.token(match, own)
        ann.cookies.clear()
        answer = {"question": 1, "choices": [3]}
        for place, seat in ((match, 1 - own), (elsewhere, own)):
            refused = ann.post(f"/matches/{place}/seats/{seat}/answer", json=answer, headers=token)
            assert (refused.status_code, refused.json()["code"]) == (401, "bad-seat-token")
            with ann.stream("GET", f"/matches/{place}/stream?seat={seat}", headers=token) as stream:
                assert stream.status_code == 401

        with ann.stream("GET", f"/matches/{match}/stream?seat={own}", headers=token) as stream:
            assert stream.status_code == 200
