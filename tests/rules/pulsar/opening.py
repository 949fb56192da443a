"""Games of PULSAR 2849 from the first draw on, every answer in notation, those of CHANCE too."""

from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.view import PulsarView, SeatView, TableView

Table = Match[Pulsar]

GATES = ("E1", "E2", "E3", "E4")


def new_game(seats: int, **options: str) -> Table:
    """A game before the first draw; an option even-start is written even_start."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return Match(PULSAR, PULSAR.setup(seats, named))


def first_game(seats: int, **options: str) -> Table:
    """A game by the preset of that name, up to the roll of round 1: seat 0 is first in play order."""
    preset = PULSAR.presets["first-game"]
    match = new_game(seats, **preset, **options)
    return say(match, *map(str, range(seats)), "A1", "A2", "A3", *GATES[:seats])


def asked(match: Table) -> tuple[int, str]:
    """Who is asked what."""
    ask = match.asks()[0]
    return int(ask.seat), PULSAR.decisions[ask.decision].key


def offered(match: Table) -> list[str]:
    """What may be answered now."""
    ask = match.asks()[0]
    return [PULSAR.token(ask, choice) for choice in PULSAR.options(match.state, ask)]


def odds(match: Table) -> list[int]:
    """The odds of what CHANCE may answer now."""
    assert match.asks()[0].seat == CHANCE
    return PULSAR.weights(match.state, match.asks()[0])


def refused(match: Table) -> dict[str, str]:
    """What may not be answered now, and by which clause."""
    ask = match.asks()[0]
    return {PULSAR.token(ask, no.choice): no.clause for no in PULSAR.refused(match.state, ask)}


def say(match: Table, *tokens: str) -> Table:
    """Answer the open questions one after the other."""
    for token in tokens:
        match.say(match.asks()[0].seat, token)
    return match


def questions(match: Table, *tokens: str) -> list[tuple[int, str]]:
    """Who is asked what before each of the answers."""
    found = []
    for token in tokens:
        found.append(asked(match))
        say(match, token)
    return found


def seen(match: Table, viewer: int = 0) -> PulsarView:
    """What a seat sees."""
    return PULSAR.view(match.state, viewer)


def table(match: Table) -> TableView:
    return seen(match).table


def players(match: Table) -> tuple[SeatView, ...]:
    return seen(match).seats


def told(match: Table, kind: str) -> list[tuple[int, ...]]:
    """Who and what all events of one kind were about."""
    events = [event.plain() for event in match.recorder.stream(0)]
    return [event[1:] for event in events if PULSAR.events[event[0]] == kind]
