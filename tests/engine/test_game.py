"""Setups, the drive loop, outcomes and batches of playouts."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.decision import Procedure
from orrery.engine.errors import BadSetup
from orrery.engine.flow import Frame
from orrery.engine.game import Game, Setting, Setup, Standing
from orrery.engine.playout import Playout, playouts
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from tests.contract.toy import AUCTION, Auction, AuctionGame, AuctionView, auction


def test_a_setup_fills_in_every_option() -> None:
    assert AUCTION.setup(3).options == {"cards": "2"}
    assert AUCTION.setup(3, {"cards": "1"}).options == {"cards": "1"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (-1, {}), (2, {"cards": "4"}), (2, {"cards": ""}), (2, {"colour": "red"})],
)
def test_a_setup_that_the_title_does_not_have_is_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        AUCTION.setup(seats, options)


def test_options_take_precedence_over_those_of_a_preset() -> None:
    game = auction()
    game.presets = {"short": {"cards": "1"}}

    assert game.setup(2, preset="short").options == {"cards": "1"}
    assert game.setup(2, {"cards": "3"}, "short").options == {"cards": "3"}
    with pytest.raises(BadSetup):
        game.setup(2, preset="long")


def free_text() -> AuctionGame:
    game = AuctionGame("free", 1, (2, 2), 1, [], [], (Setting("name", "nobody"),))
    assert game.setup(2, {"name": "Ann: a b"}).options == {"name": "Ann: a b"}
    return game


@pytest.mark.parametrize("name", ["two\nlines", "é", "tab\t", "x" * 1001])
def test_free_text_that_no_save_could_hold_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        free_text().setup(2, {"name": name})


class Countdown(Game[Auction]):
    """Steps that only note in which order they run."""

    def begin(self, setup: Setup) -> Auction:
        state = Auction(2, 1)
        state.push(0, 0)
        return state

    def view(self, state: Auction, seat: int) -> AuctionView:
        raise AssertionError("nobody looks")

    def guess(self, view: object, rng: Rng) -> Auction:
        raise AssertionError("nobody guesses")


def digit(state: Auction, number: int) -> None:
    state.stake = state.stake * 10 + number


def one(state: Auction, frame: Frame) -> None:
    digit(state, 1)
    state.push(1, frame.seat)


def two(state: Auction, frame: Frame) -> None:
    digit(state, 2)


def three(state: Auction, frame: Frame) -> None:
    digit(state, 3)


def cancel_below(state: Auction, frame: Frame) -> None:
    state.void(state.depth - 2)


def again(state: Auction, frame: Frame) -> None:
    digit(state, frame.x)
    if frame.x < 3:
        state.again(frame, frame.x + 1)


def restart_once(state: Auction, frame: Frame) -> None:
    if frame.x == 0:
        digit(state, 0)
        state.restart(1)


def finish(state: Auction, frame: Frame) -> None:
    state.finish()


def skip(state: Auction, frame: Frame) -> None:
    state.goto(SKIPPING.at(three))


SKIPPING: Procedure[Auction] = Procedure(skip, two, three)


def played(*procedures: Procedure[Auction]) -> int:
    """What the steps noted until nothing was left to do."""
    game = Countdown("countdown", 1, (2, 2), 1, [], list(procedures))
    state = game.start(game.setup(2))
    assert game.is_over(state)
    return int(state.stake)


def test_a_pushed_procedure_runs_before_the_next_step() -> None:
    assert played(Procedure(one, two), Procedure(three)) == 132


def test_the_further_steps_of_a_cancelled_frame_do_not_happen() -> None:
    assert played(Procedure(one, two), Procedure(three, cancel_below)) == 13


def test_a_step_can_be_done_again_with_other_ints() -> None:
    assert str(played(Procedure(again, two))).zfill(5) == "01232"


def test_a_procedure_can_begin_anew_and_can_end_before_its_last_step() -> None:
    assert played(Procedure(two, restart_once, three)) == 2023
    assert played(Procedure(two, finish, three)) == 2


def test_a_jump_names_the_step() -> None:
    assert SKIPPING.at(three) == 2
    assert played(SKIPPING) == 3


def test_equal_merits_share_a_place_and_the_next_place_is_left_out() -> None:
    game = AuctionGame("toy", 1, (4, 4), 1, [], [], sources=("stakes", "left"))
    state = Auction(4, 1)
    for seat, points in enumerate((3, 5, 3, 1)):
        state.score(seat, 0, points)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.winners()) == ([3, 5, 3, 1], [2, 1, 2, 4], [1])


def test_standings_are_the_points_unless_a_title_knows_better() -> None:
    state = Auction(2, 1)
    state.score(1, 0, 4)
    assert [standing.plain() for standing in AUCTION.standings(state)] == [
        Standing(0, 0, 0).plain(),
        Standing(4, 0, 4).plain(),
    ]


def test_a_batch_counts_games_answers_draws_and_points() -> None:
    batch = playouts(AUCTION, AUCTION.setup(2, {"cards": "1"}), games=20, seed=4)
    assert (batch.games, batch.draws) == (20, 40)
    assert 20 * 5 <= batch.decisions <= 20 * 6
    assert playouts(AUCTION, AUCTION.setup(2, {"cards": "1"}), games=20, seed=4).points == batch.points


def test_a_playout_stops_at_its_limit() -> None:
    state = CONNECT_FOUR.start(CONNECT_FOUR.setup(2))
    assert not Playout(1).run(CONNECT_FOUR, state, 6)
    assert Playout(1).run(CONNECT_FOUR, state, 36)
