"""Questions put to several seats at once, or to one alone as they might be put to several."""

from typing import Any

from orrery.engine.flow import UNANSWERED
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.engine.windows import Poll


def is_window(match: Match[Any]) -> bool:
    """Whether the open question is a group, or a poll that only one seat is part of.

    Compiled abstract classes share one cache of ``isinstance``, which then answers for the wrong class.
    """
    return bool(match.state.open > 1 or is_poll(match))


def is_poll(match: Match[Any]) -> bool:
    """Whether seats are asked if they want to respond."""
    return is_poll_of(match.game, match.state.ask_at(0).decision)


def is_poll_of(game: Game[Any], decision: int) -> bool:
    return type(game.decisions[decision]) is Poll


def would_settle(match: Match[Any], choices: dict[int, int]) -> bool:
    """Whether the open question would be settled if these seats answered so."""
    state = match.state
    asks = [state.ask_at(place) for place in range(state.open)]
    given = [int(state.answer_at(place)) for place in range(state.open)]
    filled = [
        choices.get(int(ask.seat), UNANSWERED) if answer == UNANSWERED else answer
        for ask, answer in zip(asks, given)
    ]
    if len(asks) == 1:
        return filled[0] != UNANSWERED
    return bool(match.game.decisions[asks[0].decision].settled(filled))


def is_pending(state: Any, seat: int) -> bool:
    """Whether the seat has answered and the group waits for others."""
    place = state.find_ask(seat)
    return bool(place >= 0 and state.answer_at(place) != UNANSWERED)
