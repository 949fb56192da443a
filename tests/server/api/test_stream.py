"""Programs on seats, at a real server: a token, a stream of lines, an answer call."""

import json
import re
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.server.host.settings import ServerSettings
from orrery.server.live import stream
from tests.server.api.running import Guest, guest, running
from tests.server.api.visitor import until

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "bot.py"
API_DOCUMENT = ROOT / "docs" / "api.md"


@pytest.fixture(scope="module")
def port(settings: ServerSettings) -> Iterator[int]:
    with running(settings) as port:
        yield port


@pytest.fixture
def ann(port: int) -> Iterator[Guest]:
    with guest(port, "Ann") as client:
        yield client


def messages(reply: httpx.Response) -> Generator[dict[str, Any], None, None]:
    for line in reply.iter_lines():
        if line:
            yield json.loads(line)


def test_a_stream_begins_with_a_welcome_and_goes_on_with_updates(ann: Guest) -> None:
    match = ann.create("me", "me")
    path = f"/matches/{match}/stream?seat=0&lang=en&position=true"
    with ann.stream("GET", path, headers=ann.token(match, 0)) as reply:
        heard = messages(reply)
        welcome = next(heard)
        question = welcome["update"]["question"]["number"]
        answer = ann.post(
            f"/matches/{match}/seats/0/answer",
            json={"question": question, "choices": [3]},
            headers=ann.token(match, 0),
        )
        update = next(message for message in heard if message["number"] > welcome["update"]["number"])

    assert reply.headers["content-type"] == "application/x-ndjson"
    assert answer.status_code == 204
    assert update["question"] is None
    assert update["words"]["lang"] == "en"
    assert update["words"]["position"]


def test_a_stream_resumes_where_it_was(ann: Guest) -> None:
    match = ann.create("me", "me")
    opened = f"/matches/{match}/stream?seat=0"
    token = ann.token(match, 0)
    ann.post(f"/matches/{match}/seats/0/answer", json={"question": 1, "choices": [3]}, headers=token)
    with ann.stream("GET", opened, headers=token) as reply:
        events = next(messages(reply))["update"]["events"]
    with ann.stream("GET", f"{opened}&event={len(events) - 1}", headers=token) as reply:
        again = next(messages(reply))["update"]

    assert again["first_event"] == len(events) - 1
    assert again["events"] == events[-1:]


def test_the_server_shows_that_it_is_there_as_often_as_it_says() -> None:
    said = re.search(r"Empty lines, after (\d+) seconds", API_DOCUMENT.read_text(encoding="utf-8"))

    assert said is not None
    assert float(said[1]) == stream.KEEP_ALIVE


def test_empty_lines_show_that_the_server_is_there(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "KEEP_ALIVE", 0.05)
    match = ann.create("me", "me")
    with ann.stream("GET", f"/matches/{match}/stream?seat=0", headers=ann.token(match, 0)) as reply:
        assert "" in reply.iter_lines()


def test_a_token_opens_one_seat_of_one_match(ann: Guest, port: int) -> None:
    match, other = ann.create("me", "me"), ann.create("me", "me")
    token = ann.token(match, 0)
    answer = {"question": 1, "choices": [3]}

    refused = [
        ann.get(f"/matches/{match}/stream?seat=1", headers=token),
        ann.get(f"/matches/{other}/stream?seat=0", headers=token),
        ann.get(f"/matches/{match}/stream?seat=0"),
        ann.get(f"/matches/{match}/stream?seat=0", headers={"authorization": "Bearer x.y"}),
        ann.get(f"/matches/{match}/stream?seat=0", headers={"authorization": "Basic eDp5"}),
        ann.post(f"/matches/{match}/seats/1/answer", json=answer, headers=token),
        ann.post(f"/matches/{match}/seats/0/answer", json=answer),
    ]

    assert {(reply.status_code, reply.json()["code"]) for reply in refused} == {(401, "bad-seat-token")}


def test_a_token_is_worth_nothing_when_its_owner_has_left(ann: Guest, port: int) -> None:
    match = ann.create("me", "open")
    with guest(port, "Bob") as bob:
        bob.command(match, "join")
        token = bob.token(match, 1)
        with bob.stream("GET", f"/matches/{match}/stream?seat=1", headers=token) as reply:
            heard = messages(reply)
            assert next(heard)["type"] == "welcome"
            bob.command(match, "leave", seat=1)
            last = list(heard)[-1]
        after = bob.get(f"/matches/{match}/stream?seat=1", headers=token)

    assert (last["type"], last["id"], last["code"]) == ("failed", 0, "not-seated")
    assert (after.status_code, after.json()["code"]) == (403, "not-seated")


def test_nobody_gets_a_token_for_the_seat_of_somebody_else(ann: Guest, port: int) -> None:
    match = ann.create("me", "open")
    with guest(port, "Bob") as bob:
        taken = bob.post(f"/matches/{match}/seats/0/token")
        missing = bob.post(f"/matches/{match}/seats/9/token")

    assert (taken.status_code, taken.json()["code"]) == (403, "not-seated")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-seat")


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"question": 9, "choices": [3]}, 409, "stale-question"),
        ({"question": 1, "choices": [99]}, 409, "illegal-choice"),
        ({"question": 1, "choices": []}, 400, "bad-request"),
        ({"question": 1, "choices": [True]}, 400, "bad-request"),
        ({"question": 1}, 400, "bad-request"),
    ],
)
def test_answers_that_are_none_are_refused(ann: Guest, form: Any, status: int, code: str) -> None:
    match = ann.create("me", "me")

    reply = ann.post(f"/matches/{match}/seats/0/answer", json=form, headers=ann.token(match, 0))

    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert ann.get(f"/matches/{match}").json()["answers"] == 0


def test_a_client_that_goes_away_is_forgotten(ann: Guest) -> None:
    nobody_is_there(ann)
    match = ann.create("me", "me")
    with ann.stream("GET", f"/matches/{match}/stream?seat=0", headers=ann.token(match, 0)) as reply:
        heard = messages(reply)
        next(heard)
        assert ann.sockets() == 1
        heard.close()
    nobody_is_there(ann)


def test_a_stream_has_an_end_when_the_server_stops(tmp_path: Path) -> None:
    with ExitStack() as lines:
        with running(ServerSettings(home=str(tmp_path))) as port:
            ann = lines.enter_context(guest(port, "Ann"))
            match = ann.create("me", "me")
            path, token = f"/matches/{match}/stream?seat=0", ann.token(match, 0)
            heard = messages(lines.enter_context(ann.stream("GET", path, headers=token)))
            assert next(heard)["type"] == "welcome"

        assert {message["type"] for message in heard} <= {"update"}, "nothing is cut off in the middle"


def nobody_is_there(ann: Guest) -> None:
    """Wait until the server has noticed who has gone."""
    until(lambda: not ann.sockets())


def test_the_example_plays_a_game_against_itself(ann: Guest, port: int) -> None:
    match = ann.create("open", "open")
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{port}", match]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
        told, _ = first.communicate(timeout=60)

    assert told.splitlines()[-1] == second.stdout.splitlines()[-1]
    assert "places:" in told
    assert len(EXAMPLE.read_text().splitlines()) <= 40
