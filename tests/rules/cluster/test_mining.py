"""Mining and forced trades (G4.23 to G4.36, G4.79)."""

import pytest

from tests.rules.cluster.scene import Scene


def at_mine(coins: int = 2) -> Scene:
    """BK4 at e1 with some coins of seat 0."""
    return Scene().tile("e1", "BK4", "bl").coins("e1", coins)


@pytest.mark.rule("G4.23")
def test_mining_needs_a_resource_tile_with_caches_and_a_member() -> None:
    scene = at_mine().coins("g2", 1).acts()

    assert scene.offers("mine") == ["mine-e1"]
    assert [scene.refusals()[token] for token in ("mine-f1", "mine-g2")] == ["G4.23", "G4.23"]


@pytest.mark.rule("G4.24")
def test_two_caches_leave_four_points() -> None:
    scene = at_mine().acts().say("mine-e1", "n", "mine-e1", "5")

    assert [scene.points_left, scene.pennies_on("e1")] == [4, 2]


@pytest.mark.rule("G4.25")
def test_the_first_cache_locks_all_other_systems_for_the_turn() -> None:
    scene = at_mine().coins("f1", 1).acts().say("mine-f1", "n")

    assert scene.offers("mine") == []
    assert scene.refusals()["mine-e1"] == "G4.25"


@pytest.mark.rule("G4.25")
def test_there_is_no_third_cache_in_a_turn_but_in_the_next() -> None:
    scene = at_mine(3).acts().say("mine-e1", "n", "mine-e1", "n")

    assert scene.refusals()["mine-e1"] == "G4.25"
    scene.say("end").play("GR2").say("BLn")
    assert "mine-e1" in scene.say(scene.offers()[0]).offers()


@pytest.mark.rule("G4.26")
def test_a_second_cache_needs_a_second_member_at_that_moment() -> None:
    scene = at_mine(1).coins("f1", 1).acts().say("mine-e1", "2")

    assert scene.refusals()["mine-e1"] == "G4.26"
    assert "mine-e1" in scene.say("f1-e1").offers()


@pytest.mark.rule("G4.26")
def test_relieving_the_only_miner_does_not_allow_a_second_cache() -> None:
    scene = at_mine(1).coins("f1", 1).acts().say("mine-e1", "2", "e1-f1", "f1-e1")

    assert scene.refusals()["mine-e1"] == "G4.26"


@pytest.mark.rule("G4.27")
@pytest.mark.parametrize(
    ("face", "kind"), [("n", "A"), ("a", "A"), ("2", "B"), ("3", "B"), ("4", "C"), ("5", "D")]
)
def test_the_die_tells_the_type_at_once(face: str, kind: str) -> None:
    scene = at_mine().acts().say("mine-e1")

    assert [scene.is_chance(), scene.offers()] == [True, ["n", "a", "2", "3", "4", "5"]]
    assert scene.say(face).crystals_of() == {kind: 1}
    assert [scene.asked, scene.asked_seat] == ["act", 0]


@pytest.mark.rule("G4.29")
def test_a_mined_out_tile_takes_a_station() -> None:
    scene = Scene().coins("f1", 2).acts()

    assert "station-f1" not in scene.offers()
    scene.say("mine-f1", "n")
    assert scene.refusals()["mine-f1"] == "G4.29"
    assert "station-f1" in scene.offers()


def traders(points: int = 10) -> Scene:
    """Seat 0 has a B, seat 1 an A; all members are at the MITS."""
    return Scene().crystals(0, B=1).crystals(1, A=1).acts(points=points)


@pytest.mark.rule("G4.30")
def test_a_trade_costs_3_and_needs_nobody_anywhere() -> None:
    scene = traders().say("trade-1-B-A")

    assert [scene.crystals_of(0), scene.crystals_of(1), scene.points_left] == [{"A": 1}, {"B": 1}, 7]
    assert scene.asked_seat == 0


@pytest.mark.rule("G4.31")
def test_types_have_to_differ() -> None:
    scene = Scene().crystals(0, A=1).crystals(1, A=1).acts()

    assert scene.offers("trade") == []
    assert scene.refusals()["trade-1-A-A"] == "G4.31"


@pytest.mark.rule("G4.32")
@pytest.mark.parametrize("count", [1, 4, 7])
def test_a_single_crystal_beside_full_triplets_can_be_taken(count: int) -> None:
    scene = Scene().crystals(0, B=1).crystals(1, A=count).acts()

    assert scene.offers("trade") == ["trade-1-B-A"]


@pytest.mark.rule("G4.32")
@pytest.mark.parametrize("count", [2, 3, 5, 6])
def test_pairs_and_triplets_of_the_victim_are_safe(count: int) -> None:
    scene = Scene().crystals(0, B=1).crystals(1, A=count).acts()

    assert scene.offers("trade") == []
    assert scene.refusals()["trade-1-B-A"] == "G4.32"


@pytest.mark.rule("G4.33")
def test_a_trade_may_complete_an_own_triplet() -> None:
    scene = Scene().crystals(0, A=2, B=1).crystals(1, A=1).acts().say("trade-1-B-A")

    assert scene.crystals_of(0) == {"A": 3}


@pytest.mark.rule("G4.34")
def test_an_own_set_may_be_broken_unless_the_option_forbids_it() -> None:
    free = Scene().crystals(0, C=2).crystals(1, A=1).acts()
    bound = Scene(trade_own_sets="no").crystals(0, B=1, C=2, D=4).crystals(1, A=1).acts()

    assert free.offers("trade") == ["trade-1-C-A"]
    assert bound.offers("trade") == ["trade-1-B-A", "trade-1-D-A"]
    assert bound.refusals()["trade-1-C-A"] == "G4.34"


@pytest.mark.rule("G4.35")
def test_three_trades_are_the_most_that_points_allow() -> None:
    scene = Scene(4).crystals(0, D=3)
    for victim in (1, 2, 3):
        scene.crystals(victim, A=1, B=1)
    scene.acts().say("trade-1-D-A", "trade-2-D-A", "trade-3-D-A")

    assert [scene.crystals_of(0), scene.points_left] == [{"A": 3}, 1]
    assert scene.refusals()["trade-1-A-B"] == "G4.9"


@pytest.mark.rule("G4.36")
def test_there_is_no_trade_where_nobody_has_anything_to_take() -> None:
    scene = Scene(3).crystals(0, A=1).crystals(1, B=2).acts()

    assert scene.offers("trade") == []


@pytest.mark.rule("G4.79")
def test_what_was_given_may_complete_a_set_of_the_victim() -> None:
    scene = Scene().crystals(0, B=1, C=1).crystals(1, A=1, B=1, D=1).acts()

    assert scene.offers("trade") == [
        "trade-1-B-A", "trade-1-B-D", "trade-1-C-A", "trade-1-C-B", "trade-1-C-D",
    ]  # fmt: skip
    scene.say("trade-1-B-A")
    assert scene.crystals_of(1) == {"B": 2, "D": 1}
    assert scene.refusals()["trade-1-C-B"] == "G4.32"


@pytest.mark.rule("G4.79", "G4.30")
def test_the_player_names_the_victim() -> None:
    scene = Scene(3).crystals(0, A=1).crystals(1, B=1).crystals(2, B=1).acts()

    assert scene.offers("trade") == ["trade-1-A-B", "trade-2-A-B"]
    assert scene.say("trade-2-A-B").crystals_of(2) == {"A": 1}
