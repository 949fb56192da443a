"""The contract of every title, kept by Globular Cluster; and all its clauses have a test."""

from pathlib import Path

import pytest

from orrery.games.cluster.game import CLUSTER
from orrery.texts.clauses import clauses, untested
from tests.contract.everything import check_everything

TESTS = Path(__file__).parents[2]
CASES = [
    (2, {}),
    (3, {"reach": "eventually", "warp-to-mits": "yes", "sn-min-gap": "4"}),
    (4, {"leader-work": "1", "cap-mode": "at-least", "trade-own-sets": "no", "start": "bl-bl-tl"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_contract_is_kept(seats: int, options: dict[str, str]) -> None:
    check_everything(CLUSTER, CLUSTER.setup(seats, options), seed=seats)


def test_every_clause_is_shown_by_a_test() -> None:
    assert untested(CLUSTER.key, TESTS) == []


def test_every_clause_stands_in_both_languages() -> None:
    english, russian = clauses(CLUSTER.key), clauses(CLUSTER.key, "ru")

    assert [clause.id for clause in english] == [clause.id for clause in russian]
    assert [one.id for one, other in zip(english, russian) if one.text == other.text] == []
    assert len(english) == 3 + 2 + 9 + 81
