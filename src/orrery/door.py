"""The front door: titles, matches, saves and random games, for a Python prompt or a notebook."""

import secrets
from pathlib import Path
from typing import Any

from orrery.engine.chance import Dealer
from orrery.engine.errors import BadSetup, BadToken, DamagedSave, IllegalChoice, NotYourTurn, suggestion
from orrery.engine.events import SPECTATOR
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
    """Start a match and deal its first dice and cards.

    Options of the title are keywords, with ``_`` for ``-``: ``match("pulsar", 3, even_start="on")``. A
    ``position`` in text tells all of this itself. The same ``secret`` deals the same game.
    """
    if position:
        if title or seats or preset or options:
            raise BadSetup("a position tells its title, seats and options itself")
        game, setup = read_position(position, TITLES)
    else:
        game = find_title(title)
        setup = _setup(game, seats, preset, options)
    return OpenMatch(Match(game, setup, Dealer(secret or secrets.token_bytes(SECRET_BYTES))))


def load(path: str | Path) -> "OpenMatch":
    """Open a file: a save, of which every answer is verified, or a position.

    A save of a game under way does not hold the dealer's secret; a new dealer answers from there on.
    """
    text = _read_file(Path(path))
    if text.startswith(FIRST_LINE):
        return match(position=text)
    found = read_save(text, TITLES)
    if found.dealer is None:
        found.take_over(secrets.token_bytes(SECRET_BYTES))
    return OpenMatch(found)


def _read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii")
    except UnicodeDecodeError as error:
        raise DamagedSave(f"{path} holds neither a save nor a position") from error


def playouts(
    title: str, games: int, seats: int = 0, *, preset: str = "", seed: int = 1, **options: str
) -> Batch:
    """Play random games to the end; returns how many answers and draws they took, and the points by seat."""
    game = find_title(title)
    return play_batch(game, _setup(game, seats, preset, options), games, seed)


def _setup(game: Game[Any], seats: int, preset: str, options: dict[str, str]) -> Setup:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return game.setup(seats or game.usual, named, preset)


class OpenMatch:
    """A match in which one program answers for every seat; a dealer answers for chance.

    ``match`` is the engine's match, which offers more: a log, previews, undo by seat.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.match.deal()

    @property
    def asks(self) -> list[Ask]:
        """The open questions to players; empty when the game is over."""
        return [ask for ask in self.match.asks() if ask.seat != CHANCE]

    @property
    def seat(self) -> int | None:
        """The seat that is asked first; None when the game is over."""
        return int(self.asks[0].seat) if self.asks else None

    @property
    def options(self) -> list[str]:
        """What the seat that is asked first may answer, in notation."""
        return [] if self.seat is None else self._offered(self.seat)

    def _offered(self, seat: int) -> list[str]:
        ask = self.match.ask_of(seat)
        return [self.match.game.token(ask, choice) for choice in self.match.options(seat)]

    @property
    def refused(self) -> dict[str, str]:
        """What that seat might expect but may not answer, with the clause that forbids it."""
        if not self.asks:
            return {}
        ask, game = self.asks[0], self.match.game
        return {game.token(ask, entry.choice): entry.clause for entry in game.refused(self.match.state, ask)}

    @property
    def view(self) -> Any:
        """What the seat that is asked first may know; when the game is over, what everybody may."""
        return self.seen_by(SPECTATOR if self.seat is None else self.seat)

    def seen_by(self, seat: int) -> Any:
        """What ``seat`` may know of the position."""
        return self.match.game.view(self.match.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """Points and places by seat; None until the game is over."""
        return self.match.outcome()

    @property
    def position(self) -> str:
        """The position as text, hidden cards included."""
        return write_position(self.match.game, self.match.setup, self.match.state)

    @property
    def save(self) -> str:
        """The whole match as text, which :func:`load` reads from a file."""
        return write_save(self.match)

    def say(self, *answers: str, seat: int | None = None) -> "OpenMatch":
        """Answer the open questions one by one, each for the seat asked first unless ``seat`` is given.

        Raises :class:`BadToken`, :class:`IllegalChoice` or :class:`NotYourTurn`.
        """
        for answer in answers:
            asked = self.seat if seat is None else seat
            if asked is None:
                raise NotYourTurn(0)
            try:
                self.match.say(asked, answer)
            except (BadToken, IllegalChoice) as error:
                offered = suggestion(answer, self._offered(asked))
                error.add_note(f"{answer[:40]!r} is not offered now{offered}")
                raise
            self.match.deal()
        return self

    def undo(self) -> "OpenMatch":
        """Take back the last answer; raises :class:`CannotUndo` if its seat may not."""
        for seat in range(self.match.setup.seats):
            if self.match.undoable(seat):
                self.match.undo(seat)
                return self
        self.match.undo(0)
        return self

    def __str__(self) -> str:
        """The position in words, and the question that is asked first."""
        game, view = self.match.game, self.view
        telling = telling_for(game, Speech(ENGLISH), list(LETTERS[: self.match.setup.seats]))
        questions = [telling.question(view, ask) for ask in self.asks[:1]]
        position = telling.position(view)
        phase = [] if telling.phase(view) in position else [telling.phase(view)]
        return "\n".join(line for line in [*phase, *position, *questions] if line)

    def __repr__(self) -> str:
        return f"<{self.match.status()}>"
