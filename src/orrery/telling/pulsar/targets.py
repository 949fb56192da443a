"""What a die can be spent on, in words."""

from typing import final

from orrery.engine.bits import count_bits
from orrery.engine.flow import Ask
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.state import NOBODY
from orrery.games.pulsar.targets import (
    BUY_PLUS_MINUS,
    COMPLETE,
    NEW_TILE,
    OWN_TILE,
    PATENT,
    PROJECT,
    TAKE,
)
from orrery.games.pulsar.view import PulsarView
from orrery.telling.lists import listing
from orrery.telling.pulsar.components import Components


@final
class Targets:
    """One short phrase for each target, and the component it is about."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech

    def act(self, view: PulsarView, ask: Ask, target: int) -> str:
        if target >= PATENT:
            name = self.components.technology_name(target - PATENT)
            return self.speech.say("answer-pulsar-patent", name=name)
        if target >= PROJECT:
            return self._project(view, ask, target - PROJECT)
        if target >= NEW_TILE:
            return self._transmitter(view, target)
        if target >= BUY_PLUS_MINUS:
            return self.speech.say("answer-pulsar-buy-token", token=self.words.token(target - BUY_PLUS_MINUS))
        if target >= COMPLETE:
            return self.speech.say("answer-pulsar-complete", size=self.words.size(target - COMPLETE + 1))
        if target >= TAKE:
            return self.speech.say("answer-pulsar-take", size=self.words.size(target - TAKE + 1))
        return self.speech.say("answer-pulsar-fly")

    def _project(self, view: PulsarView, ask: Ask, place: int) -> str:
        face = view.seats[ask.seat].face
        name = self.components.project(face, place).name
        return self.speech.say("answer-pulsar-project", name=name, ops=self.components.benefit(face, place))

    def _transmitter(self, view: PulsarView, target: int) -> str:
        if target >= OWN_TILE:
            tile = target - OWN_TILE
            paid = next((entry.paid for entry in view.transmitters if entry.tile == tile), 0)
            left = len(TRANSMITTERS[tile].costs) - int(count_bits(paid))
            name = self.components.transmitter_name(tile)
            return self.speech.say("answer-pulsar-pay-transmitter", name=name, left=left)
        tile = target - NEW_TILE
        costs = listing(self.speech, [str(cost) for cost in TRANSMITTERS[tile].costs])
        name = self.components.transmitter_name(tile)
        return self.speech.say("answer-pulsar-take-transmitter", name=name, costs=costs)

    def rule(self, view: PulsarView, ask: Ask, target: int) -> str:
        """What is printed on the component that a target is about; empty if there is none."""
        if target >= PATENT:
            return self.components.technology(view, target - PATENT).rule
        if target >= PROJECT:
            face = view.seats[ask.seat].face
            return "" if face == NOBODY else self.components.project(face, target - PROJECT).rule
        if target >= NEW_TILE:
            first = OWN_TILE if target >= OWN_TILE else NEW_TILE
            return self.components.transmitter(target - first).rule
        return ""
