"""Damaged positions of every title: each is refused by name and line, or is a position."""

from collections import Counter
from typing import Final

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import BadPosition, GameError
from orrery.engine.position import read_position, write_position
from orrery.games.registry import TITLES
from tests.contract.walks import positions
from tests.saves.test_fuzz import (
    change_sign,
    change_word,
    cut,
    double_line,
    drop_line,
    insert_sign,
    swap_lines,
)

MUTANTS: Final = 5000
"""In all, evenly spread over the titles."""
MUTATIONS: Final = (
    change_sign, insert_sign, cut, change_word, change_word, change_word, drop_line, double_line, swap_lines,
)  # fmt: skip


def seeds(key: str) -> list[str]:
    """Positions of a random game, early and late, between turns and in the middle of something."""
    game = TITLES[key]
    setup = game.setup(game.usual)
    return [write_position(game, setup, state) for state in positions(game, setup, 5)]


def mutant(texts: list[str], number: int) -> str:
    rng = Rng(number)
    text = texts[rng.below(len(texts))]
    for _ in range(1 + rng.below(3)):
        text = MUTATIONS[rng.below(len(MUTATIONS))](text, rng) or "\n"
    return text


def verdict(text: str) -> str:
    """The code of the refusal, or ``taken``; a position that is taken can be written down again."""
    try:
        game, setup = read_position(text, TITLES)
    except BadPosition as error:
        return error.code if 1 <= error.line <= text.count("\n") + 1 else f"line {error.line}"
    except GameError as error:
        return error.code
    assert setup.start is not None
    again = write_position(game, setup, setup.start)
    assert write_position(game, read_position(again, TITLES)[1], setup.start) == again
    return "taken"


@pytest.mark.parametrize("key", TITLES)
def test_a_damaged_position_is_refused_by_name_and_line_or_is_one(key: str) -> None:
    texts = seeds(key)
    verdicts = Counter(verdict(mutant(texts, number)) for number in range(MUTANTS // len(TITLES)))

    assert verdicts["bad-position"] > 100
    assert verdicts["taken"] > 10
    assert set(verdicts) <= {"bad-position", "taken", "unknown-title", "rules-changed"}
