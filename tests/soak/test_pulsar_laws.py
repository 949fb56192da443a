"""The laws of PULSAR 2849 notice when they are broken."""

from collections.abc import Callable, Iterable
from functools import lru_cache

import pytest

from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import NOBODY, RED_VALUES, UNUSED, USED, Pulsar
from tests.soak import pulsar as laws
from tests.soak.games import bustle, cases_with
from tests.soak.pulsar import at_turn
from tests.soak.pulsar_course import check_change, check_end


@lru_cache
def course() -> list[Pulsar]:
    """Every position of a game with something of everything on the table in some turn of round 5."""
    case = cases_with(PULSAR, 3)[0]
    for seed in range(100):
        states = [state.clone() for state in bustle(case, seed)]
        if any(is_rich(state) for state in states):
            return states
    raise AssertionError("no such game")


def halfway() -> Pulsar:
    return next(state.clone() for state in course() if is_rich(state))


def is_rich(state: Pulsar) -> bool:
    """A turn in round 5; there are a link, a station, a gyrodyne on the board, a patent behind a lock."""
    if state.round != 5 or at_turn(state) == NOBODY:
        return False
    rows = (state.links, state.stations, state.claims)
    return all(max(row) >= 0 for row in rows) and max(state.gyrodynes) > 0 and max(state.patents[3:]) > 0


def first(row: Iterable[int], wanted: Callable[[int], object]) -> int:
    """The place of the first entry of a row that is wanted."""
    return next(place for place, entry in enumerate(row) if wanted(entry))


def is_filled(entry: int) -> bool:
    return entry >= 0


def lose_points(state: Pulsar) -> None:
    state.score(0, 9, -1 - state.points(0))


def claim_too_much(state: Pulsar) -> None:
    for pulsar in range(7):
        state.claims[pulsar] = 1


def lose_a_system(state: Pulsar) -> None:
    state.tile_bag[first(state.tile_bag, bool)] = 0


def settle_twice(state: Pulsar) -> None:
    """Tile 1 has four blue planets."""
    state.tiles[0] = 0
    state.stations[0] = state.stations[1] = 2


def settle_in_the_dark(state: Pulsar) -> None:
    state.stations[first(state.tiles, lambda tile: tile < 0) * 4] = 0


def build_on_a_free_pulsar(state: Pulsar) -> None:
    state.gyrodynes[first(state.claims, lambda owner: owner == NOBODY)] = 1
    state.supply[1] -= 1


def make_a_gyrodyne(state: Pulsar) -> None:
    state.supply[2] += 1


def spin_nothing(state: Pulsar) -> None:
    state.spinning[first(state.gyrodynes, lambda size: size == 0)] = 1


def award_nothing(state: Pulsar) -> None:
    for rank in range(6):
        state.awards[rank] = 2


def add_a_die(state: Pulsar) -> None:
    state.pool[0] += 1


def keep_a_red_die(state: Pulsar) -> None:
    state.bonuses[(at_turn(state) + 1) % 3 * RED_VALUES + 4] = 1


def use_a_red_die_twice(state: Pulsar) -> None:
    state.bonus = USED
    state.bonuses[at_turn(state) * RED_VALUES + 4] = 1


def take_what_is_in_the_stack(state: Pulsar) -> None:
    state.keepers[first(state.transmitter_bag, bool)] = 0


def deal_c_before_b(state: Pulsar) -> None:
    """In round 5 one tile of B is left."""
    state.transmitter_bag[23] = 0


def show_four(state: Pulsar) -> None:
    state.transmitter_bag[first(state.transmitter_bag, bool)] = 0


def go_online_unpaid(state: Pulsar) -> None:
    tile = first(state.links, is_filled) // 2
    state.paid[tile] = 0
    state.online[tile] = 1


def link_one_way(state: Pulsar) -> None:
    state.links[first(state.links, is_filled)] = NOBODY


def link_a_ring(state: Pulsar) -> None:
    """B3 and C5 have two ends each."""
    for end in range(48):
        state.links[end] = NOBODY
    for one, other in ((20, 40), (21, 41)):
        state.keepers[one // 2] = state.keepers[other // 2] = 0
        state.links[one], state.links[other] = other, one


def lose_an_exploration_tile(state: Pulsar) -> None:
    state.exploration_bag[first(state.exploration_bag, bool)] -= 1


def leave_the_track(state: Pulsar) -> None:
    state.spot[0] = 16


def float_in_a_stack(state: Pulsar) -> None:
    state.level[4] += 3


def lose_a_figure(state: Pulsar) -> None:
    state.order[0] = state.order[1]


def patent_by_all(state: Pulsar) -> None:
    state.patents[0] = 0b111


def patent_too_early(state: Pulsar) -> None:
    state.patents[16] = 1


def work_without_a_patent(state: Pulsar) -> None:
    state.owned[0] = 0
    state.patents[first(state.patents, bool)] |= 1


def build_in_the_air(state: Pulsar) -> None:
    state.projects[0] = 0b10000000


def run_unprepared(state: Pulsar) -> None:
    state.runs[0] |= 1 << first(range(8), lambda place: state.projects[0] >> place & 1 == 0)


def fly_to_an_isolated_pulsar(state: Pulsar) -> None:
    state.ships[0] = 30


def play_a_ninth_round(state: Pulsar) -> None:
    state.round = 9


def lack_cubes(state: Pulsar) -> None:
    state.cubes[1] = -1


def settle_beyond(state: Pulsar) -> None:
    """The third planet of tile 2 is for four players."""
    state.tiles[0] = 1
    state.stations[2] = 0


def award_the_second_first(state: Pulsar) -> None:
    state.awards[0], state.awards[1] = NOBODY, 0


def pay_for_nothing(state: Pulsar) -> None:
    state.paid[first(state.keepers, lambda keeper: keeper == NOBODY)] = 1


def pay_too_much(state: Pulsar) -> None:
    state.paid[first(state.keepers, is_filled)] = 0b1000


def link_with_another(state: Pulsar) -> None:
    tile = first(state.links, is_filled) // 2
    state.keepers[tile] = (state.keepers[tile] + 1) % 3


def link_at_no_end(state: Pulsar) -> None:
    """A1 has one end."""
    state.links[1], state.links[20] = 20, 1


def own_three_counters(state: Pulsar) -> None:
    state.owner[0] = state.owner[1]


def run_nothing(state: Pulsar) -> None:
    """The first project of face A1 has no gate run."""
    state.faces[0] = 0
    state.projects[0] = state.runs[0] = 1


def build_without_a_board(state: Pulsar) -> None:
    state.with_hqs = 0
    state.projects[0] = 1


def enter_together(state: Pulsar) -> None:
    state.ships[0] = state.ships[1] = 83


def mark_beyond(state: Pulsar) -> None:
    state.marker = 13


# fmt: off
BREACHES = (
    (laws.tallies, lose_points, "points below 0"),
    (laws.tallies, lack_cubes, "cubes below 0"),
    (laws.rings, claim_too_much, "more claims than rings"),
    (laws.systems, lose_a_system, "system tiles got lost"),
    (laws.stations, settle_twice, "two stations of a player"),
    (laws.stations, settle_beyond, "no open planet"),
    (laws.stations, settle_in_the_dark, "no open planet"),
    (laws.pulsars, build_on_a_free_pulsar, "a gyrodyne on a pulsar of nobody"),
    (laws.pulsars, make_a_gyrodyne, "not ten gyrodynes"),
    (laws.pulsars, spin_nothing, "nothing spins"),
    (laws.awards, award_nothing, "an award without its pair"),
    (laws.awards, award_the_second_first, "the second award"),
    (laws.dice, add_a_die, "8 of 7 dice"),
    (laws.bonus_die, keep_a_red_die, "a die beyond the turn"),
    (laws.bonus_die, use_a_red_die_twice, "a red die"),
    (laws.transmitters, take_what_is_in_the_stack, "in two places"),
    (laws.transmitters, deal_c_before_b, "a letter came too early"),
    (laws.transmitters, show_four, "not three in a round"),
    (laws.costs, go_online_unpaid, "online too early"),
    (laws.costs, pay_for_nothing, "paid by nobody"),
    (laws.costs, pay_too_much, "a cost that is not there"),
    (laws.links, link_one_way, "one way only"),
    (laws.links, link_a_ring, "an array in a ring"),
    (laws.links, link_with_another, "tiles of two players"),
    (laws.links, link_at_no_end, "an end that is not there"),
    (laws.exploration, lose_an_exploration_tile, "tiles of"),
    (laws.tracks, leave_the_track, "beside the track"),
    (laws.tracks, float_in_a_stack, "a gap in a stack"),
    (laws.tracks, lose_a_figure, "lost a figure"),
    (laws.tracks, own_three_counters, "counters too many"),
    (laws.patents, patent_by_all, "too many patents"),
    (laws.patents, patent_too_early, "of a later row"),
    (laws.patents, work_without_a_patent, "nobody's patent"),
    (laws.headquarters, build_in_the_air, "a project in the air"),
    (laws.headquarters, run_unprepared, "a run before its project"),
    (laws.headquarters, run_nothing, "a run that is none"),
    (laws.headquarters, build_without_a_board, "a project without headquarters"),
    (laws.ships, fly_to_an_isolated_pulsar, "on an isolated pulsar"),
    (laws.ships, enter_together, "two ships on an entry gate"),
    (laws.rounds, play_a_ninth_round, "no such round"),
    (laws.rounds, mark_beyond, "no such stop"),
)
# fmt: on


@pytest.mark.parametrize(("law", "breach", "message"), BREACHES)
def test_a_breach_of_a_law_is_noticed(
    law: Callable[[Pulsar], None], breach: Callable[[Pulsar], None], message: str
) -> None:
    state = halfway()
    law(state)

    breach(state)

    with pytest.raises(AssertionError, match=message):
        law(state)


def test_every_law_has_a_breach() -> None:
    assert {law for law, _, _ in BREACHES} == set(laws.LAWS)


def lose_a_claim(state: Pulsar) -> None:
    state.claims[first(state.claims, is_filled)] = NOBODY


def lose_a_gyrodyne(state: Pulsar) -> None:
    state.gyrodynes[first(state.gyrodynes, bool)] = 0


def give_up_a_patent(state: Pulsar) -> None:
    state.patents[first(state.patents, bool)] = 0


def go_back(state: Pulsar) -> None:
    state.round -= 1


def bring_back_a_tile(state: Pulsar) -> None:
    """A tile that was left in an earlier round is on offer again."""
    kept = [tile for tile in range(12) if state.keepers[tile] != NOBODY or tile in state.display]
    state.display[0] = next(tile for tile in range(12) if tile not in kept)


@pytest.mark.parametrize(
    ("breach", "message"),
    [
        (lose_a_claim, "claims: . became -1"),
        (lose_a_gyrodyne, "gyrodynes: . became 0"),
        (give_up_a_patent, "patents lost something"),
        (go_back, "time ran backwards"),
        (bring_back_a_tile, "a transmitter came back"),
    ],
)
def test_what_is_for_good_does_not_change_unnoticed(breach: Callable[[Pulsar], None], message: str) -> None:
    before, after = halfway(), halfway()
    check_change(before, after)

    breach(after)

    with pytest.raises(AssertionError, match=message):
        check_change(before, after)


def test_two_patents_behind_a_lock_in_a_round_are_noticed() -> None:
    before, after = halfway(), halfway()
    before.patents[3] = before.fresh[3] = 0
    after.patents[3] = 0b011

    with pytest.raises(AssertionError, match="two patents behind a lock"):
        check_change(before, after)


def test_a_second_bonus_die_in_a_turn_is_noticed() -> None:
    before, after = halfway(), halfway()
    before.bonus, after.bonus = USED, UNUSED

    with pytest.raises(AssertionError, match="a second bonus die"):
        check_change(before, after)


def test_a_point_that_nobody_was_told_of_is_noticed() -> None:
    case = cases_with(PULSAR, 3)[0]
    *_, state = bustle(case, 1)
    check_end(state)

    state.score(0, 3, 1)

    with pytest.raises(AssertionError, match="nobody was told"):
        check_end(state)


def test_an_end_before_round_8_is_noticed() -> None:
    case = cases_with(PULSAR, 3)[0]
    *_, state = bustle(case, 1)
    state.round = 7

    with pytest.raises(AssertionError, match="too early"):
        check_end(state)
