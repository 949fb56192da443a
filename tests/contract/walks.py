"""Random games to look at: whole walks, and positions picked out of them."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from orrery.engine.chance import Rng
from orrery.engine.events import Recorder
from orrery.engine.flow import UNANSWERED, Ask, S
from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.engine.plain import digest

MOST_POSITIONS = 20
LONG = 1200
"""Answers after which checks that are slow leave a game, although it goes on."""


def random_ask(game: Game[S], state: S, rng: Rng) -> Ask:
    """Any of the open questions: the seats of a group answer in any order."""
    asks = game.asks(state)
    return asks[rng.below(len(asks))]


def walk(game: Game[S], state: S, rng: Rng) -> Iterator[S]:
    """Play on in place at random; yields before each answer and at the end. Stops at the title's bound."""
    for _ in range(game.bound):
        yield state
        if not game.asks(state):
            return
        ask = random_ask(game, state, rng)
        game.apply(state, ask.seat, game.sample(state, ask, rng))
    yield state


def answer_randomly(match: Match[S], rng: Rng) -> tuple[Ask, int]:
    """Give one checked answer to any open question; tells which."""
    ask = random_ask(match.game, match.state, rng)
    choice = int(match.game.sample(match.state, ask, rng))
    match.play(ask.seat, choice)
    return ask, choice


class Sample:
    """Keeps a bounded number of evenly spread things of a stream whose length is not known."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: list[Any] = []
        self.stride = 1
        self.seen = 0

    def wants_next(self) -> bool:
        """Counts one thing; true if it is to be kept."""
        self.seen += 1
        return (self.seen - 1) % self.stride == 0

    def keep(self, thing: object) -> None:
        self.kept.append(thing)
        if len(self.kept) > self.most:
            self.kept = self.kept[::2]
            self.stride *= 2


@lru_cache(maxsize=256)  # more than there are cases and seeds: the tests go through them in turn
def _sampled(game: Game[S], setup: Setup, seed: int) -> list[S]:
    spread, halfway = Sample(MOST_POSITIONS), Sample(MOST_POSITIONS // 2)
    state = game.start(setup)
    for _ in walk(game, state, Rng(seed)):
        if spread.wants_next():
            spread.keep(game.clone(state))
        if is_halfway(state) and halfway.wants_next():
            halfway.keep(game.clone(state))
    return [*spread.kept, *halfway.kept, state]


def milestones(game: Game[S], setup: Setup, seed: int) -> Iterator[S]:
    """The very states of a random game: the first ones, and fewer and fewer later on."""
    due = 0
    for number, state in enumerate(walk(game, game.start(setup), Rng(seed))):
        if number >= due or not game.asks(state):
            due = number + 1 + number // 16
            yield state


def is_halfway(state: S) -> bool:
    """Some seats of a group have answered and others have not."""
    answers = [state.answer_at(index) for index in range(state.open)]
    return UNANSWERED in answers and any(answer != UNANSWERED for answer in answers)


def positions(game: Game[S], setup: Setup, seed: int) -> list[S]:
    """Some positions of a random game, its end included; each a copy of its own."""
    return [game.clone(state) for state in _sampled(game, setup, seed)]


def hash_of_game(game: Game[S], setup: Setup, seed: int) -> str:
    """A hash of every position and every event of a random game, or of its beginning if it is long."""
    recorder = Recorder()
    total = hashlib.sha256()
    for state in islice(walk(game, game.start(setup, recorder), Rng(seed)), LONG):
        total.update(digest(state).encode())
    total.update(str([int(item) for item in recorder.rows]).encode())
    return total.hexdigest()[:32]
