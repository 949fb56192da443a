"""Why an answer can't be taken back is named: each reason compared with what a branch of the match shows."""

from collections import Counter
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.foresight import Barrier, take_back_of
from orrery.table.stage import Stage
from tests.contract.toy import AUCTION
from tests.table.company import Company
from tests.titles.salvage.game import SALVAGE

PEOPLE = "ann bob cid"
MOST_ANSWERS = 60


@pytest.mark.parametrize(
    ("game", "seats", "expected"),
    [
        (SALVAGE, 3, Barrier.HIDDEN),
        (AUCTION, 2, Barrier.TOGETHER),
        (CONNECT_FOUR, 2, Barrier.OVER),
    ],
    ids=lambda value: value.key if isinstance(value, Game) else str(value),
)
def test_the_reason_is_what_would_happen(game: Game[Any], seats: int, expected: Barrier) -> None:
    company, rng = Company(game, " ".join(PEOPLE.split()[:seats])).sit_down(), Rng(7)
    named: Counter[Barrier] = Counter()
    for _ in range(MOST_ANSWERS):
        company.wait(1.0)
        asked = [seat for seat in range(seats) if company.table.question_of(seat)]
        if company.table.stage != Stage.RUNNING or not asked:
            break
        seat = asked[0]
        for choice, _ in company.question(seat).options:
            reason = at_once(company, seat, choice)
            if reason is not None:
                assert take_back_of(company.table.play, seat, [choice]).barrier == reason
                named[reason] += 1
        options = company.question(seat).options
        company.answer(seat, options[int(rng.below(len(options)))][0])

    assert named[expected] > 0


def at_once(company: Company, seat: int, choice: int) -> Barrier | None:
    """What an answer alone leads to, as the rules play it."""
    branch = company.match.branch()
    if branch.state.open > 1:
        return Barrier.TOGETHER
    before = branch.state.reveals
    branch.play(seat, choice)
    if branch.state.reveals != before:
        return Barrier.HIDDEN
    return Barrier.OVER if company.game.is_over(branch.state) else None
