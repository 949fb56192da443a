"""What a learned value of backgammon looks at: the race, blots and shots at them, points, every place."""

from math import floor
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.games.samples.backgammon.state import BAR, HOME, OFF, Backgammon
from orrery.players.evaluate.backgammon import held_points, offered, pips, risk
from orrery.players.evaluate.evaluator import POINT
from orrery.players.features.feature_set import FeatureSet, Input, clear

ROLLS: Final = 36
SHOTS: Final = vec[i64]([0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3])
"""By distance: how many of the 36 rolls reach it where nothing stands between."""
POINTS: Final = BAR - 1
LEVELS: Final = 4
"""Inputs for a point: one checker, two, three, and those beyond three."""
FAR_SIDE: Final = BAR - HOME
"""From this point on a seat's checkers are in the home board of the other."""

# The places of inputs within the block of a seat.
PIPS: Final = 0
RISK: Final = 1
HELD: Final = 2
AT_HOME: Final = 3
ON_BAR: Final = 4
BORNE_OFF: Final = 5
BLOTS: Final = 6
UNDER_FIRE: Final = 7
AT_STAKE: Final = 8
PRIME: Final = 9
ANCHORS: Final = 10
TRAPPED: Final = 11
HOME_CHECKERS: Final = 12
NEXT: Final = 13
HOLDS: Final = 14
PLACED: Final = 15

SEAT: Final = [
    Input("race.pips", 50.0, -0.012),
    Input("blots.risk", 100.0, -0.001),
    Input("points.held", 4.0, 0.03),
    Input("points.home", 3.0, 0.03),
    Input("bar", 1.0, -0.1),
    Input("off", 5.0),
    Input("blots.count", 2.0),
    Input("blots.shots", 12.0),
    Input("blots.pips-at-stake", 5.0),
    Input("points.prime", 3.0),
    Input("points.anchors"),
    Input("points.trapped", 2.0),
    Input("home.checkers", 8.0),
    Input("turn"),
    Input("cube"),
    *[
        Input(f"places.{point}-{count}")
        for point in range(1, POINTS + 1)
        for count in ("one", "two", "three", "more")
    ],
]
"""Shots are rolls of the other seat that reach a blot; pips at stake are what they would throw back."""

TABLE: Final = [Input("contact"), Input("contact.race-lead", 20.0)]


@final
class BackgammonFeatures(FeatureSet[Backgammon]):
    """As if the cube showed one: what it shows is the stake."""

    def fill(self, state: Backgammon, seat: i64, row: vec[float]) -> None:
        clear(row)
        fill_seat(state, seat, row, 0)
        fill_seat(state, 1 - seat, row, self.width)
        at: i64 = 2 * self.width
        if rearmost(state, 0) + rearmost(state, 1) > BAR:
            row[at] = 1.0
        else:
            row[at + 1] = float(pips(state, 1 - seat) - pips(state, seat))

    def stake(self, state: Backgammon) -> float:
        return float(state.cube)

    def worth(self, state: Backgammon, seat: i64, value: float) -> float:
        hope: i64 = floor(value * float(state.cube) * POINT + 0.5)
        return float(offered(state, seat, hope)) / POINT


def fill_seat(state: Backgammon, seat: i64, row: vec[float], at: i64) -> None:
    row[at + PIPS] = float(pips(state, seat))
    row[at + RISK] = float(risk(state, seat))
    row[at + HELD] = float(held_points(state, seat, BAR))
    row[at + AT_HOME] = float(held_points(state, seat, HOME))
    row[at + ON_BAR] = float(state.count(seat, BAR))
    row[at + BORNE_OFF] = float(state.count(seat, OFF))
    row[at + PRIME] = float(longest_prime(state, seat))
    row[at + NEXT] = 1.0 if is_next(state, seat) else 0.0
    row[at + HOLDS] = 1.0 if state.holder == seat else 0.0
    for place in range(i64(1), i64(BAR)):
        checkers: i64 = state.count(seat, place)
        if checkers > 0:
            fill_place(state, seat, place, checkers, row, at)
    fill_trapped(state, seat, row, at)


def fill_place(state: Backgammon, seat: i64, place: i64, checkers: i64, row: vec[float], at: i64) -> None:
    first: i64 = at + PLACED + (place - 1) * LEVELS
    row[first + min(checkers, i64(LEVELS - 1)) - 1] = 1.0
    row[first + LEVELS - 1] = float(max(i64(0), checkers - LEVELS + 1))
    if place <= HOME:
        row[at + HOME_CHECKERS] += float(checkers)
    elif place >= FAR_SIDE and checkers > 1:
        row[at + ANCHORS] += 1.0
    if checkers == 1:
        shots: i64 = shots_at(state, seat, place)
        row[at + BLOTS] += 1.0
        row[at + UNDER_FIRE] += float(shots)
        row[at + AT_STAKE] += float(shots * (BAR - place)) / ROLLS


def fill_trapped(state: Backgammon, seat: i64, row: vec[float], at: i64) -> None:
    """Checkers of the other seat that still have to pass all points the seat holds at home."""
    if row[at + AT_HOME] == 0.0:
        return
    lowest: i64 = 1
    while state.count(seat, lowest) < 2:
        lowest += 1
    for place in range(BAR - lowest, i64(BAR + 1)):
        row[at + TRAPPED] += float(state.count(1 - seat, place))


def shots_at(state: Backgammon, seat: i64, place: i64) -> i64:
    """How many rolls of the other seat reach a checker, as if none of them did so twice."""
    total: i64 = 0
    start: i64 = BAR - place
    for distance in range(i64(1), i64(len(SHOTS))):
        if start + distance <= BAR and state.count(1 - seat, start + distance) > 0:
            total += SHOTS[distance]
    return min(total, i64(ROLLS))


def longest_prime(state: Backgammon, seat: i64) -> i64:
    """Most points in a row that the seat holds."""
    longest: i64 = 0
    length: i64 = 0
    for place in range(i64(1), i64(BAR)):
        length = length + 1 if state.count(seat, place) > 1 else 0
        longest = max(longest, length)
    return longest


def rearmost(state: Backgammon, seat: i64) -> i64:
    """The last place where the seat has a checker, off if it has none left."""
    place: i64 = BAR
    while place > OFF and state.count(seat, place) == 0:
        place -= 1
    return place


def is_next(state: Backgammon, seat: i64) -> bool:
    """Whether the seat moves, or rolls, next."""
    if state.open == 0:
        return False
    ask = state.ask_at(0)
    return ask.x == seat if ask.seat == CHANCE else ask.seat == seat


def new_features() -> BackgammonFeatures:
    return BackgammonFeatures(SEAT, [], TABLE)
