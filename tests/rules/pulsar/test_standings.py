"""PULSAR 2849: points now, income of this round, forecast of the end."""

from orrery.engine.flow import CHANCE
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import ENGINEERING, INITIATIVE
from tests.rules.pulsar.scene import Scene

NO_GOAL = ("1-back", "5-back", "6-back")


def standing(scene: Scene, seat: int = 0) -> tuple[int, int, int]:
    return PULSAR.standings(scene.state)[seat].plain()


def established() -> Scene:
    """Seat 0 of three, first on the Initiative track and last on the other."""
    scene = Scene(3).counter(INITIATIVE, 0, 2).counter(ENGINEERING, 0, 12).goals(*NO_GOAL).give_points(10)
    scene.transmitter("A1", online=True).transmitter("A4", online=True).transmitter("A2", paid=(0,))
    return scene.gyrodyne("P01", 2, spins=True).gyrodyne("P02", 3, spins=True)


def test_before_the_first_round_points_are_all_there_is() -> None:
    state = PULSAR.start(PULSAR.setup(2))
    PULSAR.apply(state, CHANCE, 1)
    PULSAR.apply(state, CHANCE, 0)

    # The second seat was drawn first.
    assert [entry.plain() for entry in PULSAR.standings(state)] == [(6, 0, 6), (5, 0, 5)]


def test_the_forecast_takes_the_income_for_all_rounds_left_and_adds_the_end() -> None:
    scene = established().round(3).technologies("AII-2").claims("P03").holds(1).has(cubes=5).stations(3)
    scene.turn(1, 1)

    # Income: transmitters 1 + 1; gyrodynes 2 + 3 and 1 each by row 3; 1 for each of them by AII-2.
    # Six productions are left. The end: a pulsar 1, a gyrodyne held 1, 5 cubes 2, Initiative 7, stations 4.
    assert standing(scene) == (10, 11, 10 + 6 * 11 + 15)


def test_others_stand_on_what_is_theirs() -> None:
    scene = established().round(3).turn(1, 1)

    # On space 8 seat 2 lies above seat 1: 4 points and none.
    assert standing(scene, 1) == (0, 0, 0)
    assert standing(scene, 2) == (0, 0, 4)


def test_goals_that_are_met_are_among_the_forecast_without_their_bonuses() -> None:
    scene = established().round(8).goals("2-front", "4-front", "5-front").stations(9).has(cubes=9).turn(1, 1)

    # Income with row 8: 2 + 5 + 2 * 4. The end: goals 5 and 3, cubes 4, Initiative 7, stations 25.
    assert standing(scene) == (10, 15, 10 + 15 + 8 + 4 + 7 + 25)


def test_of_two_goals_that_share_gyrodynes_the_better_is_forecast() -> None:
    scene = Scene(3).round(1).goals("1-front", "2-front", "3-back").turn(1, 1)
    for node, size in (("P01", 1), ("P02", 1), ("P03", 2)):
        scene.gyrodyne(node, size, spins=True)

    # Income 1 + 1 + 2 for eight rounds; the goals bring 4 or 5; last of three on the Initiative track.
    assert standing(scene) == (0, 4, 8 * 4 + 5)


def test_both_are_forecast_if_there_are_gyrodynes_for_each() -> None:
    scene = Scene(3).round(1).goals("1-front", "2-front", "3-back").turn(1, 1)
    for node, size in (("P01", 1), ("P02", 1), ("P03", 2), ("P04", 3)):
        scene.gyrodyne(node, size, spins=True)

    assert standing(scene) == (0, 7, 8 * 7 + 4 + 5)


def test_purple_patents_are_among_the_forecast_but_what_they_sell_is_not() -> None:
    scene = established().round(8).technologies("AIII-3", "AIII-5").has(cubes=4).turn(1, 1)

    # Two sizes: 8; cubes 2; Initiative 7.
    assert standing(scene) == (10, 15, 10 + 15 + 8 + 2 + 7)


def test_a_question_in_production_does_not_count_twice_what_was_paid() -> None:
    scene = established().round(3).transmitter("B4", online=True).has(cubes=3)

    scene.production()

    # A4 has given a cube; the transmitters' 2 points are booked, the gyrodynes' 7 are still to come.
    assert scene.asked == "buy-points"
    assert standing(scene) == (10 + 2, 9, 12 + 7 + 5 * 9 + 2 + 7)


def test_a_question_in_final_scoring_does_not_count_twice_what_was_scored() -> None:
    scene = established().goals("2-front", "4-front", "6-back").stations(9).technologies("AIII-3", "AIII-5")
    scene.has(cubes=5).stations(9, seat=1)

    scene.scoring()

    # The purple patent has paid 8; goals 5 and 3, cubes 2, Initiative 7, stations 25 are to come.
    assert scene.asked == "buy-points"
    assert standing(scene) == (18, 0, 18 + 8 + 2 + 7 + 25)
    scene.say("buy")
    assert standing(scene) == (27, 0, 27 + 8 + 1 + 7 + 25)
    scene.say("1")
    assert (scene.asked, standing(scene)) == ("buy-bonus", (30, 0, 30 + 5 + 1 + 7 + 25))


def test_purple_patents_of_players_still_to_come_are_forecast() -> None:
    scene = established().technologies("AIII-4").technologies("AIII-3", seat=1)
    scene.gyrodyne("P09", 1, spins=True, seat=1)

    scene.scoring()

    assert (scene.asked, scene.asked_seat) == ("grant-goal", 0)
    assert standing(scene, 1) == (0, 0, 4)


def test_when_the_game_is_over_the_points_are_the_forecast() -> None:
    scene = established().scoring()

    # Nothing but 7 for the Initiative track.
    assert standing(scene) == (17, 0, 17)
