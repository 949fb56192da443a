"""Win shares of the powers, and a game for every pair: ``python -m tests.soak.pairs [games] [file]``.

Four greedy players with one random power each; then games are set up on purpose for every two powers that
have not met, and for powers that came up too seldom. All are watched. The games are kept in the file, the
table is printed in Markdown.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.engine.game import Setup
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.players.greedy import GREEDY
from tests.soak.bots import play_out
from tests.soak.farm import Record, play_all, read

GAMES: Final = 4000
FILE: Final = Path(".cache/pairs.json")
SEATS: Final = 4
ON_PURPOSE: Final = 1_000_000
"""The number of the first game that is set up for pairs."""
STYLES: Final = ("mayfair", "eon", "modern")
"""In turn; some powers are for the first alone, which is also that of games on purpose."""
FEWEST: Final = 200
"""So many games of each power are wanted."""
NORMAL: Final = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""
LOW: Final = 0.5
HIGH: Final = 2.0
"""A share below or above so many times the average is marked."""

Pair = tuple[str, str]


class Job(NamedTuple):
    """A game: its number, and the powers of the seats if they are not dealt."""

    number: int
    named: tuple[str, ...] = ()


def setup_of(job: Job) -> Setup:
    style = STYLES[job.number % len(STYLES)] if not job.named else STYLES[0]
    options = {"flares": style, "extra-flares": "10"}
    return COSMIC.setup(SEATS, {**options, "named-powers": ",".join(job.named)} if job.named else options)


def begun(setup: Setup, rng: Rng) -> Cosmic:
    """A game up to its first challenge; nobody but CHANCE is asked before."""
    state = COSMIC.start(setup)
    while state.offence == NOBODY:
        ask = COSMIC.asks(state)[0]
        assert ask.seat == CHANCE
        COSMIC.apply(state, CHANCE, COSMIC.sample(state, ask, rng))
    return state


def play(job: Job, kinds: tuple[str, ...] = (GREEDY,)) -> Record:
    """Who began with which powers, who won, and how many answers it took."""
    rng = Rng(job.number)
    setup = setup_of(job)
    state = begun(setup, rng)
    powers = [
        [POWER_KEYS[power] for power, owner in enumerate(state.owner) if owner == seat]
        for seat in range(SEATS)
    ]
    try:
        answers = play_out(COSMIC, state, rng, job.number, kinds)
    except Exception as error:
        raise AssertionError(f"game {job.number} with {powers}: {error!r}") from error
    outcome = COSMIC.outcome(state)
    assert outcome is not None
    return {"number": job.number, "powers": powers, "winners": outcome.winners(), "answers": answers}


# What the games tell.


def met(games: Sequence[Record]) -> set[Pair]:
    """The pairs of powers that two players of a game, or one, had."""
    return {pair for game in games for pair in combinations(sorted(chain(*game["powers"])), 2)}


def unmet(games: Sequence[Record], keys: Sequence[str] = POWER_KEYS) -> set[Pair]:
    return set(combinations(sorted(keys), 2)) - met(games)


def on_purpose(missing: set[Pair], first: int) -> Iterator[Job]:
    """Games in which all of these pairs come up: each has one of them, and takes in what helps most."""
    left = set(missing)
    number = first
    while left:
        named = list(min(left))
        while len(named) < SEATS:
            named.append(max(_others(named), key=lambda key: (_gain(left, named, key), key)))
        left -= set(combinations(sorted(named), 2))
        yield Job(number, tuple(named))
        number += 1


def for_rare(games: Sequence[Record], first: int, fewest: int = FEWEST) -> Iterator[Job]:
    """Games for the powers that came up less often than wanted, the rarest together; seats in turn."""
    seen = Counter(chain(*(chain(*game["powers"]) for game in games)))
    rarest = sorted(POWER_KEYS, key=lambda key: seen[key])[:SEATS]
    number = first
    while seen[rarest[0]] < fewest:
        at = number % SEATS
        yield Job(number, tuple(rarest[at:] + rarest[:at]))
        seen.update(rarest)
        rarest = sorted(POWER_KEYS, key=lambda key: seen[key])[:SEATS]
        number += 1


def _others(named: Sequence[str]) -> list[str]:
    return [key for key in POWER_KEYS if key not in named]


def _gain(left: set[Pair], named: Sequence[str], key: str) -> int:
    """How many pairs a power would add."""
    return sum((min(key, other), max(key, other)) in left for other in named)


class Share(NamedTuple):
    """How a power has fared: games, games won, the share of these, and the bounds that it lies within."""

    power: str
    games: int
    won: int
    share: float
    low: float
    high: float


def shares(games: Sequence[Record]) -> list[Share]:
    """Every power that was dealt, the most successful first; a shared victory is one for each winner."""
    played = dict.fromkeys(POWER_KEYS, 0)
    won = dict.fromkeys(POWER_KEYS, 0)
    for game in games:
        for seat, powers in enumerate(game["powers"]):
            for power in powers:
                played[power] += 1
                won[power] += seat in game["winners"]
    found = [
        Share(power, count, won[power], won[power] / count, *interval(won[power], count))
        for power, count in played.items()
        if count
    ]
    return sorted(found, key=lambda share: (-share.share, share.power))


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's bounds of a share, 95 %."""
    share, square = won / games, NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def table(games: Sequence[Record]) -> str:
    """The shares in Markdown, and how many pairs have met."""
    found = shares(games)
    average = sum(share.won for share in found) / sum(share.games for share in found)
    missing, pairs = len(unmet(games)), len(POWER_KEYS) * (len(POWER_KEYS) - 1) // 2
    lines = [
        f"{len(games)} games of four greedy players; a player wins {average:.1%} of them on the average.",
        f"Of {pairs} pairs of powers {pairs - missing} have met.",
        "",
        "| power | games | won | share | 95 % | |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *(_line(share, average) for share in found)])


def _line(share: Share, average: float) -> str:
    mark = "low" if share.share < LOW * average else "high" if share.share > HIGH * average else ""
    bounds = f"{share.low:.1%} to {share.high:.1%}"
    return f"| {share.power} | {share.games} | {share.won} | {share.share:.1%} | {bounds} | {mark} |"


def main(arguments: list[str]) -> None:
    wanted = int(arguments[0]) if arguments else GAMES
    path = Path(arguments[1]) if len(arguments) > 1 else FILE
    games = read(path)
    play_all(play, ((number, Job(number)) for number in range(wanted)), games, path)
    for missing in (lambda known, first: on_purpose(unmet(known), first), for_rare):
        first = max([ON_PURPOSE, *(number + 1 for number in games)])
        jobs = missing(list(games.values()), first)
        play_all(play, ((job.number, job) for job in jobs), games, path)
    print(table(list(games.values())))


if __name__ == "__main__":
    main(sys.argv[1:])
