"""The clauses of each title stand in every language, under the same ids and in the same order."""

import pytest

from orrery.games.registry import TITLES
from orrery.texts.clauses import clauses
from tests.texts.library import ALL_LANGUAGES


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_stands_in_every_language(title: str) -> None:
    ids = [[clause.id for clause in clauses(title, language)] for language in ALL_LANGUAGES]

    assert ids[0]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("title", TITLES)
def test_no_clause_stands_twice(title: str) -> None:
    """Whoever looks one up would find the wrong sentence."""
    ids = [clause.id for clause in clauses(title)]

    assert [key for key in ids if ids.count(key) > 1] == []


@pytest.mark.parametrize("title", TITLES)
def test_no_clause_is_left_untranslated(title: str) -> None:
    english, russian = ({clause.id: clause.text for clause in clauses(title, key)} for key in ALL_LANGUAGES)

    assert [key for key in english if english[key] == russian[key]] == []
