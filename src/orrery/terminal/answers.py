"""What can be typed to answer a question: numbers, plans and notation."""

from typing import Any, Final

from orrery.engine.decision import Plan
from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask
from orrery.engine.match import Match

DECLINE: Final = "0"
"""The number of the answer that passes."""


def answers(match: Match[Any], ask: Ask) -> dict[str, int]:
    """The answers by number, counted from 1; passing is 0 and stands last."""
    options = match.options(ask.seat)
    acts = [option for option in options if option != PASS]
    numbered = {str(number): option for number, option in enumerate(acts, start=1)}
    return {**numbered, DECLINE: PASS} if PASS in options else numbered


def plans(match: Match[Any], ask: Ask) -> dict[str, Plan]:
    """Chains of more than one answer, by p1, p2 and so on."""
    chains = [plan for plan in match.game.plans(match.state, ask) if len(plan.choices) > 1]
    return {f"p{number}": plan for number, plan in enumerate(chains, start=1)}


def chosen(match: Match[Any], ask: Ask, word: str) -> list[int]:
    """What a word stands for: a number of the list, a plan, or notation; raises :class:`BadToken`.

    A number is never notation, so that a slip of the finger answers nothing that is not on the list.
    """
    numbered, chains = answers(match, ask), plans(match, ask)
    if word in numbered:
        return [numbered[word]]
    if word.lower() in chains:
        return chains[word.lower()].choices
    decision = match.game.decisions[ask.decision]
    if word.isdigit():
        raise BadToken(decision.key, word)
    return [decision.read(ask, word)]
