"""What is to be seen at a node of the star map."""

from typing import Final

from orrery.games.pulsar.data.star_map import GATE
from orrery.games.pulsar.data.systems import BLUE, COLOURS, LEAST_PLAYERS, SYSTEM_TILES
from orrery.games.pulsar.state import FACE_DOWN, FIRST_GATE, FIRST_PULSAR, NOBODY, SYSTEMS
from orrery.shown.picture.page import PLAIN, QUIET, STRONG, Line, Span, line
from orrery.shown.picture.players import letter
from orrery.shown.pulsar.picture.scene import BLUE_PLANET, GATES, LIFELESS_PLANET, PULSAR, Scene
from orrery.shown.pulsar.picture.words import benefits, size_letter

FREE_BLUE: Final = "○"
FREE_LIFELESS: Final = "□"
CLOSED: Final = "x"
SPINS: Final = "*"
SHIP: Final = "<"


def name(scene: Scene, node: int) -> Span:
    """The name of a node, in a style of its kind."""
    side = scene.side
    if side.kinds[node] == GATE:
        return side.names[node], GATES[side.colours[node]]
    if node < SYSTEMS:
        return side.names[node], STRONG
    return side.names[node], PULSAR if node < FIRST_GATE else QUIET


def mark(scene: Scene, node: int) -> Line:
    """Planets of a system, ring and gyrodyne of a pulsar, nothing for gates and unclaimed pulsars."""
    if node < SYSTEMS:
        return planets(scene, node)
    return ring(scene, node - FIRST_PULSAR) if node < FIRST_GATE else ()


def planets(scene: Scene, system: int) -> Line:
    """The planets of a system: stations, free ones, closed ones; a question mark while it is face down."""
    tile = scene.view.map.tiles[system]
    if tile == FACE_DOWN:
        return line(("?", QUIET))
    return tuple(_planet(scene, system, planet) for planet in range(len(COLOURS[tile])))


def _planet(scene: Scene, system: int, planet: int) -> Span:
    tile = scene.view.map.tiles[system]
    owner = scene.view.map.stations[system][planet]
    if owner != NOBODY:
        return letter(owner)
    if LEAST_PLAYERS[tile][planet] > len(scene.seats):
        return CLOSED, QUIET
    return (FREE_BLUE, BLUE_PLANET) if COLOURS[tile][planet] == BLUE else (FREE_LIFELESS, LIFELESS_PLANET)


def ring(scene: Scene, pulsar: int) -> Line:
    """Who has claimed a pulsar, the size of its gyrodyne, and whether that spins."""
    owner = scene.view.map.claims[pulsar]
    size = scene.view.map.gyrodynes[pulsar]
    if owner == NOBODY:
        return ()
    gyrodyne = size_letter(scene, size) if size else ""
    return line(letter(owner), gyrodyne, (SPINS if scene.view.map.spinning[pulsar] else "", PULSAR))


def ships_at(scene: Scene, node: int) -> Line:
    """The ships at a node."""
    there = [seat for seat, view in enumerate(scene.view.seats) if view.ship == node]
    return tuple(span for seat in there for span in ((SHIP, PLAIN), letter(seat)))


def system_bonus(scene: Scene, system: int) -> str:
    """What a flight that ends on a blue planet may take; empty while the system is face down."""
    tile = scene.view.map.tiles[system]
    return "" if tile == FACE_DOWN else benefits(scene, SYSTEM_TILES[tile].bonus)
