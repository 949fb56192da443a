"""Trials: a guess at what is hidden, one answer, and quick answers to the end of the challenge."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, PASS, UNANSWERED, Ask, Choices
from orrery.engine.game import Game
from orrery.games.cosmic.abilities import BOUND, is_banned
from orrery.games.cosmic.questions import GO_ON, LAY_CARD, LAY_KICKER, RESPOND
from orrery.games.cosmic.state import INSANE, Cosmic
from orrery.games.cosmic.timing import ENDING
from orrery.players.evaluate.cosmic.policy import quick
from orrery.players.evaluate.evaluator import Evaluator

LONGEST_TRIAL: Final = 600


@final
class Trials:
    """The trials of one decision; all answers meet the same guesses and the same luck.

    Further guesses are drawn from the first one as they are needed.
    """

    def __init__(
        self, game: Game[Cosmic], guess: Cosmic, seat: i64, rng: Rng, judge: Evaluator[Cosmic]
    ) -> None:
        self.game: Game[Cosmic] = game
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.judge: Evaluator[Cosmic] = judge
        self.seed: i64 = rng.word()
        self.guesses: list[Cosmic] = [guess]
        self.options: Choices = Choices()
        forget_laying(guess, seat)
        self.view: object = game.view(guess, int(seat))

    def guess(self, index: i64) -> Cosmic:
        while len(self.guesses) <= index:
            another = self.game.guess(self.view, self.rng)
            forget_laying(another, self.seat)
            self.guesses.append(another)
        return self.guesses[index]

    def tried(self, chain: list[int], index: i64) -> i64:
        """What the position is worth when the challenge is over, after these answers."""
        state = self.game.clone(self.guess(index))
        turn: i64 = state.turn
        begun: i64 = state.occasion
        for choice in chain:
            self.game.apply(state, self.seat, choice)
        self._finish(state, turn, begun, Rng(self.seed + index))
        return self.judge.value(state, self.seat)

    def _finish(self, state: Cosmic, turn: i64, begun: i64, rng: Rng) -> None:
        """Everybody passes where responses are asked for, and answers at a glance elsewhere."""
        for _ in range(LONGEST_TRIAL):
            if state.open == 0 or state.turn != turn:
                return
            ask = state.ask_at(0 if state.open == 1 else state.first_unanswered())
            if ask.decision == GO_ON or (ask.decision == RESPOND and ends_challenge(state, ask, begun)):
                return
            if ask.decision == RESPOND and state.mood != INSANE and not is_anybody_bound(state):
                self._pass(state, ask.seat)
            elif ask.seat == CHANCE:
                self.game.apply(state, CHANCE, self.game.sample(state, ask, rng))
            else:
                self.game.offer(state, ask, self.options)
                self.game.apply(state, ask.seat, quick(state, ask, self.options, rng))

    def _pass(self, state: Cosmic, seat: i64) -> None:
        """All pass at once, unless somebody has answered already."""
        for index in range(state.open):
            if state.answer_at(index) != UNANSWERED:
                self.game.apply(state, seat, PASS)
                return
        state.open = 0
        state.reveal()
        state.finish()
        self.game.drive(state)


def ends_challenge(state: Cosmic, ask: Ask, begun: i64) -> bool:
    """Whether the moment between challenges has come since then; one that was open before is passed by."""
    return ask.x == ENDING and state.frame(state.depth - 1).z > begun


def is_anybody_bound(state: Cosmic) -> bool:
    """Whether somebody may have to play something instead of passing."""
    for seat in range(state.seats):
        if is_banned(state, seat, BOUND):
            return True
    return False


def forget_laying(state: Cosmic, seat: i64) -> None:
    """The other main player may have chosen a card already: it is chosen anew in each trial."""
    for index in range(state.open):
        ask = state.ask_at(index)
        if ask.decision in (LAY_CARD, LAY_KICKER) and ask.seat != seat:
            state.set_answer(index, UNANSWERED)
