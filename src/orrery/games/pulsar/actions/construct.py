"""Starting construction: a held gyrodyne goes on an own pulsar for free (P5.4). Targets are sizes, from 0."""

from typing import final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE, Action
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask
from orrery.games.pulsar.actions.gyrodyne import SIZES
from orrery.games.pulsar.data.vocabulary import SMALL
from orrery.games.pulsar.keys import CHOOSE_PULSAR
from orrery.games.pulsar.space import FOR_GYRODYNE, suits
from orrery.games.pulsar.state import PULSARS, Pulsar


@final
class Construct(Action[Pulsar]):
    """Put a held gyrodyne on a pulsar, which is asked for next."""

    def __init__(self) -> None:
        super().__init__(tuple(f"build-{size}" for size in SIZES))

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        if state.held[ask.seat * 4 + SMALL + target] == 0:
            return NOT_THERE
        return ALLOWED if has_empty_pulsar(state, ask.seat) else "P5.4"

    def do(self, state: Pulsar, ask: Ask, target: i64) -> None:
        state.ask(ask.seat, CHOOSE_PULSAR, FOR_GYRODYNE, SMALL + target)


def has_empty_pulsar(state: Pulsar, seat: i64) -> bool:
    """Whether a gyrodyne could be put somewhere."""
    for pulsar in range(i64(PULSARS)):
        if suits(state, seat, FOR_GYRODYNE, pulsar):
            return True
    return False
