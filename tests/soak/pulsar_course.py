"""Laws of PULSAR 2849 about the course of a game: from one position to a later one, and at the end."""

from itertools import pairwise
from typing import Final

from orrery.engine.bits import count_bits
from orrery.engine.events import Event
from orrery.games.pulsar.boards import LOCKED, technology_at
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import NOBODY, SLOTS, TILES, USED, Pulsar
from tests.soak.pulsar import at_turn

ROWS_FOR_GOOD: Final = (
    "claims",
    "gyrodynes",
    "tiles",
    "stations",
    "keepers",
    "links",
    "awards",
    "hqs",
    "faces",
)
"""An entry of these rows is empty at first, and never changes once it is filled."""

BITS_FOR_GOOD: Final = ("spinning", "online", "paid", "patents", "projects", "runs", "scored", "owned")
"""What is in a set of these rows stays in it."""

EMPTY: Final = {"gyrodynes": 0}


def check_change(before: Pulsar, after: Pulsar) -> None:
    """What is for good stays, however many answers lie between two positions."""
    for name in ROWS_FOR_GOOD:
        empty = EMPTY.get(name, NOBODY)
        for old, new in zip(getattr(before, name), getattr(after, name)):
            assert old in (empty, new), f"{name}: {old} became {new}"
    for name in BITS_FOR_GOOD:
        for old, new in zip(getattr(before, name), getattr(after, name)):
            assert old & ~new == 0, f"{name} lost something"
    assert before.round <= after.round, "time ran backwards"
    assert gone(before) <= gone(after), "a transmitter came back"
    if before.round == after.round > 0:
        check_same_round(before, after)


def gone(state: Pulsar) -> set[int]:
    """The transmitters that have left the game (P10.7)."""
    return {
        tile
        for tile in range(TILES)
        if state.transmitter_bag[tile] == 0 and state.keepers[tile] == NOBODY and tile not in state.display
    }


def check_same_round(before: Pulsar, after: Pulsar) -> None:
    """One patent behind a lock in a round (P8.3); a bonus die that was used stays used in the turn (P9.2)."""
    for slot in range(SLOTS):
        if LOCKED[technology_at(before, slot)] == 1:
            new = count_bits(after.patents[slot]) - count_bits(before.patents[slot])
            assert new <= 1 - before.fresh[slot], "two patents behind a lock in a round"
    if at_turn(before) == at_turn(after) != NOBODY and before.bonus == USED:
        assert after.bonus == USED, "a second bonus die in a turn"


def check_end(state: Pulsar) -> None:
    """Eight rounds were played, all points were told, and no two players share a place (P1.1, P11.13)."""
    assert state.round == 8, "the game ended too early"
    outcome = PULSAR.outcome(state)
    assert outcome is not None
    assert sorted(outcome.places) == list(range(1, state.seats + 1)), "a tie remains"
    ranked = sorted(range(state.seats), key=outcome.places.__getitem__)
    assert all(outcome.points[ahead] >= outcome.points[behind] for ahead, behind in pairwise(ranked))
    assert [event.a for event in told(state, "round-ended")] == list(range(1, 9)), "not eight rounds"
    check_told_points(state)


def told(state: Pulsar, name: str) -> list[Event]:
    """The events of a kind; somebody has to have listened from the start."""
    assert state.recorder is not None
    kind = PULSAR.events.index(name)
    return [event for event in state.recorder.stream(0) if event.kind == kind]


def check_told_points(state: Pulsar) -> None:
    """The ledger holds what the events told, source by source."""
    ledger = [0] * len(state.ledger)
    for event in told(state, "points-gained"):
        ledger[event.seat * len(PULSAR.sources) + event.a] += event.b
    assert [int(entry) for entry in state.ledger] == ledger, "points that nobody was told of"
