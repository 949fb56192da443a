"""Cosmic Encounter: phase bar, systems, players with their powers, the challenge with its sums, the hand.

A planet shows its tokens by player, ``A4 B2``, with captives under them ``A4+3``; the one that the cone
points at stands in brackets.
"""

from collections.abc import Sequence
from typing import Final

from orrery.engine.bits import has
from orrery.engine.game import Standing
from orrery.games.cosmic.data.cards import FIRST_EDICT, KINDS
from orrery.games.cosmic.data.moons import MOONS_EACH, NO_MOON
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.names import AT_SENT
from orrery.games.cosmic.state import NO_SIDE, NOBODY, OFFENCE
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.position import PHASES
from orrery.shown.cosmic.telling import CosmicTelling
from orrery.shown.cosmic.words import CRESCENT, stacks_of
from orrery.shown.cosmic.words import letter as system_letter
from orrery.shown.picture.page import (
    CHOSEN,
    CLINGING,
    QUIET,
    STRONG,
    Line,
    Page,
    Span,
    beside,
    flow,
    heading,
    line,
    paragraph,
    stacked,
    table,
    width_of,
)
from orrery.shown.picture.players import LETTERS, badge, called, letter, style
from orrery.shown.telling import Telling

READY: Final = "ready"
COLUMNS: Final = (
    "picture-cosmic-external",
    "picture-cosmic-homes",
    "picture-cosmic-warp",
    "picture-cosmic-cards",
    "picture-cosmic-sent",
)
LUCRE: Final = "picture-cosmic-lucre"
"""A column before the last one, if there is Lucre."""
GAP: Final = 3
SPACIOUS: Final = 66
"""What the players take at most, so that they don't move with every role."""
WIDE: Final = 1000
"""Room for a table whose cells are never broken."""


def cosmic(telling: Telling, view: CosmicView, standings: Sequence[Standing], seat: int, width: int) -> Page:
    """The whole table as the viewer knows it."""
    words = CosmicTelling(telling.game, telling.speech, telling.names)
    return Page(
        stacked(
            _phases(words, view, width),
            _board(words, view, width),
            _powers(words, view, width),
            _challenge(words, view, width),
            _hand(words, view, width),
            _hoard(words, view, width),
        )
    )


def _phases(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    """All phases in a bar, the present one in brackets; below it who is what."""
    if view.over or view.offence == NOBODY:
        return [line((words.phase(view), STRONG))]
    pieces = [
        line((f"[{number} {name}]", CHOSEN) if number == view.phase else (f"{number} {name}", QUIET))
        for number, name in enumerate(words.speech.say(f"phase-cosmic-{key}") for key in PHASES)
    ]
    return [*flow(pieces, width, "  "), *paragraph(line((words.table.roles(view), STRONG)), width)]


def _board(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    """Systems and players, beside each other where there is room."""
    systems, players = _systems(words, view), _players(words, view)
    sizes = [max(width_of(row) for row in rows) for rows in (systems, players)]
    titles = [words.speech.say(key) for key in ("picture-cosmic-systems", "picture-cosmic-players")]
    room = width - sizes[0] - GAP
    if room < max(sizes[1], SPACIOUS):
        return stacked([heading(titles[0], width), *systems], [heading(titles[1], width), *players])
    left = [heading(titles[0], sizes[0]), *systems]
    return beside([(sizes[0], left), (room, [heading(titles[1], room), *players])], GAP)


def _systems(words: CosmicTelling, view: CosmicView) -> list[Line]:
    """Every system in a row, planet by planet."""
    heads = [line(""), *(line((str(number + 1), QUIET)) for number in range(view.planets))]
    heads += [line((f"{CRESCENT}{number + 1}", QUIET)) for number in range(MOONS_EACH if view.moons else 0)]
    rows = [
        [
            line((system_letter(system), style(owner)), "  "),
            *(_planet(view, system * view.planets + planet) for planet in range(view.planets)),
            *_moons(words, view, system),
        ]
        for system, owner in enumerate(view.home)
        if owner != NOBODY
    ]
    return table([heads, *rows], "l" * len(heads), WIDE)


def _moons(words: CosmicTelling, view: CosmicView, system: int) -> list[Line]:
    """Who is on the moons of a system, and what they are, as far as the viewer knows."""
    if not view.moons:
        return []
    first = system * MOONS_EACH
    if first >= len(view.moons):
        return [line("")] * MOONS_EACH
    return [_moon(words, view, moon) for moon in range(first, first + MOONS_EACH)]


def _moon(words: CosmicTelling, view: CosmicView, moon: int) -> Line:
    tokens = _planet(view, len(view.home) * view.planets + moon)
    kind = view.moons[moon]
    return tokens if kind == NO_MOON else line(*tokens, (f" {words.words.moon(kind)}", QUIET))


def _planet(view: CosmicView, place: int) -> Line:
    seats = view.flow.seats
    row = view.tokens[place * seats : (place + 1) * seats]
    tokens: list[Span] = []
    for seat, count in enumerate(row):
        if count:
            tokens += [(" ", "")] * bool(tokens)
            tokens += [(f"{LETTERS[seat]}{count}{_carried(view, seat, place)}", style(seat))]
    shown = tuple(tokens) or line(("·", QUIET))
    return line(("[", CHOSEN), *shown, ("]", CHOSEN)) if place == view.target else line(" ", *shown)


def _carried(view: CosmicView, seat: int, place: int) -> str:
    """The captives under the tokens of a player, if any: ``+3``."""
    count = sum(stack.height - 1 for stack in stacks_of(view, seat, place))
    return f"+{count}" if count else ""


def _players(words: CosmicTelling, view: CosmicView) -> list[Line]:
    """External bases, home bases, Warp, cards, Lucre, and what each is in the challenge."""
    columns = [*COLUMNS[:-1], *((LUCRE,) if view.lucre else ()), COLUMNS[-1]]
    heads = [line(""), *(line((words.speech.say(key), QUIET)) for key in columns)]
    asked = [ask.seat for ask in view.flow.asks if not ask.answered]
    rows = [
        [
            line((">" if seat in asked else " ", CHOSEN), *called(words, seat)),
            line((f"{view.external[seat]}/{view.goal}", STRONG)),
            line((str(view.homes[seat]), CHOSEN if view.homes[seat] < view.limit else "")),
            line(str(view.warp[seat])),
            line(str(view.sizes[seat])),
            *([line(str(view.lucre[seat]))] if view.lucre else []),
            _sent(words, view, seat),
        ]
        for seat in range(view.flow.seats)
    ]
    return table([heads, *rows], f"l{'r' * (len(columns) - 1)}l", WIDE)


def _sent(words: CosmicTelling, view: CosmicView, seat: int) -> Line:
    """What a player is in this challenge, and the tokens sent."""
    count = f"{view.cone[seat] + view.guard[seat]}{_carried(view, seat, AT_SENT)}"
    if seat == view.offence:
        key = "picture-cosmic-offence" if count != "0" else "picture-cosmic-offence-yet"
        return line((words.speech.say(key, count=count), CHOSEN))
    if seat == view.defence:
        return line((words.speech.say("picture-cosmic-defence"), CHOSEN))
    if view.side[seat] == NO_SIDE:
        return line(("·", QUIET))
    key = "picture-cosmic-with-offence" if view.side[seat] == OFFENCE else "picture-cosmic-with-defence"
    return line(words.speech.say(key, count=count))


def _powers(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    """Each power that is known, with what it does; what keeps it from being used stands behind its name."""
    rows = [row for seat in range(view.flow.seats) for row in _powers_of(words, view, seat)]
    if not rows:
        return []
    return [heading(words.speech.say("picture-cosmic-powers"), width), *table(rows, "lll", width, stretch=2)]


def _powers_of(words: CosmicTelling, view: CosmicView, seat: int) -> list[list[Line]]:
    rows = [
        [line(badge(seat)), _power(words, view, seat, power), line(words.words.power_line(power))]
        for power in range(POWERS)
        if view.owner[power] == seat or has(view.users[power], seat)
    ]
    secret = line((words.speech.say("picture-cosmic-secret"), QUIET))
    return [*rows, *[[line(badge(seat)), secret, line("")]] * view.hidden[seat]]


def _power(words: CosmicTelling, view: CosmicView, seat: int, power: int) -> Line:
    state = words.table.holdings.state(view, seat, power)
    note = "" if state == READY else f" ({words.speech.say(f'picture-cosmic-state-{state}')})"
    name = f"{words.words.power(power)}{note}{_marks(words, view, power)}"
    return line((name, STRONG if state == READY else QUIET))


def _marks(words: CosmicTelling, view: CosmicView, power: int) -> str:
    """Pulsars and flares at work on a power; a secret power of the viewer."""
    rows = {"pro": view.pro, "con": view.con, "super": view.supers, "secret": view.secret}
    keys = [key for key, row in rows.items() if row[power]]
    return "".join(f" [{words.speech.say(f'picture-cosmic-mark-{key}')}]" for key in keys)


def _challenge(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    """Cards on the table, sums as pipelines, what lasts, the offer under way."""
    if view.over or view.offence == NOBODY:
        return []
    sentences = [words.line(sentence) for sentence in words.table.challenge(view)]
    if not sentences:
        return []
    title = heading(words.speech.say("picture-cosmic-challenge"), width)
    return [title, *(piece for text in sentences for piece in paragraph(line(text), width))]


def _hand(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    """The viewer's own cards, challenge cards first, the others with what they do; and others' known ones."""
    if view.flow.seat < 0:
        return []
    title = heading(words.speech.say("picture-cosmic-hand", count=sum(view.hand)), width)
    return [title, *_cards(words, view.hand, width), *_known(words, view, width)]


def _hoard(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    """The viewer's own hoard in the same way, or what the viewer knows of another's."""
    if not any(view.hoard):
        return []
    if view.keeper != view.flow.seat:
        head = line((words.speech.say("picture-cosmic-known-hoard"), QUIET), " ", letter(view.keeper))
        return flow([head, *(line(card) for card in words.words.cards(view.hoard))], width, "  ", "  ")
    title = heading(words.speech.say("picture-cosmic-hoard", count=view.hoard_size), width)
    return [title, *_cards(words, view.hoard, width)]


def _cards(words: CosmicTelling, cards: Sequence[int], width: int) -> list[Line]:
    """Cards by kind: challenge cards in a row, the others below each other with what they do."""
    fighting = [_card(words, kind, cards[kind]) for kind in range(FIRST_EDICT) if cards[kind]]
    rows = [
        [_card(words, kind, cards[kind]), line((words.card(kind).line, QUIET))]
        for kind in range(FIRST_EDICT, KINDS)
        if cards[kind]
    ]
    return [*flow(fighting, width, "   "), *(table(rows, "ll", width, stretch=1) if rows else [])]


def _card(words: CosmicTelling, kind: int, count: int) -> Line:
    """A card as often as it is there; its words stay together."""
    name = words.words.times(words.words.card(kind), count)
    return line(name.replace(" ", CLINGING))


def _known(words: CosmicTelling, view: CosmicView, width: int) -> list[Line]:
    lines: list[Line] = []
    for seat in range(view.flow.seats):
        cards = words.words.cards(view.known[seat * KINDS : (seat + 1) * KINDS])
        if cards:
            head = line((words.speech.say("picture-cosmic-known"), QUIET), " ", letter(seat))
            lines += flow([head, *(line(card) for card in cards)], width, "  ", "  ")
    return lines
