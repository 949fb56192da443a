"""All that is told of Cosmic Encounter."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, Event
from orrery.engine.flow import PASS, Ask
from orrery.engine.game import Game
from orrery.games.cosmic.keys import DECIDED
from orrery.games.cosmic.names import PROPOSE
from orrery.games.cosmic.questions import (
    AGREE,
    BRING_HOME,
    BUY_BACK,
    CHOOSE_CALL,
    CHOOSE_CARD,
    CHOOSE_CURSE,
    CHOOSE_DESTINY,
    CHOOSE_NUMBER,
    CHOOSE_PLACE,
    CHOOSE_POWER,
    CHOOSE_SEAT,
    CHOOSE_STACK,
    DISCARD_TOGETHER,
    GIVE_UP,
    OFFER,
    PLEDGE,
    RESPOND,
    REWARD,
)
from orrery.games.cosmic.timing import JOINED, NEW_HAND, PLAYED, REINFORCING, REVEALED, TOKENS_LOST
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.answers import Answers
from orrery.shown.cosmic.component_texts import Component, Components
from orrery.shown.cosmic.digest import Digest
from orrery.shown.cosmic.events import Events
from orrery.shown.cosmic.headings import Headings, of_deal
from orrery.shown.cosmic.measures import measures_of
from orrery.shown.cosmic.offers import Offers
from orrery.shown.cosmic.position import Position
from orrery.shown.cosmic.questions import Questions
from orrery.shown.cosmic.reasons import EVENT_CLAUSES, SOURCE_CLAUSES, reason
from orrery.shown.cosmic.responses import Responses
from orrery.shown.cosmic.sums import REVEAL, Sums
from orrery.shown.cosmic.words import Words
from orrery.shown.measures import Measure
from orrery.shown.sentences import Sentence, parts
from orrery.shown.strip import Figure
from orrery.shown.telling import News, Telling, Witnessed
from orrery.texts.speech import Speech

ASIDES: Final = (
    RESPOND, CHOOSE_SEAT, CHOOSE_POWER, CHOOSE_PLACE, CHOOSE_CARD, CHOOSE_NUMBER, CHOOSE_CURSE, AGREE,
    CHOOSE_CALL, CHOOSE_DESTINY, CHOOSE_STACK, DISCARD_TOGETHER, BRING_HOME, GIVE_UP, REWARD,
    BUY_BACK,
)  # fmt: skip

FIGURES: Final = (
    Figure("bases", lambda view, standing, seat: view.external[seat], most=lambda view: int(view.goal)),
    Figure("homes", lambda view, standing, seat: view.homes[seat]),
    Figure("tokens", lambda view, standing, seat: sum(view.tokens[seat :: view.flow.seats])),
    Figure("cards", lambda view, standing, seat: view.sizes[seat]),
)


@final
class CosmicTelling(Telling):
    """Puts the parts together; components are asked for by their place in the tables of the title."""

    event_clauses: ClassVar[dict[str, str]] = EVENT_CLAUSES
    source_clauses: ClassVar[dict[str, str]] = SOURCE_CLAUSES
    order_ends: ClassVar[tuple[str, ...]] = ("challenge-began",)
    figures: ClassVar[tuple[Figure, ...]] = FIGURES

    def __init__(self, game: Game[Any], speech: Speech, names: list[str]) -> None:
        super().__init__(game, speech, names)
        self.words = Words(speech, names)
        self.components = Components(self.words)
        self.responses = Responses(self.words)
        self.offers = Offers(self.words)
        self.sums = Sums(self.responses)
        self.questions = Questions(self.responses, self.offers)
        self.answers = Answers(self.components, self.responses, self.offers)
        self.headings = Headings(self.responses)
        self.events = Events(self.responses, self.offers, self.sums)
        self.digest = Digest(self.events, self.event, names)
        self.table = Position(self.offers, self.sums)

    def phase(self, view: CosmicView) -> str:
        return self.table.phase(view)

    def question_id(self, ask: Ask) -> str:
        """Some cards and powers ask a generic question in their own words."""
        own = self.questions.own(self.game.decisions[ask.decision].key, ask)
        return own or super().question_id(ask)

    def group(self, view: CosmicView, ask: Ask, choice: int) -> str:
        return self.headings.of(self.game.decisions[ask.decision].key, choice)

    def kind(self, ask: Ask, choice: int) -> str:
        """Whether an item of a deal is given or wanted."""
        return of_deal(choice) if ask.decision in (OFFER, PLEDGE) and choice != PASS else ""

    def is_last(self, ask: Ask, choice: int) -> bool:
        return choice == PASS or (ask.decision == OFFER and choice == PROPOSE)

    def note(self, view: CosmicView, seat: int) -> str:
        """The powers of a player."""
        return self.table.holdings.powers(view, seat)

    def facts(self, view: CosmicView, ask: Ask) -> dict[str, str | int]:
        return self.questions.facts(self.game.decisions[ask.decision].key, view, ask)

    def answer(self, view: CosmicView, ask: Ask, choice: int) -> str:
        return self.answers.tell(self.game.decisions[ask.decision].key, view, ask, choice)

    def detail(self, view: CosmicView, ask: Ask, choice: int) -> str:
        return self.answers.detail(self.game.decisions[ask.decision].key, choice)

    def plan(self, view: CosmicView, ask: Ask, plan: Plan) -> str:
        return self.answers.plan(view, plan)

    def measures(self, view: CosmicView, ask: Ask, choice: int) -> tuple[Measure, ...]:
        return measures_of(view, ask, choice)

    def event(self, view: CosmicView, event: Event) -> str:
        if event.kind != UNDONE and self.events.is_silent(self.game.events[event.kind], event):
            return ""
        verdict = self.sums.verdict(view, event.a) if event.kind == DECIDED else ""
        return verdict or super().event(view, event)

    def event_facts(self, view: CosmicView, event: Event) -> dict[str, str | int]:
        return self.events.facts(self.game.events[event.kind], view, event)

    def news(self, witnessed: Sequence[Witnessed]) -> list[News]:
        return self.digest.news(witnessed)

    def reasons(self, witnessed: Sequence[Witnessed]) -> list[str]:
        return [reason(view, event) for view, event in witnessed]

    def is_chance(self, ask: Ask) -> bool:
        return ask.decision == RESPOND

    def is_aside(self, ask: Ask) -> bool:
        """Responses and what they ask, and where single tokens go."""
        return ask.decision in ASIDES

    def stakes(self, view: CosmicView, ask: Ask) -> list[Sentence]:
        """The challenge as it stands, and what a power does that is being used."""
        effect = self.questions.announcements.effect(view, ask.y)
        return [*self.table.at_stake(view), *([Sentence(text=parts(f"{effect}."))] if effect else [])]

    def scene(self, view: CosmicView) -> str:
        """A challenge up to the cards, and from then on."""
        return f"{view.offence}/{view.round}/{view.phase >= REVEAL}"

    def concerns(self, view: CosmicView, ask: Ask) -> bool:
        """Cards that a main player has laid, reinforcements, own losses, and what strikes oneself."""
        if ask.x == REVEALED:
            return ask.seat in (view.offence, view.defence)
        if ask.x == TOKENS_LOST:
            return view.losing[ask.seat] > 0
        if ask.x == PLAYED:
            return self.questions.announcements.strikes(view, ask.y, ask.seat)
        return ask.x in (NEW_HAND, JOINED, REINFORCING)

    def subject(self, sentence: Sentence) -> str:
        """The whole name where a player is introduced, then as short as can be."""
        return self.words.seat(sentence.seat) if sentence.headline else self.seat(sentence.seat)

    def sentences(self, view: CosmicView) -> list[Sentence]:
        return self.table.sentences(view)

    def power(self, power: int) -> Component:
        return self.components.power(power)

    def card(self, kind: int) -> Component:
        return self.components.card(kind)

    def destiny(self, kind: int) -> Component:
        return self.components.destiny(kind)
