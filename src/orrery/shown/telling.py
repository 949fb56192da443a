"""What a person is told of any title, in one language, from a view and never from a state."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, UNKNOWN, Event
from orrery.engine.flow import CHANCE, PASS, Ask
from orrery.engine.game import Game
from orrery.engine.match import ALL_SEATS
from orrery.shown.chips import Chip
from orrery.shown.lists import enumeration
from orrery.shown.measures import Measure
from orrery.shown.sentences import Sentence, marked, plain
from orrery.shown.strip import FORECAST, INCOME, POINTS, Figure, FigureWords, SeatStanding, Strip, values_of
from orrery.texts.speech import Speech

Witnessed = tuple[Any, Event]
"""An event, with the view of the listener right after it."""


@dataclass(slots=True)
class News:
    """One sentence on what happened: the kind of event, whom it is about (or nobody), and the text.

    ``clause`` is the id of the rule behind it, or empty; ``events`` are those that the sentence tells of.
    """

    kind: int
    seat: int
    text: str
    clause: str = ""
    events: tuple[Event, ...] = ()


@dataclass(slots=True)
class Run:
    """Events that make one sentence: the view after the first, what they share, what is listed of each."""

    view: Any
    clause: str
    alike: object
    events: list[Event]
    values: list[str | int]


class Telling:
    """Words for one title. ``names`` are the players by seat. A title overrides what it says better itself.

    Texts are looked up by identifiers made from keys:

    =====================================  ==================================================
    ``title-<title>``                      the name of the title, ``about-<title>`` a sentence on it
    ``question-<title>-<decision>``        what is asked; gets ``$seat`` and what :meth:`facts` adds;
                                           its part ``decides`` follows "somebody decides"
    ``answer-<title>-<decision>-<token>``  an answer; without such a text :meth:`answer` shows the token
    ``barrier-<title>-<decision>``         that CHANCE is asked; without such a text ``final-chance``
    ``plan-<title>-<label>``               a plan; gets ``$f0``, ``$f1`` … and ``$steps``
    ``event-<title>-<event>``              what happened; gets ``$seat``, ``$a``, ``$b``, ``$c``
    ``source-<title>-<source>``            where points come from
    ``setting-<title>-<setting>``          an option before the game, ``about-<title>-<setting>`` a sentence
    ``value-<title>-<setting>-<value>``    a value of it; free text that has no such text is shown as it is
    ``preset-<title>-<preset>``            a named set of options, ``about-<title>-<preset>`` a sentence
    ``term-<title>-<term>``                a part of what a position is worth, as in "+4 technologies"
    =====================================  ==================================================

    Names stand beside verbs of the third person, so they have to be names: never "you".

    ``event_clauses`` and ``source_clauses`` have the id of the rule behind each kind of event and each
    source of points, by key. ``listed`` names the fact, by kind of event, in which events in a row may
    differ and still make one sentence that lists it: nine dice are not told in nine lines. The text gets
    ``$count`` as well. ``order_ends`` are the events that end an order to pass at every chance. ``figures``
    decide the game.
    """

    event_clauses: ClassVar[dict[str, str]] = {}
    listed: ClassVar[dict[str, str]] = {}
    source_clauses: ClassVar[dict[str, str]] = {}
    order_ends: ClassVar[tuple[str, ...]] = ()
    figures: ClassVar[tuple[Figure, ...]] = (POINTS, INCOME, FORECAST)

    def __init__(self, game: Game[Any], speech: Speech, names: list[str]) -> None:
        self.game = game
        self.speech = speech
        self.names = names

    def say(self, kind: str, key: str, /, **facts: str | int) -> str:
        """The text ``<kind>-<title>-<key>``."""
        return self.speech.say(f"{kind}-{self.game.key}-{key}", **facts)

    def title(self) -> str:
        return self.speech.say(f"title-{self.game.key}")

    def about(self, key: str = "") -> str:
        """A sentence on the title, or on one of its settings or presets."""
        return self.say("about", key) if key else self.speech.say(f"about-{self.game.key}")

    def setting(self, key: str) -> str:
        """The name of a setting; :meth:`about` has a sentence on it."""
        return self.say("setting", key)

    def value(self, setting: str, value: str) -> str:
        """A value of a setting in words."""
        key = f"value-{self.game.key}-{setting}-{value}"
        return self.speech.say(key) if self.speech.knows(key) else value

    def preset(self, key: str) -> str:
        """The name of a preset; :meth:`about` has a sentence on it."""
        return self.say("preset", key)

    def source(self, key: str) -> str:
        """Where points come from."""
        return self.say("source", key)

    def term(self, key: str) -> str:
        """A term of what a position is worth: what somebody has, or what the others have."""
        return self.say("term", key)

    def seat(self, seat: int) -> str:
        """The player in a seat; CHANCE has a name too."""
        return self.speech.say("chance") if seat == CHANCE else self.names[seat]

    def phase(self, view: Any) -> str:
        """How far the game is, such as the round and its phase; empty for a title without phases."""
        return ""

    def question(self, view: Any, ask: Ask) -> str:
        """What is asked, said to the seat that is asked."""
        return self.speech.say(self.question_id(ask), seat=self.seat(ask.seat), **self.facts(view, ask))

    def awaited(self, view: Any, ask: Ask) -> str:
        """The same, said to all others."""
        what = self.speech.part(self.question_id(ask), "decides", **self.facts(view, ask))
        return self.speech.say("asked-of-other", seat=self.seat(ask.seat), what=what)

    def question_id(self, ask: Ask) -> str:
        """The text of a question."""
        return f"question-{self.game.key}-{self.game.decisions[ask.decision].key}"

    def held(self, seat: int) -> str:
        """That the table waits for the end of a turn."""
        return self.speech.say("asked-held", seat=self.seat(seat))

    def barrier(self, view: Any, kind: str, ask: Ask | None) -> str:
        """Why an answer can't be taken back: what CHANCE is asked after it, or the kind of the reason."""
        if ask is not None and ask.seat == CHANCE:
            key = self.game.decisions[ask.decision].key
            if self.speech.knows(f"barrier-{self.game.key}-{key}"):
                return self.say("barrier", key, **self.facts(view, ask))
        return self.speech.say(f"final-{kind}")

    def facts(self, view: Any, ask: Ask) -> dict[str, str | int]:
        """What the text of a question may name beside the seat."""
        return {"x": ask.x, "y": ask.y, "z": ask.z}

    def answer(self, view: Any, ask: Ask, choice: int) -> str:
        """An answer in words."""
        token = self.game.token(ask, choice)
        key = f"answer-{self.game.key}-{self.game.decisions[ask.decision].key}-{token}"
        if self.speech.knows(key):
            return self.speech.say(key)
        return self.speech.say("answer-pass") if choice == PASS else token

    def detail(self, view: Any, ask: Ask, choice: int) -> str:
        """What is printed on the component that an answer is about; empty if there is none."""
        return ""

    def group(self, view: Any, ask: Ask, choice: int) -> str:
        """What many answers are sorted under, as a heading; empty for an answer that stands for itself."""
        return ""

    def plan_group(self, view: Any, ask: Ask, plan: Plan) -> str:
        """The heading that a plan is sorted under."""
        return ""

    def chips(self, view: Any, ask: Ask, choice: int) -> tuple[Chip, ...]:
        """What an answer spends beside what the question is about."""
        return ()

    def kind(self, ask: Ask, choice: int) -> str:
        """What kind of act an answer or a refusal is, by a key of the title; empty if no board asks."""
        return ""

    def measures(self, view: Any, ask: Ask, choice: int) -> tuple[Measure, ...]:
        """What an answer comes to, in numbers."""
        return ()

    def is_last(self, ask: Ask, choice: int) -> bool:
        """Whether an answer ends or declines, and therefore stands apart from those that do something."""
        return choice == PASS or bool(self.game.decisions[ask.decision].ends_turn(choice))

    def strip(self, view: Any, standings: Sequence[SeatStanding]) -> Strip:
        """How the players stand, in the figures of the title."""
        return Strip(
            tuple(self._figure(figure, view) for figure in self.figures),
            values_of(self.figures, view, standings),
            tuple(self.note(view, seat) for seat in range(len(standings))),
        )

    def _figure(self, figure: Figure, view: Any) -> FigureWords:
        key = f"figure-{figure.key}"
        label, about = self.speech.say(key), self.speech.part(key, "about")
        most = figure.most(view)
        return FigureWords(figure.key, label, about, figure.is_gain, most, figure.beside, figure.spare)

    def note(self, view: Any, seat: int) -> str:
        """A few words on a player that belong beside the name; empty for none."""
        return ""

    def plan(self, view: Any, ask: Ask, plan: Plan) -> str:
        """A chain of answers in words."""
        facts: dict[str, str | int] = {f"f{place}": fact for place, fact in enumerate(plan.facts)}
        return self.say("plan", plan.label, steps=len(plan.choices), **facts)

    def event(self, view: Any, event: Event) -> str:
        """What happened, as far as the listener may know; empty for what needs no telling."""
        if event.kind == UNDONE:
            return self.undone(event)
        key = self.game.events[event.kind]
        facts = self.event_facts(view, event) | ({"count": 1} if key in self.listed else {})
        return self.say("event", key, seat=self.seat(event.seat), **facts)

    def undone(self, event: Event) -> str:
        """That somebody has taken back an answer; its number is not told to everybody."""
        if event.seat == ALL_SEATS:
            return self.speech.say("event-undone-by-all")
        if event.a == UNKNOWN:
            return self.speech.say("event-undone-last", seat=self.seat(event.seat))
        return self.speech.say("event-undone", seat=self.seat(event.seat), number=event.a)

    def event_facts(self, view: Any, event: Event) -> dict[str, str | int]:
        """What the text of an event may name beside the seat."""
        return {"a": event.a, "b": event.b, "c": event.c}

    def news(self, witnessed: Sequence[Witnessed]) -> list[News]:
        """What happened, in as few sentences as it takes."""
        runs: list[Run] = []
        for (view, event), clause in zip(witnessed, self.reasons(witnessed)):
            alike, value = self._parted(view, event, clause)
            if runs and alike is not None and runs[-1].alike == alike:
                runs[-1].events.append(event)
                runs[-1].values.append(value)
            else:
                runs.append(Run(view, clause, alike, [event], [value]))
        told = [self._told(run) for run in runs]
        return [item for item in told if item.text]

    def _parted(self, view: Any, event: Event, clause: str) -> tuple[object, str | int]:
        """What has to be the same for events to share a sentence, None if they can't, and what is listed."""
        name = self.listed.get(self.game.events[event.kind]) if event.kind != UNDONE else None
        if name is None:
            return None, ""
        facts = self.event_facts(view, event)
        value = facts.pop(name)
        return (event.kind, event.seat, clause, facts), value

    def _told(self, run: "Run") -> News:
        event = run.events[0]
        text = self.event(run.view, event) if len(run.events) == 1 else self._together(run)
        return News(event.kind, event.seat, text, run.clause, tuple(run.events))

    def _together(self, run: "Run") -> str:
        """Several events in one sentence."""
        event = run.events[0]
        key = self.game.events[event.kind]
        values = enumeration(self.speech, [str(value) for value in run.values])
        facts = {**self.event_facts(run.view, event), self.listed[key]: values, "count": len(run.events)}
        return self.say("event", key, seat=self.seat(event.seat), **facts)

    def clause(self, kind: int) -> str:
        """The rule behind a kind of event; empty if there is none."""
        return "" if kind == UNDONE else self.event_clauses.get(self.game.events[kind], "")

    def source_clause(self, key: str) -> str:
        """The rule behind a source of points; empty if there is none."""
        return self.source_clauses.get(key, "")

    def reasons(self, witnessed: Sequence[Witnessed]) -> list[str]:
        """The rules behind some events, one for each; a title may know better than by their kinds."""
        return [self.clause(event.kind) for _, event in witnessed]

    def is_chance(self, ask: Ask) -> bool:
        """Whether a question only gives a chance to respond, and most often is passed."""
        return False

    def is_aside(self, ask: Ask) -> bool:
        """Whether a question is put without showing the table."""
        return self.is_chance(ask)

    def stakes(self, view: Any, ask: Ask) -> list[Sentence]:
        """What a player needs to know for an aside."""
        return []

    def at_stake(self, view: Any, ask: Ask) -> list[str]:
        """The same as whole lines."""
        return [self.line(sentence) for sentence in self.stakes(view, ask)]

    def scene(self, view: Any) -> str:
        """Stays the same as long as the table needs no showing unless somebody else acts."""
        return self.phase(view)

    def concerns(self, view: Any, ask: Ask) -> bool:
        """Whether a chance is offered in spite of an order to pass."""
        return True

    def sentences(self, view: Any) -> list[Sentence]:
        """The position for those who don't see a picture."""
        return []

    def position(self, view: Any) -> list[str]:
        """The same as whole lines."""
        return [self.line(sentence) for sentence in self.sentences(view)]

    def line(self, sentence: Sentence) -> str:
        """A sentence in one line, with whom it is about and its headline."""
        headline, text = plain(sentence.headline), plain(sentence.text)
        if sentence.seat < 0:
            return self.speech.say("sentence-headed", headline=headline, text=text) if headline else text
        name = self.subject(sentence)
        if not headline:
            return self.speech.say("sentence-of-seat", seat=name, text=text)
        return self.speech.say("sentence-of-seat-headed", seat=name, headline=headline, text=text)

    def subject(self, sentence: Sentence) -> str:
        """What a line calls the player that it is about."""
        return self.seat(sentence.seat)

    @cached_property
    def marked(self) -> "Telling":
        """The same words, with the names of players marked in them: see :func:`.sentences.parts`."""
        return type(self)(self.game, self.speech, marked(self.names))
