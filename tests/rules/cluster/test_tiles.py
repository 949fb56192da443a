"""The 48 tiles and the stack (G2.1, G4.1 to G4.4)."""

from collections import Counter

import pytest

from orrery.engine.chance import Rng
from orrery.games.cluster.data.tiles import GROUPS, IDENTITY, KIND_NAMES, REMOVED, START, counts
from orrery.games.cluster.game import CLUSTER
from tests.contract.walks import walk
from tests.rules.cluster.scene import Scene


def named(*lists: tuple[str, ...]) -> Counter[str]:
    """Tiles by name."""
    found: Counter[str] = Counter()
    for listed in lists:
        found.update(dict(zip(KIND_NAMES, counts(listed))))
    return +found


def drawn(seats: int, seed: int) -> list[str]:
    """The tiles of a random game in the order in which they are drawn."""
    state = CLUSTER.start(CLUSTER.setup(seats))
    found: list[str] = []
    for position in walk(CLUSTER, state, Rng(seed)):
        if len(found) < position.draws:
            found.append(KIND_NAMES[position.hand])
    return found


@pytest.mark.rule("G2.1")
def test_all_tiles_of_two_piecepacks_have_a_use_or_leave_the_game() -> None:
    assert named(*GROUPS, REMOVED, IDENTITY, START) == dict.fromkeys(KIND_NAMES, 2)
    assert [named(listed).total() for listed in (REMOVED, IDENTITY, START)] == [12, 4, 4]


@pytest.mark.rule("G2.1")
def test_the_stack_holds_thirteen_habitable_systems_six_resources_seven_nulls_and_two_supernovas() -> None:
    stack = named(*GROUPS)
    habitable = [name for name in stack.elements() if name[:2] in ("BL", "GR") and name[2] != "n"]

    assert stack.total() == 28
    assert len(habitable) == 13
    assert sum(int(name[2].replace("a", "1")) for name in habitable) == 41
    assert sum(count for name, count in stack.items() if name[:2] == "BK" and name[2] != "n") == 6
    assert sum(count for name, count in stack.items() if name[2] == "n") == 7
    assert stack["RDa"] == 2


@pytest.mark.rule("G4.2")
def test_twelve_tiles_leave_the_game() -> None:
    expected = ["RD2", "RD2", "RD3", "RD3", "RD4", "RD4", "RD5", "BK5", "BLa", "BL3", "GRa", "GR3"]

    assert named(REMOVED) == Counter(expected)


@pytest.mark.rule("G4.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_player_has_twelve_coins_a_leader_and_two_stations_and_the_stack_is_always_the_same(
    seats: int,
) -> None:
    scene = Scene(seats)

    assert [scene.coins_on("g1", seat) for seat in range(seats)] == [12] * seats
    assert [scene.leader_on(seat) for seat in range(seats)] == ["g1"] * seats
    assert len(scene.state.sites) == 2 * seats
    assert sum(scene.state.bag) == 28


@pytest.mark.rule("G4.3")
def test_with_three_players_the_middle_group_lacks_a_green_null() -> None:
    two, three = Scene(2).state.bag, Scene(3).state.bag

    assert [sum(two[start : start + 24]) for start in (0, 24, 48)] == [9, 10, 9]
    assert [sum(three[start : start + 24]) for start in (0, 24, 48)] == [9, 9, 9]
    assert two[24 + KIND_NAMES.index("GRn")] - three[24 + KIND_NAMES.index("GRn")] == 1


@pytest.mark.rule("G4.4")
@pytest.mark.parametrize(("seats", "middle"), [(2, 10), (3, 9), (4, 10)])
def test_groups_are_drawn_one_after_the_other(seats: int, middle: int) -> None:
    for seed in range(3):
        tiles = drawn(seats, seed)

        third, second, first = tiles[:9], tiles[9 : 9 + middle], tiles[9 + middle :]
        assert Counter(third) == named(GROUPS[0])
        assert [second.count("RDa"), first.count("RDa")] == [1, 1]
        assert Counter(first) == named(GROUPS[2])


@pytest.mark.rule("G4.4")
def test_each_tile_left_in_the_group_on_top_is_equally_likely() -> None:
    scene = Scene().stack(["GR2", "GR2", "RDn"], ["BK3"]).turn()

    assert scene.offers() == ["RDn", "GR2"]
    assert CLUSTER.weights(scene.state, scene.ask) == [1, 2]
