"""A page of text: styled lines, tables, blocks under a heading, and blocks beside each other.

A line is a tuple of spans, each a text with its style, so that its width is known before anything is
shown. Styles only repeat what the text says.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment

Span = tuple[str, str]
Line = tuple[Span, ...]
Column = tuple[int, list[Line]]

PLAIN: Final = ""
STRONG: Final = "bold"
# All colours are readable on black and on white.
QUIET: Final = "#858585"
RULE: Final = "#6c7a93"
TITLE: Final = "bold #4784e5"
CHOSEN: Final = "bold #be7405"

NARROWEST: Final = 80
"""The fewest columns that pictures are drawn for."""

READABLE: Final = 24
"""Cells that words need to be read in a column."""

CLINGING: Final = "\N{NO-BREAK SPACE}"
"""Between words that stay on one line; shown as a blank."""


def line(*parts: str | Span) -> Line:
    """A line of plain texts and spans."""
    return tuple((part, PLAIN) if isinstance(part, str) else part for part in parts)


def width_of(row: Line) -> int:
    """The cells that a line takes."""
    total = 0
    for text, _ in row:
        total += len(text) if text.isascii() else cell_len(text)
    return total


def joined(rows: Iterable[Line], gap: str = " ") -> Line:
    """Lines after each other in one."""
    spans: list[Span] = []
    for row in rows:
        spans += [(gap, PLAIN), *row] if spans else row
    return tuple(spans)


def fit(text: str, width: int) -> str:
    """A text of one line that takes no more than ``width`` cells; what is cut off shows by its end."""
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return clean if cell_len(clean) <= width else set_cell_size(clean, width - 1).rstrip() + "…"


def padded(row: Line, width: int, align: str = "l") -> Line:
    """A line filled up with blanks: on the right, or for ``r`` on the left, or for ``c`` on both sides."""
    room = max(0, width - width_of(row))
    before = {"l": 0, "c": room // 2, "r": room}[align]
    return ((" " * before, PLAIN), *row, (" " * (room - before), PLAIN))


def words(row: Line) -> list[Line]:
    """A line taken apart where it has blanks; what clings together stays together."""
    found: list[list[Span]] = [[]]
    for text, style in row:
        for number, word in enumerate(text.split(" ")):
            if number > 0:
                found.append([])
            if word:
                found[-1].append((word, style))
    return [tuple(spans) for spans in found if spans]


def flow(pieces: Iterable[Line], width: int, gap: str = " ", indent: str = "") -> list[Line]:
    """Pieces in as many lines as they need; lines after the first begin with ``indent``.

    Only a piece that is too wide for a line of its own is broken, between its words.
    """
    lines: list[Line] = []
    spans: list[Span] = []
    used = 0
    for piece, before in _fitting(pieces, width - len(indent), gap):
        size = width_of(piece)
        if spans and used + len(before) + size > width:
            lines.append(tuple(spans))
            spans, used = [(indent, PLAIN)], len(indent) - len(before)
        elif spans:
            spans.append((before, PLAIN))
        else:
            used = -len(before)
        spans += piece
        used += len(before) + size
    return [*lines, tuple(spans)] if spans else lines


def _fitting(pieces: Iterable[Line], width: int, gap: str) -> Iterator[tuple[Line, str]]:
    """Pieces and words of pieces that are too wide, each with what stands before it."""
    for piece in pieces:
        if width_of(piece) <= width:
            yield piece, gap
            continue
        loose = tuple((text.replace(CLINGING, " "), style) for text, style in piece)
        for number, word in enumerate(words(loose)):
            yield word, " " if number else gap


def paragraph(row: Line, width: int, indent: str = "") -> list[Line]:
    """A line broken between words."""
    return flow(words(row), width, " ", indent)


def table(rows: Sequence[Sequence[Line]], aligns: str, width: int, stretch: int = 0) -> list[Line]:
    """Rows of cells in columns: the lines of :func:`table_rows` after each other."""
    return [piece for row in table_rows(rows, aligns, width, stretch) for piece in row]


def table_rows(rows: Sequence[Sequence[Line]], aligns: str, width: int, stretch: int = 0) -> list[list[Line]]:
    """Each row as lines: columns are as wide as their cells, but ``stretch`` is broken to fit ``width``.

    Columns stand two cells apart, or one if that would leave too little room for the words.
    """
    sizes = [max(width_of(cell) for cell in column) for column in zip(*rows)]
    room = width - sum(sizes) - 2 * (len(sizes) - 1)
    gap = 2 if room >= 0 or sizes[stretch] + room >= READABLE else 1
    sizes[stretch] += min(0, room + (2 - gap) * (len(sizes) - 1))
    return [_table_row(row, aligns, sizes, stretch, " " * gap) for row in rows]


def _table_row(row: Sequence[Line], aligns: str, sizes: list[int], stretch: int, gap: str) -> list[Line]:
    cells = [
        paragraph(cell, sizes[place]) if place == stretch and width_of(cell) > sizes[place] else [cell]
        for place, cell in enumerate(row)
    ]
    return [
        joined([padded(cell, size, align) for cell, size, align in zip(pieces, sizes, aligns)], gap)
        for pieces in zip_longest(*cells, fillvalue=())
    ]


def heading(title: str, width: int, note: Line = ()) -> Line:
    """The first line of a block: its name, what is to be said beside it if it fits, and a rule to its end."""
    spans = line(("── ", RULE), (title.upper(), TITLE), " ")
    if note and width_of(spans) + width_of(note) <= width:
        spans = (*spans, *note, (" ", PLAIN))
    return (*spans, ("─" * (width - width_of(spans)), RULE))


def beside(columns: Sequence[Column], gap: int) -> list[Line]:
    """Columns next to each other, each given by its width and its lines."""
    rows = zip_longest(*(lines for _, lines in columns), fillvalue=())
    sizes = [size for size, _ in columns]
    return [joined([padded(cell, size) for cell, size in zip(row, sizes)], " " * gap) for row in rows]


def stacked(*blocks: list[Line]) -> list[Line]:
    """Blocks below each other with a free line between them; empty ones leave no trace."""
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [(), *block] if lines else block
    return lines


@final
class Page:
    """Lines that rich can show; they are never wrapped and have no blanks at their ends."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = [tidy(row) for row in lines]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.lines:
            for text, style in row:
                yield Segment(text, console.get_style(style) if style else None)
            yield Segment.line()


def tidy(row: Line) -> Line:
    """A line with neighbours of one style joined; blanks take any style, and those at the end go."""
    spans: list[Span] = []
    for text, style in row:
        if not text:
            continue
        if spans and (spans[-1][1] == style or text.isspace()):
            spans[-1] = (spans[-1][0] + text, spans[-1][1])
        else:
            spans.append((text, style))
    while spans and spans[-1][0].isspace():
        spans.pop()
    if spans:
        spans[-1] = (spans[-1][0].rstrip(), spans[-1][1])
    return tuple((text.replace(CLINGING, " "), style) for text, style in spans)
