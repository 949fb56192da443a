"""Hints over the socket: who gets them, how often, and that nobody else hears of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.visitor import AT_ONCE, BOT, ME, OPEN, Seat, Visitor, app_client

MOST = 3


def ask(seat: Seat, number: int = 0) -> dict[str, Any]:
    return seat.ask("hints", seat=number, question=seat.update["question"]["number"])


def test_hints_are_lines_in_words_with_what_they_are_worth(ann: Visitor) -> None:
    match = ann.create(ME, BOT)["id"]
    with ann.sit(match, 0, lang="en") as seat:
        assert seat.update["may_hint"]
        question = seat.update["question"]
        reply = ask(seat)
        best, second, third = reply["hints"]

        assert (reply["type"], reply["question"], reply["unit"]) == ("hinted", question["number"], "points")
        assert best["steps"] == ["column d"]
        assert best["pieces"]
        assert best["behind"] == 0
        assert 0 < second["behind"] <= third["behind"]
        assert best["choices"] in [[choice] for choice, _ in question["options"]]
        assert ask(seat)["hints"] == reply["hints"]


def test_a_hint_is_given_like_any_answer(ann: Visitor) -> None:
    match = ann.create(ME, BOT)["id"]
    with ann.sit(match, 0) as seat:
        question = seat.update["question"]["number"]
        chain = ask(seat)["hints"][0]["choices"]
        assert seat.ask("answer", seat=0, question=question, choices=chain)["type"] == "done"


def test_hints_come_in_the_language_of_the_connection(ann: Visitor) -> None:
    match = ann.create(ME, BOT)["id"]
    with ann.sit(match, 0, lang="ru") as seat:
        assert ask(seat)["hints"][0]["steps"] == ["столбец d"]
    with ann.sit(match, 0) as seat:
        assert ask(seat)["hints"][0]["steps"] == ["column d"]


def test_against_people_there_are_none_unless_the_table_says_so(ann: Visitor, bob: Visitor) -> None:
    for rule, kind in (("alone", "failed"), ("off", "failed"), ("all", "hinted")):
        card = ann.create(ME, OPEN, settings={**AT_ONCE, "hints": rule})
        assert bob.get(f"/matches/{card['id']}").json()["hints"] == rule
        bob.post(f"/matches/{card['id']}/join", {})
        with ann.sit(card["id"], 0) as seat:
            reply = ask(seat)
            assert seat.update["may_hint"] == (rule == "all")
        assert reply["type"] == kind
        assert reply.get("code") == ("no-hints" if kind == "failed" else None)


def test_nobody_else_hears_of_it(ann: Visitor, bob: Visitor) -> None:
    match = ann.create(ME, OPEN, settings={**AT_ONCE, "hints": "all"})["id"]
    bob.post(f"/matches/{match}/join", {})
    with ann.sit(match, 0) as first, bob.sit(match, 1) as second:
        second.ask("ping")
        number = second.update["number"]
        ask(first)
        assert second.ask("ping")["type"] == "done"
        assert second.update["number"] == number


def test_a_rule_that_there_is_not_is_refused(ann: Visitor) -> None:
    form = {"title": "connect-four", "seats": [ME, BOT], "settings": {"hints": "sometimes"}}
    assert ann.post("/matches", form).status_code == 400


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A server at which hints are few."""
    settings = ServerSettings(
        home=str(tmp_path), requests_per_minute=0, guests_per_hour=0, hints_per_minute=1
    )
    with app_client(create_app(settings)) as client:
        yield client


def test_one_person_may_ask_so_often_only(strict: TestClient[Any]) -> None:
    cyd = Visitor(strict, "Cyd")
    match = cyd.create(ME, BOT)["id"]
    with cyd.sit(match, 0) as seat:
        assert ask(seat)["type"] == "hinted"
        assert ask(seat)["code"] == "too-many-requests"
