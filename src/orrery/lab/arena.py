"""Games between computer players: one, or a series with the seats rotated, and what came of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup, NotYourTurn
from orrery.engine.flow import CHANCE, UNANSWERED
from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.games.registry import find_title
from orrery.lab.contender import Contender
from orrery.lab.jobs import Progress, map_games
from orrery.lab.opening import opening_of
from orrery.lab.report import Report, report_on
from orrery.lab.result import Result
from orrery.players.player import Player

GAME_STRIDE: Final = 1 << 16
"""Sets the seeds of the games of a series apart; within it lie those of dice and players."""
MOST_GAMES: Final = 1_000_000


def play(
    game: Game[Any],
    setup: Setup,
    players: Sequence[Player],
    seed: int,
    look: Callable[[Any], None] | None = None,
    opening: int = 0,
) -> Result:
    """One game; ``players`` by seat, asked only where there is a choice. Every answer is checked.

    The same seeds give the same game. ``look`` gets every position in which somebody is asked. The first
    ``opening`` answers come from the dice; so do all beyond the bound of the title, for players that go round
    in circles would never end.
    """
    rng = Rng(seed)
    match = Match(game, setup)
    answers = 0
    while asks := match.asks():
        if look is not None:
            look(match.state)
        seat = int(asks[0].seat)
        if seat == CHANCE:
            match.play(CHANCE, game.sample(match.state, asks[0], rng))
            continue
        only = game.only_answer(match.state, asks[0])
        if only != UNANSWERED:
            match.play(seat, only)
            continue
        if answers < opening or answers > game.bound:
            chain = [int(game.sample(match.state, asks[0], rng))]
        else:
            chain = players[seat].answer(game, game.view(match.state, seat), seat).chain
        if not chain:
            raise NotYourTurn(seat)
        for number, choice in enumerate(chain):
            if look is not None and number > 0:
                look(match.state)
            match.play(seat, choice)
        answers += len(chain)
    return _result(game, match.state, answers)


def _result(game: Game[Any], state: Any, answers: int) -> Result:
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key} stands still though nobody is asked")
    winners = outcome.winners()
    width = len(game.sources)
    return Result(
        points=tuple(outcome.points),
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)),
        places=tuple(outcome.places),
        sources=tuple(
            tuple(int(points) for points in state.ledger[seat * width : (seat + 1) * width])
            for seat in range(state.seats)
        ),
        answers=answers,
    )


@dataclass(frozen=True)
class GameJob:
    """One game of a title; with each ``turn`` everybody sits one seat further back.

    Games with the same seed have the same dice and the same players' luck, whoever sits where.
    """

    title: str
    players: tuple[Contender, ...]
    turn: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)


def play_job(job: GameJob) -> Result:
    """The game, with the result in the order of the players, not of the seats."""
    game = find_title(job.title)
    seats = len(job.players)
    made = [player.sit_down(job.title, job.seed + 1 + place) for place, player in enumerate(job.players)]
    setup = game.setup(seats, job.options)
    seated = made[job.turn :] + made[: job.turn]
    result = play(game, setup, seated, job.seed, opening=opening_of(job.title, seats))
    return result.in_order([(place - job.turn) % seats for place in range(seats)])


def rotations(
    title: str, options: dict[str, str], players: tuple[Contender, ...], seed: int, number: int
) -> list[GameJob]:
    """Games on the same dice, in which everybody sits in every seat once; ``number`` names the dice."""
    first = (seed << 32) + number * GAME_STRIDE
    return [GameJob(title, players, turn, first, options) for turn in range(len(players))]


def series(
    title: str,
    setup: Setup,
    players: Sequence[str | Contender],
    games: int,
    seed: int = 0,
    workers: int = 1,
    ray: bool = False,
    progress: Progress | None = None,
) -> Report:
    """So many games between players, one for each seat; everybody sits everywhere on the same dice.

    With several workers the games run in as many processes; the report is the same.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"there are 1 to {MOST_GAMES} games, not {games}")
    seated = tuple(one if isinstance(one, Contender) else Contender(one) for one in players)
    numbers = range(-(-games // setup.seats))
    jobs = [job for number in numbers for job in rotations(title, setup.options, seated, seed, number)]
    results = map_games(jobs[:games], play_job, workers, ray, progress)
    return report_on(title, [one.name for one in seated], results)
