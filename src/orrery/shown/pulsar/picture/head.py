"""What is under way, and how the players stand."""

from typing import Final

from orrery.games.pulsar.counts import claims, count
from orrery.games.pulsar.data.tracks import ROUNDS
from orrery.games.pulsar.data.vocabulary import AWARDS, ONLINE, PATENTS, PROJECTS, RUNS, SPINNING, STATIONS
from orrery.games.pulsar.forecast import under_way
from orrery.games.pulsar.keys import DRAFT, PRODUCTION, SCORING, TURN
from orrery.games.pulsar.state import MUST_USE, NOBODY, RED, RINGS
from orrery.games.pulsar.view import SeatView
from orrery.shown.picture.page import (
    CHOSEN,
    QUIET,
    STRONG,
    TITLE,
    Line,
    flow,
    heading,
    joined,
    line,
    table,
)
from orrery.shown.picture.players import NAME_WIDTH, badge, called, letter
from orrery.shown.pulsar.picture.nodes import name
from orrery.shown.pulsar.picture.scene import RED_DIE, Scene, die
from orrery.shown.pulsar.picture.words import counted
from orrery.shown.pulsar.words import held_reds

PHASES: Final = ((SCORING, "scoring"), (PRODUCTION, "production"), (TURN, "action"), (DRAFT, "draft"))
"""From the outermost procedure that tells the phase."""

ROOMY: Final = 100
"""From this width on names may be twice as long."""

LISTED: Final = (STATIONS, SPINNING, ONLINE, PATENTS, PROJECTS, RUNS, AWARDS)


def head(scene: Scene, width: int) -> list[Line]:
    """Title, round, phase, play order, side of the map."""
    table_ = scene.view.table
    pieces = [
        line((scene.telling.speech.say("title-pulsar"), TITLE)),
        line((scene.say("round", n=table_.round, of=ROUNDS), STRONG)) if table_.round else (),
        line((scene.say(f"phase-{phase(scene)}"), CHOSEN), *_turn(scene)),
        line((scene.say("order") + " ", QUIET), *_order(scene)),
        line((scene.say("side", side=scene.side.key), QUIET)),
    ]
    return flow([piece for piece in pieces if piece], width, "   ")


def _order(scene: Scene) -> Line:
    """The players in play order; two players have two figures each (P1.13)."""
    return joined(line(letter(seat)) for seat in scene.view.table.order if seat != NOBODY) or line("-")


def phase(scene: Scene) -> str:
    """The key of what is under way."""
    if scene.state.depth == 0:
        return "over"
    if scene.view.table.round == 0:
        return "setup"
    return next((key for procedure, key in PHASES if under_way(scene.state, procedure)), "dice")


def _turn(scene: Scene) -> Line:
    frame = under_way(scene.state, TURN)
    return line(" ", badge(frame.seat)) if frame else ()


def players(scene: Scene, width: int) -> list[Line]:
    """Points, income and forecast; dice, tokens, cubes and gyrodynes that are held."""
    keys = ("points", "income", "forecast", "dice", "red", "cubes", "plus-minus", "plus-two", "held", "ship")
    title = [(), *(line((scene.say(f"column-{key}"), QUIET)) for key in keys)]
    room = NAME_WIDTH if width < ROOMY else 2 * NAME_WIDTH
    rows = [_player(scene, seat, view, room) for seat, view in enumerate(scene.view.seats)]
    note = line((scene.say("held-note"), QUIET))
    return [heading(scene.say("players"), width, note), *table([title, *rows], "lrrrllrrrll", width)]


def _player(scene: Scene, seat: int, view: SeatView, room: int) -> list[Line]:
    """A row of the table, with so much room for the name."""
    standing = scene.standings[seat]
    return [
        line((">" if seat in scene.asked else " ", CHOSEN), *called(scene.telling, seat, room)),
        line((str(standing.points), STRONG)),
        line(f"+{standing.income}"),
        line(str(standing.forecast)),
        dice_of(view),
        red_die(scene, seat, view),
        line(str(view.cubes)),
        line(str(view.plus_minus)),
        line(str(view.plus_two)),
        line("/".join(str(held) for held in view.held)),
        line(("-", QUIET) if view.ship == NOBODY else name(scene, view.ship)),
    ]


def dice_of(view: SeatView) -> Line:
    """The silver dice of a player; a dash for none."""
    return tuple(die(value) for value in view.dice[:RED] if value >= 0) or line(("-", QUIET))


def red_die(scene: Scene, seat: int, view: SeatView) -> Line:
    """The bonus dice; with an exclamation mark if the turn can't end before one is used (P9.5)."""
    dice = [value for value in (view.dice[RED], *held_reds(scene.view, seat)) if value >= 0]
    if not dice:
        return line(("-", QUIET))
    duty = (
        scene.view.table.bonus == MUST_USE and (frame := under_way(scene.state, TURN)) and frame.seat == seat
    )
    return (*(die(value, RED_DIE) for value in dice), ("!" if duty else "", RED_DIE))


def works(scene: Scene, width: int) -> list[Line]:
    """What every player has built, a column each."""
    title = [(), *(line(letter(seat)) for seat in scene.seats)]
    rows = [
        [line(counted(scene, what, 0)), *(_amount(scene, seat, what) for seat in scene.seats)]
        for what in LISTED
    ]
    rings = [line(scene.say("rings-left")), *(line(str(RINGS - claims(scene.state, n))) for n in scene.seats)]
    body = table([title, *rows, rings], "l" + "r" * len(scene.seats), width, 0)
    return [heading(scene.say("works"), width), *body]


def _amount(scene: Scene, seat: int, what: int) -> Line:
    """A count; stations with the tiles kept for the final scoring."""
    kept = scene.view.seats[seat].kept_stations if what == STATIONS else 0
    return line(str(count(scene.state, seat, what)), (f"+{kept}" if kept else "", QUIET))
