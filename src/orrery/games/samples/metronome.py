"""A title that does nothing but ask again: the bare loop, the floor below which no title can be.

It is not on the list of titles; the measurements and nobody else play it.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision
from orrery.engine.flow import BARE, Ask, Choices, State
from orrery.engine.game import Game, Setup
from orrery.engine.keys import Keys
from orrery.engine.view import FlowView, guess_flow, view_flow

DECISIONS: Final = Keys()
BEAT: Final = DECISIONS.add("beat")
BEATS: Final = 1000


@final
class Metronome(State):
    """How often the question is still to be asked, and nothing else."""

    def __init__(self, seats: i64 = BARE) -> None:
        super().__init__(seats, sources=1)
        self.left: i64 = BEATS

    def clone(self) -> "Metronome":
        twin = Metronome()
        self.copy_flow(twin)
        twin.left = self.left
        return twin


@final
class Beat(Decision[Metronome]):
    """One answer is possible, and it leads to the same question."""

    def size(self, state: Metronome) -> i64:
        return 1

    def options(self, state: Metronome, ask: Ask, out: Choices) -> None:
        out.add(0)

    def resolve(self, state: Metronome, ask: Ask, choice: i64) -> None:
        state.left -= 1
        if state.left > 0:
            state.ask(ask.seat, BEAT)


@final
class MetronomeGame(Game[Metronome]):
    """One seat, a thousand answers."""

    def begin(self, setup: Setup) -> Metronome:
        state = Metronome(setup.seats)
        state.ask(0, BEAT)
        return state

    def view(self, state: Metronome, seat: int) -> FlowView:
        return view_flow(state, seat)

    def guess(self, view: object, rng: Rng) -> Metronome:
        state = Metronome(1)
        guess_flow(cast(FlowView, view), state)
        return state


METRONOME: Final = MetronomeGame(
    key="metronome",
    version=1,
    seats=(1, 1),
    bound=BEATS,
    decisions=DECISIONS.lay_out({BEAT: Beat()}),
    procedures=[],
)
