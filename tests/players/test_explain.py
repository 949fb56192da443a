"""Reasons in words: by how much each term moved a value."""

import pytest
from librt.vecs import vec

from orrery.players.by_title import make_evaluator
from orrery.players.explain import explain, reasons, terms_of
from orrery.players.features.connect_four import SEAT, TABLE, ConnectFourFeatures
from orrery.players.features.feature_set import term_of
from orrery.players.learned import LearnedEvaluator
from orrery.players.net import Net
from tests.players.features.test_samples import dropped
from tests.rules.backgammon import position

FEATURES = ConnectFourFeatures(SEAT, [], TABLE)


def row(**numbers: float) -> "vec[float]":
    """Inputs by name, with ``__`` for a dot and ``_`` for a dash."""
    found = FEATURES.new_row()
    for name, number in numbers.items():
        found[FEATURES.names.index(name.replace("__", ".").replace("_", "-"))] = number
    return found


def net(hidden: int, *units: dict[str, float], **direct: float) -> Net:
    """A net of named weights; every unit begins with nothing and counts once."""
    inputs = [name.replace(".", "__").replace("-", "_") for name in FEATURES.names]
    numbers = [direct.get(name, 0.0) * scale for name, scale in zip(inputs, FEATURES.scales)] + [0.0]
    for name, scale in zip(inputs, FEATURES.scales):
        numbers += [unit.get(name, 0.0) * scale for unit in units]
    return Net(FEATURES.scales, hidden, numbers + [0.0] * hidden + [1.0] * hidden)


def test_terms_are_words_of_the_title_and_one_word_for_all_rivals() -> None:
    assert [term_of(name) for name in ("own.points", "own.crystals.worth", "rival.crystals.worth")] == [
        "points",
        "crystals",
        "rivals",
    ]
    assert terms_of(FEATURES) == ["threats", "middle", "chances", "lines", "discs", "rivals", "turns"]


def test_a_weighted_sum_is_explained_exactly() -> None:
    value = net(0, own__middle=0.5, own__threats__columns=2.0, rival__middle=-1.0, table__turns__left=0.0)
    before = row(own__middle=2.0, table__turns__left=4.0)
    after = row(own__middle=4.0, own__threats__columns=1.0, rival__middle=3.0, table__turns__left=2.0)

    found = explain(FEATURES, value, before, after)

    assert [term for term, _ in found] == ["rivals", "threats", "middle"]
    assert [shift for _, shift in found] == pytest.approx([-3.0, 2.0, 1.0])


def test_a_hidden_unit_is_shared_out_and_nothing_is_lost() -> None:
    """A unit of middle and lines less 0: alone each lifts it to 1, together to 3 less 1."""
    unit = {"own__middle": 1.0, "own__lines__stacked": 1.0, "own__threats__any": -1.0}
    value = net(1, unit)
    before = row(own__threats__any=1.0)
    after = row(own__threats__any=1.0, own__middle=1.0, own__lines__stacked=2.0)
    found = dict(explain(FEATURES, value, before, after))

    assert found == {"middle": pytest.approx((0 + 1) / 2), "lines": pytest.approx((2 + 1) / 2)}
    assert sum(found.values()) == pytest.approx(value.value(after) - value.value(before))


def test_positions_are_explained_as_a_seat_sees_them() -> None:
    found = reasons(make_evaluator("connect-four"), "connect-four", dropped("agag"), dropped("agaga"), 0)

    assert dict(found) == pytest.approx({"threats": 0.03, "middle": 0.002})
    assert found[0][0] == "threats"


def test_a_learned_evaluator_gives_its_own_reasons() -> None:
    judge = LearnedEvaluator(make_evaluator("connect-four"), FEATURES, net(0, own__middle=2.0))

    assert reasons(judge, "connect-four", dropped("agag"), dropped("agaga"), 0) == [("middle", 2.0)]


def test_reasons_in_backgammon_count_what_the_cube_shows() -> None:
    """A pip is worth 0.012 of the stake; nothing else differs between the two."""
    before, after = position({6: 5}, cube=4, holder=0).state, position({6: 4, 5: 1}, cube=4, holder=0).state
    found = dict(reasons(make_evaluator("backgammon"), "backgammon", before, after, 0))

    assert found["race"] == pytest.approx(4 * 0.012)


def test_there_are_no_reasons_for_an_end_or_for_a_title_without_inputs() -> None:
    hand = make_evaluator("connect-four")

    assert reasons(hand, "connect-four", dropped("agagag"), dropped("agagaga"), 0) == []
    assert reasons(hand, "toy", dropped("agag"), dropped("agaga"), 0) == []
