"""A match without playing its log again: the position, what can be taken back, and all events so far.

A snapshot is plain data and only ever a cache. One that was made by other rules or of another log is refused.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import Dealer
from orrery.engine.errors import StaleSnapshot
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Mark, Match
from orrery.engine.plain import fingerprint, plain, restore
from orrery.table.moments import draws, live_numbers


def snapshot(match: Match[Any]) -> dict[str, Any]:
    """The match as it is now."""
    return {
        "mark": fingerprint(match.game),
        "version": match.game.version,
        "log": log_mark(match.log),
        "entries": len(match.log),
        "facts": plain(match.state),
        "trail": [[mark.number, mark.seat, plain(mark.state)] for mark in match.trail],
        "events": [int(value) for value in match.recorder.rows],
    }


def log_mark(log: Sequence[Entry]) -> str:
    words = " ".join(f"{entry.seat} {entry.decision} {entry.choice}" for entry in log)
    return hashlib.sha256(words.encode()).hexdigest()


def recall(
    game: Game[Any], setup: Setup, dealer: Dealer, log: Sequence[Entry], stored: dict[str, Any]
) -> Match[Any]:
    """The match of a snapshot, whose log is the beginning of this one; raises :class:`StaleSnapshot`."""
    try:
        if stored["version"] != game.version:
            raise StaleSnapshot("the snapshot was made by other rules")
        known = list(log[: stored["entries"]])
        if stored["log"] != log_mark(known):
            raise StaleSnapshot("the snapshot was made of another log")
        return _recalled(Match(game, setup, dealer), known, stored)
    except (KeyError, TypeError, ValueError) as error:
        raise StaleSnapshot(f"the snapshot can't be read: {error!r}") from error


def _recalled(match: Match[Any], log: list[Entry], stored: dict[str, Any]) -> Match[Any]:
    match.state = _position(match, stored["mark"], stored["facts"])
    match.trail = [
        Mark(number, seat, _position(match, stored["mark"], facts)) for number, seat, facts in stored["trail"]
    ]
    match.recorder.rows = vec[i64](stored["events"])
    match.state.recorder = match.recorder
    match.log = log
    match.live = live_numbers(log)
    match.draws = draws(log)
    return match


def _position(match: Match[Any], mark: object, facts: object) -> Any:
    return restore(match.game, match.setup, {"mark": mark, "facts": facts})
