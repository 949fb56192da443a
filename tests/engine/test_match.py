"""A match: checked answers, undo and its barriers, rewinding, chains, draws."""

from typing import Any

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import BadToken, BrokenReplay, CannotUndo, IllegalChoice, NotYourTurn, WrongDraw
from orrery.engine.events import UNDONE
from orrery.engine.flow import CHANCE, PASS
from orrery.engine.game import Game
from orrery.engine.match import ALL_SEATS, STRIDE, UNDO, Entry, Match, replay
from orrery.engine.plain import digest
from orrery.games.registry import TITLES
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from tests.contract.matches import facts_of
from tests.contract.toy import AUCTION, BID, DRAW, NO, STAKE, YES


def auction(seats: int = 2, cards: str = "1", hands: tuple[int, ...] = (0, 1, 2, 3)) -> Match[Any]:
    """An auction in which the seats have been dealt these cards in turn."""
    match = Match(AUCTION, AUCTION.setup(seats, {"cards": cards}))
    for turn in range(seats * int(cards)):
        match.play(CHANCE, hands[turn])
    return match


def staked(seats: int = 2, cards: str = "1", hands: tuple[int, ...] = (0, 1, 2, 3)) -> Match[Any]:
    """The same after the stake was set to two and no seat has vetoed: all are to bid."""
    match = auction(seats, cards, hands)
    match.play_all(0, [1, NO])
    for seat in range(1, seats):
        match.play(seat, NO)
    return match


def log(match: Match[Any]) -> list[tuple[int, int, int]]:
    return [(entry.seat, entry.decision, entry.choice) for entry in match.log]


def test_an_answer_is_logged_with_seat_decision_and_choice() -> None:
    match = auction()
    match.play(0, 2)
    assert log(match) == [(CHANCE, DRAW, 0), (CHANCE, DRAW, 1), (0, STAKE, 2)]


def test_only_an_asked_seat_may_answer() -> None:
    match = auction()
    with pytest.raises(NotYourTurn) as caught:
        match.play(1, 0)
    assert (caught.value.code, caught.value.seat) == ("not-your-turn", 1)


def test_only_what_is_offered_may_be_answered() -> None:
    match = auction()
    with pytest.raises(IllegalChoice) as caught:
        match.play(0, 3)
    assert (caught.value.code, caught.value.decision, caught.value.choice) == ("illegal-choice", "stake", 3)


def test_an_answer_can_be_said_in_notation() -> None:
    match = auction()
    match.say(0, "three")
    assert match.state.stake == 3
    with pytest.raises(BadToken):
        match.say(0, "maybe")


def test_a_seat_takes_back_its_own_answers_one_by_one() -> None:
    match = auction()
    before = digest(match.state)
    match.play(0, 2)
    between = digest(match.state)
    match.play(0, YES)

    match.undo(0)
    assert digest(match.state) == between
    match.undo(0)
    assert digest(match.state) == before
    assert log(match)[2:] == [(0, STAKE, 2), (0, 2, YES), (0, UNDO, 4), (0, UNDO, 3)]


def test_a_draw_is_a_barrier() -> None:
    match = auction()
    assert match.undoable(0) == 0
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert (caught.value.code, caught.value.seat) == ("cannot-undo", 0)


def test_a_draw_itself_can_not_be_taken_back() -> None:
    with pytest.raises(CannotUndo):
        auction().undo(CHANCE)


def test_the_answer_of_another_seat_is_a_barrier_for_both_sides_of_it() -> None:
    match = auction(seats=2)
    match.play_all(0, [1, NO])
    assert match.undoable(0) == 4
    match.play(1, NO)
    assert (match.undoable(0), match.undoable(1)) == (0, 5)


def test_an_answer_of_another_seat_stays_a_barrier_when_it_is_taken_back() -> None:
    match = auction(seats=2)
    match.play_all(0, [1, NO])
    match.play(1, NO)
    match.undo(1)
    assert match.undoable(0) == 0


def test_a_secret_answer_can_be_taken_back_until_the_group_is_settled() -> None:
    match = staked(seats=3)
    before = digest(match.state)
    match.play(2, PASS)
    match.play(0, PASS)
    match.undo(2)
    match.undo(0)
    assert digest(match.state) == before

    for seat in range(3):
        match.play(seat, PASS)
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_a_secret_answer_that_is_taken_back_can_be_given_anew() -> None:
    match = staked(seats=2)
    match.play(0, 0)
    match.undo(0)
    match.play(0, PASS)
    match.play(1, 1)
    assert match.state.points(1) == 2


def test_a_seat_may_not_answer_twice_in_a_group() -> None:
    match = staked(seats=2)
    match.play(0, 0)
    with pytest.raises(NotYourTurn):
        match.play(0, 0)


def test_undo_reaches_back_over_a_pending_answer_to_what_the_seat_did_before() -> None:
    match = auction(seats=2)
    match.play_all(0, [1, NO])
    before = digest(match.state)
    match.play(1, NO)
    match.play(1, PASS)

    match.undo(1)
    assert match.undoable(1) == 5
    match.undo(1)
    assert digest(match.state) == before


def test_the_pending_answer_of_another_seat_is_a_barrier_to_what_was_done_before() -> None:
    match = staked(seats=2)
    assert match.undoable(1) == 5
    match.play(0, PASS)
    assert match.undoable(1) == 0


def test_a_reveal_is_a_barrier() -> None:
    match = staked(seats=2, cards="2", hands=(0, 1, 2, 3))
    match.play(0, 0)
    match.play(1, 1)
    assert match.state.winner == 1
    match.play(1, 0)
    assert match.state.shown[2] == 1, "seat 0 lays its last card open"
    assert match.undoable(1) == 0


def test_an_undo_is_told_to_everybody() -> None:
    match = auction()
    match.play(0, 1)
    match.undo(0)
    assert match.recorder.stream(1)[-1].plain() == (UNDONE, 0, 3, -1, -1)


def test_after_an_undo_events_are_told_on() -> None:
    match = auction()
    match.play(0, 1)
    match.undo(0)
    told = match.recorder.count()
    match.play_all(0, [1, NO])
    assert match.recorder.count() == told + 1


def test_rewinding_takes_back_draws_and_reveals_but_no_draw_number() -> None:
    match = staked()
    match.play(0, 0)
    match.play(1, 1)
    match.rewind(1)
    fresh = Match(AUCTION, AUCTION.setup(2, {"cards": "1"}))
    assert digest(match.state) == digest(fresh.state)
    assert (match.draws, match.live) == (2, [])
    assert log(match)[-1] == (ALL_SEATS, UNDO, 1)


def test_what_is_taken_back_already_can_not_be_rewound() -> None:
    match = auction()
    match.play(0, 1)
    match.undo(0)
    for number in (0, 3, 4, 99, -1):
        with pytest.raises(CannotUndo):
            match.rewind(number)


def test_rewinding_into_a_group_keeps_the_answers_given_before() -> None:
    match = staked(seats=3)
    match.play(1, PASS)
    match.play(0, PASS)
    match.rewind(match.live[-1])
    assert [ask.seat for ask in match.asks()] == [0, 2]
    assert match.undoable(1) == match.live[-1]


def test_a_chain_is_played_whole() -> None:
    match = auction()
    match.play_all(0, [2, YES])
    assert match.state.stake == 6
    assert log(match)[2:] == [(0, STAKE, 2), (0, 2, YES)]


@pytest.mark.parametrize(
    ("chain", "error"),
    [([2, 7], IllegalChoice), ([7, YES], IllegalChoice), ([2, YES, 0], NotYourTurn)],
)
def test_a_chain_with_a_wrong_answer_is_not_played_at_all(chain: list[int], error: type[Exception]) -> None:
    match = auction()
    before = facts_of(match)
    with pytest.raises(error):
        match.play_all(0, chain)
    assert facts_of(match) == before


def test_a_chain_does_not_go_on_after_something_hidden_was_shown() -> None:
    match = staked(seats=2, cards="2", hands=(0, 1, 2, 3))
    match.play(0, 2)
    before = facts_of(match)
    with pytest.raises(NotYourTurn):
        match.play_all(1, [3, 0])
    assert facts_of(match) == before


def test_a_dealer_answers_all_that_chance_is_asked() -> None:
    match = Match(AUCTION, AUCTION.setup(3), Dealer(b"x"))
    match.deal()
    assert [ask.seat for ask in match.asks()] == [0]
    assert match.draws == 6


def test_a_dealer_draws_anew_after_a_rewind() -> None:
    hands = set()
    match = Match(AUCTION, AUCTION.setup(2), Dealer(b"x"))
    for _ in range(6):
        match.deal()
        hands.add(tuple(match.state.hidden))
        match.rewind(match.live[0])
    assert match.draws == 24
    assert len(hands) > 1


def test_without_a_dealer_nothing_is_dealt() -> None:
    match = Match(AUCTION, AUCTION.setup(2))
    match.deal()
    assert match.log == []


def test_replay_verifies_the_draws_of_a_dealer() -> None:
    match = Match(AUCTION, AUCTION.setup(2), Dealer(b"x"))
    match.deal()
    with pytest.raises(WrongDraw) as caught:
        replay(AUCTION, match.setup, match.log, Dealer(b"y"))
    assert caught.value.entry in (1, 2, 3, 4)


@pytest.mark.parametrize(
    "entry",
    [
        Entry(1, 0, 0), Entry(0, 0, 7), Entry(0, 3, 0), Entry(CHANCE, 0, 0),
        Entry(0, UNDO, 1), Entry(ALL_SEATS, UNDO, 1), Entry(5, UNDO, 0),
    ],
)  # fmt: skip
def test_replay_refuses_an_entry_that_does_not_follow_the_rules(entry: Entry) -> None:
    game: Game[Any] = CONNECT_FOUR
    with pytest.raises(BrokenReplay) as caught:
        replay(game, game.setup(2), [entry])
    assert caught.value.entry == 1


def test_a_question_of_another_decision_is_named_in_the_refusal() -> None:
    match = auction()
    with pytest.raises(BrokenReplay, match="seat 0 is asked stake"):
        replay(AUCTION, match.setup, [*match.log, Entry(0, BID, 0)])


def test_a_copy_is_at_the_same_place_and_goes_its_own_way() -> None:
    match = auction()
    match.play(0, 1)
    before = (digest(match.state), log(match), match.recorder.count())
    twin = match.copy()
    assert (digest(twin.state), log(twin), twin.recorder.count()) == before
    assert (twin.undoable(0), twin.draws, twin.dealer) == (match.undoable(0), match.draws, None)

    twin.undo(0)
    twin.play(0, 2)
    assert (digest(match.state), log(match), match.recorder.count()) == before
    match.undo(0)
    assert digest(match.state) == digest(auction().state)


def test_a_copy_records_what_happens_to_it() -> None:
    match = auction()
    twin = match.copy()
    twin.play_all(0, [1, NO])

    assert twin.recorder.count() > match.recorder.count()


def long_match(answers: int) -> Match[Any]:
    """A game of backgammon with so many live answers, none of which ends it."""
    game = TITLES["backgammon"]
    match = Match(game, game.setup(2, {"cube": "off"}), Dealer(b"long"))
    rng = Rng(1)
    while len(match.live) < answers:
        match.deal()
        seat = int(match.asks()[0].seat)
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])
    return match


def test_going_back_costs_no_more_however_long_the_game_is() -> None:
    """What lies between two kept positions is played again, and no more."""
    match = long_match(3 * STRIDE + 5)

    for place, number in enumerate(match.live):
        assert place - match.nearest(number)[1] in range(STRIDE + 1)


@pytest.mark.parametrize("place", [0, STRIDE - 1, STRIDE, STRIDE + 1, 3 * STRIDE, -1])
def test_a_long_game_is_rewound_to_where_it_was(place: int) -> None:
    match = long_match(3 * STRIDE + 5)
    number = match.live[place]
    expected = [match.log[alive - 1] for alive in match.live if alive < number]
    state = match.game.start(match.setup)
    for entry in expected:
        match.game.apply(state, entry.seat, entry.choice)

    match.rewind(number)

    assert digest(match.state) == digest(state)
    assert all(mark.number < number for mark in match.milestones)
    assert len(match.milestones) == len(match.live) // STRIDE
