"""Snapshots: a match that was recalled can't be told from one that was replayed."""

import json
from typing import Any

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import StaleSnapshot
from orrery.engine.match import Entry, Match, follow, replay
from orrery.engine.plain import digest
from orrery.games.registry import TITLES
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.snapshots import recall, snapshot
from tests.contract.walks import answer_randomly
from tests.table.company import SECRET
from tests.table.test_moments import wavering


def stored(match: Match[Any]) -> dict[str, Any]:
    """A snapshot as it comes out of a store."""
    found: dict[str, Any] = json.loads(json.dumps(snapshot(match)))
    return found


def same(one: Match[Any], other: Match[Any]) -> bool:
    return (
        digest(one.state) == digest(other.state)
        and one.live == other.live
        and one.draws == other.draws
        and snapshot(one) == snapshot(other)
        and all(one.undoable(seat) == other.undoable(seat) for seat in range(one.setup.seats))
    )


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_recalled_match_is_like_a_replayed_one(title: str) -> None:
    for seed in range(3):
        match = wavering(TITLES[title], seed, 60)

        recalled = recall(match.game, match.setup, Dealer(SECRET), match.log, stored(match))

        assert same(recalled, replay(match.game, match.setup, match.log, Dealer(SECRET)))


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_came_after_a_snapshot_is_replayed_on_top_of_it(title: str) -> None:
    match = wavering(TITLES[title], 4, 30)
    earlier, known = stored(match), len(match.log)
    rng = Rng(9)
    while len(match.log) < known + 30 and match.outcome() is None:
        match.deal()
        if match.asks():
            answer_randomly(match, rng)
    whole = [Entry(entry.seat, entry.decision, entry.choice) for entry in match.log]

    recalled = recall(match.game, match.setup, Dealer(SECRET), whole, earlier)
    assert len(recalled.log) == known
    follow(recalled, whole[known:])

    assert same(recalled, match)


@pytest.mark.parametrize(
    "spoiled",
    [
        {"mark": "other rules"},
        {"log": "another log"},
        {"entries": "many"},
        {"facts": {}},
        {"facts": None},
        {"trail": [[1]]},
        {"events": ["tea"]},
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(spoiled: dict[str, Any]) -> None:
    match = wavering(CONNECT_FOUR, 1, 6)

    with pytest.raises(StaleSnapshot):
        recall(CONNECT_FOUR, match.setup, Dealer(SECRET), match.log, {**stored(match), **spoiled})


def test_a_snapshot_of_another_match_is_refused() -> None:
    match, other = wavering(CONNECT_FOUR, 1, 6), wavering(CONNECT_FOUR, 2, 6)

    with pytest.raises(StaleSnapshot):
        recall(CONNECT_FOUR, match.setup, Dealer(SECRET), match.log, stored(other))
    with pytest.raises(StaleSnapshot):
        recall(CONNECT_FOUR, match.setup, Dealer(SECRET), [], {})
