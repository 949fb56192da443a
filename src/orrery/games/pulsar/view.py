"""What a seat may know of PULSAR 2849: all but what lies face down, which nobody knows (P1.20)."""

from typing import ClassVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.keys import Keys
from orrery.engine.view import Names, View, guess_flow, view_flow
from orrery.games.pulsar.catalogue import WORDS
from orrery.games.pulsar.keys import DECISIONS
from orrery.games.pulsar.named import (
    BoardTechnology,
    PulsarPlayer,
    PulsarSite,
    StarSystem,
    TransmitterTile,
    players_of,
    pulsars_of,
    systems_of,
    technologies_of,
    transmitters_of,
)
from orrery.games.pulsar.state import COUNTERS, DICE, PLANETS, RED_VALUES, Pulsar

Row = tuple[int, ...]


class SeatView(Struct, frozen=True):
    """What lies before one player.

    ``held`` counts gyrodynes by size 1, 2, 3; ``dice`` has -1 for none; ``bonuses`` counts the bonus dice
    that are held, by value 0 to 6.
    """

    points: int
    ship: int
    cubes: int
    plus_minus: int
    plus_two: int
    held: Row
    kept_stations: int
    hq: int
    face: int
    projects: int
    runs: int
    owned: Row
    dice: Row
    bonuses: Row
    granted: int
    scored: int


class TableView(Struct, frozen=True):
    """Round, dice, tracks, technologies, goals. ``marker`` counts half steps."""

    side: int
    with_hqs: int
    even_start: int
    round: int
    pool: Row
    spent: int
    marker: int
    bonus: int
    order: Row
    owner: Row
    initiative: tuple[tuple[int, int], ...]
    engineering: tuple[tuple[int, int], ...]
    boards: Row
    patents: Row
    fresh: Row
    goals: Row


class MapView(Struct, frozen=True):
    """Systems (their tile, -1 face down, and the owner of each planet) and pulsars."""

    tiles: Row
    stations: tuple[Row, ...]
    claims: Row
    gyrodynes: Row
    spinning: Row


class SupplyView(Struct, frozen=True):
    """What is left, by kind; the order of what is stacked is not decided before it is drawn."""

    system_tiles: Row
    exploration: Row
    exploration_discards: Row
    looked_at: Row
    transmitters: Row
    display: Row
    gyrodynes: Row
    awards: Row


class TransmitterView(Struct, frozen=True):
    """A transmitter that somebody has: costs paid as bits, and for each end the end it is linked to."""

    tile: int
    keeper: int
    paid: int
    online: int
    links: Row


class PulsarView(View, frozen=True):
    """The whole position; its properties offer it by name."""

    decisions: ClassVar[Keys] = DECISIONS
    table: TableView
    map: MapView
    supply: SupplyView
    seats: tuple[SeatView, ...]
    transmitters: tuple[TransmitterView, ...]

    def when(self) -> str:
        return f"round {self.table.round}"

    @property
    def systems(self) -> Names[StarSystem]:
        return Names("system", systems_of(self))

    @property
    def pulsars(self) -> Names[PulsarSite]:
        return Names("pulsar", pulsars_of(self))

    @property
    def technologies(self) -> Names[BoardTechnology]:
        return Names("technology in play", technologies_of(self))

    @property
    def transmitter_tiles(self) -> Names[TransmitterTile]:
        return Names("transmitter", transmitters_of(self))

    @property
    def players(self) -> tuple[PulsarPlayer, ...]:
        """By seat."""
        return players_of(self)


def view_position(state: Pulsar, seat: int) -> PulsarView:
    return PulsarView(
        flow=view_flow(state, seat),
        table=_view_table(state),
        map=_view_map(state),
        supply=_view_supply(state),
        seats=tuple(_view_seat(state, other) for other in range(state.seats)),
        transmitters=tuple(
            _view_tile(state, tile) for tile, keeper in enumerate(state.keepers) if keeper >= 0
        ),
    )


def _view_table(state: Pulsar) -> TableView:
    return TableView(
        side=state.side,
        with_hqs=state.with_hqs,
        even_start=state.even_start,
        round=state.round,
        pool=tuple(state.pool),
        spent=state.spent,
        marker=state.marker,
        bonus=state.bonus,
        order=tuple(state.order),
        owner=tuple(state.owner),
        initiative=_view_track(state, 0),
        engineering=_view_track(state, COUNTERS),
        boards=tuple(state.boards),
        patents=tuple(state.patents),
        fresh=tuple(state.fresh),
        goals=tuple(state.goals),
    )


def _view_track(state: Pulsar, first: int) -> tuple[tuple[int, int], ...]:
    """Space and level of each counter."""
    return tuple((state.spot[first + n], state.level[first + n]) for n in range(COUNTERS))


def _view_map(state: Pulsar) -> MapView:
    return MapView(
        tiles=tuple(state.tiles),
        stations=tuple(
            tuple(state.stations[system * PLANETS : (system + 1) * PLANETS])
            for system in range(len(state.tiles))
        ),
        claims=tuple(state.claims),
        gyrodynes=tuple(state.gyrodynes),
        spinning=tuple(state.spinning),
    )


def _view_supply(state: Pulsar) -> SupplyView:
    return SupplyView(
        system_tiles=tuple(state.tile_bag),
        exploration=tuple(state.exploration_bag),
        exploration_discards=tuple(state.exploration_discards),
        looked_at=tuple(state.looked_at),
        transmitters=tuple(state.transmitter_bag),
        display=tuple(state.display),
        gyrodynes=tuple(state.supply),
        awards=tuple(state.awards),
    )


def _view_seat(state: Pulsar, seat: int) -> SeatView:
    return SeatView(
        points=state.points(seat),
        ship=state.ships[seat],
        cubes=state.cubes[seat],
        plus_minus=state.plus_minus[seat],
        plus_two=state.plus_two[seat],
        held=tuple(state.held[seat * 4 + 1 : seat * 4 + 4]),
        kept_stations=state.kept_stations[seat],
        hq=state.hqs[seat],
        face=state.faces[seat],
        projects=state.projects[seat],
        runs=state.runs[seat],
        owned=tuple(state.owned[seat * WORDS : (seat + 1) * WORDS]),
        dice=tuple(state.dice[seat * DICE : (seat + 1) * DICE]),
        bonuses=tuple(state.bonuses[seat * RED_VALUES : (seat + 1) * RED_VALUES]),
        granted=state.granted[seat],
        scored=state.scored[seat],
    )


def _view_tile(state: Pulsar, tile: int) -> TransmitterView:
    return TransmitterView(
        tile=tile,
        keeper=state.keepers[tile],
        paid=state.paid[tile],
        online=state.online[tile],
        links=(state.links[tile * 2], state.links[tile * 2 + 1]),
    )


def guess_position(view: PulsarView) -> Pulsar:
    """The state: nothing is known to some and hidden from others, so nothing is left to guess."""
    state = Pulsar(view.flow.seats, WORDS)
    guess_flow(view.flow, state)
    _guess_table(view.table, state)
    _guess_map(view.map, state)
    _guess_supply(view.supply, state)
    _guess_seats(view.seats, state)
    for tile in view.transmitters:
        state.keepers[tile.tile] = tile.keeper
        state.paid[tile.tile] = tile.paid
        state.online[tile.tile] = tile.online
        state.links[tile.tile * 2], state.links[tile.tile * 2 + 1] = tile.links
    return state


def _guess_table(table: TableView, state: Pulsar) -> None:
    state.side = table.side
    state.with_hqs = table.with_hqs
    state.even_start = table.even_start
    state.round = table.round
    state.pool = vec[i64](table.pool)
    state.spent = table.spent
    state.marker = table.marker
    state.bonus = table.bonus
    state.order = vec[i64](table.order)
    state.owner = vec[i64](table.owner)
    counters = table.initiative + table.engineering
    state.spot = vec[i64](space for space, _ in counters)
    state.level = vec[i64](level for _, level in counters)
    state.boards = vec[i64](table.boards)
    state.patents = vec[i64](table.patents)
    state.fresh = vec[i64](table.fresh)
    state.goals = vec[i64](table.goals)


def _guess_map(stars: MapView, state: Pulsar) -> None:
    state.tiles = vec[i64](stars.tiles)
    state.stations = vec[i64](owner for planets in stars.stations for owner in planets)
    state.claims = vec[i64](stars.claims)
    state.gyrodynes = vec[i64](stars.gyrodynes)
    state.spinning = vec[i64](stars.spinning)


def _guess_supply(supply: SupplyView, state: Pulsar) -> None:
    state.tile_bag = vec[i64](supply.system_tiles)
    state.exploration_bag = vec[i64](supply.exploration)
    state.exploration_discards = vec[i64](supply.exploration_discards)
    state.looked_at = vec[i64](supply.looked_at)
    state.transmitter_bag = vec[i64](supply.transmitters)
    state.display = vec[i64](supply.display)
    state.supply = vec[i64](supply.gyrodynes)
    state.awards = vec[i64](supply.awards)


def _guess_seats(seats: tuple[SeatView, ...], state: Pulsar) -> None:
    state.ships = vec[i64](seat.ship for seat in seats)
    state.cubes = vec[i64](seat.cubes for seat in seats)
    state.plus_minus = vec[i64](seat.plus_minus for seat in seats)
    state.plus_two = vec[i64](seat.plus_two for seat in seats)
    state.held = vec[i64](count for seat in seats for count in (0, *seat.held))
    state.kept_stations = vec[i64](seat.kept_stations for seat in seats)
    state.hqs = vec[i64](seat.hq for seat in seats)
    state.faces = vec[i64](seat.face for seat in seats)
    state.projects = vec[i64](seat.projects for seat in seats)
    state.runs = vec[i64](seat.runs for seat in seats)
    state.owned = vec[i64](word for seat in seats for word in seat.owned)
    state.dice = vec[i64](die for seat in seats for die in seat.dice)
    state.bonuses = vec[i64](count for seat in seats for count in seat.bonuses)
    state.granted = vec[i64](seat.granted for seat in seats)
    state.scored = vec[i64](seat.scored for seat in seats)
