"""A server of this version goes on with the database of any version before it.

``databases/`` holds one for each revision of the schema but the newest, as ``.dump`` of sqlite3 prints it.
A server of that time made it: Ann played connect four against herself to its end, and began backgammon.
"""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from bench.load.guest import API, ENCODE, PATIENCE, Guest
from bench.load.host import running
from orrery.server.http.sessions import COOKIE, SESSION, Signer
from tests.frame import SOURCE

REVISIONS = sorted(SOURCE.glob("orrery/server/**/migrations/versions/r*.py"))
DATABASES = sorted(Path(__file__).with_name("databases").glob("*.sql"))

KEY = "71o329wH6BsbvUdO2wpV_e-E1mv60ZFx"
OVER = "kznf03m8e9iw"
RUNNING = "mynh9e74juli"
SAVE = """\
orrery save 1
title: connect-four
version: 1
seats: 2
dealer: 7267c5a434f339dbfdcabe62fa7de54d2f503b0b7af57a468ea3a040591e5b78
secret: 9d05207eb3bb34884b1cc016b4867a40ea6234f5655363f14ce54b6929b35934

1 0 drop d
2 1 drop e
3 0 drop d
4 1 drop e
5 0 drop d
6 1 drop e
7 0 drop d
end 7 1a462c833aaacbec
"""


def test_there_is_a_database_of_every_revision_but_the_newest() -> None:
    assert [path.name[:5] for path in REVISIONS[:-1]] == [path.stem for path in DATABASES]


@pytest.mark.parametrize("dump", DATABASES, ids=lambda path: path.stem)
def test_matches_of_an_old_database_are_replayed_and_played_on(dump: Path, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "server.sqlite")
    database.executescript(dump.read_text())
    database.close()

    async def visit() -> None:
        async with running(tmp_path, {}) as host, Guest(host.address) as ann:
            await ann.call("POST", "/guests/restore", {"key": KEY})
            assert await ann.call("GET", f"/matches/{OVER}/export") == SAVE
            assert len((await ann.call("GET", f"/matches/{OVER}/replay"))["moments"]) == 8
            async with asyncio.timeout(PATIENCE), await ann.socket(RUNNING, 0) as socket:
                await answer_once(socket)

    asyncio.run(visit())
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_who_is_signed_in_by_a_cookie_of_before_stays_so_by_one_without_a_key(tmp_path: Path) -> None:
    """Its old chat is known to be theirs as well; and a renewed link ends what the old cookie opens."""
    database = sqlite3.connect(tmp_path / "server.sqlite")
    database.executescript(DATABASES[-1].read_text())
    database.close()
    (tmp_path / "server.secret").write_text("5e" * 32)
    signed = Signer(bytes.fromhex("5e" * 32)).sign(SESSION, "50347959fd6fa04780da7904", KEY)

    async def visit() -> None:
        async with running(tmp_path, {}) as host, Guest(host.address) as ann:
            ann.http.cookies.set(COOKIE, signed)
            data = await ann.call("GET", "/me/data")
            assert [line["text"] for line in data["chat"]] == ["good game"] * 2
            first = await ann.http.get(API + "/me", headers={"cookie": f"{COOKIE}={signed}"})
            assert first.json() == {"name": "Ann", "key": KEY}
            assert KEY not in first.headers["set-cookie"]
            assert await ann.call("GET", "/me") == {"name": "Ann"}
            async with Guest(host.address) as thief:
                by_old = {"cookie": f"{COOKIE}={signed}"}
                renewed = await thief.http.post(API + "/me/link", headers=by_old)
                assert (renewed.status_code, KEY in renewed.headers["set-cookie"]) == (200, False)
                refused = await thief.http.get(API + "/me", headers={"cookie": f"{COOKIE}={signed}"})
                assert refused.json()["code"] == "no-session"

    asyncio.run(visit())
    assert "Traceback" not in (tmp_path / "server.log").read_text()


async def answer_once(socket: ClientConnection) -> None:
    """Answer the open question of seat 0, and wait until that is acknowledged."""
    asked = json.loads(await socket.recv())["update"]["question"]
    answer = {"seat": 0, "question": asked["number"], "choices": [asked["options"][0][0]]}
    await socket.send(ENCODE({"do": "answer", "id": 1, **answer}).decode())
    while (message := json.loads(await socket.recv())).get("id") != 1:
        pass
    assert message["type"] == "done"
