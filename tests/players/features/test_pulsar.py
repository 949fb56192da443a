"""The inputs of PULSAR 2849, worked out by hand."""

import pytest

from orrery.engine.flow import CHANCE
from orrery.games.pulsar.data.components import END
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.keys import DRAW_EXPLORATION, DRAW_SYSTEM
from orrery.players.evaluate.pulsar.evaluator import PulsarEvaluator
from orrery.players.evaluate.pulsar.weights import Weights
from orrery.players.features.pulsar.inputs import SEAT
from tests.contract.titles import GAMES
from tests.contract.walks import positions
from tests.players.features import block, read
from tests.rules.pulsar.scene import Scene

GAME = GAMES["pulsar"]
HAND = PulsarEvaluator(Weights())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_hand_written_terms_add_up_to_the_evaluator(seats: int) -> None:
    """A draw counts for the seat that draws; the evaluator counts it for whoever looks."""
    started = {item.name for item in SEAT if item.start == 1.0}
    looked_at = 0
    for state in positions(GAME, GAME.setup(seats), 5):
        asks = GAME.asks(state)
        if asks and state.round > 0 and asks[0].decision not in (DRAW_SYSTEM, DRAW_EXPLORATION):
            row = block(read("pulsar", state, 1), "own")
            assert sum(row.get(name, 0.0) for name in started) * 1000 == pytest.approx(HAND.value(state, 1))
            looked_at += 1
    assert looked_at > 5


def test_gyrodynes_are_told_by_size_and_state() -> None:
    """In round 6 three productions are left: a spinning 3 brings 9, a spinning 1 brings 3."""
    scene = Scene().round(6).gyrodyne("P01", 3, spins=True).gyrodyne("P02", 1, spins=True)
    scene.gyrodyne("P03", 2).claims("P04").holds(1, 1).award(3, 0)
    row = block(read("pulsar", scene.turn(1).state), "own", "gyrodynes")
    row.pop("gyrodynes.worth")

    assert row == {
        "gyrodynes.spinning-large": 1.0,
        "gyrodynes.spinning-small": 1.0,
        "gyrodynes.under-construction-medium": 1.0,
        "gyrodynes.in-hand-small": 2.0,
        "gyrodynes.claims": 4.0,
        "gyrodynes.free-claims": 1.0,
        "gyrodynes.rings-left": 2.0,
        "gyrodynes.to-come": 12.0,
        "gyrodynes.awards": 1.0,
    }


def test_transmitters_are_told_by_what_they_bring_and_still_cost() -> None:
    """A2, online, brings a cube and 2 points in each of 3 productions; of B7 one cost of three is paid."""
    scene = Scene().round(6).transmitter("A2", online=True).transmitter("B7", paid=(0,))
    row = block(read("pulsar", scene.turn(1).state), "own", "transmitters")
    row.pop("transmitters.worth")

    assert row == {
        "transmitters.online": 1.0,
        "transmitters.begun": 1.0,
        "transmitters.costs-left": 2.0,
        "transmitters.points-to-come": 6.0,
        "transmitters.cubes-to-come": 3.0,
    }


def test_links_form_dice_or_are_open() -> None:
    scene = (
        Scene().round(6).transmitter("A3", online=True).transmitter("A4", online=True).link("A3", 1, "A4", 1)
    )
    row = block(read("pulsar", scene.turn(1).state), "own", "transmitters")
    assert (row["transmitters.formed-dice"], "transmitters.open-links" in row) == (1.0, False)

    scene = Scene().round(6).transmitter("A3", online=True).transmitter("A4").link("A3", 1, "A4", 1)
    row = block(read("pulsar", scene.turn(1).state), "own", "transmitters")
    assert (row["transmitters.open-links"], "transmitters.formed-dice" in row) == (1.0, False)


def test_technologies_count_turns_to_come() -> None:
    row = block(
        read("pulsar", Scene().round(6).technologies("AI-4", "AI-6").turn(1).state), "own", "technologies"
    )

    assert row["technologies.patents"] == 2.0
    assert "technologies.purple" not in row
    assert {name: value for name, value in row.items() if name.startswith("technologies.A")} == {
        "technologies.AI-4": 2.0,
        "technologies.AI-6": 2.0,
    }


def test_purple_technologies_count_once() -> None:
    key = next(entry.key for entry in TECHNOLOGIES if entry.kind == END and entry.key.startswith("AIII"))
    row = block(read("pulsar", Scene().round(8).technologies(key).turn(1).state), "own", "technologies")

    assert (row["technologies.purple"], row[f"technologies.{key}"]) == (1.0, 1.0)


def test_headquarters_are_told_by_project_and_gate_run() -> None:
    """On A2 the projects b1 and b2 bring gate runs; that of b1 is flown."""
    row = block(read("pulsar", Scene().hq("A2", "b1", "b2").flown("b1").turn(1).state), "own", "headquarters")
    row.pop("headquarters.worth")

    assert row == {
        "headquarters.b1": 1.0,
        "headquarters.b2": 1.0,
        "headquarters.runs-done": 1.0,
        "headquarters.runs-open": 1.0,
    }


def test_means_are_told_with_the_turns_in_which_they_count() -> None:
    """In the turn of round 6 two more are to come."""
    scene = (
        Scene().round(6).stations(3).has(cubes=4, plus_minus=1, plus_two=2, kept_stations=1).turn(5, 5, red=3)
    )
    row = block(read("pulsar", scene.state), "own", "stations", "cubes", "tokens", "dice", "time")

    assert row.pop("stations.worth") > 0
    assert row == {
        "stations.count": 3.0,
        "stations.kept": 1.0,
        "stations.times-turns": 6.0,
        "cubes.count": 4.0,
        "cubes.times-turns": 8.0,
        "tokens.worth": pytest.approx(3 * 1.8),
        "tokens.plus-minus": 1.0,
        "tokens.plus-two": 2.0,
        "dice.worth": 24.0,
        "dice.5": 2.0,
        "dice.bonus-3": 1.0,
        "time.turns": 2.0,
    }


def test_tracks_are_told_by_places_and_spaces() -> None:
    """With three players each has one counter: seat 0 leads Initiative and is last in Engineering."""
    scene = Scene(3).round(2)
    for number, (first, second) in enumerate([(3, 14), (5, 4), (9, 6)]):
        scene.counter(0, number, first).counter(1, number, second)
    row = read("pulsar", scene.turn(1).state)
    own = block(row, "own", "tracks")
    own.pop("tracks.worth")

    assert own == {
        "tracks.engineering-best": 2.0,
        "tracks.engineering-sum": 2.0,
        "tracks.initiative-spaces": 3.0,
        "tracks.engineering-spaces": 14.0,
        "tracks.penalty": 1.0,
        "tracks.initiative-points": 7.0,
    }


def test_goals_are_told_by_face() -> None:
    """Three of nine stations; two sizes spin, which is enough."""
    scene = Scene().round(3).goals("2-front", "4-front", "5-front").stations(3)
    scene.gyrodyne("P01", 3, spins=True).gyrodyne("P02", 1, spins=True)
    row = block(read("pulsar", scene.turn(1).state), "own", "goals")
    row.pop("goals.worth")

    assert row == {"goals.4-front-progress": pytest.approx(3 / 9), "goals.2-front-met": 1.0}


def test_what_is_on_offer_is_for_whoever_chooses_first() -> None:
    scene = Scene().round(3).display("A1", "B2", "B3").pool(2, 2, 6).marker(4).draft()
    row = block(read("pulsar", scene.state, 0), "table", "offer")

    assert row == {
        "offer.die-2": 2.0,
        "offer.die-6": 1.0,
        "offer.A1": 1.0,
        "offer.B2": 1.0,
        "offer.B3": 1.0,
    }
    assert block(read("pulsar", scene.state, 1), "table", "offer") == {
        name: -value for name, value in row.items()
    }


def test_the_table_knows_the_time_the_supply_and_the_map() -> None:
    scene = Scene().round(7).sold(2, 4).award(1, 0, seat=1).system("S01", "4").marker(7).turn(1)
    row = block(read("pulsar", scene.state), "table", "time", "supply", "map")

    assert row.pop("time.row-bonuses") > 0
    assert row == {
        "time.productions": 2.0,
        "time.own-turn": 1.0,
        "time.median": 7.0,
        "supply.small": 10.0,
        "supply.medium": 4.0,
        "supply.large": 10.0,
        "supply.award-small-second": 1.0,
        "supply.award-medium-first": 1.0,
        "supply.award-medium-second": 1.0,
        "supply.award-large-first": 1.0,
        "supply.award-large-second": 1.0,
        "map.unknown-systems": 15.0,
    }


def test_a_draw_counts_for_the_seat_that_draws() -> None:
    drawn = 0
    for state in positions(GAME, GAME.setup(2), 5):
        for ask in GAME.asks(state):
            if ask.seat == CHANCE and ask.decision in (DRAW_SYSTEM, DRAW_EXPLORATION):
                drawn += 1
                assert "own.draws.worth" in read("pulsar", state, int(ask.y))
                assert "rival.draws.worth" in read("pulsar", state, 1 - int(ask.y))
    assert drawn > 0


def test_with_four_seats_the_rival_is_the_strongest_and_the_others_are_summed_up() -> None:
    scene = Scene(4).round(3).give_points(5, 1).give_points(40, 2).give_points(20, 3).turn(1)
    row = read("pulsar", scene.state)

    assert block(row, "rival", "points") == {"points": float(scene.points(2))}
    assert block(row, "others", "points", "second") == {
        "points": float(scene.points(1) + scene.points(3)),
        "second": pytest.approx(HAND.value(scene.state, 3) / 1000),
    }
