"""Backgammon: boards by keyword, then dice and moves in notation."""

from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.engine.position import read_position
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.backgammon.position import PLACE_NAMES
from orrery.games.samples.backgammon.state import BAR, CHECKERS, OFF, Backgammon

HEAD = "orrery position 1\ntitle: backgammon\nversion: 1\nseats: 2\n"
Places = dict[int, int]
Table = Match[Backgammon]

FAR_BEHIND: Places = {1: 14}
"""For the other seat where it does not matter: out of the way, and past a gammon."""


def position(
    own: Places, other: Places = FAR_BEHIND, cube: int = 1, holder: int | str = "middle", roll: str = ""
) -> Table:
    """Seat 0 is at turn with checkers on ``own``; seat 1 has its own on ``other``, as it counts.

    Checkers that are not named are off. With a ``roll`` seat 0 does not double, and rolls that.
    """
    lines = [f"cube: {cube}", f"holder: {holder}", *checkers(own, other), "to play: 0"]
    match = begun(lines)
    return rolled(match, roll) if roll else match


def checkers(own: Places, other: Places) -> list[str]:
    """The checkers of both seats in notation; those that are not named are off."""
    return [
        f"checkers {seat}: "
        + " ".join(
            f"{PLACE_NAMES[place]}={count}"
            for place, count in {OFF: CHECKERS - sum(places.values()), **places}.items()
        )
        for seat, places in enumerate((own, other))
    ]


def begun(lines: list[str]) -> Table:
    """A match that starts from a position."""
    _, setup = read_position("\n".join([HEAD, *lines, ""]), {BACKGAMMON.key: BACKGAMMON})
    return Match(BACKGAMMON, setup)


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
