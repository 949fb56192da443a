"""Backgammon: boards by keyword, then dice and moves in notation."""

from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.backgammon.state import BAR, CHECKERS, MIDDLE, OFF, PLACES, Backgammon
from orrery.games.samples.backgammon.turn import begin_turn

Places = dict[int, int]
Table = Match[Backgammon]

FAR_BEHIND: Places = {1: 14}
"""For the other seat where it does not matter: out of the way, and past a gammon."""


def position(
    own: Places, other: Places = FAR_BEHIND, cube: int = 1, holder: int = MIDDLE, roll: str = ""
) -> Table:
    """Seat 0 is at turn with checkers on ``own``; seat 1 has its own on ``other``, as it counts.

    Checkers that are not named are off. With a ``roll`` seat 0 does not double, and rolls that.
    """
    match = Match(BACKGAMMON, BACKGAMMON.setup(2))
    state = Backgammon(2)
    state.recorder = match.recorder
    for seat, places in enumerate((own, other)):
        for place, count in {OFF: CHECKERS - sum(places.values()), **places}.items():
            state.checkers[seat * PLACES + place] = count
    state.cube = cube
    state.holder = holder
    begin_turn(state, 0)
    match.state = state
    return rolled(match, roll) if roll else match


def rolled(match: Table, roll: str) -> Table:
    """Roll for the seat at turn, which does not double if it is asked."""
    if match.asks()[0].seat != CHANCE:
        match.say(match.asks()[0].seat, "no")
    match.say(CHANCE, roll)
    return match


def play(match: Table, *moves: str) -> Table:
    """Let seat 0 move."""
    for move in moves:
        match.say(0, move)
    return match


def offered(match: Table) -> set[str]:
    """What may be answered now, in notation."""
    ask = match.asks()[0]
    return {match.game.token(ask, choice) for choice in match.game.options(match.state, ask)}


def refused(match: Table) -> dict[str, str]:
    """What may not be answered now, and by which clause."""
    ask = match.asks()[0]
    return {match.game.token(ask, no.choice): no.clause for no in match.game.refused(match.state, ask)}


def asked(match: Table) -> tuple[int, str]:
    """Who is asked what."""
    ask = match.asks()[0]
    return ask.seat, match.game.decisions[ask.decision].key


def places(match: Table, seat: int) -> Places:
    """Where ``seat`` has checkers on points and bar, as it counts."""
    held = {place: int(match.state.count(seat, place)) for place in range(1, BAR + 1)}
    return {place: count for place, count in held.items() if count}


def told(match: Table, kind: str) -> list[tuple[int, ...]]:
    """Who and what all events of one kind were about."""
    events = [event.plain() for event in match.recorder.stream(0)]
    return [event[1:] for event in events if match.game.events[event[0]] == kind]
