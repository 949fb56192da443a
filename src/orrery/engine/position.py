"""A position as text: title, setup and rules version, then one named fact a line.

It looks like this::

    orrery position 1
    title: cluster
    version: 2
    seats: 2
    option reach: eventually        options that are not as usual

    tiles: f2=GRa f3=RDn            facts that are not as in the title's blank position
    coins 0: g1=9 f2=3
    points 0: systems-1=12          the ledger
    to play: 1                      between turns; or, in the middle of something:
    frame 1: round - take-turns 2 0 0
    ask 1: 0 use-die 0 0 0

A match can start from a position, and a save may begin with one.
"""

from typing import Any, Final, cast

from orrery.engine.chance import Rng
from orrery.engine.errors import BadPosition, BadSetup, RulesChanged, UnknownTitle
from orrery.engine.facts import BadWord, Count, Fact, read_int
from orrery.engine.flow import UNANSWERED, S
from orrery.engine.game import Game, Setup
from orrery.engine.plain import fields
from orrery.engine.under_way import WrittenFact, read_flow, write_flow

FIRST_LINE: Final = "orrery position 1"
POSITION: Final = "position "
"""Stands before the key of a fact among the headers of a save or the options of a stored match."""
POINTS: Final = "points"
REVEALS: Final = "reveals"
LEDGER: Final = "ledger"
FLOW: Final = ("seats", "stack", "depth", "asked", "open", "reveals")
"""Fields that are not written as facts of the title."""

MOST_LINES: Final = 2000
LONGEST_LINE: Final = 4000
MOST_REVEALS: Final = 1 << 30
TRIAL: Final = 40
"""How many answers a position that was read is tried with."""
TRIAL_ERRORS: Final = (ArithmeticError, AssertionError, LookupError, RecursionError, ValueError)


def write_position(game: Game[S], setup: Setup, state: S) -> str:
    """A position as text; reading it gives an equal state."""
    lines = [FIRST_LINE, f"title: {game.key}", f"version: {game.version}", f"seats: {setup.seats}"]
    usual = {setting.key: setting.default for setting in game.settings}
    lines += [f"option {key}: {value}" for key, value in setup.options.items() if value != usual[key]]
    facts = [f"{key}: {text}" for key, text in write_facts(game, setup, state)]
    return "\n".join([*lines, "", *facts]) + "\n"


def write_facts(game: Game[S], setup: Setup, state: S) -> list[tuple[str, str]]:
    """Keys and texts of all that has to be said of a state."""
    probe = game.blank(setup)
    told: list[tuple[str, str]] = []
    for fact in facts_of(game, setup, probe):
        if fact.derive is not None:
            fact.derive(probe)
        told += fact.lines(state, probe)
        value: Any = getattr(state, fact.field)
        setattr(probe, fact.field, value if isinstance(value, int) else value[:])
    probe.reveals = state.reveals
    if state.reveals:
        told.append((REVEALS, str(state.reveals)))
    return [*told, *write_flow(game, state, probe)]


def facts_of(game: Game[S], setup: Setup, state: S) -> list[Fact[S]]:
    """The facts of a title, those that follow from others last; fields it does not list are plain numbers."""
    listed = game.facts(setup)
    if not any(fact.field == LEDGER for fact in listed):
        seats = tuple(str(seat) for seat in range(setup.seats))
        listed = [*listed, Fact(LEDGER, by=game.sources, rows=seats, key=POINTS)]
    named = {*FLOW, *(fact.field for fact in listed)}
    others: list[Fact[S]] = [Fact(field) for field in fields(state) if field not in named]
    return sorted([*listed, *others], key=follows)


def follows(fact: Fact[S]) -> bool:
    """Whether a fact follows from others."""
    return fact.derive is not None


def read_position(text: str, titles: dict[str, Game[Any]]) -> tuple[Game[Any], Setup]:
    """The title of a position, and a setup that starts from it.

    Raises :class:`UnknownTitle`, or :class:`BadPosition` with the number of the line; for a text of another
    rules version that is :class:`RulesChanged`.
    """
    headers, facts = _split(text)
    game = titles.get(headers["title"].text) if "title" in headers else None
    if game is None:
        raise UnknownTitle(headers["title"].text if "title" in headers else "", titles)
    version = headers.get("version")
    try:
        setup = _read_setup(game, headers)
        return game, start_from(game, setup, facts)
    except BadPosition as bad:
        if version is None or version.text == str(game.version):
            raise
        raise RulesChanged(0, str(bad)) from bad


def start_from(game: Game[S], setup: Setup, facts: list[WrittenFact]) -> Setup:
    """The setup with a position to start from, tried out; raises :class:`BadPosition`."""
    state = read_facts(game, setup, facts)
    _try_out(game, state, facts[-1].number if facts else 0)
    return Setup(setup.seats, setup.options, state)


def stored_options(game: Game[S], setup: Setup) -> dict[str, str]:
    """The options of a setup with, under keys of their own, the facts of the position that it starts from."""
    if setup.start is None:
        return dict(setup.options)
    facts = write_facts(game, setup, cast(S, setup.start))
    return {**setup.options, **{f"{POSITION}{key}": text for key, text in facts}}


def shown_options(stored: dict[str, str]) -> dict[str, str]:
    """What everybody may know of stored options: a position may hold secrets."""
    return {key: value for key, value in stored.items() if not key.startswith(POSITION)}


def stored_setup(game: Game[S], seats: int, stored: dict[str, str]) -> Setup:
    """The setup of stored options; raises :class:`BadSetup` or :class:`BadPosition`."""
    setup = game.setup(seats, shown_options(stored))
    keys = [key for key in stored if key.startswith(POSITION)]
    lines = [
        WrittenFact(place, key.removeprefix(POSITION), stored[key]) for place, key in enumerate(keys, start=1)
    ]
    return start_from(game, setup, lines) if lines else setup


def _split(text: str) -> tuple[dict[str, WrittenFact], list[WrittenFact]]:
    rows = text.split("\n")
    if not text.isascii() or rows[0] != FIRST_LINE or "" not in rows[1:-1] or rows[-1]:
        raise BadPosition(1, "not an Orrery position, or not all of it")
    if len(rows) > MOST_LINES:
        raise BadPosition(MOST_LINES, "too many lines")
    blank = rows.index("")
    headers = [_read_line(number, row) for number, row in enumerate(rows[1:blank], start=2)]
    facts = [_read_line(number, row) for number, row in enumerate(rows[blank + 1 : -1], start=blank + 2)]
    return _unique(headers), list(_unique(facts).values())


def _read_line(number: int, row: str) -> WrittenFact:
    key, colon, value = row.partition(": ")
    if not colon or not value or len(row) > LONGEST_LINE:
        raise BadPosition(number, f"{row[:40]!r} is not a line such as 'turn: 7'")
    return WrittenFact(number, key, value)


def _unique(lines: list[WrittenFact]) -> dict[str, WrittenFact]:
    found: dict[str, WrittenFact] = {}
    for line in lines:
        if line.key in found:
            raise BadPosition(line.number, f"{line.key[:40]!r} was said before")
        found[line.key] = line
    return found


def _read_setup(game: Game[S], headers: dict[str, WrittenFact]) -> Setup:
    last = max(line.number for line in headers.values())
    options: dict[str, str] = {}
    for key, line in headers.items():
        if key.startswith("option "):
            options[key.removeprefix("option ")] = line.text
        elif key not in ("title", "version", "seats"):
            raise BadPosition(line.number, f"there is no header {key[:40]!r}")
    if "seats" not in headers or "version" not in headers:
        raise BadPosition(last, "seats or version are missing")
    try:
        read_int(headers["version"].text)
        return game.setup(read_int(headers["seats"].text), options)
    except (BadWord, BadSetup) as error:
        raise BadPosition(last, str(error)) from error


def read_facts(game: Game[S], setup: Setup, lines: list[WrittenFact]) -> S:
    """The state of which these are the facts; raises :class:`BadPosition`."""
    state = game.blank(setup)
    given = {line.key: line for line in lines}
    for fact in facts_of(game, setup, state):
        if fact.derive is not None:
            fact.derive(state)
        for key in fact.ways():
            _tell(state, fact, given.pop(key, None))
    reveals: Fact[S] = Fact(REVEALS, Count(MOST_REVEALS))
    _tell(state, reveals, given.pop(REVEALS, None))
    read_flow(game, state, given)
    for line in given.values():
        raise BadPosition(line.number, f"no fact is called {line.key[:40]!r}")
    last = lines[-1].number if lines else 0
    flaw = game.flaw(state)
    if flaw:
        raise BadPosition(last, flaw)
    return state


def _tell(state: S, fact: Fact[S], line: WrittenFact | None) -> None:
    if line is None:
        return
    try:
        fact.read(state, line.key, line.text)
    except BadWord as error:
        raise BadPosition(line.number, str(error)) from error


def _try_out(game: Game[S], state: S, line: int) -> None:
    """Play some random answers on a copy, so that meaningless ints fail here and not at the table."""
    rng = Rng(1)
    try:
        ahead = game.clone(state)
        for seat in range(state.seats):
            game.view(ahead, seat)
        for _ in range(TRIAL):
            _look_at_questions(game, ahead)
            if not game.asks(ahead):
                return
            ask = game.asks(ahead)[0]
            game.apply(ahead, ask.seat, game.sample(ahead, ask, rng))
    except TRIAL_ERRORS as error:
        raise BadPosition(line, f"nobody can play on from here: {error!r}") from error


def _look_at_questions(game: Game[S], state: S) -> None:
    if state.open == 0 and state.depth > 0:
        raise ValueError("nothing is asked")
    for index in range(state.open):
        options = game.options(state, state.ask_at(index))
        answer = int(state.answer_at(index))
        if not options or (answer != UNANSWERED and answer not in options):
            raise ValueError("a question has no answer, or was answered wrongly")
