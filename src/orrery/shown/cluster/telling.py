"""All that is told of Globular Cluster."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, Event
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game
from orrery.games.cluster.data.limits import COINS
from orrery.games.cluster.lattice import HOME
from orrery.games.cluster.state import NOWHERE
from orrery.games.cluster.view import ClusterView, TileView
from orrery.shown.cluster.answers import Answers
from orrery.shown.cluster.events import Events
from orrery.shown.cluster.measures import Measures, kind_of
from orrery.shown.cluster.position import Position
from orrery.shown.cluster.reasons import EVENT_CLAUSES, SOURCE_CLAUSES, reason
from orrery.shown.cluster.words import Words
from orrery.shown.measures import Measure
from orrery.shown.sentences import Sentence
from orrery.shown.strip import POINTS, Figure
from orrery.shown.telling import Telling, Witnessed
from orrery.texts.speech import Speech

SCORING: Final = Figure("scoring", lambda view, standing, seat: standing.income, is_gain=True, beside=True)
CRYSTALS: Final = Figure("crystals", lambda view, standing, seat: view.seats[seat].crystals_now)
AT_HOME: Final = Figure(
    "at-home",
    lambda view, standing, seat: home_of(view).coins[seat],
    most=lambda view: COINS,
    spare=True,
)
STATIONS: Final = Figure(
    "stations", lambda view, standing, seat: view.seats[seat].sites.count(NOWHERE), spare=True
)


def home_of(view: ClusterView) -> TileView:
    return next(tile for tile in view.tiles if tile.cell == HOME)


@final
class ClusterTelling(Telling):
    """Puts the parts together; tiles are called "black 4", places "f2"."""

    event_clauses: ClassVar[dict[str, str]] = EVENT_CLAUSES
    source_clauses: ClassVar[dict[str, str]] = SOURCE_CLAUSES
    listed: ClassVar[dict[str, str]] = {"built": "count"}
    figures: ClassVar[tuple[Figure, ...]] = (POINTS, SCORING, CRYSTALS, AT_HOME, STATIONS)

    def __init__(self, game: Game[Any], speech: Speech, names: list[str]) -> None:
        super().__init__(game, speech, names)
        self.words = Words(speech, names)
        self.answers = Answers(self.words)
        self.measured = Measures()
        self.events = Events(self.words)
        self.table = Position(self.words)

    def phase(self, view: ClusterView) -> str:
        return self.table.phase(view)

    def facts(self, view: ClusterView, ask: Ask) -> dict[str, str | int]:
        hand = view.turn.hand
        return {
            "player": self.seat(ask.x) if ask.seat == CHANCE else self.seat(ask.seat),
            "tile": self.words.tile(hand) if hand >= 0 else "",
            "left": view.turn.points_left,
        }

    def answer(self, view: ClusterView, ask: Ask, choice: int) -> str:
        return self.answers.tell(view, ask, choice)

    def plan(self, view: Any, ask: Ask, plan: Plan) -> str:
        return self.answers.plan(plan)

    def group(self, view: Any, ask: Ask, choice: int) -> str:
        return self.answers.group(ask, choice)

    def plan_group(self, view: Any, ask: Ask, plan: Plan) -> str:
        return self.answers.plan_group(plan)

    def kind(self, ask: Ask, choice: int) -> str:
        return kind_of(ask, choice)

    def measures(self, view: ClusterView, ask: Ask, choice: int) -> tuple[Measure, ...]:
        return self.measured.of(view, ask, choice)

    def event_facts(self, view: Any, event: Event) -> dict[str, str | int]:
        return self.events.facts(self.game.events[event.kind], event)

    def reasons(self, witnessed: Sequence[Witnessed]) -> list[str]:
        keys = self.game.events
        return [
            self.clause(UNDONE) if event.kind == UNDONE else reason(keys[event.kind], event)
            for _, event in witnessed
        ]

    def sentences(self, view: ClusterView) -> list[Sentence]:
        return self.table.sentences(view)
