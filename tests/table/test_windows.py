"""Questions put to several seats at once: a pause tells nothing, and bots and orders keep still."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import IllegalChoice
from orrery.engine.flow import PASS, UNANSWERED
from orrery.engine.match import Match
from orrery.games.cosmic.game import COSMIC
from orrery.table.groups import is_window
from orrery.table.orders import Order, armed
from orrery.table.settings import Settings
from orrery.table.windows import LONGEST_THOUGHT
from tests.contract.walks import answer_randomly
from tests.table.company import Company, bids_shown
from tests.titles.salvage.game import SALVAGE

PAUSE = Settings().pause
WINDOW = 2.5
ALWAYS_PASS = Order("respond")
BOOSTER = 2


def answered(company: Company, viewer: int) -> list[bool]:
    """Which of the questions are answered, as a seat sees it."""
    view = company.told[viewer][-1].view
    return [ask.answered for ask in view.flow.asks]


def test_who_can_only_pass_is_passed_for_when_the_window_closes() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "zap"))
    said = len(company.match.log)

    company.wait(WINDOW - 0.01)
    assert len(company.match.log) == said
    company.wait(0.01)

    passes = company.match.log[said : said + 3]
    assert [(entry.seat, entry.choice) for entry in passes] == [(0, PASS), (1, PASS), (2, PASS)]


def test_the_window_closes_at_the_same_time_whether_an_order_or_the_hand_says_pass() -> None:
    ends: list[list[tuple[int, list[bool]]]] = []
    for hand in ("zap", "booster"):
        company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", hand))
        company.do(company.table.give_order("cid", 2, ALWAYS_PASS, company.now))
        company.wait(WINDOW)
        ends.append([(update.number, answered(company, 0)) for update in company.told[0]])

    assert ends[0] == ends[1]
    assert len(ends[0]) == 2


def test_a_real_answer_closes_the_window_at_once_if_no_other_matters() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("booster", "booster", "zap"))

    company.say(0, "booster")

    assert SALVAGE.events[company.told[1][-1].events[-1][0]] == "played"


def test_a_response_waits_for_those_before_it_who_can_only_pass() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "booster", "zap"))
    company.say(1, "booster")
    assert company.asked == [0, 2]

    company.wait(WINDOW)

    assert company.question(0).x == 1, "something was played, and can be answered"


def test_a_bot_is_heard_only_after_the_pause() -> None:
    company = Company(SALVAGE, "ann bot bot").come_in(bids_shown("zap", "booster", "zap"))
    job, other = company.table.wanted()
    assert (job.seat, other.seat) == (1, 2)

    company.do(company.table.answer_as_bot(1, job.question, [BOOSTER], company.now))
    company.do(company.table.answer_as_bot(2, other.question, [PASS], company.now))
    assert company.table.wanted() == []
    assert company.numbers(0) == [1]
    assert company.asked == [0, 1, 2]
    company.wait(PAUSE)

    assert company.numbers(0) == [1, 2]
    assert company.question(0).x == 1


def test_a_bot_that_answers_what_is_not_offered_is_refused() -> None:
    company = Company(SALVAGE, "ann bot bot").come_in(bids_shown("zap", "booster", "zap"))
    job, _ = company.table.wanted()

    with pytest.raises(IllegalChoice):
        company.table.answer_as_bot(1, job.question, [99], company.now)


def test_what_a_bot_would_have_answered_is_forgotten_with_the_question() -> None:
    company = Company(SALVAGE, "ann bot bot").come_in(bids_shown("booster", "booster zap", "zap"))
    job, _ = company.table.wanted()
    company.do(company.table.answer_as_bot(1, job.question, [PASS], company.now))

    company.say(0, "booster")

    assert [job.seat for job in company.table.wanted()] == [1, 2], "both may zap"


def test_who_takes_over_from_a_bot_may_want_something_else() -> None:
    company = Company(SALVAGE, "ann bot bot").come_in(bids_shown("zap", "booster", "zap"))
    job, _ = company.table.wanted()
    company.do(company.table.answer_as_bot(1, job.question, [BOOSTER], company.now))
    company.do(company.table.offer_seat("ann", 1, company.now))

    company.do(company.table.join("bob", "Bob", 1, company.now))
    company.wait(PAUSE)

    assert company.question(1).number == job.question


def test_a_poll_of_one_seat_alone_waits_too() -> None:
    company = Company(SALVAGE, "ann bob").come_in(bids_shown("zap", ""))
    said = len(company.match.log)
    assert company.asked == [0]

    company.wait(PAUSE - 0.01)

    assert len(company.match.log) == said


def test_a_slow_bot_closes_the_window_when_it_has_answered() -> None:
    company = Company(SALVAGE, "ann bot bot").come_in(bids_shown("zap", "booster", "zap"))
    company.wait(3.0)
    assert company.asked == [0, 1, 2]

    company.let_bots_answer()

    assert company.numbers(0) == [1, 2]


@pytest.mark.parametrize("hand", ["booster", "zap"])
def test_a_window_is_held_open_for_a_slow_bot_whether_it_has_a_choice_or_not(hand: str) -> None:
    company = Company(SALVAGE, "ann ann bot").come_in(bids_shown("zap", "zap", hand))
    [job] = company.table.wanted()

    company.wait(3.0)
    assert company.numbers(0) == [1]
    company.do(company.table.answer_as_bot(2, job.question, [PASS], company.now))

    assert company.numbers(0) == [1, 2]


@pytest.mark.parametrize("hand", ["booster", "zap"])
def test_a_bot_that_never_answers_holds_a_window_open_only_so_long(hand: str) -> None:
    company = Company(SALVAGE, "ann ann bot").come_in(bids_shown("zap", "zap", hand))
    begun = company.now

    company.wait(LONGEST_THOUGHT - 0.01)
    assert company.numbers(0) == [1]
    company.wait(0.01)

    assert company.moments[0] == [begun, begun + LONGEST_THOUGHT]


def test_bots_among_themselves_do_not_wait() -> None:
    company = Company(SALVAGE, "ann bot bot").come_in(bids_shown("zap", "zap", "zap"))
    said = len(company.match.log)

    company.do(company.table.leave("ann", 0, company.now))

    assert len(company.match.log) > said


def test_an_armed_card_is_played_at_the_next_chance_and_not_again() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "booster booster"))
    company.do(company.table.give_order("cid", 2, armed("respond", BOOSTER), company.now))
    company.do(company.table.give_order("cid", 2, ALWAYS_PASS, company.now))

    company.wait(WINDOW)

    assert [(event[1], event[2]) for event in company.told[0][-1].events] == [(2, BOOSTER)]
    assert [order for _, order in company.told[2][-1].orders] == [ALWAYS_PASS]


def test_an_order_ends_by_what_happens() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("booster", "zap", "booster zap"))
    until_played = Order("respond", until=("played",))
    company.do(company.table.give_order("cid", 2, until_played, company.now))

    company.say(0, "booster")
    company.wait(WINDOW)

    assert company.told[2][-1].orders == ()
    assert 2 in company.asked


def test_nobody_else_is_told_of_an_order() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "booster"))

    updates = company.do(company.table.give_order("cid", 2, armed("respond", BOOSTER), company.now))

    assert [update.viewer for update in updates] == [2]
    assert updates[0].number == company.numbers(0)[-1]
    company.wait(WINDOW)
    assert all(update.orders == () for update in company.told[0])


def test_who_has_an_order_may_still_answer_otherwise_while_the_window_is_open() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "booster"))
    company.do(company.table.give_order("cid", 2, ALWAYS_PASS, company.now))

    company.wait(WINDOW / 2)
    company.say(2, "booster")
    company.wait(WINDOW)

    assert company.question(0).x == 1


@pytest.mark.parametrize("pause", [0.0, 2.0])
def test_the_pause_can_be_set(pause: float) -> None:
    match = bids_shown("zap", "zap")
    said = len(match.log)
    company = Company(SALVAGE, "ann ann", Settings(pause=pause)).come_in(match)
    assert (len(match.log) > said) == (pause == 0)

    company.wait(pause)

    assert len(match.log) > said


def forced_alone(is_open: bool) -> Match[Any]:
    """A game of Cosmic Encounter in which seat 0 alone is asked and has no choice, but not in a window."""
    for seed in range(50):
        match = Match(COSMIC, COSMIC.setup(3))
        rng = Rng(seed)
        while match.state.open > 0:
            if is_forced_alone(match, is_open):
                return match
            answer_randomly(match, rng)
    raise AssertionError("nobody was ever asked alone without a choice")


def is_forced_alone(match: Match[Any], is_open: bool) -> bool:
    state = match.state
    if state.open != 1 or state.ask_at(0).seat != 0 or is_window(match):
        return False
    ask = state.ask_at(0)
    return COSMIC.is_open(ask) == is_open and COSMIC.only_answer(state, ask) != UNANSWERED


@pytest.mark.parametrize("seats", ["ann bob cid", "bot bob cid"])
def test_a_forced_answer_that_is_a_secret_is_given_by_nobody_else(seats: str) -> None:
    match = forced_alone(is_open=False)
    said = len(match.log)

    company = Company(COSMIC, seats).come_in(match)
    company.wait(600.0)

    assert len(match.log) == said


@pytest.mark.parametrize(("seats", "at_once"), [("ann bob cid", False), ("bot bob cid", True)])
def test_a_forced_answer_that_all_can_foresee_waits_for_the_pause(seats: str, at_once: bool) -> None:
    match = forced_alone(is_open=True)
    said = len(match.log)

    company = Company(COSMIC, seats).come_in(match)

    assert (len(match.log) > said) == at_once
    company.wait(PAUSE)
    assert len(match.log) > said


def test_of_friends_at_one_screen_those_are_awaited_who_have_a_choice() -> None:
    company = Company(SALVAGE, "ann ann ann").come_in(bids_shown("zap", "booster", "zap"))

    assert company.table.awaited_of([0, 1, 2]) == [1]


def test_people_with_secrets_from_each_other_are_all_awaited() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "booster", "zap"))

    assert company.table.awaited_of([0, 1, 2]) == [0, 1, 2]
