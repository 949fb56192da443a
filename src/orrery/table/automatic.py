"""What the table answers without asking.

It answers for people who have no choice or have left an order, for bots that have made up their minds about a
question put to several seats, and for those whose time is up. Whether and when it does so must tell nothing.
So where something could be told, these answers go in together: not before the question has been open for the
pause, and only when they settle it. There every bot that is asked is waited for, whether it has a choice or
not: who is asked is known to all, who has a choice is not. Where people could tell by it what other people
have to say, ``windows`` decides instead; and outside of windows nobody there is answered for because they
have no choice, unless all can see that they have none.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.table import windows
from orrery.table.change import BotJob
from orrery.table.groups import is_window, would_settle
from orrery.table.orders import Orders

if TYPE_CHECKING:
    from orrery.table.play import Play


def is_quiet(play: "Play") -> bool:
    """Whether answering at once would tell somebody that there was no choice."""
    if not play.seating.has_people():
        return False
    alone = play.match.state.ask_at(0)
    if is_window(play.match) or is_private(play, alone):
        return True
    return bool(play.game.hides and play.seating.is_person(int(alone.seat)))


def is_private(play: "Play", ask: Ask) -> bool:
    """Whether other people can't tell what a seat may answer, and could by what the table does about it."""
    return windows.has_secrets(play) and not play.game.is_open(ask)


def answers(play: "Play") -> dict[int, int]:
    """What the table would answer, by seat."""
    awaited = awaited_bots(play)
    found = {int(ask.seat): _answer(play, ask) for ask in play.match.asks() if ask.seat not in awaited}
    return {seat: choice for seat, choice in found.items() if choice != UNANSWERED}


def _answer(play: "Play", ask: Ask) -> int:
    if ask.seat in play.kept:
        return play.kept[ask.seat]
    if not play.is_for_bot(ask.seat) and windows.is_guarded(play):
        return windows.answer_at_close(play, ask)
    state = play.match.state
    if not play.seating.is_person(ask.seat) or ask.seat in play.own or ask.seat in play.helped:
        return UNANSWERED if is_private(play, ask) else int(play.game.only_answer(state, ask))
    return answer_for_person(play, state, play.orders, ask)


def answer_for_person(play: "Play", state: Any, orders: Orders, ask: Ask) -> int:
    """The only answer, if that it is so is no secret, or what orders of the seat say, or ``UNANSWERED``."""
    options = play.game.options(state, ask)
    if len(options) == 1 and not is_private(play, ask):
        return options[0]
    return orders.choice(ask, options)


def is_given(play: "Play", ask: Ask) -> bool:
    """Whether the table itself gives the only answer of a person, who need not be asked."""
    if windows.is_guarded(play) or is_private(play, ask):
        return False
    return bool(play.game.only_answer(play.match.state, ask) != UNANSWERED)


def due_answers(play: "Play", choices: dict[int, int]) -> float | None:
    """When these answers of the table may go in; None if that depends on others."""
    if not choices or play.proposal is not None or play.hold is not None:
        return None
    if not is_quiet(play):
        return play.posed_at
    if not would_settle(play.match, choices):
        return None
    return windows.closes_at(play) if windows.is_guarded(play) else play.posed_at + play.settings.pause


def bot_jobs(play: "Play", under_way: Collection[tuple[int, int]]) -> list[BotJob]:
    """The questions that bots should think about now, but for those under way."""
    if play.proposal is not None:
        return []
    return [
        BotJob(seat, bot_of(play, seat), play.asked[seat], play.game.view(play.match.state, seat))
        for seat in play.thinking()
        if (seat, play.asked[seat]) not in under_way
    ]


def bot_of(play: "Play", seat: int) -> str:
    """The kind of bot that answers for a seat."""
    return play.seating.seats[seat].bot or play.settings.substitute


def awaited_bots(play: "Play") -> list[int]:
    """The seats that a window is held open for, because their bots have not answered yet."""
    asked = [int(ask.seat) for ask in play.match.asks()]
    bots = [seat for seat in asked if play.is_for_bot(seat) and seat not in play.kept]
    return bots if bots and is_window(play.match) and is_quiet(play) else []


def passes_of_bots(play: "Play") -> dict[int, int]:
    """What to answer for bots that take too long, where they can pass or have no choice."""
    found = {seat: play.match.options(seat) for seat in awaited_bots(play)}
    return {seat: options[0] for seat, options in found.items() if PASS in options or len(options) == 1}
