"""Globular Cluster: the board in shifted rows with ticks and border costs, and what everybody has.

A tile of the board reads like this::

    ─1────4────     costs of the borders above, x for a closed one
    * f2  @2  1     tick in its corner, place, AP from the MITS for the viewer; cost of the border beside
    │GR2+1=3A │     colour and number, improvements, total and who would score it; cA for a colony of A
    │A3LB1    │     members by player, L for a leader; those of others go on below
    │        *│     a tick in a lower corner

A resource tile shows its caches as ``o``, and a station its owner: ``sA``.
"""

from collections.abc import Sequence
from typing import Final, final

from orrery.engine.game import Standing
from orrery.games.cluster.data.facing import DIRECTIONS, NE, NW, E
from orrery.games.cluster.data.limits import CAPS, COINS, CRYSTAL_NAMES, FREE_TOTAL, SET
from orrery.games.cluster.data.tiles import KIND_NAMES, MITS, RANK_COUNT, SUPERNOVA
from orrery.games.cluster.keys import PLACE
from orrery.games.cluster.lattice import CELLS, HOME, NAMES, NEIGHBOURS, PLACES
from orrery.games.cluster.placement import is_open
from orrery.games.cluster.reach import FAR, Reach
from orrery.games.cluster.state import NOBODY, is_habitable, is_resource
from orrery.games.cluster.view import ClusterView, SeatView, TileView, guess_position
from orrery.shown.cluster.position import GROUP_NUMBERS
from orrery.shown.cluster.telling import ClusterTelling
from orrery.shown.picture.page import (
    CHOSEN,
    PLAIN,
    QUIET,
    RULE,
    STRONG,
    Line,
    Page,
    Span,
    flow,
    line,
    stacked,
    table,
)
from orrery.shown.picture.players import LETTERS, called, style
from orrery.shown.telling import Telling

HALF: Final = 5
"""Columns of half a tile."""
TALL: Final = 5
"""Lines of a tile, its upper edge included."""
FARTHEST: Final = 40
TICK: Final = "*"
LEADS: Final = "L"
TICK_AT: Final[tuple[tuple[int, int], ...]] = ((1, 1), (1, 9), (4, 1), (4, 9))
"""By tick: line and column on its tile."""
COLUMNS: Final = (
    "picture-cluster-points",
    "picture-cluster-now",
    "picture-cluster-home",
    "picture-cluster-stations",
    "picture-cluster-lost",
    "picture-cluster-crystals",
)
TILE_STYLES: Final = ("#ef4a37", "bold", "#1f8ad7", "#26984c")


def cluster(
    telling: Telling, view: ClusterView, standings: Sequence[Standing], seat: int, width: int
) -> Page:
    """The whole table; distances are those of the viewer, or of the first seat for a spectator."""
    words = ClusterTelling(telling.game, telling.speech, telling.names)
    viewer = seat if 0 <= seat < view.flow.seats else 0
    return Page(
        stacked(
            _head(words, view, width),
            _board(view, viewer),
            _players(words, view, standings, width),
            _supplies(words, view, width),
        )
    )


def _head(telling: ClusterTelling, view: ClusterView, width: int) -> list[Line]:
    """Phase, points left, the tile in hand, and what has been done this turn."""
    say, turn = telling.speech.say, view.turn
    pieces = [line((telling.phase(view), STRONG))] if turn.turn else []
    pieces.append(line((say("picture-cluster-left", left=turn.points_left), CHOSEN)))
    if turn.hand >= 0:
        pieces.append(line(say("picture-cluster-hand", tile=telling.words.tile(turn.hand))))
    if turn.mined:
        pieces.append(line(say("picture-cluster-mined", count=turn.mined, cell=NAMES[turn.mine])))
    for tile in view.tiles:
        if tile.built:
            pieces.append(line(say("picture-cluster-built", count=tile.built, cell=NAMES[tile.cell])))
    return flow(pieces, width, "   ")


@final
class Canvas:
    """Signs with their styles by line and column."""

    def __init__(self, tall: int, wide: int) -> None:
        self.signs: list[list[Span]] = [[(" ", PLAIN)] * wide for _ in range(tall)]

    def write(self, row: int, column: int, text: str, style: str = PLAIN) -> None:
        for place, sign in enumerate(text):
            self.signs[row][column + place] = (sign, style)

    def lines(self) -> list[Line]:
        return [tuple(row) for row in self.signs]


def _board(view: ClusterView, viewer: int) -> list[Line]:
    """All tiles, and the names of open places while a tile is to be laid."""
    state = guess_position(view)
    placing = bool(view.flow.asks) and view.flow.asks[0].decision == PLACE
    free = [place for place in range(CELLS) if placing and is_open(state, place)]
    shown = [PLACES[tile.cell] for tile in view.tiles] + [PLACES[place] for place in free]
    high, low = max(row for row, _ in shown), min(row for row, _ in shown)
    left = min(edge for _, edge in shown)
    canvas = Canvas((high - low + 1) * TALL + 1, (2 - left) * HALF + 1)
    reach = Reach(state, viewer, [HOME], FARTHEST)
    for place in free:
        row, edge = PLACES[place]
        canvas.write((high - row) * TALL + 2, (edge - left) * HALF + 4, NAMES[place], QUIET)
    for tile in view.tiles:
        _draw(canvas, tile, (high - tile.row) * TALL, (tile.left - left) * HALF)
    for tile in view.tiles:
        top, column = (high - tile.row) * TALL, (tile.left - left) * HALF
        _write(canvas, view, tile, top, column, int(reach.costs[tile.cell]))
        _costs(canvas, view, tile, top, column)
    return canvas.lines()


def _draw(canvas: Canvas, tile: TileView, top: int, column: int) -> None:
    """The edges of a tile and its tick."""
    edge = "─" * (2 * HALF + 1)
    canvas.write(top, column, edge, RULE)
    canvas.write(top + TALL, column, edge, RULE)
    for row in range(top + 1, top + TALL):
        canvas.write(row, column, "│", RULE)
        canvas.write(row, column + 2 * HALF, "│", RULE)
    if tile.tick < len(TICK_AT) and tile.kind != SUPERNOVA:
        down, along = TICK_AT[tile.tick]
        canvas.write(top + down, column + along, TICK, CHOSEN)


def _write(canvas: Canvas, view: ClusterView, tile: TileView, top: int, column: int, away: int) -> None:
    """What stands on a tile."""
    canvas.write(top + 1, column + 2, NAMES[tile.cell], QUIET)
    if 0 < away < FAR:
        canvas.write(top + 1, column + 5, f"@{away}", QUIET)
    look = TILE_STYLES[tile.kind // RANK_COUNT] if tile.kind < MITS else STRONG
    canvas.write(top + 2, column + 1, _value(tile), look)
    if tile.scorer != NOBODY:
        mark = LETTERS[tile.scorer] if tile.colony == NOBODY else f"c{LETTERS[tile.scorer]}"
        canvas.write(top + 2, column + 1 + len(_value(tile)), mark, style(tile.scorer))
    if tile.station != NOBODY:
        canvas.write(top + 2, column + 7, f"s{LETTERS[tile.station]}", style(tile.station))
    _write_members(canvas, view, tile, top + 3, column + 1)


def _write_members(canvas: Canvas, view: ClusterView, tile: TileView, row: int, column: int) -> None:
    """Members by player, in a second line if one is too short."""
    along = column
    for seat, strength in enumerate(tile.strengths):
        if strength:
            text = _members(view, tile, seat)
            if along + len(text) > column + 2 * HALF - 1:
                row, along = row + 1, column + 1
            canvas.write(row, along, text, style(seat))
            along += len(text)


def _value(tile: TileView) -> str:
    """Colour and number, and what lies on the tile."""
    if tile.kind == MITS:
        return "MITS"
    name = KIND_NAMES[tile.kind]
    if tile.kind == SUPERNOVA:
        return f"{name} NOVA"
    if is_habitable(tile.kind):
        return f"{name}+{tile.pennies}={tile.total}" if tile.pennies else f"{name}={tile.total}"
    return f"{name} {'o' * tile.pennies}" if is_resource(tile.kind) else name


def _members(view: ClusterView, tile: TileView, seat: int) -> str:
    coins = tile.coins[seat]
    leads = LEADS if view.seats[seat].leader == tile.cell else ""
    return f"{LETTERS[seat]}{coins or ''}{leads}"


def _costs(canvas: Canvas, view: ClusterView, tile: TileView, top: int, column: int) -> None:
    """The costs of the borders to the right and above."""
    laid = {other.cell for other in view.tiles}
    for direction, row, along in ((E, top + 2, 2 * HALF), (NW, top, 2), (NE, top, 7)):
        if int(NEIGHBOURS[tile.cell * DIRECTIONS + direction]) in laid:
            cost = tile.borders[direction]
            canvas.write(row, column + along, str(cost) if cost else "x", STRONG if cost else QUIET)


def _players(
    telling: ClusterTelling, view: ClusterView, standings: Sequence[Standing], width: int
) -> list[Line]:
    heads = [line(""), *(line((telling.speech.say(key), QUIET)) for key in COLUMNS)]
    asked = [ask.seat for ask in view.flow.asks]
    home = next(tile for tile in view.tiles if tile.cell == HOME)
    rows = [
        [
            line((">" if seat in asked else " ", CHOSEN), *called(telling, seat)),
            line((str(standings[seat].points), STRONG)),
            line(f"+{standings[seat].income}"),
            line(f"{home.coins[seat]}/{COINS}{LEADS if owned.leader == HOME else ''}"),
            line(str(sum(site == NOBODY for site in owned.sites))),
            line(str(owned.lost)),
            _crystals(owned),
        ]
        for seat, owned in enumerate(view.seats)
    ]
    return table([heads, *rows], "lrrrrrl", width, stretch=6)


def _crystals(owned: SeatView) -> Line:
    """Crystals in sets: AAA is a triplet, AA a pair; singles, which can be taken, stand out."""
    spans: list[Span] = []
    for name, count in zip(CRYSTAL_NAMES, owned.crystals):
        spans += [(f"{name * SET} ", PLAIN)] * (count // SET)
        if count % SET:
            spans.append((f"{name * (count % SET)} ", CHOSEN if count % SET == 1 else PLAIN))
    return tuple(spans) or line(("·", QUIET))


def _supplies(telling: ClusterTelling, view: ClusterView, width: int) -> list[Line]:
    """How full the totals are, and the tiles left by group."""
    say = telling.speech.say
    used = [f"{value}: {len(rack)}/{CAPS[value]}" for value, rack in enumerate(view.racks, FREE_TOTAL + 1)]
    lines = flow([line((say("picture-cluster-caps"), QUIET)), *(line(text) for text in used)], width, "  ")
    for number, group in zip(GROUP_NUMBERS, view.turn.stack):
        if any(group):
            names = [
                KIND_NAMES[kind] + (f"x{count}" if count > 1 else "")
                for kind, count in enumerate(group)
                if count
            ]
            head = line((say("picture-cluster-group", group=number, count=sum(group)), QUIET))
            lines += flow([head, *(line(name) for name in names)], width, " ", "  ")
    return lines
