"""What has changed between two views."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.server.wire.patches import apply, diff
from tests.contract.walks import walk
from tests.server.wire.games import each_title

scalars = st.none() | st.booleans() | st.integers(-99, 99) | st.text("ab", max_size=3)
plain_values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=6) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4)
    ),
    max_leaves=20,
)


SMALL = 400
"""Bytes of a view on average below which patches need not save anything: there is too little to save."""


def size(value: Any) -> int:
    return len(json.encode(value))


@given(plain_values, plain_values)
def test_patches_lead_from_one_value_to_another(old: Any, new: Any) -> None:
    assert apply(old, diff(old, new)) == new


@given(plain_values, plain_values)
def test_what_is_patched_is_not_touched(old: Any, new: Any) -> None:
    before = deepcopy(old)

    apply(old, diff(old, new))

    assert old == before


@given(plain_values)
def test_nothing_leads_from_a_value_to_itself(value: Any) -> None:
    assert diff(value, deepcopy(value)) == ()


def test_one_number_in_a_long_row_is_one_patch() -> None:
    old = {"map": list(range(50)), "round": 1}
    new = {"map": [*range(49), 7], "round": 1}

    assert diff(old, new) == ((("map", 49), 7),)


def test_a_row_that_grows_or_shrinks_keeps_its_beginning() -> None:
    row = list(range(50))

    assert diff(row, [*row, 3]) == (((50,), 3),)
    assert diff(row, row[:40]) == ((("length",), 40),)


def test_a_part_that_is_mostly_new_is_replaced_whole() -> None:
    assert diff({"dice": [1, 2, 3]}, {"dice": [4, 5, 6]}) == ((("dice",), [4, 5, 6]),)


@each_title
def test_views_of_a_whole_game_can_be_patched(game: Game[Any]) -> None:
    shown: Any = None
    before: Any = None
    whole = patched = 0
    for number, state in enumerate(walk(game, game.start(game.setup(game.usual)), Rng(4))):
        view = game.view(state, 0)
        patches = json.decode(json.encode(diff(before, view)))
        shown = apply(shown, patches)
        assert shown == json.decode(json.encode(view))
        before = view
        whole, patched = whole + size(view), patched + size(patches)
        if number == 300:
            break

    assert patched < whole / 2 or whole < SMALL * (number + 1)


def test_a_memory_of_shared_parts_changes_nothing_but_the_work() -> None:
    memory: Any = {}
    old, new = {"a": [1, 2]}, {"a": [1, 3]}

    assert diff(old, new, memory) == diff(old, new)
