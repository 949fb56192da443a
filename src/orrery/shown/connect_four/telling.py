"""Connect four in words."""

from typing import Any, ClassVar, Final, final

from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.games.samples.connect_four.view import ConnectFourView
from orrery.shown.lists import enumeration, listing
from orrery.shown.sentences import Sentence, sentence
from orrery.shown.strip import Figure
from orrery.shown.telling import Telling

COLUMN_NAMES: Final = "abcdefg"


@final
class ConnectFourTelling(Telling):
    """Columns by letter, rows by number from the bottom."""

    event_clauses: ClassVar[dict[str, str]] = {"dropped": "F2"}
    source_clauses: ClassVar[dict[str, str]] = {"line": "F3"}
    figures: ClassVar[tuple[Figure, ...]] = ()

    def answer(self, view: Any, ask: Ask, choice: int) -> str:
        return self.speech.say("answer-connect-four-drop", column=COLUMN_NAMES[choice])

    def event_facts(self, view: Any, event: Event) -> dict[str, str | int]:
        return {"column": COLUMN_NAMES[event.a], "row": event.b + 1}

    def sentences(self, view: ConnectFourView) -> list[Sentence]:
        filled = [
            sentence(
                self.speech,
                "position-connect-four-column",
                column=COLUMN_NAMES[column],
                discs=enumeration(self.speech, [self.seat(owner) for owner in discs]),
            )
            for column, discs in enumerate(view.columns)
            if discs
        ]
        empty = [COLUMN_NAMES[column] for column, discs in enumerate(view.columns) if not discs]
        if not empty:
            return filled
        names = listing(self.speech, empty)
        return [
            *filled,
            sentence(self.speech, "position-connect-four-empty", count=len(empty), columns=names),
        ]
