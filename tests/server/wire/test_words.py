"""Updates in words."""

from typing import Any

import pytest
from msgspec.structs import replace

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR, UNDONE, UNKNOWN
from orrery.engine.game import Game
from orrery.engine.match import ALL_SEATS, Match
from orrery.games.cosmic.game import COSMIC
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import ROLLED
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server.wire.messages import UpdateWords
from orrery.server.wire.words import Wording, WordOptions, names_of, speech_in
from orrery.table.groups import is_poll
from orrery.table.messages import TableUpdate
from orrery.table.seats import SeatInfo, SeatKind
from orrery.table.settings import Settings
from tests.contract.walks import answer_randomly
from tests.server.wire.games import NAMES, answers, company, each_title

WITH_POSITION = WordOptions("en", position=True)
in_each_language = pytest.mark.parametrize("lang", ["en", "ru"])


def wording(game: Game[Any], lang: str = "en") -> Wording:
    return Wording(game, lang, NAMES[: game.usual])


def told(game: Game[Any], most: int) -> list[TableUpdate]:
    """Everything that anybody is told in a game with spectators."""
    table = company(game, Settings(pause=0.0))
    table.do(table.table.watch("tourist", "Tourist", table.now))
    return [update for updates in answers(table, most) for update in updates]


def seat(name: str = "", bot: str = "") -> SeatInfo:
    kind = SeatKind.PERSON if name else SeatKind.BOT if bot else SeatKind.OPEN
    return SeatInfo(kind, name, bot, present=True, is_host=False, is_free=False, is_kept=False)


@in_each_language
@each_title
def test_every_update_has_words_for_all_that_it_tells(game: Game[Any], lang: str) -> None:
    words = wording(game, lang)
    questions = 0
    for update in told(game, 150):
        found = words.words(update, WITH_POSITION)
        question = update.question
        questions += question is not None
        assert bool(found.question) == (question is not None)
        if question is not None:
            assert len(found.options) == len(question.options)
            assert len(found.plans) == len(question.plans)
            assert len(found.refused) == len(question.refused)
            assert all(option.text for option in found.options)
            assert all(answer.text for answer in (*found.refused, *found.plans))
            assert all(plan.pieces for plan in found.plans)
            assert all(found.clauses.values())
        assert all(item.text for item in found.news)
        assert {item.clause for item in found.news} <= set(words.clauses)
        assert found.position

    assert questions


@each_title
def test_who_comes_late_is_told_what_has_happened(game: Game[Any]) -> None:
    table = company(game)
    for _ in answers(table, 100):
        pass
    update = table.table.initial_update("ann", 0, table.now).update

    assert wording(game).words(update).news


def last_words(updates: list[TableUpdate], viewer: int, words: Wording) -> UpdateWords:
    return words.words([update for update in updates if update.viewer == viewer][-1])


def test_everybody_reads_who_is_asked_but_only_the_own_answers() -> None:
    table = company(CONNECT_FOUR)
    updates = table.answer(0, 3)
    words = wording(CONNECT_FOUR)
    mine, theirs = (last_words(updates, viewer, words) for viewer in (0, 1))

    assert [asked.seat for asked in mine.asked] == [1]
    assert [asked.seat for asked in theirs.asked] == [1]
    assert mine.asked[0].text.startswith("bob decides ")
    assert theirs.asked[0].text.startswith("bob: ")
    assert mine.question == ""
    assert mine.options == ()
    assert len(theirs.options) == 7
    assert mine.news[0].kind == "dropped"
    assert mine.news[0].seat == 0


def test_in_a_window_it_is_told_who_still_has_to_answer() -> None:
    words = wording(COSMIC)
    asked: dict[int, set[int]] = {}
    for update in told(COSMIC, 80):
        open_seats = {ask.seat for ask in update.view.flow.asks if not ask.answered}
        assert {item.seat for item in words.words(update).asked} == open_seats
        asked.setdefault(update.number, open_seats)

    assert max(len(seats) for seats in asked.values()) > 1


def test_a_refusal_cites_its_clause() -> None:
    words = wording(PULSAR)
    updates = [update for update in told(PULSAR, 60) if update.question is not None]
    cited = {clause for update in updates for clause in words.words(update).clauses.items()}

    assert cited
    assert cited <= set(words.clauses.items())
    for update in updates:
        assert update.question is not None
        assert set(words.words(update).clauses) == {clause for _, clause in update.question.refused}


def test_a_question_is_put_in_words_once_however_long_it_stays_open() -> None:
    table = company(CONNECT_FOUR)
    words = wording(CONNECT_FOUR)
    first = table.table.initial_update("ann", 0, table.now).update
    table.do(table.table.say("bob", "hurry", table.now))
    later = table.table.initial_update("ann", 0, table.now).update

    assert words.words(first).options is words.words(later).options


def test_nothing_but_names_is_said_before_the_game() -> None:
    table = company(PULSAR, Settings(starts_when_full=False))
    update = table.table.initial_update("ann", 0, table.now).update
    found = wording(PULSAR).words(update, WITH_POSITION)

    assert found.names == NAMES[: PULSAR.usual]
    assert (found.phase, found.asked, found.position, found.news) == ("", (), (), ())


def test_bots_are_named_by_letter_and_kind_and_namesakes_told_apart() -> None:
    seats = [seat("Ann"), seat(bot="greedy"), seat("Ann"), seat()]

    assert names_of(seats, speech_in("en")) == ("Ann (A)", "B (greedy)", "Ann (C)", "D")


@in_each_language
@each_title
def test_taking_back_is_told_by_name_or_of_all(game: Game[Any], lang: str) -> None:
    view = game.view(game.start(game.setup(game.usual)), 0)
    events = [(UNDONE, seat, UNKNOWN, UNKNOWN, UNKNOWN) for seat in (1, ALL_SEATS)]
    one, everybody = wording(game, lang).news(view, events)

    assert one.kind == everybody.kind == "undone"
    assert NAMES[1] in one.text
    assert one.seat == 1
    assert not any(name in everybody.text for name in NAMES)
    assert everybody.seat == SPECTATOR


def test_the_dice_of_a_roll_share_a_sentence() -> None:
    view = PULSAR.view(PULSAR.start(PULSAR.setup(2)), 0)
    events = [(ROLLED, SPECTATOR, value, 0, 0) for value in (2, 5, 5)]

    assert [told.text for told in wording(PULSAR).news(view, events)] == ["The dice show 2, 5, 5."]


def test_only_the_last_events_of_a_long_past_are_told() -> None:
    table = company(CONNECT_FOUR)
    update = table.answer(0, 3)[-1]
    long_past = replace(update, events=update.events * 1000)

    assert len(wording(CONNECT_FOUR).words(long_past).news) <= 200


def test_who_may_respond_is_told_apart_from_who_has_to_answer() -> None:
    words = Wording(COSMIC, "en", ("Ann", "Bob", "Cid"))
    match, rng = Match(COSMIC, COSMIC.setup(3)), Rng(2)
    told: dict[bool, set[bool]] = {True: set(), False: set()}
    for _ in range(200):
        answer_randomly(match, rng)
        for asked in words.asked(COSMIC.view(match.state, SPECTATOR)):
            told[is_poll(match)].add(asked.is_chance is True)

    assert told == {True: {True}, False: {False}}
