"""What a person is told of any title, in one language, from a view and never from a state."""

from typing import Any

from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, Event
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game
from orrery.texts.speech import Speech


class Telling:
    """Words for one title. ``names`` are the players by seat. A title overrides what it says better itself.

    Texts are looked up by identifiers made from keys:

    =====================================  ==================================================
    ``title-<title>``                      the name of the title
    ``question-<title>-<decision>``        what is asked; gets ``$seat`` and what :meth:`facts` adds
    ``answer-<title>-<decision>-<token>``  an answer; without such a text :meth:`answer` shows the token
    ``plan-<title>-<label>``               a plan; gets ``$f0``, ``$f1`` … and ``$steps``
    ``event-<title>-<event>``              what happened; gets ``$seat``, ``$a``, ``$b``, ``$c``
    ``source-<title>-<source>``            where points come from
    ``setting-<title>-<setting>``          an option before the game; each value ``value-<title>-<setting>-<value>``
    =====================================  ==================================================
    """

    def __init__(self, game: Game[Any], speech: Speech, names: list[str]) -> None:
        self.game = game
        self.speech = speech
        self.names = names

    def say(self, kind: str, key: str, **facts: str | int) -> str:
        """The text ``<kind>-<title>-<key>``."""
        return self.speech.say(f"{kind}-{self.game.key}-{key}", **facts)

    def seat(self, seat: int) -> str:
        """The player in a seat; CHANCE has a name too."""
        return self.speech.say("chance") if seat == CHANCE else self.names[seat]

    def question(self, view: Any, ask: Ask) -> str:
        """What is asked."""
        key = self.game.decisions[ask.decision].key
        return self.say("question", key, seat=self.seat(ask.seat), **self.facts(view, ask))

    def facts(self, view: Any, ask: Ask) -> dict[str, str | int]:
        """What the text of a question may name beside the seat."""
        return {"x": ask.x, "y": ask.y, "z": ask.z}

    def answer(self, view: Any, ask: Ask, choice: int) -> str:
        """An answer in words."""
        token = self.game.token(ask, choice)
        key = f"answer-{self.game.key}-{self.game.decisions[ask.decision].key}-{token}"
        if self.speech.knows(key):
            return self.speech.say(key)
        return self.speech.say("answer-pass") if token == "pass" else token

    def plan(self, view: Any, ask: Ask, plan: Plan) -> str:
        """A chain of answers in words."""
        facts: dict[str, str | int] = {f"f{place}": fact for place, fact in enumerate(plan.facts)}
        return self.say("plan", plan.label, steps=len(plan.choices), **facts)

    def event(self, view: Any, event: Event) -> str:
        """What happened, as far as the listener may know; empty for what needs no telling."""
        if event.kind == UNDONE:
            return self.speech.say("event-undone", seat=self.seat(event.seat), number=event.a)
        key = self.game.events[event.kind]
        return self.say("event", key, seat=self.seat(event.seat), a=event.a, b=event.b, c=event.c)

    def position(self, view: Any) -> list[str]:
        """The position in sentences, one a line, for those who don't see a picture."""
        return []
