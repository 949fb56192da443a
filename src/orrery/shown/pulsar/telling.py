"""All that is told of PULSAR 2849."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from orrery.engine.bits import count_bits
from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.keys import ACT, CHOOSE_SIDE
from orrery.games.pulsar.view import PulsarView
from orrery.shown.chips import Chip
from orrery.shown.pulsar.answers import Answers, hops_of
from orrery.shown.pulsar.component_texts import Component, Components
from orrery.shown.pulsar.costs import Costs
from orrery.shown.pulsar.events import Events
from orrery.shown.pulsar.position import Position
from orrery.shown.pulsar.questions import Questions
from orrery.shown.pulsar.reasons import EVENT_CLAUSES, SOURCE_CLAUSES, reasons
from orrery.shown.pulsar.words import Words
from orrery.shown.sentences import Sentence
from orrery.shown.telling import Telling, Witnessed
from orrery.texts.speech import Speech


@final
class PulsarTelling(Telling):
    """Puts the parts together; components are asked for by their place in the tables of the title."""

    event_clauses: ClassVar[dict[str, str]] = EVENT_CLAUSES
    source_clauses: ClassVar[dict[str, str]] = SOURCE_CLAUSES
    listed: ClassVar[dict[str, str]] = {"rolled": "value", "die-taken": "value", "bonus-die": "value"}

    def __init__(self, game: Game[Any], speech: Speech, names: list[str]) -> None:
        super().__init__(game, speech, names)
        self.components = Components(Words(speech, names))
        self.questions = Questions(self.components)
        self.answers = Answers(self.components)
        self.costs = Costs(self.components)
        self.events = Events(self.components)
        self.table = Position(self.components)

    def phase(self, view: PulsarView) -> str:
        return self.table.phase(view)

    def facts(self, view: PulsarView, ask: Ask) -> dict[str, str | int]:
        return self.questions.facts(self.game.decisions[ask.decision].key, view, ask)

    def answer(self, view: PulsarView, ask: Ask, choice: int) -> str:
        return self.answers.tell(self.game.decisions[ask.decision].key, view, ask, choice)

    def detail(self, view: PulsarView, ask: Ask, choice: int) -> str:
        if ask.decision == ACT:
            return self.answers.targets.rule(view, ask, choice)
        if ask.decision == CHOOSE_SIDE:
            return self.components.face(view.seats[ask.seat].hq * 2 + choice).rule
        return ""

    def group(self, view: PulsarView, ask: Ask, choice: int) -> str:
        return self.costs.group(self.game.decisions[ask.decision].key, choice)

    def plan_group(self, view: PulsarView, ask: Ask, plan: Plan) -> str:
        return self.say("group", "flights")

    def chips(self, view: PulsarView, ask: Ask, choice: int) -> tuple[Chip, ...]:
        return self.costs.chips(self.game.decisions[ask.decision].key, view, ask, choice)

    def plan(self, view: PulsarView, ask: Ask, plan: Plan) -> str:
        """A flight: where it ends, what it brings, which way it takes."""
        last, stations, gates = plan.facts
        return self.say(
            "plan",
            plan.label,
            node=self.components.words.node(SIDES[0].names[last]),
            stations=stations,
            gates=self.components.words.colours(gates),
            colours=int(count_bits(gates)),
            path=self.answers.path(hops_of(view, ask, plan)),
        )

    def event_facts(self, view: PulsarView, event: Event) -> dict[str, str | int]:
        return self.events.facts(self.game.events[event.kind], view, event)

    def reasons(self, witnessed: Sequence[Witnessed]) -> list[str]:
        return reasons([event for _, event in witnessed])

    def sentences(self, view: PulsarView) -> list[Sentence]:
        return self.table.sentences(view)

    def technology(self, view: PulsarView | None, number: int) -> Component:
        return self.components.technology(view, number)

    def transmitter(self, tile: int) -> Component:
        return self.components.transmitter(tile)

    def project(self, face: int, place: int) -> Component:
        return self.components.project(face, place)

    def goal(self, face: int) -> Component:
        return self.components.goal(face)

    def system_tile(self, tile: int) -> Component:
        return self.components.system_tile(tile)

    def exploration(self, kind: int) -> Component:
        return self.components.exploration(kind)
