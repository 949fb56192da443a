"""The question that is asked most: which checker to move, and with which die."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import Decision, Plan, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.samples.backgammon.reach import clause_against, playable
from orrery.games.samples.backgammon.state import BAR, Backgammon
from orrery.games.samples.backgammon.turn import begin_turn, has_won, move_checker, play_on, win_by_size

SIDES: Final = 6
MOST_PLANS: Final = 1000


def answer(source: i64, die: i64) -> i64:
    """The choice that moves a checker from ``source`` by ``die``."""
    return (source - 1) * SIDES + die - 1


def move_names() -> tuple[str, ...]:
    """Every choice in notation; bearing off names the die if it is higher than the point.

    >>> names = move_names()
    >>> names[answer(13, 5)], names[answer(25, 5)], names[answer(6, 6)], names[answer(4, 6)]
    ('13/8', 'bar/20', '6/off', '4/off:6')
    """
    return tuple(_move_name(source, die) for source in range(1, BAR + 1) for die in range(1, SIDES + 1))


def _move_name(source: int, die: int) -> str:
    if source == BAR:
        return f"bar/{source - die}"
    if source > die:
        return f"{source}/{source - die}"
    return f"{source}/off" if source == die else f"{source}/off:{die}"


@final
class Move(Decision[Backgammon]):
    """Move one checker with one die; a turn is a chain of these (B3.1).

    Which dice are to be played stands in the question, as :mod:`.turn` says.
    """

    def size(self, state: Backgammon) -> i64:
        return BAR * SIDES

    def options(self, state: Backgammon, ask: Ask, out: Choices) -> None:
        by_high, by_low = playable(state, ask.seat, ask.x, ask.y)
        before: i64 = -1
        while by_high | by_low != 0:
            by_high >>= 1
            by_low >>= 1
            if by_low & 1 != 0:
                out.add(before + ask.y)
            if by_high & 1 != 0:
                out.add(before + ask.x)
            before += SIDES

    def resolve(self, state: Backgammon, ask: Ask, choice: i64) -> None:
        die: i64 = choice % SIDES + 1
        move_checker(state, ask.seat, choice // SIDES + 1, die)
        if has_won(state, ask.seat):
            win_by_size(state, ask.seat)
        elif ask.y != 0:
            play_on(state, ask.seat, ask.x + ask.y - die, 0, 1)
        elif ask.z > 1:
            play_on(state, ask.seat, die, 0, ask.z - 1)
        else:
            begin_turn(state, 1 - ask.seat)

    def refused(self, state: Backgammon, ask: Ask) -> list[Refusal]:
        """Every checker with every die by which it may not be moved."""
        by_high, by_low = playable(state, ask.seat, ask.x, ask.y)
        refusals = _refused_with(state, ask.seat, ask.x, ask.y, by_high)
        if ask.y != 0:
            refusals += _refused_with(state, ask.seat, ask.y, ask.x, by_low)
        return refusals

    def plans(self, state: Backgammon, ask: Ask) -> list[Plan]:
        """Whole turns, one for each position that they lead to; never more than ``MOST_PLANS``."""
        turns: list[Plan] = []
        self._follow(state, ask, [], set(), turns)
        return turns

    def _follow(
        self,
        state: Backgammon,
        ask: Ask,
        chain: list[int],
        seen: set[tuple[int, ...]],
        turns: list[Plan],
    ) -> None:
        """Add the turns that go on with ``chain``, but come to no position seen before."""
        out = Choices()
        self.options(state, ask, out)
        for choice in out.listed():
            ahead = state.clone()
            ahead.open = 0
            self.resolve(ahead, ask, choice)
            goes_on = ahead.find_ask(ask.seat) >= 0
            position = (ahead.ask_at(0).x if goes_on else 0, *ahead.checkers)
            if position in seen or len(turns) == MOST_PLANS:
                continue
            seen.add(position)
            if goes_on:
                self._follow(ahead, ahead.ask_at(0), [*chain, choice], seen, turns)
            else:
                turns.append(Plan("turn", [*chain, choice]))


def _refused_with(state: Backgammon, seat: i64, die: i64, other: i64, allowed: i64) -> list[Refusal]:
    return [
        Refusal(answer(source, die), clause_against(state, seat, source, die, other))
        for source in range(1, BAR + 1)
        if state.count(seat, source) > 0 and not has(allowed, source)
    ]
