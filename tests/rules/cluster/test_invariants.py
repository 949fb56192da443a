"""What holds in every position of every game."""

import pytest

from orrery.engine.chance import Rng
from orrery.games.cluster.bridges import reached_today
from orrery.games.cluster.data.limits import CAPS
from orrery.games.cluster.data.tiles import SUPERNOVA
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.lattice import CELLS, PLACES, fits
from orrery.games.cluster.state import LEADER, OUT, Cluster, is_habitable, total
from tests.contract.walks import walk

SETUPS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"reach": "eventually", "warp-to-mits": "yes"}),
    (4, {"leader-work": "1", "cap-mode": "at-least", "trade-own-sets": "no", "sn-min-gap": "9"}),
    (3, {"start": "bl-bl-tl"}),
]


def coins_of(state: Cluster, seat: int) -> int:
    """Coins anywhere, a colonist and those out of the game included."""
    on_board = sum(state.coins[seat * CELLS : (seat + 1) * CELLS])
    colonist = state.settled[seat] >= 0 and state.colonists[seat] != LEADER
    return int(on_board + state.lost[seat]) + colonist


def check_members(state: Cluster) -> None:
    assert [coins_of(state, seat) for seat in range(state.seats)] == [12] * state.seats
    assert min(state.coins) >= 0
    for seat in range(state.seats):
        assert state.leaders[seat] != OUT or state.settled[seat] >= 0
        assert all(
            state.tiles[cell] not in (-1, SUPERNOVA) for cell in range(CELLS) if state.strength(seat, cell)
        )


def check_turn(state: Cluster) -> None:
    assert 0 <= state.points_left <= 10
    assert 0 <= state.mined <= 2
    assert max(state.built) <= 2
    assert min(state.crystals) >= 0


def check_totals(state: Cluster) -> None:
    """Totals are counted right and within the limits; a tile laid at 5 or less never breaks them."""
    totals = [int(total(state, cell)) for cell in range(CELLS) if is_habitable(state.tiles[cell])]
    assert [int(count) for count in state.tally] == [totals.count(value) for value in range(10)]
    for value in range(6, 10):
        counted = sum(other >= value for other in totals) if state.cap_mode else totals.count(value)
        assert counted <= CAPS[value]


def check_board(state: Cluster) -> None:
    """The tiles hang together in a frame without a hole; in mode now all of them can be reached."""
    tiles = {PLACES[cell] for cell in range(CELLS) if state.tiles[cell] >= 0}
    rows, lefts = [row for row, _ in tiles], [left for _, left in tiles]
    assert fits(min(rows), max(rows), min(lefts))
    assert (state.low, state.high, state.left) == (min(rows), max(rows), min(lefts))
    assert len(outside(tiles)) + len(tiles) == 17 * 11 - 8
    if state.reach == 0:
        assert all(
            reached_today(state)[cell] or state.tiles[cell] in (-1, SUPERNOVA) for cell in range(CELLS)
        )


def outside(tiles: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The empty places that can be reached from the edge of the table."""
    reached, waiting = {(8, 4)}, [(8, 4)]
    while waiting:
        row, left = waiting.pop()
        for up, along in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)):
            place = (row + up, left + along)
            inside = abs(place[0]) <= 8 and -16 <= place[1] <= 4
            if inside and place not in tiles and place not in reached:
                reached.add(place)
                waiting.append(place)
    return reached


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_laws_hold_in_every_position(seats: int, options: dict[str, str]) -> None:
    state = CLUSTER.start(CLUSTER.setup(seats, options))
    laid = 0

    for position in walk(CLUSTER, state, Rng(seats)):
        check_members(position)
        check_turn(position)
        check_totals(position)
        count = sum(kind >= 0 for kind in position.tiles)
        if count != laid:
            laid = count
            check_board(position)

    assert laid == (31 if seats == 3 else 32)
    assert [int(number) for number in state.scorings] == [3] * seats
