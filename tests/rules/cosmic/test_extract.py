"""Powers that are not in a game are not asked: its book is an extract, and no answer shows the difference."""

import sys
from itertools import islice
from typing import Any

import pytest

from orrery.engine.flow import Frame
from orrery.engine.plain import digest
from orrery.engine.windows import NO_SUBJECT
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import WINDOW
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import BOOK, WINDOWS
from orrery.games.cosmic.timing import REVEALED
from orrery.games.cosmic.uses import let_use
from tests.contract.titles import Case
from tests.share import share
from tests.soak.games import bustle

LONGEST = share(1500, None)
"""Answers of a game in which both are compared."""

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"powers": "2", "staircase": "yes", "pulsars": "yes", "specials": "yes", "extra-flares": "10"},
    {"powers": "2", "pulsars": "yes", "secret-powers": "yes"},
    {"named-powers": "changeling,reincarnator,insect,pentaform", "pulsars": "yes", "extra-flares": "5"},
)


def dealt(options: dict[str, str]) -> Cosmic:
    """A game of four at its first question to a player about a challenge."""
    for state in bustle(Case(COSMIC, COSMIC.setup(4, options)), 1):
        assert isinstance(state, Cosmic)
        if sum(state.sizes) > 0:
            return state
    raise AssertionError("no hand was ever dealt")


def test_only_powers_in_the_game_are_asked() -> None:
    state = dealt({"named-powers": "virus,parasite,judge,clone"})

    present = [power for power in range(POWERS) if state.book.present[power]]

    assert present == sorted(number_of(key) for key in ("virus", "parasite", "judge", "clone"))
    asked = {entry.of for row in state.book.rulings.table for entry in row}
    assert asked <= {-1, *present}
    assert asked < {entry.of for row in BOOK.rulings.table for entry in row}


def test_a_power_that_comes_into_the_game_is_asked_from_then_on() -> None:
    state = dealt({"named-powers": "virus,parasite,judge,clone"})
    twin = state.clone()
    witch = number_of("witch")

    let_use(state, 0, witch)

    assert state.book.present[witch] == 1
    assert twin.book.present[witch] == 0
    assert BOOK.present[witch] == 1


def differences(options: dict[str, str], seats: int, seed: int) -> int:
    """Plays one game with the extract and with the whole book; how many positions were compared."""
    case = Case(COSMIC, COSMIC.setup(seats, options))
    compared = 0
    both = zip(bustle(case, seed), with_whole_book(case, seed), strict=True)
    for extract, whole in islice(both, LONGEST):
        compared += 1
        if compared % 16 == 0:
            assert digest(extract) == digest(whole), f"{options}, {seats} seats, seed {seed}: {compared}"
    return compared


def with_whole_book(case: Case, seed: int) -> Any:
    for state in bustle(case, seed):
        state.book = BOOK
        yield state


@pytest.mark.parametrize("options", OPTIONS)
def test_an_extract_of_the_book_says_what_the_whole_says(options: dict[str, str]) -> None:
    for seed in range(share(1, 12)):
        assert differences(options, 4, seed) > 100


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(number, differences(OPTIONS[number % len(OPTIONS)], 4, number), flush=True)


@pytest.mark.rule("CA7.3")
def test_what_is_asked_once_for_all_seats_leaves_nobody_out() -> None:
    """Where a check of the rules holds for a seat, the look before it has not said no."""
    quick = [play for play in WINDOWS.plays if play.ever is not None]
    options = {"powers": "2", "staircase": "yes", "extra-flares": "70"}
    held = set()
    for state in islice(bustle(Case(COSMIC, COSMIC.setup(4, options)), 2), 0, None, 3):
        for play in quick:
            assert play.ever is not None
            window = Frame(WINDOW, 0, 0, play.points[0], NO_SUBJECT, 0, 0)
            if any(play.when(state, seat, window) for seat in range(4)):
                held.add(play.key)
                assert play.ever(state), play.key

    assert held == {play.key for play in quick}


def test_what_nobody_has_is_not_due() -> None:
    """Of the four powers only Virus must be used when cards are revealed."""
    state = dealt({"named-powers": "virus,parasite,judge,clone"})
    due = [WINDOWS.plays[response].key for response in WINDOWS.due(state, REVEALED)]
    assert due == ["virus"]

    state.users[number_of("virus")] = 0
    assert WINDOWS.due(state, REVEALED) == []
