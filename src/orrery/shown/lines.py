"""Answers in a row in words: what somebody who gave them would do, step by step."""

from typing import Any

from msgspec import Struct

from orrery.engine.decision import Plan
from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.shown.pieces import Pieces
from orrery.shown.telling import Telling


class Step(Struct, frozen=True):
    """An answer, or a plan of the title, with the pieces that it is about."""

    text: str
    pieces: tuple[str, ...]


def steps(telling: Telling, pieces: Pieces, state: Any, seat: int, chain: list[int]) -> list[Step]:
    """The answers of ``seat`` from a position that it knows; those without a choice follow by themselves.

    The position is not changed.
    """
    game: Game[Any] = telling.game
    ahead, left = game.clone(state), chain
    found: list[Step] = []
    while left:
        ask = ahead.ask_at(ahead.find_ask(seat))
        plan = longest_plan(game, ahead, ask, left)
        if plan is not None or not found or len(game.options(ahead, ask)) > 1:
            found.append(step(telling, pieces, game.view(ahead, seat), ask, plan or left[0]))
        count = len(plan.choices) if plan is not None else 1
        for choice in left[:count] if len(left) > count else ():
            game.apply(ahead, seat, choice)
        left = left[count:]
    return found


def step(telling: Telling, pieces: Pieces, view: Any, ask: Ask, given: Plan | int) -> Step:
    if isinstance(given, Plan):
        return Step(telling.plan(view, ask, given), pieces.of_plan(view, ask, given))
    return Step(telling.answer(view, ask, given), pieces.of_answer(view, ask, given))


def longest_plan(game: Game[Any], state: Any, ask: Ask, chain: list[int]) -> Plan | None:
    """The plan of the title, of more than one answer, that the chain begins with."""
    plans = [plan for plan in game.plans(state, ask) if len(plan.choices) > 1]
    fitting = [plan for plan in plans if list(plan.choices) == chain[: len(plan.choices)]]
    return max(fitting, key=lambda plan: len(plan.choices), default=None)
