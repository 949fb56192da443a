"""Elo by Bradley and Terry."""

import pytest

from orrery.lab.ratings import Meeting, elo


def expected(one: float, other: float) -> float:
    """The score that ratings stand for."""
    return float(1 / (1 + 10 ** ((other - one) / 400)))


def test_known_strengths_are_found_again() -> None:
    strengths = [-300.0, -50.0, 50.0, 300.0]
    met = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    games = 1_000_000
    meetings = [
        Meeting(one, other, games * expected(strengths[one], strengths[other]), games) for one, other in met
    ]
    assert elo(4, meetings) == pytest.approx(strengths, abs=0.1)


def test_who_never_met_is_compared_by_whom_both_met() -> None:
    games = 1_000_000
    ratings = elo(3, [Meeting(0, 1, games * 10 / 11, games), Meeting(1, 2, games * 10 / 11, games)])
    assert ratings == pytest.approx([400, 0, -400], abs=0.1)


def test_three_wins_of_four_by_hand() -> None:
    """With the drawn game that is added, 3.5 of 5: odds of 7 : 3, which are 147.2 points."""
    one, other = elo(2, [Meeting(0, 1, 3, 4)])
    assert one - other == pytest.approx(147.19, abs=0.01)
    assert one + other == pytest.approx(0)


def test_whoever_never_lost_has_a_rating_all_the_same() -> None:
    one, other = elo(2, [Meeting(0, 1, 119, 119)])
    assert one - other == pytest.approx(951.36, abs=0.01)  # odds of 119.5 : 0.5


def test_who_met_nobody_is_in_the_middle() -> None:
    assert elo(2, []) == [0, 0]
