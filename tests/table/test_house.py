"""What a host may do about people at the table, and that everybody sees it."""

from collections.abc import Callable

import pytest

from orrery.engine.events import SPECTATOR
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.players.random import RANDOM
from orrery.table.change import Change
from orrery.table.chat import MOST_MESSAGES, Chat, ChatPeople
from orrery.table.errors import (
    AlreadyStarted,
    IsOver,
    Muted,
    NoSuchLine,
    NotHost,
    NotOneself,
    NotSeated,
    Removed,
    SpectatorsSilent,
    TableClosed,
    TableError,
)
from orrery.table.house import (
    House,
    close_table,
    let_spectators_chat,
    mute,
    read_house,
    readmit,
    remove_guest,
)
from orrery.table.messages import TableUpdate
from orrery.table.restore import rematch
from orrery.table.settings import ClockKind, ClockSettings, Settings
from orrery.table.stage import Stage
from orrery.table.takeover import ask_for_seat
from tests.table.company import SECRET, Company, bids_shown
from tests.titles.salvage.game import SALVAGE

WINNING = [0, 1, 0, 1, 0, 1, 0]
BY_HAND = Settings(starts_when_full=False)


def lobby() -> Company:
    """Ann, the host, and Bob sit, Wim watches."""
    company = Company(CONNECT_FOUR, "ann bob", BY_HAND).sit_down()
    company.do(company.table.watch("wim", "Wim", company.now))
    return company


def begun() -> Company:
    company = lobby()
    company.do(company.table.start("ann", company.now))
    return company


def acts(updates: list[TableUpdate]) -> set[tuple[int, str, str, str]]:
    """What the host is told to have done, by whom it was heard."""
    return {
        (update.viewer, message.act, message.name, message.text)
        for update in updates
        for message in update.chat
    }


def test_who_is_removed_from_the_lobby_is_gone_and_stays_away() -> None:
    company = lobby()

    updates = company.do(remove_guest(company.table, "ann", 1, None, company.now))

    assert acts(updates) == {(viewer, "removed", "ann", "bob") for viewer in (0, SPECTATOR)}
    assert [seat.kind.value for seat in company.table.seating.views()] == ["person", "open"]
    for table in (company.table, company.restored()):
        with pytest.raises(Removed):
            table.join("bob", "Bob", 1, company.now)
        with pytest.raises(Removed):
            table.watch("bob", "Bob", company.now)


def test_who_is_let_back_may_come_again_and_everybody_is_told() -> None:
    company = lobby()
    [update, *_] = company.do(remove_guest(company.table, "ann", 1, None, company.now))
    assert update.common.removed == (1,)

    updates = company.do(readmit(company.table, "ann", 1, company.now))

    assert acts(updates) == {(viewer, "readmitted", "ann", "bob") for viewer in (0, SPECTATOR)}
    assert {update.common.removed for update in updates} == {()}
    for table in (company.table, company.restored()):
        table.commit(table.watch("bob", "Bob", company.now))
        table.commit(table.join("bob", "Bob", 1, company.now))
        assert table.seats_of("bob") == [1]


def test_only_the_one_who_is_meant_is_let_back() -> None:
    company = lobby()
    company.do(remove_guest(company.table, "ann", 1, None, company.now))
    company.do(company.table.join("cid", "Cid", 1, company.now))
    [update, *_] = company.do(remove_guest(company.table, "ann", 1, None, company.now))
    assert update.common.removed == (1, 2)

    [update, *_] = company.do(readmit(company.table, "ann", 2, company.now))

    assert update.common.removed == (1,)
    assert company.table.chat.people_since(2) == (ChatPeople("ann", "cid"),)
    with pytest.raises(Removed):
        company.table.join("bob", "Bob", 1, company.now)
    company.do(company.table.join("cid", "Cid", 1, company.now))


def test_somebody_can_be_let_back_during_the_game_and_long_after_the_chat_has_forgotten_it() -> None:
    company = lobby()
    company.do(remove_guest(company.table, "ann", 1, None, company.now))
    company.do(company.table.put_bot("ann", 1, RANDOM, company.now))
    company.do(company.table.start("ann", company.now))
    for _ in range(MOST_MESSAGES):
        company.do(company.table.say("ann", "hello", company.now))

    updates = company.do(readmit(company.table, "ann", 1, company.now))

    assert acts(updates) == {(viewer, "readmitted", "ann", "") for viewer in (0, SPECTATOR)}
    company.do(company.table.watch("bob", "Bob", company.now))


@pytest.mark.parametrize("line", [0, 1, 2, 3])
def test_nobody_is_let_back_by_a_line_that_tells_of_no_removal_or_of_one_that_is_past(line: int) -> None:
    company = lobby()
    company.do(company.table.say("bob", "hello", company.now))
    company.do(remove_guest(company.table, "ann", 1, None, company.now))
    company.do(readmit(company.table, "ann", 2, company.now))

    with pytest.raises(NoSuchLine):
        readmit(company.table, "ann", line, company.now)

    assert company.table.chat.count == 3


def test_who_is_removed_twice_is_let_back_by_the_last_line() -> None:
    company = lobby()
    company.do(remove_guest(company.table, "ann", 1, None, company.now))
    company.do(readmit(company.table, "ann", 1, company.now))
    company.do(company.table.join("bob", "Bob", 1, company.now))
    [update, *_] = company.do(remove_guest(company.table, "ann", 1, None, company.now))

    assert update.common.removed == (3,)


def test_tables_that_were_stored_without_the_lines_find_them_in_the_chat() -> None:
    chat = Chat()
    chat.note("removed", 0, "Ann", ChatPeople("ann", "bob"), "Bob", 0.0)
    chat.note("muted", 0, "Ann", ChatPeople("ann", "bob"), "Bob", 0.0)
    stored = House().plain() | {"removed": ["bob", "eve"]}

    assert read_house(stored, chat).removed == {"bob": 1, "eve": 0}


def test_the_line_of_a_removal_is_known_when_the_chat_has_forgotten_it() -> None:
    stored = House().plain() | {"removed": {"bob": 7}}

    assert read_house(stored, Chat()).removed == {"bob": 7}


def test_a_spectator_is_removed_by_what_they_have_said() -> None:
    company = lobby()
    company.do(let_spectators_chat(company.table, "ann", True, company.now))
    company.do(company.table.say("wim", "boo", company.now))

    company.do(remove_guest(company.table, "ann", None, 2, company.now))

    assert "wim" not in company.table.spectators.watchers
    with pytest.raises(Removed):
        company.table.watch("wim", "Wim", company.now)


def test_nobody_is_removed_from_a_game_under_way() -> None:
    company = begun()

    with pytest.raises(AlreadyStarted):
        remove_guest(company.table, "ann", 1, None, company.now)
    assert company.table.seats_of("bob") == [1]


def test_who_was_removed_can_t_ask_for_a_seat_either() -> None:
    company = lobby()
    company.do(remove_guest(company.table, "ann", 1, None, company.now))
    company.do(company.table.join("cid", "Cid", 1, company.now))
    company.do(company.table.start("ann", company.now))
    company.do(company.table.leave("cid", 1, company.now))

    with pytest.raises(Removed):
        ask_for_seat(company.table, "bob", "Bob", 1, company.now)


def test_who_is_muted_is_not_heard_until_the_host_lets_them() -> None:
    company = begun()

    updates = company.do(mute(company.table, "ann", 1, None, True, company.now))

    assert acts(updates) == {(viewer, "muted", "ann", "bob") for viewer in (0, 1, SPECTATOR)}
    assert [seat.is_muted for seat in updates[-1].seats] == [False, True]
    for table in (company.table, company.restored()):
        with pytest.raises(Muted):
            table.say("bob", "but", company.now)
    company.answer(0, 3)
    company.answer(1, 3)

    updates = company.do(mute(company.table, "ann", 1, None, False, company.now))

    assert acts(updates) == {(viewer, "unmuted", "ann", "bob") for viewer in (0, 1, SPECTATOR)}
    company.do(company.table.say("bob", "thanks", company.now))


def test_the_lines_of_a_muted_person_are_known_so_that_they_can_be_heard_again() -> None:
    company = lobby()
    company.do(let_spectators_chat(company.table, "ann", True, company.now))
    company.do(company.table.say("wim", "boo", company.now))
    company.do(company.table.say("bob", "psst", company.now))

    [update, *_] = company.do(mute(company.table, "ann", None, 2, True, company.now))

    assert update.common.muted == (2,)
    with pytest.raises(Muted):
        company.table.say("wim", "boo", company.now)
    [update, *_] = company.do(mute(company.table, "ann", None, 2, False, company.now))
    assert update.common.muted == ()


def test_what_is_so_already_is_not_told_again() -> None:
    company = lobby()
    told = company.table.chat.count

    company.do(mute(company.table, "ann", 1, None, False, company.now))
    company.do(let_spectators_chat(company.table, "ann", False, company.now))

    assert company.table.chat.count == told


def test_spectators_are_silent_until_the_host_lets_them_chat() -> None:
    company = begun()
    with pytest.raises(SpectatorsSilent):
        company.table.say("wim", "hello", company.now)

    updates = company.do(let_spectators_chat(company.table, "ann", True, company.now))

    assert acts(updates) == {(viewer, "opened-chat", "ann", "") for viewer in (0, 1, SPECTATOR)}
    assert updates[0].common.spectators_chat
    company.do(company.table.say("wim", "hello", company.now))
    updates = company.do(let_spectators_chat(company.table, "ann", False, company.now))
    assert acts(updates) == {(viewer, "closed-chat", "ann", "") for viewer in (0, 1, SPECTATOR)}
    for table in (company.table, company.restored()):
        table.spectators.watchers["wim"] = "Wim"
        with pytest.raises(SpectatorsSilent):
            table.say("wim", "hello", company.now)


@pytest.mark.parametrize("make", [lobby, begun])
def test_at_a_closed_table_nothing_can_be_done_any_more(make: Callable[[], Company]) -> None:
    company = make()

    updates = company.do(close_table(company.table, "ann", company.now))

    assert acts(updates) == {(viewer, "closed", "ann", "") for viewer in (0, 1, SPECTATOR)}
    assert {update.stage for update in updates} == {Stage.CLOSED}
    assert all(update.question is None for update in updates)
    for table in (company.table, company.restored()):
        assert table.stage == Stage.CLOSED
        for command in commands(company):
            with pytest.raises(TableClosed):
                command(table)
        assert table.pending is None


def commands(company: Company) -> list[Callable[..., Change]]:
    now = company.now
    return [
        lambda table: table.join("cid", "Cid", 1, now),
        lambda table: table.leave("bob", 1, now),
        lambda table: table.start("ann", now),
        lambda table: table.answer("ann", 0, 0, [3], now),
        lambda table: table.put_bot("ann", 1, RANDOM, now),
        lambda table: table.offer_seat("ann", 1, now),
        lambda table: table.say("ann", "hello", now),
        lambda table: table.hold_turns("ann", 0, True, now),
        lambda table: mute(table, "ann", 1, None, True, now),
        lambda table: remove_guest(table, "ann", 1, None, now),
        lambda table: readmit(table, "ann", 1, now),
        lambda table: let_spectators_chat(table, "ann", True, now),
        lambda table: close_table(table, "ann", now),
        lambda table: ask_for_seat(table, "cid", "Cid", 1, now),
    ]


def test_time_does_not_play_on_at_a_closed_table() -> None:
    clock = ClockSettings(ClockKind.DECISION, seconds=10.0)
    company = Company(CONNECT_FOUR, "ann bob", Settings(clock=clock)).sit_down()
    company.do(close_table(company.table, "ann", company.now))

    company.wait(100.0)
    company.do(company.table.drop("bob", company.now))
    company.do(company.table.arrive("bob", company.now))

    assert company.table.log == []
    assert company.table.due() is None
    assert company.table.wanted() == []


def test_a_window_does_not_close_at_a_closed_table() -> None:
    company = Company(SALVAGE, "ann bob").come_in(bids_shown("zap", "zap"))
    answered = len(company.table.log)
    company.do(close_table(company.table, "ann", company.now))

    company.now += 100.0
    company.do(company.table.drop("bob", company.now))

    assert len(company.table.log) == answered


def test_a_bot_that_was_thinking_when_the_table_was_closed_plays_no_more() -> None:
    company = Company(CONNECT_FOUR, "ann bot").sit_down()
    company.answer(0, 3)
    [job] = company.table.wanted()
    company.do(close_table(company.table, "ann", company.now))

    with pytest.raises(TableClosed):
        company.table.answer_as_bot(1, job.question, [3], company.now)

    assert len(company.table.log) == 1


def test_a_game_that_is_over_need_not_be_closed() -> None:
    company = begun()
    for turn, choice in enumerate(WINNING):
        company.answer(turn % 2, choice)

    with pytest.raises(IsOver):
        close_table(company.table, "ann", company.now)
    assert rematch(company.table, SECRET).house.muted == set()


@pytest.mark.parametrize("who", ["bob", "wim", "eve"])
def test_only_the_host_may_do_any_of_it(who: str) -> None:
    company = lobby()

    tries: list[Callable[[], Change]] = [
        lambda: remove_guest(company.table, who, 0, None, company.now),
        lambda: readmit(company.table, who, 1, company.now),
        lambda: mute(company.table, who, 0, None, True, company.now),
        lambda: let_spectators_chat(company.table, who, True, company.now),
        lambda: close_table(company.table, who, company.now),
    ]
    for act in tries:
        with pytest.raises(NotHost):
            act()
    assert company.table.stage == Stage.LOBBY


@pytest.mark.parametrize(
    ("seat", "line", "error"),
    [(0, None, NotOneself), (None, None, NoSuchLine), (None, 9, NoSuchLine), (None, 1, NoSuchLine)],
)
def test_whom_the_host_means_has_to_be_somebody_else(
    seat: int | None, line: int | None, error: type[TableError]
) -> None:
    company = lobby()
    company.do(let_spectators_chat(company.table, "ann", True, company.now))

    with pytest.raises(error):
        mute(company.table, "ann", seat, line, True, company.now)
    with pytest.raises(error):
        remove_guest(company.table, "ann", seat, line, company.now)


def test_nobody_sits_on_a_free_seat() -> None:
    company = Company(CONNECT_FOUR, "ann open", BY_HAND).sit_down()

    with pytest.raises(NotSeated):
        mute(company.table, "ann", 1, None, True, company.now)


def test_giving_the_seat_of_somebody_away_is_told_as_well() -> None:
    company = lobby()
    updates = company.do(company.table.put_bot("ann", 1, RANDOM, company.now))
    assert acts(updates) == {(viewer, "put-bot", "ann", "bob") for viewer in (0, SPECTATOR)}
    company = begun()
    company.do(company.table.leave("bob", 1, company.now))

    updates = company.do(company.table.offer_seat("ann", 1, company.now))

    assert acts(updates) == {(viewer, "offered-seat", "ann", "bob") for viewer in (0, SPECTATOR)}


def test_acts_are_kept_with_those_they_concern() -> None:
    company = lobby()
    change = mute(company.table, "ann", 1, None, True, company.now)

    assert [(people.writer, people.about) for people in change.people] == [("ann", "bob")]
    assert [message.act for message in change.messages] == ["muted"]
