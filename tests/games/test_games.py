"""Games by the rules of any version are replayed by those of today, or refused where it has to be."""

import pytest

from orrery.engine.errors import RulesChanged
from orrery.engine.notation import read_save
from orrery.games.registry import TITLES
from tests.games.corpus import changed, names, outcomes, read_game, told
from tests.share import share

GAMES = names()


@pytest.mark.parametrize("name", GAMES[:: share(3, 1)])
def test_a_finished_game_ends_as_it_did_or_is_refused_where_the_rules_have_changed(name: str) -> None:
    assert replayed(name) == expected(name)


def replayed(name: str) -> str:
    try:
        return told(read_save(read_game(name), TITLES).outcome())
    except RulesChanged as refused:
        return f"rules-changed at {refused.entry}"


def expected(name: str) -> str:
    return f"rules-changed at {changed()[name]}" if name in changed() else outcomes()[name]


def test_every_stored_game_has_an_outcome_and_every_list_names_stored_games() -> None:
    assert sorted(outcomes()) == sorted(GAMES)
    assert set(changed()) <= set(GAMES)


@pytest.mark.parametrize("key", TITLES)
def test_every_title_has_finished_games_with_every_number_of_seats_and_every_preset(key: str) -> None:
    game = TITLES[key]
    stored = {name.partition("/")[2] for name in GAMES if name.rpartition("/")[0].rpartition("-")[0] == key}
    counts = range(game.fewest, game.most + 1)
    assert {f"{seats}-standard" for seats in counts} <= stored
    assert all(any(name.endswith(f"-{preset}") for name in stored) for preset in game.presets)


def test_answers_were_taken_back_by_one_seat_and_by_all() -> None:
    texts = [read_game(name) for name in GAMES if name.endswith("undone")]
    assert any(" all undo " in text for text in texts)
    assert any(" 0 undo " in text for text in texts)
