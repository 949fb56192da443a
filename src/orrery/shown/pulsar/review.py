"""What is said of a finished game of PULSAR 2849: which pieces scored, which goals and awards were won."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Final, final

from orrery.engine.bits import has
from orrery.engine.effects import Op
from orrery.engine.events import Event
from orrery.games.pulsar import keys
from orrery.games.pulsar.catalogue import FIRST_PART, TECHNOLOGY_EFFECTS
from orrery.games.pulsar.counters import place_of
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.gyrodynes import AWARD_POINTS
from orrery.games.pulsar.data.tracks import FURTHER_STATION, INITIATIVE_POINTS, ROUNDS, STATION_POINTS
from orrery.games.pulsar.data.vocabulary import AT_END, LARGE, SIZES, SMALL
from orrery.games.pulsar.state import FIRST_PULSAR, INITIATIVE, Pulsar
from orrery.games.pulsar.view import PulsarView, guess_position
from orrery.games.pulsar.worth import counted_points
from orrery.shown.pieces import Ids
from orrery.shown.pulsar.component_texts import Components, technologies_in_play
from orrery.shown.pulsar.piece_ids import counter, goal, gyrodyne, held, node, technology
from orrery.shown.pulsar.words import Words
from orrery.shown.review import Achievement, Reviewer, ScoredPiece
from orrery.shown.telling import Telling

Worth = Iterator[tuple[str, int]]
"""Pieces with their points."""


@final
class PulsarReview(Reviewer):
    """Final scoring begins when the last round has ended (P11)."""

    notable: ClassVar[frozenset[str]] = frozenset(
        {
            "flew",
            "station-built",
            "pulsar-claimed",
            "gyrodyne-taken",
            "gyrodyne-spins",
            "award-won",
            "transmitter-taken",
            "transmitter-online",
            "project-done",
            "gate-run",
            "patented",
            "goal-met",
        }
    )

    def __init__(self, telling: Telling) -> None:
        super().__init__(telling)
        self.components = Components(Words(telling.speech, telling.names))

    def ended_round(self, event: Event) -> int:
        return int(event.a) if event.kind == keys.ROUND_ENDED else 0

    def final_events(self, events: Sequence[Event]) -> Sequence[Event]:
        ends = [number for number, event in enumerate(events) if self.ended_round(event) == ROUNDS]
        return events[ends[-1] + 1 :] if ends else ()

    def booked(self, event: Event) -> Sequence[tuple[int, int]]:
        return [(int(event.a), int(event.b))] if event.kind == keys.POINTS_GAINED else ()

    def scored_pieces(
        self, view: PulsarView, seat: int, source: int, events: Sequence[Event]
    ) -> Sequence[ScoredPiece]:
        if source == keys.FROM_GOALS:
            worth = of_goals(view, seat, events)
        else:
            worth = WORTH[source](view, seat) if source in WORTH else iter(())
        return [ScoredPiece(piece, seat, points) for piece, points in worth if points]

    def achievements(self, view: PulsarView) -> Sequence[Achievement]:
        return [*self._goals(view), *self._awards(view)]

    def _goals(self, view: PulsarView) -> Iterator[Achievement]:
        for place, face in enumerate(view.table.goals):
            met = tuple(seat for seat, player in enumerate(view.seats) if has(player.scored, place))
            name = self.components.goal_name(face)
            yield Achievement(name, GOALS[face].points, goal(face), met)

    def _awards(self, view: PulsarView) -> Iterator[Achievement]:
        """The first award of each size, and the second if somebody has won it."""
        for size in range(SMALL, LARGE + 1):
            for rank, points in enumerate(AWARD_POINTS):
                owner = view.supply.awards[(size - SMALL) * len(AWARD_POINTS) + rank]
                if rank == 0 or owner >= 0:
                    name = self.telling.speech.say("review-pulsar-award", size=SIZES[size], rank=rank + 1)
                    yield Achievement(name, points, gyrodyne(size), (owner,) if owner >= 0 else ())

    def realm(self, view: PulsarView, seat: int) -> Ids:
        settled = [number for number, planets in enumerate(view.map.stations) if seat in planets]
        claimed = [FIRST_PULSAR + number for number, owner in enumerate(view.map.claims) if owner == seat]
        return tuple(node(view, number) for number in (*settled, *claimed))


def of_goals(view: PulsarView, seat: int, events: Sequence[Event]) -> Worth:
    """Each goal with its bonuses: points are told after the goal that they belong to."""
    points: dict[int, int] = {}
    place = -1
    for event in events:
        if event.seat == seat and event.kind == keys.GOAL_MET:
            place = int(event.a)
        elif event.seat == seat and event.kind == keys.POINTS_GAINED and event.a == keys.FROM_GOALS:
            points[place] = points.get(place, 0) + int(event.b)
    return ((goal(view.table.goals[place]), gained) for place, gained in points.items())


def of_technologies(view: PulsarView, seat: int) -> Worth:
    """What each patent pays at the end, purchases left out."""
    state = guess_position(view)
    for slot, number in enumerate(technologies_in_play(view)):
        if has(view.table.patents[slot], seat):
            yield technology(number), _paid_at_end(state, seat, number)


def _paid_at_end(state: Pulsar, seat: int, number: int) -> int:
    parts = TECHNOLOGY_EFFECTS[FIRST_PART[number] : FIRST_PART[number + 1]]
    acts = [act for part in parts if part.when == AT_END for act in part.acts]
    return sum(
        int(counted_points(state, seat, act.word, act.a, act.b, act.c)) for act in acts if isinstance(act, Op)
    )


def of_pulsars(view: PulsarView, seat: int) -> Worth:
    """Each claimed pulsar on which no gyrodyne spins (P11.3)."""
    for pulsar, owner in enumerate(view.map.claims):
        if owner == seat and not view.map.spinning[pulsar]:
            yield node(view, FIRST_PULSAR + pulsar), 1


def of_gyrodynes(view: PulsarView, seat: int) -> Worth:
    """Each gyrodyne that does not spin, on the map or in hand (P11.4)."""
    for pulsar, owner in enumerate(view.map.claims):
        if owner == seat and view.map.gyrodynes[pulsar] and not view.map.spinning[pulsar]:
            yield node(view, FIRST_PULSAR + pulsar), 1
    for size, count in enumerate(view.seats[seat].held, start=SMALL):
        yield held(seat, size), count


def of_initiative(view: PulsarView, seat: int) -> Worth:
    """The place of each counter (P11.6)."""
    state = guess_position(view)
    points = INITIATIVE_POINTS[view.flow.seats]
    for number, owner in enumerate(view.table.owner):
        if owner == seat:
            yield counter(number), points[int(place_of(state, INITIATIVE, number))]


def of_stations(view: PulsarView, seat: int) -> Worth:
    """What each further station adds (P11.7); those beside the map count after those on it."""
    settled = [
        number for number, planets in enumerate(view.map.stations) for owner in planets if owner == seat
    ]
    for count, number in enumerate(settled, start=1):
        yield node(view, number), station_worth(count) - station_worth(count - 1)


def station_worth(count: int) -> int:
    last = len(STATION_POINTS) - 1
    return STATION_POINTS[min(count, last)] + max(0, count - last) * FURTHER_STATION


WORTH: Final[dict[int, Callable[[PulsarView, int], Worth]]] = {
    keys.FROM_TECHNOLOGIES: of_technologies,
    keys.FROM_PULSARS: of_pulsars,
    keys.FROM_GYRODYNES: of_gyrodynes,
    keys.FROM_INITIATIVE: of_initiative,
    keys.FROM_STATIONS: of_stations,
}
"""By source, the pieces that bring its points; cubes lie on no place of the board."""
