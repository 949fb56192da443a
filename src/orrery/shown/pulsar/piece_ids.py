"""The ids of all pieces of PULSAR 2849, and which of them are on the table."""

from collections.abc import Iterator
from typing import Final

from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.star_map import ISOLATED, KINDS, SIDES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import LARGE, SIZES, SMALL
from orrery.games.pulsar.decisions.turn import RED_DIE, SILVER
from orrery.games.pulsar.state import COUNTERS, RED_VALUES
from orrery.games.pulsar.view import PulsarView
from orrery.shown.pieces import letter, owned
from orrery.shown.pulsar.component_texts import technologies_in_play

SLOTS: Final = (*SILVER.names, *RED_DIE.names)
"""Where the dice of a player lie."""
TOKENS: Final = ("plus-minus", "plus-two")
TRACKS: Final = ("initiative", "engineering")
DIE_SIZE: Final = 6
LOOKED_AT: Final = ("first", "second")


def node(view: PulsarView, number: int) -> str:
    side = SIDES[view.table.side]
    kind = "pulsar" if side.kinds[number] == ISOLATED else KINDS[side.kinds[number]]
    return f"{kind}:{side.names[number]}"


def pool(value: int) -> str:
    return f"pool:{value}"


def counter(number: int) -> str:
    track, place = divmod(int(number), COUNTERS)
    return f"counter:{TRACKS[track]}-{place + 1}"


def gyrodyne(size: int) -> str:
    return f"gyrodyne:{SIZES[size]}"


def transmitter(tile: int) -> str:
    return f"transmitter:{TRANSMITTERS[tile].key}"


def end(number: int) -> str:
    """One end of a transmitter, counted through all of them."""
    return f"end:{TRANSMITTERS[number // 2].key}-{number % 2 + 1}"


def exploration(place: int) -> str:
    """A tile that is looked at before one is kept."""
    return f"exploration:{LOOKED_AT[place]}"


def technology(number: int) -> str:
    return f"tech:{TECHNOLOGIES[number].key}"


def goal(number: int) -> str:
    return f"goal:{GOALS[number].key}"


def face(number: int) -> str:
    """A side of a headquarters board before its player has chosen."""
    return f"face:{FACES[number].key}"


def ship(seat: int) -> str:
    return f"ship:{letter(seat)}"


def die(seat: int, slot: int) -> str:
    return owned("die", seat, SLOTS[slot])


def bonus(seat: int, value: int) -> str:
    """The bonus dice of a value that a player holds."""
    return owned("bonus", seat, str(value))


def held(seat: int, size: int) -> str:
    return owned("held", seat, SIZES[size])


def token(seat: int, kind: int) -> str:
    return owned("token", seat, TOKENS[kind])


def project(seat: int, place: int) -> str:
    return owned("project", seat, PLACES[place])


def on_the_table(view: PulsarView) -> Iterator[str]:
    """What belongs to all players."""
    table = view.table
    yield from (node(view, number) for number in range(len(SIDES[table.side].names)))
    yield from (pool(value) for value in range(1, DIE_SIZE + 1))
    counters = [number for number, owner in enumerate(table.owner) if owner >= 0]
    yield from (counter(track * COUNTERS + number) for track in range(len(TRACKS)) for number in counters)
    yield from (gyrodyne(size) for size in range(SMALL, LARGE + 1))
    for tile in (*view.supply.display, *(entry.tile for entry in view.transmitters)):
        if tile >= 0:
            yield transmitter(tile)
            yield from (end(tile * 2 + place) for place in range(2))
    yield from (technology(number) for number in technologies_in_play(view))
    yield from (goal(number) for number in table.goals if number >= 0)
    yield from (exploration(place) for place, kind in enumerate(view.supply.looked_at) if kind >= 0)


def before(view: PulsarView, seat: int) -> Iterator[str]:
    """What lies before one player."""
    yield ship(seat)
    yield from (die(seat, slot) for slot in range(len(SLOTS)))
    yield from (bonus(seat, value) for value in range(RED_VALUES))
    yield from (held(seat, size) for size in range(SMALL, LARGE + 1))
    yield from (token(seat, kind) for kind in range(len(TOKENS)))
    if view.seats[seat].hq >= 0:
        yield from (face(view.seats[seat].hq * 2 + side) for side in range(2))
    yield from (project(seat, place) for place in range(len(PLACES)))
