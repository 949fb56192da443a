"""What others hold changes nothing for a seat: ``python -m tests.contract.noninterference [positions]``.

Along random games of Cosmic Encounter one seat after the other gets a twin of the position, with all
that it does not know dealt anew. Its view, its options, refusals and plans, who is asked, the standings,
and what the next answers tell it have to be the same in both, as long as nothing comes to light.
"""

import sys
from collections.abc import Iterator
from itertools import cycle, islice
from time import perf_counter
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR, Recorder
from orrery.engine.flow import CHANCE, PASS, UNANSWERED, S
from orrery.engine.game import Game, Setup
from orrery.engine.plain import digest
from orrery.games.cosmic.game import COSMIC
from tests.contract.secrecy import check_next, check_twin, stream
from tests.contract.titles import Case

POSITIONS: Final = 100_000
STRIDE: Final = 25
"""The most answers between two positions."""
OF_A_GAME: Final = 250
"""Positions of one game: a long one must not take the place of others."""
SHOWN: Final = 20

FULL: Final = {"pulsars": "yes", "specials": "yes", "extra-flares": "10"}
TABLES: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (3, {}),
    (4, FULL),
    (4, {**FULL, "secret-powers": "yes", "powers": "2"}),
    (3, {**FULL, "named-powers": "pentaform,progenitor,reincarnator", "extra-flares": "24"}),
    (5, {**FULL, "powers": "2", "staircase": "yes", "flares": "modern"}),
    (4, {**FULL, "named-powers": "filch,oracle,sorcerer,witch", "secret-powers": "yes"}),
    (6, {"pulsars": "yes", "flares": "mayfair", "extra-flares": "24", "spare-powers": "1"}),
    (3, {"pulsars": "yes", "secret-powers": "yes", "powers": "3", "spare-powers": "2"}),
    (5, {"secret-powers": "yes", "flares": "none", "specials": "yes", "reshuffle": "one-left"}),
    (2, {**FULL, "secret-powers": "yes", "planets": "4", "bases": "4"}),
    (4, {**FULL, "draft": "yes", "spare-powers": "2", "secret-powers": "by-choice", "powers": "3"}),
    (3, {"draft": "yes", "banned-powers": "virus,zombie,macron", "extra-flares": "30"}),
    (4, {**FULL, "named-powers": "miser,changeling,chronos,laser", "kickers": "yes"}),
    (4, {**FULL, "flares": "mayfair", "lucre": "mayfair", "lucre-flare": "yes", "moons": "yes"}),
)
"""Seats and options, so that every kind of secret comes up."""


def cases() -> list[Case]:
    return [Case(COSMIC, COSMIC.setup(seats, options)) for seats, options in TABLES]


class Tally:
    """How many positions were compared, how many twins were others than the truth, and what differed."""

    def __init__(self) -> None:
        self.positions = 0
        self.others = 0
        self.settled = 0
        self.differences: list[str] = []

    def __str__(self) -> str:
        return (
            f"{self.positions} positions, {self.others} twins unlike the truth, "
            f"{self.settled} groups settled alike, {len(self.differences)} differences"
        )


def stops(game: Game[S], setup: Setup, rng: Rng) -> Iterator[S]:
    """The states of random games at random distances, game after game; half of the players pass seldom."""
    while True:
        state = game.start(setup)
        eager = rng.below(2) == 1
        for _ in range(OF_A_GAME):
            for _ in range(1 + rng.below(STRIDE)):
                if state.open > 0:
                    answer_once(game, state, rng, eager)
            yield state
            if state.open == 0:
                break


def answer_once(game: Game[S], state: S, rng: Rng, eager: bool) -> None:
    """A random answer to any open question; an eager seat draws again rather than pass."""
    asks = game.asks(state)
    ask = asks[rng.below(len(asks))]
    choice = game.sample(state, ask, rng)
    if eager and choice == PASS and ask.seat != CHANCE:
        choice = game.sample(state, ask, rng)
    game.apply(state, ask.seat, choice)


def compare(case: Case, positions: int, seed: int, tally: Tally) -> None:
    """Look at so many positions of a case, each with the eyes of one seat or of a spectator."""
    game, rng = case.game, Rng(seed)
    eyes = cycle(range(SPECTATOR, case.setup.seats))
    for number, state in enumerate(islice(stops(game, case.setup, rng), positions)):
        seat = next(eyes)
        tally.positions += 1
        try:
            look(game, state, seat, Rng(seed * positions + number), tally)
        except AssertionError as error:
            tally.differences.append(f"{case}, seed {seed}, position {number}: {error}")


def look(game: Game[Any], state: Any, seat: int, rng: Rng, tally: Tally) -> None:
    """One position and its twin; raises ``AssertionError`` if the seat can tell them apart."""
    twin = game.clone(state)
    game.resample(twin, seat, rng)
    tally.others += digest(twin) != digest(state)
    check_twin(game, state, twin, seat)
    check_next(game, state, twin, seat, rng)
    if state.open > 1:
        tally.settled += settles_alike(game, state, twin, seat, rng)


def settles_alike(game: Game[S], state: S, twin: S, seat: int, rng: Rng) -> bool:
    """All of a group pass, but perhaps one, who answers what is offered in both: it must end the same.

    Nothing is compared, and the answer is no, where that is no possible end or brings a secret to light.
    """
    ends = [game.clone(state), game.clone(twin)]
    heard = [Recorder(), Recorder()]
    for end, recorder in zip(ends, heard):
        end.recorder = recorder
        for index in range(end.open):
            end.set_answer(index, UNANSWERED)
    if not answer_all(game, ends, rng) or any(end.reveals != state.reveals + 1 for end in ends):
        return False
    told = [stream(recorder, seat) for recorder in heard]
    assert told[0] == told[1], f"seat {seat} was told a secret at the end of a group"
    views = [game.view(end, seat) for end in ends]
    assert views[0] == views[1], f"seat {seat} was shown a secret at the end of a group"
    return True


def answer_all(game: Game[S], ends: list[S], rng: Rng) -> bool:
    """Give the same answers in all states until the group is settled; no if one is not offered in all."""
    bold = int(rng.below(2 * ends[0].open))
    for index, ask in enumerate(game.asks(ends[0])):
        offered = [game.options(end, ask) for end in ends]
        shared = sorted(set(offered[0]).intersection(*offered[1:]))
        if not shared or (PASS not in shared and index != bold):
            return False
        choice = shared[rng.below(len(shared))] if index == bold else PASS
        before = [end.reveals for end in ends]
        for end in ends:
            game.apply(end, ask.seat, choice)
        if before != [end.reveals for end in ends]:
            return True
    return False


def spread(positions: int, tables: list[Case]) -> Iterator[tuple[Case, int]]:
    """Shares of so many positions, as equal as can be."""
    for index, case in enumerate(tables):
        yield case, (positions + index) // len(tables)


def main(arguments: list[str]) -> int:
    positions = int(arguments[0]) if arguments else POSITIONS
    whole = Tally()
    started = perf_counter()
    for seed, (case, share) in enumerate(spread(positions, cases())):
        tally = Tally()
        compare(case, share, seed, tally)
        print(f"{case}: {tally}", flush=True)
        whole.positions += tally.positions
        whole.others += tally.others
        whole.settled += tally.settled
        whole.differences += tally.differences
    print(f"{whole}, {perf_counter() - started:.0f} s")
    print(*islice(whole.differences, SHOWN), sep="\n")
    return int(bool(whole.differences))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
