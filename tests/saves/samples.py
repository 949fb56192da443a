"""Short saves with everything a save can hold, and the means to forge them."""

from typing import Any, Final

from orrery.engine.chance import Dealer, Rng
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.engine.notation import read_save, seal, write_save
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from tests.contract.toy import AUCTION
from tests.contract.walks import answer_randomly

TITLES: Final[dict[str, Game[Any]]] = {game.key: game for game in (CONNECT_FOUR, AUCTION)}


def drops(columns: str) -> Match[Any]:
    """A game of connect four without a dealer; seats take turns."""
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    return match


def taken_back() -> Match[Any]:
    """Four drops with an undo and a rewind."""
    match = drops("dd")
    match.undo(1)
    match.say(1, "c")
    match.say(0, "a")
    match.rewind(4)
    match.say(1, "g")
    return match


def dealt(seed: int, answers: int, cards: str = "1") -> Match[Any]:
    """An auction with a dealer, after so many answers or at its end."""
    match = Match(AUCTION, AUCTION.setup(2, {"cards": cards}), Dealer(bytes([seed])))
    match.deal()
    rng = Rng(seed)
    for _ in range(answers):
        if match.asks():
            answer_randomly(match, rng)
            match.deal()
    return match


def resealed(text: str) -> str:
    """The text with a last line that fits what stands above it, as a forger would write it."""
    body, end, _ = text.rpartition("\nend ")
    body = body + "\n" if end else text
    _, _, entries = body.partition("\n\n")
    return seal(body, entries.count("\n"))


def edited(match: Match[Any], old: str, new: str) -> str:
    """The save with one change in its text, sealed anew."""
    text = write_save(match)
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {text}"
    return resealed(text.replace(old, new))


def read(text: str) -> Match[Any]:
    return read_save(text, TITLES)
