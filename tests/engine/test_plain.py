"""The plain form, and snapshots that are damaged or of other rules."""

import json
from typing import Any

import pytest

from orrery.engine.errors import StaleSnapshot
from orrery.engine.flow import CHANCE
from orrery.engine.plain import digest, fields, fill, fingerprint, plain, restore, snapshot
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from tests.contract.toy import AUCTION, auction

SETUP = AUCTION.setup(2)


def stored() -> dict[str, Any]:
    """A snapshot as it comes back from storage."""
    state = AUCTION.start(SETUP)
    AUCTION.apply(state, CHANCE, 3)
    loaded: dict[str, Any] = json.loads(json.dumps(snapshot(AUCTION, state)))
    return loaded


def test_the_plain_form_names_every_fact() -> None:
    state = CONNECT_FOUR.start(CONNECT_FOUR.setup(2))
    CONNECT_FOUR.apply(state, 0, 3)
    assert plain(state) == {
        "asked": [1, 0, 0, 0, 0, -2],
        "depth": 0,
        "discs": [2**21, 0],
        "heights": [0, 0, 0, 1, 0, 0, 0],
        "ledger": [0, 0],
        "open": 1,
        "reveals": 0,
        "seats": 2,
        "stack": [],
    }


def test_facts_are_listed_in_one_order_and_without_the_listener() -> None:
    names = fields(AUCTION.start(SETUP))
    assert names == sorted(names)
    assert "recorder" not in names


def test_what_lies_unused_above_the_stack_is_no_part_of_the_position() -> None:
    state = AUCTION.start(SETUP)
    before = digest(state)
    state.push(0, 0, 5, 5, 5)
    state.depth -= 1
    assert digest(state) == before


def test_any_fact_changes_the_hash() -> None:
    state = AUCTION.start(SETUP)
    before = digest(state)
    state.spent[4] += 1
    assert digest(state) != before


def test_a_snapshot_gives_the_position_back() -> None:
    state = restore(AUCTION, SETUP, stored())
    assert list(state.bag) == [2, 2, 2, 1, 2]
    AUCTION.apply(state, CHANCE, 0)
    assert list(state.bag) == [1, 2, 2, 1, 2]


@pytest.mark.parametrize("name", ["bag", "stake", "seats", "stack", "asked", "reveals"])
def test_a_snapshot_that_lacks_a_fact_is_stale(name: str) -> None:
    damaged = stored()
    del damaged["facts"][name]
    with pytest.raises(StaleSnapshot):
        restore(AUCTION, SETUP, damaged)


def test_a_snapshot_with_a_fact_too_many_is_stale() -> None:
    damaged = stored()
    damaged["facts"]["colour"] = 1
    with pytest.raises(StaleSnapshot):
        restore(AUCTION, SETUP, damaged)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bag", 3), ("bag", None), ("bag", "11111"), ("bag", [1, "1"]), ("bag", [1.5]), ("bag", [[1]]),
        ("bag", {"0": 1}), ("bag", [1, 1]), ("bag", [1] * 6), ("bag", [2**63]), ("stake", [1]),
        ("stake", "1"), ("stake", None), ("stake", 1.5), ("stake", 2**63), ("stake", -(2**63) - 1),
        ("stack", 0),
    ],
)  # fmt: skip
def test_a_snapshot_with_a_fact_of_another_shape_is_stale(name: str, value: object) -> None:
    damaged = stored()
    damaged["facts"][name] = value
    with pytest.raises(StaleSnapshot):
        restore(AUCTION, SETUP, damaged)


@pytest.mark.parametrize("damaged", [{}, {"mark": "x"}, {"facts": {}}, {"mark": None, "facts": None}])
def test_something_else_than_a_snapshot_is_stale(damaged: dict[str, object]) -> None:
    with pytest.raises(StaleSnapshot):
        restore(AUCTION, SETUP, damaged)


def test_a_snapshot_without_facts_is_stale_even_with_the_right_mark() -> None:
    with pytest.raises(StaleSnapshot):
        restore(AUCTION, SETUP, {"mark": fingerprint(AUCTION), "facts": [1]})


def test_the_mark_changes_with_title_version_decisions_and_procedures() -> None:
    renamed, fewer = auction(), auction()
    renamed.decisions[0].key = "take"
    fewer.procedures.pop()
    marks = {fingerprint(game) for game in (AUCTION, auction(version=2), renamed, fewer)}
    assert len({*marks, fingerprint(CONNECT_FOUR)}) == 5


def test_a_snapshot_of_another_version_is_stale() -> None:
    with pytest.raises(StaleSnapshot, match="version 2"):
        restore(auction(version=2), SETUP, stored())


def test_filling_in_facts_of_another_title_changes_nothing() -> None:
    state = AUCTION.start(SETUP)
    before = digest(state)
    with pytest.raises(StaleSnapshot):
        fill(state, {**plain(state), "bag": 1, "stake": 5})
    assert digest(state) == before
