"""Finished matches: saves, replays, and playing on from them."""

from pathlib import Path
from typing import Any

import pytest

from orrery.engine.chance import Dealer
from orrery.engine.match import Match
from orrery.engine.notation import read_save, write_save
from orrery.engine.position import read_position
from orrery.games.registry import TITLES
from orrery.server.host.settings import ServerSettings
from tests.server.api.visitor import ME, OPEN, Visitor, finished

THREE_IN_A_ROW = """\
orrery position 1
title: connect-four
version: 1
seats: 2

discs: 0=a1+b1+c1 1=a2+b2+c2
to play: 0
"""
PLAIN = {"content-type": "text/plain"}


def bring(who: Visitor, text: str | bytes, **headers: str) -> Any:
    return who.call("POST", "/matches/import", headers=PLAIN | headers, content=text)


def test_a_finished_match_is_a_save_that_anybody_can_check(ann: Visitor, stranger: Visitor) -> None:
    match = finished(ann)

    reply = stranger.get(f"/matches/{match}/export")

    assert reply.headers["content-type"].startswith("text/plain")
    assert len(read_save(reply.text, TITLES).log) == 7


def test_the_log_of_a_running_match_is_shown_to_nobody(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]

    for reply in (ann.get(f"/matches/{match}/export"), ann.get(f"/matches/{match}/replay")):
        assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


def test_a_match_is_looked_through_moment_by_moment(ann: Visitor, stranger: Visitor) -> None:
    match = finished(ann)

    whole = stranger.get(f"/matches/{match}/replay?lang=ru").json()
    part = stranger.get(f"/matches/{match}/replay?viewer=1&first=2&count=3").json()

    assert whole["count"] == 8
    assert [moment["number"] for moment in whole["moments"]] == list(range(8))
    assert [moment["number"] for moment in part["moments"]] == [2, 3, 4]
    assert part["viewer"] == 1
    assert whole["places"] == [1, 2]


@pytest.mark.parametrize(
    "query", ["viewer=-3", "viewer=x", "first=-1", "count=0", "count=1000000", "lang=xx"]
)
def test_a_replay_that_can_t_be_is_refused(ann: Visitor, query: str) -> None:
    reply = ann.get(f"/matches/{finished(ann)}/replay?{query}")

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")


def test_a_replay_is_seen_from_a_seat_of_the_match(ann: Visitor) -> None:
    reply = ann.get(f"/matches/{finished(ann)}/replay?viewer=9")

    assert (reply.status_code, reply.json()["code"]) == (404, "no-such-seat")


def test_a_private_match_stays_private_when_it_is_over(ann: Visitor, bob: Visitor) -> None:
    match = finished(ann, private=True)
    key = ann.get(f"/matches/{match}").json()["key"]

    assert bob.get(f"/matches/{match}/replay").json()["code"] == "needs-key"
    assert (
        bob.post(f"/matches/{match}/branch", {"moment": 2, "seats": [ME, ME]}).json()["code"] == "needs-key"
    )
    assert bob.get(f"/matches/{match}/replay?key={key}").json()["count"] == 8


def test_a_save_is_brought_in(ann: Visitor, bob: Visitor) -> None:
    text = ann.get(f"/matches/{finished(ann)}/export").text

    reply = bring(bob, text)

    assert reply.status_code == 201
    assert reply.json()["stage"] == "over"
    assert reply.json()["places"] == [1, 2]
    assert bob.get(f"/matches/{reply.json()['id']}/replay").json()["count"] == 8


@pytest.mark.parametrize(
    ("text", "headers", "status", "code"),
    [
        (b"hello", {}, 400, "damaged-save"),
        (b"", {}, 400, "damaged-save"),
        (b"\xff\xfe", {}, 400, "bad-request"),
        (b"x" * 1_999_999, {}, 400, "damaged-save"),
        (b"x" * 2_000_001, {}, 413, "too-large"),
        (b"{}", {"content-type": "application/json"}, 415, "wrong-content"),
    ],
)
def test_what_is_no_save_is_not_brought_in(
    ann: Visitor, text: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    reply = ann.call("POST", "/matches/import", headers=PLAIN | headers, content=text)

    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert ann.get("/matches?kind=mine").json() == []


def test_a_save_that_breaks_the_rules_is_not_brought_in(ann: Visitor, bob: Visitor) -> None:
    text = ann.get(f"/matches/{finished(ann)}/export").text
    lines = text.splitlines()
    lines[-3] = lines[-3].replace(lines[-3].split()[-1], "g")

    reply = bring(bob, "\n".join(lines) + "\n")

    assert reply.status_code == 400
    assert bob.get("/matches?kind=mine").json() == []


def begun_with_a_position(drops: str) -> str:
    """A save of a game that began with three discs in a row for both."""
    game, setup = read_position(THREE_IN_A_ROW, TITLES)
    match = Match(game, setup, Dealer(b"secret"))
    for turn, column in enumerate(drops):
        match.say(turn % 2, column)
    return write_save(match)


def test_an_unfinished_game_that_began_with_a_position_is_brought_in_and_shows_nothing_of_it(
    ann: Visitor,
) -> None:
    card = bring(ann, begun_with_a_position("g")).json()
    listed = ann.get("/matches?kind=open").json()

    assert card["stage"] == "lobby"
    assert [entry["options"] for entry in (card, *listed)] == [{}, {}]


def test_a_finished_game_that_began_with_a_position_is_replayed_and_played_on_from(ann: Visitor) -> None:
    match = bring(ann, begun_with_a_position("d")).json()["id"]

    first = ann.get(f"/matches/{match}/replay?count=1").json()["moments"][0]
    assert first["view"]["columns"][:4] == [[0, 1], [0, 1], [0, 1], []]

    branch = ann.post(f"/matches/{match}/branch", {"moment": 0, "seats": [ME, ME]}).json()["id"]
    with ann.sit(branch, 0) as seat:
        assert seat.update["view"]["columns"][:4] == [[0, 1], [0, 1], [0, 1], []]


def test_one_may_play_on_from_any_moment(ann: Visitor, bob: Visitor) -> None:
    match = finished(ann)

    card = bob.post(f"/matches/{match}/branch", {"moment": 4, "seats": [ME, ME]}).json()

    assert card["stage"] == "running"
    assert card["mine"] == [0, 1]
    with bob.sit(card["id"], 0) as seat:
        assert seat.update["question"] is not None


@pytest.mark.parametrize("moment", [-1, 99])
def test_one_can_t_play_on_from_a_moment_that_never_was(ann: Visitor, moment: int) -> None:
    reply = ann.post(f"/matches/{finished(ann)}/branch", {"moment": moment, "seats": [ME, ME]})

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-moment")


def test_nobody_plays_on_from_a_match_that_still_goes_on(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]

    reply = ann.post(f"/matches/{match}/branch", {"moment": 0, "seats": [ME, OPEN]})

    assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


def test_the_secret_of_the_server_is_its_own(settings: ServerSettings) -> None:
    path: Path = settings.secret_path

    assert path.stat().st_mode & 0o077 == 0
