"""Taking transmitters and paying their costs, and how they go online (P6.1 to P6.6). Targets are tiles."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.flow import Ask, Choices, Frame
from orrery.games.pulsar.actions.spend import Spend
from orrery.games.pulsar.catalogue import FIRST_ONLINE
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import COST_PAID, STEP_TRANSMITTER, WENT_ONLINE
from orrery.games.pulsar.decisions.rewards import has_free_end, offer_red
from orrery.games.pulsar.effects import start_effect
from orrery.games.pulsar.keys import GO_ONLINE, LINK, TRANSMITTER_ONLINE, TRANSMITTER_TAKEN
from orrery.games.pulsar.payment import reachable
from orrery.games.pulsar.state import NOBODY, TILES, Pulsar
from orrery.games.pulsar.verbs import may_take_red, wake

MOST_COSTS: Final = max(len(tile.costs) for tile in TRANSMITTERS)
COSTS: Final[vec[i64]] = vec[i64](
    tile.costs[index] if index < len(tile.costs) else 0
    for tile in TRANSMITTERS
    for index in range(MOST_COSTS)
)


@final
class TakeTransmitter(Spend):
    """Take one of the tiles on offer with a die that equals any of its costs (P6.1)."""

    def __init__(self) -> None:
        super().__init__(tuple(f"take-{tile.key}" for tile in TRANSMITTERS), STEP_TRANSMITTER)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        if is_shown(state, target):
            return ALLOWED
        return NOT_THERE if state.keepers[target] == NOBODY else "P6.1"

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return unpaid(state, target)

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        """The tile is linked at once, or begins an array (P6.2)."""
        for place in range(i64(len(state.display))):
            if state.display[place] == target:
                state.display[place] = -1
        state.keepers[target] = seat
        state.tell(TRANSMITTER_TAKEN, seat, target)
        pay_tile(state, seat, target, value)
        if has_free_end(state, seat, target):
            state.ask(seat, LINK, target)

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        values = reachable(state, ask.seat, ask.x, self.trigger)
        tile = next_shown(state, -1)
        while tile < TILES:
            self.offer_for(state, ask, values, tile, out)
            tile = next_shown(state, tile)


@final
class PayTransmitter(Spend):
    """Pay a cost of an own tile (P6.3)."""

    def __init__(self) -> None:
        super().__init__(tuple(f"pay-{tile.key}" for tile in TRANSMITTERS), STEP_TRANSMITTER)

    def forbidden(self, state: Pulsar, ask: Ask, target: i64) -> str:
        if state.keepers[target] == NOBODY:
            return "P6.1" if is_shown(state, target) else NOT_THERE
        if state.keepers[target] != ask.seat:
            return "P6.8"
        return ALLOWED if state.online[target] == 0 else "P6.4"

    def prices(self, state: Pulsar, seat: i64, target: i64) -> i64:
        return unpaid(state, target)

    def carry_out(self, state: Pulsar, seat: i64, target: i64, value: i64) -> None:
        pay_tile(state, seat, target, value)

    def offer(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        values: i64 = 0
        for tile in range(i64(TILES)):
            if state.keepers[tile] == ask.seat and state.online[tile] == 0:
                if values == 0:
                    values = reachable(state, ask.seat, ask.x, self.trigger)
                self.offer_for(state, ask, values, tile, out)


def is_shown(state: Pulsar, tile: i64) -> bool:
    return state.display[0] == tile or state.display[1] == tile or state.display[2] == tile


def next_shown(state: Pulsar, tile: i64) -> i64:
    """The first tile on offer behind this one; ``TILES`` if there is none."""
    found: i64 = TILES
    for shown in state.display:
        if tile < shown < found:
            found = shown
    return found


def unpaid(state: Pulsar, tile: i64) -> i64:
    """The values of the costs that a transmitter still has, as bits."""
    values: i64 = 0
    for index in range(i64(MOST_COSTS)):
        cost = COSTS[tile * MOST_COSTS + index]
        if cost > 0 and not has(state.paid[tile], index):
            values |= bit(cost)
    return values


def pay_tile(state: Pulsar, seat: i64, tile: i64, value: i64) -> None:
    """Pay one cost of a transmitter (P6.3); with the last one it goes online (P6.4)."""
    state.paid[tile] |= paid_bit(state, tile, value)
    if is_paid_up(state, tile):
        state.push(GO_ONLINE, seat, tile)
    wake(state, seat, COST_PAID)


def is_paid_up(state: Pulsar, tile: i64) -> bool:
    return state.paid[tile] == bit(len(TRANSMITTERS[tile].costs)) - 1


def paid_bit(state: Pulsar, tile: i64, value: i64) -> i64:
    """The first unpaid cost of this value, as a bit."""
    for index in range(i64(MOST_COSTS)):
        if COSTS[tile * MOST_COSTS + index] == value and not has(state.paid[tile], index):
            return bit(index)
    return 0


def bring_benefit(state: Pulsar, frame: Frame) -> None:
    """The immediate benefit of a transmitter comes before it flips (P6.4)."""
    start_effect(state, frame.seat, FIRST_ONLINE + frame.x)


def flip_online(state: Pulsar, frame: Frame) -> None:
    state.online[frame.x] = 1
    state.tell(TRANSMITTER_ONLINE, frame.seat, frame.x)
    wake(state, frame.seat, WENT_ONLINE)


def form_red(state: Pulsar, frame: Frame) -> None:
    """A link of two online tiles offers a red die, unless none may be taken any more (P6.6, P9.2)."""
    if may_take_red(state):
        offer_red(state, frame.seat, frame.x, 0)


GO_ONLINE_STEPS: Final = Procedure(bring_benefit, flip_online, form_red)
