"""Taking and completing gyrodynes with a die (P5.3, P5.6). Targets are sizes, from 0."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask
from orrery.games.pulsar.actions.spend import Spend
from orrery.games.pulsar.counts import idle
from orrery.games.pulsar.data.gyrodynes import COMPLETE_DICE, TAKE_DICE
from orrery.games.pulsar.data.vocabulary import (
    BIG_GYRODYNE_PAID,
    COMPLETION_PAID,
    LARGE,
    MEDIUM,
    SMALL,
    STEP_COMPLETING,
    STEP_TAKING,
    TAKING_PAID,
)
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.verbs import complete, take_gyrodyne, wake

SIZES: Final = range(SMALL, LARGE + 1)
TO_TAKE: Final[vec[i64]] = vec[i64](2 ** TAKE_DICE[size] for size in SIZES)
TO_COMPLETE: Final[vec[i64]] = vec[i64](2 ** COMPLETE_DICE[size] for size in SIZES)


@final
class TakeGyrodyne(Spend):
    """Take a gyrodyne from the supply (P5.3)."""

    def __init__(self) -> None:
        super().__init__(tuple(f"take-{size}" for size in SIZES), STEP_TAKING)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        return ALLOWED if state.supply[SMALL + target] > 0 else "P5.8"

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return TO_TAKE[target]

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        take_gyrodyne(state, seat, SMALL + target)
        wake(state, seat, TAKING_PAID)
        wake_for_size(state, seat, SMALL + target)


@final
class CompleteGyrodyne(Spend):
    """Let a gyrodyne under construction spin (P5.6)."""

    def __init__(self) -> None:
        super().__init__(tuple(f"complete-{size}" for size in SIZES), STEP_COMPLETING)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        return ALLOWED if idle(state, ask.seat, SMALL + target) > 0 else "P5.6"

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return TO_COMPLETE[target]

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        complete(state, seat, SMALL + target)
        wake(state, seat, COMPLETION_PAID)
        wake_for_size(state, seat, SMALL + target)


def wake_for_size(state: Pulsar, seat: i64, size: i64) -> None:
    if size >= MEDIUM:
        wake(state, seat, BIG_GYRODYNE_PAID)
