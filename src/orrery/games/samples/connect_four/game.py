"""Connect four as a title."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.facts import Fact
from orrery.engine.game import Game, Setup
from orrery.games.samples.connect_four.drop import Drop
from orrery.games.samples.connect_four.keys import DECISIONS, DROP, EVENTS, SOURCES
from orrery.games.samples.connect_four.position import FACTS, flaw_of
from orrery.games.samples.connect_four.state import COLUMN_NAMES, COLUMNS, ROWS, ConnectFour
from orrery.games.samples.connect_four.view import ConnectFourView, guess_position, view_position


@final
class ConnectFourGame(Game[ConnectFour]):
    """Two seats take turns; the first asked is seat 0 (F1)."""

    def begin(self, setup: Setup) -> ConnectFour:
        state = ConnectFour(setup.seats)
        state.ask(0, DROP)
        return state

    def view(self, state: ConnectFour, seat: int) -> ConnectFourView:
        return view_position(state, seat)

    def guess(self, view: object, rng: Rng) -> ConnectFour:
        return guess_position(cast(ConnectFourView, view))

    def facts(self, setup: Setup) -> list[Fact[ConnectFour]]:
        return FACTS

    def resume(self, state: ConnectFour, seat: int) -> None:
        state.ask(seat, DROP)

    def flaw(self, state: ConnectFour) -> str:
        return flaw_of(state)


CONNECT_FOUR: Final = ConnectFourGame(
    key="connect-four",
    version=1,
    seats=(2, 2),
    bound=COLUMNS * ROWS,
    decisions=DECISIONS.lay_out({DROP: Drop(COLUMN_NAMES)}),
    procedures=[],
    sources=SOURCES.all(),
    events=EVENTS.all(),
)
