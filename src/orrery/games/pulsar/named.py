"""PULSAR 2849 by names: what a view tells in numbers, under the names that positions in text use.

Seats stay numbers; None stands for nobody, nothing and nowhere.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from orrery.engine.bits import has
from orrery.games.pulsar.data.headquarters import FACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import COLOURS, SYSTEM_TILES
from orrery.games.pulsar.data.technologies import CATEGORY_OF_PLACE, IN_PLAY, TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.position import END_NAMES, PULSAR_NAMES, SIZES, SYSTEM_NAMES

if TYPE_CHECKING:
    from orrery.games.pulsar.view import PulsarView


class StarSystem(NamedTuple):
    """``stations`` has the owner of the station on each planet of the tile; a face-down system has none."""

    name: str
    tile: str | None
    stations: tuple[int | None, ...]


class PulsarSite(NamedTuple):
    """A pulsar; ``gyrodyne`` is its size."""

    name: str
    owner: int | None
    gyrodyne: str | None
    spinning: bool


class BoardTechnology(NamedTuple):
    """A technology in play; ``fresh`` if it was patented in this round."""

    name: str
    cost: int
    owners: tuple[int, ...]
    fresh: bool


class TransmitterTile(NamedTuple):
    """``paid`` has an entry for each cost; ``links`` names what each end is linked to."""

    name: str
    keeper: int | None
    on_offer: bool
    paid: tuple[bool, ...]
    online: bool
    links: tuple[str | None, ...]


class PulsarPlayer(NamedTuple):
    """What one seat has, by the names of the places and components."""

    points: int
    ship: str | None
    headquarters: str | None
    systems: tuple[str, ...]
    pulsars: tuple[str, ...]
    technologies: tuple[str, ...]
    transmitters: tuple[str, ...]


def systems_of(view: "PulsarView") -> Iterator[tuple[str, StarSystem]]:
    for system, name in enumerate(SYSTEM_NAMES):
        tile = view.map.tiles[system]
        planets = len(COLOURS[tile]) if tile >= 0 else 0
        stations = tuple(seat_or_none(seat) for seat in view.map.stations[system][:planets])
        yield name, StarSystem(name, SYSTEM_TILES[tile].key if tile >= 0 else None, stations)


def pulsars_of(view: "PulsarView") -> Iterator[tuple[str, PulsarSite]]:
    for pulsar, name in enumerate(PULSAR_NAMES):
        size = view.map.gyrodynes[pulsar]
        owner = seat_or_none(view.map.claims[pulsar])
        yield name, PulsarSite(name, owner, SIZES[size] if size else None, view.map.spinning[pulsar] > 0)


def technologies_of(view: "PulsarView") -> Iterator[tuple[str, BoardTechnology]]:
    """Those on the boards that were drawn; none for a board that is still to be drawn."""
    for slot, category in enumerate(CATEGORY_OF_PLACE):
        board = view.table.boards[category - 1]
        if board >= 0:
            entry = TECHNOLOGIES[board * IN_PLAY + slot]
            owners = tuple(seat for seat in range(view.flow.seats) if has(view.table.patents[slot], seat))
            yield entry.key, BoardTechnology(entry.key, entry.cost, owners, view.table.fresh[slot] > 0)


def transmitters_of(view: "PulsarView") -> Iterator[tuple[str, TransmitterTile]]:
    built = {entry.tile: entry for entry in view.transmitters}
    for tile, entry in enumerate(TRANSMITTERS):
        on_offer = tile in view.supply.display
        if tile not in built:
            paid = (False,) * len(entry.costs)
            yield entry.key, TransmitterTile(entry.key, None, on_offer, paid, False, (None, None))
            continue
        mine = built[tile]
        paid = tuple(has(mine.paid, cost) for cost in range(len(entry.costs)))
        links = tuple(END_NAMES[end] if end >= 0 else None for end in mine.links)
        yield entry.key, TransmitterTile(entry.key, mine.keeper, on_offer, paid, mine.online > 0, links)


def players_of(view: "PulsarView") -> tuple[PulsarPlayer, ...]:
    nodes = SIDES[view.table.side].names
    return tuple(
        PulsarPlayer(
            points=mine.points,
            ship=nodes[mine.ship] if mine.ship >= 0 else None,
            headquarters=FACES[mine.face].key if mine.face >= 0 else None,
            systems=tuple(name for name, system in systems_of(view) if seat in system.stations),
            pulsars=tuple(name for name, pulsar in pulsars_of(view) if pulsar.owner == seat),
            technologies=tuple(name for name, entry in technologies_of(view) if seat in entry.owners),
            transmitters=tuple(name for name, tile in transmitters_of(view) if tile.keeper == seat),
        )
        for seat, mine in enumerate(view.seats)
    )


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None
