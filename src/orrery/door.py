"""The front door: titles, matches, saves and random games, for a Python prompt or a notebook."""

import secrets
from pathlib import Path
from typing import Any

from orrery.engine.chance import Dealer
from orrery.engine.errors import NotYourTurn
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game, Outcome, Setup
from orrery.engine.match import Match
from orrery.engine.notation import read_save, write_save
from orrery.engine.playout import Batch
from orrery.engine.playout import playouts as play_batch
from orrery.engine.position import FIRST_LINE, read_position, write_position
from orrery.games.registry import TITLES, find_title
from orrery.shown.registry import telling_for
from orrery.texts.speech import ENGLISH, Speech

SECRET_BYTES = 32
LETTERS = "ABCDEF"


def titles() -> tuple[str, ...]:
    """The keys of all titles."""
    return tuple(TITLES)


def match(
    title: str = "",
    seats: int = 0,
    *,
    preset: str = "",
    position: str = "",
    secret: bytes = b"",
    **options: str,
) -> "OpenMatch":
    """A new match, its first dice and cards dealt.

    Options of the title are keywords, with ``_`` for ``-``: ``match("pulsar", 3, even_start="on")``. With a
    ``position`` in text nothing else is needed. The same ``secret`` deals the same game.
    """
    if position:
        game, setup = read_position(position, TITLES)
    else:
        game = find_title(title)
        setup = _setup(game, seats, preset, options)
    return OpenMatch(Match(game, setup, Dealer(secret or secrets.token_bytes(SECRET_BYTES))))


def load(path: str | Path) -> "OpenMatch":
    """The match of a file: a save, every answer verified, or a position."""
    text = Path(path).read_text(encoding="ascii")
    if text.startswith(FIRST_LINE):
        return match(position=text)
    return OpenMatch(read_save(text, TITLES))


def playouts(
    title: str, games: int, seats: int = 0, *, preset: str = "", seed: int = 1, **options: str
) -> Batch:
    """What so many random games give: answers, draws of chance, and points by seat."""
    game = find_title(title)
    return play_batch(game, _setup(game, seats, preset, options), games, seed)


def _setup(game: Game[Any], seats: int, preset: str, options: dict[str, str]) -> Setup:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return game.setup(seats or game.usual, named, preset)


class OpenMatch:
    """A match in which one program answers for every seat; chance is dealt by itself.

    ``match`` is the match of the engine, for all that is not here.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.match.deal()

    @property
    def asks(self) -> list[Ask]:
        """The open questions to seats; empty when the game is over."""
        return [ask for ask in self.match.asks() if ask.seat != CHANCE]

    @property
    def seat(self) -> int | None:
        """The seat that is asked first; nobody when the game is over."""
        return int(self.asks[0].seat) if self.asks else None

    @property
    def options(self) -> list[str]:
        """What the seat that is asked first may answer, in notation."""
        if not self.asks:
            return []
        ask = self.asks[0]
        return [self.match.game.token(ask, choice) for choice in self.match.options(ask.seat)]

    @property
    def refused(self) -> dict[str, str]:
        """What it may not answer, with the clause that says why."""
        if not self.asks:
            return {}
        ask, game = self.asks[0], self.match.game
        return {game.token(ask, entry.choice): entry.clause for entry in game.refused(self.match.state, ask)}

    @property
    def view(self) -> Any:
        """What the seat that is asked first may know."""
        return self.match.game.view(self.match.state, -1 if self.seat is None else self.seat)

    @property
    def outcome(self) -> Outcome | None:
        """Points and places by seat; nothing while the game goes on."""
        return self.match.outcome()

    @property
    def position(self) -> str:
        """The position as text, with all that is hidden."""
        return write_position(self.match.game, self.match.setup, self.match.state)

    @property
    def save(self) -> str:
        """The whole match as text."""
        return write_save(self.match)

    def say(self, *answers: str, seat: int | None = None) -> "OpenMatch":
        """Answer the open questions one after the other, for the seat asked first unless one is named."""
        for answer in answers:
            asked = self.seat if seat is None else seat
            if asked is None:
                raise NotYourTurn(0)
            self.match.say(asked, answer)
            self.match.deal()
        return self

    def undo(self) -> "OpenMatch":
        """Take the last answer back, if its seat may."""
        for seat in range(self.match.setup.seats):
            if self.match.undoable(seat):
                self.match.undo(seat)
                return self
        self.match.undo(0)
        return self

    def __str__(self) -> str:
        """The position in words, and what is asked."""
        game, view = self.match.game, self.view
        telling = telling_for(game, Speech(ENGLISH), list(LETTERS[: self.match.setup.seats]))
        questions = [telling.question(view, ask) for ask in self.asks[:1]]
        return "\n".join(line for line in [telling.phase(view), *telling.position(view), *questions] if line)

    def __repr__(self) -> str:
        keys = [decision.key for decision in self.match.game.decisions]
        asked = ", ".join(f"seat {ask.seat} {keys[ask.decision]}" for ask in self.asks)
        return f"<{self.match.game.key}, {len(self.match.log)} entries, {asked or 'over'}>"
