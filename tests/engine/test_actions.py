"""An action says once what it allows; options, refusals and notation follow."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE, Action, Acts
from orrery.engine.decision import ALLOWED, Plan
from orrery.engine.flow import Ask, Choices
from tests.contract.toy import AUCTION, Auction

ASK: Final = Ask(0, 0)


@final
class Paint(Action[Auction]):
    """Three walls: the second is wet, the third costs more than there is, and there is no fourth."""

    def forbidden(self, state: Auction, ask: Ask, target: i64) -> str:
        return ("", "T1", "", NOT_THERE)[target]

    def unaffordable(self, state: Auction, ask: Ask, target: i64) -> str:
        return "T2" if target == 2 else ALLOWED

    def do(self, state: Auction, ask: Ask, target: i64) -> None:
        state.stake = 10 + target

    def plans(self, state: Auction, ask: Ask) -> list[Plan]:
        return [Plan("paint-twice", [int(self.first)] * 2)]


@final
class Rest(Action[Auction]):
    def forbidden(self, state: Auction, ask: Ask, target: i64) -> str:
        return ALLOWED

    def do(self, state: Auction, ask: Ask, target: i64) -> None:
        state.stake = 99


def day() -> Acts[Auction]:
    return Acts([Rest(("nap",)), Paint(("wall-1", "wall-2", "wall-3", "wall-4")), Rest(("end",))])


def toy() -> Auction:
    return AUCTION.start(AUCTION.setup(2))


def test_the_ranges_of_the_actions_follow_each_other_and_give_the_notation() -> None:
    acts = day()

    assert [int(action.first) for action in acts.actions] == [0, 1, 5]
    assert [acts.token(ASK, choice) for choice in (0, 2, 5)] == ["nap", "wall-2", "end"]
    assert acts.size(toy()) == 6


def test_what_nothing_speaks_against_is_offered() -> None:
    out = Choices()
    day().options(toy(), ASK, out)

    assert out.listed() == [0, 1, 5]


def test_what_could_be_tried_is_refused_with_its_clause_and_what_is_not_there_is_not() -> None:
    refusals = [refusal.plain() for refusal in day().refused(toy(), ASK)]

    assert refusals == [(2, "T1"), (3, "T2")]


def test_the_clause_against_one_choice_is_the_one_of_the_list() -> None:
    acts, state = day(), toy()

    assert [acts.against(state, ASK, choice) for choice in range(-1, 6)] == ["", "", "", "T1", "T2", "", ""]


def test_an_answer_is_carried_out_by_the_action_in_whose_range_it_lies() -> None:
    acts, state = day(), toy()
    acts.resolve(state, ASK, 1)
    assert state.stake == 10

    acts.resolve(state, ASK, 5)
    assert state.stake == 99


def test_plans_are_those_of_all_actions() -> None:
    assert [plan.plain() for plan in day().plans(toy(), ASK)] == [("paint-twice", [1, 1], ())]
