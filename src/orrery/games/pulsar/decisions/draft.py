"""The dice phase: which die is taken, and which counter pays for it."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.decision import Decision, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.counters import any_room, counter_count, has_room, move_counter, shift_of
from orrery.games.pulsar.keys import COUNTER_MOVED, DIE_TAKEN, MOVE_COUNTER
from orrery.games.pulsar.state import COUNTERS, DICE, NO_DIE, Pulsar

ROOM: Final = 0
OVERFLOW: Final = 1
"""Whether a counter that is moved right stays on the track, or everything would leave it (P2.8)."""


@final
class PickDie(Decision[Pulsar]):
    """Take one die from the board; its place moves a counter (P2.3, P2.4). The choice is value - 1."""

    def size(self, state: Pulsar) -> i64:
        return 6

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for die in range(i64(6)):
            if state.pool[die] > 0 and fits(state, ask.seat, die):
                out.add(die)
        if out.count == 0:
            for die in range(i64(6)):
                if state.pool[die] > 0:
                    out.add(die)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        overflow = ROOM if fits(state, ask.seat, choice) else OVERFLOW
        state.pool[choice] -= 1
        slot: i64 = 0 if state.dice[ask.seat * DICE] == NO_DIE else 1
        state.dice[ask.seat * DICE + slot] = choice + 1
        state.tell(DIE_TAKEN, ask.seat, choice + 1)
        shift = shift_of(state.marker, choice + 1)
        if shift != 0:
            state.ask(ask.seat, MOVE_COUNTER, shift, overflow)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        out = Choices()
        self.options(state, ask, out)
        return [Refusal(die, "P2.7") for die in range(6) if state.pool[die] > 0 and die not in out.listed()]


def fits(state: Pulsar, seat: i64, die: i64) -> bool:
    """Whether some own counter has room for this die (P2.7)."""
    shift = shift_of(state.marker, die + 1)
    return shift <= 0 or any_room(state, seat, shift)


@final
class MoveCounter(Decision[Pulsar]):
    """Which own counter the die moves (P2.5): track * 4 + number; ``x`` the way, ``y`` if it overflows."""

    def size(self, state: Pulsar) -> i64:
        return 2 * COUNTERS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for counter in range(i64(2 * COUNTERS)):
            if counter % COUNTERS < counter_count(state) and state.owner[counter % COUNTERS] == ask.seat:
                if ask.y == OVERFLOW or has_room(state, counter, ask.x):
                    out.add(counter)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        move_counter(state, choice, ask.x)
        state.tell(COUNTER_MOVED, ask.seat, choice, state.spot[choice], state.level[choice])

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Own counters without room (P2.7), and those of others (P2.5)."""
        out = Choices()
        self.options(state, ask, out)
        return [
            Refusal(counter, "P2.7" if state.owner[counter % COUNTERS] == ask.seat else "P2.5")
            for counter in range(2 * COUNTERS)
            if counter % COUNTERS < counter_count(state) and counter not in out.listed()
        ]
