"""Everything that a die can be spent on, as one question; its numbers are those of choices and notation."""

from typing import Final, cast

from mypy_extensions import i64

from orrery.engine.actions import Acts
from orrery.engine.decision import Procedure
from orrery.engine.flow import Ask, Choices, Frame
from orrery.games.pulsar.actions.fly import Fly, can_fly
from orrery.games.pulsar.actions.gyrodyne import CompleteGyrodyne, TakeGyrodyne
from orrery.games.pulsar.actions.patent import Patent
from orrery.games.pulsar.actions.project import DoProject
from orrery.games.pulsar.actions.spend import Spend
from orrery.games.pulsar.actions.token import BuyToken
from orrery.games.pulsar.actions.transmitter import PayTransmitter, TakeTransmitter
from orrery.games.pulsar.keys import ACT
from orrery.games.pulsar.payment import value_of
from orrery.games.pulsar.state import NO_DIE, Pulsar

FLY: Final = Fly()
TAKE: Final = TakeGyrodyne()
COMPLETE: Final = CompleteGyrodyne()
BUY: Final = BuyToken()
TAKE_TILE: Final = TakeTransmitter()
PAY_TILE: Final = PayTransmitter()
PROJECT: Final = DoProject()
PATENT: Final = Patent()

SPENDING: Final[Acts[Pulsar]] = Acts([FLY, TAKE, COMPLETE, BUY, TAKE_TILE, PAY_TILE, PROJECT, PATENT])
"""What the die in slot ``x`` is spent on."""


def spending_on(choice: i64) -> Spend:
    """The action of a choice that is paid with a die of some value: all but flights."""
    return cast(Spend, SPENDING.action_of(choice))


def act(state: Pulsar, frame: Frame) -> None:
    """Carry out choice ``x``, paid with a die of value ``y``."""
    action = spending_on(frame.x)
    action.carry_out(state, frame.seat, frame.x - action.first, frame.y)


def is_usable(state: Pulsar, seat: i64, slot: i64) -> bool:
    """Whether there is such a die and it can do anything."""
    if value_of(state, seat, slot) == NO_DIE:
        return False
    if can_fly(state, seat, slot):
        return True
    found = Choices()
    SPENDING.options(state, Ask(seat, ACT, slot), found)
    return found.count > 0


ACTION_STEPS: Final = Procedure(act)
