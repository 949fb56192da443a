"""Intervals of shares, by numbers from the books."""

import pytest

from orrery.lab.shares import share_of


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe's example of Wilson's method without correction
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    share = share_of(wins, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)
    assert share.share == wins / games


def test_of_no_games_nothing_is_known() -> None:
    share = share_of(0, 0)
    assert (share.low, share.high) == (0.0, 1.0)


def test_a_share_can_be_read() -> None:
    assert str(share_of(50, 100)) == "50.0 % (40.4 to 59.6)"
