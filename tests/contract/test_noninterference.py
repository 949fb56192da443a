"""Nothing that others hold tells on what a seat of Cosmic Encounter sees, may do, or is told."""

import pytest

from orrery.engine.flow import Ask
from orrery.engine.game import Game
from tests.contract import broken, toy
from tests.contract.broken import with_decision
from tests.contract.noninterference import Tally, cases, compare, spread
from tests.contract.titles import Case
from tests.contract.toy import Auction, auction
from tests.share import share

POSITIONS = 2000
SHARES = list(spread(POSITIONS, cases()))
PLAYED = SHARES[:: share(4, 1)]


@pytest.mark.parametrize(("case", "positions"), PLAYED, ids=[str(case) for case, _ in PLAYED])
def test_a_seat_can_t_tell_a_position_from_its_twin(case: Case, positions: int) -> None:
    tally = Tally()

    compare(case, positions, seed=2849, tally=tally)

    assert tally.differences == []
    assert tally.positions == positions
    assert tally.others > 0.9 * positions
    assert tally.settled > 0.3 * positions


def test_all_positions_are_shared_out() -> None:
    assert sum(positions for _, positions in SHARES) == POSITIONS


class TellingBid(toy.Bid):
    """When all have bid, the stake tells how many of the lowest cards the first seat holds."""

    def settle(self, state: Auction, asks: list[Ask], choices: list[int]) -> None:
        super().settle(state, asks, choices)
        state.stake += state.hand(0)[0]


@pytest.mark.parametrize(
    "game",
    [
        auction(broken.LeakingView),
        auction(broken.TellingStandings),
        with_decision(toy.EXPOSE, broken.QuietExpose()),
        with_decision(toy.BID, TellingBid()),
    ],
    ids=["view", "standings", "next answer", "end of a group"],
)
def test_a_leak_is_noticed(game: Game[Auction]) -> None:
    tally = Tally()

    compare(Case(game, game.setup(3, {"cards": "3"})), 300, seed=1, tally=tally)

    assert tally.differences


def test_options_of_others_that_are_said_to_be_open_and_are_not_are_noticed() -> None:
    game = auction()
    game.open_questions = (toy.BID,)
    tally = Tally()

    compare(Case(game, game.setup(3, {"cards": "3"})), 300, seed=1, tally=tally)

    assert tally.differences


def test_the_sound_toy_is_not_blamed() -> None:
    game = auction()
    tally = Tally()

    compare(Case(game, game.setup(3, {"cards": "3"})), 300, seed=1, tally=tally)

    assert tally.differences == []
    assert tally.settled > 0
