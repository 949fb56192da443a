"""Computer players of Cosmic Encounter play every preset with all modules to the end."""

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.tables import POWERS
from orrery.games.registry import find_title
from orrery.players.greedy import GREEDY
from orrery.players.random import RANDOM
from tests.share import share
from tests.soak import bots

PRESETS = share(("everything",), tuple(find_title("cosmic").presets))
ANY_GAMES, GREEDY_GAMES = share((2, 1), (6, 2))
TURNS = ((range(ANY_GAMES), (bots.ANY,)), (range(12, 12 + GREEDY_GAMES), (RANDOM, RANDOM, GREEDY)))
"""The games of each preset, and who plays them."""


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("numbers", "kinds"), TURNS, ids=["any", "greedy"])
def test_games_of_computer_players_end_and_keep_the_laws(
    preset: str, numbers: range, kinds: tuple[str, ...]
) -> None:
    answers = bots.soak(preset, numbers, kinds, most=4, fewest=3)

    assert len(answers) == len(numbers)


def test_the_games_of_a_preset_differ_in_seats_and_modules() -> None:
    game = find_title("cosmic")
    made = dict(bots.setups(game, game.presets["classic"], range(20), most=6, fewest=2))

    assert {setup.seats for setup in made.values()} == {2, 3, 4, 5, 6}
    assert {setup.options["pulsars"] for setup in made.values()} == {"yes"}
    assert {setup.options["secret-powers"] for setup in made.values()} == {"no", "yes"}
    assert {setup.options["powers"] for setup in made.values()} == {"1", "2"}


def test_where_there_are_not_powers_enough_fewer_sit_down() -> None:
    game = find_title("cosmic")

    simple = [power.key for power in POWERS if power.traits.simple]
    options = {"pool": "simple", "powers": "4", "spare-powers": "2", "banned-powers": ",".join(simple[:-20])}

    setup = bots.setup_of(game, options, 1, most=6, fewest=2)

    with pytest.raises(BadSetup):
        game.setup(setup.seats + 1, setup.options)


def test_a_game_that_takes_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LONGEST", 100)

    with pytest.raises(AssertionError, match=r"quick, 4 seats, game 0: .*more than 100 answers"):
        bots.soak("quick", range(1), (RANDOM,), most=4, fewest=3)
