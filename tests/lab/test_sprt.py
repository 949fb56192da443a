"""The sequential test, by numbers worked out by hand."""

from math import log

import pytest

from orrery.lab.sprt import BETTER, NOT_BETTER, OPEN, Sprt

SPRT = Sprt()


def test_evidence_adds_up_game_by_game() -> None:
    """A win is worth ln 1.1 = 0.0953, a loss ln 0.9 = -0.1054, a draw half of each."""
    assert SPRT.evidence(1, 1) == pytest.approx(0.09531, abs=1e-5)
    assert SPRT.evidence(0, 1) == pytest.approx(-0.10536, abs=1e-5)
    assert SPRT.evidence(0.5, 1) == pytest.approx(-0.00503, abs=1e-5)
    assert SPRT.evidence(60, 100) == pytest.approx(60 * 0.0953102 - 40 * 0.1053605, abs=1e-4)


def test_the_bound_is_the_logarithm_of_19() -> None:
    assert SPRT.bound() == pytest.approx(log(19))


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [(30, 30, OPEN), (31, 31, BETTER), (0, 27, OPEN), (0, 28, NOT_BETTER), (52, 100, OPEN), (0, 0, OPEN)],
)
def test_the_verdict_falls_at_the_bound(wins: float, games: int, verdict: str) -> None:
    """2.944 / 0.0953 = 30.9 wins in a row, or 2.944 / 0.1054 = 27.9 losses."""
    assert SPRT.verdict(wins, games) == verdict


@pytest.mark.parametrize(("wins", "verdict"), [(53, BETTER), (52, NOT_BETTER)])
def test_in_the_end_the_likelier_is_taken(wins: int, verdict: str) -> None:
    """Both are equally likely at 52.5 wins of 100."""
    assert SPRT.last_verdict(wins, 100) == verdict


def test_at_a_table_of_four_a_quarter_is_equal() -> None:
    sprt = Sprt(0.25, 0.30)
    assert sprt.evidence(1, 4) == pytest.approx(log(1.2) + 3 * log(0.7 / 0.75))
    assert sprt.verdict(25, 100) == OPEN
    assert sprt.verdict(60, 100) == BETTER
