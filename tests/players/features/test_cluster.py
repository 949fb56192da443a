"""The inputs of Globular Cluster, worked out by hand."""

import pytest

from orrery.players.evaluate.cluster import prospects
from orrery.players.features.cluster.inputs import SEAT
from tests.contract.titles import GAMES
from tests.contract.walks import positions
from tests.players.features import block, read
from tests.rules.cluster.scene import Scene

GAME = GAMES["cluster"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_hand_written_terms_add_up_to_the_prospects(seats: int) -> None:
    started = {item.name for item in SEAT if item.start == 1.0}
    for state in positions(GAME, GAME.setup(seats), 5):
        if state.open > 0:
            row = block(read("cluster", state, 1), "own")
            assert sum(row.get(name, 0.0) for name in started) * 1000 == pytest.approx(prospects(state, 1))


def test_a_system_is_told_by_how_far_the_seat_is_ahead_or_behind() -> None:
    """GR2 with one improvement: 3 coins against 1; three scorings are to come."""
    state = Scene().early().pennies("g3", 1).coins("g3", 3).coins("g3", 1, seat=1).acts().state
    row = read("cluster", state)

    assert block(row, "own", "systems") == {
        "systems.ahead": pytest.approx(3 * (0.6 + 0.14 + 2 * (0.38 + 0.14))),
        "systems.now": 3.0,
        "systems.count": 1.0,
        "systems.best": 3.0,
        "systems.ahead-by-2": 3.0,
        "systems.ahead-by-2-to-come": 9.0,
        "systems.improved": 1.0,
        "systems.room": 1.0,
    }
    assert block(row, "rival", "systems") == {
        "systems.contested": pytest.approx(3 * 3 * 0.12 / 3),
        "systems.behind-by-2": 3.0,
        "systems.behind-by-2-to-come": 9.0,
    }


def test_a_colony_counts_at_each_scoring() -> None:
    row = block(read("cluster", Scene().early().colony("h2").acts().state), "own", "colony", "systems")

    assert row == {
        "colony.worth": 6.0,
        "colony.value": 2.0,
        "colony.to-come": 6.0,
        "systems.now": 2.0,
        "systems.count": 1.0,
        "systems.best": 2.0,
    }


def test_crystals_are_told_by_sets() -> None:
    row = block(read("cluster", Scene().crystals(A=4, B=2).acts().state), "own", "crystals")

    assert row == {
        "crystals.worth": pytest.approx((6 + 1 + 3) * 0.9 * 3 + 2 * 0.35 * 3),
        "crystals.points": 10.0,
        "crystals.to-come": 30.0,
        "crystals.singles": 1.0,
        "crystals.pairs": 1.0,
        "crystals.triplets": 1.0,
        "crystals.kinds": 2.0,
    }


def test_members_mines_and_stations() -> None:
    """Two coins and the leader at a mine with one cache, a coin on a null; turn 1 of 36."""
    scene = Scene().early().pennies("f1", 1).coins("f1", 2).leader("f1").coins("g2", 1).station("g2")
    row = block(read("cluster", scene.acts().state), "own", "members", "mines", "stations")

    assert row == {
        "members.spread": pytest.approx((3 + 3) * 0.11 + 0.15 * turns_by_hand(scene)),
        "members.home": 9.0,
        "members.out": 3.0,
        "members.leader-out": 1.0,
        "members.cells": 2.0,
        "members.on-nulls": 1.0,
        "mines.worth": pytest.approx(0.26 * 3),
        "mines.members": 5.0,
        "mines.caches": 1.0,
        "mines.can-mine": 1.0,
        "stations": 1.0,
        "stations.turns-to-come": float((36 - scene.state.turn) // 2),
    }


def turns_by_hand(scene: Scene) -> int:
    return int(sum(scene.state.bag)) // 2 + 2


@pytest.mark.parametrize(("seat", "turns", "wait"), [(0, 17.0, 0.0), (1, 18.0, 1.0)])
def test_the_turns_of_a_seat_are_known_to_the_end(seat: int, turns: float, wait: float) -> None:
    scene = Scene()
    scene.written.write("turn", 1)
    row = block(read("cluster", scene.acts().state, seat), "own", "time")

    assert (row["time.turns"], row.get("time.wait", 0.0), row["time.scorings"]) == (turns, wait, 3.0)


def test_the_table_knows_the_stack_the_hand_and_the_time() -> None:
    scene = Scene().stack(["GR4", "BL2", "RDa"], ["BK3", "RDn"]).holds("GR5")
    row = block(read("cluster", scene.state), "table", "tiles", "time")

    assert row == {
        "time.normal": 1.0,
        "tiles.hand-habitable": 1.0,
        "tiles.hand-number": 5.0,
        "tiles.left": 5.0,
        "tiles.left-habitable": 6.0,
        "tiles.left-mines": 3.0,
        "tiles.left-nulls": 1.0,
        "time.supernova-soonest": 1.0,
        "time.supernova-latest": 3.0,
        "time.supernova-chance": pytest.approx(1 / 3),
    }
    assert block(read("cluster", scene.state, 1), "table", "tiles")["tiles.hand-number"] == -5.0


def test_actions_left_are_those_of_the_own_turn() -> None:
    state = Scene().acts(0, 7).state

    assert block(read("cluster", state, 0), "table", "actions") == {"actions.left": 7.0}
    assert block(read("cluster", state, 1), "table", "actions") == {}


def test_with_four_seats_the_rival_is_the_strongest_and_the_others_are_summed_up() -> None:
    state = Scene(4).early().crystals(1, A=1).crystals(2, A=3).crystals(3, B=2).acts().state
    row = read("cluster", state)

    assert block(row, "rival", "crystals")["crystals.points"] == 6.0
    assert block(row, "others", "crystals", "second") == {
        "crystals": 4.0,
        "second": pytest.approx(prospects(state, 3) / 1000),
    }
    assert block(read("cluster", Scene().acts().state), "others") == {}
