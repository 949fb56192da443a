"""The socket of a match: welcome, updates, commands, refusals."""

import json
from hashlib import sha256
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from orrery.server.wire import commands as sent
from orrery.server.wire.patches import apply
from tests.server.api.visitor import ME, OPEN, PATIENCE, Visitor, closing, play_out


def test_the_first_message_shows_the_whole_table(ann: Visitor) -> None:
    card = ann.create(ME, ME)

    with ann.sit(card["id"], viewer=1, lang="ru") as seat:
        assert seat.welcome["match"] == card["id"]
        assert seat.welcome["title"] == card["title"]
        assert len(seat.welcome["promise"]) == 64
        assert seat.update["viewer"] == 1
        assert seat.update["mine"] == [0, 1]
        assert seat.update["view"] is not None
        assert seat.update["words"]["lang"] == "ru"
        assert "secret" not in seat.update


def test_everybody_hears_of_an_answer(ann: Visitor, bob: Visitor) -> None:
    match = ann.create(ME, OPEN)["id"]
    bob.post(f"/matches/{match}/join", {})
    with ann.sit(match, 0) as first, bob.sit(match, 1) as second:
        first.ask("ping")  # what was told of Bob's coming is heard before the reply
        number = first.update["number"]
        reply = first.answer(3)
        while second.update["number"] <= number:
            second.hear()

    assert reply == {"type": "done", "id": 77}
    assert first.update["number"] == second.update["number"] == number + 1
    assert first.update["question"] is None
    assert second.update["question"] is not None


def test_patches_lead_to_the_view_that_a_newcomer_gets(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        view = seat.update["view"]
        number = seat.update["number"]
        seat.answer(3)
        assert seat.update["base"] == number
        assert "view" not in seat.update
        patched = apply(view, seat.update["patches"])
        with ann.sit(match, 0) as newcomer:
            assert newcomer.update["view"] == patched


def test_who_comes_back_misses_nothing_and_hears_nothing_twice(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    heard: list[Any] = []
    line = 0
    with ann.sit(match, 0) as first, ann.sit(match, 1) as second:
        heard += first.update["events"]
        for turn in range(4):
            (first, second)[turn % 2].answer(turn, turn % 2)
            (second, first)[turn % 2].hear()
        second.ask("say", text="hello")
    with ann.sit(match, 0, event=len(heard), line=line) as again:
        heard += again.update["events"]
        assert [said["text"] for said in again.update["chat"]] == ["hello"]
        line = again.update["last_line"]
    with ann.sit(match, 0) as all_of_it, ann.sit(match, 0, event=len(heard), line=line) as nothing:
        assert all_of_it.update["events"] == heard
        assert nothing.update["events"] == []
        assert nothing.update["chat"] == []


def test_of_several_own_seats_those_that_have_to_answer_are_named(ann: Visitor, bob: Visitor) -> None:
    alone = ann.create(ME, ME)["id"]
    together = ann.create(ME, OPEN)["id"]
    bob.post(f"/matches/{together}/join", {})
    with ann.sit(alone, 0) as both:
        assert both.update["awaited"] == [0]
        both.answer(3)
        assert both.update["awaited"] == [1]
    with ann.sit(together, 0) as one:
        assert "awaited" not in one.update


def test_what_answers_would_do_can_be_seen_before(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        question = seat.update["question"]["number"]
        preview = seat.ask("preview", seat=0, question=question, choices=[3])
        number = seat.update["number"]
        seat.answer(3)

    assert preview["type"] == "previewed"
    assert preview["taken"] == 1
    assert seat.update["number"] == number + 1


def test_a_turn_is_held_by_wish_and_ended_by_command(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0, lang="en") as seat:
        refused = seat.ask("end-turn", seat=0)
        seat.ask("hold-turns", seat=0, on=True)
        assert seat.update["holds"]
        question = seat.update["question"]["number"]
        preview = seat.ask("preview", seat=0, question=question, choices=[3])
        seat.answer(3)
        held = seat.update
        seat.ask("end-turn", seat=0)

    assert (refused["type"], refused["code"]) == ("failed", "not-held")
    assert (preview["undoable"], preview["holds"], preview["hands_over"]) == (True, True, 1)
    assert (held["held"], held["may_undo"]) == (0, True)
    assert [asked["seat"] for asked in held["words"]["asked"]] == [0]
    assert seat.update["held"] == -1
    assert [asked["seat"] for asked in seat.update["words"]["asked"]] == [1]


def test_another_language_comes_with_a_new_welcome(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0, lang="en") as seat:
        seat.answer(3)
        seat.send("speak", lang="ru", id=5)
        welcome = seat.read()
        done = seat.read()
        refused = seat.ask("speak", lang="xx")
        seat.send("speak", lang="")
        silent = seat.read()

    assert welcome["update"]["words"]["lang"] == "ru"
    assert len(welcome["update"]["events"]) > 0
    assert done == {"type": "done", "id": 5}
    assert refused["code"] == "bad-request"
    assert silent["update"]["words"] is None


def test_the_position_comes_in_sentences_only_if_it_was_asked_for(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0, lang="en") as seat:
        assert "position" not in seat.update["words"]
        seat.send("speak", lang="en", position=True)
        assert seat.read()["update"]["words"]["position"]
    with ann.sit(match, 0, lang="en", position="true") as seat:
        assert seat.update["words"]["position"]


def test_a_ping_is_answered_and_nothing_else_happens(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        before = dict(seat.update)
        assert seat.ask("ping") == {"type": "done", "id": 77}
        assert seat.update == before


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("null", "bad-message"),
        ("[]", "bad-message"),
        ('{"do": "dance", "id": 77}', "bad-message"),
        ('{"do": "ping", "id": 77, "loud": true}', "bad-message"),
        ('{"do": "answer", "id": 77}', "bad-message"),
        ('{"do": "answer", "id": 77, "seat": 0, "question": 1.5, "choices": [1]}', "bad-message"),
        (
            '{"do": "answer", "id": 77, "seat": 0, "question": 1, "choices": [200000000000000000000]}',
            "bad-message",
        ),
        ('{"do": "answer", "id": 77, "seat": 0, "question": 1, "choices": []}', "bad-answer"),
        ('{"do": "answer", "id": 77, "seat": 0, "question": 99, "choices": [1]}', "stale-question"),
        ('{"do": "answer", "id": 77, "seat": 9, "question": 1, "choices": [1]}', "no-such-seat"),
        ('{"do": "answer", "id": 77, "seat": -1, "question": 1, "choices": [1]}', "no-such-seat"),
        ('{"do": "say", "id": 77, "text": " "}', "bad-text"),
        ('{"do": "agree", "id": 77, "seat": 0}', "no-proposal"),
        ('{"do": "start", "id": 77}', "already-started"),
        ('{"do": "again", "id": 77, "seat": 0}', "not-over"),
        ('{"do": "undo", "id": 77, "seat": 0}', "cannot-undo"),
        ('{"do": "order", "id": 77, "seat": 0, "order": {"decision": "fly"}}', "bad-order"),
        (
            '{"do": "order", "id": 77, "seat": 0, "order": {"decision": "drop", "x": %s}}' % ("[" * 5000),
            "bad-message",
        ),
        ('{"do": "cancel-order", "id": 77, "seat": 0, "number": 4}', "bad-order"),
        ('{"do": "put-bot", "id": 77, "seat": 0, "bot": "nobody"}', "seat-taken"),
    ],
)
def test_a_refused_message_changes_nothing(ann: Visitor, message: str, code: str) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        number = seat.update["number"]
        seat.session.send_text(message)
        reply = seat.read()
        assert reply["type"] == "failed"
        assert reply["code"] == code
        if '"id": 77' in message and "[[" not in message:
            assert reply["id"] == 77
        assert seat.ask("ping")["type"] == "done"
        with ann.sit(match, 0) as newcomer:
            assert newcomer.update["number"] == number


def test_messages_in_bytes_are_not_read(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        seat.session.send_bytes(b'{"do": "ping"}')
        assert seat.read()["code"] == "bad-message"


def test_an_illegal_choice_is_refused_for_the_right_seat_only(ann: Visitor, bob: Visitor) -> None:
    match = ann.create(ME, OPEN)["id"]
    bob.post(f"/matches/{match}/join", {})
    with bob.sit(match, 1) as seat:
        question = 1
        foreign = seat.ask("answer", seat=0, question=question, choices=[3])
        early = seat.ask("answer", seat=1, question=question, choices=[3])

    assert foreign["code"] == "not-seated"
    assert early["code"] in ("stale-question", "not-your-turn")


def test_too_many_bad_messages_end_it(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        for _ in range(12):
            seat.session.send_text("?")
        assert closing(seat.session) == (4400, "bad-message")


def test_too_many_messages_end_it(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        for _ in range(150):
            seat.send("ping")
        assert closing(seat.session) == (4429, "too-many-requests")


def test_a_message_that_is_too_long_ends_it(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        seat.send("say", text="é" * (sent.MOST_BYTES // 2))
        assert closing(seat.session) == (4413, "too-large")


@pytest.mark.parametrize(("size", "is_read"), [(16_384, True), (16_385, False)])
def test_a_message_may_be_so_long_and_no_longer(ann: Visitor, size: int, is_read: bool) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        seat.session.send_text('{"do": "ping", "id": 5}'.ljust(size))
        if is_read:
            assert seat.read() == {"type": "done", "id": 5}
        else:
            assert closing(seat.session) == (4413, "too-large")


@pytest.mark.parametrize(
    ("query", "end"),
    [
        ({"viewer": "first"}, (4400, "bad-request")),
        ({"viewer": "0", "event": "x"}, (4400, "bad-request")),
        ({"viewer": "0", "lang": "xx"}, (4400, "bad-request")),
        ({"viewer": "0", "position": "maybe"}, (4400, "bad-request")),
        ({"viewer": "7"}, (4404, "no-such-seat")),
        ({"viewer": "-2"}, (4404, "no-such-seat")),
        ({"viewer": "1"}, (4403, "not-seated")),
    ],
)
def test_a_socket_that_can_t_be_is_closed_with_a_code(ann: Visitor, query: Any, end: Any) -> None:
    match = ann.create(ME, OPEN)["id"]
    with ann.knock(match, **query) as session:
        assert closing(session) == end


def test_an_unknown_match_or_person_is_told(ann: Visitor, stranger: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.knock("abcdefghijkl") as session:
        assert closing(session) == (4404, "no-such-match")
    with stranger.knock(match) as session:
        assert closing(session) == (4401, "no-session")


def test_others_may_watch_if_the_table_is_open_to_them(ann: Visitor, bob: Visitor) -> None:
    shown = ann.create(ME, ME)["id"]
    hidden = ann.create(ME, ME, settings={"spectators": False})["id"]
    with bob.sit(shown, -1) as watcher:
        assert watcher.update["question"] is None
        assert watcher.update["mine"] == []
        assert watcher.ask("say", text="hello")["code"] == "spectators-silent"
        assert watcher.ask("answer", seat=0, question=1, choices=[3])["code"] == "not-seated"
    with bob.knock(hidden, viewer=-1) as session:
        assert closing(session) == (4403, "no-spectators")


def test_a_private_match_is_watched_by_key_only(ann: Visitor, bob: Visitor) -> None:
    card = ann.create(ME, ME, private=True)
    with bob.knock(card["id"], viewer=-1) as session:
        assert closing(session) == (4403, "needs-key")
    with bob.sit(card["id"], -1, key=card["key"]) as watcher:
        assert watcher.welcome["is_private"]
    with ann.sit(card["id"], 0) as seat:
        assert seat.update["mine"] == [0, 1]


def test_host_and_players_of_a_private_match_need_no_key(ann: Visitor, bob: Visitor) -> None:
    card = ann.create(OPEN, OPEN, private=True)
    bob.post(f"/matches/{card['id']}/join", {"key": card["key"]})
    with ann.sit(card["id"], -1) as host, bob.sit(card["id"], 0) as player:
        assert (host.update["mine"], player.update["mine"]) == ([], [0])


def test_who_leaves_a_seat_does_not_look_from_it_any_longer(ann: Visitor, bob: Visitor) -> None:
    match = ann.create(ME, OPEN)["id"]
    bob.post(f"/matches/{match}/join", {})
    with bob.sit(match, 1) as seat:
        seat.send("leave", seat=1)
        assert closing(seat.session) == (4403, "not-seated")


def test_pages_of_other_sites_get_no_socket(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with pytest.raises(WebSocketDisconnect), ann.knock(match, origin="https://elsewhere.example") as session:
        session.receive_text(timeout=PATIENCE)


def test_a_whole_game_is_played_to_the_end(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as first, ann.sit(match, 1) as second:
        play_out(first, second)
        assert first.update["stage"] == "over"
        assert first.update["result"]["places"] == [1, 2]
        secret = bytes.fromhex(first.update["secret"])

    assert sha256(secret).hexdigest() == first.welcome["promise"]


def test_a_message_is_json(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.knock(match, viewer=0) as session:
        assert json.loads(session.receive_text(timeout=PATIENCE))["type"] == "welcome"
