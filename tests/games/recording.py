"""Games to be stored: every number of seats, preset and option of a title, some with answers taken back."""

from collections.abc import Iterator
from typing import Any, Final

from orrery.engine.chance import Dealer, Rng
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.players.player import Player
from orrery.players.registry import make_player
from tests.contract.titles import MORE_OPTIONS, Case, first_setup, single_options
from tests.contract.walks import random_ask

MOST_ENTRIES: Final = 6000
"""A game that is longer than this is left, and another one is dealt."""
MOST_DEALS: Final = 20
UNDO_EVERY: Final = 12
REWIND_EVERY: Final = 90
FURTHEST_BACK: Final = 25
MOST_REWINDS: Final = 4


def recorded(game: Game[Any]) -> dict[str, Match[Any]]:
    """All games of a title by name: the setup, and whether answers are taken back."""
    return {name: _finished(case, name) for name, case in _cases(game)}


def _cases(game: Game[Any]) -> Iterator[tuple[str, Case]]:
    counts = range(game.fewest, game.most + 1)
    named = {"standard": {}, **game.presets}
    for preset, options in named.items():
        for seats in counts:
            setup = first_setup(game, [seats, *counts], options)
            if setup.seats == seats:
                yield f"{seats}-{preset}", Case(game, setup)
                yield f"{seats}-{preset}-undone", Case(game, setup)
    for turn, options in enumerate([*single_options(game), *MORE_OPTIONS.get(game.key, [])], start=1):
        first = turn % len(counts)
        setup = first_setup(game, [*counts[first:], *counts], options)
        yield f"{setup.seats}-options-{turn}", Case(game, setup)


def _finished(case: Case, name: str) -> Match[Any]:
    """The first deal for this name that ends early enough."""
    for deal in range(MOST_DEALS):
        seed = f"{case.game.key} {name} {deal}".encode()
        match = Match(case.game, case.setup, Dealer(seed))
        play_on(match, Rng(int.from_bytes(seed, "big")), name.endswith("undone"))
        if match.outcome() is not None:
            return match
    raise AssertionError(f"no game of {case} ends in {MOST_ENTRIES} entries")


def play_on(match: Match[S], rng: Rng, takes_back: bool) -> None:
    """Play with seats that are random and greedy by turns, and take something back now and then."""
    players = _players(match, rng)
    rewinds = 0
    match.deal()
    while match.asks() and len(match.log) < MOST_ENTRIES:
        _answer(match, players, rng)
        match.deal()
        if takes_back and match.asks():
            if rng.below(UNDO_EVERY) == 0:
                _undo_some(match)
            if rewinds < MOST_REWINDS and rng.below(REWIND_EVERY) == 0:
                match.rewind(match.live[-min(len(match.live), 1 + int(rng.below(FURTHEST_BACK)))])
                match.deal()
                rewinds += 1


def _players(match: Match[S], rng: Rng) -> list[Player]:
    first = int(rng.below(2))
    kinds = ("random", "greedy")
    seats = range(match.setup.seats)
    return [make_player(kinds[(first + seat) % 2], match.game.key, int(rng.below(1 << 30))) for seat in seats]


def _answer(match: Match[S], players: list[Player], rng: Rng) -> None:
    ask = random_ask(match.game, match.state, rng)
    options = match.options(ask.seat)
    if len(options) > 1:
        view = match.game.view(match.state, ask.seat)
        match.play_all(ask.seat, players[ask.seat].answer(match.game, view, ask.seat).chain)
    else:
        match.play(ask.seat, options[0])


def _undo_some(match: Match[S]) -> None:
    for seat in range(match.setup.seats):
        if match.undoable(seat):
            match.undo(seat)
            return
