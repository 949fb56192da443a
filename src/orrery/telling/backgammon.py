"""Backgammon in words: points in the counting of the player who is spoken of."""

from typing import Any, final

from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import CHANCE, Ask
from orrery.games.samples.backgammon.dice import OPENINGS, ROLLS
from orrery.games.samples.backgammon.move import SIDES
from orrery.games.samples.backgammon.state import BAR, MIDDLE, NO_CUBE, OFF
from orrery.games.samples.backgammon.turn import MOVE, OPENING
from orrery.games.samples.backgammon.view import BackgammonView
from orrery.telling.lists import enumeration, sequence
from orrery.telling.telling import Telling


@final
class BackgammonTelling(Telling):
    """Moves, dice and the cube."""

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

    def position(self, view: BackgammonView) -> list[str]:
        return [*(self._checkers(view, seat) for seat in range(2)), self._cube(view)]

    def _checkers(self, view: BackgammonView, seat: int) -> str:
        row = view.checkers[seat]
        points = [
            self.speech.say("position-backgammon-point", count=row[point], point=point)
            for point in range(BAR - 1, OFF, -1)
            if row[point] > 0
        ]
        return self.speech.say(
            "position-backgammon-seat",
            seat=self.seat(seat),
            points=enumeration(self.speech, points) or self.speech.say("position-backgammon-none"),
            bar=row[BAR],
            off=row[OFF],
        )

    def _cube(self, view: BackgammonView) -> str:
        where = {MIDDLE: "middle", NO_CUBE: "none"}.get(view.holder, "seat")
        holder = self.seat(view.holder) if view.holder >= 0 else ""
        return self.speech.say("position-backgammon-cube", where=where, seat=holder, stake=view.cube)
