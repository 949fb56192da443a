"""A picture of PULSAR 2849 holds everything a player needs, in words and signs."""

import re

import pytest

from orrery.engine.game import Standing
from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.scene import Scene
from tests.terminal.shown import WIDTHS, shown

SMALL, MEDIUM, LARGE = 1, 2, 3
A, B, C = 0, 1, 2


def scene() -> Scene:
    """Round 3 of a game of three; it is the turn of A, whose ship is in S05."""
    table = Scene(3).round(3).pool(1, 1, 4, 6).marker(7)
    table.give_points(23, A).give_points(41, B).give_points(8, C)
    table.ship("S05").system("S05", "12", [A]).system("S04", "7", [B]).system("S03", "13").system(
        "S06", "11", [A]
    )
    table.gyrodyne("P05", MEDIUM, spins=True, seat=B).gyrodyne("P04", LARGE, seat=C).claims("P06", seat=A)
    table.technologies("AI-2", seat=B).technologies("AI-4", seat=A)
    table.transmitter("A4", online=True).transmitter("B1", paid=[0]).link("A4", 2, "B1", 2)
    table.transmitter("A3", online=True, seat=B).transmitter("A6", online=True, seat=B).link("A3", 1, "A6", 1)
    table.display("A2", "B3")
    table.hq("A2", "b1", "b2").flown("b1").hq("C1", "b3", seat=B)
    table.award(SMALL, 0, seat=B).holds(SMALL)
    table.stack(0, 5, B, A).counter(0, C, 14).stack(1, 2, C).counter(1, A, 7).counter(1, B, 9)
    table.has(A, cubes=4, plus_two=1, kept_stations=1)
    return table.turn(4, 3, red=2)


def text_of(width: int, language: str = "en") -> str:
    return shown(PULSAR, (scene().state, A), width, language)


def block(title: str, width: int = 80) -> str:
    """One block of the one-column picture, without its heading."""
    rows = text_of(width).splitlines()
    start = next(at for at, row in enumerate(rows) if row.startswith(f"── {title}"))
    end = next((at for at in range(start + 1, len(rows)) if rows[at].startswith("── ")), len(rows))
    return "\n".join(rows[start + 1 : end])


each_width = pytest.mark.parametrize("width", WIDTHS)


@each_width
def test_round_phase_and_whose_turn_it_is(width: int) -> None:
    first = text_of(width).splitlines()[0]
    assert "Round 3 of 8" in first
    assert "Action phase ●A" in first
    assert "play order A B C" in first


def test_points_income_and_forecast_of_every_player() -> None:
    standings: list[Standing] = PULSAR.standings(scene().state)
    rows = block("PLAYERS").splitlines()[1:]
    for row, standing in zip(rows, standings):
        assert re.search(rf" {standing.points} +\+{standing.income} +{standing.forecast} ", row)
    assert [standing.points for standing in standings] == [23, 41, 8]
    assert standings[B].income == 2 + 1 + 1 + 2, "a medium gyrodyne, row 3 and transmitters A3 and A6"


def test_dice_tokens_cubes_and_gyrodynes_in_hand() -> None:
    own = block("PLAYERS").splitlines()[1]
    assert own.startswith(">●A Ann")
    assert re.search(r"\[4\]\[3\] +\[2\] +4 +1 +1 +1/0/0 +S05$", own)


def test_the_median_marker_lies_between_the_spaces_3_and_4() -> None:
    dice, median, moves, *_ = block("DICE").splitlines()
    at = median.index("^ 3½")
    assert "[1]x2" in dice
    assert dice.index("3") < at < dice.index("[4]")
    assert re.search(r"-3 +-2 +-1 +\+1 +\+2 +\+3", moves)


@pytest.mark.parametrize(("half_steps", "value"), [(2, "1"), (8, "4"), (12, "6")])
def test_the_median_marker_lies_below_its_space(half_steps: int, value: str) -> None:
    table = Scene(3).pool(1, 2, 3, 4, 5, 6).marker(half_steps).turn(1)
    rows = shown(PULSAR, (table.state, A), 80).splitlines()
    dice = next(at for at, row in enumerate(rows) if row.startswith("dice"))
    assert rows[dice + 1].index("^") == rows[dice].index(f"[{value}]") + 1


def test_in_a_stack_the_upper_counter_stands_above_the_lower_one() -> None:
    upper, lower, ruler, ranks, *_ = block("TRACKS").splitlines()
    at = upper.index("A")
    assert lower[at] == "B"
    assert ruler[at] == "5"
    assert lower.index("C") == ruler.index("14") + 1
    assert "1.A 7 VP  2.B 4 VP  3.C" in ranks


def test_what_the_engineering_track_pays() -> None:
    assert "1.C 3 cubes  2.A 2 cubes  3.B" in block("TRACKS")


def test_systems_show_planets_stations_and_what_a_flight_would_bring() -> None:
    near = block("IN REACH")
    assert re.search(r"^S06 +A□□ +station is there", near, re.M)
    assert re.search(r"^S04 +B○□ +any gyrodyne", near, re.M)
    assert re.search(r"^S03 +○□□ +1 cube, token \+2", near, re.M)
    assert re.search(r"^S07 +\? +face down", near, re.M)


def test_pulsars_show_ring_gyrodyne_and_spin() -> None:
    near = block("IN REACH")
    assert re.search(r"^P05 +B medium gyrodyne spins", near, re.M)
    assert re.search(r"^P04 +C large gyrodyne under construction", near, re.M)
    assert re.search(r"P06(:A| +A ring, no gyrodyne)", near)


@pytest.mark.rule("P4.1")
def test_reach_marks_the_exact_lengths_of_flights() -> None:
    near = block("IN REACH").splitlines()
    lengths = next(row for row in near if "segments" in row)
    system = next(row for row in near if row.startswith("S04"))
    assert lengths.endswith(" 1 [2][3][4] 5  6  7  8")
    assert system[lengths.index("[2]") + 1] == "●", "S05, M04, S04"
    assert system[lengths.index(" 1 ") + 1] == "·"


def test_gates_are_named_by_hops() -> None:
    assert "Gates by hops 1: G04 M04 O06" in block("IN REACH")


@pytest.mark.parametrize("width", [120, 200])
def test_the_map_shows_marks_beside_names(width: int) -> None:
    text = text_of(width)
    for mark in ("S05<A:A□", "S04:B○□", "Bm*", "P04:Cl", "S07:?"):
        assert mark in text


def test_technologies_show_cost_class_effect_patents_and_state() -> None:
    rows = block("TECHNOLOGIES")
    assert re.search(r"^ 1 \+0 +AI-1 +\[1\] +always +flight past green gate ±1 +·· +open", rows, re.M)
    assert re.search(r"AI-2 +\[3\] +always +another patent: 2 VP +B· +open", rows)
    assert re.search(r"AI-4 +\[2\] +always .* A· +yours", rows)
    assert re.search(r"^>3 \+1 +AII-1 +\[3\] +once +die \[2\] \+ red \[2\]", rows, re.M)
    assert re.search(r"^ 8 \+4 +AIII-5 +\[3\] +end +2 cubes buy 9 VP +·· +round 8", rows, re.M)


@pytest.mark.rule("P8.3")
def test_a_technology_with_a_lock_is_locked_for_the_round_in_which_it_was_patented() -> None:
    table = scene()
    table.written.place("fresh", {"I-4": 1})
    text = shown(PULSAR, (table.state, B), 80)
    assert re.search(r"AI-4 +\[2\] .* A· +locked", text)


def test_transmitters_on_display_show_costs_ends_and_benefits() -> None:
    rows = block("TRANSMITTERS")
    assert "  A2-0  [3][3]  each round 2 VP, 1 cube" in rows
    assert "2-B3-2  [3][4]  once any gyrodyne  each round 3 VP" in rows


def test_arrays_show_links_unpaid_costs_and_formed_dice() -> None:
    rows = block("TRANSMITTERS")
    assert "●A  1-A4-5?-B1[6]-1" in rows
    assert "▲B  A3=3=A6-0" in rows
    assert "B1[6]  once ship to an unclaimed pulsar  each round 3 VP" in rows


def test_the_pyramid_shows_what_is_done_and_open_and_the_gate_runs() -> None:
    rows = block("HEADQUARTERS")
    for project in ("● b1 [4]", "● b2 [1]", "○ b3 [2]", "○ m1 [1]", "· m2 [3]", "· t [5]"):
        assert project in rows
    assert "●A A2  ●●○ ○· ·· ·  run O flown  run G 1 VP/gate ready" in rows
    assert "▲B C1  ○○● ·· ·· ·  run O 2 VP/gate ready" in rows
    assert "5 VP, run any 4 VP/gate" in rows


def test_goals_show_what_they_ask_for_and_the_progress_of_all() -> None:
    rows = block("GOALS")
    assert re.search(r"^2 sizes spinning +0/2 +1/2 +0/2", rows, re.M)
    assert re.search(r"^9 stations +2/9 +1/9 +0/9", rows, re.M)
    assert "3 VP, buy +3 for 3 cubes, +3 for 1 cube" in rows


def test_a_goal_that_is_met_is_marked() -> None:
    table = Scene(2).stations(9).turn(1)
    assert re.search(r"9 stations +9/9● +0/9", shown(PULSAR, (table.state, A), 80))


def test_supply_and_awards_of_gyrodynes() -> None:
    text = text_of(80)
    assert re.search(r"s small +\[1\] +\[3\] +1 +9 +B +-", text)
    assert re.search(r"m medium +\[2\] +\[5\] +2 +9 +- +-", text)
    assert re.search(r"l large +\[4\] +\[6\] +3 +9 +- +-", text)
    assert "spinning +1 VP now" in text


def test_what_everybody_has_built() -> None:
    rows = text_of(80)
    assert re.search(r"stations +2\+1 +1 +0$", rows, re.M)
    assert re.search(r"transmitters online +1 +2 +0$", rows, re.M)
    assert re.search(r"rings left +5 +5 +5$", rows, re.M)


@each_width
def test_every_width_shows_the_same_facts(width: int) -> None:
    text = text_of(width)
    for fact in (
        "23",
        "41",
        "+6",
        "3½",
        "AIII-5",
        "2-B3-2",
        "A3=3=A6-0",
        "● b1 [4]",
        "9 stations",
        "2/9",
        "7VP",
    ):
        assert fact in text


def test_russian_words_stand_in_the_russian_picture() -> None:
    text = text_of(80, "ru")
    for words in (
        "Раунд 3 из 8",
        "Фаза действий",
        "ТЕХНОЛОГИИ",
        "9 станций",
        "B средний гиродин вращается",
        "3 куба",
    ):
        assert words in text


def test_during_the_draft_dice_and_tracks_come_last() -> None:
    table = Scene(2).pool(1, 2, 3, 4, 5, 6, 6).marker(8).draft()
    text = shown(PULSAR, (table.state, A), 80)
    assert "Draft" in text
    assert text.index("IN REACH") < text.index("TRACKS") < text.index("── DICE")


def test_all_red_dice_that_are_held_are_shown() -> None:
    table = Scene(2).turn(3, 4, red=(0, 2, 2))
    assert "[0][2][2]" in shown(PULSAR, (table.state, A), 80)


def test_a_red_die_that_must_be_used_is_marked() -> None:
    table = scene()
    table.written.write("bonus", "must-use")
    own = shown(PULSAR, (table.state, A), 80).splitlines()[4]
    assert "[2]!" in own
