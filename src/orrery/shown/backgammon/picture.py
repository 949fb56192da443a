"""Backgammon: the board as the viewer counts it, bar, checkers borne off, dice and cube."""

from collections.abc import Sequence
from typing import Final

from orrery.engine.game import Standing
from orrery.games.samples.backgammon.keys import MOVE
from orrery.games.samples.backgammon.state import BAR, MIDDLE, NO_CUBE, OFF
from orrery.games.samples.backgammon.view import BackgammonView
from orrery.shown.picture.page import (
    CHOSEN,
    QUIET,
    RULE,
    STRONG,
    Line,
    Page,
    Span,
    flow,
    line,
    padded,
    stacked,
)
from orrery.shown.picture.players import badge, called, letter
from orrery.shown.telling import Telling

SEATS: Final = 2
POINTS: Final = 24
TALLEST: Final = 5
"""Checkers drawn above each other; a number tells of more."""

CELL: Final = 4
UPPER: Final = (tuple(range(13, 19)), tuple(range(19, 25)))
LOWER: Final = (tuple(range(12, 6, -1)), tuple(range(6, 0, -1)))
"""Points by half of the board, from left to right, as the viewer counts them."""


def backgammon(
    telling: Telling, view: BackgammonView, standings: Sequence[Standing], seat: int, width: int
) -> Page:
    """The board, with the viewer's home at the lower right."""
    viewer = seat if seat in range(SEATS) else 0
    rows = [
        *_half(view, viewer, UPPER, list(range(TALLEST))),
        _edge("├", "┼", "┤"),
        *_half(view, viewer, LOWER, list(reversed(range(TALLEST)))),
    ]
    top, bottom = _labels(UPPER), _labels(LOWER)
    board = [top, _edge("┌", "┬", "┐"), *rows, _edge("└", "┴", "┘"), bottom]
    return Page(stacked(_players(telling, view, width), board, _cube(telling, view, width)))


def _players(telling: Telling, view: BackgammonView, width: int) -> list[Line]:
    lines: list[Line] = []
    for seat in range(SEATS):
        counts = {"picture-bar": view.checkers[seat][BAR], "picture-off": view.checkers[seat][OFF]}
        asked = seat in [ask.seat for ask in view.flow.asks]
        pieces = [line((">" if asked else " ", CHOSEN), *called(telling, seat))]
        pieces += [line((f"{telling.speech.say(key)} ", QUIET), str(n)) for key, n in counts.items()]
        lines += flow([*pieces, *_dice(telling, view, seat)], width, "   ")
    return lines


def _dice(telling: Telling, view: BackgammonView, seat: int) -> list[Line]:
    """The dice that are still to be played, as the question carries them."""
    for ask in view.flow.asks:
        if ask.seat == seat and ask.decision == MOVE:
            values = [ask.x, ask.y] if ask.y else [ask.x] * ask.z
            dice: list[Span] = [(f"[{value}]", STRONG) for value in values]
            return [line((f"{telling.speech.say('picture-dice')} ", QUIET), *dice)]
    return []


def _half(
    view: BackgammonView, viewer: int, halves: tuple[tuple[int, ...], ...], levels: list[int]
) -> list[Line]:
    lines: list[Line] = []
    for level in levels:
        spans: list[Span] = []
        for half in halves:
            cells = [padded(_checker(view, viewer, point, level), CELL, "c") for point in half]
            spans += [("│", RULE), *(span for cell in cells for span in cell)]
        lines.append(line("  ", *spans, ("│", RULE)))
    return lines


def _checker(view: BackgammonView, viewer: int, point: int, level: int) -> Line:
    """What is to be seen of a point at some height."""
    for seat in (viewer, 1 - viewer):
        count = view.checkers[seat][point if seat == viewer else POINTS + 1 - point]
        if count > level:
            hidden = count - TALLEST
            if level == TALLEST - 1 and hidden > 0:
                return line(letter(seat), f"x{count}")
            return line(badge(seat))
    return line(("·", QUIET)) if level == 0 else ()


def _edge(left: str, middle: str, right: str) -> Line:
    half = "─" * (6 * CELL)
    return line("  ", (f"{left}{half}{middle}{half}{right}", RULE))


def _labels(halves: tuple[tuple[int, ...], ...]) -> Line:
    texts = ["".join(f"{point:^{CELL}}" for point in half) for half in halves]
    return line("   ", (" ".join(texts), QUIET))


def _cube(telling: Telling, view: BackgammonView, width: int) -> list[Line]:
    if view.holder == NO_CUBE:
        return []
    title = line((f"{telling.speech.say('picture-cube')} ", QUIET), (f"[{view.cube}]", STRONG))
    if view.holder == MIDDLE:
        return flow([title, line((telling.speech.say("picture-cube-middle"), QUIET))], width)
    return flow([title, called(telling, view.holder)], width)
