"""Globular Cluster hides nothing but the order of the stack, which is settled only as it is drawn (G4.72)."""

from typing import ClassVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.keys import Keys
from orrery.engine.view import Names, View, guess_flow, view_flow
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.limits import CRYSTALS, STATIONS
from orrery.games.cluster.data.tiles import EMPTY, GROUP_COUNT, KINDS
from orrery.games.cluster.keys import DECISIONS
from orrery.games.cluster.lattice import CELLS, PLACES
from orrery.games.cluster.named import ClusterPlayer, ClusterTile, players_of, tiles_of
from orrery.games.cluster.outlook import (
    ComingView,
    FrameView,
    coming,
    frame,
    margin,
    needs,
    racks,
    sets,
    takeable,
)
from orrery.games.cluster.scoring import crystal_points, system_points
from orrery.games.cluster.state import NOBODY, Cluster, is_habitable, is_sole_majority, total

Row = tuple[int, ...]


class OptionsView(Struct, frozen=True):
    """How the game is played."""

    reach: int
    leader_work: int
    cap_mode: int
    own_sets: int
    to_mits: int
    min_gap: int


class TurnView(Struct, frozen=True):
    """What the turn is for and what has been done in it; ``stack`` counts tiles left by group and kind."""

    turn: int
    phase: int
    due: int
    stack: tuple[Row, ...]
    draws: int
    nova_draw: int
    points_left: int
    hand: int
    mine: int
    mined: int


class TileView(Struct, frozen=True):
    """One tile on the board.

    ``borders`` are the costs by direction, ``coins`` and ``strengths`` are by seat, ``scorer`` is the
    seat that would score the tile now, ``total`` its value then, 0 where nothing is scored. ``margin`` is how
    far the strongest is ahead, 0 if level, -1 where that does not count; ``needs`` are the coins that each
    seat lacks to score the tile.
    """

    cell: int
    row: int
    left: int
    kind: int
    tick: int
    pennies: int
    colony: int
    station: int
    built: int
    borders: Row
    coins: Row
    strengths: Row
    total: int
    scorer: int
    margin: int
    needs: Row


class SeatView(Struct, frozen=True):
    """What belongs to one player.

    ``sets`` are the crystals of each type as they are counted, ``takeable`` is 1 where another player may
    take one; the last two are what a scoring would bring now.
    """

    points: int
    leader: int
    lost: int
    settled: int
    colonist: int
    sites: Row
    crystals: Row
    sets: tuple[Row, ...]
    takeable: Row
    scorings: int
    systems_now: int
    crystals_now: int


class ClusterView(View, frozen=True):
    """The whole position; ``cells`` and ``players`` offer it by name.

    ``tally`` counts habitable tiles by total, ``racks`` are the cells that take up the room of each limited
    total, from 6 on (G4.39).
    """

    decisions: ClassVar[Keys] = DECISIONS
    options: OptionsView
    turn: TurnView
    tiles: tuple[TileView, ...]
    tally: Row
    racks: tuple[Row, ...]
    coming: ComingView
    frame: FrameView
    seats: tuple[SeatView, ...]

    def when(self) -> str:
        return f"turn {self.turn.turn}"

    @property
    def cells(self) -> Names[ClusterTile]:
        return Names("cell with a tile", tiles_of(self))

    @property
    def players(self) -> tuple[ClusterPlayer, ...]:
        """By seat."""
        return players_of(self)


def view_position(state: Cluster, seat: int) -> ClusterView:
    return ClusterView(
        flow=view_flow(state, seat),
        options=_view_options(state),
        turn=_view_turn(state),
        tiles=tuple(_view_tile(state, cell) for cell in range(CELLS) if state.tiles[cell] != EMPTY),
        tally=tuple(state.tally),
        racks=racks(state),
        coming=coming(state),
        frame=frame(state),
        seats=tuple(_view_seat(state, owner) for owner in range(state.seats)),
    )


def _view_options(state: Cluster) -> OptionsView:
    return OptionsView(
        reach=state.reach,
        leader_work=state.leader_work,
        cap_mode=state.cap_mode,
        own_sets=state.own_sets,
        to_mits=state.to_mits,
        min_gap=state.min_gap,
    )


def _view_turn(state: Cluster) -> TurnView:
    return TurnView(
        turn=state.turn,
        phase=state.phase,
        due=state.due,
        stack=tuple(tuple(state.bag[group * KINDS : (group + 1) * KINDS]) for group in range(GROUP_COUNT)),
        draws=state.draws,
        nova_draw=state.nova_draw,
        points_left=state.points_left,
        hand=state.hand,
        mine=state.mine,
        mined=state.mined,
    )


def _view_tile(state: Cluster, cell: int) -> TileView:
    seats = range(state.seats)
    return TileView(
        cell=cell,
        row=PLACES[cell][0],
        left=PLACES[cell][1],
        kind=state.tiles[cell],
        tick=state.ticks[cell],
        pennies=state.pennies[cell],
        colony=state.colonies[cell],
        station=state.stations[cell],
        built=state.built[cell],
        borders=tuple(state.borders[cell * DIRECTIONS : (cell + 1) * DIRECTIONS]),
        coins=tuple(state.coins[seat * CELLS + cell] for seat in seats),
        strengths=tuple(state.strength(seat, cell) for seat in seats),
        total=total(state, cell) if is_habitable(state.tiles[cell]) else 0,
        scorer=_scorer(state, cell),
        margin=margin(state, cell),
        needs=needs(state, cell),
    )


def _scorer(state: Cluster, cell: int) -> int:
    if not is_habitable(state.tiles[cell]):
        return NOBODY
    if state.colonies[cell] != NOBODY:
        return int(state.colonies[cell])
    return next((seat for seat in range(state.seats) if is_sole_majority(state, seat, cell)), NOBODY)


def _view_seat(state: Cluster, seat: int) -> SeatView:
    return SeatView(
        points=state.points(seat),
        leader=state.leaders[seat],
        lost=state.lost[seat],
        settled=state.settled[seat],
        colonist=state.colonists[seat],
        sites=tuple(state.sites[seat * STATIONS : (seat + 1) * STATIONS]),
        crystals=tuple(state.crystals[seat * CRYSTALS : (seat + 1) * CRYSTALS]),
        sets=tuple(sets(int(count)) for count in state.crystals[seat * CRYSTALS : (seat + 1) * CRYSTALS]),
        takeable=takeable(state, seat),
        scorings=state.scorings[seat],
        systems_now=system_points(state, seat),
        crystals_now=crystal_points(state, seat),
    )


def guess_position(view: ClusterView) -> Cluster:
    """The state of a view; nothing has to be guessed."""
    state = Cluster(view.flow.seats)
    guess_flow(view.flow, state)
    _fill_options(state, view.options)
    _fill_turn(state, view.turn)
    _fill_board(state, view)
    for seat, owned in enumerate(view.seats):
        _fill_seat(state, seat, owned)
    return state


def _fill_options(state: Cluster, options: OptionsView) -> None:
    state.reach = options.reach
    state.leader_work = options.leader_work
    state.cap_mode = options.cap_mode
    state.own_sets = options.own_sets
    state.to_mits = options.to_mits
    state.min_gap = options.min_gap


def _fill_turn(state: Cluster, turn: TurnView) -> None:
    state.turn = turn.turn
    state.phase = turn.phase
    state.due = turn.due
    state.bag = vec[i64]([count for group in turn.stack for count in group])
    state.draws = turn.draws
    state.nova_draw = turn.nova_draw
    state.points_left = turn.points_left
    state.hand = turn.hand
    state.mine = turn.mine
    state.mined = turn.mined


def _fill_board(state: Cluster, view: ClusterView) -> None:
    for tile in view.tiles:
        state.tiles[tile.cell] = tile.kind
        state.ticks[tile.cell] = tile.tick
        state.pennies[tile.cell] = tile.pennies
        state.colonies[tile.cell] = tile.colony
        state.stations[tile.cell] = tile.station
        state.built[tile.cell] = tile.built
        for direction, cost in enumerate(tile.borders):
            state.borders[tile.cell * DIRECTIONS + direction] = cost
        for seat, coins in enumerate(tile.coins):
            state.coins[seat * CELLS + tile.cell] = coins
    state.low = min(tile.row for tile in view.tiles)
    state.high = max(tile.row for tile in view.tiles)
    state.left = min(tile.left for tile in view.tiles)
    state.tally = vec[i64](view.tally)


def _fill_seat(state: Cluster, seat: int, owned: SeatView) -> None:
    state.leaders[seat] = owned.leader
    state.lost[seat] = owned.lost
    state.settled[seat] = owned.settled
    state.colonists[seat] = owned.colonist
    for place, site in enumerate(owned.sites):
        state.sites[seat * STATIONS + place] = site
    for kind, count in enumerate(owned.crystals):
        state.crystals[seat * CRYSTALS + kind] = count
    state.scorings[seat] = owned.scorings
