"""Seats in a title with secrets: nobody gets to see a second hand, and nobody loses theirs by being away."""

import pytest

from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import AwaitsConsent, HasSeen, NeedsConsent, NoProposal, NotSeated, SeatTaken
from orrery.table.seats import Seating
from orrery.table.takeover import DAY, admit, ask_for_seat
from tests.table.company import Company, bids_shown
from tests.titles.salvage.game import SALVAGE


def without_cid() -> Company:
    """Ann, who is the host, and Bob play on; a bot plays for Cid, who is gone."""
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "booster"))
    company.do(company.table.drop("cid", company.now))
    company.do(company.table.put_bot("ann", 2, "random", company.now))
    return company


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_nobody_who_has_seen_a_hand_takes_another_seat(who: str) -> None:
    company = without_cid()

    with pytest.raises((HasSeen, SeatTaken)):
        company.table.join(who, who, 2, company.now)
    with pytest.raises(HasSeen):
        ask_for_seat(company.table, who, who, 2, company.now)


def test_not_even_an_offered_seat_is_for_who_has_seen_another() -> None:
    company = Company(SALVAGE, "ann bob bot").come_in(bids_shown("zap", "zap", "booster"))
    company.do(company.table.offer_seat("ann", 2, company.now))

    with pytest.raises(HasSeen):
        company.table.join("ann", "Ann", 2, company.now)
    company.do(company.table.leave("bob", 1, company.now))
    with pytest.raises(HasSeen):
        company.table.join("bob", "Bob", 2, company.now)
    company.do(company.table.join("dan", "Dan", 2, company.now))

    assert company.table.seats_of("dan") == [2]


def test_a_host_can_not_offer_the_seat_of_somebody_while_people_are_there() -> None:
    company = without_cid()

    company.wait(2 * DAY)

    with pytest.raises(NeedsConsent):
        company.table.offer_seat("ann", 2, company.now)
    with pytest.raises(SeatTaken):
        company.table.join("dan", "Dan", 2, company.now)


def test_a_bot_plays_for_who_is_gone_until_they_are_back() -> None:
    company = without_cid()
    assert company.table.seating.views()[2].is_kept
    company.do(company.table.put_bot("ann", 2, "greedy", company.now))

    company.do(company.table.join("cid", "Cid", None, company.now))

    assert company.table.seats_of("cid") == [2]
    assert not company.table.seating.views()[2].is_kept


def test_somebody_new_sits_down_when_all_who_are_there_agree() -> None:
    company = without_cid()
    company.do(ask_for_seat(company.table, "dan", "Dan", 2, company.now))
    view = company.told[0][-1].common.newcomer
    assert view is not None
    assert (view.seat, view.name, view.awaited) == (2, "Dan", (0, 1))

    company.do(admit(company.table, "ann", 0, True, company.now))
    assert company.table.seats_of("dan") == []
    company.do(admit(company.table, "bob", 1, True, company.now))

    assert company.table.seats_of("dan") == [2]
    assert company.told[0][-1].common.newcomer is None
    with pytest.raises(SeatTaken):
        company.table.join("cid", "Cid", 2, company.now)


def test_one_refusal_ends_it() -> None:
    company = without_cid()
    company.do(ask_for_seat(company.table, "dan", "Dan", 2, company.now))

    company.do(admit(company.table, "bob", 1, False, company.now))

    assert company.told[0][-1].common.newcomer is None
    with pytest.raises(NoProposal):
        admit(company.table, "ann", 0, True, company.now)


def test_who_comes_back_ends_the_wish_for_their_seat() -> None:
    company = without_cid()
    company.do(ask_for_seat(company.table, "dan", "Dan", 2, company.now))

    company.do(company.table.join("cid", "Cid", 2, company.now))

    assert company.table.takeover is None


def test_only_people_at_the_table_are_asked_and_one_wish_at_a_time() -> None:
    company = without_cid()
    company.do(ask_for_seat(company.table, "dan", "Dan", 2, company.now))

    with pytest.raises(AwaitsConsent):
        ask_for_seat(company.table, "eve", "Eve", 2, company.now)
    with pytest.raises(NotSeated):
        admit(company.table, "dan", 2, True, company.now)
    with pytest.raises(SeatTaken):
        ask_for_seat(company.table, "eve", "Eve", 0, company.now)


def test_where_nobody_is_left_the_host_may_offer_the_seat_after_a_day() -> None:
    company = without_cid()
    for name in ("ann", "bob"):
        company.do(company.table.drop(name, company.now))
    with pytest.raises(NeedsConsent):
        ask_for_seat(company.table, "dan", "Dan", 2, company.now)
    company.now += DAY - 1
    with pytest.raises(NeedsConsent):
        company.table.offer_seat("ann", 2, company.now)
    company.now += 1
    company.do(company.table.offer_seat("ann", 2, company.now))
    assert company.table.seating.seats[2].claim == "cid", "who is back before anybody comes has it still"

    company.do(company.table.join("dan", "Dan", 2, company.now))

    assert company.table.seats_of("dan") == [2]


def test_who_nobody_knows_how_long_they_have_been_away_is_away_from_now_on() -> None:
    company = without_cid()
    for name in ("ann", "bob"):
        company.do(company.table.drop(name, company.now))
    company.now += DAY
    company.table.seating.seats[2].away_since = None

    with pytest.raises(NeedsConsent):
        company.table.offer_seat("ann", 2, company.now)


def test_in_a_title_without_secrets_the_host_offers_as_they_like_and_the_owner_may_still_be_first() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.leave("bob", 1, company.now))
    company.do(company.table.offer_seat("ann", 1, company.now))

    company.do(company.table.join("bob", "Bob", None, company.now))

    assert company.table.seats_of("bob") == [1]


def test_what_was_seen_and_who_is_away_since_when_outlives_a_restart() -> None:
    company = without_cid()
    company.do(ask_for_seat(company.table, "dan", "Dan", 2, company.now))
    plain = company.table.seating.plain(company.now + 50)

    found = Seating.from_plain(plain, True, 1000.0)

    assert found.has_seen_another("cid", 0)
    assert found.seats[2].away_since == 950.0
    assert company.facts["takeover"]["who"] == "dan"


def test_an_offer_that_was_stored_before_is_still_one() -> None:
    plain = Seating(1, "ann", hides=False).plain(0.0)
    plain["seats"][0] |= {"kind": "bot", "bot": "random", "claim": "*"}
    for key in ("is_offered", "away"):
        del plain["seats"][0][key]

    found = Seating.from_plain(plain, hides=False, now=0.0)

    assert found.is_free_for("bob", 0)
    assert not found.is_kept(0)
