"""All that is told of Cosmic Encounter."""

from typing import Any, final

from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, Event
from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.games.cosmic.view import CosmicView
from orrery.telling.cosmic.answers import Answers
from orrery.telling.cosmic.components import Component, Components
from orrery.telling.cosmic.events import Events
from orrery.telling.cosmic.offers import Offers
from orrery.telling.cosmic.position import Position
from orrery.telling.cosmic.questions import Questions
from orrery.telling.cosmic.responses import Responses
from orrery.telling.cosmic.sums import Sums
from orrery.telling.cosmic.words import Words
from orrery.telling.telling import Telling
from orrery.texts.speech import Speech


@final
class CosmicTelling(Telling):
    """Puts the parts together; components are asked for by their place in the tables of the title."""

    def __init__(self, game: Game[Any], speech: Speech, names: list[str]) -> None:
        super().__init__(game, speech, names)
        self.words = Words(speech, names)
        self.components = Components(self.words)
        self.responses = Responses(self.words)
        self.offers = Offers(self.words)
        self.sums = Sums(self.responses)
        self.questions = Questions(self.responses, self.offers)
        self.answers = Answers(self.components, self.responses, self.offers)
        self.events = Events(self.responses, self.offers, self.sums)
        self.table = Position(self.offers, self.sums)

    def phase(self, view: CosmicView) -> str:
        return self.table.phase(view)

    def question(self, view: CosmicView, ask: Ask) -> str:
        """Some cards and powers ask a generic question in their own words."""
        own = self.questions.own(self.game.decisions[ask.decision].key, ask)
        return self.speech.say(own, seat=self.seat(ask.seat)) if own else super().question(view, ask)

    def facts(self, view: CosmicView, ask: Ask) -> dict[str, str | int]:
        return self.questions.facts(self.game.decisions[ask.decision].key, view, ask)

    def answer(self, view: CosmicView, ask: Ask, choice: int) -> str:
        return self.answers.tell(self.game.decisions[ask.decision].key, view, ask, choice)

    def detail(self, view: CosmicView, ask: Ask, choice: int) -> str:
        return self.answers.detail(self.game.decisions[ask.decision].key, choice)

    def plan(self, view: CosmicView, ask: Ask, plan: Plan) -> str:
        if plan.label == "send":
            return self.speech.say("plan-cosmic-send", count=plan.facts[0])
        give, want = (self.words.place(view, place) for place in plan.facts)
        return self.speech.say("plan-cosmic-swap-bases", give=give, want=want)

    def event(self, view: CosmicView, event: Event) -> str:
        if event.kind != UNDONE and self.events.is_silent(self.game.events[event.kind], event):
            return ""
        return super().event(view, event)

    def event_facts(self, view: CosmicView, event: Event) -> dict[str, str | int]:
        return self.events.facts(self.game.events[event.kind], view, event)

    def position(self, view: CosmicView) -> list[str]:
        return self.table.sentences(view)

    def power(self, power: int) -> Component:
        return self.components.power(power)

    def card(self, kind: int) -> Component:
        return self.components.card(kind)

    def destiny(self, kind: int) -> Component:
        return self.components.destiny(kind)
