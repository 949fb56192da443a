"""Spectators, at once or with a delay, and what is said at the table."""

import pytest

from orrery.engine.events import SPECTATOR
from orrery.games.pulsar.game import PULSAR
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.chat import LONGEST_MESSAGE, clean
from orrery.table.errors import BadText, NoSpectators, NotSeated
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from tests.contract.toy import AUCTION
from tests.table.company import Company

LAGGING = Settings(delay=30.0)


def watched(settings: Settings | None = None) -> Company:
    company = Company(CONNECT_FOUR, "ann bob", settings).sit_down()
    company.do(company.table.watch("wim", "Wim", company.now))
    return company


def test_a_spectator_is_told_all_that_is_public_under_the_same_numbers() -> None:
    company = watched()
    company.answer(0, 3)

    assert company.numbers(SPECTATOR) == [3, 4]
    assert company.numbers(0)[-2:] == [3, 4]
    assert company.told[SPECTATOR][-1].events == company.told[0][-1].events
    assert company.told[SPECTATOR][-1].question is None


def test_where_nothing_is_hidden_all_get_the_same_view_and_none_of_their_own() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.watch("wim", "Wim", company.now))

    updates = company.answer(0, 3)

    assert {update.viewer for update in updates} == {0, 1, SPECTATOR}
    assert all(update.common.open_view is not None for update in updates)
    assert [update.own_view for update in updates] == [None] * 3


def test_what_an_answer_leaves_alone_stays_the_same_part_of_the_view() -> None:
    company = Company(PULSAR, "ann bob").sit_down()
    play = company.table.play
    before = play.open_view()
    company.answer(company.asked[0], company.match.options(company.asked[0])[0])

    assert play.open_view() != before
    assert play.open_view().map is before.map


def test_spectators_lag_behind_a_restored_table_by_a_second_too() -> None:
    found = watched(Settings(delay=1.0)).restored()

    assert found.spectators.next_release() == 101.0


def test_a_spectator_does_not_see_hands() -> None:
    company = Company(AUCTION, "ann bob").sit_down()
    company.do(company.table.watch("wim", "Wim", company.now))

    seen = company.told[SPECTATOR][-1].view

    assert seen == AUCTION.view(company.match.state, SPECTATOR)
    assert seen != company.told[0][-1].view


def test_a_spectator_who_lags_behind_sees_what_was() -> None:
    company = watched(LAGGING)
    company.wait(10.0)
    company.answer(0, 3)
    company.wait(29.9)
    assert company.numbers(SPECTATOR) == [1, 2, 3]
    before = company.table.initial_update("wim", SPECTATOR, company.now).update
    assert before.events == ()

    company.wait(0.1)

    assert company.numbers(SPECTATOR) == [1, 2, 3, 4]
    after = company.table.initial_update("wim", SPECTATOR, company.now).update
    assert (after.number, len(after.events)) == (4, 1)


@pytest.mark.parametrize(("known", "first", "events"), [(0, 0, 1), (1, 1, 0), (2, 0, 1), (3, 0, 1)])
def test_a_spectator_who_lags_behind_and_comes_back_hears_no_more_than_was_shown(
    known: int, first: int, events: int
) -> None:
    company = watched(LAGGING)
    company.answer(0, 3)
    company.wait(30.0)
    for seat, column in ((1, 3), (0, 2)):
        company.answer(seat, column)

    update = company.table.initial_update("wim", SPECTATOR, company.now, first_event=known).update

    assert (update.first_event, len(update.events), update.next_event) == (first, events, 1)


def test_after_a_restart_a_spectator_who_lags_behind_waits() -> None:
    company = watched(LAGGING)
    company.answer(0, 3)
    found = company.restored()
    found.commit(found.watch("wim", "Wim", company.now))

    first = found.initial_update("wim", SPECTATOR, company.now).update
    assert (first.stage, first.view, first.events) == (Stage.LOBBY, None, ())

    later = found.released(company.now + 30.0)
    assert later[0].number == first.number + 1
    assert len(later[0].events) == 1


def test_nobody_watches_a_table_that_is_not_for_watching() -> None:
    company = Company(CONNECT_FOUR, "ann bob", Settings(spectators=False)).sit_down()

    with pytest.raises(NoSpectators):
        company.table.watch("wim", "Wim", company.now)
    with pytest.raises(NotSeated):
        company.table.initial_update("wim", SPECTATOR, company.now)


def test_who_looks_away_is_told_nothing_more() -> None:
    company = watched()
    company.do(company.table.look_away("wim", company.now))
    company.answer(0, 3)

    assert company.numbers(SPECTATOR) == [3]
    assert company.table.look_away("wim", company.now) is None


def test_seats_and_spectators_are_heard_by_all() -> None:
    company = watched()
    company.table.house.spectators_chat = True

    company.do(company.table.say("ann", "hello", company.now))
    company.do(company.table.say("wim", "good luck", company.now))

    for viewer in (0, 1, SPECTATOR):
        messages = [message for update in company.told[viewer] for message in update.chat]
        assert [(message.number, message.seat, message.name, message.text) for message in messages] == [
            (1, 0, "ann", "hello"),
            (2, SPECTATOR, "Wim", "good luck"),
        ]


def test_who_is_not_at_the_table_is_not_heard() -> None:
    company = watched()

    with pytest.raises(NotSeated):
        company.table.say("eve", "psst", company.now)


@pytest.mark.parametrize("text", ["", " \t\n", "\u200b\u202e"])
def test_a_line_needs_something_to_read(text: str) -> None:
    company = watched()

    with pytest.raises(BadText):
        company.table.say("ann", text, company.now)
    assert company.table.pending is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a\nb\tc", "a b c"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("right\u202eleft", "rightleft"),
        ("x" * 1000, "x" * 300),
        ("\u200b" * 900 + "x" * 1000, "x" * 300),
        ("\u200b" * 1100 + "x" * 1000, "x" * 100),
        ("да <b>", "да <b>"),
    ],
)
def test_a_line_is_one_line_of_bounded_length(text: str, words: str) -> None:
    assert clean(text, LONGEST_MESSAGE) == words


def test_only_the_last_lines_are_kept() -> None:
    company = watched()
    for number in range(205):
        company.do(company.table.say("ann", f"message {number}", company.now))

    messages = company.table.initial_update("bob", 1, company.now).update.chat

    assert (len(messages), messages[0].number, messages[-1].number) == (200, 6, 205)


def test_a_spectator_who_has_sat_down_is_none_any_more() -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()
    [*_, update] = company.do(company.table.watch("bob", "Bob", company.now))
    assert update.common.watching == 1

    [*_, update] = company.do(company.table.join("bob", "Bob", 1, company.now))

    assert update.common.watching == 0
