"""Questions to one seat whose answers only that seat knows: nobody can guess that there was but one."""

from collections import Counter
from collections.abc import Callable, Hashable

import pytest
from msgspec import json

from orrery.engine.chance import Rng
from orrery.engine.flow import Ask
from orrery.engine.match import Match
from orrery.table import automatic
from orrery.table.change import Change
from orrery.table.orders import armed
from orrery.table.play import Play
from orrery.table.settings import ClockKind, ClockSettings, OnTimeout, Settings
from tests.table.company import Company
from tests.titles.salvage.game import SALVAGE
from tests.titles.salvage.keys import SHOW
from tests.titles.salvage.state import Salvage
from tests.titles.scene import BEGINNING, scene

CHOICE, NO_CHOICE = "tug zap", "tug tug"
"""Hands of two cards, of which one is to be shown: with two kinds to choose from, and with one."""

TUG = 0
PAUSE = Settings().pause
LIMIT = 5.0
TIMED = Settings(clock=ClockSettings(ClockKind.DECISION, LIMIT), on_timeout=OnTimeout.ANSWER)
QUESTIONS = 400
BY_CHANCE = 0.5 + 3 * (0.25 / (QUESTIONS / 2)) ** 0.5


def to_show(hand: str) -> Match[Salvage]:
    """The second seat has said that it shows a card, and is asked which one."""
    match = scene("tug", hand, owned={1: "observatory"}, step=BEGINNING, round=1)
    match.say(1, "0")
    return match


def asked_to_show(hand: str, seats: str = "ann bob", settings: Settings | None = None) -> Company:
    return Company(SALVAGE, seats, settings).come_in(to_show(hand))


def is_shown(company: Company) -> bool:
    return company.table.play.questions > 1


@pytest.mark.parametrize("hand", [CHOICE, NO_CHOICE])
def test_nobody_is_answered_for_where_others_could_tell_that_there_was_no_choice(hand: str) -> None:
    company = asked_to_show(hand)

    company.wait(3600.0)
    assert not is_shown(company)
    assert not company.question(1).is_given
    company.say(1, "tug")

    assert is_shown(company)


def test_where_all_can_see_that_there_is_no_choice_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SALVAGE, "open_questions", (SHOW,))
    company = asked_to_show(NO_CHOICE)
    assert company.question(1).is_given

    company.wait(PAUSE)

    assert is_shown(company)


@pytest.mark.parametrize("seats", ["bot ann", "ann ann"])
def test_who_has_nobody_to_hide_it_from_is_answered_for_after_the_pause(seats: str) -> None:
    company = asked_to_show(NO_CHOICE, seats)
    assert company.question(1).is_given
    assert not is_shown(company)

    company.wait(PAUSE)

    assert is_shown(company)


def test_when_the_last_other_person_leaves_the_question_says_that_it_is_answered() -> None:
    company = asked_to_show(NO_CHOICE)
    assert not company.question(1).is_given

    company.do(company.table.leave("ann", 0, company.now))

    assert company.told[1][-1].question is None or company.told[1][-1].question.is_given


@pytest.mark.parametrize("hand", [CHOICE, NO_CHOICE])
def test_an_order_answers_after_the_pause_with_a_choice_or_without(hand: str) -> None:
    company = asked_to_show(hand)
    company.do(company.table.give_order("bob", 1, armed("show", TUG), company.now))

    company.wait(PAUSE - 0.01)
    assert not is_shown(company)
    company.wait(0.01)

    assert is_shown(company)


@pytest.mark.parametrize("hand", [CHOICE, NO_CHOICE])
def test_a_bot_is_asked_with_a_choice_or_without_and_heard_after_the_pause(hand: str) -> None:
    match = scene("tug", "tug", hand, owned={2: "observatory"}, step=BEGINNING, round=1)
    match.say(2, "0")
    company = Company(SALVAGE, "ann bob bot").come_in(match)
    [job] = company.table.wanted()

    company.do(company.table.answer_as_bot(2, job.question, [TUG], company.now))
    company.wait(PAUSE - 0.01)
    assert not is_shown(company)
    company.wait(0.01)

    assert is_shown(company)


def bobs_acts(company: Company, rng: Rng) -> list[tuple[float, Callable[[], Change]]]:
    """What bob does about the question and when, whatever he holds; he may be too late or do nothing."""
    table, number = company.table, company.question(1).number
    at = 100.0 + rng.below(60) / 10
    habits: list[list[tuple[float, Callable[[], Change]]]] = [
        [],
        [(100.0, lambda: table.give_order("bob", 1, armed("show", TUG), company.now))],
        [(at, lambda: table.answer("bob", 1, number, [TUG], company.now))],
    ]
    return habits[rng.below(len(habits))]


def seen_by_ann(hand: str, rng: Rng) -> Hashable:
    """When ann hears how much, until she hears which card it is."""
    company = asked_to_show(hand, settings=TIMED)
    for at, act in bobs_acts(company, rng):
        company.wait(at - company.now)
        if not is_shown(company) and not company.table.play.helped:
            company.do(act())
    for _ in range(100):
        if is_shown(company):
            break
        company.wait(0.1)
        for job in company.table.wanted():
            company.do(company.table.answer_as_bot(1, job.question, [TUG], company.now))
    assert is_shown(company)
    sizes = [len(json.encode(update)) for update in company.told[0][:-1]]
    return tuple(round(at - 100.0, 3) for at in company.moments[0]), tuple(sizes)


def guessed_right() -> float:
    """How often a guess is right that has learned from half of the questions, tried on the other half."""
    rng = Rng(16)
    secrets = [bool(rng.below(2)) for _ in range(QUESTIONS)]
    seen = [seen_by_ann(CHOICE if secret else NO_CHOICE, rng) for secret in secrets]
    half = QUESTIONS // 2
    known: dict[Hashable, Counter[bool]] = {}
    for trace, secret in zip(seen[:half], secrets[:half]):
        known.setdefault(trace, Counter())[secret] += 1
    right = [
        secret == (known[trace].most_common(1)[0][0] if trace in known else False)
        for trace, secret in zip(seen[half:], secrets[half:])
    ]
    return sum(right) / half


def test_times_and_traffic_of_many_questions_let_nobody_guess_who_had_a_choice() -> None:
    assert guessed_right() <= BY_CHANCE


def never(play: Play, ask: Ask) -> bool:
    return False


def test_the_guess_would_notice_a_table_that_answers_for_those_without_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(automatic, "is_private", never)

    assert guessed_right() > BY_CHANCE + 0.1
