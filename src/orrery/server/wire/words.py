"""Views, questions and events in the words of one language."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from orrery.engine.decision import Plan
from orrery.engine.events import SPECTATOR, UNDONE, Event
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game
from orrery.players.registry import key_parts
from orrery.server.wire.forms import SeatSummary
from orrery.server.wire.messages import AnswerWords, Asked, Told, UpdateWords
from orrery.shown.levels import player_name
from orrery.shown.registry import pieces_for, telling_for
from orrery.shown.sentences import Sentence
from orrery.shown.strip import SeatStanding, Strip, values_of
from orrery.shown.telling import News
from orrery.table.groups import is_poll_of
from orrery.table.messages import EventRow, Question, TableUpdate
from orrery.table.seats import SeatInfo, SeatKind
from orrery.texts.clauses import clauses
from orrery.texts.speech import Speech

MOST_NEWS: Final = 200
"""How many past events are narrated to a newcomer."""

UNDONE_KEY: Final = "undone"


class WordOptions(Struct, frozen=True):
    """The words that a connection gets: none without a language, a position in sentences if it asks."""

    lang: str = ""
    position: bool = False


PLAIN_WORDS: Final = WordOptions()


class PhaseWords(Struct, frozen=True):
    """How far the game is, and who is asked what."""

    phase: str
    asked: tuple[Asked, ...]


class QuestionWords(Struct, frozen=True):
    """A question in words."""

    question: str = ""
    about: tuple[str, ...] = ()
    options: tuple[AnswerWords, ...] = ()
    plans: tuple[AnswerWords, ...] = ()
    refused: tuple[AnswerWords, ...] = ()
    clauses: dict[str, str] = {}
    groups: tuple[str, ...] = ()


@cache
def speech_in(lang: str) -> Speech:
    return Speech(lang)


@cache
def clause_texts(title: str, lang: str) -> dict[str, str]:
    return {clause.id: clause.text for clause in clauses(title, lang)}


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def names_of(seats: Sequence[SeatInfo | SeatSummary], speech: Speech) -> tuple[str, ...]:
    """What the players are called in sentences: all differently, bots by a letter and their kind."""
    own = [_name(number, seat, speech) for number, seat in enumerate(seats)]
    return tuple(
        name if own.count(name) == 1 else f"{name} ({letter(number)})" for number, name in enumerate(own)
    )


def _name(number: int, seat: SeatInfo | SeatSummary, speech: Speech) -> str:
    if seat.name:
        return seat.name
    if seat.kind == SeatKind.PERSON:
        return speech.say("seat-deleted")
    if not seat.bot:
        return letter(number)
    return speech.say("seat-bot", letter=letter(number), level=player_name(speech, *key_parts(seat.bot)))


class Wording:
    """A game between players with these names, in one language.

    All that it says is made from what one viewer sees. A position that stays and a question that is still
    open are put in words only once.
    """

    def __init__(self, game: Game[Any], lang: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.telling = telling_for(game, speech_in(lang), list(names))
        self.pieces = pieces_for(game)
        self.numbers = {decision.key: number for number, decision in enumerate(game.decisions)}
        self.clauses = clause_texts(game.key, lang)
        self._scenes: dict[int, tuple[Any, int, PhaseWords]] = {}
        self._positions: dict[int, tuple[Any, tuple[Sentence, ...]]] = {}
        self._choices: dict[int, tuple[Question, QuestionWords]] = {}

    def words(self, update: TableUpdate, word_options: WordOptions = PLAIN_WORDS) -> UpdateWords:
        """An update in words; without a game nothing but the names."""
        view = update.view
        scene = self._scene(update) if view is not None else PhaseWords("", ())
        choice = self._choice(update) if update.question is not None else QuestionWords()
        return UpdateWords(
            lang=self.lang,
            names=self.names,
            phase=scene.phase,
            question=choice.question,
            about=choice.about,
            asked=scene.asked,
            options=choice.options,
            plans=choice.plans,
            refused=choice.refused,
            clauses=choice.clauses,
            at_stake=self.at_stake(view, update.question) if view is not None else (),
            news=self.news(view, update.events[-MOST_NEWS:]),
            groups=choice.groups or UNSET,
            strip=self.strip(view, update.standings) if view is not None else UNSET,
            position=self._position(update) if word_options.position else UNSET,
        )

    def _scene(self, update: TableUpdate) -> PhaseWords:
        """Told anew only when the view is another one, or the table holds for another seat."""
        view, held = update.view, update.common.held
        kept = self._scenes.get(update.viewer)
        if kept is None or kept[1] != held or kept[0] != view:
            asked = self.asked(view) if held < 0 else (self.held(held),)
            kept = (view, held, PhaseWords(self.telling.phase(view), asked))
            self._scenes[update.viewer] = kept
        return kept[2]

    def _position(self, update: TableUpdate) -> tuple[Sentence, ...]:
        """Told anew only when the view is another one."""
        kept = self._positions.get(update.viewer)
        if kept is None or kept[0] != update.view:
            kept = (update.view, self.position(update.view))
            self._positions[update.viewer] = kept
        return kept[1]

    def position(self, view: Any) -> tuple[Sentence, ...]:
        """A position in sentences; none without a game."""
        return tuple(self.telling.marked.sentences(view)) if view is not None else ()

    def asked(self, view: Any) -> tuple[Asked, ...]:
        """Who is asked what, as far as the viewer knows; a seat that has answered is no longer asked."""
        return tuple(self._asked(view, ask) for ask in open_asks(view))

    def _asked(self, view: Any, ask: Ask) -> Asked:
        is_chance = is_poll_of(self.game, int(ask.decision)) or UNSET
        tell = self.telling.question if ask.seat == view.flow.seat else self.telling.awaited
        return Asked(int(ask.seat), tell(view, ask), is_chance)

    def held(self, seat: int) -> Asked:
        """Whom the table waits for before it asks anybody."""
        return Asked(seat, self.telling.held(seat))

    def _choice(self, update: TableUpdate) -> QuestionWords:
        """The question of a seat, made once however many updates it stays open."""
        question = update.question
        assert question is not None
        kept = self._choices.get(update.viewer)
        if kept is None or kept[0] is not question:
            kept = (question, self.choice(update.view, update.viewer, question))
            self._choices[update.viewer] = kept
        return kept[1]

    def choice(self, view: Any, seat: int, question: Question) -> QuestionWords:
        ask = self.ask(seat, question)
        plans = [Plan(label, list(choices), facts) for label, choices, facts in question.plans]
        options = [choice for choice, _ in question.options]
        of_options = [self.telling.group(view, ask, choice) for choice in options]
        of_plans = [self.telling.plan_group(view, ask, plan) for plan in plans]
        groups = tuple(dict.fromkeys(filter(None, of_options + of_plans)))
        return QuestionWords(
            question=self.telling.question(view, ask),
            about=self.pieces.of_question(view, ask),
            groups=groups,
            options=tuple(
                self.answer(view, ask, choice, place_in(groups, group))
                for choice, group in zip(options, of_options)
            ),
            plans=tuple(
                self.plan(view, ask, plan, place_in(groups, group)) for plan, group in zip(plans, of_plans)
            ),
            refused=tuple(self.refused(view, ask, choice) for choice, _ in question.refused),
            clauses={clause: self.clauses.get(clause, "") for _, clause in question.refused},
        )

    def ask(self, seat: int, question: Question) -> Ask:
        return Ask(seat, self.numbers[question.decision], question.x, question.y, question.z)

    def answer(self, view: Any, ask: Ask, choice: int, group: int | UnsetType = UNSET) -> AnswerWords:
        pieces = self.pieces.of_answer(view, ask, choice)
        return AnswerWords(
            self.telling.answer(view, ask, choice),
            self.telling.detail(view, ask, choice),
            pieces,
            group=group,
            chips=self.telling.chips(view, ask, choice) or UNSET,
            is_last=self.telling.is_last(ask, choice) or UNSET,
            is_place=self.pieces.are_places(pieces) or UNSET,
            kind=self.telling.kind(ask, choice) or UNSET,
            measures=self.telling.measures(view, ask, choice) or UNSET,
        )

    def plan(self, view: Any, ask: Ask, plan: Plan, group: int | UnsetType = UNSET) -> AnswerWords:
        pieces = self.pieces.of_plan(view, ask, plan)
        is_place = self.pieces.are_places(pieces) or UNSET
        return AnswerWords(self.telling.plan(view, ask, plan), pieces=pieces, group=group, is_place=is_place)

    def refused(self, view: Any, ask: Ask, choice: int) -> AnswerWords:
        return AnswerWords(
            self.telling.answer(view, ask, choice),
            pieces=self.pieces.of_answer(view, ask, choice),
            kind=self.telling.kind(ask, choice) or UNSET,
        )

    def at_stake(self, view: Any, question: Question | None) -> tuple[Sentence, ...]:
        """What the viewer needs to know for their own question, or else for the first open one."""
        asks = [self.ask(view.flow.seat, question)] if question is not None else open_asks(view)[:1]
        return tuple(sentence for ask in asks for sentence in self.telling.marked.stakes(view, ask))

    def strip(self, view: Any, standings: Sequence[SeatStanding]) -> Strip:
        """How the players stand."""
        return self.telling.strip(view, standings)

    def values(self, view: Any, standings: Sequence[SeatStanding]) -> tuple[tuple[int, ...], ...]:
        """The figures of a strip without their words."""
        return values_of(self.telling.figures, view, standings)

    def news(self, view: Any, events: Sequence[EventRow]) -> tuple[Told, ...]:
        """What happened, told from how things stand afterwards; several events may share a sentence."""
        if not events:
            return ()
        told = self.telling.news([(view, Event(*event)) for event in events])
        return tuple(self._told(view, item) for item in told)

    def _told(self, view: Any, item: News) -> Told:
        found = (piece for event in item.events for piece in self.pieces.of_event(view, event))
        return Told(
            self.event_key(item.kind),
            max(int(item.seat), SPECTATOR),
            item.text,
            item.clause,
            tuple(dict.fromkeys(found)),
        )

    def event_key(self, kind: int) -> str:
        return UNDONE_KEY if kind == UNDONE else self.game.events[kind]


def place_in(groups: tuple[str, ...], heading: str) -> int | UnsetType:
    return groups.index(heading) if heading else UNSET


def open_asks(view: Any) -> list[Ask]:
    """The questions to players that a viewer knows to be open."""
    return [
        Ask(ask.seat, ask.decision, ask.x, ask.y, ask.z)
        for ask in view.flow.asks
        if ask.seat != CHANCE and not ask.answered
    ]
