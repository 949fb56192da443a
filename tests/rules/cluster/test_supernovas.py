"""Scoring rounds, their spacing, and the end of the game (G4.60 to G4.71, G4.75, G4.78, G2.2)."""

from collections import Counter

import pytest

from orrery.engine.chance import Rng
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.state import FINAL, SCORING
from tests.contract.walks import walk
from tests.rules.cluster.scene import Scene
from tests.rules.cluster.test_placement import crowded


@pytest.mark.rule("G4.60", "G4.61", "G4.62")
def test_everybody_has_a_scoring_turn_and_then_the_drawer_places_the_supernova() -> None:
    scene = Scene(4).stack(["RDa", "GR2"], ["GR5"])
    for seat in range(4):
        scene.crystals(seat, A=1)
    scene.turn(seat=1).say("RDa")

    for seat in (1, 2, 3, 0):
        assert [scene.asked, scene.asked_seat, scene.phase, scene.points_left] == ["act", seat, "scoring", 10]
        scene.say("end")
        assert scene.scored(seat) == {"crystals-1": 1}

    assert [scene.asked, scene.asked_seat, scene.phase] == ["place", 1, "nova-placement"]
    scene.say("e1-tl")
    assert [scene.kind_on("e1"), scene.points_left] == ["RDa", 10]
    scene.say("end")
    assert scene.scored(1) == {"crystals-1": 1}
    assert [scene.asked, int(scene.ask.x), scene.phase] == ["draw-tile", 2, "normal"]


@pytest.mark.rule("G4.61")
def test_no_tile_is_drawn_in_a_scoring_round() -> None:
    scene = Scene(3).stack(["RDa", "GR2"], ["GR5"]).turn().say("RDa")

    for _ in range(3):
        assert sum(scene.state.bag) == 2
        scene.say("end")
    assert sum(scene.state.bag) == 2


@pytest.mark.rule("G4.63")
def test_the_next_player_may_draw_the_second_supernova_at_once() -> None:
    scene = Scene().stack(["RDa"], ["RDa"]).turn().say("RDa", "end", "end", "e1-tl", "end")

    assert [scene.asked, int(scene.ask.x), scene.offers()] == ["draw-tile", 1, ["RDa"]]
    scene.say("RDa")
    assert [scene.phase, scene.asked_seat] == ["scoring", 1]


@pytest.mark.rule("G4.64")
def test_after_a_last_supernova_the_end_counts_from_its_placement() -> None:
    scene = Scene().stack(["RDa"]).turn().say("RDa", "end", "end")

    assert scene.phase == "nova-placement"
    scene.say("e1-tl", "end")
    assert [scene.phase, scene.asked_seat] == ["extra", 1]


@pytest.mark.rule("G4.66")
def test_by_an_option_the_second_supernova_waits() -> None:
    scene = Scene(sn_min_gap="3").stack(["RDa"], ["RDa", "GR3", "GR4", "GR5"]).turn()
    scene.say("RDa", "end", "end", "e1-tl", "end")

    assert scene.offers() == ["GR3", "GR4", "GR5"]
    scene.play("GR3")
    assert scene.offers() == ["GR4", "GR5"]
    scene.play("GR4")
    assert scene.offers() == ["RDa", "GR5"]


@pytest.mark.rule("G4.66")
@pytest.mark.parametrize("gap", [0, 9])
def test_the_gap_between_the_supernovas_is_kept_in_every_game(gap: int) -> None:
    gaps = [supernova_gap(seed, gap) for seed in range(12)]

    assert min(gaps) >= gap
    assert (min(gaps) < 9) == (gap == 0)


def supernova_gap(seed: int, least: int) -> int:
    """How many draws after the first supernova the second comes in a random game."""
    state = CLUSTER.start(CLUSTER.setup(2, {"sn-min-gap": str(least)}))
    draws = list(dict.fromkeys(int(position.nova_draw) for position in walk(CLUSTER, state, Rng(seed))))
    return draws[2] - draws[1]


@pytest.mark.rule("G4.67", "G4.68", "G4.69", "G4.71")
def test_after_the_last_tile_come_an_extra_and_a_final_turn_for_all() -> None:
    scene = Scene().crystals(0, A=1).crystals(1, A=2).stack(["GR2"]).turn().play("GR2")

    for seat in (1, 0):
        assert [scene.asked, scene.asked_seat, scene.phase] == ["act", seat, "extra"]
        scene.say("end")
    assert [scene.scored(0), scene.scored(1)] == [{}, {}]
    for seat in (1, 0):
        assert [scene.asked, scene.asked_seat, scene.phase] == ["act", seat, "final"]
        assert scene.points_left == 10
        scene.say("end")
    outcome = CLUSTER.outcome(scene.state)
    assert outcome is not None
    assert [outcome.points, outcome.winners()] == [[1, 3], [1]]


@pytest.mark.rule("G4.71")
def test_equal_points_share_the_victory() -> None:
    scene = Scene(3).crystals(0, A=1).crystals(2, B=1).stack(["GR2"]).turn().play("GR2")

    scene.say(*["end"] * 6)

    outcome = CLUSTER.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners() == [0, 2]


@pytest.mark.rule("G4.75")
def test_a_last_tile_that_fits_nowhere_begins_the_end_as_well() -> None:
    scene = crowded().stack(["GR5"]).turn().say("GR5")

    assert scene.asked == "act"
    assert scene.say("end").phase == "extra"


@pytest.mark.rule("G4.78")
@pytest.mark.parametrize("turns", [1, 3])
def test_all_actions_are_open_in_extra_and_final_turns(turns: int) -> None:
    scene = Scene().early().tile("e1", "BK4", "bl").stack(["GR2"]).crystals(0, A=1).crystals(1, B=1)
    scene.turn(seat=1).say("GR2", "f4-br").say(*["end"] * turns)
    scene.coins("e1", 1).coins("g3", 2).pennies("g3", 1)

    assert scene.asked_seat == 0
    for action in ("g1-", "leader-", "mine-e1", "build-g3", "colonise-g3", "station-g4", "trade-1-A-B"):
        assert scene.offers(action), action


@pytest.mark.rule("G4.78")
def test_all_actions_are_open_in_a_scoring_turn() -> None:
    scene = Scene().early().tile("e1", "BK4", "bl").crystals(0, A=1).crystals(1, B=1)
    scene.coins("e1", 1).coins("g3", 2).pennies("g3", 1).stack(["RDa"], ["GR5"]).turn().say("RDa")

    for action in ("g1-", "leader-", "mine-e1", "build-g3", "colonise-g3", "station-g4", "trade-1-A-B"):
        assert scene.offers(action), action


@pytest.mark.rule("G2.2", "G4.65", "G4.70")
@pytest.mark.parametrize(("seats", "turns", "last"), [(2, 36, 32), (3, 39, 33), (4, 44, 36)])
def test_everybody_has_equally_many_turns_and_three_scorings(seats: int, turns: int, last: int) -> None:
    for seed in range(3):
        taken: Counter[int] = Counter()
        scored: Counter[int] = Counter()
        placed = 0
        for turn, seat, phase, asked in course(seats, seed):
            taken[seat] += 1
            scored[seat] += phase in (SCORING, FINAL)
            placed = turn if asked == "place" else placed

        assert taken == dict.fromkeys(range(seats), turns // seats)
        assert scored == dict.fromkeys(range(seats), 3)
        assert placed == last


def course(seats: int, seed: int) -> list[tuple[int, int, int, str]]:
    """Number, seat, phase and first question of every turn of a random game."""
    state = CLUSTER.start(CLUSTER.setup(seats))
    found: dict[int, tuple[int, int, int, str]] = {}
    for position in walk(CLUSTER, state, Rng(seed)):
        if position.open and position.ask_at(0).seat >= 0:
            ask = position.ask_at(0)
            key = CLUSTER.decisions[ask.decision].key
            found.setdefault(position.turn, (position.turn, ask.seat, position.phase, key))
    return list(found.values())
