"""Games to learn from: which positions are kept, and what is remembered of them."""

from array import array
from itertools import pairwise
from typing import Any

import pytest
from librt.vecs import vec

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.lab.contender import Contender
from orrery.lab.result import Result
from orrery.lab.selfplay import MOST_ROWS, Lesson, LessonJob, Notes, features_of, margins, play_lesson
from orrery.players.by_title import make_evaluator
from orrery.players.features.feature_set import FeatureSet, Input

RANDOM = Contender("random")


def lesson(title: str, seats: int = 2, seed: int = 5, options: dict[str, str] | None = None) -> Lesson:
    return play_lesson(LessonJob(title, options or {}, (RANDOM,) * seats, seed))


def targets(given: Lesson) -> list[float]:
    return list(array("f", given.targets))


def notes_of(title: str) -> Notes:
    return Notes(features_of(title), make_evaluator(title), Rng(1))


def test_every_row_has_its_target() -> None:
    given = lesson("cluster")
    width = len(features_of("cluster").names)
    assert len(given.rows) // 4 // width == len(targets(given)) == MOST_ROWS


def test_targets_are_the_final_margins_of_the_seats() -> None:
    given = lesson("cluster")
    ahead = given.points[0] - given.points[1]
    assert ahead
    assert set(targets(given)) == {float(ahead), float(-ahead)}


def test_with_three_seats_the_margin_is_over_the_best_other() -> None:
    given = lesson("cluster", seats=3)
    wanted = {
        own - max(given.points[:seat] + given.points[seat + 1 :]) for seat, own in enumerate(given.points)
    }
    assert set(targets(given)) == {float(each) for each in wanted}


def test_the_same_seed_gives_the_same_lesson() -> None:
    one, same, other = (lesson("connect-four", seed=seed) for seed in (1, 1, 2))
    assert one == same != other


def test_each_seat_sees_a_position_when_the_turn_comes_to_another() -> None:
    """In connect four a plan ends with the own disc, so that whoever just moved values the position."""
    notes = notes_of("connect-four")
    state = CONNECT_FOUR.start(CONNECT_FOUR.setup(2))
    for column in (3, 3, 2):
        notes.take(state)
        CONNECT_FOUR.apply(state, state.ask_at(0).seat, column)
    assert [seat for seat, _ in notes.seats] == [1, 0, 1]


class Numbered(FeatureSet[Any]):
    """One input: the number of the seat, which here counts positions."""

    def __init__(self) -> None:
        super().__init__([Input("number")], [], [])

    def fill(self, state: Any, seat: int, row: vec[float]) -> None:
        row[0] = float(seat)


def test_of_many_positions_each_is_as_likely_to_be_kept() -> None:
    kept: list[float] = []
    for seed in range(30):
        notes = Notes(Numbered(), make_evaluator("connect-four"), Rng(seed))
        state = CONNECT_FOUR.start(CONNECT_FOUR.setup(2))
        for number in range(3 * MOST_ROWS):
            notes.draw(state, number)
        assert (notes.seen, len(notes.rows), len(notes.seats)) == (3 * MOST_ROWS, MOST_ROWS, MOST_ROWS)
        kept += [row[0] for row in notes.rows]
    for third in range(3):
        share = sum(third * MOST_ROWS <= each < (third + 1) * MOST_ROWS for each in kept) / len(kept)
        assert share == pytest.approx(1 / 3, abs=0.03)


def test_a_title_without_inputs_is_refused() -> None:
    with pytest.raises(BadSetup):
        features_of("chess-without-inputs")


def test_where_secrets_decide_the_share_of_the_win_counts() -> None:
    notes = notes_of("connect-four")
    notes.take(CONNECT_FOUR.start(CONNECT_FOUR.setup(2)))
    ended = Result((5, 5, 2), (0.5, 0.5, 0.0), (1, 1, 3), ((), (), ()), 0)
    assert targets(notes.lesson(ended, by_wins=True)) == [0.5]
    assert targets(notes.lesson(ended, by_wins=False)) == [0.0]
    assert margins((5, 5, 2)) == (0, 0, -3)


def test_strays_are_answers_of_any_kind() -> None:
    steady, straying = (Contender("greedy").straying(strays) for strays in (0, 1000))
    job = LessonJob("connect-four", {}, (steady, steady), 1)
    assert play_lesson(job) == play_lesson(LessonJob("connect-four", {}, (Contender("greedy"),) * 2, 1))
    many = [play_lesson(LessonJob("connect-four", {}, (steady, straying), seed)) for seed in range(6)]
    assert sum(each.points[0] for each in many) >= 5
    assert all(one != other for one, other in pairwise(many))
