"""Everything that can go wrong at the table.

    GameError
    ├── UnknownTitle       no title has this key
    ├── UnknownPlayer      no computer player has this key
    ├── UnknownName        nothing of this kind has this name in a view
    ├── BadSetup           a number of seats or an option that the title doesn't have
    ├── NotYourTurn        the seat has no open question
    ├── IllegalChoice      the rules do not offer this choice now
    ├── BadToken           a text that does not answer this question
    ├── CannotUndo         there is nothing this seat may take back
    ├── WeightsError       what a computer player has learned can't be used
    │   ├── DamagedWeights not a whole, well-formed file
    │   ├── StaleWeights   learned from other inputs than positions are described by now
    │   └── ForeignWeights learned for another title or number of seats
    └── SaveError          a stored game that can't be taken
        ├── SaveTooBig     longer than any real game
        ├── DamagedSave    not a whole, well-formed save
        ├── BrokenReplay   an entry does not follow the rules
        ├── RulesChanged   the same, in a save of another rules version
        ├── WrongDraw      a draw that does not come from the dealer's secret
        ├── BadPosition    a text that does not describe a position of its title
        └── StaleSnapshot  a snapshot made by other rules

Each class has a ``code`` for programs and translations, and the HTTP ``status`` with which a server refuses;
the message is for developers.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from http import HTTPStatus
from typing import ClassVar, Final

MOST_SUGGESTED: Final = 8


def suggestion(name: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown name: the nearest names, or else the first few there are."""
    names = list(known)
    near = get_close_matches(name[:40], names, cutoff=0.5)
    if near:
        return f"; did you mean {' or '.join(near)}?"
    more = " …" if len(names) > MOST_SUGGESTED else ""
    return f"; there are {', '.join(names[:MOST_SUGGESTED])}{more}" if names else "; there is none"


class GameError(Exception):
    """The root of the tree."""

    code: ClassVar[str] = "game-error"
    status: ClassVar[int] = HTTPStatus.INTERNAL_SERVER_ERROR


class UnknownTitle(GameError):
    code: ClassVar[str] = "unknown-title"
    status: ClassVar[int] = HTTPStatus.NOT_FOUND

    def __init__(self, title: str, known: Iterable[str]) -> None:
        super().__init__(f"no title is called {title[:40]!r}{suggestion(title, known)}")
        self.title = title


class UnknownPlayer(GameError):
    code: ClassVar[str] = "unknown-player"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST

    def __init__(self, player: str) -> None:
        super().__init__(f"no player is called {player[:40]!r}")
        self.player = player


class UnknownName(GameError):
    code: ClassVar[str] = "unknown-name"
    status: ClassVar[int] = HTTPStatus.NOT_FOUND

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"no {kind} is called {name[:40]!r}{suggestion(name, known)}")
        self.kind = kind
        self.name = name


class BadSetup(GameError):
    code: ClassVar[str] = "bad-setup"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class NotYourTurn(GameError):
    code: ClassVar[str] = "not-your-turn"
    status: ClassVar[int] = HTTPStatus.CONFLICT

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has no open question")
        self.seat = seat


class IllegalChoice(GameError):
    code: ClassVar[str] = "illegal-choice"
    status: ClassVar[int] = HTTPStatus.CONFLICT

    def __init__(self, seat: int, decision: str, choice: int, options: list[int], clause: str = "") -> None:
        why = f" by {clause}" if clause else ""
        super().__init__(f"seat {seat}: {decision} does not offer {choice}{why}, only {options}")
        self.seat = seat
        self.decision = decision
        self.choice = choice
        self.clause = clause


class BadToken(GameError):
    code: ClassVar[str] = "bad-token"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST

    def __init__(self, decision: str, token: str) -> None:
        super().__init__(f"{token[:40]!r} does not answer {decision}")
        self.decision = decision
        self.token = token


class CannotUndo(GameError):
    code: ClassVar[str] = "cannot-undo"
    status: ClassVar[int] = HTTPStatus.CONFLICT

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has no answer that can be taken back now")
        self.seat = seat


class SaveError(GameError):
    code: ClassVar[str] = "save-error"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class SaveTooBig(SaveError):
    code: ClassVar[str] = "save-too-big"
    status: ClassVar[int] = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class DamagedSave(SaveError):
    code: ClassVar[str] = "damaged-save"


class BrokenReplay(SaveError):
    code: ClassVar[str] = "broken-replay"

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry}: {why}")
        self.entry = entry
        self.why = why


class RulesChanged(BrokenReplay):
    code: ClassVar[str] = "rules-changed"


class WrongDraw(SaveError):
    code: ClassVar[str] = "wrong-draw"

    def __init__(self, entry: int) -> None:
        super().__init__(f"entry {entry} is not what the dealer's secret gives")
        self.entry = entry


class BadPosition(SaveError):
    code: ClassVar[str] = "bad-position"

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class StaleSnapshot(SaveError):
    code: ClassVar[str] = "stale-snapshot"


class WeightsError(GameError):
    code: ClassVar[str] = "weights-error"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class DamagedWeights(WeightsError):
    code: ClassVar[str] = "weights-damaged"


class StaleWeights(WeightsError):
    code: ClassVar[str] = "weights-stale"


class ForeignWeights(WeightsError):
    code: ClassVar[str] = "weights-foreign"
