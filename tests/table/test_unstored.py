"""Nothing is done, and nothing is told, before the last change has been stored."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import Unstored
from orrery.table.orders import Order
from orrery.table.table import Table
from orrery.table.takeover import admit, ask_for_seat
from tests.table.company import Company

NOW = 101.0
COMMANDS: dict[str, Callable[[Table], Any]] = {
    "set_up": lambda table: table.set_up(NOW),
    "join": lambda table: table.join("cid", "Cid", None, NOW),
    "leave": lambda table: table.leave("bob", 1, NOW),
    "put_bot": lambda table: table.put_bot("ann", 1, "greedy", NOW),
    "offer_seat": lambda table: table.offer_seat("ann", 1, NOW),
    "start": lambda table: table.start("ann", NOW),
    "arrive": lambda table: table.arrive("bob", NOW),
    "drop": lambda table: table.drop("bob", NOW),
    "answer": lambda table: table.answer("bob", 1, 2, [3], NOW),
    "answer_as_bot": lambda table: table.answer_as_bot(1, 2, [3], NOW),
    "preview": lambda table: table.preview("bob", 1, 2, [3]),
    "give_order": lambda table: table.give_order("bob", 1, Order("drop"), NOW),
    "cancel_order": lambda table: table.cancel_order("bob", 1, 1, NOW),
    "take_time": lambda table: table.take_time("bob", 1, 2, NOW),
    "undo": lambda table: table.undo("ann", 0, NOW),
    "end_turn": lambda table: table.end_turn("ann", 0, NOW),
    "hold_turns": lambda table: table.hold_turns("ann", 0, True, NOW),
    "propose_undo": lambda table: table.propose_undo("ann", 0, NOW),
    "agree": lambda table: table.agree("bob", 1, NOW),
    "refuse": lambda table: table.refuse("bob", 1, NOW),
    "say": lambda table: table.say("bob", "well", NOW),
    "watch": lambda table: table.watch("eve", "Eve", NOW),
    "look_away": lambda table: table.look_away("eve", NOW),
    "play_again": lambda table: table.play_again("ann", 0, NOW),
    "move_on": lambda table: table.move_on("another", NOW),
    "ask_for_seat": lambda table: ask_for_seat(table, "dan", "Dan", 1, NOW),
    "admit": lambda table: admit(table, "ann", 0, True, NOW),
    "rest": lambda table: table.rest(NOW),
    "tick": lambda table: table.tick(NOW),
    "initial_update": lambda table: table.initial_update("bob", 1, NOW),
}


@pytest.mark.parametrize("command", list(COMMANDS))
def test_no_command_is_taken_before_the_last_change_is_committed(command: str) -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    change = company.table.answer("ann", 0, company.question(0).number, [3], company.now)

    with pytest.raises(Unstored):
        COMMANDS[command](company.table)

    company.do(change)
    assert company.numbers(1)[-1] == change.number


def test_only_the_last_change_can_be_committed() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    change = company.table.answer("ann", 0, company.question(0).number, [3], company.now)
    company.do(change)

    with pytest.raises(Unstored):
        company.table.commit(change)
