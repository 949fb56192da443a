"""The gate: who is better gets through, with as few games as it takes."""

from orrery.lab.contender import Contender
from orrery.lab.gate import STEP, Faced, Field, is_taken
from orrery.lab.jobs import Crew
from orrery.lab.shares import share_of
from orrery.lab.sprt import BETTER, NOT_BETTER

FIELD = Field("connect-four", 2, {}, Crew())
GREEDY, RANDOM = Contender("greedy"), Contender("random")


def test_the_better_player_is_found_out_early() -> None:
    told: list[tuple[int, int]] = []
    verdict, faced = FIELD.test(GREEDY, RANDOM, 1, 200, lambda done, total: told.append((done, total)))
    assert verdict == BETTER
    assert faced.against == "random"
    assert faced.share.games == told[-1][0] * 2 < 200
    assert told[0] == (STEP, 200)


def test_the_weaker_player_is_found_out_too() -> None:
    verdict, faced = FIELD.test(RANDOM, GREEDY, 1, 200)
    assert verdict == NOT_BETTER
    assert faced.share.share < 0.2


def test_the_number_of_games_has_an_end() -> None:
    verdict, faced = FIELD.test(RANDOM, RANDOM, 1, 3)
    assert faced.share.games == 6
    assert verdict in (BETTER, NOT_BETTER)


def test_it_is_alone_among_three_others() -> None:
    field = Field("cluster", 4, {}, Crew())
    faced = field.face(RANDOM, RANDOM, 1, 1)
    assert (field.equal(), faced.share.games) == (0.25, 4)


def test_whoever_loses_against_the_pool_is_not_taken() -> None:
    lost, even = (Faced("old", share_of(wins, 64)) for wins in (20, 30))
    assert is_taken(BETTER, [], 0.5)
    assert is_taken(BETTER, [even], 0.5)
    assert not is_taken(BETTER, [even, lost], 0.5)
    assert not is_taken(NOT_BETTER, [even], 0.5)
    assert is_taken(BETTER, [lost], 0.25)
