"""Answers of PULSAR 2849 by what they do and by what they spend: their headings, and the cubes and tokens."""

from collections.abc import Callable
from typing import Final, final

from orrery.engine.actions import Action, Acts
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.actions.copy import copy_price
from orrery.games.pulsar.actions.spend import VALUES
from orrery.games.pulsar.actions.spending import (
    BUY,
    COMPLETE,
    FLY,
    PATENT,
    PAY_TILE,
    PROJECT,
    SPENDING,
    TAKE,
    TAKE_TILE,
    spending_on,
)
from orrery.games.pulsar.decisions.turn import CONSTRUCT, COPY, RED_DIE, SILVER, USING
from orrery.games.pulsar.payment import NO_TOKEN, PLUS_TWO
from orrery.games.pulsar.scoring import bonus_price
from orrery.games.pulsar.space import LENGTHS
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.view import PulsarView, guess_position
from orrery.shown.chips import Chip
from orrery.shown.pulsar.component_texts import Components

Headings = dict[Action[Pulsar], str]
Cost = tuple[int, int]
"""Cubes, and a token or none."""

OF_SPENDING: Final[Headings] = {
    FLY: "flights",
    TAKE: "gyrodynes",
    COMPLETE: "gyrodynes",
    BUY: "tokens",
    TAKE_TILE: "transmitters",
    PAY_TILE: "transmitters",
    PROJECT: "projects",
    PATENT: "patents",
}
OF_USING: Final[Headings] = {SILVER: "dice", RED_DIE: "dice", COPY: "copies", CONSTRUCT: "gyrodynes"}
HEADINGS: Final[dict[str, tuple[Acts[Pulsar], Headings]]] = {
    "use-die": (USING, OF_USING),
    "act": (SPENDING, OF_SPENDING),
}
"""By decision, the headings of its answers by their action."""

TOKEN_KINDS: Final = ("plus-minus", "plus-two")


@final
class Costs:
    """Says what an answer spends; the position is worked out once for all answers to a question."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.speech = components.speech
        self._last: tuple[PulsarView, Pulsar] | None = None

    def group(self, key: str, choice: int) -> str:
        """The heading of an answer: what kind of thing is done with a die."""
        if choice == PASS or key not in HEADINGS:
            return ""
        acts, headings = HEADINGS[key]
        return self.speech.say(f"group-pulsar-{headings[acts.action_of(choice)]}")

    def chips(self, key: str, view: PulsarView, ask: Ask, choice: int) -> tuple[Chip, ...]:
        if choice == PASS or key not in COSTS:
            return ()
        cubes, token = COSTS[key](self._state(view), ask, choice)
        if cubes:
            return (Chip("cube", str(cubes), self.components.effects.cubes(cubes)),)
        return self._token(int(token == PLUS_TWO)) if token != NO_TOKEN else ()

    def _token(self, kind: int) -> tuple[Chip, ...]:
        token = self.components.words.token(kind)
        return (Chip(TOKEN_KINDS[kind], token, self.speech.say("chip-pulsar-token", token=token)),)

    def _state(self, view: PulsarView) -> Pulsar:
        if self._last is None or self._last[0] is not view:
            self._last = (view, guess_position(view))
        return self._last[1]


def needed_token(state: Pulsar, ask: Ask, choice: int) -> Cost:
    """The token without which the die can't pay for a target; the weaker one where both would do."""
    if SPENDING.action_of(choice) is FLY:
        return 0, NO_TOKEN
    action = spending_on(choice)
    ways = Choices()
    action.ways(state, ask, choice - int(action.first), ways)
    return 0, min((way // VALUES for way in ways.listed()), default=NO_TOKEN)


def price_of_copy(state: Pulsar, ask: Ask, choice: int) -> Cost:
    return int(copy_price(state, ask.seat)) if USING.action_of(choice) is COPY else 0, NO_TOKEN


COSTS: Final[dict[str, Callable[[Pulsar, Ask, int], Cost]]] = {
    "use-die": price_of_copy,
    "act": needed_token,
    "pay": lambda state, ask, choice: (0, choice // VALUES),
    "thrust": lambda state, ask, choice: (0, choice // LENGTHS),
    "buy-points": lambda state, ask, choice: (ask.x, NO_TOKEN),
    "buy-bonus": lambda state, ask, choice: (int(bonus_price(state, ask.seat, ask.x, ask.y)), NO_TOKEN),
}
"""By decision, what an answer spends beside a die."""
