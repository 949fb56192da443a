"""Views, questions and events in the words of one language."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from orrery.engine.decision import Plan
from orrery.engine.events import SPECTATOR, UNDONE, Event
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game
from orrery.server.wire.messages import AnswerWords, Asked, Told, Words
from orrery.shown.merging import sentences
from orrery.shown.registry import telling_for
from orrery.table.messages import EventRow, Question, TableUpdate
from orrery.table.seats import SeatInfo
from orrery.texts.clauses import clauses
from orrery.texts.speech import Speech

MOST_NEWS: Final = 200
"""How many past events are narrated to a newcomer."""

UNDONE_KEY: Final = "undone"


class PositionWords(Struct, frozen=True):
    """A position in words."""

    phase: str
    asked: tuple[Asked, ...]
    position: tuple[str, ...]


class QuestionWords(Struct, frozen=True):
    """A question in words."""

    question: str = ""
    options: tuple[AnswerWords, ...] = ()
    plans: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    clauses: dict[str, str] = {}


@cache
def speech_in(lang: str) -> Speech:
    return Speech(lang)


@cache
def clause_texts(title: str, lang: str) -> dict[str, str]:
    return {clause.id: clause.text for clause in clauses(title, lang)}


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def names_of(seats: Sequence[SeatInfo], speech: Speech) -> tuple[str, ...]:
    """What the players are called in sentences: all differently, bots by a letter and their kind."""
    own = [_name(number, seat, speech) for number, seat in enumerate(seats)]
    return tuple(
        name if own.count(name) == 1 else f"{name} ({letter(number)})" for number, name in enumerate(own)
    )


def _name(number: int, seat: SeatInfo, speech: Speech) -> str:
    if seat.name:
        return seat.name
    return speech.say(f"seat-{seat.bot}", letter=letter(number)) if seat.bot else letter(number)


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
        self.numbers = {decision.key: number for number, decision in enumerate(game.decisions)}
        self.clauses = clause_texts(game.key, lang)
        self._scenes: dict[int, tuple[Any, PositionWords]] = {}
        self._choices: dict[int, tuple[Question, QuestionWords]] = {}

    def words(self, update: TableUpdate) -> Words:
        """An update in words; without a game nothing but the names."""
        view = update.view
        scene = self._scene(update) if view is not None else PositionWords("", (), ())
        choice = self._choice(update) if update.question is not None else QuestionWords()
        return Words(
            lang=self.lang,
            names=self.names,
            phase=scene.phase,
            question=choice.question,
            asked=scene.asked,
            options=choice.options,
            plans=choice.plans,
            refused=choice.refused,
            clauses=choice.clauses,
            at_stake=self.at_stake(view, update.question) if view is not None else (),
            news=self.news(view, update.events[-MOST_NEWS:]),
            position=scene.position,
        )

    def _scene(self, update: TableUpdate) -> PositionWords:
        """The position, told anew only when it is another one."""
        kept = self._scenes.get(update.viewer)
        if kept is None or kept[0] != update.view:
            kept = (update.view, self.scene(update.view))
            self._scenes[update.viewer] = kept
        return kept[1]

    def scene(self, view: Any) -> PositionWords:
        return PositionWords(self.telling.phase(view), self.asked(view), tuple(self.telling.position(view)))

    def asked(self, view: Any) -> tuple[Asked, ...]:
        """Who is asked what, as far as the viewer knows; a seat that has answered is no longer asked."""
        return tuple(Asked(int(ask.seat), self.telling.question(view, ask)) for ask in open_asks(view))

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
        telling = self.telling
        plans = [Plan(label, list(choices), facts) for label, choices, facts in question.plans]
        return QuestionWords(
            question=telling.question(view, ask),
            options=tuple(self.answer(view, ask, choice) for choice, _ in question.options),
            plans=tuple(telling.plan(view, ask, plan) for plan in plans),
            refused=tuple(telling.answer(view, ask, choice) for choice, _ in question.refused),
            clauses={clause: self.clauses.get(clause, "") for _, clause in question.refused},
        )

    def ask(self, seat: int, question: Question) -> Ask:
        return Ask(seat, self.numbers[question.decision], question.x, question.y, question.z)

    def answer(self, view: Any, ask: Ask, choice: int) -> AnswerWords:
        return AnswerWords(self.telling.answer(view, ask, choice), self.telling.detail(view, ask, choice))

    def at_stake(self, view: Any, question: Question | None) -> tuple[str, ...]:
        """What the viewer needs to know for their own question, or else for the first open one."""
        if question is not None:
            return tuple(self.telling.at_stake(view, self.ask(view.flow.seat, question)))
        return tuple(sentence for ask in open_asks(view)[:1] for sentence in self.telling.at_stake(view, ask))

    def news(self, view: Any, events: Sequence[EventRow]) -> tuple[Told, ...]:
        """What happened, told from how things stand afterwards; several events may share a sentence."""
        if not events:
            return ()
        told = sentences(self.telling, [(view, Event(*event)) for event in events])
        return tuple(
            Told(self.event_key(item.kind), max(int(item.seat), SPECTATOR), item.text, item.clause)
            for item in told
        )

    def event_key(self, kind: int) -> str:
        return UNDONE_KEY if kind == UNDONE else self.game.events[kind]


def open_asks(view: Any) -> list[Ask]:
    """The questions to players that a viewer knows to be open."""
    return [
        Ask(ask.seat, ask.decision, ask.x, ask.y, ask.z)
        for ask in view.flow.asks
        if ask.seat != CHANCE and not ask.answered
    ]
