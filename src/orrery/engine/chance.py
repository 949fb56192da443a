"""Chance as a seat: bags that are shuffled as they are drawn, and the two who can answer for CHANCE.

A :class:`Dealer` answers at the table, from a secret that can be checked afterwards. An :class:`Rng`
answers in playouts and search; it stands beside the state, which holds no generator.
"""

import hashlib
import hmac
from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.decision import Decision
from orrery.engine.flow import Ask, Choices, S

NO_CARD: Final = -1
WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A small generator with the same stream in every build: three mixed 32-bit words and a counter."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32 & WORD
        self.c: i64 = seed >> 64 & WORD
        self.count: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & WORD
        return mixed

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1; ``bound`` is at most 2**31."""
        return (self.word() * bound) >> 32


def pick_weighted(weights: Choices, ticket: i64) -> i64:
    """The index whose share of the weights holds ``ticket``, which lies below their sum."""
    index: i64 = 0
    while ticket >= weights.get(index):
        ticket -= weights.get(index)
        index += 1
    return index


def total_weight(weights: Choices) -> i64:
    total: i64 = 0
    for index in range(weights.count):
        total += weights.get(index)
    return total


@final
class Dealer:
    """Answers CHANCE from a secret: draw number ``n`` is HMAC-SHA256 of ``n`` under the secret.

    The hash of the secret is shown before the game and the secret after it, so that anyone can check
    that no draw was chosen. A game that is played on from a moment of another one has a dealer of its
    own, who answers from draw number ``first`` on.
    """

    def __init__(self, secret: bytes, first: int = 0) -> None:
        self.secret: bytes = secret
        self.first: int = first

    def promise(self) -> str:
        """The hash that is shown before the first draw; it holds the number of that draw too."""
        start = f" from {self.first}".encode() if self.first else b""
        return hashlib.sha256(self.secret + start).hexdigest()

    def ticket(self, draw: int, total: int) -> int:
        """A number below ``total`` for the draw with this number."""
        mac = hmac.new(self.secret, str(draw).encode(), hashlib.sha256).digest()
        return int.from_bytes(mac, "big") % total


def bag_size(counts: vec[i64]) -> i64:
    """How many cards a bag holds; ``counts`` says how many of each kind."""
    total: i64 = 0
    for kind in range(i64(len(counts))):
        total += counts[kind]
    return total


def draw_blind(counts: vec[i64], rng: Rng) -> i64:
    """Take a random card out of the bag and answer its kind: for guesses, never for play."""
    ticket: i64 = rng.below(bag_size(counts))
    kind: i64 = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromBag(Decision[S]):
    """CHANCE draws one card of a bag; the order of the rest is decided only when it is needed.

    A bag that is asked about must not be empty.
    """

    @abstractmethod
    def bag(self, state: S, ask: Ask) -> vec[i64]:
        """The counts by kind that are drawn from."""

    @abstractmethod
    def drawn(self, state: S, ask: Ask, kind: i64) -> None:
        """What happens with the card; it has left the bag already."""

    def on_top(self, state: S, ask: Ask) -> i64:
        """The kind that is known to lie on top, or ``NO_CARD``."""
        return NO_CARD

    def size(self, state: S) -> i64:
        return i64(len(self.bag(state, Ask(-1, 0))))

    def options(self, state: S, ask: Ask, out: Choices) -> None:
        known = self.on_top(state, ask)
        if known != NO_CARD:
            out.add(known)
            return
        counts = self.bag(state, ask)
        for kind in range(i64(len(counts))):
            if counts[kind] > 0:
                out.add(kind)

    def weights(self, state: S, ask: Ask, out: Choices) -> None:
        if self.on_top(state, ask) != NO_CARD:
            out.add(1)
            return
        counts = self.bag(state, ask)
        for kind in range(i64(len(counts))):
            if counts[kind] > 0:
                out.add(counts[kind])

    def resolve(self, state: S, ask: Ask, choice: i64) -> None:
        counts = self.bag(state, ask)
        counts[choice] -= 1
        self.drawn(state, ask, choice)
