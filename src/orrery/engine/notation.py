"""The text form of a match: the save file and the export.

With a word on some of the lines it looks like this::

    orrery save 1
    title: connect-four
    version: 1
    seats: 2
    option first: random        one line for each option
    dealer: 5feceb66…           the promise, if there is a dealer
    dealt from: 12              the first draw of this dealer, if the game began with another
    secret: 00ff…               once the game is over
    position discs: 0=d1 1=e1   one line for each fact of the position that the game began with, if any

    1 0 drop d                  number, seat, decision, answer
    2 1 drop d
    3 1 undo 2                  entry 2 was taken back; by all seats: "3 all undo 2"
    end 3 e3b0c44298fc1c14      number of entries, and a mark of all text above
"""

import hashlib
from collections.abc import Iterator
from typing import Any, Final, TypeAlias, cast

from orrery.engine.chance import Dealer
from orrery.engine.errors import (
    BadPosition,
    BadSetup,
    BadToken,
    BrokenReplay,
    DamagedSave,
    RulesChanged,
    SaveTooBig,
    UnknownTitle,
    WrongDraw,
)
from orrery.engine.flow import CHANCE, Ask, S
from orrery.engine.game import Game, Setup
from orrery.engine.match import ALL_SEATS, UNDO, Entry, Match, replay
from orrery.engine.position import POSITION, start_from, write_facts
from orrery.engine.under_way import WrittenFact

FIRST_LINE: Final = "orrery save 1"
MOST_TEXT: Final = 40_000_000
MOST_ENTRIES: Final = 1_000_000
MOST_REWINDS: Final = 200
"""Each of them replays the game so far, so that many would take long."""

LONGEST_LINE: Final = 4000
MOST_HEADERS: Final = 600
MARK_LENGTH: Final = 16
PROMISE_LENGTH: Final = 64
UNDO_KEY: Final = "undo"
DEALT_FROM: Final = "dealt from"
OPTION: Final = "option "
HEADERS: Final = ("title", "version", "seats", "dealer", DEALT_FROM, "secret")

Titles: TypeAlias = dict[str, Game[Any]]


def write_save(match: Match[S]) -> str:
    """The whole match as text; the dealer's secret is in it only when the game is over."""
    return _written(match.game, _headers(match), match.log)


def write_stored(
    game: Game[S],
    version: int,
    seats: int,
    options: dict[str, str],
    dealer: Dealer,
    log: list[Entry],
    told: bool,
) -> str:
    """A match that these rules need not be able to play, as the rules of its version have left it.

    Options are as :func:`stored_options` gives them; the dealer's secret is told if that is wanted.
    """
    lines = [f"title: {game.key}", f"version: {version}", f"seats: {seats}"]
    lines += [f"{OPTION}{key}: {value}" for key, value in options.items() if not key.startswith(POSITION)]
    lines.append(f"dealer: {dealer.promise()}")
    if dealer.first:
        lines.append(f"{DEALT_FROM}: {dealer.first}")
    if told:
        lines.append(f"secret: {dealer.secret.hex()}")
    lines += [f"{key}: {value}" for key, value in options.items() if key.startswith(POSITION)]
    return _written(game, lines, log)


def _written(game: Game[S], headers: list[str], log: list[Entry]) -> str:
    lines = [FIRST_LINE, *headers, ""]
    lines += [entry_line(game, number, entry) for number, entry in enumerate(log, start=1)]
    return seal("\n".join(lines) + "\n", len(log))


def seal(body: str, entries: int) -> str:
    """Close a save with its last line."""
    return f"{body}end {entries} {_mark(body)}\n"


def _mark(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:MARK_LENGTH]


def _headers(match: Match[S]) -> list[str]:
    setup = match.setup
    lines = [f"title: {match.game.key}", f"version: {match.game.version}", f"seats: {setup.seats}"]
    lines += [f"{OPTION}{key}: {value}" for key, value in setup.options.items()]
    if match.promise:
        lines.append(f"dealer: {match.promise}")
    if match.dealt_from:
        lines.append(f"{DEALT_FROM}: {match.dealt_from}")
    if match.dealer is not None and match.outcome() is not None:
        lines.append(f"secret: {match.dealer.secret.hex()}")
    return lines + _position(match)


def _position(match: Match[S]) -> list[str]:
    setup = match.setup
    if setup.start is None:
        return []
    facts = write_facts(match.game, setup, cast(S, setup.start))
    return [f"{POSITION}{key}: {text}" for key, text in facts]


def entry_line(game: Game[S], number: int, entry: Entry) -> str:
    """The line of a save for one entry of the log."""
    if entry.decision == UNDO:
        who = "all" if entry.seat == ALL_SEATS else str(entry.seat)
        return f"{number} {who} {UNDO_KEY} {entry.choice}"
    who = "chance" if entry.seat == CHANCE else str(entry.seat)
    decision = game.decisions[entry.decision]
    return f"{number} {who} {decision.key} {decision.token(Ask(entry.seat, entry.decision), entry.choice)}"


def read_save(text: str, titles: Titles) -> Match[Any]:
    """A match from its text, every entry replayed and verified.

    Raises :class:`UnknownTitle` or a :class:`SaveError`.
    """
    headers, lines = _split(text)
    game = titles.get(headers.get("title", ""))
    if game is None:
        raise UnknownTitle(headers.get("title", ""), titles)
    version = _number(headers.get("version", ""), "version")
    try:
        setup = game.setup(_number(headers.get("seats", ""), "seats"), _options(headers))
        return _replayed(game, _started(game, setup, headers), lines, headers)
    except BadPosition as bad:
        if version == game.version:
            raise
        raise RulesChanged(0, str(bad)) from bad
    except BadSetup as unknown:
        raise _blame(version, game, 0, str(unknown)) from unknown
    except BrokenReplay as broken:
        raise _blame(version, game, broken.entry, broken.why) from broken
    except WrongDraw as wrong:
        if version == game.version:
            raise
        raise RulesChanged(wrong.entry, str(wrong)) from wrong


def _started(game: Game[Any], setup: Setup, headers: dict[str, str]) -> Setup:
    """The setup with the position that the game began with, if the save names one."""
    rows = [(number, key) for number, key in enumerate(headers, start=2) if key.startswith(POSITION)]
    facts = [WrittenFact(number, key.removeprefix(POSITION), headers[key]) for number, key in rows]
    return start_from(game, setup, facts) if facts else setup


def _blame(version: int, game: Game[Any], entry: int, why: str) -> BrokenReplay:
    """A save that fails under its own version is broken; one of another version met changed rules."""
    return BrokenReplay(entry, why) if version == game.version else RulesChanged(entry, why)


def _replayed(game: Game[Any], setup: Setup, lines: list[str], headers: dict[str, str]) -> Match[Any]:
    match = replay(game, setup, _read_entries(game, setup, lines), _read_dealer(headers))
    match.promise = headers.get("dealer", "")
    match.dealt_from = _first_draw(headers)
    if match.dealt_from > match.draws:
        raise DamagedSave("the dealer has not dealt yet")
    return match


def _read_dealer(headers: dict[str, str]) -> Dealer | None:
    promise = headers.get("dealer", "0" * PROMISE_LENGTH)
    if len(promise) != PROMISE_LENGTH or any(sign not in "0123456789abcdef" for sign in promise):
        raise DamagedSave("the dealer's promise is not a hash")
    if "secret" not in headers:
        return None
    try:
        dealer = Dealer(bytes.fromhex(headers["secret"]), _first_draw(headers))
    except ValueError as error:
        raise DamagedSave("the dealer's secret is not hexadecimal") from error
    if dealer.promise() != headers.get("dealer"):
        raise DamagedSave("the dealer's secret does not fit the promise")
    return dealer


def _first_draw(headers: dict[str, str]) -> int:
    return _number(headers[DEALT_FROM], DEALT_FROM) if DEALT_FROM in headers else 0


def _split(text: str) -> tuple[dict[str, str], list[str]]:
    """Headers and entry lines of a save that is whole."""
    _check_size(text)
    at = text.rfind("\nend ")
    body = text[: at + 1]
    lines = body.split("\n")
    if at < 0 or lines[0] != FIRST_LINE or "" not in lines[:MOST_HEADERS]:
        raise DamagedSave("not an Orrery save, or not all of it")
    blank = lines.index("")
    entries = lines[blank + 1 : -1]
    if len(entries) > MOST_ENTRIES:
        raise SaveTooBig(f"{len(entries)} entries")
    if sum(" all undo " in line for line in entries) > MOST_REWINDS:
        raise SaveTooBig("everybody agreed to too many rewinds")
    if text != seal(body, len(entries)):
        raise DamagedSave("the text was changed or cut since it was saved")
    return _read_headers(lines[1:blank]), entries


def _check_size(text: str) -> None:
    if len(text) > MOST_TEXT:
        raise SaveTooBig(f"{len(text)} characters")
    if not text.isascii():
        raise DamagedSave("a save holds plain ASCII only")
    if any(len(line) > LONGEST_LINE for line in text.split("\n")):
        raise DamagedSave("a line is too long")


def _read_headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(": ")
        if not colon or key in headers or not (key in HEADERS or key.startswith((OPTION, POSITION))):
            raise DamagedSave(f"header {line[:40]!r}")
        headers[key] = value
    return headers


def _options(headers: dict[str, str]) -> dict[str, str]:
    return {key.removeprefix(OPTION): value for key, value in headers.items() if key.startswith(OPTION)}


def _number(text: str, what: str) -> int:
    if not (text.isdigit() and len(text) <= 9 and str(int(text)) == text):
        raise DamagedSave(f"{what} is {text[:40]!r}")
    return int(text)


def _read_entries(game: Game[Any], setup: Setup, lines: list[str]) -> Iterator[Entry]:
    """Read lazily, so that the first wrong entry is named, whether it is malformed or illegal."""
    for number, line in enumerate(lines, start=1):
        yield _read_entry(game, setup, line, number)


def _read_entry(game: Game[Any], setup: Setup, line: str, number: int) -> Entry:
    words = line.split(" ")
    if len(words) != 4 or words[0] != str(number):
        raise DamagedSave(f"entry {number} is {line[:40]!r}")
    _, who, key, token = words
    if key == UNDO_KEY:
        seat = ALL_SEATS if who == "all" else _number(who, "seat")
        return Entry(seat, UNDO, _number(token, "undone entry"))
    seat = CHANCE if who == "chance" else _number(who, "seat")
    if seat >= setup.seats:
        raise BrokenReplay(number, f"there is no seat {seat}")
    return _read_answer(game, number, seat, key, token)


def _read_answer(game: Game[Any], number: int, seat: int, key: str, token: str) -> Entry:
    for index, decision in enumerate(game.decisions):
        if decision.key == key:
            try:
                return Entry(seat, index, decision.read(Ask(seat, index), token))
            except BadToken as error:
                raise BrokenReplay(number, str(error)) from error
    raise BrokenReplay(number, f"no decision is called {key[:40]!r}")
