"""PULSAR 2849 for the browser: what is printed on its components, from the tables of the title."""

from collections.abc import Iterable
from typing import Any, Final

from orrery.engine.effects import Op
from orrery.engine.game import Game
from orrery.games.pulsar.data import gyrodynes, tracks
from orrery.games.pulsar.data.components import CLASSES, LOCK, SPACES, Face, Goal, Technology, Transmitter
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, NEEDS, PLACES
from orrery.games.pulsar.data.star_map import KINDS, SIDES, Side
from orrery.games.pulsar.data.systems import BLUE, COLOURS, LEAST_PLAYERS, SYSTEM_TILES
from orrery.games.pulsar.data.technologies import (
    BOARDS,
    CATEGORY_OF_ROW,
    IN_PLAY,
    ROW_BONUSES,
    TECHNOLOGIES,
)
from orrery.games.pulsar.data.transmitters import ON_OFFER, TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import COLOURS as GATE_COLOURS
from orrery.games.pulsar.data.vocabulary import COUNTS, OPS, POINTS_IF, POINTS_PER, SIZES, TRIGGERS, Part
from orrery.games.pulsar.keys import (
    FROM_ENGINEERING,
    FROM_GYRODYNES,
    FROM_PENALTIES,
    FROM_TECHNOLOGIES,
    FROM_TRANSMITTERS,
    SOURCES,
)
from orrery.games.pulsar.state import COUNTERS, FIRST_GATE, FIRST_PULSAR, RED, RINGS
from orrery.games.pulsar.state import SYSTEMS as MAP_SYSTEMS
from orrery.shown.pulsar.board_texts import texts
from orrery.shown.pulsar.piece_ids import SLOTS, TOKENS
from orrery.shown.pulsar.samples import sample_ops, sample_parts

__all__ = ["components", "texts"]

Facts = dict[str, Any]

PLAYERS: Final = (2, 3, 4)

STEPS: Final[tuple[int, ...]] = (
    FROM_ENGINEERING,
    FROM_PENALTIES,
    FROM_TRANSMITTERS,
    FROM_GYRODYNES,
    FROM_TECHNOLOGIES,
)
"""Where the points of a production come from, in its order (P10)."""


def components(game: Game[Any]) -> Facts:
    """Everything fixed that the board needs; lists stand in the order of the numbers that a view uses."""
    return {
        "map": _map(),
        "systems": [_system(tile) for tile in range(len(SYSTEM_TILES))],
        "exploration": [{"key": kind.key, "ops": _ops(kind.ops)} for kind in EXPLORATION],
        "gyrodynes": _gyrodynes(),
        "transmitters": [_transmitter(tile) for tile in TRANSMITTERS],
        "on_offer": ON_OFFER,
        "boards": [board.key for board in BOARDS],
        "technologies": [_technology(entry) for entry in TECHNOLOGIES],
        "in_play": IN_PLAY,
        "row_bonuses": ROW_BONUSES,
        "row_boards": [category - 1 for category in CATEGORY_OF_ROW],
        "headquarters": {"places": PLACES, "needs": NEEDS, "faces": [_face(face) for face in FACES]},
        "goals": [_goal(goal) for goal in GOALS],
        "tracks": _tracks(),
        "dice": {"slots": SLOTS, "red": RED, "counters": COUNTERS, "tokens": TOKENS},
        "colours": GATE_COLOURS.all(),
        "production": [SOURCES[source] for source in STEPS],
        "legend": _legend(),
    }


def _map() -> Facts:
    return {
        "radius": 500,
        "first_pulsar": FIRST_PULSAR,
        "first_gate": FIRST_GATE,
        "systems": MAP_SYSTEMS,
        "rings": RINGS,
        "sides": [_side(side) for side in SIDES],
    }


def _side(side: Side) -> Facts:
    return {
        "key": side.key,
        "names": side.names,
        "spots": side.xy,
        "kinds": [KINDS[kind] for kind in side.kinds],
        "colours": side.colours,
        "links": side.links,
        "dead_ends": side.dead_ends,
        "entries": side.entries,
    }


def _system(tile: int) -> Facts:
    planets = [
        {"blue": colour == BLUE, "players": players}
        for colour, players in zip(COLOURS[tile], LEAST_PLAYERS[tile])
    ]
    return {"key": SYSTEM_TILES[tile].key, "planets": planets, "bonus": _ops(SYSTEM_TILES[tile].bonus)}


def _gyrodynes() -> Facts:
    return {
        "sizes": SIZES.all(),
        "take": gyrodynes.TAKE_DICE,
        "complete": gyrodynes.COMPLETE_DICE,
        "points": gyrodynes.POINTS,
        "tiles": gyrodynes.TILES,
        "awards": gyrodynes.AWARD_POINTS,
        "pair": gyrodynes.PAIR,
    }


def _transmitter(tile: Transmitter) -> Facts:
    return {
        "key": tile.key,
        "costs": tile.costs,
        "ends": tile.ends,
        "now": _ops(tile.now),
        "each_round": _ops(tile.each_round),
    }


def _technology(entry: Technology) -> Facts:
    """``most`` tells how many patents it has by number of players (P8.2, P8.3)."""
    most = {str(players): 1 if players == 2 and entry.spaces == LOCK else 2 for players in PLAYERS}
    return {
        "key": entry.key,
        "row": entry.row,
        "cost": entry.cost,
        "spaces": SPACES[entry.spaces],
        "kind": CLASSES[entry.kind],
        "most": most,
        "parts": [_part(part) for part in entry.parts],
    }


def _part(part: Part) -> Facts:
    return {"when": TRIGGERS[part.when], "ops": _ops(part.ops)}


def _face(face: Face) -> Facts:
    projects = [{"cost": project.cost, "ops": _ops(project.ops)} for project in face.projects]
    return {"key": face.key, "projects": projects}


def _goal(goal: Goal) -> Facts:
    return {
        "key": goal.key,
        "count": COUNTS[goal.count],
        "need": goal.need,
        "points": goal.points,
        "bonuses": goal.bonuses,
    }


def _tracks() -> Facts:
    """Incomes by number of players, then by place on the track."""
    return {
        "rounds": tracks.ROUNDS,
        "spaces": tracks.LAST_SPACE,
        "penalties": tracks.PENALTIES,
        "cubes": tracks.ENGINEERING_CUBES,
        "points": tracks.ENGINEERING_POINTS,
        "final_points": tracks.INITIATIVE_POINTS,
        "copy_cubes": tracks.CUBES_FOR_COPY,
        "station_points": tracks.STATION_POINTS,
        "further_station": tracks.FURTHER_STATION,
        "token_dice": [tracks.PLUS_MINUS_DICE, tracks.PLUS_TWO_DICE],
    }


def _legend() -> Facts:
    """An example of every op and trigger; ``legend.…`` of the texts says what it means."""
    return {
        "ops": _ops(sample_ops().values()),
        "parts": [_part(part) for part in sample_parts().values()],
        "counts": COUNTS.all(),
    }


def _ops(ops: Iterable[Op]) -> list[Facts]:
    return [_op(op) for op in ops]


def _op(op: Op) -> Facts:
    """A word of an effect by its key, with its numbers; what is counted is named."""
    facts: Facts = {"do": OPS[op.word], "a": op.a, "b": op.b, "c": op.c}
    if op.word in (POINTS_PER, POINTS_IF):
        facts["count"] = COUNTS[op.a]
    return facts
