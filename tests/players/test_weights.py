"""Files of learned weights: whole, damaged, foreign and stale."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.engine.errors import DamagedWeights, ForeignWeights, StaleWeights, WeightsError
from orrery.players.by_title import make_features
from orrery.players.learned import make_learned, start_numbers
from orrery.players.net import number_count
from orrery.players.weights import TrainedWeights, file_name, packed, read_weights, unpacked, write_weights

FEATURES = make_features("connect-four")
assert FEATURES is not None


def some_weights(**changes: Any) -> TrainedWeights:
    assert FEATURES is not None
    facts: dict[str, Any] = {
        "title": "connect-four",
        "seats": 2,
        "rules": 1,
        "names": FEATURES.names,
        "scales": FEATURES.scales,
        "hidden": 0,
        "numbers": start_numbers(FEATURES),
        "options": {"size": "small"},
        "trained": {"games": 20, "seed": 7},
        "arena": {"against": "greedy", "score": 0.75},
    }
    return TrainedWeights(**{**facts, **changes})


def test_what_is_written_is_read(tmp_path: Path) -> None:
    hidden = 3
    count = number_count(len(some_weights().names), hidden)
    path = tmp_path / file_name("connect-four", 2)
    weights = some_weights(hidden=hidden, numbers=[0.25 * place for place in range(count)])
    write_weights(path, weights)
    again = read_weights(path)

    assert path.name == "connect-four-2.weights"
    assert vars_of(again) == vars_of(weights)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def vars_of(weights: TrainedWeights) -> dict[str, Any]:
    names = ("title", "seats", "rules", "names", "scales", "hidden", "numbers", "options", "trained", "arena")
    return {name: getattr(weights, name) for name in names}


def test_a_file_that_is_there_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "w"
    path.write_bytes(b"old")
    write_weights(path, some_weights())

    assert read_weights(path).title == "connect-four"


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[1:],
        lambda data: data[:100] + bytes([data[100] ^ 1]) + data[101:],
        lambda data: data[:20],
    ],
)
def test_a_damaged_file_is_refused(damage: Callable[[bytes], bytes]) -> None:
    with pytest.raises(DamagedWeights) as caught:
        unpacked(damage(packed(some_weights())))
    assert caught.value.code == "weights-damaged"


def resealed(**changes: Any) -> bytes:
    """A file with other facts and a checksum that fits them; a fact that is None is left out."""
    facts = {**msgspec.msgpack.decode(packed(some_weights())[:-32]), **changes}
    body = msgspec.msgpack.encode({name: fact for name, fact in facts.items() if fact is not None})
    return body + sha256(body).digest()


@pytest.mark.parametrize(
    "changes",
    [
        {"title": 3},
        {"seats": "two"},
        {"inputs": 5},
        {"inputs": [["a", 1.0, 2.0]]},
        {"inputs": [["own.points", "1"]]},
        {"hidden": -1},
        {"hidden": 4},
        {"hidden": 10**9},
        {"numbers": b"\x00\x00\xc0\x7f"},
        {"numbers": None},
        {"options": []},
    ],
    ids=str,
)
def test_a_file_with_facts_of_another_kind_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(DamagedWeights):
        unpacked(resealed(**changes))


def test_a_weight_that_is_not_a_number_or_a_scale_of_nothing_is_refused() -> None:
    weights = some_weights()
    with pytest.raises(DamagedWeights, match="not a number"):
        unpacked(packed(some_weights(numbers=[*weights.numbers[:-1], float("nan")])))
    with pytest.raises(DamagedWeights, match="not above zero"):
        unpacked(packed(some_weights(scales=[0.0, *weights.scales[1:]])))


def test_something_that_is_no_map_is_refused_though_its_checksum_fits() -> None:
    body = msgspec.msgpack.encode([1, 2])
    with pytest.raises(DamagedWeights):
        unpacked(body + sha256(body).digest())


def test_another_format_is_stale() -> None:
    with pytest.raises(StaleWeights, match="format 2, not 1"):
        unpacked(resealed(format=2))


@pytest.mark.parametrize("change", ["names", "scales"])
def test_other_inputs_are_stale(change: str) -> None:
    weights = some_weights()
    other = {
        "names": ("own.luck", *weights.names[1:]),
        "scales": (7.0, *weights.scales[1:]),
    }
    with pytest.raises(StaleWeights) as caught:
        make_learned(some_weights(**{change: other[change]}), "connect-four", 2)
    assert caught.value.code == "weights-stale"


@pytest.mark.parametrize(("title", "seats"), [("backgammon", 2), ("connect-four", 3)])
def test_weights_for_something_else_are_foreign(title: str, seats: int) -> None:
    with pytest.raises(ForeignWeights) as caught:
        make_learned(some_weights(), title, seats)
    assert caught.value.code == "weights-foreign"


def test_a_title_without_inputs_has_no_learned_value() -> None:
    with pytest.raises(WeightsError):
        make_learned(some_weights(title="toy"), "toy", 2)
