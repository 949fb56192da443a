"""The golden games are played as they were told."""

from difflib import unified_diff

import pytest

from tests.golden.playthrough import FOLDER, playthroughs, tell_game

CASES = playthroughs()
MOST_LINES = 80


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_goes_as_it_was_told(name: str) -> None:
    path = FOLDER / name
    told = path.read_text().splitlines() if path.exists() else []
    now = tell_game(name, CASES[name]).splitlines()
    difference = list(unified_diff(told, now, "told", "now", lineterm="", n=4))
    if difference:
        pytest.fail("\n".join(difference[:MOST_LINES]) + "\nrenew by make golden", pytrace=False)


def test_every_golden_game_belongs_to_a_title() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(CASES)
