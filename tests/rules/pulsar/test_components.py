"""What is printed on the components of PULSAR 2849 is complete and agrees with itself."""

from collections import Counter
from itertools import pairwise

import pytest

from orrery.games.pulsar.data.components import (
    END,
    LOCK,
    ONCE,
    PERMANENT,
    QUESTION,
    ROUND,
    TWO_DICE,
    Face,
    Technology,
)
from orrery.games.pulsar.data.exploration import EXPLORATION, KINDS
from orrery.games.pulsar.data.goals import FIRST_GAME as FIRST_GOALS
from orrery.games.pulsar.data.goals import GOALS, OF_HEADQUARTERS
from orrery.games.pulsar.data.gyrodynes import AWARD_POINTS, COMPLETE_DICE, POINTS, TAKE_DICE, TILES
from orrery.games.pulsar.data.headquarters import FACES, NEEDS, PLACES
from orrery.games.pulsar.data.star_map import SIDES, SYSTEM
from orrery.games.pulsar.data.systems import BLUE, COLOURS, LEAST_PLAYERS, LIFELESS, SYSTEM_TILES
from orrery.games.pulsar.data.technologies import (
    BOARDS,
    CATEGORIES,
    CATEGORY_OF_PLACE,
    CATEGORY_OF_ROW,
    IN_PLAY,
    ROW_BONUSES,
    ROWS,
    TECHNOLOGIES,
    VARIANTS,
)
from orrery.games.pulsar.data.technologies import FIRST_GAME as FIRST_BOARDS
from orrery.games.pulsar.data.tracks import (
    ENGINEERING_CUBES,
    ENGINEERING_POINTS,
    EVEN_START,
    FURTHER_STATION,
    INITIATIVE_POINTS,
    LAST_SPACE,
    LEFTOVER_DICE,
    PENALTIES,
    ROUNDS,
    SILVER_DICE,
    START_POINTS,
    START_SPACE,
    STATION_POINTS,
)
from orrery.games.pulsar.data.transmitters import GROUPS, LETTERS, ON_OFFER, TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import (
    ANY_COLOUR,
    AT_END,
    CHEAP_GOALS,
    CONFIRMED,
    DESIGNED,
    EACH_ROUND,
    GATE_RUN,
    GREEN,
    INFERRED,
    MAGENTA,
    NOW,
    ORANGE,
    TRIGGERS,
    TWO_MORE_STATIONS,
)

DIE = range(1, 7)


def statuses() -> list[str]:
    tables = (BOARDS, TECHNOLOGIES, TRANSMITTERS, FACES, GOALS, SYSTEM_TILES, EXPLORATION)
    return [entry.status for table in tables for entry in table]


def test_every_component_says_how_well_it_is_known() -> None:
    assert len(statuses()) == 12 + 68 + 24 + 8 + 12 + 17 + 5
    assert set(statuses()) == {CONFIRMED, INFERRED, DESIGNED}


def test_no_two_components_of_a_kind_have_the_same_key() -> None:
    for table in (BOARDS, TECHNOLOGIES, TRANSMITTERS, FACES, GOALS, SYSTEM_TILES, EXPLORATION):
        keys = [entry.key for entry in table]
        assert len(set(keys)) == len(keys)


# Technologies.


@pytest.mark.rule("P1.6")
def test_there_are_four_boards_of_each_category() -> None:
    assert [board.key for board in BOARDS] == [f"{letter}{'I' * n}" for letter in "ABCD" for n in (1, 2, 3)]
    assert [board.category for board in BOARDS] == [1, 2, 3] * VARIANTS
    assert CATEGORIES == 3


@pytest.mark.rule("P1.6")
def test_the_boards_of_a_category_have_the_same_number_of_technologies_in_the_same_rows() -> None:
    assert [len(board.technologies) for board in BOARDS] == [6, 6, 5] * VARIANTS
    for letter in range(VARIANTS):
        own = TECHNOLOGIES[IN_PLAY * letter : IN_PLAY * (letter + 1)]
        assert tuple(technology.row for technology in own) == ROWS
    assert ROWS == (1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8)
    assert CATEGORY_OF_PLACE == (1,) * 6 + (2,) * 6 + (3,) * 5


@pytest.mark.rule("P1.6")
def test_three_boards_make_one_row_for_each_round() -> None:
    assert CATEGORY_OF_ROW == (1, 1, 2, 2, 2, 3, 3, 3)
    assert len(CATEGORY_OF_ROW) == ROUNDS
    assert all(len(row) == ROUNDS for row in ROW_BONUSES)


@pytest.mark.rule("P10.5")
def test_the_rows_of_the_a_boards_add_eleven_in_a_whole_game_and_never_the_median() -> None:
    assert ROW_BONUSES[0] == (0, 2, 1, 0, 2, 0, 2, 4)
    assert [row.count(QUESTION) for row in ROW_BONUSES] == [0, 2, 1, 1]


def test_technologies_are_numbered_along_their_board() -> None:
    for board in BOARDS:
        keys = [technology.key for technology in board.technologies]
        assert keys == [f"{board.key}-{number}" for number in range(1, len(keys) + 1)]


def test_every_technology_costs_a_die_and_those_of_a_row_cost_different_dice() -> None:
    assert all(technology.cost in DIE for technology in TECHNOLOGIES)
    for board in BOARDS:
        prices = [(technology.row, technology.cost) for technology in board.technologies]
        assert len(set(prices)) == len(prices)


@pytest.mark.rule("P8.3", "P8.4")
def test_the_first_and_the_last_row_have_two_die_spaces_and_all_others_a_lock() -> None:
    for technology in TECHNOLOGIES:
        assert technology.spaces == (TWO_DICE if technology.row in (1, 8) else LOCK)


def triggers(technology: Technology) -> set[int]:
    return {part.when for part in technology.parts}


@pytest.mark.rule("P8.5")
@pytest.mark.parametrize("technology", TECHNOLOGIES, ids=lambda technology: technology.key)
def test_the_class_of_a_technology_tells_when_it_works(technology: Technology) -> None:
    allowed = {
        ONCE: {NOW},
        ROUND: {EACH_ROUND},
        END: {AT_END, TWO_MORE_STATIONS, CHEAP_GOALS},
        PERMANENT: set(range(len(TRIGGERS))) - {NOW, EACH_ROUND, AT_END, TWO_MORE_STATIONS, CHEAP_GOALS},
    }
    assert technology.parts
    assert triggers(technology) <= allowed[technology.kind]


def test_every_trigger_is_used_by_some_technology() -> None:
    assert set().union(*map(triggers, TECHNOLOGIES)) == set(range(len(TRIGGERS)))


def test_seventeen_effects_are_read_from_icons_three_are_known_and_the_rest_are_ours() -> None:
    assert Counter(technology.status for technology in TECHNOLOGIES) == {
        INFERRED: 17,
        CONFIRMED: 3,
        DESIGNED: 48,
    }


@pytest.mark.rule("P1.18", "P1.19")
def test_a_first_game_uses_the_a_boards_and_the_starred_goals() -> None:
    assert [BOARDS[index].key for index in FIRST_BOARDS] == ["AI", "AII", "AIII"]
    assert [GOALS[index].key for index in FIRST_GOALS] == ["2-front", "4-front", "5-front"]


# Transmitters.


@pytest.mark.rule("P1.5")
def test_the_transmitters_last_for_exactly_eight_rounds_of_three() -> None:
    assert len(TRANSMITTERS) == ON_OFFER * ROUNDS == 24
    assert Counter(LETTERS) == {"A": 8, "B": 8, "C": 8}
    assert ["".join(LETTERS[tile] for tile in group) for group in GROUPS] == ["A" * 8, "B" * 8, "C" * 8]


@pytest.mark.rule("P6.2", "P6.6")
def test_a_transmitter_has_one_or_two_ends_of_half_a_die() -> None:
    ends = Counter(end for transmitter in TRANSMITTERS for end in transmitter.ends)
    assert ends == {0: 6, 1: 11, 2: 11, 3: 9}
    assert Counter(len(transmitter.ends) for transmitter in TRANSMITTERS) == {1: 11, 2: 13}


def test_a_transmitter_costs_one_to_three_dice_and_brings_something() -> None:
    for transmitter in TRANSMITTERS:
        assert 1 <= len(transmitter.costs) <= 3
        assert all(cost in DIE for cost in transmitter.costs)
        assert transmitter.now or transmitter.each_round


# Headquarters.


def runs(face: Face) -> list[int]:
    """The colours of the gate runs of a face."""
    return [op.a for project in face.projects for op in project.ops if op.word == GATE_RUN]


@pytest.mark.rule("P1.9")
def test_each_of_the_four_headquarters_has_two_faces() -> None:
    assert [face.key for face in FACES] == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]


@pytest.mark.rule("P7.1")
def test_the_projects_form_a_pyramid_with_three_at_the_bottom_and_one_on_top() -> None:
    under = {PLACES[place]: [PLACES[need] for need in needs] for place, needs in enumerate(NEEDS)}
    assert under == {
        "b1": [], "b2": [], "b3": [],
        "m1": ["b1", "b2"], "m2": ["b2", "b3"],
        "u1": ["m1"], "u2": ["m2"],
        "t": ["u1", "u2"],
    }  # fmt: skip


@pytest.mark.rule("P7.1")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_a_face_asks_for_every_value_of_a_die_and_for_two_of_them_again(face: Face) -> None:
    costs = [project.cost for project in face.projects]
    assert len(costs) == len(PLACES) == 8
    assert set(costs) == set(DIE)
    assert all(project.ops for project in face.projects)


@pytest.mark.rule("P7.3", "P7.6")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.key)
def test_a_face_has_one_run_of_each_colour_and_one_or_two_of_any(face: Face) -> None:
    any_colour = 2 if face.key.endswith("2") else 1
    assert Counter(runs(face)) == {GREEN: 1, MAGENTA: 1, ORANGE: 1, ANY_COLOUR: any_colour}


# Goals.


@pytest.mark.rule("P1.7", "P11.2")
def test_each_of_the_six_goal_tiles_has_two_faces_with_one_or_two_bonuses() -> None:
    assert [goal.key for goal in GOALS] == [f"{n}-{face}" for n in range(1, 7) for face in ("front", "back")]
    assert [len(goal.bonuses) for goal in GOALS] == [2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1]


@pytest.mark.rule("P11.2")
def test_a_goal_bonus_gives_the_points_of_the_goal_again() -> None:
    assert {goal.key for goal in GOALS if {points for _, points in goal.bonuses} != {goal.points}} == set()


@pytest.mark.rule("P1.18")
def test_only_the_sixth_goal_tile_needs_headquarters() -> None:
    assert [GOALS[face].key for face in OF_HEADQUARTERS] == ["6-front", "6-back"]


# Systems, exploration tiles, gyrodynes.


def planets_in_play(players: int) -> tuple[int, int]:
    """Blue and lifeless planets on all tiles that are open with so many players."""
    planets = [
        colour
        for colours, least in zip(COLOURS, LEAST_PLAYERS, strict=True)
        for colour, needed in zip(colours, least, strict=True)
        if needed <= players
    ]
    return planets.count(BLUE), planets.count(LIFELESS)


@pytest.mark.rule("P1.3")
def test_there_is_one_more_system_tile_than_the_map_has_systems() -> None:
    assert len(SYSTEM_TILES) == SIDES[0].kinds.count(SYSTEM) + 1 == 17


@pytest.mark.rule("P4.5")
@pytest.mark.parametrize(("players", "open_planets"), [(2, (24, 13)), (3, (27, 14)), (4, (31, 19))])
def test_more_planets_are_open_with_more_players(players: int, open_planets: tuple[int, int]) -> None:
    assert planets_in_play(players) == open_planets


@pytest.mark.rule("P4.7")
def test_every_system_has_a_blue_planet_for_any_number_of_players_and_a_bonus() -> None:
    for tile, colours, least in zip(SYSTEM_TILES, COLOURS, LEAST_PLAYERS, strict=True):
        assert (colours[0], least[0]) == (BLUE, 2)
        assert tile.bonus


@pytest.mark.rule("P1.8")
def test_there_are_twelve_exploration_tiles_of_five_kinds() -> None:
    assert Counter(EXPLORATION[kind].key for kind in KINDS) == {
        "four-points": 4,
        "five-points": 2,
        "cubes": 2,
        "modifier": 2,
        "station": 2,
    }


@pytest.mark.rule("P5.3", "P5.6", "P5.8")
def test_bigger_gyrodynes_take_bigger_dice_and_there_are_ten_of_each_size() -> None:
    assert TAKE_DICE[1:] == (1, 2, 4)
    assert COMPLETE_DICE[1:] == (3, 5, 6)
    assert POINTS[1:] == (1, 2, 3)
    assert TILES[1:] == (10, 10, 10)


@pytest.mark.rule("P5.5")
def test_each_size_has_an_award_of_seven_and_one_of_four() -> None:
    assert AWARD_POINTS == (7, 4)


# Tracks and numbers by players.


@pytest.mark.rule("P1.10", "P10.3")
def test_the_tracks_begin_in_the_middle_and_punish_on_the_last_two_spaces() -> None:
    assert START_SPACE - 1 == LAST_SPACE - START_SPACE == 7
    assert len(PENALTIES) == LAST_SPACE + 1
    assert {space: loss for space, loss in enumerate(PENALTIES) if loss} == {14: 1, 15: 2}


@pytest.mark.rule("P1.4", "P2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_but_two_for_each_player_are_left_over(players: int) -> None:
    assert SILVER_DICE[players] == 2 * players + LEFTOVER_DICE[players]


@pytest.mark.rule("P1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_even_start_leaves_three_dice_to_roll(players: int) -> None:
    assert SILVER_DICE[players] - len(EVEN_START[players]) == 3


@pytest.mark.rule("P1.11")
def test_start_points_are_four_and_the_place_in_play_order() -> None:
    assert list(START_POINTS) == [4 + place for place in (1, 2, 3, 4)]


@pytest.mark.rule("P10.2")
def test_two_players_share_a_smaller_engineering_income() -> None:
    assert ENGINEERING_CUBES[2:] == ((2, 1, 0, 0), (3, 2, 0), (3, 2, 0, 0))
    assert [sum(points) for points in ENGINEERING_POINTS[2:]] == [1, 0, 0]
    assert ENGINEERING_POINTS[2][2] == 1


@pytest.mark.rule("P11.6")
def test_the_third_place_of_the_initiative_track_scores_only_with_two_or_four_players() -> None:
    assert INITIATIVE_POINTS[2:] == ((7, 4, 2, 0), (7, 4, 0), (7, 4, 2, 0))


@pytest.mark.rule("P11.7", "P11.12")
def test_each_further_station_is_worth_no_less_than_the_one_before_up_to_thirteen() -> None:
    steps = [more - less for less, more in pairwise(STATION_POINTS[1:])]
    assert STATION_POINTS[:2] == (0, 0)
    assert steps == [2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8]
    assert (len(STATION_POINTS) - 1, FURTHER_STATION) == (13, 3)
