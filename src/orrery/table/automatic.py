"""What the table answers without asking.

It answers for people who have no choice or have left an order, for bots that have made up their minds about a
question put to several seats, and for those whose time is up. Whether and when it does so must tell nothing.
So where something could be told, these answers go in together: not before the question has been open for the
pause, and only when they settle it. There every bot that is asked is waited for, whether it has a choice or
not: who is asked is known to all, who has a choice is not.
"""

from typing import TYPE_CHECKING, Any

from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.engine.game import Game
from orrery.table.groups import is_window, would_settle
from orrery.table.orders import Orders

if TYPE_CHECKING:
    from orrery.table.play import Play


def is_quiet(play: "Play") -> bool:
    """Whether answering at once would tell somebody that there was no choice."""
    if not play.seating.has_people():
        return False
    alone = int(play.match.state.ask_at(0).seat)
    return is_window(play.match) or bool(play.game.hides and play.seating.is_person(alone))


def answers(play: "Play") -> dict[int, int]:
    """What the table would answer, by seat."""
    awaited = awaited_bots(play)
    found = {int(ask.seat): _answer(play, ask) for ask in play.match.asks() if ask.seat not in awaited}
    return {seat: choice for seat, choice in found.items() if choice != UNANSWERED}


def _answer(play: "Play", ask: Ask) -> int:
    if ask.seat in play.kept:
        return play.kept[ask.seat]
    state = play.match.state
    if not play.seating.is_person(ask.seat) or ask.seat in play.own or ask.seat in play.helped:
        return int(play.game.only_answer(state, ask))
    return answer_for_person(play.game, state, play.orders, ask)


def answer_for_person(game: Game[Any], state: Any, orders: Orders, ask: Ask) -> int:
    """The only answer there is, or what the orders of the seat say, or ``UNANSWERED``."""
    options = game.options(state, ask)
    return options[0] if len(options) == 1 else orders.choice(ask, options)


def due_answers(play: "Play", choices: dict[int, int]) -> float | None:
    """When these answers of the table may go in; None if that depends on others."""
    if not choices or play.proposal is not None or play.hold is not None:
        return None
    if not is_quiet(play):
        return play.posed_at
    return play.posed_at + play.settings.pause if would_settle(play.match, choices) else None


def is_for_bot(play: "Play", seat: int) -> bool:
    """Whether a bot answers for a seat: its own, or for this question that of a person."""
    return seat in play.helped or not play.seating.is_person(seat)


def awaited_bots(play: "Play") -> list[int]:
    """The seats that a window is held open for, because their bots have not answered yet."""
    asked = [int(ask.seat) for ask in play.match.asks()]
    bots = [seat for seat in asked if is_for_bot(play, seat) and seat not in play.kept]
    return bots if bots and is_window(play.match) and is_quiet(play) else []


def passes_of_bots(play: "Play") -> dict[int, int]:
    """What to answer for bots that take too long, where they can pass or have no choice."""
    found = {seat: play.match.options(seat) for seat in awaited_bots(play)}
    return {seat: options[0] for seat, options in found.items() if PASS in options or len(options) == 1}
