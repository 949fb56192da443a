"""Ladders: fair dice, ratings with intervals, figures for programs and a picture."""

from dataclasses import replace
from xml.etree import ElementTree

import msgspec
import pytest

from orrery.engine.errors import BadSetup
from orrery.games.registry import find_title
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.lab.contender import Contender
from orrery.lab.ladder import Ladder, Rung, ahead, climb, interval, rungs_of, scored, tables_of
from orrery.lab.result import Result
from orrery.lab.svg import ladder_svg, scale

SETUP = CONNECT_FOUR.setup(2)
GREEDY, RANDOM, EASY = Contender("greedy"), Contender("random"), Contender("easy")


def ended(*places: int) -> Result:
    """A game that ended in this order."""
    best = places.count(1)
    wins = tuple(1 / best if place == 1 else 0.0 for place in places)
    return Result((0,) * len(places), wins, places, ((),) * len(places), 0)


def test_two_meet_on_the_same_dice_in_both_seats() -> None:
    tables = tables_of("connect-four", SETUP, GREEDY, RANDOM, seed=3, pairs=2)
    assert [[(job.turn, job.players) for job in jobs] for jobs in tables] == [
        [(0, (GREEDY, RANDOM)), (1, (GREEDY, RANDOM))]
    ] * 2
    assert [len({job.seed for job in jobs}) for jobs in tables] == [1, 1]
    assert tables[0][0].seed != tables[1][0].seed


def test_with_three_seats_each_sits_alone_in_every_seat() -> None:
    setup = find_title("cluster").setup(3)
    (jobs,) = tables_of("cluster", setup, GREEDY, RANDOM, seed=3, pairs=1)
    assert [(job.turn, job.players) for job in jobs] == [
        (turn, players)
        for players in ((GREEDY, RANDOM, RANDOM), (RANDOM, GREEDY, GREEDY))
        for turn in range(3)
    ]
    assert len({job.seed for job in jobs}) == 1


def test_places_are_counted_two_by_two() -> None:
    assert ahead(ended(1, 2)) == 1
    assert ahead(ended(1, 1)) == 0.5
    assert ahead(ended(2, 1, 3)) == 0.5
    assert ahead(ended(2, 1, 2)) == 0.25


def test_a_score_turns_round_where_the_other_sits_alone() -> None:
    games = [ended(1, 2, 3), ended(2, 1, 3), ended(3, 1, 2), ended(3, 1, 2), ended(1, 2, 2), ended(2, 1, 3)]
    assert scored(games, 3) == 1 + 0.5 + 0 + 1 + 0 + 0.5


def test_dice_are_drawn_anew_as_a_whole() -> None:
    """If both games of every pair cancel each other, there is nothing that could vary."""
    even = [[ended(1, 2), ended(2, 1)] for _ in range(20)]
    uneven = [[ended(1, 2)] * 2 if number % 2 else [ended(2, 1)] * 2 for number in range(20)]

    one, other = rungs_of(["a", "b"], [(0, 1)], [even], seed=1)
    assert (one.low, one.elo, one.high) == (other.low, other.elo, other.high) == pytest.approx((0, 0, 0))
    wide = rungs_of(["a", "b"], [(0, 1)], [uneven], seed=1)[0]
    assert wide.low < -20 < 20 < wide.high
    assert not wide.apart


def test_neighbours_whose_intervals_do_not_touch_are_apart() -> None:
    clear = [[ended(1, 2), ended(1, 2)] for _ in range(20)]
    best, worst = rungs_of(["weak", "strong"], [(1, 0)], [clear], seed=1)
    assert (best.player, best.apart, worst.player, worst.apart) == ("strong", True, "weak", False)


def test_an_interval_leaves_out_a_fortieth_on_either_side() -> None:
    assert interval([float(number) for number in range(400)]) == (10, 389)


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    return climb("connect-four", SETUP, [RANDOM, EASY, GREEDY], pairs=4, seed=2)


def test_the_stronger_stands_higher(ladder: Ladder) -> None:
    assert ladder.rungs[-1].player == "random"
    assert (ladder.games, [(each.one, each.other) for each in ladder.pairings]) == (
        24,
        [("random", "easy"), ("random", "greedy"), ("easy", "greedy")],
    )
    for rung in ladder.rungs:
        assert rung.low <= rung.elo <= rung.high


def test_several_processes_give_the_same_ladder(ladder: Ladder) -> None:
    assert climb("connect-four", SETUP, [RANDOM, EASY, GREEDY], pairs=4, seed=2, workers=2) == ladder


def test_only_neighbours_meet_if_asked() -> None:
    near = climb("connect-four", SETUP, [RANDOM, EASY, GREEDY], pairs=1, near=1)
    assert [(each.one, each.other) for each in near.pairings] == [("random", "easy"), ("easy", "greedy")]


def test_a_ladder_can_be_read(ladder: Ladder) -> None:
    lines = str(ladder).splitlines()
    assert lines[0] == "connect-four, 2 seats, 4 dice for each pairing, 24 games"
    assert [line.split()[0] for line in lines[3:6]] == [rung.player for rung in ladder.rungs]
    assert any(line.startswith("random : greedy ") for line in lines)


def test_figures_come_back_from_json(ladder: Ladder) -> None:
    assert msgspec.json.decode(msgspec.json.encode(ladder), type=Ladder) == ladder


def test_a_picture_has_a_row_for_each_player(ladder: Ladder) -> None:
    named = replace(ladder, rungs=(replace(ladder.rungs[0], player="<a&b>"), *ladder.rungs[1:]))
    tree = ElementTree.fromstring(ladder_svg(named))
    space = "{http://www.w3.org/2000/svg}"
    assert len(tree.findall(f"{space}circle")) == 3
    words = [text.text for text in tree.findall(f"{space}text")]
    assert [rung.player for rung in named.rungs] == [
        word for word in words if word in ("<a&b>", "easy", "greedy", "random")
    ]
    assert all(0 <= float(circle.get("cx", -1)) <= 720 for circle in tree.findall(f"{space}circle"))


def test_the_axis_is_in_whole_steps(ladder: Ladder) -> None:
    rungs = (Rung("a", 310, 205, 420, True), Rung("b", -310, -405, -215, False))
    assert scale(replace(ladder, rungs=rungs)) == (-600, 600, 200)
    level = (Rung("a", 0, 0, 0, False),)
    assert scale(replace(ladder, rungs=level)) == (0, 10, 10)


@pytest.mark.parametrize(("players", "pairs"), [([GREEDY], 4), ([GREEDY, GREEDY], 4), ([GREEDY, RANDOM], 0)])
def test_a_ladder_needs_players_and_games(players: list[Contender], pairs: int) -> None:
    with pytest.raises(BadSetup):
        climb("connect-four", SETUP, players, pairs)
