"""Computer players at every preset as it is: ``python -m tests.soak.presets [games] [file]``.

So many games in all, by two to six players: most by those who take any option, who need a tenth of the
time, and some by random and greedy ones (``make pairs`` plays thousands of games of greedy players). None
may be stuck or take more answers than :mod:`tests.soak.bots` allows; all laws are watched.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from orrery.engine.errors import BadSetup
from orrery.engine.game import Setup
from orrery.games.cosmic.game import COSMIC
from orrery.players.greedy import GREEDY
from orrery.players.random import RANDOM
from tests.soak.bots import ANY, play_watched
from tests.soak.farm import Record, play_all, read

GAMES: Final = 10_000
FILE: Final = Path(".cache/presets.json")
KINDS: Final[tuple[tuple[str, ...], ...]] = (
    (GREEDY, RANDOM),
    (GREEDY,),
    *[(RANDOM, ANY)] * 2,
    *[(ANY,)] * 28,
)
"""Who sits at a table, one game after the other."""


class Job(NamedTuple):
    number: int

    @property
    def preset(self) -> str:
        names = list(COSMIC.presets)
        return names[self.number % len(names)]

    @property
    def round(self) -> int:
        """How often the preset had its turn before."""
        return self.number // len(COSMIC.presets)

    @property
    def kinds(self) -> tuple[str, ...]:
        return KINDS[self.round % len(KINDS)]


def setup_of(job: Job) -> Setup:
    """Numbers of seats in turn; the next lower one where a preset is not for so many."""
    counts = list(range(COSMIC.most, COSMIC.fewest - 1, -1))
    at = (job.round // len(KINDS)) % len(counts)
    for seats in [*counts[at:], *counts]:
        try:
            return COSMIC.setup(seats, preset=job.preset)
        except BadSetup:
            continue
    raise AssertionError(f"{job.preset} is for no number of seats")


def play(job: Job, kinds: tuple[str, ...] = ()) -> Record:
    """One game, by the players whose turn it is unless others are named."""
    setup = setup_of(job)
    try:
        answers = play_watched(COSMIC, setup, job.number, kinds or job.kinds)
    except Exception as error:
        raise AssertionError(f"{job.preset}, {setup.seats} seats, game {job.number}: {error!r}") from error
    return {"number": job.number, "preset": job.preset, "seats": setup.seats, "answers": answers}


def table(games: Sequence[Record]) -> str:
    """Games of each preset, and the longest of them, in Markdown."""
    lines = ["| preset | games | answers | most in a game |", "|---|---|---|---|"]
    for preset in COSMIC.presets:
        answers = [game["answers"] for game in games if game["preset"] == preset]
        if answers:
            lines.append(f"| {preset} | {len(answers)} | {sum(answers)} | {max(answers)} |")
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    wanted = int(arguments[0]) if arguments else GAMES
    path = Path(arguments[1]) if len(arguments) > 1 else FILE
    games = read(path)
    play_all(play, ((number, Job(number)) for number in range(wanted)), games, path)
    print(table(list(games.values())))


if __name__ == "__main__":
    main(sys.argv[1:])
