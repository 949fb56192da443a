"""Flights as examples: a ship at a node, a route, and what the table shows afterwards."""

from collections.abc import Iterator

from orrery.engine.decision import Plan
from orrery.games.pulsar.data.star_map import ENTRY, SIDES, Side
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import FACE_DOWN, FIRST_PULSAR, PLANETS
from tests.rules.pulsar.scene import Scene

SECOND_DIE = 6
"""Kept unused, so that the turn goes on and nothing of the production is seen."""


def ready(at: str, seats: int = 2, side: str = "A", boards: str = "AI+AII+AIII") -> Scene:
    """The first player's ship at a node, without a token that could change a die."""
    return Scene(seats, map=side, boards=boards).has(plus_minus=0).ship(at)


def fly(scene: Scene, *route: str) -> Scene:
    """A die as long as the route flies it; whatever is turned up or asked then is still to be answered."""
    return scene.turn(len(route), SECOND_DIE).say("first", "fly", *route)


def place(scene: Scene, seat: int = 0) -> str:
    """Where a ship is."""
    return SIDES[scene.state.side].names[scene.state.ships[seat]]


def owners(scene: Scene, system: str) -> list[int]:
    """Whose stations stand on the four places for planets, -1 for nobody's."""
    first = scene.node(system) * PLANETS
    return [int(scene.state.stations[planet]) for planet in range(first, first + PLANETS)]


def has_station(scene: Scene, system: str, seat: int = 0) -> bool:
    return seat in owners(scene, system)


def is_face_down(scene: Scene, system: str) -> bool:
    return scene.state.tiles[scene.node(system)] == FACE_DOWN


def claimant(scene: Scene, pulsar: str) -> int:
    """Whose ring lies on a pulsar, -1 for nobody's."""
    return int(scene.state.claims[scene.node(pulsar) - FIRST_PULSAR])


def told(scene: Scene, *kinds: str) -> list[str]:
    """The kinds of events that have happened, in order, of those named."""
    return [event[0] for event in scene.events() if event[0] in kinds]


def plans(scene: Scene) -> list[Plan]:
    """The chains of answers that belong to the open question."""
    return PULSAR.plans(scene.state, scene.ask)


def trails(side: Side, route: list[int], hops: int, used: tuple[int, ...] = ()) -> Iterator[list[int]]:
    """All ways to go on for so many hops, found link by link without the table."""
    if hops == 0:
        yield route
        return
    for link, there in zip(side.joining[route[-1]], side.neighbours[route[-1]], strict=True):
        if side.kinds[there] != ENTRY and used.count(link) < side.links[link][2]:
            yield from trails(side, [*route, there], hops - 1, (*used, link))
