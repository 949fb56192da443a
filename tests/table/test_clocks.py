"""Clocks: whose time runs, how long, and what happens when it is up."""

import pytest

from orrery.engine.flow import PASS
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.clocks import Clocks
from orrery.table.errors import NotSeated
from orrery.table.seats import SeatKind
from orrery.table.settings import DAY, ClockKind, ClockSettings, OnTimeout, Settings
from orrery.table.windows import WindowPace
from tests.contract.toy import AUCTION, NO
from tests.table.company import Company, bids_shown
from tests.titles.salvage.game import SALVAGE

TEN_SECONDS = ClockSettings(ClockKind.DECISION, seconds=10)
BANK = ClockSettings(ClockKind.BANK, seconds=60, increment=5, window=20)
TWO_DAYS = ClockSettings(ClockKind.DAYS, seconds=2 * DAY)


def connect_four(clock: ClockSettings, on_timeout: OnTimeout = OnTimeout.PASS) -> Company:
    return Company(CONNECT_FOUR, "ann bob", Settings(clock=clock, on_timeout=on_timeout)).sit_down()


def left(company: Company) -> list[float | None]:
    return [clock.left for clock in company.table.play.clocks.views(company.now)]


def test_without_a_clock_nothing_is_ever_due() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    assert company.table.due() is None
    assert company.table.tick(company.now + DAY) is None, "and nobody is told that nothing is"


def test_each_question_has_its_own_time() -> None:
    company = connect_four(TEN_SECONDS)
    company.wait(4.0)
    assert left(company) == [6.0, 10.0]

    company.answer(0, 3)
    company.wait(1.0)

    assert left(company) == [10.0, 9.0]


def test_the_next_question_of_the_same_seat_has_its_own_time_too() -> None:
    company = Company(AUCTION, "ann bob cid", Settings(clock=TEN_SECONDS)).sit_down()
    company.wait(4.0)

    company.answer(0, 2)

    assert company.asked == [0]
    assert left(company)[0] == 10.0


def test_the_last_second_of_a_clock_is_told_as_it_is() -> None:
    company = connect_four(TEN_SECONDS)

    company.wait(9.5)

    assert left(company) == [0.5, 10.0]


def test_a_bank_runs_down_and_gets_its_increment() -> None:
    company = connect_four(BANK)
    company.wait(12.0)
    company.answer(0, 3)
    company.wait(1.0)

    assert left(company) == [60 - 12 + 5, 60 - 1]


def test_a_bank_gets_one_increment_for_a_run_of_questions() -> None:
    company = Company(AUCTION, "ann bob cid", Settings(clock=BANK)).sit_down()
    company.wait(1.0)
    company.answer(0, 2)
    company.wait(2.0)
    company.answer(0, NO)

    assert left(company)[0] == 60 - 3 + 5


def test_nobodys_bank_runs_while_several_are_asked() -> None:
    company = Company(SALVAGE, "ann bob cid", Settings(clock=BANK, windows=WindowPace.UNTIMED)).come_in(
        bids_shown("zap", "booster", "zap")
    )
    company.wait(15.0)
    assert left(company) == [5.0, 5.0, 5.0]

    for seat in range(3):
        company.answer(seat, PASS)

    assert company.table.play.clocks.left == [60.0, 60.0, 60.0]


def test_a_bank_is_charged_up_to_the_window_in_which_the_same_seat_is_asked() -> None:
    clocks = Clocks(BANK, 2)
    clocks.run(100.0, {0: 1}, in_window=False)

    clocks.run(110.0, {0: 2, 1: 2}, in_window=True)

    assert clocks.left == [60 - 10 + 5, 60]
    assert [clocks.deadline(seat) for seat in (0, 1)] == [130.0, 130.0], "and all have the same time there"


def test_a_window_without_a_time_of_its_own_closes_when_the_clock_is_up() -> None:
    company = Company(SALVAGE, "ann bob cid", Settings(clock=BANK, windows=WindowPace.UNTIMED)).come_in(
        bids_shown("zap", "booster", "zap")
    )
    first = company.question(1).number

    company.wait(20.0)

    assert company.table.play.questions > first


def test_days_count_for_a_run_of_questions() -> None:
    company = Company(AUCTION, "ann bob cid", Settings(clock=TWO_DAYS)).sit_down()
    company.wait(DAY)
    company.answer(0, 2)

    assert left(company)[0] == DAY


def test_a_window_has_days_of_its_own() -> None:
    clocks = Clocks(TWO_DAYS, 2)
    clocks.run(0.0, {0: 1}, in_window=False)
    clocks.run(DAY, {0: 2}, in_window=False)
    assert clocks.deadline(0) == 2 * DAY

    clocks.run(DAY, {0: 3, 1: 3}, in_window=True)

    assert clocks.deadline(0) == 3 * DAY


def test_who_is_late_passes_where_one_can() -> None:
    company = Company(SALVAGE, "ann bob", Settings(clock=TEN_SECONDS)).come_in(bids_shown("booster", "zap"))

    company.wait(10.0)

    assert (0, PASS) in [(entry.seat, entry.choice) for entry in company.match.log[2:]]


@pytest.mark.parametrize("policy", [OnTimeout.PASS, OnTimeout.ANSWER])
def test_a_bot_answers_one_question_of_who_is_late_and_can_not_pass(policy: OnTimeout) -> None:
    company = connect_four(TEN_SECONDS, policy)
    company.wait(10.0)
    [job] = company.table.wanted()
    assert (job.seat, job.player) == (0, "normal")

    company.let_bots_answer()

    assert len(company.match.log) == 1
    assert company.table.seating.is_person(0)
    company.answer(1, 0)
    assert company.table.wanted() == [], "the next question is Ann's own again"


def test_who_is_late_may_still_be_quicker_than_the_bot() -> None:
    company = connect_four(TEN_SECONDS, OnTimeout.ANSWER)
    company.wait(10.0)

    company.answer(0, 6)

    assert company.entries[-1].choice == 6
    assert company.table.wanted() == []


def test_a_bot_replaces_who_is_late_until_they_come_back() -> None:
    company = connect_four(TEN_SECONDS, OnTimeout.REPLACE)
    company.wait(10.0)
    assert company.table.seating.seats[0].kind == SeatKind.BOT

    company.do(company.table.join("ann", "Ann", 0, company.now))

    assert company.question(0).decision == "drop"


def test_who_is_late_may_lose_the_seat_for_good() -> None:
    company = connect_four(TEN_SECONDS, OnTimeout.LOSE)
    company.wait(10.0)

    assert not company.table.seating.is_free_for("ann", 0)
    with pytest.raises(NotSeated):
        company.table.answer("ann", 0, 1, [3], company.now)


def test_bots_have_no_clock() -> None:
    company = Company(CONNECT_FOUR, "ann bot", Settings(clock=TEN_SECONDS)).sit_down()
    company.answer(0, 3)

    assert company.table.due() is None


def test_time_while_the_program_was_down_is_not_counted() -> None:
    company = connect_four(TEN_SECONDS)
    company.wait(4.0)
    company.do(company.table.say("bob", "hurry up", company.now))
    company.now += 1000.0

    found = company.restored()

    assert found.due() == company.now + 6.0
