"""Matches that other rules have made: repeated if they can be, else refused on every way in, but not lost."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing as closed
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.visitor import ME, Visitor, app_client, closing, play_out

BROKEN = 3
"""The entry that the present rules can't repeat."""


class House:
    """A server that is stopped and started again, with a match of Ann's that rules of version 0 have made."""

    def __init__(
        self, home: Path, is_over: bool, title: str = "connect-four", answers: int = 4, **more: Any
    ) -> None:
        self.settings = ServerSettings(home=str(home), requests_per_minute=0, guests_per_hour=0)
        self.file = home / "server.sqlite"
        with self._running() as client:
            self.ann = Visitor(client, "Ann")
            self.match = str(self.ann.create(ME, ME, title=title, **more)["id"])
            with self.ann.sit(self.match, 0) as first, self.ann.sit(self.match, 1) as second:
                if is_over:
                    play_out(first, second)
                else:
                    for number, seat in enumerate((first, second, first, second)[:answers], start=1):
                        while seat.update["question"] is None:
                            seat.hear()
                        choice = seat.update["question"]["options"][0][0]
                        assert seat.answer(choice, (number - 1) % 2)["type"] == "done"
        self.run("UPDATE matches SET version = 0")

    def _running(self) -> TestClient[Any]:
        return app_client(create_app(self.settings))

    def run(self, statement: str) -> None:
        with closed(sqlite3.connect(self.file)) as database:
            database.execute(statement)
            database.commit()

    def outdate(self) -> None:
        """Let an entry be one that the present rules don't allow: it is not the turn of this seat."""
        self.run(f"UPDATE entries SET seat = 1 - seat WHERE number = {BROKEN}")

    @contextmanager
    def visit(self) -> Iterator[tuple[Visitor, Visitor]]:
        """Ann, and Bob who has nothing to do with it."""
        with self._running() as client:
            self.ann.client = client
            yield self.ann, Visitor(client, "Bob")


@pytest.mark.parametrize("is_over", [True, False])
def test_a_match_that_still_fits_is_opened_as_ever(tmp_path: Path, is_over: bool) -> None:
    house = House(tmp_path, is_over)

    with house.visit() as (ann, _), ann.sit(house.match, 0) as seat:
        assert seat.update["stage"] == ("over" if is_over else "running")
        assert len(seat.update["events"]) >= 4


@pytest.mark.parametrize("is_over", [True, False])
def test_one_that_does_not_is_refused_with_the_number_on_every_way_in(tmp_path: Path, is_over: bool) -> None:
    house = House(tmp_path, is_over)
    house.outdate()
    ways: dict[str, Any] = {
        "join": {},
        "commands": {"do": "say", "text": "hello"},
        "branch": {"moment": 1, "seats": [ME, ME]},
        "seats/0/token": None,
    }

    with house.visit() as (ann, _):
        for path, form in ways.items():
            reply = ann.post(f"/matches/{house.match}/{path}", form)
            assert (reply.status_code, reply.json()["code"]) == (400, "rules-changed"), path
            assert reply.json()["message"].startswith(f"entry {BROKEN}:")
        assert ann.get(f"/matches/{house.match}/review").json()["code"] == "rules-changed"
        with ann.knock(house.match, viewer=0) as socket:
            told = socket.receive_json()
            assert (told["type"], told["code"]) == ("failed", "rules-changed")
            assert told["message"].startswith(f"entry {BROKEN}:")
            assert closing(socket) == (4400, "rules-changed")


def test_it_can_be_looked_at_up_to_that_entry(tmp_path: Path) -> None:
    house = House(tmp_path, is_over=False)
    house.outdate()

    with house.visit() as (ann, bob):
        for who, viewer in ((ann, 0), (ann, 1), (ann, -1), (bob, -1)):
            shown = who.get(f"/matches/{house.match}/replay?viewer={viewer}").json()
            assert (shown["count"], shown["names"]) == (BROKEN, ["Ann (A)", "Ann (B)"])
            assert (shown["points"], shown["places"]) == ([], [])
        for viewer in (0, -2):
            reply = bob.get(f"/matches/{house.match}/replay?viewer={viewer}")
            assert (reply.status_code, reply.json()["code"]) == (403, "not-seated")


def test_a_private_one_is_nobody_else_s_business(tmp_path: Path) -> None:
    house = House(tmp_path, is_over=False, private=True)
    house.outdate()

    with house.visit() as (ann, bob):
        assert ann.get(f"/matches/{house.match}/export").status_code == 200
        for path in ("export", "replay"):
            assert bob.get(f"/matches/{house.match}/{path}").json()["code"] == "needs-key"


@pytest.mark.parametrize("is_over", [True, False])
def test_it_can_be_exported_whole_for_the_rules_that_made_it(tmp_path: Path, is_over: bool) -> None:
    house = House(tmp_path, is_over)
    house.outdate()

    with house.visit() as (ann, _):
        text = ann.get(f"/matches/{house.match}/export").text

    lines = text.splitlines()
    assert "version: 0" in lines
    assert any(line.startswith("secret: ") for line in lines) == is_over
    assert len(lines[lines.index("") :]) - 2 == (7 if is_over else 4)


def cosmic_house(home: Path, **more: Any) -> tuple[House, int]:
    """A game of Cosmic Encounter that has just been dealt; its last draw is one that can't be. Its number."""
    house = House(home, is_over=False, title="cosmic", answers=0, **more)
    with closed(sqlite3.connect(house.file)) as database:
        [(entry,)] = database.execute("SELECT MAX(number) FROM entries").fetchall()
    house.run(f"UPDATE entries SET choice = 9999 WHERE number = {entry}")
    return house, entry


def parts_of(record: str) -> dict[str, set[str]]:
    """What each viewer was told, by the line that says who."""
    parts = [part.splitlines() for part in record.split("\n\n")[1:]]
    return {lines[0]: set(lines[1:]) for lines in parts}


def test_of_a_running_game_with_secrets_everybody_gets_what_their_seats_were_told(tmp_path: Path) -> None:
    house, entry = cosmic_house(tmp_path)

    with house.visit() as (ann, bob):
        own, public = (who.get(f"/matches/{house.match}/export").text for who in (ann, bob))
        russian = ann.get(f"/matches/{house.match}/export?lang=ru").text

    assert own.startswith("orrery record 1\ntitle: cosmic\nversion: 0\n")
    assert f"rules changed at entry: {entry}" in own.splitlines()
    assert "secret:" not in own
    assert set(parts_of(own)) == {"seen by: 0", "seen by: 1"}
    assert set(parts_of(public)) == {"seen by: -1"}
    assert own != russian


def test_a_record_holds_a_hand_only_for_the_seat_that_holds_it(tmp_path: Path) -> None:
    house, _ = cosmic_house(tmp_path)

    with house.visit() as (ann, bob):
        own = parts_of(ann.get(f"/matches/{house.match}/export").text)
        public = parts_of(bob.get(f"/matches/{house.match}/export").text)["seen by: -1"]

    first, second = own["seen by: 0"], own["seen by: 1"]
    assert first - public
    assert second - public
    assert not (first - public) & (second - public)


def test_who_may_not_watch_gets_no_record(tmp_path: Path) -> None:
    house, _ = cosmic_house(tmp_path, settings={"spectators": False})

    with house.visit() as (_, bob):
        reply = bob.get(f"/matches/{house.match}/export")

    assert (reply.status_code, reply.json()["code"]) == (403, "not-seated")
