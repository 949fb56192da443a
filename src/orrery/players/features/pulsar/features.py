"""What a learned value of PULSAR 2849 looks at: all seats, what is on offer, the time left."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.games.pulsar.data.transmitters import ON_OFFER
from orrery.games.pulsar.keys import DRAW_EXPLORATION, DRAW_SYSTEM
from orrery.games.pulsar.state import FACE_DOWN, SYSTEMS, Pulsar
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.ending import goals_value, stations_value, tracks_value
from orrery.players.evaluate.pulsar.evaluator import PulsarEvaluator
from orrery.players.evaluate.pulsar.outlook import Outlook, is_before_turns
from orrery.players.evaluate.pulsar.standing import headquarters_value, technologies_value
from orrery.players.evaluate.pulsar.weights import Weights
from orrery.players.evaluate.pulsar.works import gyrodynes_value, transmitters_value
from orrery.players.features.feature_set import FeatureSet, clear
from orrery.players.features.pulsar.inputs import (
    DICE_WORTH,
    DISPLAY,
    DRAWS_WORTH,
    GOALS_WORTH,
    GYRODYNES_WORTH,
    HEADQUARTERS_WORTH,
    IS_DRAFT,
    MARKER,
    OPEN_AWARDS,
    OTHERS,
    OTHERS_POINTS,
    OTHERS_PROSPECTS,
    OTHERS_SECOND,
    OWN_TURN,
    POINTS,
    POOL,
    PRODUCTIONS,
    REACH_WORTH,
    ROW_BONUSES,
    SEAT,
    STATIONS_WORTH,
    SUPPLY,
    TABLE,
    TECHNOLOGIES_WORTH,
    TOKENS_WORTH,
    TRACKS_WORTH,
    TRANSMITTERS_WORTH,
    UNKNOWN_SYSTEMS,
)
from orrery.players.features.pulsar.means import fill_means, fill_tracks
from orrery.players.features.pulsar.standing import fill_goals, fill_headquarters, fill_technologies
from orrery.players.features.pulsar.works import fill_gyrodynes, fill_supply, fill_transmitters


@final
class PulsarFeatures(FeatureSet[Pulsar]):
    """Own seat, strongest rival, the other seats, the table."""

    def __init__(self) -> None:
        super().__init__(SEAT, OTHERS, TABLE)
        self.hand: PulsarEvaluator = PulsarEvaluator(Weights())

    def fill(self, state: Pulsar, seat: i64, row: vec[float]) -> None:
        clear(row)
        rival: i64 = self.strongest_rival(state, seat)
        outlook = self.fill_seat(state, seat, row, 0)
        self.fill_seat(state, rival, row, self.width)
        if state.seats > 2:
            self.fill_others(state, seat, rival, row, 2 * self.width)
        at: i64 = 2 * self.width + len(OTHERS)
        fill_time(state, outlook, row, at)
        fill_offer(state, seat, row, at)
        fill_supply(state, row, at + SUPPLY, at + OPEN_AWARDS)

    def strongest_rival(self, state: Pulsar, seat: i64) -> i64:
        """The other seat with the best prospects."""
        best: i64 = (seat + 1) % state.seats
        if state.seats > 2:
            most: i64 = self.hand.value(state, best)
            for other in range(state.seats):
                if other != seat and other != best:
                    worth: i64 = self.hand.value(state, other)
                    if worth > most:
                        best = other
                        most = worth
        return best

    def fill_seat(self, state: Pulsar, seat: i64, row: vec[float], at: i64) -> Outlook:
        outlook = Outlook(state, seat, self.hand.weights)
        self.fill_terms(state, outlook, row, at)
        fill_gyrodynes(state, outlook, row, at)
        fill_transmitters(state, outlook, row, at)
        fill_technologies(state, outlook, row, at)
        fill_headquarters(state, seat, row, at)
        fill_goals(state, seat, row, at)
        fill_means(state, outlook, row, at)
        fill_tracks(state, seat, row, at)
        return outlook

    def fill_terms(self, state: Pulsar, outlook: Outlook, row: vec[float], at: i64) -> None:
        """The hand-written terms, in the order of the evaluator: works take up the dice of later terms."""
        hand = self.hand
        seat: i64 = outlook.seat
        row[at + POINTS] = float(state.points(seat))
        row[at + TRANSMITTERS_WORTH] = float(transmitters_value(state, outlook)) / POINT
        row[at + GYRODYNES_WORTH] = float(gyrodynes_value(state, outlook)) / POINT
        row[at + TECHNOLOGIES_WORTH] = float(technologies_value(state, outlook)) / POINT
        row[at + HEADQUARTERS_WORTH] = float(headquarters_value(state, outlook, hand.projects)) / POINT
        row[at + STATIONS_WORTH] = float(stations_value(state, outlook)) / POINT
        row[at + GOALS_WORTH] = float(goals_value(state, outlook)) / POINT
        row[at + TRACKS_WORTH] = float(tracks_value(state, outlook)) / POINT
        if outlook.turns > 0:
            tokens: i64 = state.plus_minus[seat] + state.plus_two[seat]
            row[at + TOKENS_WORTH] = float(tokens * hand.weights.token) / POINT
            row[at + REACH_WORTH] = float(hand.reach_value(state, outlook)) / POINT
        row[at + DICE_WORTH] = float(hand.dice_value(state, seat)) / POINT
        if first_to_choose(state) == seat:
            row[at + DRAWS_WORTH] = float(hand.draw_value(state)) / POINT

    def fill_others(self, state: Pulsar, seat: i64, rival: i64, row: vec[float], at: i64) -> None:
        for other in range(state.seats):
            if other != seat and other != rival:
                worth: float = float(self.hand.value(state, other)) / POINT
                row[at + OTHERS_POINTS] += float(state.points(other))
                row[at + OTHERS_PROSPECTS] += worth
                row[at + OTHERS_SECOND] = max(row[at + OTHERS_SECOND], worth)


def fill_time(state: Pulsar, outlook: Outlook, row: vec[float], at: i64) -> None:
    row[at + PRODUCTIONS] = float(outlook.productions())
    row[at + ROW_BONUSES] = float(outlook.bonuses[outlook.round]) / POINT
    row[at + IS_DRAFT] = 1.0 if is_before_turns(state) else 0.0
    row[at + OWN_TURN] = 1.0 if first_to_choose(state) == outlook.seat else 0.0
    row[at + MARKER] = float(state.marker)


def first_to_choose(state: Pulsar) -> i64:
    """The seat that is asked, or for which CHANCE draws; between turns the first in play order."""
    if state.open > 0:
        ask = state.ask_at(0)
        if ask.seat != CHANCE:
            return ask.seat
        if ask.decision == DRAW_SYSTEM or ask.decision == DRAW_EXPLORATION:
            return ask.y
    return state.order[0]


def fill_offer(state: Pulsar, seat: i64, row: vec[float], at: i64) -> None:
    """Dice and transmitters for whoever comes first, and what the map still hides."""
    sign: float = 1.0 if first_to_choose(state) == seat else -1.0
    for value in range(i64(len(state.pool))):
        row[at + POOL + value] = sign * float(state.pool[value])
    for place in range(i64(ON_OFFER)):
        if state.display[place] >= 0:
            row[at + DISPLAY + state.display[place]] = sign
    for system in range(i64(SYSTEMS)):
        if state.tiles[system] == FACE_DOWN:
            row[at + UNKNOWN_SYSTEMS] += 1.0
