"""Chances to win: what each seat has, weighed by what was learned, and compared with what the others have."""

from math import exp, floor
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cosmic.resolution import winning_bases
from orrery.games.cosmic.state import Cosmic
from orrery.players.evaluate.cosmic.evaluator import CosmicEvaluator, ValuedTrials
from orrery.players.evaluate.cosmic.seat_inputs import INPUTS, fill_seat
from orrery.players.evaluate.evaluator import WINS
from orrery.players.net import Net

SURE_WIN: Final = 8000
"""A game that is won alone; chances are parts of it, so that a base is worth about what it is elsewhere."""


@final
class ChancesEvaluator(ValuedTrials):
    """Values positions by the share of the win that a seat can expect; trials end with that value.

    The chance of a seat grows with the exponential of what the net makes of its inputs. Not for several
    threads at once.
    """

    def __init__(self, hand: CosmicEvaluator, net: Net) -> None:
        super().__init__(hand)
        self.net: Net = net
        self.row: vec[float] = vec[float]([0.0] * len(INPUTS))

    def is_learned(self) -> bool:
        return True

    def looks(self) -> i64:
        return self.hand.looks()

    def unit(self) -> str:
        return WINS

    def unit_size(self) -> i64:
        return SURE_WIN

    def value(self, state: Cosmic, seat: i64) -> i64:
        winners: i64 = 0
        for other in range(state.seats):
            if winning_bases(state, other) >= state.goal:
                winners += 1
        if winners > 0:
            return SURE_WIN // winners if winning_bases(state, seat) >= state.goal else 0
        total: float = 0.0
        own: float = 0.0
        for other in range(state.seats):
            fill_seat(state, other, self.row)
            hope: float = exp(self.net.value(self.row))
            total += hope
            if other == seat:
                own = hope
        return floor(SURE_WIN * own / total)
