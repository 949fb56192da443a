"""Transmitters on display, and the arrays of the players."""

from orrery.engine.bits import has
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.view import TransmitterView
from orrery.shown.picture.page import QUIET, STRONG, Line, Span, flow, heading, line, paragraph
from orrery.shown.picture.players import badge
from orrery.shown.pulsar.picture.scene import RED_DIE, Scene, die
from orrery.shown.pulsar.picture.words import benefits, income

NO_END = -1


def transmitters(scene: Scene, width: int) -> list[Line]:
    """The display, then each player's arrays, then what the viewer's unfinished tiles wait for."""
    shown = [tile for tile in scene.view.supply.display if tile >= 0]
    body = [row for tile in shown for row in _offer(scene, tile, width)]
    if not body:
        body = [line((scene.say("none-on-display"), QUIET))]
    arrays = [row for seat in scene.seats for row in _arrays(scene, seat, width)]
    note = [*paragraph(line((scene.say("array-note"), QUIET)), width)] if arrays else []
    return [heading(scene.say("transmitters"), width), *body, *arrays, *_waiting(scene, width), *note]


def _offer(scene: Scene, tile: int, width: int) -> list[Line]:
    """One tile on display: its ends, costs and benefits."""
    costs = tuple(die(cost) for cost in TRANSMITTERS[tile].costs)
    pieces = [_alone(tile), costs, *_gains(scene, tile)]
    return flow([piece for piece in pieces if piece], width, "  ", "    ")


def _alone(tile: int) -> Line:
    entry = TRANSMITTERS[tile]
    left = f"{entry.ends[0]}-" if len(entry.ends) > 1 else "  "
    return line((left, RED_DIE), (entry.key, STRONG), (f"-{entry.ends[-1]}", RED_DIE))


def _gains(scene: Scene, tile: int) -> list[Line]:
    entry = TRANSMITTERS[tile]
    now = line((scene.say("at-once") + " ", QUIET), benefits(scene, entry.now)) if entry.now else ()
    later = (
        line((scene.say("each-round") + " ", QUIET), income(scene, entry.each_round))
        if entry.each_round
        else ()
    )
    return [piece for piece in (now, later) if piece]


def _arrays(scene: Scene, seat: int, width: int) -> list[Line]:
    own = {tile.tile: tile for tile in scene.view.transmitters if tile.keeper == seat}
    if not own:
        return []
    chains = [_chain(own, start) for start in _starts(own)]
    return flow([line(badge(seat)), *chains], width, "  ", "    ")


def _starts(own: dict[int, TransmitterView]) -> list[int]:
    """The first tile of each array: of its two outermost tiles that with the lower number."""
    starts: list[int] = []
    seen: set[int] = set()
    for tile in sorted(own):
        if tile not in seen and sum(link >= 0 for link in own[tile].links) <= 1:
            starts.append(tile)
            seen.update(place for place, _, _ in _walk(own, tile))
    return starts


def _walk(own: dict[int, TransmitterView], start: int) -> list[tuple[int, int, int]]:
    """The tiles of an array in their order, each with the end it is entered and left by, or NO_END."""
    linked = [end for end, link in enumerate(own[start].links) if link >= 0]
    last = len(TRANSMITTERS[start].ends) - 1
    leave = linked[0] if linked else last
    enter = 1 - leave if last == 1 else NO_END
    steps = [(start, enter, leave)]
    while own[start].links[leave] >= 0:
        start, enter = divmod(own[start].links[leave], 2)
        leave = 1 - enter if len(TRANSMITTERS[start].ends) == 2 else NO_END
        steps.append((start, enter, leave))
        if leave == NO_END:
            break
    return steps


def _chain(own: dict[int, TransmitterView], start: int) -> Line:
    """An array: free ends as pips, links as the die they form, unfinished tiles with what is to be paid."""
    steps = _walk(own, start)
    spans: list[Span] = []
    if steps[0][1] != NO_END:
        spans.append((f"{TRANSMITTERS[start].ends[steps[0][1]]}-", RED_DIE))
    for place, (tile, _, leave) in enumerate(steps):
        spans += _tile(own[tile])
        if place + 1 < len(steps):
            spans.append(_link(own, (tile, leave), steps[place + 1]))
        elif leave != NO_END:
            spans.append((f"-{TRANSMITTERS[tile].ends[leave]}", RED_DIE))
    return tuple(spans)


def _tile(tile: TransmitterView) -> list[Span]:
    entry = TRANSMITTERS[tile.tile]
    unpaid = [cost for place, cost in enumerate(entry.costs) if not has(tile.paid, place)]
    style = STRONG if tile.online else QUIET
    return [(entry.key, style), *(die(cost) for cost in unpaid if not tile.online)]


def _link(own: dict[int, TransmitterView], left: tuple[int, int], right: tuple[int, int, int]) -> Span:
    """The red die that a link forms; with a question mark until both tiles are online (P6.6)."""
    pips = TRANSMITTERS[left[0]].ends[left[1]] + TRANSMITTERS[right[0]].ends[right[1]]
    formed = own[left[0]].online and own[right[0]].online
    return (f"={pips}=" if formed else f"-{pips}?-", RED_DIE)


def _waiting(scene: Scene, width: int) -> list[Line]:
    """What the viewer's tiles bring once they are paid for."""
    lines: list[Line] = []
    for tile in scene.view.transmitters:
        if tile.keeper == scene.focus and not tile.online:
            pieces = [line(" ", *_tile(tile)), *_gains(scene, tile.tile)]
            lines += flow(pieces, width, "  ", "    ")
    return lines
