"""The action phase: which die, for what, and how it is paid."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import Acts
from orrery.engine.decision import ALLOWED, Decision, Refusal
from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.actions.construct import Construct
from orrery.games.pulsar.actions.copy import Copy
from orrery.games.pulsar.actions.die import UseRed, UseSilver, holds_red, usable_reds, use_red
from orrery.games.pulsar.actions.spend import VALUES
from orrery.games.pulsar.actions.spending import spending_on
from orrery.games.pulsar.keys import USE_DIE
from orrery.games.pulsar.payment import TOKEN_NAMES, TOKENS, has_token, token_change, value_of
from orrery.games.pulsar.state import DICE, MUST_USE, NO_DIE, RED_VALUES, Pulsar
from orrery.games.pulsar.verbs import lose_reds

SILVER: Final = UseSilver()
RED_DIE: Final = UseRed()
COPY: Final = Copy()
CONSTRUCT: Final = Construct()


@final
class UseDie(Acts[Pulsar]):
    """Which die is used next, or a free act between actions (P3.6, P3.11), or the end of the turn (P3.2)."""

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        if state.bonus != MUST_USE:
            out.add(PASS)
        super().options(state, ask, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            end_turn(state, ask.seat)
        else:
            super().resolve(state, ask, choice)

    def against(self, state: Pulsar, ask: Ask, choice: i64) -> str:
        if choice == PASS:
            return "P9.5" if state.bonus == MUST_USE else ALLOWED
        return super().against(state, ask, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        duty = [Refusal(PASS, "P9.5")] if state.bonus == MUST_USE else []
        return duty + super().refused(state, ask)


USING: Final = UseDie([SILVER, RED_DIE, COPY, CONSTRUCT])


def has_something_to_do(state: Pulsar, seat: i64) -> bool:
    """Whether there is anything but the end of the turn."""
    out = Choices()
    ask = Ask(seat, USE_DIE)
    for action in USING.actions:
        action.offer(state, ask, out)
        if out.count > 0:
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
        out = Choices()
        usable_reds(state, ask.seat, out)
        return [Refusal(0, "P3.8")] if holds_red(state, ask.seat, 0) and 0 not in out.listed() else []


@final
class Pay(Decision[Pulsar]):
    """How the die in slot ``x`` becomes what choice ``y`` costs: by a token or by free steps (P3.4, P3.7)."""

    def size(self, state: Pulsar) -> i64:
        return TOKENS * VALUES

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        action = spending_on(ask.y)
        action.ways(state, ask, ask.y - action.first, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        action = spending_on(ask.y)
        action.pay(state, ask, ask.y - action.first, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Tokens that make of the die something that is not asked for (P3.3), or less than 1 (P3.8)."""
        out = Choices()
        self.options(state, ask, out)
        found: list[Refusal] = []
        for token in range(TOKENS):
            value = int(value_of(state, ask.seat, ask.x) + token_change(token))
            way = token * VALUES + value
            if has_token(state, ask.seat, token) and 0 <= value < VALUES and way not in out.listed():
                found.append(Refusal(way, "P3.3" if value >= 1 else "P3.8"))
        return found

    def token(self, ask: Ask, choice: int) -> str:
        return f"{choice % VALUES}{TOKEN_NAMES[choice // VALUES]}"

    def read(self, ask: Ask, token: str) -> int:
        for choice in range(TOKENS * VALUES):
            if self.token(ask, choice) == token:
                return choice
        raise BadToken(self.key, token)
