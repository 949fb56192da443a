"""Powers that are chosen at the set-up: kept, handed on, put back, secret or open (CA2.3)."""

from typing import final

from mypy_extensions import i64

from orrery.engine.decision import Decision, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.choosing import first_unsettled, is_unsettled, put_back, settle
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.decisions.refusals import open_powers, refuse_rest
from orrery.games.cosmic.state import Cosmic


@final
class KeepPower(Decision[Cosmic]):
    """In a draft one of the powers in hand is kept; the others go to the left."""

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if is_unsettled(state, ask.seat, power):
                out.add(power)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        state.dealt[choice] = 1

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        return refuse_rest(self, state, ask, dict.fromkeys(open_powers(state, ask.seat), "CA2.3"))


@final
class PutBackPower(Decision[Cosmic]):
    """Of the powers that were dealt one goes back, until enough are left."""

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if state.owner[power] == ask.seat:
                out.add(power)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        put_back(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        return refuse_rest(self, state, ask, dict.fromkeys(open_powers(state, ask.seat), "CA2.3"))


@final
class VeilPower(Decision[Cosmic]):
    """The next power of the seat stays secret, or is laid open by a pass."""

    def size(self, state: Cosmic) -> i64:
        return 1

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        out.add(0)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        settle(state, first_unsettled(state, ask.seat), choice != PASS)
