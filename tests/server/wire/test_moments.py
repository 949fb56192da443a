"""Finished matches, moment by moment."""

import pickle
from itertools import pairwise
from typing import Any

import pytest
from msgspec import json

from orrery.engine.events import SPECTATOR
from orrery.engine.flow import CHANCE
from orrery.engine.game import Game
from orrery.games.registry import TITLES
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server import replay as moments
from orrery.server.replay import ALL, replay, replay_json
from orrery.table.core import Stage
from orrery.table.errors import NoSuchSeat, NotOver
from orrery.texts.clauses import clauses
from tests.server.wire.games import answers, company, each_open_title, each_title, finished, played


@each_title
def test_a_replay_ends_with_the_result(game: Game[Any]) -> None:
    match = finished(game.key)
    whole = replay(played(match), 0, 0, 60, "en")
    outcome = match.outcome()

    assert outcome is not None
    assert (whole.points, whole.places) == (outcome.points, outcome.places)
    assert whole.course[-1] == outcome.points
    assert len(whole.course) == whole.count
    assert [sum(column) for column in zip(*[source.points for source in whole.sources])] == outcome.points


@each_title
def test_each_answer_of_a_player_is_a_moment(game: Game[Any]) -> None:
    match = finished(game.key)
    answers_given = [entry.seat for entry in match.log if entry.seat != CHANCE]
    found = replay(played(match), SPECTATOR, 0, 40, "ru")

    assert found.count == len(answers_given) + 1
    assert [moment.number for moment in found.moments] == list(range(len(found.moments)))
    assert [moment.seat for moment in found.moments[1:]] == answers_given[: len(found.moments) - 1]


@each_title
def test_what_happened_and_where_points_came_from_lead_to_the_rules(game: Game[Any]) -> None:
    found = replay(played(finished(game.key)), SPECTATOR, 0, 40, "en")
    ids = {clause.id for clause in clauses(game.key)}

    assert {source.clause for source in found.sources} <= ids
    assert {told.clause for moment in found.moments for told in moment.news} <= ids


@each_open_title
def test_the_forecasts_are_those_of_the_moments(game: Game[Any]) -> None:
    whole = replay(played(finished(game.key)), SPECTATOR, 0, 10_000, "en")

    shown = [[standing.forecast for standing in moment.standings] for moment in whole.moments]
    assert whole.forecasts == shown


def test_nothing_is_forecast_where_something_is_hidden() -> None:
    assert replay(played(finished("cosmic")), SPECTATOR, 0, 1, "en").forecasts == []


def test_the_last_moment_shows_the_end() -> None:
    match = finished("pulsar")
    count = replay(played(match), 0, 0, 1, "en").count
    (last,) = replay(played(match), 0, count - 1, 5, "en").moments

    assert last.view == match.game.view(match.state, 0)
    assert [standing.points for standing in last.standings] == list(
        replay(played(match), 0, 0, 0, "en").points
    )


def test_parts_fit_together() -> None:
    match = played(finished("cluster"))
    whole = replay(match, 1, 0, 30, "en").moments
    parts = [moment for first in (0, 10, 20) for moment in replay(match, 1, first, 10, "en").moments]

    assert json.encode(parts) == json.encode(whole)
    assert replay(match, 1, 10, 10, "en").course == []


def test_news_are_told_once_and_in_the_moment_in_which_they_happened() -> None:
    found = replay(played(finished("connect-four")), SPECTATOR, 0, 100, "en").moments

    assert found[0].news == []
    assert all(moment.news[0].seat == moment.seat for moment in found[1:])
    assert all(one.view != other.view for one, other in pairwise(found))


def test_where_something_is_hidden_a_seat_reads_its_own_answers_only() -> None:
    found = replay(played(finished("cosmic")), 2, 0, 120, "en").moments
    told = {moment.seat for moment in found if moment.answer.text}

    assert told == {2}


@each_open_title
def test_where_nothing_is_hidden_all_answers_are_told(game: Game[Any]) -> None:
    found = replay(played(finished(game.key)), ALL, 0, 50, "en").moments

    assert all(moment.answer.text for moment in found[1:])


@pytest.mark.parametrize(("key", "viewer"), [("connect-four", 2), ("connect-four", -3), ("cosmic", ALL)])
def test_nobody_looks_on_from_a_place_that_is_none(key: str, viewer: int) -> None:
    with pytest.raises(NoSuchSeat):
        replay(played(finished(key)), viewer, 0, 1, "en")


def test_what_was_taken_back_is_no_moment() -> None:
    table = company(CONNECT_FOUR)
    table.answer(0, 3)
    table.do(table.table.undo("ann", 0, table.now))
    for _ in answers(table, 42):
        pass
    found = replay(moments.played(table.table, "en"), 0, 0, 100, "en")

    assert table.table.stage == Stage.OVER
    assert found.names == ["ann", "bob"]
    assert found.count == len(table.entries) - 2 + 1


def test_a_game_under_way_is_not_looked_through() -> None:
    with pytest.raises(NotOver):
        moments.played(company(CONNECT_FOUR).table, "en")


def test_all_of_it_can_be_sent_to_another_process_and_back() -> None:
    match = played(finished("connect-four"))
    twin = pickle.loads(pickle.dumps(match))
    found = json.decode(replay_json(twin, 0, 0, 3, "en"))

    assert len(found["moments"]) == 3
    assert found["title"] in TITLES
