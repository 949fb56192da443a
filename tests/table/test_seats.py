"""Who sits where: joining, leaving, bots that sit in, and people who come back."""

import pytest

from orrery.engine.errors import UnknownPlayer
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import (
    AlreadyStarted,
    BadSettings,
    BadText,
    NoSuchSeat,
    NotHost,
    NotSeated,
    NotStarted,
    SeatTaken,
)
from orrery.table.seats import SeatKind
from orrery.table.settings import ClockKind, ClockSettings, Settings
from orrery.table.stage import Stage
from tests.contract.toy import AUCTION
from tests.table.company import Company

YEAR = 365 * 86_400.0
WAITS = Settings(starts_when_full=False)


def kinds(company: Company) -> list[str]:
    return [seat.kind.value for seat in company.table.seating.views()]


def has_begun(company: Company) -> bool:
    return company.table.stage == Stage.RUNNING


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()
    assert not has_begun(company)

    company.do(company.table.join("bob", "Bob", None, company.now))

    assert has_begun(company)
    assert company.asked == [0]


def test_a_table_may_wait_for_its_host() -> None:
    company = Company(CONNECT_FOUR, "ann bob", WAITS).sit_down()
    assert not has_begun(company)

    company.do(company.table.start("ann", company.now))

    assert has_begun(company)


def test_bots_sit_down_where_nobody_has_when_the_host_begins() -> None:
    company = Company(AUCTION, "ann open open").sit_down()

    company.do(company.table.start("ann", company.now))

    assert kinds(company) == ["person", "bot", "bot"]


def test_only_the_host_begins_and_only_once() -> None:
    company = Company(AUCTION, "ann bob open").sit_down()

    with pytest.raises(NotHost):
        company.table.start("bob", company.now)
    company.do(company.table.start("ann", company.now))
    with pytest.raises(AlreadyStarted):
        company.table.start("ann", company.now)


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_gets_a_seat_that_is_taken(seat: int | None) -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(SeatTaken):
        company.table.join("cid", "Cid", seat, company.now)


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()

    with pytest.raises(NoSuchSeat):
        company.table.join("bob", "Bob", seat, company.now)


def test_a_person_needs_a_name_that_can_be_read() -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()

    with pytest.raises(BadText):
        company.table.join("bob", " \u202e\n", 1, company.now)


@pytest.mark.parametrize("who", ["", "*"])
def test_a_person_needs_an_id(who: str) -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()

    with pytest.raises(NotSeated):
        company.table.join(who, "Bob", 1, company.now)


def test_who_leaves_before_the_game_leaves_an_open_seat_and_another_host() -> None:
    company = Company(AUCTION, "ann bob open").sit_down()

    company.do(company.table.leave("ann", 0, company.now))

    assert kinds(company) == ["open", "person", "open"]
    company.do(company.table.start("bob", company.now))


def test_a_host_without_a_seat_stays_the_host_when_others_leave() -> None:
    company = Company(AUCTION, "ann bob open").sit_down()
    company.table.seating.host = "hal"

    company.do(company.table.leave("ann", 0, company.now))

    assert company.table.seating.host == "hal"


def test_a_bot_keeps_the_seat_of_who_leaves_the_game_until_they_come_back() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.leave("ann", 0, company.now))
    assert [job.seat for job in company.table.wanted()] == [0]
    with pytest.raises(SeatTaken):
        company.table.join("cid", "Cid", 0, company.now)

    company.do(company.table.join("ann", "Ann", None, company.now))

    assert company.table.wanted() == []
    assert company.question(0).decision == "drop"


def test_who_has_left_can_not_answer() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    number = company.question(0).number
    company.do(company.table.leave("ann", 0, company.now))

    with pytest.raises(NotSeated):
        company.table.answer("ann", 0, number, [3], company.now)


def test_the_host_may_offer_the_seat_of_a_bot_to_anybody() -> None:
    company = Company(CONNECT_FOUR, "ann bot").sit_down()

    company.do(company.table.offer_seat("ann", 1, company.now))
    assert company.table.seating.views()[1].is_free
    company.do(company.table.join("bob", "Bob", None, company.now))

    assert kinds(company) == ["person", "person"]


def test_the_host_gives_the_seat_of_who_is_away_to_a_bot_but_of_nobody_else() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    with pytest.raises(SeatTaken):
        company.table.put_bot("ann", 1, "greedy", company.now)

    company.do(company.table.drop("bob", company.now))
    company.do(company.table.put_bot("ann", 1, "greedy", company.now))

    assert company.table.seating.seats[1].kind == SeatKind.BOT
    assert company.table.seating.is_free_for("bob", 1)


def test_no_bot_of_an_unknown_kind_sits_down() -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()

    with pytest.raises(UnknownPlayer):
        company.table.put_bot("ann", 1, "oracle", company.now)
    assert kinds(company) == ["person", "open"]


def test_nobody_is_told_to_have_lost_a_seat_to_a_bot_of_an_unknown_kind() -> None:
    company = Company(CONNECT_FOUR, "ann bob", Settings(starts_when_full=False)).sit_down()

    with pytest.raises(UnknownPlayer):
        company.table.put_bot("ann", 1, "oracle", company.now)

    assert company.table.chat.count == 0
    assert company.table.seats_of("bob") == [1]


def test_everybody_sees_who_is_connected_and_nobody_sees_an_id() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    [*_, update] = company.do(company.table.drop("bob", company.now))

    assert [seat.present for seat in update.seats] == [True, False]
    assert not hasattr(update.seats[0], "person")
    assert company.table.drop("bob", company.now) is None


def test_nothing_is_played_before_the_game() -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()

    with pytest.raises(NotStarted):
        company.table.answer("ann", 0, 1, [3], company.now)
    assert company.told[0][-1].view is None


@pytest.mark.parametrize(
    "settings",
    [
        Settings(pause=-1.0),
        Settings(delay=float("nan")),
        Settings(substitute="oracle"),
        Settings(clock=ClockSettings(ClockKind.BANK)),
        Settings(clock=ClockSettings(ClockKind.BANK, seconds=60.0, window=0.0)),
        Settings(clock=ClockSettings(ClockKind.DAYS, seconds=YEAR + 1)),
        Settings(clock=ClockSettings(ClockKind.BANK, seconds=60.0, increment=YEAR + 1)),
        Settings(clock=ClockSettings(ClockKind.BANK, seconds=60.0, window=YEAR + 1)),
        Settings(pause=10.5),
        Settings(delay=86_400.5),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: Settings) -> None:
    with pytest.raises(BadSettings):
        Company(CONNECT_FOUR, "ann bob", settings)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(clock=ClockSettings(ClockKind.DAYS, seconds=YEAR)),
        Settings(clock=ClockSettings(ClockKind.BANK, seconds=1.0, increment=0.0, window=1.0)),
        Settings(pause=10.0, delay=86_400.0),
        Settings(pause=0.0),
    ],
)
def test_times_up_to_a_year_a_day_of_delay_and_ten_seconds_of_pause_make_sense(settings: Settings) -> None:
    assert Company(CONNECT_FOUR, "ann bob", settings).sit_down().asked == [0]


def test_a_window_without_a_time_of_its_own_lasts_half_a_minute_where_clocks_run() -> None:
    assert ClockSettings(ClockKind.BANK, seconds=60.0).window == 30.0
