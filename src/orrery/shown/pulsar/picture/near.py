"""Where the ship of the viewer can go: exact reach of every die, and what is there."""

from typing import Final

from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.data.systems import BLUE, LIFELESS
from orrery.games.pulsar.data.vocabulary import LIFELESS_BONUS, SIZES
from orrery.games.pulsar.routes import routes_of
from orrery.games.pulsar.space import free_planet
from orrery.games.pulsar.state import FACE_DOWN, FIRST_GATE, FIRST_PULSAR, NOBODY, SYSTEMS
from orrery.shown.picture.page import (
    CHOSEN,
    PLAIN,
    QUIET,
    STRONG,
    Line,
    flow,
    heading,
    line,
    paragraph,
    table,
)
from orrery.shown.picture.players import badge, letter
from orrery.shown.pulsar.picture.nodes import mark, name, planets, ships_at, system_bonus
from orrery.shown.pulsar.picture.scene import DONE, NOT_YET, Scene
from orrery.shown.pulsar.words import held_reds

DIE_FACES: Final = 6
GATES_SHOWN: Final = 2
"""Hops up to which gates are named."""


def near(scene: Scene, width: int) -> list[Line]:
    """Systems and pulsars where a flight of some die can end, and the others in short."""
    ship = scene.view.seats[scene.focus].ship
    if ship == NOBODY:
        title = heading(scene.say("near"), width)
        return [
            title,
            *paragraph(line((scene.say("no-ship"), QUIET)), width),
            *_elsewhere(scene, set(), width),
        ]
    where = line(badge(scene.focus), " ", name(scene, ship))
    reach = reached(scene, ship)
    ends = [node for node in reach if node < FIRST_GATE]
    rows = [_title(scene), *(_row(scene, node, reach) for node in ends)]
    return [
        heading(scene.say("near"), width, where),
        *table(rows, "lllr", width, 2),
        *_gates(scene, reach, width),
        *_elsewhere(scene, set(ends), width),
    ]


def lengths(scene: Scene) -> list[int]:
    """The lengths of flights that dice can have, tokens included; free steps are left out."""
    view = scene.view.seats[scene.focus]
    return list(range(1, DIE_FACES + 1 + (2 if view.plus_two else 1 if view.plus_minus else 0)))


def reached(scene: Scene, ship: int) -> dict[int, set[int]]:
    """The nodes where a flight can end with the lengths that lead there, the nearest first (P4.1, P4.2)."""
    routes = routes_of(scene.view.table.side)
    found: dict[int, set[int]] = {}
    for length in lengths(scene):
        for flight in routes.flights(ship, length, 0, 0):
            found.setdefault(int(routes.node[flight]), set()).add(length)
    return dict(sorted(found.items(), key=lambda entry: (min(entry[1]), entry[0])))


def _title(scene: Scene) -> list[Line]:
    own = dice_of(scene)
    spans = [
        (f"[{length}]", CHOSEN) if length in own else (f" {length} ", QUIET) for length in lengths(scene)
    ]
    return [(), (), line((scene.say("reach"), QUIET)), tuple(spans)]


def dice_of(scene: Scene) -> set[int]:
    """The values of the dice that the viewer can still use."""
    return {*scene.view.seats[scene.focus].dice, *held_reds(scene.view, scene.focus)}


def _row(scene: Scene, node: int, reach: dict[int, set[int]]) -> list[Line]:
    own = dice_of(scene)
    dots = [
        (f" {DONE if length in reach[node] else NOT_YET} ", _style(length in reach[node], length in own))
        for length in lengths(scene)
    ]
    seen = (planets(scene, node), _system(scene, node)) if node < SYSTEMS else ((), _pulsar(scene, node))
    return [line(name(scene, node)), *seen, tuple(dots)]


def _style(reached: bool, own: bool) -> str:
    if not reached:
        return QUIET
    return CHOSEN if own else PLAIN


def _system(scene: Scene, node: int) -> Line:
    """What the viewer would get for ending a flight in a system (P4.7, P4.8)."""
    extra = f" {scene.say('dead-end')}" if node in scene.side.dead_ends else ""
    if scene.view.map.tiles[node] == FACE_DOWN:
        return line((scene.say("face-down") + extra, QUIET))
    if scene.focus in scene.view.map.stations[node]:
        return line((scene.say("has-station"), QUIET))
    if free_planet(scene.state, scene.focus, node, BLUE) != NOBODY:
        return line(system_bonus(scene, node) + extra)
    if free_planet(scene.state, scene.focus, node, LIFELESS) == NOBODY:
        return line((scene.say("no-planet"), QUIET))
    anyway = awake(scene.state, scene.focus, LIFELESS_BONUS) > 0
    return line((system_bonus(scene, node) if anyway else scene.say("no-bonus")) + extra)


def _pulsar(scene: Scene, node: int) -> Line:
    pulsar = node - FIRST_PULSAR
    owner = scene.view.map.claims[pulsar]
    if owner == NOBODY:
        extra = f" {scene.say('dead-end')}" if node in scene.side.dead_ends else ""
        return line((scene.say("unclaimed") + extra, STRONG))
    size = scene.view.map.gyrodynes[pulsar]
    if size == 0:
        return line(letter(owner), (f" {scene.say('claimed')}", QUIET))
    state = "spinning" if scene.view.map.spinning[pulsar] else "building"
    return line(letter(owner), (f" {scene.say(state, size=SIZES[size])}", QUIET))


def _gates(scene: Scene, reach: dict[int, set[int]], width: int) -> list[Line]:
    pieces: list[Line] = [line((scene.say("gates"), QUIET))]
    for hops in range(1, GATES_SHOWN + 1):
        there = [node for node in reach if node >= FIRST_GATE and min(reach[node]) == hops]
        if there:
            pieces.append(line((f"{hops}:", QUIET)))
            pieces += [(name(scene, node), *ships_at(scene, node)) for node in there]
    return flow(pieces, width, " ", "  ") if len(pieces) > 1 else []


def _elsewhere(scene: Scene, seen: set[int], width: int) -> list[Line]:
    """What lies farther, in short."""
    others = [node for node in range(FIRST_GATE) if node not in seen]
    hidden = [node for node in others if node < SYSTEMS and scene.view.map.tiles[node] == FACE_DOWN]
    free = [node for node in others if node >= SYSTEMS and not mark(scene, node)]
    pieces = [_short(scene, node) for node in others if node not in hidden and node not in free]
    for key, nodes in (("free-pulsars", free), ("hidden-systems", hidden)):
        if nodes:
            pieces += [line((scene.say(key), QUIET)), *(line(name(scene, node)) for node in nodes)]
    return flow([line((scene.say("elsewhere"), QUIET)), *pieces], width, " ", "  ") if pieces else []


def _short(scene: Scene, node: int) -> Line:
    bonus = system_bonus(scene, node) if node < SYSTEMS else ""
    return (name(scene, node), (":", QUIET), *mark(scene, node), (f" ({bonus})" if bonus else "", QUIET))
