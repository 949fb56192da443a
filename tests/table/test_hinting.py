"""Who may have hints, and that they are thought about from one seat's view alone."""

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.players.random import RANDOM
from orrery.table.errors import NoHints, NotSeated, NotStarted, StaleQuestion
from orrery.table.hinting import HintJob, hint_job
from orrery.table.settings import HintRule, Settings
from tests.table.company import Company


def seated(seats: str, rule: HintRule = HintRule.ALONE) -> Company:
    return Company(CONNECT_FOUR, seats, Settings(hints=rule)).sit_down()


def asked(company: Company, seat: int = 0, who: str = "ann") -> HintJob:
    return hint_job(company.table, who, seat, company.question(seat).number)


def test_who_plays_against_bots_alone_may_have_hints() -> None:
    company = seated("ann bot")
    assert company.told[0][-1].may_hint
    job = asked(company)
    assert job.view == CONNECT_FOUR.view(company.match.state, 0)
    assert (job.seat, job.question) == (0, company.question(0).number)


@pytest.mark.parametrize(("seats", "rule"), [("ann bob", HintRule.ALONE), ("ann bot", HintRule.OFF)])
def test_where_hints_are_not_allowed_nobody_gets_any(seats: str, rule: HintRule) -> None:
    company = seated(seats, rule)
    assert not company.told[0][-1].may_hint
    with pytest.raises(NoHints):
        asked(company)


def test_where_all_have_agreed_everybody_may_have_hints() -> None:
    company = seated("ann bob", HintRule.ALL)
    assert [company.told[seat][-1].may_hint for seat in (0, 1)] == [True, True]
    assert asked(company).seat == 0


def test_a_bot_that_plays_for_somebody_who_is_away_is_no_bot_to_play_alone_against() -> None:
    company = seated("ann bob")
    company.do(company.table.leave("bob", 1, company.now))
    assert not company.told[0][-1].may_hint
    with pytest.raises(NoHints):
        asked(company)


def test_a_bot_that_the_host_has_put_is() -> None:
    company = Company(CONNECT_FOUR, "ann open").sit_down()
    company.do(company.table.put_bot("ann", 1, RANDOM, company.now))
    assert asked(company).seat == 0


def test_nobody_has_hints_for_a_seat_that_is_not_theirs() -> None:
    company = seated("ann bob", HintRule.ALL)
    with pytest.raises(NotSeated):
        asked(company, who="bob")


def test_there_are_no_hints_for_a_question_that_is_not_open() -> None:
    company = seated("ann bot")
    with pytest.raises(StaleQuestion):
        hint_job(company.table, "ann", 0, company.question(0).number + 1)


def test_there_are_no_hints_before_the_game() -> None:
    company = Company(CONNECT_FOUR, "ann open", Settings(hints=HintRule.ALL)).sit_down()
    with pytest.raises(NotStarted):
        hint_job(company.table, "ann", 0, 1)


def test_asking_changes_and_tells_nothing() -> None:
    company = seated("ann bob", HintRule.ALL)
    before = (company.table.number, len(company.told[1]), len(company.entries))
    asked(company)
    assert (company.table.number, len(company.told[1]), len(company.entries)) == before
    assert company.table.pending is None


def test_hands_of_others_are_not_in_what_hints_are_made_of() -> None:
    company = Company(COSMIC, "ann bot bot").sit_down()
    while company.table.question_of(0) is None:
        company.wait(1.0)
        company.let_bots_answer()
    assert asked(company).view == COSMIC.view(company.match.state, 0)


def test_a_stored_table_keeps_its_rule() -> None:
    company = seated("ann bob", HintRule.ALL)
    assert company.restored().settings.hints == HintRule.ALL
