"""Backgammon as a title."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.facts import Fact
from orrery.engine.flow import CHANCE
from orrery.engine.game import Game, Setting, Setup
from orrery.games.samples.backgammon.cube import Double, Reply
from orrery.games.samples.backgammon.dice import OPENINGS, ROLLS, Opening, RollDice, dice_names
from orrery.games.samples.backgammon.keys import (
    DECISIONS,
    DOUBLE,
    EVENTS,
    MOVE,
    OPENING,
    REPLY,
    ROLL,
    SOURCES,
)
from orrery.games.samples.backgammon.move import Move, move_names
from orrery.games.samples.backgammon.position import FACTS, clear, flaw_of
from orrery.games.samples.backgammon.state import NO_CUBE, Backgammon, set_up
from orrery.games.samples.backgammon.turn import begin_turn
from orrery.games.samples.backgammon.view import BackgammonView, guess_position, view_position


@final
class BackgammonGame(Game[Backgammon]):
    """One game for two seats; a match of several is the table's affair."""

    def begin(self, setup: Setup) -> Backgammon:
        state = Backgammon(2)
        set_up(state)
        if setup.options["cube"] == "off":
            state.holder = NO_CUBE
        state.ask(CHANCE, OPENING)
        return state

    def view(self, state: Backgammon, seat: int) -> BackgammonView:
        return view_position(state, seat)

    def guess(self, view: object, rng: Rng) -> Backgammon:
        return guess_position(cast(BackgammonView, view))

    def blank(self, setup: Setup) -> Backgammon:
        """An empty board: a position in text names every place with checkers."""
        state = self.begin(setup)
        state.open = 0
        clear(state)
        return state

    def facts(self, setup: Setup) -> list[Fact[Backgammon]]:
        return FACTS

    def resume(self, state: Backgammon, seat: int) -> None:
        begin_turn(state, seat)

    def flaw(self, state: Backgammon) -> str:
        return flaw_of(state)


BACKGAMMON: Final = BackgammonGame(
    key="backgammon",
    version=1,
    seats=(2, 2),
    bound=20_000,
    decisions=DECISIONS.lay_out(
        {
            OPENING: Opening(dice_names(OPENINGS)),
            ROLL: RollDice(dice_names(ROLLS)),
            DOUBLE: Double(("no", "yes")),
            REPLY: Reply(("drop", "take")),
            MOVE: Move(move_names()),
        }
    ),
    procedures=[],
    settings=(Setting("cube", "on", ("on", "off")),),
    sources=SOURCES.all(),
    events=EVENTS.all(),
)
