"""Patents (P8). Targets are technologies."""

from typing import final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar import keys
from orrery.games.pulsar.actions.spend import Spend, red_forbidden
from orrery.games.pulsar.boards import COST, FIRST_SLOT, LOCKED, closed_by, technology_at
from orrery.games.pulsar.catalogue import (
    FIRST_PART,
    TECHNOLOGY_EFFECTS,
    TECHNOLOGY_RED,
    give_technology,
)
from orrery.games.pulsar.data.technologies import CATEGORIES, IN_PLAY, TECHNOLOGIES, VARIANTS
from orrery.games.pulsar.data.vocabulary import NOW, PATENT_PAID, PATENTED, STEP_PATENT
from orrery.games.pulsar.effects import start_effect, wake_owned
from orrery.games.pulsar.payment import reachable
from orrery.games.pulsar.state import Pulsar


@final
class Patent(Spend):
    """Patent a technology (P8.2); it works from after its own patent on (P8.7)."""

    def __init__(self) -> None:
        super().__init__(tuple(f"patent-{entry.key}" for entry in TECHNOLOGIES), STEP_PATENT)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        slot: i64 = target % IN_PLAY
        if technology_at(state, slot) != target:
            return NOT_THERE
        clause = closed_by(state, ask.seat, slot)
        if clause != ALLOWED:
            return clause
        return ALLOWED if TECHNOLOGY_RED[target] == 0 else red_forbidden(state, ask.x, "P8.6")

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return bit(COST[target])

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        slot: i64 = target % IN_PLAY
        state.patents[slot] |= bit(seat)
        state.fresh[slot] = LOCKED[target]
        state.tell(keys.PATENTED, seat, target)
        wake_owned(state, seat, PATENT_PAID)
        wake_owned(state, seat, PATENTED)
        give_technology(state, seat, target)
        for effect in range(FIRST_PART[target], FIRST_PART[target + 1]):
            if TECHNOLOGY_EFFECTS[effect].when == NOW:
                start_effect(state, seat, effect)

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        """Only the boards in play are looked at."""
        values = reachable(state, ask.seat, ask.x, self.trigger)
        for letter in range(i64(VARIANTS)):
            for category in range(i64(CATEGORIES)):
                if state.boards[category] == letter:
                    for slot in range(FIRST_SLOT[category], FIRST_SLOT[category + 1]):
                        self.offer_for(state, ask, values, letter * IN_PLAY + slot, out)
