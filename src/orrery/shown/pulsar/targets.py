"""What a die can be spent on, in words."""

from collections.abc import Callable
from typing import final

from orrery.engine.bits import count_bits
from orrery.engine.flow import Ask
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
)
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import SMALL
from orrery.games.pulsar.state import NOBODY
from orrery.games.pulsar.view import PulsarView
from orrery.shown.lists import listing
from orrery.shown.pulsar.component_texts import Components

Teller = Callable[[PulsarView, Ask, int], str]


@final
class Targets:
    """One short phrase for each target, and the component it is about, by the action."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech
        self.phrases: dict[object, Teller] = {
            FLY: lambda view, ask, target: self.speech.say("answer-pulsar-fly"),
            TAKE: lambda view, ask, size: self._gyrodyne("answer-pulsar-take", size),
            COMPLETE: lambda view, ask, size: self._gyrodyne("answer-pulsar-complete", size),
            BUY: lambda view, ask, kind: self.speech.say(
                "answer-pulsar-buy-token", token=self.words.token(kind)
            ),
            TAKE_TILE: self._take,
            PAY_TILE: self._pay,
            PROJECT: self._project,
            PATENT: lambda view, ask, number: self.speech.say(
                "answer-pulsar-patent", name=self.components.technology_name(number)
            ),
        }
        self.rules: dict[object, Teller] = {
            TAKE_TILE: lambda view, ask, tile: self.components.transmitter(tile).rule,
            PAY_TILE: lambda view, ask, tile: self.components.transmitter(tile).rule,
            PROJECT: self._project_rule,
            PATENT: lambda view, ask, number: self.components.technology(view, number).rule,
        }

    def act(self, view: PulsarView, ask: Ask, choice: int) -> str:
        action = SPENDING.action_of(choice)
        return self.phrases[action](view, ask, choice - int(action.first))

    def rule(self, view: PulsarView, ask: Ask, choice: int) -> str:
        """What is printed on the component that a choice is about; empty if there is none."""
        action = SPENDING.action_of(choice)
        return self.rules[action](view, ask, choice - int(action.first)) if action in self.rules else ""

    def _gyrodyne(self, key: str, size: int) -> str:
        return self.speech.say(key, size=self.words.size(SMALL + size))

    def _take(self, view: PulsarView, ask: Ask, tile: int) -> str:
        costs = listing(self.speech, [str(cost) for cost in TRANSMITTERS[tile].costs])
        name = self.components.transmitter_name(tile)
        return self.speech.say("answer-pulsar-take-transmitter", name=name, costs=costs)

    def _pay(self, view: PulsarView, ask: Ask, tile: int) -> str:
        paid = next((entry.paid for entry in view.transmitters if entry.tile == tile), 0)
        left = len(TRANSMITTERS[tile].costs) - int(count_bits(paid))
        name = self.components.transmitter_name(tile)
        return self.speech.say("answer-pulsar-pay-transmitter", name=name, left=left)

    def _project(self, view: PulsarView, ask: Ask, place: int) -> str:
        face = view.seats[ask.seat].face
        name = self.components.project(face, place).name
        return self.speech.say("answer-pulsar-project", name=name, ops=self.components.benefit(face, place))

    def _project_rule(self, view: PulsarView, ask: Ask, place: int) -> str:
        face = view.seats[ask.seat].face
        return "" if face == NOBODY else self.components.project(face, place).rule
