"""Fits: known weights are found again, a hidden layer is kept where it helps, and the net says the same."""

import numpy as np
import pytest
from librt.vecs import vec

from orrery.lab.fit import fit, ridge_towards
from orrery.lab.hidden import Layer
from orrery.lab.samples import Samples, explained, samples_of
from orrery.lab.selfplay import Lesson
from orrery.players.net import Net

WEIGHTS = np.array([2.0, -3.0, 0.0, 0.5, 7.0])
"""Of four inputs, and the value of an empty row."""


def samples(games: int, noise: float, seed: int = 1, bent: float = 0.0) -> Samples:
    """Twelve rows of each game; ``bent`` of the first input counts without its sign."""
    rng = np.random.default_rng(seed)
    rows = rng.standard_normal((games * 12, 4)).astype(np.float32)
    exact = rows @ WEIGHTS[:-1] + WEIGHTS[-1] + bent * np.abs(rows[:, 0])
    targets = exact + noise * rng.standard_normal(len(rows))
    return Samples(rows, targets.astype(np.float32), np.repeat(np.arange(games), 12))


def test_known_weights_are_found_again() -> None:
    found = fit(samples(100, noise=0.1), [0.0] * 5, hidden=0, seed=1, pull=1e-4)
    assert found.numbers == pytest.approx(WEIGHTS.tolist(), abs=0.02)
    assert (found.hidden, found.epochs) == (0, 0)
    assert found.explained > 0.99 > 0 > found.start_explained


def test_a_strong_pull_leaves_the_weights_where_they_start() -> None:
    start = np.array([1.0, 1.0, 1.0, 1.0, 0.0])
    near = ridge_towards(samples(50, noise=0.1), start, pull=1e6)
    assert near[:-1] == pytest.approx(start[:-1], abs=1e-3)
    assert near[-1] == pytest.approx(7, abs=0.5), "the value of an empty row is not pulled"


def test_a_ridge_by_hand() -> None:
    """Rows 1 and -1, targets 3 and -3, start 1, pull 1 for each row: 1 + (2 * 2) / (2 + 2) = 2."""
    two = Samples(
        np.array([[1], [-1]], dtype=np.float32), np.array([3, -3], dtype=np.float32), np.array([0, 1])
    )
    assert ridge_towards(two, np.array([1.0, 0.0]), pull=1.0) == pytest.approx([2, 0], abs=1e-6)


def test_a_hidden_layer_learns_what_a_sum_cannot() -> None:
    found = fit(samples(200, noise=0.1, bent=4.0), [0.0] * 5, hidden=6, seed=1)
    alone = fit(samples(200, noise=0.1, bent=4.0), [0.0] * 5, hidden=0, seed=1)
    assert found.hidden == 6
    assert found.epochs > 0
    assert found.explained > alone.explained + 0.1


def test_a_hidden_layer_that_only_learns_noise_is_left_away() -> None:
    found = fit(samples(20, noise=30.0), [0.0] * 5, hidden=6, seed=3)
    assert (found.hidden, len(found.numbers)) == (0, 5)


def test_the_same_seed_gives_the_same_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.lab.hidden.MOST_EPOCHS", 2)
    one, same, other = (
        fit(samples(60, noise=1.0, bent=4.0), [0.0] * 5, hidden=4, seed=seed) for seed in (1, 1, 2)
    )
    assert one == same != other


def test_a_net_values_rows_as_the_fit_did(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.lab.hidden.MOST_EPOCHS", 4)
    data = samples(60, noise=0.1, bent=4.0)
    scales = (1.0, 2.0, 4.0, 0.5)
    found = fit(data, [0.0] * 5, hidden=4, seed=1)
    net = Net(scales, found.hidden, found.numbers)
    first, begin, out = np.split(np.array(found.numbers[5:], dtype=np.float32), [16, 20])
    layer = Layer([first.reshape(4, 4), begin, out], 1.0)
    wanted = data.summed(np.array(found.numbers[:5])) + layer.values(data.rows)
    for number in range(5):
        raw = [float(value) * scale for value, scale in zip(data.rows[number], scales)]
        assert net.value(vec[float](raw)) == pytest.approx(float(wanted[number]), abs=1e-3)


def test_slopes_are_those_of_the_error() -> None:
    """Each part is moved a little: the error changes by as much as its slope says."""
    rng = np.random.default_rng(1)
    shapes: list[tuple[int, ...]] = [(8, 3), (8,), (3, 2), (2,), (2,)]
    rows, targets, *parts = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    layer = Layer(parts, 2.0)

    def error() -> float:
        return float((((layer.values(rows) - targets) / 2.0) ** 2).mean() / 2)

    for part, slope in zip(layer.parts, layer.slopes(rows, targets)):
        before = error()
        part.flat[0] += 1e-2
        assert (error() - before) / 1e-2 == pytest.approx(slope.flat[0], abs=0.02)
        part.flat[0] -= 1e-2


def test_what_is_explained_by_hand() -> None:
    targets = np.array([1, 2, 3], dtype=np.float32)
    assert explained(targets, targets) == 1
    assert explained(targets, np.full(3, 2, dtype=np.float32)) == 0
    assert explained(targets, np.array([1, 2, 4], dtype=np.float32)) == 0.5
    assert explained(np.ones(3, dtype=np.float32), targets) == 0


def test_lessons_become_rows_divided_by_their_scales() -> None:
    lessons = [
        Lesson(
            np.array([2, 8, 4, 4], dtype=np.float32).tobytes(),
            np.array([1, -1], dtype=np.float32).tobytes(),
            (1, 0),
        ),
        Lesson(
            np.array([6, 12], dtype=np.float32).tobytes(), np.array([5], dtype=np.float32).tobytes(), (5, 0)
        ),
    ]
    made = samples_of(lessons, (2.0, 4.0))
    assert made.rows.tolist() == [[1, 2], [2, 1], [3, 3]]
    assert made.targets.tolist() == [1, -1, 5]
    assert made.games.tolist() == [0, 0, 1]


def test_a_fit_is_held_near_its_start_as_strongly_as_was_said() -> None:
    start = [1.0, 1.0, 1.0, 1.0, 0.0]
    free, held = (fit(samples(50, noise=0.1), start, hidden=0, seed=1, pull=pull) for pull in (1e-4, 1e6))
    assert held.numbers[:-1] == pytest.approx(start[:-1], abs=1e-3)
    assert free.numbers[:-1] == pytest.approx(WEIGHTS[:-1].tolist(), abs=0.05)
