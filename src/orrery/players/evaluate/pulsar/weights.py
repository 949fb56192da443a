"""The numbers by which positions of PULSAR 2849 are valued: all of them, and nowhere else."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.pulsar.data.vocabulary import (
    BIG_GYRODYNE_PAID,
    BLUE_STATION_AT_END,
    CHEAP_COPY,
    CLAIMED_BY_FLIGHT,
    COMPLETED,
    COMPLETION_PAID,
    COPIED,
    COST_PAID,
    EXPLORATION_DRAWN,
    LIFELESS_BONUS,
    LIFELESS_STATION_AT_END,
    LOOK_AT_TWO,
    PATENT_PAID,
    PATENTED,
    PROJECT_PAID,
    STATION_IN_PASSING,
    STEP_COMPLETING,
    STEP_GREEN,
    STEP_MAGENTA,
    STEP_ORANGE,
    STEP_PATENT,
    STEP_PROJECT,
    STEP_RED,
    STEP_TAKING,
    STEP_TRANSMITTER,
    TAKING_PAID,
    TOKEN_SPENT,
    TRIGGERS,
    TWO_TOKENS,
    WENT_ONLINE,
)

# fmt: off
USES_PER_TURN: Final[dict[int, int]] = {
    PATENTED: 600, PATENT_PAID: 600, CLAIMED_BY_FLIGHT: 400, TAKING_PAID: 300, COMPLETION_PAID: 400,
    BIG_GYRODYNE_PAID: 450, COMPLETED: 450, COST_PAID: 600, WENT_ONLINE: 400, PROJECT_PAID: 500,
    BLUE_STATION_AT_END: 500, LIFELESS_STATION_AT_END: 200, STATION_IN_PASSING: 700, TOKEN_SPENT: 700,
    COPIED: 300, EXPLORATION_DRAWN: 500,
}
"""How often a trigger that carries out ops is woken in a turn, in thousandths."""

POINTS_PER_TURN: Final[dict[int, int]] = {
    STEP_GREEN: 700, STEP_MAGENTA: 700, STEP_ORANGE: 700, STEP_TAKING: 500, STEP_COMPLETING: 800,
    STEP_TRANSMITTER: 900, STEP_PROJECT: 700, STEP_PATENT: 800, STEP_RED: 500,
    CHEAP_COPY: 500, TWO_TOKENS: 400, LOOK_AT_TWO: 400, LIFELESS_BONUS: 500,
}
"""What a standing fact is worth in a turn, in thousandths of a point."""
# fmt: on


def _by_trigger(table: dict[int, int]) -> vec[i64]:
    return vec[i64]([table.get(trigger, 0) for trigger in range(len(TRIGGERS))])


@final
class Weights:
    """In thousandths of a point, or of what the name says."""

    def __init__(self) -> None:
        self._set_means()
        self._set_work()
        self._set_end()
        self._set_tracks()
        self.uses: vec[i64] = _by_trigger(USES_PER_TURN)
        self.facts: vec[i64] = _by_trigger(POINTS_PER_TURN)

    def _set_means(self) -> None:
        # Dice, cubes, tokens, and what benefits give.
        self.die: i64 = 8000
        """What a die brings on average: the price of work that is still to be paid."""
        self.cube: i64 = 1050
        self.token: i64 = 1800
        self.tile: i64 = 3800
        """An exploration tile to be drawn."""
        self.system: i64 = 6000
        """A system to be turned up where a flight ends."""
        self.gift_gyrodyne: i64 = 4000
        self.gift_claim: i64 = 5000
        self.gift_place: i64 = 7000
        """The ship on any system, or on any pulsar."""

    def _set_work(self) -> None:
        # What is begun and shall be finished.
        self.pace: i64 = 2300
        """Dice that a turn has for work begun."""
        self.finish: i64 = 700
        """How much of the value of work that can be finished is counted."""
        self.pair: i64 = 300
        """How much of an award is counted while one gyrodyne is missing."""
        self.link: i64 = 2200
        """A link that has not formed its die yet."""
        self.run: i64 = 700
        """How much of a gate run to be flown is counted."""
        self.gates: i64 = 3400
        """Gates of a colour on a flight that is flown for them."""
        self.next_project: i64 = 350
        """How much of the gain of a project that can be done is counted."""
        self.later_project: i64 = 120
        self.question: i64 = 3600
        """A row bonus that is not known yet."""

    def _set_end(self) -> None:
        # What the end will pay.
        self.stations: i64 = 1100
        """Stations that a turn is expected to bring."""
        self.growth: i64 = 80
        """By how much what is counted at the end grows in a turn."""
        self.goal: i64 = 800
        """How much of a goal that is not met yet is counted at most."""
        self.half_done: i64 = 500
        """How much of a spinning gyrodyne one under construction is, for goals."""
        self.granted: i64 = 7000
        """A goal that counts as met."""

    def _set_tracks(self) -> None:
        # Tracks and ship.
        self.order: i64 = 700
        """One place in the next play order."""
        self.lead: i64 = 550
        """How much of an engineering income is kept from round to round."""
        self.space: i64 = 60
        """One space of a track, for each turn to come."""
        self.fickle: i64 = 70
        """How much less the Initiative track counts for each turn to come."""
        self.reach: i64 = 900
        """How much of the average best flight is counted."""
        self.landing: i64 = 2800
        """The exploration bonus of a flight's end."""
