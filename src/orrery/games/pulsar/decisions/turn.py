"""The action phase: which die, for what, and how it is paid."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import Decision, Plan, Refusal
from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.data.tracks import CUBES_FOR_COPY
from orrery.games.pulsar.data.vocabulary import CHEAP_COPY, COPIED
from orrery.games.pulsar.decisions.fly import whole_flights
from orrery.games.pulsar.keys import ACT, ACTION, CHOOSE_BONUS, CHOOSE_PULSAR, PAY
from orrery.games.pulsar.payment import (
    TOKEN_NAMES,
    TOKENS,
    can_become,
    free_steps,
    spend,
    value_of,
)
from orrery.games.pulsar.space import FOR_GYRODYNE, ask_thrust, ways_to_fly
from orrery.games.pulsar.state import (
    DICE,
    HELD,
    MUST_USE,
    NO_DIE,
    PULSARS,
    RED,
    RED_VALUES,
    Pulsar,
)
from orrery.games.pulsar.targets import (
    FLY,
    FREE,
    TARGETS,
    can_do,
    candidates,
    forbidden_by,
    possible_targets,
    prices,
    step_trigger,
)
from orrery.games.pulsar.verbs import lose_reds, may_take_red, pay_cubes, take_red, wake

COPY: Final = DICE
BUILD: Final = COPY + 6
CHOICES: Final = BUILD + 3
VALUES: Final = 8
"""A way to pay is written as token * 8 + value."""

NAMES: Final[tuple[str, ...]] = (
    "first",
    "second",
    "extra",
    "red",
    *(f"copy-{value}" for value in range(1, 7)),
    *(f"build-{size}" for size in range(1, 4)),
)


@final
class UseDie(Decision[Pulsar]):
    """Which die is used next, or a free act between actions (P3.6, P3.11), or the end of the turn (P3.2)."""

    def size(self, state: Pulsar) -> i64:
        return CHOICES

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        if state.bonus != MUST_USE:
            out.add(PASS)
        offer_acts(state, ask.seat, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        seat = ask.seat
        if choice == PASS:
            end_turn(state, seat)
        elif choice < RED:
            state.ask(seat, ACT, choice)
        elif choice == RED:
            ask_bonus(state, seat)
        elif choice < BUILD:
            pay_cubes(state, seat, copy_price(state, seat))
            take_red(state, seat, choice - COPY + 1)
            wake(state, seat, COPIED)
        else:
            state.ask(seat, CHOOSE_PULSAR, FOR_GYRODYNE, choice - BUILD + 1)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        found = [Refusal(PASS, "P9.5")] if state.bonus == MUST_USE else []
        if not has_empty_pulsar(state, ask.seat):
            held = [size for size in range(1, 4) if state.held[ask.seat * 4 + size] > 0]
            found += [Refusal(BUILD + size - 1, "P5.4") for size in held]
        if state.bonuses[ask.seat * RED_VALUES] > 0 and not can_use_red(state, ask.seat):
            found.append(Refusal(RED, "P3.8"))
        if not may_take_red(state):
            clause = "P9.6" if state.bonus == MUST_USE else "P9.2"
        elif state.cubes[ask.seat] < copy_price(state, ask.seat):
            clause = "P9.3"
        else:
            return found
        return found + [Refusal(COPY + die, clause) for die in range(6) if state.pool[die] > 0]


def offer_acts(state: Pulsar, seat: i64, out: Choices) -> None:
    """All that ``seat`` can do in its turn but end it."""
    for slot in range(i64(RED)):
        if is_usable(state, seat, slot):
            out.add(slot)
    if can_use_red(state, seat):
        out.add(RED)
    if may_take_red(state) and state.cubes[seat] >= copy_price(state, seat):
        for die in range(i64(6)):
            if state.pool[die] > 0:
                out.add(COPY + die)
    if has_empty_pulsar(state, seat):
        for size in range(i64(1), i64(4)):
            if state.held[seat * 4 + size] > 0:
                out.add(BUILD + size - 1)


def has_something_to_do(state: Pulsar, seat: i64) -> bool:
    """Whether there is anything but the end of the turn."""
    out = Choices()
    offer_acts(state, seat, out)
    return out.count > 0


def is_usable(state: Pulsar, seat: i64, slot: i64) -> bool:
    """Whether there is such a die and it can do anything; one of 1 or more can always fly (P9.5)."""
    if value_of(state, seat, slot) == NO_DIE:
        return False
    if can_fly(state, seat, slot):
        return True
    targets = Choices()
    possible_targets(state, seat, slot, targets)
    return targets.count > 0


def can_use_red(state: Pulsar, seat: i64) -> bool:
    """Whether a bonus die is held that can do anything."""
    for value in range(i64(RED_VALUES)):
        if is_usable_red(state, seat, value):
            return True
    return False


def is_usable_red(state: Pulsar, seat: i64, value: i64) -> bool:
    return state.bonuses[seat * RED_VALUES + value] > 0 and is_usable(state, seat, HELD + value)


def ask_bonus(state: Pulsar, seat: i64) -> None:
    """Ask which bonus die is used, unless those that can be have one value."""
    found = Choices()
    usable_reds(state, seat, found)
    if found.count == 1:
        use_red(state, seat, found.get(0))
    else:
        state.ask(seat, CHOOSE_BONUS)


def usable_reds(state: Pulsar, seat: i64, out: Choices) -> None:
    """The values of bonus dice that are held and can do anything."""
    for value in range(i64(RED_VALUES)):
        if is_usable_red(state, seat, value):
            out.add(value)


def use_red(state: Pulsar, seat: i64, value: i64) -> None:
    """Use one of the bonus dice; the others are lost with that (P9.6)."""
    lose_reds(state, seat)
    state.dice[seat * DICE + RED] = value
    state.ask(seat, ACT, RED)


def can_fly(state: Pulsar, seat: i64, slot: i64) -> bool:
    """A die of 1 or more always can; one of 0 has to be lifted (P3.8)."""
    if value_of(state, seat, slot) >= 1:
        return True
    ways = Choices()
    ways_to_fly(state, seat, slot, ways)
    return ways.count > 0


def copy_price(state: Pulsar, seat: i64) -> i64:
    """Cubes that a copy of a leftover die costs (P9.3)."""
    return CUBES_FOR_COPY - awake(state, seat, CHEAP_COPY)


def has_empty_pulsar(state: Pulsar, seat: i64) -> bool:
    """Whether a gyrodyne could be put somewhere (P5.4)."""
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat and state.gyrodynes[pulsar] == 0:
            return True
    return False


def end_turn(state: Pulsar, seat: i64) -> None:
    """Unused dice are lost; the frame of the turn is told to end."""
    for slot in range(i64(DICE)):
        if slot < 2 and value_of(state, seat, slot) != NO_DIE:
            state.spent += 1
        state.dice[seat * DICE + slot] = NO_DIE
    lose_reds(state, seat)
    state.finish()


@final
class ChooseBonus(Decision[Pulsar]):
    """Which of the bonus dice that are held is used, by its value (P9.6)."""

    def size(self, state: Pulsar) -> i64:
        return RED_VALUES

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        usable_reds(state, ask.seat, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        use_red(state, ask.seat, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """A 0 that nothing lifts (P3.8)."""
        blank = state.bonuses[ask.seat * RED_VALUES] > 0 and not is_usable_red(state, ask.seat, 0)
        return [Refusal(0, "P3.8")] if blank else []


@final
class Act(Decision[Pulsar]):
    """What the die in slot ``x`` is spent on: a target (P3.3)."""

    def size(self, state: Pulsar) -> i64:
        return TARGETS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        if can_fly(state, ask.seat, ask.x):
            out.add(FLY)
        possible_targets(state, ask.seat, ask.x, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == FLY:
            ask_thrust(state, ask.seat, ask.x)
            return
        ways = Choices()
        ways_to_pay(state, ask.seat, ask.x, choice, ways)
        if ways.count == 1:
            pay(state, ask.seat, ask.x, choice, ways.get(0))
        else:
            state.ask(ask.seat, PAY, ask.x, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """What lies on the table but can't be had with this die now, by whatever stands against it."""
        found = [] if can_fly(state, ask.seat, ask.x) else [Refusal(FLY, "P4.1")]
        looked_at = Choices()
        candidates(state, ask.seat, looked_at)
        for target in looked_at.listed():
            clause = forbidden_by(state, ask.seat, ask.x, target)
            if clause != FREE:
                found.append(Refusal(target, clause))
            elif not can_do(state, ask.seat, ask.x, target):
                found.append(Refusal(target, "P3.4" if two_tokens_would_do(state, ask, target) else "P3.3"))
        return found

    def plans(self, state: Pulsar, ask: Ask) -> list[Plan]:
        """Every flight of the die as it is (P4.1)."""
        return whole_flights(state, int(ask.seat), int(ask.x), [FLY])


def two_tokens_would_do(state: Pulsar, ask: Ask, target: i64) -> bool:
    """Whether only the rule of one token per die stands against a target (P3.4)."""
    steps = free_steps(state, ask.seat, ask.x, step_trigger(target))
    for value in range(i64(1), i64(7)):
        if has(prices(state, ask.seat, target), value):
            distance: i64 = value - value_of(state, ask.seat, ask.x)
            for change in _changes_by_two(state, ask.seat):
                if -steps <= distance - change <= steps:
                    return True
    return False


def _changes_by_two(state: Pulsar, seat: i64) -> list[int]:
    """What two tokens of ``seat`` would add to a die together, as far as one alone would not."""
    found: list[int] = []
    if state.plus_minus[seat] >= 2:
        found += [-2, 2]
    if state.plus_minus[seat] >= 1 and state.plus_two[seat] >= 1:
        found.append(3)
    if state.plus_two[seat] >= 2:
        found.append(4)
    return found


def ways_to_pay(state: Pulsar, seat: i64, slot: i64, target: i64, out: Choices) -> None:
    """Every token with every value that the target takes, as token * 8 + value."""
    steps = free_steps(state, seat, slot, step_trigger(target))
    values = prices(state, seat, target)
    for token in range(i64(TOKENS)):
        for value in range(i64(1), i64(7)):
            if has(values, value) and can_become(state, seat, slot, token, value, steps):
                out.add(token * VALUES + value)


def pay(state: Pulsar, seat: i64, slot: i64, target: i64, way: i64) -> None:
    """Spend the die; the action follows once the technologies about tokens have acted."""
    state.push(ACTION, seat, target, way % VALUES)
    spend(state, seat, slot, way // VALUES)


@final
class Pay(Decision[Pulsar]):
    """How the die in slot ``x`` becomes what target ``y`` costs: by a token or by free steps (P3.4, P3.7)."""

    def size(self, state: Pulsar) -> i64:
        return TOKENS * VALUES

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        ways_to_pay(state, ask.seat, ask.x, ask.y, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        pay(state, ask.seat, ask.x, ask.y, choice)

    def token(self, ask: Ask, choice: int) -> str:
        return f"{choice % VALUES}{TOKEN_NAMES[choice // VALUES]}"

    def read(self, ask: Ask, token: str) -> int:
        for choice in range(TOKENS * VALUES):
            if self.token(ask, choice) == token:
                return choice
        raise BadToken(self.key, token)
