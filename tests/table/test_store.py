"""What is stored, what is found again, and what somebody needs who comes in or comes back."""

import json

import pytest

from orrery.engine.errors import WrongDraw
from orrery.engine.match import Entry
from orrery.engine.notation import read_save
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import NotOver, NotSeated, SeatTaken
from orrery.table.orders import armed
from orrery.table.origin import Origin, OriginKind, earlier_dealer
from orrery.table.restore import rematch, wants_rematch
from orrery.table.seats import SeatKind
from orrery.table.stage import Stage
from tests.contract.toy import AUCTION
from tests.table.company import SECRET, Company

FULL_SPEED = [0, 1, 0, 1, 0, 1, 0]
"""Ann has four discs in the first column before Bob has four in the second."""


def finished() -> Company:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    for turn, column in enumerate(FULL_SPEED):
        company.answer(turn % 2, column)
    return company


def test_a_restored_table_is_the_same_to_all() -> None:
    company = Company(AUCTION, "ann bob bot").sit_down()
    company.do(company.table.give_order("bob", 1, armed("veto", 1), company.now))
    company.do(company.table.say("ann", "hello", company.now))
    company.answer(0, 2)
    company.facts = json.loads(json.dumps(company.facts))

    found = company.restored()

    for seat, name in ((0, "ann"), (1, "bob")):
        was, now = (table.initial_update(name, seat, company.now).update for table in (company.table, found))
        assert (now.number, now.view, now.events, now.question) == (
            was.number,
            was.view,
            was.events,
            was.question,
        )
        assert (now.orders, now.common.clocks, now.chat, now.may_undo) == (
            was.orders,
            was.common.clocks,
            was.chat,
            was.may_undo,
        )
    assert [job.seat for job in found.wanted()] == [job.seat for job in company.table.wanted()]


def test_a_restored_table_knows_at_once_which_bot_has_to_answer() -> None:
    company = Company(CONNECT_FOUR, "ann bot").sit_down()
    company.answer(0, 3)

    assert [job.seat for job in company.restored().wanted()] == [1]


def test_nobody_is_connected_to_a_restored_table() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    assert all(seat.present for seat in company.table.seating.views())

    assert not any(seat.present for seat in company.restored().seating.views())


def test_a_restored_table_keeps_the_seat_of_who_is_gone_for_them_alone() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.leave("bob", 1, company.now))
    company.do(company.table.watch("wim", "Wim", company.now))

    found = company.restored()

    seat = found.seating.views()[1]
    assert (seat.kind, seat.is_kept, seat.is_free) == (SeatKind.BOT, True, False)
    with pytest.raises(SeatTaken):
        found.join("wim", "Wim", 1, company.now)
    found.commit(found.join("bob", "bob", None, company.now))
    assert found.seats_of("bob") == [1]


def test_a_restored_table_goes_on_where_it_was() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.answer(0, 3)
    found = company.restored()

    change = found.answer("bob", 1, company.question(1).number, [3], company.now)
    updates = found.commit(change)

    assert (change.number, change.first_entry, len(change.entries)) == (company.table.number + 1, 2, 1)
    assert [(update.first_event, len(update.events)) for update in updates] == [(1, 1), (1, 1)]


def test_a_lobby_is_restored() -> None:
    company = Company(AUCTION, "ann open open").sit_down()

    found = company.restored()

    assert found.stage == Stage.LOBBY
    assert found.seats_of("ann") == [0]
    found.commit(found.start("ann", company.now))


def test_a_log_whose_draws_are_not_the_dealers_is_refused() -> None:
    company = Company(AUCTION, "ann bob").sit_down()
    first = company.entries[0]
    other = next(kind for kind in range(5) if kind != first.choice)

    with pytest.raises(WrongDraw):
        company.restored([Entry(first.seat, first.decision, other), *company.entries[1:]])


def test_who_comes_back_gets_what_was_missed_and_nothing_twice() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.answer(0, 3)
    heard = company.told[1][-1].next_event
    company.answer(1, 3)
    company.answer(0, 2)

    update = company.table.initial_update("bob", 1, company.now, first_event=heard).update

    assert update.number == company.numbers(0)[-1]
    assert (update.first_event, [event[1] for event in update.events]) == (1, [1, 0])
    assert update.question == company.question(1)


@pytest.mark.parametrize("first_event", [-1, 99])
def test_who_claims_to_know_events_that_never_were_gets_all(first_event: int) -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.answer(0, 3)

    update = company.table.initial_update("bob", 1, company.now, first_event=first_event).update

    assert (update.first_event, len(update.events)) == (0, 1)


def test_who_comes_in_gets_the_whole_chat_and_who_comes_back_what_was_missed() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    for text in ("hello", "well"):
        company.do(company.table.say("ann", text, company.now))

    whole = company.table.initial_update("bob", 1, company.now).update
    missed = company.table.initial_update("bob", 1, company.now, last_message=1).update

    assert [message.text for message in whole.chat] == ["hello", "well"]
    assert [message.text for message in missed.chat] == ["well"]


def test_what_has_not_changed_in_an_open_view_is_the_same_object_as_before() -> None:
    company = Company(BACKGAMMON, "ann bob").sit_down()
    before = company.table.play.open_view()

    company.answer(company.asked[0], company.question(company.asked[0]).options[0][0])

    after = company.table.play.open_view()
    same = [name for name in before.__struct_fields__ if getattr(before, name) == getattr(after, name)]
    assert after != before
    assert same
    assert all(getattr(before, name) is getattr(after, name) for name in same)


def test_nobody_gets_the_snapshot_of_another_seat() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(NotSeated):
        company.table.initial_update("bob", 0, company.now)


def test_the_promise_is_shown_and_the_secret_only_in_the_archive() -> None:
    company = finished()

    snapshot = company.table.initial_update("ann", 0, company.now)
    save = company.table.archive()

    assert snapshot.promise in save
    assert SECRET.hex() not in str(snapshot)
    assert SECRET.hex() in save
    assert read_save(save, TITLES).outcome() is not None


def test_there_is_no_archive_of_a_game_that_goes_on() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(NotOver):
        company.table.archive()


def test_the_end_is_told() -> None:
    company = finished()

    update = company.told[1][-1]

    assert update.stage == Stage.OVER
    assert update.common.result is not None
    assert update.common.result.places == (1, 2)
    assert company.table.due() is None


def test_another_game_begins_when_all_people_want_it_with_seats_rotated() -> None:
    company = finished()
    company.do(company.table.play_again("ann", 0, company.now))
    assert company.told[1][-1].common.again == (0,)
    assert not wants_rematch(company.table)
    company.do(company.table.play_again("bob", 1, company.now))
    assert wants_rematch(company.table)

    again = rematch(company.table, b"another secret")
    again.commit(again.start("ann", company.now))

    assert [seat.person for seat in again.seating.seats] == ["bob", "ann"]
    assert again.stage == Stage.RUNNING


def test_everybody_is_told_where_it_goes_on() -> None:
    company = finished()

    company.do(company.table.move_on("another", company.now))

    assert [company.told[seat][-1].common.next_match for seat in (0, 1)] == ["another", "another"]
    assert company.restored().next_match == "another"


@pytest.mark.parametrize("has_start", [True, False])
def test_another_game_from_the_same_position_says_so_and_one_from_the_beginning_has_no_origin(
    has_start: bool,
) -> None:
    company = finished()
    company.table.origin = Origin(OriginKind.POSITION if has_start else OriginKind.IMPORT, "Ann")
    if has_start:
        company.table.setup.start = CONNECT_FOUR.start(company.setup)

    again = rematch(company.table, b"another secret")

    assert again.origin == (Origin(OriginKind.POSITION, "Ann") if has_start else None)


def test_another_game_from_the_beginning_needs_no_origin_either() -> None:
    assert rematch(finished().table, b"another secret").origin is None


@pytest.mark.parametrize(
    ("draws", "is_checked", "dealer"),
    [(0, True, "none"), (0, False, "none"), (3, True, "checked"), (3, False, "unknown")],
)
def test_whoever_made_earlier_draws_is_named(draws: int, is_checked: bool, dealer: str) -> None:
    assert earlier_dealer(draws, is_checked) == dealer


def test_nobody_wants_another_game_before_this_one_is_over() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(NotOver):
        company.table.play_again("ann", 0, company.now)
    with pytest.raises(NotOver):
        rematch(company.table, b"another secret")
