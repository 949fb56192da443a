"""The arena: fair, repeatable, and honest about what it counts."""

from itertools import pairwise
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import IllegalChoice, NotYourTurn
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.engine.plain import digest
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.lab.arena import GAME_STRIDE, play, rotations, series
from orrery.lab.contender import Contender
from orrery.lab.opening import OPENING, opening_of
from orrery.lab.result import Result
from orrery.players.player import NEVER, Player
from orrery.players.registry import make_player
from orrery.players.reply import PlayerReply

SETUP = CONNECT_FOUR.setup(2)


class Scripted(Player):
    """Says what it was told to say."""

    def __init__(self, *chains: list[int]) -> None:
        super().__init__("scripted", Rng(0))
        self.chains = list(chains)

    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        return PlayerReply(self.chains.pop(0))


def test_the_same_seeds_give_the_same_game() -> None:
    setup = BACKGAMMON.setup(2)
    first, again = (
        play(BACKGAMMON, setup, [make_player("random", "backgammon", seat) for seat in (0, 1)], 9)
        for _ in range(2)
    )
    assert first == again


def test_a_result_tells_points_wins_and_sources_by_seat() -> None:
    result = play(CONNECT_FOUR, SETUP, [Scripted([0], [0], [0], [0]), Scripted([1], [1], [1])], 0)
    assert (result.points, result.wins, result.answers) == ((1, 0), (1.0, 0.0), 7)
    assert result.sources == ((1,), (0,))


def test_every_position_in_which_somebody_is_asked_can_be_looked_at() -> None:
    seen: list[int] = []
    players = [Scripted([0], [0], [0], [0]), Scripted([1], [1], [1])]

    play(CONNECT_FOUR, SETUP, players, 0, look=lambda state: seen.append(int(state.ask_at(0).seat)))

    assert seen == [0, 1, 0, 1, 0, 1, 0]


def test_positions_inside_a_chain_of_answers_are_looked_at_too() -> None:
    """From each position that was looked at a single answer leads to the next."""
    seen: list[Any] = []
    players = [make_player("greedy", "backgammon", seat) for seat in (0, 1)]
    play(BACKGAMMON, BACKGAMMON.setup(2), players, 0, look=lambda state: seen.append(state.clone()))

    for before, after in pairwise(seen):
        ask = before.ask_at(0)
        reached = []
        for choice in BACKGAMMON.options(before, ask):
            ahead = before.clone()
            BACKGAMMON.apply(ahead, ask.seat, choice)
            reached.append(digest(ahead))
        assert digest(after) in reached


class Asked(Exception):
    """A player was asked."""


class Refusing(Player):
    """Wants to know nothing."""

    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        raise Asked


def opened(seed: int) -> list[str]:
    """The positions until the first player is asked, three answers later."""
    seen: list[str] = []
    players = [Refusing("refusing", Rng(0))] * 2
    with pytest.raises(Asked):
        play(CONNECT_FOUR, SETUP, players, seed, look=lambda state: seen.append(digest(state)), opening=3)
    return seen


def test_an_opening_comes_from_the_dice_before_anybody_is_asked() -> None:
    assert len(opened(1)) == 4
    assert opened(1) == opened(1)
    assert len({opened(seed)[-1] for seed in range(8)}) > 4


def test_players_that_never_come_to_an_end_are_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CONNECT_FOUR, "bound", -1)
    result = play(CONNECT_FOUR, SETUP, [Refusing("refusing", Rng(0))] * 2, 1)
    assert sum(result.wins) == 1


def test_only_titles_without_chance_are_opened_at_random() -> None:
    assert (opening_of("connect-four", 2), opening_of("backgammon", 2)) == (OPENING, 0)


def test_everybody_sits_everywhere_on_the_same_dice() -> None:
    players = tuple(Contender(name) for name in ("greedy", "random", "easy"))
    jobs = rotations("cluster", {}, players, seed=2, number=7)
    assert [job.turn for job in jobs] == [0, 1, 2]
    assert {(job.seed, job.players) for job in jobs} == {((2 << 32) + 7 * GAME_STRIDE, players)}


def test_a_result_follows_the_players_to_their_seats() -> None:
    result = Result((9, 5, 7), (1.0, 0.0, 0.0), (1, 3, 2), ((9,), (5,), (7,)), 4)
    moved = result.in_order([2, 0, 1])
    assert (moved.points, moved.wins, moved.places) == ((7, 9, 5), (0.0, 1.0, 0.0), (2, 1, 3))
    assert (moved.sources, moved.answers) == (((7,), (9,), (5,)), 4)


def test_equals_share_the_win() -> None:
    columns = [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 3, 2, 3, 3, 2, 3, 2, 2, 3, 2, 3]
    columns += [4, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5, 6, 6, 6, 6, 6, 6]
    seats = [Scripted(*[[column] for column in columns[seat::2]]) for seat in (0, 1)]
    assert play(CONNECT_FOUR, SETUP, seats, 0).wins == (0.5, 0.5)


@pytest.mark.parametrize(("chain", "error"), [([9], IllegalChoice), ([0, 0], NotYourTurn), ([], NotYourTurn)])
def test_a_player_that_breaks_the_rules_is_stopped(chain: list[int], error: type[Exception]) -> None:
    with pytest.raises(error):
        play(CONNECT_FOUR, SETUP, [Scripted(chain), Scripted()], 0)


def test_the_seats_rotate_and_the_scores_follow_the_players() -> None:
    report = series("connect-four", SETUP, ["greedy", "random"], 8)
    assert [(score.player, score.wins, score.points) for score in report.scores] == [
        ("greedy", 8.0, 1.0),
        ("random", 0.0, 0.0),
    ]


def test_a_report_adds_up() -> None:
    report = series("backgammon", BACKGAMMON.setup(2), ["random", "random"], 6, seed=4)
    assert sum(score.wins for score in report.scores) == 6
    for score in report.scores:
        assert sum(score.sources.values()) == pytest.approx(score.points)


def test_another_seed_gives_another_series() -> None:
    setup = BACKGAMMON.setup(2)
    one, other = (series("backgammon", setup, ["random", "random"], 4, seed=seed) for seed in (1, 2))
    assert one != other


def test_several_processes_give_the_same_report() -> None:
    one, two = (
        series("connect-four", SETUP, ["greedy", "random"], 6, seed=2, workers=workers) for workers in (1, 2)
    )
    assert one == two


def test_a_report_can_be_read() -> None:
    lines = str(series("connect-four", SETUP, ["greedy", "random"], 2)).splitlines()
    assert lines[0].startswith("connect-four, 2 seats, 2 games, ")
    assert lines[1].split()[:5] == ["greedy", "2.0", "wins", "of", "2"]
    assert lines[2].strip() == "line 1.0"
