"""Globular Cluster by names: tiles by cell, players by seat; None stands for nobody, nothing and nowhere."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from orrery.games.cluster.data.facing import CLOSED, DIRECTIONS, NO_TICK, TICK_NAMES
from orrery.games.cluster.data.limits import CRYSTAL_NAMES
from orrery.games.cluster.data.tiles import TILE_NAMES
from orrery.games.cluster.lattice import NAMES, NEIGHBOURS

if TYPE_CHECKING:
    from orrery.games.cluster.view import ClusterView, TileView


class ClusterTile(NamedTuple):
    """A tile on the board.

    ``coins`` are by seat; ``leaders`` are the seats whose leader stands here; ``ways`` has the cost of each
    border that can be crossed, by the cell behind it. ``scorer`` would score ``total`` if it were scored now.
    """

    cell: str
    kind: str
    tick: str | None
    caches: int
    coins: tuple[int, ...]
    leaders: tuple[int, ...]
    colony: int | None
    station: int | None
    ways: dict[str, int]
    total: int
    scorer: int | None


class ClusterPlayer(NamedTuple):
    """What belongs to one seat; ``colony`` and ``stations`` are cells, ``crystals`` counts by type."""

    points: int
    leader: str | None
    colony: str | None
    stations: tuple[str, ...]
    crystals: dict[str, int]


def tiles_of(view: "ClusterView") -> Iterator[tuple[str, ClusterTile]]:
    for tile in view.tiles:
        name = NAMES[tile.cell]
        yield (
            name,
            ClusterTile(
                cell=name,
                kind=TILE_NAMES[tile.kind],
                tick=None if tile.tick == NO_TICK else TICK_NAMES[tile.tick],
                caches=tile.pennies,
                coins=tile.coins,
                leaders=tuple(seat for seat, mine in enumerate(view.seats) if mine.leader == tile.cell),
                colony=tile.colony if tile.colony >= 0 else None,
                station=tile.station if tile.station >= 0 else None,
                ways=_ways(tile),
                total=tile.total,
                scorer=tile.scorer if tile.scorer >= 0 else None,
            ),
        )


def _ways(tile: "TileView") -> dict[str, int]:
    cells = [int(cell) for cell in NEIGHBOURS[tile.cell * DIRECTIONS : (tile.cell + 1) * DIRECTIONS]]
    return {NAMES[cell]: cost for cell, cost in zip(cells, tile.borders) if cost != CLOSED}


def players_of(view: "ClusterView") -> tuple[ClusterPlayer, ...]:
    return tuple(
        ClusterPlayer(
            points=mine.points,
            leader=_cell(mine.leader),
            colony=_cell(mine.settled),
            stations=tuple(NAMES[site] for site in mine.sites if site >= 0),
            crystals=dict(zip(CRYSTAL_NAMES, mine.crystals)),
        )
        for mine in view.seats
    )


def _cell(cell: int) -> str | None:
    return NAMES[cell] if cell >= 0 else None
