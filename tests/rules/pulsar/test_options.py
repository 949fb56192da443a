"""Options, presets, and what is refused before a game begins (P1)."""

import pytest

from orrery.engine.errors import BadSetup
from orrery.engine.flow import CHANCE
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.technologies import BOARDS
from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.opening import Table, asked, new_game, offered, players, say, table
from tests.rules.pulsar.scene import Scene

DEFAULTS = {"map": "A", "boards": "random", "goals": "random", "hqs": "on", "even-start": "off"}
LETTERS = ["A", "B", "C", "D"]
ROLL = (CHANCE, "roll")


def refuses(seats: int, **options: str) -> str:
    """The code by which a set-up is refused."""
    with pytest.raises(BadSetup) as caught:
        new_game(seats, **options)
    return caught.value.code


def boards(match: Table) -> list[str]:
    return [BOARDS[letter * 3 + category].key for category, letter in enumerate(table(match).boards)]


def goals(match: Table) -> list[str]:
    return [GOALS[face].key for face in table(match).goals]


# Players and options.


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert len(players(new_game(seats))) == seats


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_or_more_do_not(seats: int) -> None:
    assert refuses(seats) == "bad-setup"


def test_every_option_has_a_default() -> None:
    assert PULSAR.setup(2).options == DEFAULTS


def test_an_option_that_is_named_leaves_the_others_as_they_are() -> None:
    assert PULSAR.setup(3, {"map": "B"}).options == {**DEFAULTS, "map": "B"}


@pytest.mark.parametrize(
    "option",
    [
        {"colour": "red"},
        {"Map": "A"},
        {"map": "C"},
        {"map": "a"},
        {"map": ""},
        {"hqs": "no"},
        {"hqs": "random"},
        {"even_start": "yes"},
    ],
)
def test_unknown_options_and_values_are_refused(option: dict[str, str]) -> None:
    assert refuses(2, **option) == "bad-setup"


# The side of the star cluster.


@pytest.mark.rule("P1.2")
def test_without_a_word_the_side_without_dead_ends_is_played() -> None:
    side = SIDES[table(new_game(2)).side]

    assert side.dead_ends == ()


@pytest.mark.rule("P1.2")
def test_the_other_side_has_dead_ends() -> None:
    side = SIDES[table(new_game(2, map="B")).side]

    assert [side.names[node] for node in side.dead_ends] == ["S03", "S11", "P06"]


# Technology boards.


@pytest.mark.rule("P1.6")
def test_one_board_of_each_category_is_drawn_among_four_variants() -> None:
    match = say(new_game(2), "0", "1")

    for letter in ("C", "A", "C"):
        assert asked(match) == (CHANCE, "draw-board")
        assert offered(match) == LETTERS
        say(match, letter)

    assert boards(match) == ["CI", "AII", "CIII"]


@pytest.mark.rule("P1.6")
def test_the_boards_of_a_first_game_are_an_option() -> None:
    match = say(new_game(2, boards="first-game"), "0", "1")

    assert boards(match) == ["AI", "AII", "AIII"]
    assert asked(match) == (CHANCE, "draw-goal")


@pytest.mark.rule("P1.6")
def test_boards_may_be_named() -> None:
    match = say(new_game(2, boards="DI+AII+BIII"), "0", "1")

    assert boards(match) == ["DI", "AII", "BIII"]
    assert asked(match) == (CHANCE, "draw-goal")


@pytest.mark.rule("P1.6")
@pytest.mark.parametrize(
    "boards",
    [
        "",
        "A",
        "AI",
        "AI+AII",
        "AI+AII+AIII+BIII",
        "AI+BI+CI",
        "AII+AI+AIII",
        "AI+AII+EIII",
        "AI AII AIII",
        "ai+aii+aiii",
        "AI+AII+random",
        "AI+AII+AIII\n",
    ],
)
def test_named_boards_are_one_of_each_category_in_their_order(boards: str) -> None:
    assert refuses(2, boards=boards) == "bad-setup"


# Goals.


@pytest.mark.rule("P1.7")
def test_three_goal_tiles_are_drawn_and_each_shows_either_side() -> None:
    match = say(new_game(2, boards="first-game"), "0", "1")

    first = offered(match)
    say(match, "2-back")
    second = offered(match)
    say(match, "6-front")
    third = offered(match)
    say(match, "1-front")

    sides = [f"{tile}-{side}" for tile in range(1, 7) for side in ("front", "back")]
    assert first == sides
    assert second == [side for side in sides if side[0] != "2"]
    assert third == [side for side in sides if side[0] not in "26"]
    assert goals(match) == ["2-back", "6-front", "1-front"]
    assert asked(match) == (CHANCE, "draw-hq")


@pytest.mark.rule("P1.7")
def test_the_goals_of_a_first_game_are_an_option() -> None:
    match = say(new_game(2, boards="first-game", goals="first-game"), "0", "1")

    assert goals(match) == ["2-front", "4-front", "5-front"]
    assert asked(match) == (CHANCE, "draw-hq")


@pytest.mark.rule("P1.7")
def test_goals_may_be_named_in_any_order() -> None:
    match = say(new_game(2, boards="first-game", goals="6-back+1-front+3-back"), "0", "1")

    assert goals(match) == ["6-back", "1-front", "3-back"]
    assert asked(match) == (CHANCE, "draw-hq")


@pytest.mark.rule("P1.7")
@pytest.mark.parametrize(
    "goals",
    [
        "",
        "1-front",
        "1-front+2-front",
        "1-front+2-front+3-front+4-front",
        "1-front+1-back+2-front",
        "1-front+1-front+2-front",
        "1-front+2-front+7-front",
        "1+2+3",
        "1-front+2-front+random",
        "1-front+2-front+3-front+" + "9" * 300,
    ],
)
def test_named_goals_are_sides_of_three_different_tiles(goals: str) -> None:
    assert refuses(2, goals=goals) == "bad-setup"


# Without headquarters.


@pytest.mark.rule("P1.9", "P1.18")
def test_without_headquarters_the_a_boards_are_played_and_nobody_gets_a_headquarters() -> None:
    match = say(new_game(2, hqs="off", goals="first-game"), "0", "1")

    assert boards(match) == ["AI", "AII", "AIII"]
    assert asked(match) == (CHANCE, "draw-transmitter")

    say(match, "A1", "A2", "A3", "E1", "E2")

    assert asked(match) == ROLL
    assert [seat.hq for seat in players(match)] == [-1, -1]


@pytest.mark.rule("P1.18")
def test_without_headquarters_other_boards_may_be_named() -> None:
    match = say(new_game(2, hqs="off", boards="BI+CII+DIII"), "0", "1")

    assert boards(match) == ["BI", "CII", "DIII"]


@pytest.mark.rule("P1.18")
def test_without_headquarters_their_goal_tile_stays_out_of_the_draw() -> None:
    match = say(new_game(2, hqs="off"), "0", "1")

    assert asked(match) == (CHANCE, "draw-goal")
    assert offered(match) == [f"{tile}-{side}" for tile in range(1, 6) for side in ("front", "back")]


@pytest.mark.rule("P1.18")
@pytest.mark.parametrize("goal", ["6-front", "6-back"])
def test_without_headquarters_their_goal_can_not_be_named(goal: str) -> None:
    assert refuses(2, hqs="off", goals=f"1-front+2-front+{goal}") == "bad-setup"
    assert PULSAR.setup(2, {"hqs": "on", "goals": f"1-front+2-front+{goal}"}).seats == 2


@pytest.mark.rule("P1.18")
def test_without_headquarters_no_project_is_offered() -> None:
    without = Scene(2, hqs="off").has(plus_minus=0).turn(1).say("first")
    played_with = Scene(2).hq("C1").has(plus_minus=0).turn(1).say("first")

    assert [act for act in without.offers() if act.startswith("project")] == []
    assert [act for act in played_with.offers() if act.startswith("project")] == ["project-b2"]


@pytest.mark.rule("P1.18")
def test_without_headquarters_a_technology_about_projects_and_gate_runs_gives_nothing() -> None:
    scene = Scene(2, hqs="off", boards="AI+DII+AIII").round(4).turn(3, 1)

    scene.say("first", "patent-DII-4")

    assert scene.points() == 0
    assert [event[0] for event in scene.events()].count("patented") == 1


@pytest.mark.rule("P1.18")
def test_without_headquarters_technologies_about_projects_add_nothing_at_the_end() -> None:
    scene = Scene(2, hqs="off", boards="AI+AII+CIII").technologies("CIII-3").scoring()

    # Initiative alone: on top of the stack lies a counter of seat 1, then seat 0, 1, 0.
    assert scene.points(0) == 4
    assert scene.points(1) == 7 + 2


# The first game.


@pytest.mark.rule("P1.19")
def test_the_first_game_is_one_preset() -> None:
    preset = PULSAR.presets["first-game"]

    match = say(new_game(4, **preset), "2", "0", "3", "1", "A1", "A2", "A3")

    assert SIDES[table(match).side].dead_ends == ()
    assert boards(match) == ["AI", "AII", "AIII"]
    assert goals(match) == ["2-front", "4-front", "5-front"]
    assert asked(match) == (1, "choose-entry")


@pytest.mark.rule("P1.14", "P1.19")
def test_the_first_game_leaves_the_even_start_to_the_players() -> None:
    preset = PULSAR.presets["first-game"]

    assert [table(new_game(2, **preset, even_start=chosen)).even_start for chosen in ("off", "on")] == [0, 1]
