"""The evaluator of PULSAR 2849: points, income to come, the end, and work begun."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import CHANCE, Ask
from orrery.games.pulsar.keys import (
    DRAW_EXPLORATION,
    DRAW_SYSTEM,
    PICK_DIE,
    TURN,
    USE_DIE,
)
from orrery.games.pulsar.round import ROUND_STEPS, take_turns
from orrery.games.pulsar.state import DICE, NO_DIE, RED_VALUES, UNUSED, Pulsar
from orrery.players.evaluate.evaluator import ENDING, PASSING, POINT, RESTING, Evaluator, Look
from orrery.players.evaluate.pulsar.ending import (
    goals_value,
    next_station,
    stations_value,
    tracks_value,
)
from orrery.players.evaluate.pulsar.outlook import Outlook
from orrery.players.evaluate.pulsar.reach import FlightReach
from orrery.players.evaluate.pulsar.standing import (
    headquarters_value,
    project_values,
    technologies_value,
)
from orrery.players.evaluate.pulsar.weights import Weights
from orrery.players.evaluate.pulsar.works import claim_value, works_value

MISTAKE: Final = 5 * POINT
ROUND_DEPTH: Final = 2
"""Frames on the stack while a round is under way: the game and the round."""
TURNS_STEP: Final = ROUND_STEPS.at(take_turns)
"""The step of a round that lets the players take their turns."""


@final
class PulsarEvaluator(Evaluator[Pulsar]):
    """Own prospects only; what others have counts where it takes something away."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.projects: vec[i64] = project_values(weights)
        self.reach: FlightReach = FlightReach()

    def look(self, seat: i64) -> Look[Pulsar]:
        return DraftLook(self, seat)

    def stage(self, ask: Ask) -> i64:
        if ask.seat == CHANCE:
            return PASSING if ask.decision == DRAW_SYSTEM or ask.decision == DRAW_EXPLORATION else ENDING
        if ask.decision == USE_DIE:
            return RESTING
        return ENDING if ask.decision == PICK_DIE else PASSING

    def mistake(self) -> i64:
        return MISTAKE

    def value(self, state: Pulsar, seat: i64) -> i64:
        total: i64 = state.points(seat) * POINT
        if state.depth == 0:
            return total
        outlook = Outlook(state, seat, self.weights)
        total += works_value(state, outlook)
        total += technologies_value(state, outlook) + headquarters_value(state, outlook, self.projects)
        total += stations_value(state, outlook) + goals_value(state, outlook) + tracks_value(state, outlook)
        if outlook.turns > 0:
            total += (state.plus_minus[seat] + state.plus_two[seat]) * self.weights.token
            total += self.reach_value(state, outlook)
        return total + self.dice_value(state, seat) + self.draw_value(state)

    def reach_value(self, state: Pulsar, outlook: Outlook) -> i64:
        station = next_station(state, outlook)
        return self.reach.value(state, outlook, station, claim_value(outlook))

    def dice_value(self, state: Pulsar, seat: i64) -> i64:
        """Dice that are not used yet; of the bonus dice that are held only one can be (P9.6)."""
        total: i64 = 0
        for die in range(seat * DICE, (seat + 1) * DICE):
            if state.dice[die] != NO_DIE:
                total += self.weights.die
        if holds_bonus(state, seat):
            total += self.weights.die
        return total

    def draw_value(self, state: Pulsar) -> i64:
        """What CHANCE is about to turn up."""
        if state.open == 0 or state.asked[0] != CHANCE:
            return 0
        if state.asked[1] == DRAW_EXPLORATION:
            return state.frame(state.depth - 1).x * self.weights.tile
        return self.weights.system if state.asked[1] == DRAW_SYSTEM else 0

    def prospects(self, state: Pulsar, seat: i64) -> list[Pulsar]:
        """While a die is picked: the turn of the seat with each die that could be taken."""
        found: list[Pulsar] = []
        if state.asked[1] == PICK_DIE:
            for value in drafted_values(state):
                found.append(imagined_turn(state, seat, value))
        return found


@final
class DraftLook(Look[Pulsar]):
    """Knows, while a die is drafted, what each value would do in the turn to come.

    ``worth`` has by value how much better the position is after that turn than with a die that is not used
    yet; ``slot`` is where the die will lie, -1 where none is drafted.
    """

    def __init__(self, evaluator: Evaluator[Pulsar], seat: i64) -> None:
        super().__init__(evaluator, seat)
        self.worth: vec[i64] = vec[i64]([0] * 7)
        self.slot: i64 = -1

    def value(self, state: Pulsar) -> i64:
        total: i64 = self.evaluator.value(state, self.seat)
        if self.slot >= 0:
            die: i64 = state.dice[self.seat * DICE + self.slot]
            if die != NO_DIE and state.depth > 0:
                total += self.worth[die]
        return total

    def weigh(self, state: Pulsar, values: list[int]) -> None:
        if state.asked[1] != PICK_DIE:
            return
        self.slot = free_slot(state, self.seat)
        drafted = drafted_values(state)
        before: i64 = self.evaluator.value(with_die(state, self.seat, drafted[0]), self.seat)
        for index, value in enumerate(drafted):
            self.worth[value] = values[index] - before


def holds_bonus(state: Pulsar, seat: i64) -> bool:
    for value in range(seat * RED_VALUES, (seat + 1) * RED_VALUES):
        if state.bonuses[value] > 0:
            return True
    return False


def drafted_values(state: Pulsar) -> list[int]:
    """The values of dice on the board."""
    return [value for value in range(1, 7) if state.pool[value - 1] > 0]


def free_slot(state: Pulsar, seat: i64) -> i64:
    """Where a drafted die is laid."""
    return 0 if state.dice[seat * DICE] == NO_DIE else 1


def with_die(state: Pulsar, seat: i64, value: i64) -> Pulsar:
    """The position as if ``seat`` had taken a die, and nothing had come of that yet."""
    twin = state.clone()
    twin.pool[value - 1] -= 1
    twin.dice[seat * DICE + free_slot(state, seat)] = value
    return twin


def imagined_turn(state: Pulsar, seat: i64, value: i64) -> Pulsar:
    """The position as if ``seat`` took a die and had its turn at once, as the last of the round."""
    twin = with_die(state, seat, value)
    twin.open = 0
    twin.depth = ROUND_DEPTH
    twin.goto(TURNS_STEP, state.seats)
    twin.bonus = UNUSED
    twin.push(TURN, seat)
    return twin
