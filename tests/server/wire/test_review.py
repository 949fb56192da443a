"""Finished matches looked back on."""

from typing import Any

import pytest
from msgspec import json

from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game
from orrery.server.replay import replay
from orrery.server.review import review, review_json
from orrery.server.wire.forms import Review
from orrery.shown.registry import pieces_for
from orrery.table.errors import NoSuchSeat
from tests.server.wire.games import each_title, finished, played

SEEDS = (2, 3)


def reviewed(key: str, viewer: int = SPECTATOR, seed: int = 2) -> Review:
    return review(played(finished(key, seed)), viewer, "en")


@each_title
def test_the_sources_add_up_to_the_result(game: Game[Any]) -> None:
    for seed in SEEDS:
        found = reviewed(game.key, seed=seed)

        assert [sum(column) for column in zip(*[source.points for source in found.sources])] == found.points


@each_title
def test_final_scoring_comes_last(game: Game[Any]) -> None:
    is_final = [source.is_final for source in reviewed(game.key).sources]

    assert is_final == sorted(is_final)


@each_title
def test_every_piece_named_lies_on_the_table(game: Game[Any]) -> None:
    for seed in SEEDS:
        match = finished(game.key, seed)
        found = reviewed(game.key, seed=seed)
        listed = set(pieces_for(game).listed(game.view(match.state, SPECTATOR)))

        named = {piece.piece for source in found.sources for piece in source.pieces}
        assert named | {piece for realm in found.realms for piece in realm} <= listed
        assert {achievement.piece for achievement in found.achievements} <= listed


def test_pulsar_scores_stations_piece_by_piece_and_last() -> None:
    found = reviewed("pulsar", seed=5)
    final = [source for source in found.sources if source.is_final]

    assert final[-1].key == "stations"
    for seat, points in enumerate(final[-1].points):
        assert sum(piece.points for piece in final[-1].pieces if piece.seat == seat) == points


@pytest.mark.parametrize("seed", [2, 4, 11])
def test_globular_cluster_scores_tiles_as_they_stood_after_each_final_turn(seed: int) -> None:
    """In the last two games somebody went on to change who is strongest after others had scored."""
    systems, crystals = [source for source in reviewed("cluster", seed=seed).sources if source.is_final]

    assert (systems.key, crystals.key) == ("systems-3", "crystals-3")
    for source in (systems, crystals):
        for seat, points in enumerate(source.points):
            assert sum(piece.points for piece in source.pieces if piece.seat == seat) == points


def test_turning_points_name_the_turn_where_turns_are_counted() -> None:
    found = reviewed("cluster", viewer=0)

    turns = [turn.turn for turn in found.turning_points]
    assert turns
    assert turns == sorted(set(turns))
    assert all(1 <= turn <= 36 for turn in turns)
    assert {turn.turn for turn in reviewed("pulsar", viewer=0).turning_points} == {0}


def test_rounds_end_in_their_order() -> None:
    found = reviewed("pulsar")

    assert len(found.rounds) == 8
    assert found.rounds == sorted(set(found.rounds))
    assert found.rounds[-1] < len(found.course)


@each_title
def test_turning_points_are_whole_sentences_in_the_order_of_the_game(game: Game[Any]) -> None:
    found = reviewed(game.key, viewer=0)

    assert [turn.moment for turn in found.turning_points] == sorted(
        turn.moment for turn in found.turning_points
    )
    assert all(turn.changes[0] for turn in found.turning_points)
    assert all(text.endswith(".") for turn in found.turning_points for text in turn.sentences)
    assert all(turn.sentences for turn in found.turning_points)


def test_a_turning_point_tells_what_the_replay_tells() -> None:
    match = played(finished("connect-four"))
    (turn,) = review(match, SPECTATOR, "en").turning_points
    (moment,) = replay(match, SPECTATOR, turn.moment, 1, "en").moments

    assert turn.sentences == [told.text for told in moment.news if told.seat == turn.seat]


def test_goals_and_awards_name_those_who_have_them() -> None:
    match = finished("pulsar", 5)
    view: Any = match.game.view(match.state, SPECTATOR)
    found = reviewed("pulsar", seed=5).achievements

    scored = [sum(player.scored >> place & 1 for player in view.seats) for place in range(3)]
    assert [len(goal.seats) for goal in found[:3]] == scored
    assert sorted(seat for award in found[3:] for seat in award.seats) == sorted(
        owner for owner in view.supply.awards if owner >= 0
    )


@pytest.mark.parametrize("viewer", [-2, 7])
def test_nobody_else_looks_back(viewer: int) -> None:
    match = played(finished("cosmic" if viewer == -2 else "pulsar"))
    with pytest.raises(NoSuchSeat):
        review(match, viewer, "en")


def test_a_review_is_sent_as_json() -> None:
    match = played(finished("connect-four"))

    assert json.decode(review_json(match, 0, "ru"), type=Review) == review(match, 0, "ru")
