"""Making matches, finding them, sitting down."""

from typing import Any

import pytest

from tests.server.api.visitor import BOT, ME, OPEN, TITLE, Visitor


def test_a_match_with_all_seats_taken_begins(ann: Visitor) -> None:
    card = ann.create(ME, ME)

    assert card["stage"] == "running"
    assert card["mine"] == [0, 1]
    assert card["turn"]
    assert card["title"] == TITLE


def test_a_match_waits_for_who_comes_by_the_link(ann: Visitor, bob: Visitor) -> None:
    card = ann.create(ME, OPEN)

    joined = bob.post(f"/matches/{card['id']}/join", {})

    assert card["stage"] == "lobby"
    assert joined.status_code == 200
    assert joined.json()["stage"] == "running"
    assert joined.json()["mine"] == [1]
    assert [seat["name"] for seat in joined.json()["seats"]] == ["Ann", "Bob"]


def test_a_chosen_seat_is_taken_or_refused(ann: Visitor, bob: Visitor) -> None:
    match = ann.create(ME, OPEN)["id"]

    taken = bob.post(f"/matches/{match}/join", {"seat": 0})
    missing = bob.post(f"/matches/{match}/join", {"seat": 9})

    assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-seat")
    assert bob.post(f"/matches/{match}/join", {"seat": 1}).json()["mine"] == [1]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"title": "chess"}, 404, "unknown-title"),
        ({"seats": [ME]}, 400, "bad-setup"),
        ({"seats": []}, 400, "bad-request"),
        ({"seats": [ME, {"kind": "bot", "bot": "nobody"}]}, 400, "unknown-player"),
        ({"seats": [ME, {"kind": "cat"}]}, 400, "bad-request"),
        ({"options": {"colour": "green"}}, 400, "bad-setup"),
        ({"preset": "none-such"}, 400, "bad-setup"),
        ({"settings": {"pause": 1e9}}, 400, "bad-settings"),
        ({"settings": {"pause": "long"}}, 400, "bad-request"),
        ({"private": "yes"}, 400, "bad-request"),
    ],
)
def test_a_match_that_can_t_be_is_refused(ann: Visitor, change: Any, status: int, code: str) -> None:
    reply = ann.post("/matches", {"title": TITLE, "seats": [ME, OPEN]} | change)

    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert ann.get("/matches?kind=mine").json() == []


def test_only_people_with_a_session_make_and_join_matches(ann: Visitor, stranger: Visitor) -> None:
    match = ann.create(ME, OPEN)["id"]

    for path, form in (
        ("/matches", {"title": TITLE, "seats": [ME, OPEN]}),
        (f"/matches/{match}/join", {}),
        (f"/matches/{match}/commands", {"do": "start"}),
        (f"/matches/{match}/seats/0/token", None),
    ):
        reply = stranger.post(path, form)
        assert (reply.status_code, reply.json()["code"]) == (401, "no-session")


def test_lists_show_what_one_may_see(ann: Visitor, bob: Visitor, stranger: Visitor) -> None:
    opened = ann.create(ME, OPEN)["id"]
    running = ann.create(ME, ME)["id"]
    private = ann.create(ME, OPEN, private=True)["id"]

    def ids(who: Visitor, kind: str) -> list[str]:
        cards = who.get(f"/matches?kind={kind}").json()
        return [card["id"] for card in cards if card["id"] in (opened, running, private)]

    assert ids(ann, "mine") == [private, running, opened]
    assert ids(bob, "mine") == []
    assert ids(bob, "open") == [opened]
    assert ids(stranger, "watch") == [running]
    assert ids(stranger, "archive") == []
    assert stranger.get("/matches?kind=mine").json()["code"] == "no-session"


def test_a_list_goes_on_before_a_time_and_for_a_title(ann: Visitor) -> None:
    first, second = ann.create(ME, OPEN), ann.create(ME, OPEN)

    before = ann.get(f"/matches?kind=open&before={second['changed']}").json()

    assert before[0]["id"] == first["id"]
    assert ann.get("/matches?kind=open&title=pulsar").json() == []


@pytest.mark.parametrize("query", ["", "?kind=all", "?kind=open&before=soon", "?kind=open&before=-1"])
def test_lists_of_no_kind_are_refused(stranger: Visitor, query: str) -> None:
    reply = stranger.get(f"/matches{query}")

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("match", ["abcdefghijkl", "x", "ABCDEFGHIJKL", "%00", "é" * 12, "." * 300])
def test_there_is_no_such_match(ann: Visitor, match: str) -> None:
    for reply in (
        ann.get(f"/matches/{match}"),
        ann.post(f"/matches/{match}/join", {}),
        ann.get(f"/matches/{match}/export"),
        ann.get(f"/matches/{match}/replay"),
        ann.post(f"/matches/{match}/seats/0/token"),
        ann.post(f"/matches/{match}/commands", {"do": "start"}),
    ):
        assert (reply.status_code, reply.json()["code"]) == (404, "no-such-match")


def test_a_private_match_needs_its_key(ann: Visitor, bob: Visitor, stranger: Visitor) -> None:
    card = ann.create(ME, OPEN, private=True)
    match, key = card["id"], card["key"]

    for reply in (
        bob.get(f"/matches/{match}"),
        bob.get(f"/matches/{match}?key=guessed"),
        stranger.get(f"/matches/{match}"),
        bob.post(f"/matches/{match}/join", {}),
        bob.post(f"/matches/{match}/join", {"key": "é"}),
        bob.post(f"/matches/{match}/commands", {"do": "join"}),
        bob.get(f"/matches/{match}/export"),
    ):
        assert (reply.status_code, reply.json()["code"]) == (403, "needs-key")
    assert len(key) > 15
    assert stranger.get(f"/matches/{match}?key={key}").json()["key"] == ""
    assert bob.post(f"/matches/{match}/join", {"key": key}).json()["key"] == key
    assert bob.get(f"/matches/{match}").json()["mine"] == [1]


def test_commands_need_no_socket(ann: Visitor) -> None:
    match = ann.create(ME, OPEN)["id"]

    assert (
        ann.post(f"/matches/{match}/commands", {"do": "put-bot", "seat": 1, "bot": "random"}).status_code
        == 204
    )
    assert ann.get(f"/matches/{match}").json()["seats"][1]["bot"] == "random"


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"do": "start"}, 403, "not-host"),
        ({"do": "leave", "seat": 0}, 403, "not-seated"),
        ({"do": "put-bot", "seat": 1, "bot": "random"}, 403, "not-host"),
        ({"do": "dance"}, 400, "bad-request"),
        ({"do": "preview", "seat": 0, "question": 1, "choices": [1]}, 400, "bad-request"),
        ({"do": "answer", "seat": 0, "question": "1", "choices": [1]}, 400, "bad-request"),
        ({"do": "answer", "seat": 0, "question": 1, "choices": [2**70]}, 400, "bad-request"),
        ({"do": "answer", "seat": 0, "question": 1, "choices": [1], "more": 1}, 400, "bad-request"),
        ({"do": "say", "text": "hello"}, 403, "not-seated"),
        ({}, 400, "bad-request"),
    ],
)
def test_commands_that_are_not_for_all_are_refused(
    ann: Visitor, bob: Visitor, form: Any, status: int, code: str
) -> None:
    match = ann.create(ME, OPEN)["id"]
    before = ann.get(f"/matches/{match}").json()

    reply = bob.post(f"/matches/{match}/commands", form)

    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert ann.get(f"/matches/{match}").json() == before


def test_a_bot_plays_by_itself(ann: Visitor) -> None:
    match = ann.create(ME, BOT)["id"]

    with ann.sit(match) as seat:
        seat.answer(3)
        while seat.update["question"] is None:
            seat.hear()

    assert seat.update["number"] >= 2
