"""Somebody has had themselves deleted: their games stay, their name goes."""

import pytest

from orrery.engine.events import SPECTATOR
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.change import facts_of
from orrery.table.errors import SeatTaken
from orrery.table.forget import forget, forget_in_facts, seats_in_facts
from orrery.table.house import let_spectators_chat, mute
from orrery.table.origin import Origin, OriginKind
from orrery.table.restore import rematch, wants_rematch
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from tests.table.company import SECRET, Company
from tests.titles.salvage.game import SALVAGE

WINNING = [0, 1, 0, 1, 0, 1, 0]


def told(company: Company) -> str:
    """Everything that anybody at the table could be told now, and all that would be stored."""
    table = company.table
    seen = [
        table.initial_update(who, viewer, company.now)
        for who, viewer in (("ann", 0), ("wim", SPECTATOR))
        if viewer != SPECTATOR or who in table.spectators.watchers
    ]
    return f"{seen} {facts_of(table, company.now)} {list(table.chat.messages)} {table.spectators.waiting}"


def talked(settings: Settings | None = None) -> Company:
    """Ann and Bob play and talk, Wim watches."""
    company = Company(CONNECT_FOUR, "ann bob", settings)
    company.do(company.table.join("ann", "Ann", 0, company.now))
    company.do(company.table.join("bob", "Robert", 1, company.now))
    company.do(company.table.watch("wim", "Wim", company.now))
    company.do(company.table.say("bob", "I am Robert", company.now))
    company.do(mute(company.table, "ann", 1, None, True, company.now))
    company.do(company.table.say("ann", "sorry", company.now))
    return company


def test_a_bot_plays_on_and_nothing_tells_the_name() -> None:
    company = talked()
    assert "Robert" in told(company)

    updates = company.do(forget(company.table, "bob", company.now))

    assert "Robert" not in f"{told(company)} {updates}"
    assert [seat.kind.value for seat in updates[0].seats] == ["person", "bot"]
    assert updates[0].common.erased == 1
    assert [(line.name, line.text) for line in company.table.chat.messages] == [
        ("", ""), ("Ann", ""), ("Ann", "sorry"),
    ]  # fmt: skip


def test_nobody_gets_the_seat_more_easily_because_its_owner_was_deleted() -> None:
    company = Company(SALVAGE, "ann bob cid").sit_down()
    company.do(forget(company.table, "bob", company.now))

    assert company.table.seating.is_kept(1)
    with pytest.raises(SeatTaken):
        company.table.join("dan", "Dan", 1, company.now)


def test_spectators_who_lag_behind_are_not_told_the_name_later() -> None:
    company = talked(Settings(delay=30.0))
    company.wait(31.0)
    company.do(company.table.say("ann", "and now", company.now))

    company.do(forget(company.table, "bob", company.now))
    assert "Robert" not in told(company)
    before = len(company.told[SPECTATOR])
    company.wait(31.0)

    assert len(company.told[SPECTATOR]) > before
    assert "Robert" not in f"{company.told[SPECTATOR][before:]}"


def test_a_table_that_has_not_begun_goes_to_the_next_host_or_ends() -> None:
    company = Company(CONNECT_FOUR, "ann bob", Settings(starts_when_full=False)).sit_down()

    company.do(forget(company.table, "ann", company.now))

    assert company.table.seating.host == "bob"
    assert not company.table.house.is_closed
    updates = company.do(company.table.watch("wim", "Wim", company.now))
    assert updates[-1].stage == Stage.LOBBY
    updates = company.do(forget(company.table, "bob", company.now))
    assert updates[-1].stage == Stage.CLOSED


def test_a_finished_game_keeps_its_seats_and_a_rematch_waits_for_nobody_who_is_gone() -> None:
    company = talked()
    for turn, choice in enumerate(WINNING):
        company.answer(turn % 2, choice)
    result = company.told[0][-1].common.result
    company.do(company.table.play_again("ann", 0, company.now))
    assert not wants_rematch(company.table)

    updates = company.do(forget(company.table, "bob", company.now))

    assert [seat.kind.value for seat in updates[0].seats] == ["person", "person"]
    assert updates[0].common.result == result
    assert wants_rematch(company.table)
    assert sorted(seat.kind.value for seat in rematch(company.table, SECRET).seating.seats) == [
        "open", "person",
    ]  # fmt: skip


def test_who_brought_a_game_is_forgotten_and_who_watched_or_asked_for_a_seat() -> None:
    company = talked()
    company.table.origin = Origin(OriginKind.IMPORT, "Wim")
    company.table.origin_by = "wim"
    company.do(let_spectators_chat(company.table, "ann", True, company.now))
    company.do(company.table.say("wim", "here is Wim", company.now))

    company.do(forget(company.table, "wim", company.now))

    assert "Wim" not in told(company)


def test_nothing_happens_where_nobody_knew_them() -> None:
    company = talked()
    number = company.table.number

    assert forget(company.table, "eve", company.now) is None
    assert (company.table.number, company.table.house.erased) == (number, 0)


def test_it_is_still_so_after_a_restart() -> None:
    company = talked()
    company.do(forget(company.table, "bob", company.now))

    assert company.restored().house.erased == 1


def test_stored_facts_lose_the_name_and_the_person_once_it_is_over() -> None:
    company = talked()
    facts = facts_of(company.table, company.now)
    assert seats_in_facts(facts, "bob") == [1]

    under_way = forget_in_facts(facts, "bob", goes_on=True)
    at_the_end = forget_in_facts(facts, "bob", goes_on=False)

    assert "Robert" not in f"{under_way}{at_the_end}"
    assert "Ann" in f"{under_way}"
    assert seats_in_facts(under_way, "bob") == [1]
    assert seats_in_facts(at_the_end, "bob") == []
    assert seats_in_facts(facts, "") == []
