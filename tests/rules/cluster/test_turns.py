"""Setup and the frame of a turn (G4.5 to G4.13)."""

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cluster.data.start import VARIANTS, variant_key
from orrery.games.cluster.data.tiles import RANKS
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.reach import Reach
from tests.rules.cluster.scene import Scene, cell


@pytest.mark.rule("G4.5")
def test_the_start_layout_is_the_mits_a_null_and_two_aces_with_a_penny_each() -> None:
    scene = Scene()

    assert [scene.kind_on(name) for name in ("g1", "g2", "f1", "h1")] == ["MITS", "BKn", "BKa", "BKa"]
    assert [scene.pennies_on(name) for name in ("g1", "g2", "f1", "h1")] == [0, 0, 1, 1]
    assert sum(kind >= 0 for kind in scene.state.tiles) == 4


@pytest.mark.rule("G4.5")
@pytest.mark.parametrize("key", [variant_key(variant) for variant in VARIANTS])
def test_in_every_variant_one_ace_borders_the_null_at_1_and_the_other_at_2(key: str) -> None:
    scene = Scene(start=key)

    assert [scene.border("g1", name) for name in ("f1", "h1", "g2")] == [1, 1, 0]
    assert sorted([scene.border("f1", "g2"), scene.border("h1", "g2")]) == [1, 2]


@pytest.mark.rule("G4.5")
def test_there_are_eight_start_variants_and_the_first_is_the_usual_one() -> None:
    assert len({variant_key(variant) for variant in VARIANTS}) == 8
    assert CLUSTER.setup(2).options["start"] == "tl-br-tr"


@pytest.mark.rule("G4.6")
def test_leaving_the_mits_costs_its_border() -> None:
    scene = Scene().acts()

    scene.say(*["g1-f1"] * 10)

    assert [scene.coins_on("f1"), scene.coins_on("g1"), scene.points_left] == [10, 2, 0]
    assert scene.offers() == ["end"]


@pytest.mark.rule("G4.7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_names_the_first_player_and_the_others_follow(first: int) -> None:
    scene = Scene(3).begin()

    assert [scene.asked, scene.is_chance(), scene.offers()] == ["draw-first", True, ["0", "1", "2"]]
    scene.say(str(first)).play("GR2", "BLn", "RDn", "GRn")

    assert scene.ask.x == (first + 4) % 3


@pytest.mark.rule("G4.8", "G4.10")
def test_a_tile_is_drawn_then_placed_then_points_are_spent() -> None:
    scene = Scene().turn()

    assert [scene.asked, scene.is_chance()] == ["draw-tile", True]
    scene.say("GR2")
    assert scene.asked == "place"
    assert all(token[:2] not in ("en", "pa") for token in scene.offers())
    scene.say("f2-tl")
    assert [scene.asked, scene.points_left] == ["act", 10]


@pytest.mark.rule("G4.9")
def test_a_player_may_stop_early_and_what_is_left_is_lost() -> None:
    scene = Scene().acts().say(*["g1-f1"] * 6, "end")

    assert scene.events("turn-ended") == [(0, 4, -1, -1)]
    assert scene.say("GR2", "f2-tl").points_left == 10


@pytest.mark.rule("G4.9")
def test_what_can_not_be_afforded_is_refused() -> None:
    scene = Scene().early().coins("f1", 1).coins("g3", 2).acts(points=1)

    refusals = scene.refusals()
    tokens = ("f1-g2", "mine-f1", "build-g3", "station-g4", "g3-f2")
    assert {refusals[token] for token in tokens} == {"G4.9"}
    assert "f1-f2" in scene.offers()


@pytest.mark.rule("G4.12")
@pytest.mark.parametrize(("kind", "caches"), [("BK4", 4), ("BK2", 2), ("BKn", 0), ("GR5", 0)])
def test_a_resource_tile_gets_its_number_of_caches(kind: str, caches: int) -> None:
    scene = Scene().holds(kind).say("f2-tl")

    assert scene.pennies_on("f2") == caches
    assert ("station-f2" in scene.offers()) == (kind == "BKn")


HABITABLE = {
    "f2": "BL2", "f3": "BL2", "f4": "BL3", "f5": "BL4", "f6": "BL4", "g3": "BL5", "g4": "GRa",
    "g5": "GR2", "g6": "GR2", "h2": "GR3", "h3": "GR4", "h4": "GR4", "h5": "GR5",
}  # fmt: skip
"""All habitable tiles of a game; their numbers sum to 41."""


@pytest.mark.rule("G4.13")
def test_pennies_never_run_out() -> None:
    """20 caches and 53 improvements are the most that a game can need."""
    assert improvements("exact") == 94 - 41


@pytest.mark.rule("G4.39")
def test_counting_tiles_that_reached_a_total_allows_fewer_improvements() -> None:
    assert improvements("at-least") == 79 - 41


def improvements(cap_mode: str) -> int:
    """Build on the best tile that can be improved, again and again; says how often."""
    pennies = dict.fromkeys(HABITABLE, 0)
    while name := next((best for best in best_first(pennies) if may_build(cap_mode, pennies, best)), ""):
        pennies[name] += 1
    return sum(pennies.values())


def best_first(pennies: dict[str, int]) -> list[str]:
    return sorted(HABITABLE, key=lambda name: -RANKS.index(HABITABLE[name][2]) - pennies[name])


def may_build(cap_mode: str, pennies: dict[str, int], name: str) -> bool:
    """Whether one more improvement of a tile is allowed."""
    scene = Scene(cap_mode=cap_mode).coins(name, 1)
    for other, kind in HABITABLE.items():
        scene.tile(other, kind, pennies=pennies[other])
    return f"build-{name}" in scene.acts().offers("build")


@pytest.mark.parametrize(
    ("key", "value"), [("start", "tr-br-tr"), ("reach", "never"), ("sn-min-gap", "10"), ("leader-work", "2")]
)
def test_an_option_has_only_its_values(key: str, value: str) -> None:
    with pytest.raises(BadSetup):
        CLUSTER.setup(2, {key: value})


def test_defaults_are_the_rules_as_written() -> None:
    assert CLUSTER.setup(2).options == {
        "start": "tl-br-tr",
        "reach": "now",
        "leader-work": "3",
        "cap-mode": "exact",
        "trade-own-sets": "yes",
        "warp-to-mits": "no",
        "sn-min-gap": "0",
    }


@pytest.mark.rule("G4.16")
def test_cheapest_ways_from_the_mits_on_an_early_board() -> None:
    reach = Reach(Scene().early().state, 0, [cell("g1")], 10)

    costs = {
        name: int(reach.costs[cell(name)]) for name in ("f1", "h1", "h2", "g2", "f2", "h3", "g3", "f3", "g4")
    }
    assert costs == {"f1": 1, "h1": 1, "h2": 2, "g2": 2, "f2": 2, "h3": 3, "g3": 3, "f3": 3, "g4": 4}
