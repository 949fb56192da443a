"""The doubling cube: one seat offers, the other replies."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.decision import Alternatives
from orrery.engine.flow import CHANCE, Ask
from orrery.games.samples.backgammon.keys import DOUBLED, DROPPED, FROM_DROPPED, REPLY, ROLL, TAKEN
from orrery.games.samples.backgammon.state import Backgammon
from orrery.games.samples.backgammon.turn import win

NO: Final = 0
YES: Final = 1


@final
class Double(Alternatives[Backgammon]):
    """Whether to offer twice the stake before rolling (B8.2)."""

    def resolve(self, state: Backgammon, ask: Ask, choice: i64) -> None:
        if choice == NO:
            state.ask(CHANCE, ROLL, ask.seat)
            return
        state.tell(DOUBLED, ask.seat, 2 * state.cube)
        state.ask(1 - ask.seat, REPLY)


@final
class Reply(Alternatives[Backgammon]):
    """Drop and lose the stake as it is (B8.3), or take the cube at twice its value (B8.4)."""

    def resolve(self, state: Backgammon, ask: Ask, choice: i64) -> None:
        doubler: i64 = 1 - ask.seat
        if choice == NO:
            state.tell(DROPPED, ask.seat)
            win(state, doubler, FROM_DROPPED, 1)
            return
        state.cube *= 2
        state.holder = ask.seat
        state.tell(TAKEN, ask.seat, state.cube)
        state.ask(CHANCE, ROLL, doubler)
