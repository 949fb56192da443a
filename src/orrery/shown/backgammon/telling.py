"""Backgammon in words: points in the counting of the player who is spoken of."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import CHANCE, Ask
from orrery.games.samples.backgammon.dice import OPENINGS, ROLLS
from orrery.games.samples.backgammon.keys import MOVE, MOVED, OPENING, WON
from orrery.games.samples.backgammon.move import SIDES
from orrery.games.samples.backgammon.state import BAR, MIDDLE, NO_CUBE, OFF
from orrery.games.samples.backgammon.view import BackgammonView
from orrery.shown.lists import enumeration, sequence
from orrery.shown.sentences import Sentence, sentence
from orrery.shown.strip import Figure
from orrery.shown.telling import Telling, Witnessed

# fmt: off
EVENT_CLAUSES: Final[dict[str, str]] = {
    "rolled": "B2.2", "moved": "B3.1", "hit": "B3.3", "borne-off": "B6.2", "doubled": "B8.2",
    "taken": "B8.4", "dropped": "B8.3", "turn-passed": "B5.3", "won": "B7.1",
}
# fmt: on
SOURCE_CLAUSES: Final[dict[str, str]] = {
    "single": "B7.1",
    "gammon": "B7.2",
    "backgammon": "B7.3",
    "dropped": "B8.3",
}
ENTERING: Final = "B4.2"

PIPS: Final = Figure(
    "pips",
    lambda view, standing, seat: sum(point * count for point, count in enumerate(view.checkers[seat])),
)
BORNE_OFF: Final = Figure("off", lambda view, standing, seat: view.checkers[seat][OFF], most=lambda view: 15)


@final
class BackgammonTelling(Telling):
    """Moves, dice and the cube."""

    event_clauses: ClassVar[dict[str, str]] = EVENT_CLAUSES
    source_clauses: ClassVar[dict[str, str]] = SOURCE_CLAUSES
    figures: ClassVar[tuple[Figure, ...]] = (BORNE_OFF, PIPS)
    listed: ClassVar[dict[str, str]] = {"moved": "target", "hit": "point", "borne-off": "point"}

    def facts(self, view: BackgammonView, ask: Ask) -> dict[str, str | int]:
        return {
            "player": self.seat(ask.x) if ask.seat == CHANCE else self.seat(ask.seat),
            "stake": 2 * view.cube,
            "dice": self._dice(ask),
            "times": ask.z,
        }

    def _dice(self, ask: Ask) -> str:
        if ask.y == 0:
            return self.speech.say("dice-backgammon-one", die=ask.x)
        return self.speech.say("dice-backgammon-two", high=ask.x, low=ask.y)

    def answer(self, view: BackgammonView, ask: Ask, choice: int) -> str:
        if ask.seat == CHANCE:
            first, second = (OPENINGS if ask.decision == OPENING else ROLLS)[choice]
            return self.speech.say("answer-backgammon-dice", first=first, second=second)
        if ask.decision == MOVE:
            target = choice // SIDES - choice % SIDES
            hits = target > OFF and view.checkers[1 - ask.seat][BAR - target] == 1
            return self._move(choice, "yes" if hits else "no")
        return super().answer(view, ask, choice)

    def _move(self, choice: int, hits: str) -> str:
        source, die = choice // SIDES + 1, choice % SIDES + 1
        if source == BAR:
            return self.speech.say("answer-backgammon-enter", target=source - die, hits=hits)
        if source > die:
            return self.speech.say("answer-backgammon-move", source=source, target=source - die, hits=hits)
        exact = "yes" if source == die else "no"
        return self.speech.say("answer-backgammon-bear-off", source=source, die=die, exact=exact)

    def group(self, view: Any, ask: Ask, choice: int) -> str:
        """Single moves, as a heading against whole turns."""
        return self.say("group", "moves") if ask.decision == MOVE else ""

    def plan_group(self, view: Any, ask: Ask, plan: Plan) -> str:
        return self.say("group", "turns")

    def plan(self, view: Any, ask: Ask, plan: Plan) -> str:
        """The moves one after the other; what they would hit is not told."""
        moves = [self._move(choice, "no") for choice in plan.choices]
        return self.speech.say("plan-backgammon-turn", moves=sequence(self.speech, moves))

    def event_facts(self, view: Any, event: Event) -> dict[str, str | int]:
        key = self.game.events[event.kind]
        if key == "rolled":
            return {"first": event.a, "second": event.b}
        if key == "moved":
            return {"source": event.a, "target": event.b}
        if key == "won":
            return {"source": self.source(self.game.sources[event.a]), "points": event.b}
        return {"point": event.a, "stake": event.a}

    def reasons(self, witnessed: Sequence[Witnessed]) -> list[str]:
        return [self._reason(event) for _, event in witnessed]

    def _reason(self, event: Event) -> str:
        if event.kind == MOVED and event.a == BAR:
            return ENTERING
        return (
            self.source_clause(self.game.sources[event.a]) if event.kind == WON else self.clause(event.kind)
        )

    def note(self, view: BackgammonView, seat: int) -> str:
        """Who holds the cube."""
        return self.speech.say("note-backgammon-cube", stake=view.cube) if view.holder == seat else ""

    def sentences(self, view: BackgammonView) -> list[Sentence]:
        return [*(self._checkers(view, seat) for seat in range(2)), self._cube(view)]

    def _checkers(self, view: BackgammonView, seat: int) -> Sentence:
        row = view.checkers[seat]
        points = [
            self.speech.say("position-backgammon-point", count=row[point], point=point)
            for point in range(BAR - 1, OFF, -1)
            if row[point] > 0
        ]
        return sentence(
            self.speech,
            "position-backgammon-seat",
            seat,
            points=enumeration(self.speech, points) or self.speech.say("position-backgammon-none"),
            bar=row[BAR],
            off=row[OFF],
        )

    def _cube(self, view: BackgammonView) -> Sentence:
        where = {MIDDLE: "middle", NO_CUBE: "none"}.get(view.holder, "seat")
        holder = self.seat(view.holder) if view.holder >= 0 else ""
        return sentence(self.speech, "position-backgammon-cube", where=where, seat=holder, stake=view.cube)
