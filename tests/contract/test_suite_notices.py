"""The contract suite notices what it is there for: each fault in the toy is found by its check."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.engine.errors import GameError
from orrery.engine.game import Game, Setup
from tests.contract import broken, checks, matches, secrecy, toy
from tests.contract.broken import with_decision, with_keys, with_step
from tests.contract.everything import check_everything
from tests.contract.toy import auction
from tests.contract.walks import milestones, positions

Check = Callable[[Game[Any], Setup, int], object]


def everywhere(check: Callable[..., None]) -> Check:
    """A check of one position, made in many."""

    def check_all(game: Game[Any], setup: Setup, seed: int) -> None:
        for state in positions(game, setup, seed):
            check(game, state, seed) if check.__code__.co_argcount == 3 else check(game, state)

    return check_all


def along(check: Callable[..., None]) -> Check:
    """A check of the very states of a game, not of their copies."""

    def check_all(game: Game[Any], setup: Setup, seed: int) -> None:
        for state in milestones(game, setup, seed):
            check(game, state)

    return check_all


def names(game: Game[Any], setup: Setup, seed: int) -> None:
    checks.check_keys(game)


def garbage(game: Game[Any], setup: Setup, seed: int) -> None:
    checks.check_garbage(game, setup.seats)


def sizes(game: Game[Any], setup: Setup, seed: int) -> None:
    reached = positions(game, setup, seed)
    checks.check_sizes(game, reached[0], reached[-1])


def snapshots(game: Game[Any], setup: Setup, seed: int) -> None:
    for state in positions(game, setup, seed):
        checks.check_snapshot(game, setup, state, seed)


def texts(game: Game[Any], setup: Setup, seed: int) -> None:
    for state in positions(game, setup, seed):
        checks.check_text(game, setup, state)


def steps(game: Game[Any], setup: Setup, seed: int) -> None:
    checks.check_steps(game)


FAULTS: list[tuple[Callable[[], Game[Any]], Check]] = [
    (lambda: with_keys(decisions=("draw", "draw")), names),
    (lambda: with_keys(decisions=("undo",)), names),
    (lambda: with_keys(events=("Drew",)), names),
    (lambda: auction(broken.ForgetfulText), texts),
    (broken.careless, everywhere(secrecy.check_views)),
    (lambda: with_step(0, toy.ask_bids), steps),
    (lambda: with_decision(toy.STAKE, broken.HastyActs()), everywhere(checks.check_offers)),
    (lambda: with_decision(toy.BID, broken.VagueBid()), everywhere(checks.check_clauses)),
    (lambda: with_decision(toy.BID, broken.UnsortedBid()), everywhere(checks.check_options)),
    (lambda: with_decision(toy.BID, broken.DoubledBid()), everywhere(checks.check_options)),
    (lambda: with_decision(toy.BID, broken.NarrowBid()), everywhere(checks.check_options)),
    (lambda: with_decision(toy.BID, broken.StrictBid()), everywhere(checks.check_options)),
    (lambda: with_decision(toy.DRAW, broken.FreeDraw()), everywhere(checks.check_options)),
    (lambda: with_decision(toy.DRAW, broken.ShortDraw()), everywhere(checks.check_options)),
    (lambda: with_decision(toy.BID, broken.ShrinkingBid()), sizes),
    (lambda: with_decision(toy.BID, toy.Bid(("a",) * toy.KINDS)), everywhere(checks.check_notation)),
    (lambda: with_decision(toy.BID, toy.Bid(tuple("a cde"))), everywhere(checks.check_notation)),
    (lambda: with_decision(toy.BID, broken.FinelyWrittenBid()), everywhere(checks.check_notation)),
    (lambda: with_decision(toy.BID, broken.BusyBid()), everywhere(checks.check_looking)),
    (lambda: with_decision(toy.STAKE, broken.EagerPlans()), everywhere(checks.check_plans)),
    (lambda: with_decision(toy.BID, broken.HastyBid()), everywhere(checks.check_orders)),
    (lambda: with_decision(toy.STAKE, broken.ListeningStake()), checks.check_events),
    (lambda: with_step(4, broken.never_end), checks.check_end),
    (lambda: with_step(2, broken.ask_twice), everywhere(checks.check_questions)),
    (lambda: with_step(2, broken.ask_with_chance), everywhere(checks.check_questions)),
    (lambda: auction(broken.ForgetfulGame), along(checks.check_clone)),
    (lambda: auction(broken.ForgetfulGame), matches.check_undo),
    (lambda: auction(broken.SharingGame), along(checks.check_clone)),
    (lambda: auction(broken.LooseGame), along(checks.check_facts)),
    (lambda: auction(broken.BoastingGame), everywhere(checks.check_ledger)),
    (lambda: with_decision(toy.STAKE, broken.CountingStake()), matches.check_replay),
    (lambda: with_decision(toy.STAKE, broken.CountingStake()), matches.check_preview),
    (lambda: with_decision(toy.STAKE, broken.CountingStake()), matches.check_save),
    (lambda: with_decision(toy.STAKE, broken.CountingStake()), matches.check_rewind),
    (lambda: with_decision(toy.STAKE, broken.CountingStake()), snapshots),
    (lambda: auction(broken.TellingStandings), everywhere(secrecy.check_guess)),
    (lambda: auction(broken.OpenHands), everywhere(secrecy.check_masks)),
    (lambda: auction(broken.OpenHands), everywhere(secrecy.check_resample)),
    (lambda: auction(broken.OpenAnswers), everywhere(secrecy.check_masks)),
    (lambda: auction(broken.LeakingView), everywhere(secrecy.check_guess)),
    (lambda: auction(broken.LivingView), everywhere(secrecy.check_view)),
    (lambda: auction(broken.LazyGuess), everywhere(secrecy.check_guess)),
    (lambda: auction(broken.WildResample), everywhere(secrecy.check_resample)),
    (lambda: with_decision(toy.DRAW, broken.OpenDraw()), everywhere(secrecy.check_told)),
    (lambda: with_decision(toy.EXPOSE, broken.QuietExpose()), everywhere(secrecy.check_guess)),
]


def fails(check: Check, game: Game[Any], ways: tuple[type[Exception], ...] = (AssertionError,)) -> bool:
    """Whether the check finds something in one of a few random games, in one of these ways."""
    for seed in range(1, 9):
        try:
            check(game, game.setup(3), seed)
        except ways:
            return True
    return False


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_a_fault_is_found_by_its_check_and_the_sound_toy_is_not_blamed(number: int) -> None:
    fault, check = FAULTS[number]
    assert fails(check, fault())
    assert not fails(check, auction())


def test_a_question_without_options_is_found() -> None:
    game = with_decision(toy.BID, broken.SilentBid())
    state = game.start(game.setup(2))
    state.open = 0
    state.ask(0, toy.BID)
    with pytest.raises(AssertionError, match="offers nothing"):
        checks.check_options(game, state)


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_the_whole_contract_checked_in_one_go_finds_every_fault(number: int) -> None:
    """Some faults break a save, or a state that is hashed, before the check that is there for them."""
    assert fails(check_everything, FAULTS[number][0](), (AssertionError, GameError, TypeError))


def test_the_whole_contract_does_not_blame_the_sound_toy() -> None:
    check_everything(auction(), auction().setup(3), seed=77)
