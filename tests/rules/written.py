"""Positions for rule tests: facts in the notation of a title, read when something is looked at or played."""

from collections.abc import Mapping
from typing import Any, Generic

from orrery.engine.events import Recorder
from orrery.engine.flow import S
from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.engine.plain import digest
from orrery.engine.position import read_facts, read_position, write_facts
from orrery.engine.under_way import WrittenFact
from orrery.games.registry import TITLES


class Written(Generic[S]):
    """A position under construction, from the blank one or another.

    What is written last stands; what is played stays.
    """

    def __init__(self, game: Game[S], setup: Setup, state: S | None = None) -> None:
        self.game = game
        self.setup = setup
        self.recorder = Recorder()
        self._facts: dict[str, dict[str, str]] = {}
        self._state = state
        self._as_told = ""

    def say(self, *lines: str) -> None:
        """Lines of a position; places of a row that they don't name stay as they are."""
        for line in lines:
            key, _, text = line.partition(": ")
            pairs = _parsed(text)
            if "" in pairs:
                self.write(key, text)
            else:
                self.place(key, pairs)

    def write(self, key: str, value: object) -> None:
        """A fact of one word, or a whole row."""
        self._open()[key] = {"": str(value)}

    def place(self, key: str, pairs: Mapping[str, object]) -> None:
        """Some places of a row."""
        if pairs:
            self._open().setdefault(key, {}).update({name: str(value) for name, value in pairs.items()})

    def erase(self, key: str) -> None:
        """Say nothing of a fact: it is as in the blank position."""
        self._open().pop(key, None)

    def placed(self, key: str, name: str, default: int) -> int:
        """The number that was written for a place of a row."""
        return int(self.word(key, name, str(default)))

    def word(self, key: str, name: str, default: str) -> str:
        """The word that was written for a place of a row."""
        return self._told().get(key, {}).get(name, default)

    def add(self, key: str, name: str, count: int, default: int = 0) -> None:
        """Add to the number of a place."""
        self.place(key, {name: self.placed(key, name, default) + count})

    def join(self, key: str, name: str, *members: str) -> None:
        """Add to the set of a place."""
        known = self.word(key, name, "none").removeprefix("none").split("+")
        self.place(key, {name: "+".join(dict.fromkeys([*filter(None, known), *members])) or "none"})

    def _open(self) -> dict[str, dict[str, str]]:
        """The facts to write into; the position is read anew when it is looked at."""
        facts = self._told()
        self._state = None
        return facts

    def _told(self) -> dict[str, dict[str, str]]:
        """The facts of the position as it was played so far."""
        if self._state is not None and digest(self._state) != self._as_told:
            told = write_facts(self.game, self.setup, self._state)
            self._facts = {key: _parsed(text) for key, text in told}
            self._as_told = digest(self._state)
        return self._facts

    @property
    def state(self) -> S:
        """The position; the rules may play on from it."""
        if self._state is None:
            lines = [
                WrittenFact(at, key, _text(pairs))
                for at, (key, pairs) in enumerate(self._facts.items(), start=1)
            ]
            self._state = read_facts(self.game, self.setup, lines)
            self._state.recorder = self.recorder
            self._as_told = digest(self._state)
        return self._state


def begun(text: str) -> Match[Any]:
    """A match that starts from a whole position in text."""
    game, setup = read_position(text, TITLES)
    return Match(game, setup)


def _parsed(text: str) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in text.split(" ")]
    if all(sign for _, sign, _ in pairs):
        return {name: word for name, _, word in pairs}
    return {"": text}


def _text(pairs: dict[str, str]) -> str:
    return " ".join(f"{name}={word}" if name else word for name, word in pairs.items())
