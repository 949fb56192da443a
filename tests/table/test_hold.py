"""The table holds at the end of a person's turn until they end it."""

import pytest

from orrery.engine.errors import CannotUndo
from orrery.engine.flow import CHANCE
from orrery.games.cluster.game import CLUSTER
from orrery.games.cosmic.game import COSMIC
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server.rooms.summary import summary_of
from orrery.table.errors import NotHeld, NotSeated, StaleQuestion
from orrery.table.hold import LONGEST_HOLD
from orrery.table.orders import armed
from orrery.table.settings import ClockKind, ClockSettings, Settings
from tests.contract.toy import AUCTION, NO, YES
from tests.table.company import Company

NOBODY = -1


def holding(company: Company) -> Company:
    """Everybody wants to end their turns themselves."""
    for seat in company.table.seating.of_people():
        company.do(company.table.hold_turns(company.names[seat], seat, True, company.now))
    return company


def dropped(seats: str = "ann bob", settings: Settings | None = None) -> Company:
    """Ann has dropped a disc, and the table holds."""
    company = holding(Company(CONNECT_FOUR, seats, settings).sit_down())
    company.answer(0, 3)
    return company


def end_turn(company: Company, seat: int) -> None:
    company.do(company.table.end_turn(company.names[seat], seat, company.now))


def test_nobody_else_is_asked_until_the_turn_is_ended() -> None:
    company = dropped()
    assert [company.told[seat][-1].common.held for seat in (0, 1)] == [0, 0]
    assert company.table.question_of(1) is None
    assert company.told[0][-1].may_undo

    end_turn(company, 0)

    assert company.told[1][-1].common.held == NOBODY
    assert company.told[1][-1].question == company.question(1)


def test_nobody_can_answer_meanwhile() -> None:
    company = dropped()
    with pytest.raises(StaleQuestion):
        company.table.answer("bob", 1, company.table.play.questions, [3], company.now)
    with pytest.raises(StaleQuestion):
        company.table.preview("bob", 1, company.table.play.questions, [3])


def test_the_last_answer_is_taken_back() -> None:
    company = dropped()

    company.do(company.table.undo("ann", 0, company.now))

    assert company.told[1][-1].common.held == NOBODY
    assert company.question(0).decision == "drop"


def test_nothing_of_it_stands_in_the_log() -> None:
    company, plain = dropped(), Company(CONNECT_FOUR, "ann bob").sit_down()
    end_turn(company, 0)
    plain.answer(0, 3)

    assert [repr(entry) for entry in company.entries] == [repr(entry) for entry in plain.entries]


def test_without_a_wish_the_table_never_holds() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.answer(0, 3)

    assert company.told[0][-1].common.held == NOBODY
    assert company.question(1).decision == "drop"


def test_chance_is_not_asked_either() -> None:
    company = holding(Company(CLUSTER, "ann bob").sit_down())
    while company.table.play.hold is None:
        seat, draws = company.asked[0], company.match.draws
        company.answer(seat, company.question(seat).options[0][0])
    assert company.asked == [CHANCE]
    assert company.match.draws == draws

    end_turn(company, seat)

    assert company.match.draws == draws + 1


def test_who_says_that_the_turn_is_over_is_not_asked_again() -> None:
    company = holding(Company(CLUSTER, "ann bob").sit_down())
    seat = company.asked[0]
    company.answer(seat, company.question(seat).options[0][0])

    company.say(seat, "end")

    assert company.table.play.hold is None
    assert company.asked == [1 - seat]


def test_who_has_nothing_left_to_do_may_still_take_it_back() -> None:
    """The table ends such a turn itself, and holds."""
    company = holding(Company(CLUSTER, "ann bob").sit_down())
    seat = company.asked[0]
    while company.table.play.hold is None:
        company.answer(seat, company.question(seat).options[0][0])
    assert company.table.play.hold.seat == seat

    company.do(company.table.undo(company.names[seat], seat, company.now))

    assert company.question(seat).decision == "act"


def test_the_dice_that_a_player_rolls_in_their_turn_are_not_held_back() -> None:
    company = holding(Company(BACKGAMMON, "ann bob").sit_down())
    while company.table.play.hold is None:
        seat = company.asked[0]
        company.answer(seat, company.question(seat).options[0][0])
    end_turn(company, company.table.play.hold.seat)
    seat = company.asked[0]
    while company.question(seat).decision != "double":
        company.answer(seat, company.question(seat).options[0][0])
        if company.table.play.hold is not None:
            end_turn(company, seat)
            seat = company.asked[0]
    draws = company.match.draws

    company.say(seat, "no")

    assert company.table.play.hold is None
    assert company.match.draws > draws


def test_a_turn_with_nothing_to_take_back_is_not_held() -> None:
    company = holding(Company(AUCTION, "ann bob cid").sit_down())
    company.answer(0, 2, YES)
    company.answer(1, NO)

    company.answer(2, NO)

    assert company.table.play.hold is None, "the veto is settled"


def test_a_window_is_neither_waited_for_nor_waited_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AUCTION, "hides", 0)
    company = holding(Company(AUCTION, "ann bob cid").sit_down())

    company.answer(0, 2, YES)

    assert company.table.play.hold is None
    assert company.asked == [1, 2]


def test_a_title_with_secrets_never_holds() -> None:
    company = holding(Company(COSMIC, "ann bob cid").sit_down())
    for _ in range(60):
        company.wait(2.0)
        asked = [seat for seat in company.asked if company.table.question_of(seat) is not None]
        if asked:
            company.answer(asked[0], company.question(asked[0]).options[-1][0])
        assert company.table.play.hold is None


def test_a_bot_is_not_asked_before_the_turn_is_ended() -> None:
    company = dropped("ann bot")
    assert company.table.wanted() == []
    assert summary_of(company.table).asked == [0]

    end_turn(company, 0)

    assert [job.seat for job in company.table.wanted()] == [1]


def test_only_the_seat_itself_ends_its_turn() -> None:
    company = dropped()
    with pytest.raises(NotHeld):
        company.table.end_turn("bob", 1, company.now)
    with pytest.raises(NotSeated):
        company.table.end_turn("bob", 0, company.now)
    end_turn(company, 0)
    with pytest.raises(NotHeld):
        company.table.end_turn("ann", 0, company.now)


def test_the_turn_ends_by_itself_after_a_while() -> None:
    company = dropped()
    company.wait(LONGEST_HOLD - 1)
    assert company.table.play.hold is not None

    company.wait(1.0)

    assert company.question(1).decision == "drop"


@pytest.mark.parametrize("kind", [ClockKind.DECISION, ClockKind.BANK, ClockKind.DAYS])
def test_the_clock_of_the_seat_goes_on_and_ends_the_turn(kind: ClockKind) -> None:
    settings = Settings(clock=ClockSettings(kind, seconds=60))
    company = holding(Company(CONNECT_FOUR, "ann bob", settings).sit_down())
    company.wait(20.0)
    company.answer(0, 3)
    clocks = company.told[1][-1].common.clocks
    assert [(clock.left, clock.running) for clock in clocks] == [(40.0, True), (60.0, False)]

    company.wait(40.0)

    assert company.question(1).decision == "drop"
    assert company.table.seating.is_person(0), "nobody is replaced for it"


def test_who_goes_away_has_ended_the_turn() -> None:
    company = dropped()

    company.do(company.table.drop("ann", company.now))

    assert company.question(1).decision == "drop"


def test_who_is_away_is_not_waited_for() -> None:
    company = holding(Company(CONNECT_FOUR, "ann bob").sit_down())
    company.do(company.table.drop("ann", company.now))

    company.answer(0, 3)

    assert company.question(1).decision == "drop"


def test_who_leaves_has_ended_the_turn() -> None:
    company = dropped()

    company.do(company.table.leave("ann", 0, company.now))

    assert company.question(1).decision == "drop"


def test_who_no_longer_wants_to_be_waited_for_has_ended_the_turn() -> None:
    company = dropped()

    company.do(company.table.hold_turns("ann", 0, False, company.now))

    assert company.question(1).decision == "drop"
    assert not company.told[0][-1].holds


def test_who_no_longer_wants_to_be_waited_for_does_not_end_the_turn_of_another() -> None:
    company = dropped()

    company.do(company.table.hold_turns("bob", 1, False, company.now))

    assert company.table.question_of(1) is None
    assert company.told[0][-1].common.held == 0
    assert company.table.play.hold is not None


def test_only_the_seat_is_told_that_its_turns_are_held() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    heard = len(company.told[1])

    company.do(company.table.hold_turns("ann", 0, True, company.now))

    assert company.told[0][-1].holds
    assert len(company.told[1]) == heard


def test_a_proposal_that_is_refused_leaves_the_hold() -> None:
    company = dropped()
    end_turn(company, 0)
    company.answer(1, 3)

    company.do(company.table.propose_undo("ann", 0, company.now))
    company.do(company.table.refuse("bob", 1, company.now))

    assert company.told[0][-1].common.held == 1


def test_a_proposal_that_is_agreed_to_ends_the_hold() -> None:
    company = dropped()
    end_turn(company, 0)
    company.answer(1, 3)

    company.do(company.table.propose_undo("ann", 0, company.now))
    company.do(company.table.agree("bob", 1, company.now))

    assert company.told[0][-1].common.held == NOBODY
    assert company.question(0).decision == "drop"


def test_who_ends_the_turn_has_refused_a_proposal() -> None:
    company = dropped()
    end_turn(company, 0)
    company.answer(1, 3)
    company.do(company.table.propose_undo("ann", 0, company.now))

    end_turn(company, 1)

    assert company.told[0][-1].common.proposal is None


def test_orders_of_others_wait_until_the_turn_is_ended() -> None:
    company = dropped()
    company.do(company.table.give_order("bob", 1, armed("drop", 0), company.now))
    assert len(company.entries) == 1

    end_turn(company, 0)

    assert [entry.seat for entry in company.entries] == [0, 1]


def test_what_an_order_answers_is_not_waited_for() -> None:
    company = holding(Company(CONNECT_FOUR, "ann bob").sit_down())

    company.do(company.table.give_order("ann", 0, armed("drop", 0), company.now))

    assert company.question(1).decision == "drop"


def test_spectators_see_it() -> None:
    company = holding(Company(CONNECT_FOUR, "ann bob").sit_down())
    company.do(company.table.watch("eve", "eve", company.now))
    company.answer(0, 3)

    assert company.told[-1][-1].common.held == 0


def test_friends_at_one_screen_end_each_turn() -> None:
    company = Company(CONNECT_FOUR, "ann ann").sit_down()
    company.do(company.table.hold_turns("ann", 0, True, company.now))
    company.answer(0, 3)
    assert company.table.play.hold is not None
    end_turn(company, 0)

    company.answer(1, 3)

    assert company.told[0][-1].common.held == 1


def test_a_table_that_was_restored_holds_on() -> None:
    company = dropped()
    company.wait(100.0)
    company.do(company.table.rest(company.now))

    found = company.restored()

    assert found.play.hold is not None
    assert found.question_of(1) is None
    assert found.due() == company.now + LONGEST_HOLD - 100.0
    found.commit(found.end_turn("ann", 0, company.now))
    assert found.question_of(1) is not None


def test_a_restored_table_takes_the_answer_back() -> None:
    found = dropped().restored()

    found.commit(found.undo("ann", 0, 100.0))

    assert found.question_of(0) is not None
    with pytest.raises(CannotUndo):
        found.undo("ann", 0, 100.0)


def test_who_does_not_come_back_to_a_restored_table_has_ended_the_turn() -> None:
    found = dropped().restored()

    change = found.drop("ann", 101.0)

    assert change is not None
    found.commit(change)
    assert found.question_of(1) is not None


def test_a_table_stored_before_there_were_holds_is_restored() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    del company.facts["play"]["hold"]
    for seat in company.facts["seating"]["seats"]:
        del seat["holds"]

    assert company.restored().play.hold is None
