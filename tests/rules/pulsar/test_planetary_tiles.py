"""The 17 planetary tiles and the 5 kinds of exploration tiles: what is printed is what happens.

The tables are typed from the list of components. Planets are written ``b`` blue or ``l`` lifeless, with
the number of players from which they are open.
"""

import pytest

from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.flying import fly, owners, ready
from tests.rules.pulsar.scene import Scene

NOBODY = -1

# fmt: off
PLANETS = {
    "1":  "b b b b",
    "2":  "b b b4",
    "3":  "b b4 l",
    "4":  "b l",
    "5":  "b l l",
    "6":  "b l l4",
    "7":  "b b3 l",
    "8":  "b b3 l",
    "9":  "b b4 l l4",
    "10": "b b l4",
    "11": "b l l",
    "12": "b l",
    "13": "b l l",
    "14": "b b3",
    "15": "b b4 l3 l4",
    "16": "b b l4",
    "17": "b b",
}

BONUSES = {
    "1":  {"red": 1},
    "2":  {"red": 1},
    "3":  {"red": 2},
    "4":  {"small": 1, "plus_minus": 1},
    "5":  {"medium": 1, "plus_minus": 1},
    "6":  {"large": 1, "plus_minus": 1},
    "11": {"cubes": 2},
    "12": {"cubes": 1, "plus_minus": 1},
    "13": {"cubes": 1, "plus_two": 1},
    "14": {"plus_minus": 2},
    "15": {"plus_minus": 1, "plus_two": 1},
    "16": {"plus_minus": 1, "plus_two": 1},
    "17": {"cubes": 2},
}

CHOICES = {
    "7":  ["small", "medium", "large"],
    "8":  ["small", "medium"],
    "9":  ["small", "large"],
    "10": ["medium", "large"],
}

OPEN_PLANETS = {2: (24, 13), 3: (27, 14), 4: (31, 19)}
# fmt: on

SIZES = ("small", "medium", "large")


def held(scene: Scene) -> dict[str, int]:
    """What the first player holds, of all that tiles can give; nothing is left out that is not 0."""
    state = scene.state
    facts = {
        "points": scene.points(),
        "cubes": int(state.cubes[0]),
        "plus_minus": int(state.plus_minus[0]),
        "plus_two": int(state.plus_two[0]),
        "red": max(0, scene.die("red")),
        "kept": int(state.kept_stations[0]),
        **{size: int(state.held[index]) for index, size in enumerate(SIZES, start=1)},
    }
    return {name: amount for name, amount in facts.items() if amount != 0}


def colour(planet: str) -> str:
    return planet[0]


def is_open(planet: str, seats: int) -> bool:
    return int(planet[1:] or 2) <= seats


def test_the_tables_list_all_tiles() -> None:
    assert list(PLANETS) == [str(number) for number in range(1, 18)]
    assert sorted([*BONUSES, *CHOICES]) == sorted(PLANETS)


@pytest.mark.rule("P4.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_many_planets_are_open_over_all_tiles(seats: int) -> None:
    opened = [planet for row in PLANETS.values() for planet in row.split() if is_open(planet, seats)]

    assert (
        sum(colour(planet) == "b" for planet in opened),
        sum(colour(planet) == "l" for planet in opened),
    ) == OPEN_PLANETS[seats]


@pytest.mark.rule("P4.5", "P4.7", "P4.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tile", PLANETS)
def test_each_planet_of_a_tile_takes_a_station_if_it_is_open(tile: str, seats: int) -> None:
    planets = PLANETS[tile].split()
    for free, planet in enumerate(planets):
        taken = [NOBODY if other == free else 1 for other in range(len(planets))]
        scene = fly(ready("M01", seats).system("S02", tile, taken), "S02")

        mine = [index for index, owner in enumerate(owners(scene, "S02")) if owner == 0]
        assert mine == ([free] if is_open(planet, seats) else [])
        rewarded = is_open(planet, seats) and colour(planet) == "b"
        assert scene.asked == ("take-bonus" if rewarded else "use-die")


@pytest.mark.rule("P4.6", "P4.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tile", PLANETS)
def test_of_an_empty_tile_a_flight_ends_on_blue_and_passes_by_lifeless(tile: str, seats: int) -> None:
    planets = PLANETS[tile].split()
    has_lifeless = any(colour(planet) == "l" and is_open(planet, seats) for planet in planets)

    ending = fly(ready("M01", seats), "S02").say(tile)
    passing = fly(ready("M01", seats), "S02", "G02").say(tile)

    assert colour(planets[owners(ending, "S02").index(0)]) == "b"
    assert colour(planets[owners(passing, "S02").index(0)]) == ("l" if has_lifeless else "b")
    assert (ending.asked, passing.asked) == ("take-bonus", "use-die")
    assert held(passing) == {}


@pytest.mark.rule("P4.7", "P3.9")
@pytest.mark.parametrize("tile", BONUSES)
def test_the_bonus_of_a_tile_is_given_as_shown(tile: str) -> None:
    scene = fly(ready("M01"), "S02").say(tile, "bonus")

    assert held(scene) == BONUSES[tile]
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.7", "P5.8")
@pytest.mark.parametrize(("tile", "size"), [(tile, size) for tile in CHOICES for size in CHOICES[tile]])
def test_the_bonus_of_a_tile_may_be_a_choice_of_gyrodynes(tile: str, size: str) -> None:
    scene = fly(ready("M01"), "S02").say(tile, "bonus")
    assert scene.offers() == CHOICES[tile]

    scene.say(size)
    assert held(scene) == {size: 1}
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.7")
@pytest.mark.parametrize("tile", PLANETS)
def test_instead_of_the_bonus_of_any_tile_an_exploration_tile_may_be_drawn(tile: str) -> None:
    scene = fly(ready("M01"), "S02").say(tile, "tile", "four-points")

    assert held(scene) == {"points": 4}


# Exploration tiles.


@pytest.mark.rule("P3.9", "P1.8")
@pytest.mark.parametrize(
    ("kind", "answers", "gain"),
    [
        ("four-points", [], {"points": 4}),
        ("five-points", [], {"points": 5}),
        ("cubes", [], {"points": 2, "cubes": 2}),
        ("modifier", ["plus-minus"], {"points": 3, "plus_minus": 1}),
        ("modifier", ["plus-two"], {"points": 3, "plus_two": 1}),
        ("station", [], {"kept": 1}),
    ],
)
def test_an_exploration_tile_gives_what_it_shows(kind: str, answers: list[str], gain: dict[str, int]) -> None:
    scene = fly(ready("M01"), "S02").say("17", "tile", kind, *answers)

    assert held(scene) == gain
    assert scene.asked == "use-die"


@pytest.mark.rule("P3.9")
def test_the_modifier_tile_leaves_the_kind_of_token_to_the_player() -> None:
    scene = fly(ready("M01"), "S02").say("17", "tile", "modifier")

    assert scene.offers() == ["plus-minus", "plus-two"]


@pytest.mark.rule("P1.8")
def test_the_twelve_exploration_tiles_are_four_of_one_kind_and_two_of_the_others() -> None:
    scene = fly(ready("M01"), "S02").say("17", "tile")

    odds = dict(zip(scene.offers(), PULSAR.weights(scene.state, scene.ask), strict=True))
    assert odds == {"four-points": 4, "five-points": 2, "cubes": 2, "modifier": 2, "station": 2}


@pytest.mark.rule("P1.8", "P3.9")
def test_a_tile_that_was_resolved_is_discarded_and_a_station_tile_is_kept() -> None:
    resolved = fly(ready("M01"), "S02").say("17", "tile", "cubes")
    kept = fly(ready("M01"), "S02").say("17", "tile", "station")

    assert list(resolved.state.exploration_discards) == [0, 0, 1, 0, 0]
    assert list(kept.state.exploration_discards) == [0, 0, 0, 0, 0]
    assert sum(kept.state.exploration_bag) == 11
