"""The 17 planetary systems, of which 16 lie on the map."""

from typing import Final

from orrery.games.pulsar.data.components import SystemTile
from orrery.games.pulsar.data.vocabulary import (
    CONFIRMED,
    INFERRED,
    LARGE,
    MEDIUM,
    SMALL,
    cubes,
    gyrodyne,
    plus_minus,
    plus_two,
    red_die,
)

# fmt: off
SYSTEM_TILES: Final[tuple[SystemTile, ...]] = (
    SystemTile("1",  "b b b b",    CONFIRMED, red_die(1)),
    SystemTile("2",  "b b b4",     CONFIRMED, red_die(1)),
    SystemTile("3",  "b b4 l",     CONFIRMED, red_die(2)),
    SystemTile("4",  "b l",        CONFIRMED, gyrodyne(SMALL), plus_minus()),
    SystemTile("5",  "b l l",      CONFIRMED, gyrodyne(MEDIUM), plus_minus()),
    SystemTile("6",  "b l l4",     CONFIRMED, gyrodyne(LARGE), plus_minus()),
    SystemTile("7",  "b b3 l",     CONFIRMED, gyrodyne()),
    SystemTile("8",  "b b3 l",     INFERRED,  gyrodyne(SMALL, MEDIUM)),
    SystemTile("9",  "b b4 l l4",  INFERRED,  gyrodyne(SMALL, LARGE)),
    SystemTile("10", "b b l4",     INFERRED,  gyrodyne(MEDIUM, LARGE)),
    SystemTile("11", "b l l",      CONFIRMED, cubes(2)),
    SystemTile("12", "b l",        CONFIRMED, cubes(1), plus_minus()),
    SystemTile("13", "b l l",      CONFIRMED, cubes(1), plus_two()),
    SystemTile("14", "b b3",       CONFIRMED, plus_minus(2)),
    SystemTile("15", "b b4 l3 l4", CONFIRMED, plus_minus(), plus_two()),
    SystemTile("16", "b b l4",     CONFIRMED, plus_minus(), plus_two()),
    SystemTile("17", "b b",        CONFIRMED, cubes(2)),
)
# fmt: on

BLUE: Final = 0
LIFELESS: Final = 1
FEWEST_PLAYERS: Final = 2


def _colour(planet: str) -> int:
    return BLUE if planet[0] == "b" else LIFELESS


def _least_players(planet: str) -> int:
    return int(planet[1:]) if len(planet) > 1 else FEWEST_PLAYERS


COLOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_colour(planet) for planet in tile.planets.split()) for tile in SYSTEM_TILES
)
"""The colour of each planet of each system."""

LEAST_PLAYERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_least_players(planet) for planet in tile.planets.split()) for tile in SYSTEM_TILES
)
"""With how many players each planet is open (P4.5)."""
