"""Taking back: alone where the rules let one, otherwise if the other people agree."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import CannotUndo
from orrery.engine.events import UNDONE, UNKNOWN
from orrery.games.pulsar.game import PULSAR
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import AwaitsConsent, NoProposal, StaleQuestion
from orrery.table.orders import armed
from orrery.table.settings import ClockKind, ClockSettings, Settings
from tests.contract.toy import AUCTION, NO, YES
from tests.table.company import Company


def at_double() -> Company:
    """Ann has set the stake, and is asked whether it is doubled."""
    company = Company(AUCTION, "ann bob cid").sit_down()
    company.answer(0, 2)
    assert company.question(0).decision == "double"
    return company


def at_veto() -> Company:
    """Bob and Cid are asked at once whether they veto."""
    company = at_double()
    company.answer(0, YES)
    assert company.asked == [1, 2]
    return company


def two_discs() -> Company:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.answer(0, 3)
    company.answer(1, 3)
    return company


def test_who_has_just_answered_may_take_it_back() -> None:
    company = at_double()
    assert company.told[0][-1].may_undo

    company.do(company.table.undo("ann", 0, company.now))

    assert company.question(0).decision == "stake"
    assert company.entries[-1].choice == len(company.entries) - 1


def test_no_number_of_the_log_is_told() -> None:
    company = at_veto()
    company.answer(1, NO)

    company.do(company.table.undo("bob", 1, company.now))

    for seat in range(3):
        assert company.told[seat][-1].events == ((UNDONE, 1, UNKNOWN, UNKNOWN, UNKNOWN),)


def test_the_number_of_the_question_is_new_after_taking_back() -> None:
    company = Company(AUCTION, "ann bob cid").sit_down()
    first = company.question(0).number
    company.answer(0, 2)
    company.do(company.table.undo("ann", 0, company.now))

    with pytest.raises(StaleQuestion):
        company.table.answer("ann", 0, first, [1], company.now)


def test_an_answer_in_a_group_may_be_taken_back_until_all_have_answered() -> None:
    company = at_veto()
    before = company.question(1).number, company.question(2).number
    company.answer(1, NO)

    company.do(company.table.undo("bob", 1, company.now))

    assert company.question(1).number > before[0]
    assert company.question(2).number == before[1]
    company.answer(1, NO)
    company.answer(2, NO)
    assert company.asked == [0, 1, 2], "all bid"


def test_nobody_takes_back_what_others_have_built_on() -> None:
    company = two_discs()
    assert [company.told[seat][-1].may_undo for seat in (0, 1)] == [False, True]

    with pytest.raises(CannotUndo):
        company.table.undo("ann", 0, company.now)
    assert company.table.pending is None


def test_what_an_order_has_answered_can_be_taken_back_and_is_not_answered_again() -> None:
    company = Company(AUCTION, "ann bob").sit_down()
    company.do(company.table.give_order("ann", 0, armed("double", YES), company.now))
    company.do(company.table.give_order("ann", 0, armed("double", YES), company.now))
    company.answer(0, 2)
    company.wait(5.0)
    assert company.asked == [1]

    company.do(company.table.undo("ann", 0, company.now))
    company.wait(5.0)

    assert company.question(0).decision == "double"


def test_the_others_have_to_agree_to_more() -> None:
    company = two_discs()

    company.do(company.table.propose_undo("ann", 0, company.now))
    [proposal] = {update.common.proposal for update in (company.told[0][-1], company.told[1][-1])}
    assert proposal is not None
    assert (proposal.seat, proposal.awaited) == (0, (1,))
    company.do(company.table.agree("bob", 1, company.now))

    assert company.asked == [0]
    assert len(company.match.live) == 0
    assert company.told[1][-1].common.proposal is None


def test_one_refusal_is_enough() -> None:
    company = two_discs()
    company.do(company.table.propose_undo("ann", 0, company.now))

    company.do(company.table.refuse("bob", 1, company.now))

    assert len(company.match.live) == 2
    with pytest.raises(NoProposal):
        company.table.agree("bob", 1, company.now)
    with pytest.raises(NoProposal):
        company.table.refuse("bob", 1, company.now)


def test_who_plays_on_has_refused() -> None:
    company = two_discs()
    company.do(company.table.propose_undo("bob", 1, company.now))

    company.answer(0, 0)

    assert company.told[0][-1].common.proposal is None


def test_who_is_late_has_refused() -> None:
    clock = ClockSettings(ClockKind.DECISION, seconds=10)
    company = Company(CONNECT_FOUR, "ann bob", Settings(clock=clock)).sit_down()
    company.answer(0, 3)
    company.answer(1, 3)
    company.do(company.table.propose_undo("bob", 1, company.now))

    company.wait(10.0)

    assert company.told[0][-1].common.proposal is None


def after_a_forced_answer() -> tuple[Company, int, int]:
    """A game of PULSAR 2849 in which Ann or Bob has chosen, and the table has then answered for them.

    Also the number of what was chosen.
    """
    company, rng = Company(PULSAR, "ann bob").sit_down(), Rng(3)
    while True:
        seat, said = company.asked[0], len(company.entries)
        options = company.question(seat).options
        company.answer(seat, options[rng.below(len(options))][0])
        given = [entry.seat for entry in company.entries[said:]]
        if len(given) > 1 and set(given) == {seat} and company.match.undoable(seat):
            return company, seat, said + 1


def test_taking_back_goes_back_to_a_real_choice() -> None:
    company, seat, chosen = after_a_forced_answer()

    company.do(company.table.undo(company.names[seat], seat, company.now))

    assert company.match.live[-1] == chosen - 1


def test_a_proposal_goes_back_to_a_real_choice() -> None:
    company, seat, chosen = after_a_forced_answer()

    company.do(company.table.propose_undo(company.names[seat], seat, company.now))
    company.do(company.table.agree(company.names[1 - seat], 1 - seat, company.now))

    assert company.match.live[-1] == chosen - 1


def test_there_is_one_proposal_at_a_time() -> None:
    company = two_discs()
    company.do(company.table.propose_undo("ann", 0, company.now))

    with pytest.raises(AwaitsConsent):
        company.table.propose_undo("bob", 1, company.now)


def test_bots_are_not_asked_for_consent() -> None:
    company = Company(CONNECT_FOUR, "ann bot").sit_down()
    company.answer(0, 3)
    company.let_bots_answer()

    company.do(company.table.propose_undo("ann", 0, company.now))

    assert company.match.live == []
    assert company.asked == [0]


def test_bots_keep_still_while_people_are_asked() -> None:
    company = Company(AUCTION, "ann bob bot").sit_down()
    company.answer(0, 2, NO)
    [job] = company.table.wanted()
    company.do(company.table.propose_undo("ann", 0, company.now))

    assert company.table.wanted() == []
    with pytest.raises(AwaitsConsent):
        company.table.answer_as_bot(2, job.question, [NO], company.now)


def test_the_table_answers_for_nobody_while_people_are_asked() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.answer(0, 3)
    company.do(company.table.propose_undo("ann", 0, company.now))

    company.do(company.table.give_order("bob", 1, armed("drop", 0), company.now))
    assert company.asked == [1]
    company.do(company.table.refuse("bob", 1, company.now))

    assert company.asked == [0]


def test_nothing_can_be_proposed_by_who_has_not_chosen_anything() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(CannotUndo):
        company.table.propose_undo("bob", 1, company.now)


def test_the_store_has_the_rewind_and_can_be_read() -> None:
    company = two_discs()
    company.do(company.table.propose_undo("ann", 0, company.now))
    company.do(company.table.agree("bob", 1, company.now))

    found = company.restored()

    assert found.play.match.live == []
    assert len(found.play.match.log) == 3
