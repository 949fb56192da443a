"""Buying a modifier token with a die (P9.1)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask
from orrery.games.pulsar.actions.spend import Spend
from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.data.tracks import PLUS_MINUS_DICE, PLUS_TWO_DICE
from orrery.games.pulsar.data.vocabulary import TWO_TOKENS
from orrery.games.pulsar.payment import NO_STEPS
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.verbs import gain_plus_minus, gain_plus_two

PLUS_MINUS: Final = 0
PRICES: Final[vec[i64]] = vec[i64](sum(2**die for die in dice) for dice in (PLUS_MINUS_DICE, PLUS_TWO_DICE))


@final
class BuyToken(Spend):
    """A ±1 or a +2 from a supply without limit."""

    def __init__(self) -> None:
        super().__init__(("buy-plus-minus", "buy-plus-two"), NO_STEPS)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        return ALLOWED

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return PRICES[target]

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        tokens: i64 = 1 + awake(state, seat, TWO_TOKENS)
        if target == PLUS_MINUS:
            gain_plus_minus(state, seat, tokens)
        else:
            gain_plus_two(state, seat, tokens)
