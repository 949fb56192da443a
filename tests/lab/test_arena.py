"""The arena: fair, repeatable, and honest about what it counts."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import IllegalChoice, NotYourTurn
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.lab.arena import play, series
from orrery.players.player import Player
from orrery.players.registry import make_player

SETUP = CONNECT_FOUR.setup(2)


class Scripted(Player):
    """Says what it was told to say."""

    def __init__(self, *chains: list[int]) -> None:
        super().__init__("scripted", Rng(0))
        self.chains = list(chains)

    def answer(self, game: Game[S], view: object, seat: int) -> list[int]:
        return self.chains.pop(0)


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
