"""A number and a key from one declaration."""

import pytest

from orrery.engine.decision import Procedure
from orrery.engine.keys import Keys
from tests.contract.toy import Auction


def colours() -> Keys:
    keys = Keys()
    keys.add("red")
    keys.add("deep-blue")
    return keys


def test_things_are_numbered_in_the_order_of_their_declaration() -> None:
    keys = colours()

    assert keys.add("green") == 2
    assert keys.all() == ("red", "deep-blue", "green")
    assert [keys[0], *keys][:2] == ["red", "red"]
    assert keys.index("green") == len(keys) - 1


def test_a_row_of_things_is_declared_at_once_and_known_by_its_first() -> None:
    keys = colours()

    assert keys.add_all(f"grey-{shade}" for shade in range(3)) == 2
    assert keys.add("green") == 5
    assert keys[4] == "grey-2"


def test_nothing_is_declared_twice() -> None:
    with pytest.raises(AssertionError, match="red is declared twice"):
        colours().add("red")


def test_things_are_laid_out_by_number_and_learn_their_keys() -> None:
    first: Procedure[Auction] = Procedure()
    second: Procedure[Auction] = Procedure()

    assert colours().lay_out({1: second, 0: first}) == [first, second]
    assert [first.key, second.key] == ["red", "deep-blue"]


def test_everything_that_is_declared_has_to_be_laid_out() -> None:
    one: Procedure[Auction] = Procedure()
    with pytest.raises(AssertionError, match="not everything"):
        colours().lay_out({0: one})
