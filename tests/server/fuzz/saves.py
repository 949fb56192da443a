"""Saves that were changed and sealed anew: ``python -m tests.server.fuzz.saves [how many] [seed]``."""

import sys
from collections import Counter
from random import Random
from typing import Any, Final

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import GameError
from orrery.engine.match import Match
from orrery.engine.notation import seal, write_save
from orrery.games.registry import TITLES
from orrery.server.rooms.create import read_import

COUNT: Final = 100_000
SEED: Final = 1
ANSWERS: Final = 12
WORDS: Final = (
    "all",
    "chance",
    "undo",
    "0",
    "1",
    "-1",
    "99",
    "9999999999",
    "drop",
    "d",
    "",
    "é",
    "secret: 00",
)


def samples() -> list[str]:
    """The beginning of a game of every title, with something taken back."""
    return [write_save(begun(title)) for title in sorted(TITLES)]


def begun(title: str) -> Match[Any]:
    game = TITLES[title]
    match = Match(game, game.setup(game.usual), Dealer(b"a save"))
    rng = Rng(5)
    while len(match.live) < ANSWERS and match.outcome() is None:
        match.deal()
        if match.asks():
            seat = int(match.asks()[0].seat)
            options = match.options(seat)
            match.play(seat, options[rng.below(len(options))])
    match.rewind(match.live[-1])
    return match


def changed(text: str, rng: Random) -> str:
    """One line left out, doubled, moved, or with another word in it; sealed anew, most of the time."""
    lines = text.rstrip("\n").split("\n")[:-1]
    at, to = rng.randrange(len(lines)), rng.randrange(len(lines))
    way = rng.randrange(4)
    if way == 0:
        del lines[at]
    elif way == 1:
        lines.insert(at, lines[to])
    elif way == 2:
        lines[at], lines[to] = lines[to], lines[at]
    else:
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        lines[at] = " ".join(words)
    body = "\n".join(lines) + "\n"
    entries = len(lines) - lines.index("") - 1 if "" in lines else 0
    return seal(body, entries) if rng.random() < 0.9 else text[: rng.randrange(len(text))]


def fuzz(count: int, seed: int) -> Counter[str]:
    """Read so many; how often each code came of it. Any other error than those with a code is raised."""
    rng = Random(seed)
    texts = samples()
    return Counter(outcome(changed(rng.choice(texts), rng)) for _ in range(count))


def outcome(text: str) -> str:
    try:
        read_import(text)
    except GameError as error:
        return error.code
    return "read"


def main(words: list[str]) -> None:
    count = int(words[0]) if words else COUNT
    for code, times in fuzz(count, int(words[1]) if len(words) > 1 else SEED).most_common():
        print(f"{times} × {code}")
    print(f"{count} saves, each of them read or refused with a code")


if __name__ == "__main__":
    main(sys.argv[1:])
