"""The table of PULSAR 2849 in sentences: round, dice, tracks, what is on offer, goals."""

from dataclasses import dataclass
from typing import Final, final

from orrery.engine.flow import FRAME_WIDTH
from orrery.games.pulsar.boards import closed_by
from orrery.games.pulsar.counters import counter_count, rank
from orrery.games.pulsar.counts import count
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.technologies import ROWS, TECHNOLOGIES
from orrery.games.pulsar.data.tracks import ROUNDS
from orrery.games.pulsar.keys import DRAFT, PRODUCTION, SCORING, TURN
from orrery.games.pulsar.state import COUNTERS, ENGINEERING, INITIATIVE, Pulsar
from orrery.games.pulsar.view import PulsarView, guess_position
from orrery.shown.lists import enumeration, listing
from orrery.shown.pulsar.component_texts import Components, technologies_in_play
from orrery.shown.pulsar.events import median
from orrery.shown.pulsar.holdings import Holdings
from orrery.shown.sentences import Sentence, parts, sentence

PHASES: Final = {SCORING: "scoring", PRODUCTION: "production", TURN: "actions", DRAFT: "dice"}
WITH_OFFERS: Final = ("setup", "dice", "actions")
"""Phases after which something can still be taken or patented."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A position, and what is told of the table and of the players whoever listens."""

    view: PulsarView
    state: Pulsar
    table: list[Sentence]
    players: list[Sentence]


def is_same_table(one: PulsarView, other: PulsarView) -> bool:
    """Whether two views are of the same moment and differ in their viewer only."""
    return (
        one.table is other.table
        and one.map is other.map
        and one.supply is other.supply
        and one.seats is other.seats
        and one.transmitters is other.transmitters
        and one.flow.stack == other.flow.stack
    )


@final
class Position:
    """A view, sentence by sentence."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech
        self.holdings = Holdings(components)
        self._last: Shared | None = None

    def sentences(self, view: PulsarView) -> list[Sentence]:
        """The table, then each player, then what is before the listener."""
        shared = self._shared(view)
        lines = list(shared.table)
        if self._phase(view) in WITH_OFFERS:
            lines += self._technologies(view, shared.state)
        lines += shared.players
        if view.flow.seat >= 0:
            lines += self.holdings.own(view, view.flow.seat)
        return lines

    def _shared(self, view: PulsarView) -> "Shared":
        """What all listeners are told of a position, told once if their views share it."""
        if self._last is None or not is_same_table(self._last.view, view):
            state = guess_position(view)
            players = self._goals(view, state)
            for seat in range(view.flow.seats):
                players += self.holdings.sentences(view, seat)
            self._last = Shared(view, state, self._table(view, state), players)
        return self._last

    def _table(self, view: PulsarView, state: Pulsar) -> list[Sentence]:
        lines = [Sentence(text=parts(self.phase(view)))]
        if view.table.round > 0:
            lines += [self._dice(view), *self._tracks(view, state)]
        return [*lines, *self._offer(view)] if self._phase(view) in WITH_OFFERS else lines

    def phase(self, view: PulsarView) -> str:
        """The round and its phase."""
        return self.speech.say(f"phase-pulsar-{self._phase(view)}", round=view.table.round, rounds=ROUNDS)

    def _phase(self, view: PulsarView) -> str:
        if view.table.round == 0:
            return "setup"
        if not view.flow.stack:
            return "over"
        under_way = view.flow.stack[::FRAME_WIDTH]
        return next((name for procedure, name in PHASES.items() if procedure in under_way), "dice")

    def _dice(self, view: PulsarView) -> Sentence:
        dice = [str(value) for value, number in enumerate(view.table.pool, start=1) for _ in range(number)]
        text = enumeration(self.speech, dice)
        where = median(view.table.marker)
        return sentence(
            self.speech,
            "position-pulsar-dice",
            count=len(dice),
            dice=text,
            between=where["between"],
            space=where["space"],
            next=where["next"],
        )

    def _tracks(self, view: PulsarView, state: Pulsar) -> list[Sentence]:
        return [
            sentence(self.speech, "position-pulsar-initiative", counters=self._counters(state, INITIATIVE)),
            sentence(self.speech, "position-pulsar-engineering", counters=self._counters(state, ENGINEERING)),
        ]

    def _counters(self, state: Pulsar, track: int) -> str:
        """Who is where on a track, the best first."""
        counters = []
        for place in range(counter_count(state)):
            number = rank(state, track, place)
            space = self.words.space(int(state.spot[track * COUNTERS + number]))
            name = self.words.names[state.owner[number]]
            counters.append(self.speech.say("position-pulsar-counter", seat=name, space=space))
        return enumeration(self.speech, counters)

    def _offer(self, view: PulsarView) -> list[Sentence]:
        tiles = [self.components.transmitter_name(tile) for tile in view.supply.display if tile >= 0]
        text = enumeration(self.speech, tiles)
        return [sentence(self.speech, "position-pulsar-offer", tiles=text)] if tiles else []

    def _technologies(self, view: PulsarView, state: Pulsar) -> list[Sentence]:
        """What the listener, or anybody, can patent in this round."""
        seats = [view.flow.seat] if view.flow.seat >= 0 else range(view.flow.seats)
        found = [
            self.speech.say(
                "position-pulsar-technology",
                name=self.components.technology_name(number),
                cost=TECHNOLOGIES[number].cost,
            )
            for place, number in enumerate(technologies_in_play(view))
            if ROWS[place] <= view.table.round and any(not closed_by(state, seat, place) for seat in seats)
        ]
        text = enumeration(self.speech, found)
        return [sentence(self.speech, "position-pulsar-technologies", technologies=text)] if found else []

    def _goals(self, view: PulsarView, state: Pulsar) -> list[Sentence]:
        return [self._goal(view, state, face) for face in view.table.goals if face >= 0]

    def _goal(self, view: PulsarView, state: Pulsar, face: int) -> Sentence:
        progress = [
            self.speech.say(
                "position-pulsar-progress",
                seat=self.words.names[seat],
                n=int(count(state, seat, GOALS[face].count)),
                need=GOALS[face].need,
            )
            for seat in range(view.flow.seats)
        ]
        goal = self.components.goal(face)
        return sentence(
            self.speech,
            "position-pulsar-goal",
            name=goal.name,
            rule=goal.rule,
            progress=listing(self.speech, progress),
        )
