"""Whatever a person could try is offered, or refused with the clause that says why not."""

from collections.abc import Iterator
from itertools import product

import pytest

from orrery.engine.flow import Ask
from orrery.games.cluster.data.facing import DIRECTION_NAMES, DIRECTIONS, TICK_NAMES
from orrery.games.cluster.data.limits import CRYSTAL_NAMES, CRYSTALS
from orrery.games.cluster.data.tiles import EMPTY
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import ACT, PLACE
from orrery.games.cluster.lattice import CELLS, NAMES, NEIGHBOURS
from orrery.games.cluster.reach import WARP_END_NAMES, warp_end
from orrery.games.cluster.state import NOWHERE, PIECE_NAMES, Cluster
from orrery.texts.clauses import clauses
from tests.rules.cluster.positions import GAMES, asked
from tests.rules.cluster.scene import Scene

CLAUSES = {clause.id for clause in clauses(CLUSTER.key)}


def tiles(state: Cluster) -> list[int]:
    return [cell for cell in range(CELLS) if state.tiles[cell] != EMPTY]


def tries_on_tiles(state: Cluster) -> Iterator[str]:
    """Every kind of act on every tile that lies on the board."""
    for name in (NAMES[cell] for cell in tiles(state)):
        yield from (f"{verb}-{name}" for verb in ("mine", "build", "station"))
        yield from (f"colonise-{name}-{piece}" for piece in PIECE_NAMES)


def tries_to_step(state: Cluster, seat: int) -> Iterator[str]:
    """Every coin and the leader, towards every tile beside them."""
    for cell, (direction, name) in product(tiles(state), enumerate(DIRECTION_NAMES)):
        other = int(NEIGHBOURS[cell * DIRECTIONS + direction])
        if other in tiles(state):
            if state.coins[seat * CELLS + cell]:
                yield f"{NAMES[cell]}-{NAMES[other]}"
            if state.leaders[seat] == cell:
                yield f"leader-{name}"


def tries_to_warp(state: Cluster, seat: int) -> Iterator[str]:
    """From own ends where coins are, and with the leader from anywhere, to every own end."""
    built = {
        name: int(warp_end(state, seat, end))
        for end, name in enumerate(WARP_END_NAMES)
        if warp_end(state, seat, end) != NOWHERE
    }
    for start, end in product(built, built):
        if state.coins[seat * CELLS + built[start]]:
            yield f"warp-{start}-{end}"
    if state.leaders[seat] >= 0:
        yield from (f"leader-warp-{end}" for end in built)


def tries_to_trade(state: Cluster, seat: int) -> Iterator[str]:
    """Every crystal that the seat has, with everybody, for every type."""
    for victim, (kind, given), taken in product(range(state.seats), enumerate(CRYSTAL_NAMES), CRYSTAL_NAMES):
        if state.crystals[seat * CRYSTALS + kind]:
            yield f"trade-{victim}-{given}-{taken}"


def tries(state: Cluster, ask: Ask) -> list[str]:
    seat = int(ask.seat)
    return [
        *tries_on_tiles(state),
        *tries_to_step(state, seat),
        *tries_to_warp(state, seat),
        *tries_to_trade(state, seat),
    ]


def check(state: Cluster, tried: list[str]) -> None:
    """Each of them is offered or refused with a clause of the rules, and nothing is both."""
    ask = state.ask_at(0)
    offered = {CLUSTER.token(ask, choice) for choice in CLUSTER.options(state, ask)}
    refused = {CLUSTER.token(ask, entry.choice): entry.clause for entry in CLUSTER.refused(state, ask)}
    assert set(tried) <= offered | set(refused)
    assert not offered & set(refused)
    assert set(refused.values()) <= CLAUSES


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_act_on_something_that_is_there_is_offered_or_refused_by_a_clause(
    seats: int, options: dict[str, str]
) -> None:
    for state in asked(ACT, seats, options):
        tried = tries(state, state.ask_at(0))
        check(state, tried)
        refused = {
            CLUSTER.token(state.ask_at(0), entry.choice) for entry in CLUSTER.refused(state, state.ask_at(0))
        }
        assert refused <= set(tried)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_place_is_offered_or_refused_by_a_clause(seats: int, options: dict[str, str]) -> None:
    for state in asked(PLACE, seats, options):
        check(state, [f"{cell}-{tick}" for cell in NAMES[:CELLS] for tick in TICK_NAMES])


def board() -> Scene:
    """The early board with a supernova on e1."""
    return Scene().early().tile("e1", "RDa")


@pytest.mark.rule("G4.23")
def test_nothing_but_a_resource_tile_can_be_mined() -> None:
    refusals = board().acts().refusals()

    assert [refusals[f"mine-{name}"] for name in ("g3", "f3", "e1")] == ["G4.23"] * 3


@pytest.mark.rule("G4.37")
def test_nothing_but_a_habitable_tile_can_be_improved() -> None:
    refusals = board().coins("f1", 1).acts().refusals()

    assert [refusals[f"build-{name}"] for name in ("f1", "f3", "e1")] == ["G4.37"] * 3


@pytest.mark.rule("G4.43")
def test_nothing_but_a_habitable_tile_can_be_colonised() -> None:
    refusals = board().coins("f1", 1).acts().refusals()

    assert [refusals[f"colonise-{name}-coin"] for name in ("f1", "f3", "e1")] == ["G4.43"] * 3


@pytest.mark.rule("G4.49")
def test_a_habitable_tile_a_supernova_and_a_tile_with_caches_take_no_station() -> None:
    refusals = board().acts().refusals()

    assert [refusals[f"station-{name}"] for name in ("g3", "e1", "f1")] == ["G4.49"] * 3


@pytest.mark.rule("G4.74")
def test_nothing_can_be_done_to_the_mits() -> None:
    refusals = board().acts().refusals()

    tried = ("mine-g1", "build-g1", "station-g1", "colonise-g1-coin", "colonise-g1-leader")
    assert [refusals[token] for token in tried] == ["G4.74"] * 5


@pytest.mark.rule("G4.53")
def test_a_warp_leads_from_an_own_end_to_another() -> None:
    scene = Scene().early().station("g4").coins("g4", 1).leader("g3").acts()

    tried = ("warp-mits-mits", "warp-1-1", "warp-1-mits", "leader-warp-1", "leader-warp-mits")
    assert [scene.refusals()[token] for token in tried] == ["G4.53"] * 5
    assert scene.offers("warp") == ["warp-mits-1"]


@pytest.mark.rule("G4.55")
def test_a_leader_on_the_station_of_somebody_else_can_not_use_it() -> None:
    scene = Scene().early().station("g4").station("f3", seat=1).leader("f3").acts()

    assert scene.refusals()["leader-warp-1"] == "G4.55"


@pytest.mark.rule("G4.30", "G4.32")
def test_a_trade_needs_another_player_and_a_crystal_of_theirs() -> None:
    refusals = Scene().crystals(A=1, B=1).crystals(seat=1, C=1).acts().refusals()

    assert refusals["trade-0-A-B"] == "G4.30"
    assert refusals["trade-1-A-D"] == "G4.32"
    assert "trade-1-C-A" not in refusals


@pytest.mark.rule("G4.11")
def test_a_place_with_a_tile_is_refused_in_every_turn_of_the_new_one() -> None:
    refusals = Scene().early().holds("BL5").refusals()

    assert {refusals[f"{name}-{tick}"] for name in ("g1", "f2", "h3") for tick in TICK_NAMES} == {"G4.11"}
