"""A ladder of players: everybody meets everybody on paired dice, and how sure the order is."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from random import Random
from typing import Final

from orrery.engine.errors import BadSetup
from orrery.engine.game import Setup
from orrery.lab.arena import GameJob, play_job, rotations
from orrery.lab.contender import Contender
from orrery.lab.jobs import Progress, map_games
from orrery.lab.ratings import Meeting, elo
from orrery.lab.result import Result
from orrery.lab.shares import Share, share_of

DRAWS: Final = 400
"""How often the dice are drawn anew to see how far the ratings vary."""
TAIL: Final = 0.025
MOST_PAIRS: Final = 100_000


@dataclass(frozen=True)
class Rung:
    """One player: its rating with an interval of 95 %, and whether that lies above the next weaker one's."""

    player: str
    elo: float
    low: float
    high: float
    apart: bool


@dataclass(frozen=True)
class Pairing:
    """Two players: how often the first came in before the other, and what each won alone among the others."""

    one: str
    other: str
    score: Share
    one_alone: Share
    other_alone: Share


@dataclass(frozen=True)
class Ladder:
    """All of it, the strongest first; ``str()`` is a table for people. ``pairs`` counts dice, not games."""

    title: str
    seats: int
    options: dict[str, str]
    seed: int
    pairs: int
    games: int
    rungs: tuple[Rung, ...]
    pairings: tuple[Pairing, ...]

    def __str__(self) -> str:
        head = f"{self.title}, {self.seats} seats, {self.pairs} dice for each pairing, {self.games} games"
        lines = [head, "", f"{'player':12} {'Elo':>6}   95 % interval"]
        lines += [_rung_line(rung, rung is self.rungs[-1]) for rung in self.rungs]
        lines += ["", f"{'pairing':26} {'first ahead':24} won alone among the others"]
        return "\n".join(lines + [_pairing_line(pairing) for pairing in self.pairings])


def _rung_line(rung: Rung, last: bool) -> str:
    told = "" if last else "  above the next" if rung.apart else "  overlaps the next"
    return f"{rung.player:12} {rung.elo:6.0f}   {rung.low:6.0f} to {rung.high:5.0f}{told}"


def _pairing_line(pairing: Pairing) -> str:
    names = f"{pairing.one} : {pairing.other}"
    return f"{names:26} {pairing.score!s:24} {pairing.one_alone} : {pairing.other_alone}"


def climb(
    title: str,
    setup: Setup,
    players: Sequence[Contender],
    pairs: int,
    seed: int = 0,
    near: int = 0,
    workers: int = 1,
    ray: bool = False,
    progress: Progress | None = None,
) -> Ladder:
    """Play a ladder; ``near`` limits the pairings to players that stand so close to each other in the list.

    For two seats a pairing on one set of dice is two games. With more seats one of the two sits alone among
    the other's likes, in every seat, and then the other way round.
    """
    check(setup, players, pairs)
    met = [
        (one, other)
        for one, other in combinations(range(len(players)), 2)
        if near <= 0 or other - one <= near
    ]
    tables = [tables_of(title, setup, players[one], players[other], seed, pairs) for one, other in met]
    results = iter(
        map_games([job for dice in tables for jobs in dice for job in jobs], play_job, workers, ray, progress)
    )
    groups = [[[next(results) for _ in jobs] for jobs in dice] for dice in tables]
    names = [player.name for player in players]
    return Ladder(
        title=title,
        seats=setup.seats,
        options=setup.options,
        seed=seed,
        pairs=pairs,
        games=sum(len(jobs) for dice in tables for jobs in dice),
        rungs=rungs_of(names, met, groups, seed),
        pairings=tuple(
            pairing_of(names[one], names[other], setup.seats, dice) for (one, other), dice in zip(met, groups)
        ),
    )


def check(setup: Setup, players: Sequence[Contender], pairs: int) -> None:
    if setup.seats < 2:
        raise BadSetup("a ladder is for two seats or more")
    if len({player.name for player in players}) < max(2, len(players)):
        raise BadSetup("a ladder takes two players or more, each once")
    if not 1 <= pairs <= MOST_PAIRS:
        raise BadSetup(f"there are 1 to {MOST_PAIRS} pairs, not {pairs}")


def tables_of(
    title: str, setup: Setup, one: Contender, other: Contender, seed: int, pairs: int
) -> list[list[GameJob]]:
    """The games of a pairing by dice; the first half of each list has the first player alone."""
    alone = [(one, *[other] * (setup.seats - 1)), (other, *[one] * (setup.seats - 1))]
    kinds = alone[: 1 if setup.seats == 2 else 2]
    return [
        [job for players in kinds for job in rotations(title, setup.options, players, seed, number)]
        for number in range(pairs)
    ]


def ahead(result: Result) -> float:
    """How much of the others the player that sits alone came in before; equals count one half."""
    mine, others = result.places[0], result.places[1:]
    return sum(1.0 if mine < place else 0.5 if mine == place else 0.0 for place in others) / len(others)


def scored(results: Sequence[Result], seats: int) -> float:
    """What the first player of a pairing scored in its games on one set of dice."""
    first, second = results[:seats], results[seats:]
    return sum(map(ahead, first)) + sum(1 - ahead(result) for result in second)


def pairing_of(one: str, other: str, seats: int, dice: Sequence[Sequence[Result]]) -> Pairing:
    games = sum(len(results) for results in dice)
    mine = [result for results in dice for result in results[:seats]]
    theirs = [result for results in dice for result in results[seats:]]
    alone = share_of(sum(result.wins[0] for result in mine), len(mine))
    if seats == 2:
        against = share_of(sum(result.wins[1] for result in mine), len(mine))
    else:
        against = share_of(sum(result.wins[0] for result in theirs), len(theirs))
    score = share_of(sum(scored(results, seats) for results in dice), games)
    return Pairing(one, other, score, alone, against)


def rungs_of(
    names: Sequence[str],
    met: Sequence[tuple[int, int]],
    groups: Sequence[Sequence[Sequence[Result]]],
    seed: int,
) -> tuple[Rung, ...]:
    """The ratings in order; for the intervals dice are drawn anew, for the games on them belong together."""
    dice = [[(scored(results, len(results[0].places)), len(results)) for results in each] for each in groups]
    ratings = elo(len(names), meetings_of(met, dice))
    rng = Random(seed)
    drawn = [
        elo(len(names), meetings_of(met, [rng.choices(each, k=len(each)) for each in dice]))
        for _ in range(DRAWS)
    ]
    reach = [interval([rating[player] for rating in drawn]) for player in range(len(names))]
    order = sorted(range(len(names)), key=lambda player: -ratings[player])
    weaker = dict(pairwise(order))
    return tuple(
        Rung(
            player=names[player],
            elo=ratings[player],
            low=reach[player][0],
            high=reach[player][1],
            apart=player in weaker and reach[player][0] > reach[weaker[player]][1],
        )
        for player in order
    )


def meetings_of(met: Sequence[tuple[int, int]], dice: Sequence[Sequence[tuple[float, int]]]) -> list[Meeting]:
    return [
        Meeting(one, other, sum(score for score, _ in each), sum(games for _, games in each))
        for (one, other), each in zip(met, dice)
    ]


def interval(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of the values."""
    ordered = sorted(values)
    skipped = int(TAIL * len(ordered))
    return ordered[skipped], ordered[-1 - skipped]
