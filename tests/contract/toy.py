"""A tiny title that has everything the contract speaks of: hidden hands, a bag, secret bids, a veto.

T1  Every seat draws its cards from the bag, unseen by the others.
T2  In each round the leader sets a stake, and may double it.
T3  The others may veto, all at once; the first yes in seat order makes the stake nothing.
T4  Then all bid a card of their hand, or none, in secret. The highest card that is bid once wins the stake.
T5  The winner may make another seat lay its lowest hidden card open.
T6  There are as many rounds as cards; the leader changes. A hidden card that is left is worth a point.
"""

from typing import Final, cast

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.chance import DrawFromBag, Rng, draw_blind
from orrery.engine.decision import Decision, Plan, Procedure, Refusal
from orrery.engine.events import audience
from orrery.engine.flow import CHANCE, PASS, UNANSWERED, Ask, Choices, Frame, State
from orrery.engine.game import Game, Setting, Setup
from orrery.engine.keys import Keys
from orrery.engine.view import FlowView, guess_answers, guess_flow, view_flow

KINDS: Final = 5
NO, YES = range(2)

DECISIONS: Final = Keys()
DRAW: Final = DECISIONS.add("draw")
STAKE: Final = DECISIONS.add("stake")
DOUBLE: Final = DECISIONS.add("double")
VETO: Final = DECISIONS.add("veto")
BID: Final = DECISIONS.add("bid")
EXPOSE: Final = DECISIONS.add("expose")

PROCEDURES: Final = Keys()
DEAL: Final = PROCEDURES.add("deal")
ROUND: Final = PROCEDURES.add("round")
COUNT: Final = PROCEDURES.add("count")

EVENTS: Final = Keys("told")
TOLD_DREW: Final = EVENTS.add("drew")
TOLD_STAKED: Final = EVENTS.add("staked")
TOLD_VETOED: Final = EVENTS.add("vetoed")
TOLD_BID: Final = EVENTS.add("bid")
TOLD_WON: Final = EVENTS.add("won")
TOLD_EXPOSED: Final = EVENTS.add("exposed")

SOURCES: Final = Keys("from")
FROM_STAKES: Final = SOURCES.add("stakes")
FROM_LEFT: Final = SOURCES.add("left")
NOBODY: Final = -1


class Auction(State):
    """``hidden`` and ``shown`` have a row of kinds for each seat; a hand is both."""

    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(seats=seats, sources=len(SOURCES))
        self.cards: i64 = cards
        self.bag: vec[i64] = vec[i64]([seats] * KINDS)
        self.hidden: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.shown: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.spent: vec[i64] = vec[i64]([0] * KINDS)
        self.stake: i64 = 0
        self.winner: i64 = NOBODY

    def clone(self) -> "Auction":
        twin = type(self).__new__(type(self))
        self.copy_flow(twin)
        twin.cards = self.cards
        twin.bag = self.bag[:]
        twin.hidden = self.hidden[:]
        twin.shown = self.shown[:]
        twin.spent = self.spent[:]
        twin.stake = self.stake
        twin.winner = self.winner
        return twin

    def hand(self, seat: int) -> list[int]:
        """How many of each kind ``seat`` holds."""
        start = seat * KINDS
        return [self.hidden[start + kind] + self.shown[start + kind] for kind in range(KINDS)]

    def unseen(self, seat: int) -> list[int]:
        return [int(count) for count in self.hidden[seat * KINDS : (seat + 1) * KINDS]]


class Draw(DrawFromBag[Auction]):
    """T1: ``x`` is the seat that gets the card."""

    def bag(self, state: Auction, ask: Ask) -> vec[i64]:
        return state.bag

    def drawn(self, state: Auction, ask: Ask, kind: i64) -> None:
        state.hidden[ask.x * KINDS + kind] += 1
        state.tell(TOLD_DREW, ask.x, kind, to=audience(ask.x))


class Stake(Decision[Auction]):
    """T2: one, two or three points."""

    def size(self, state: Auction) -> i64:
        return 3

    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        for choice in range(3):
            out.add(choice)

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        state.stake = choice + 1
        state.ask(ask.seat, DOUBLE)

    def plans(self, state: Auction, ask: Ask) -> list[Plan]:
        return [Plan("double-at-once", [choice, YES], (2 * choice + 2,)) for choice in range(3)]


class Double(Decision[Auction]):
    """T2: the stake stands, or counts twice."""

    def size(self, state: Auction) -> i64:
        return 2

    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        out.add(NO)
        out.add(YES)

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        state.stake *= choice + 1
        state.tell(TOLD_STAKED, ask.seat, state.stake)


class Veto(Double):
    """T3: settled as soon as no later answer can change who vetoes."""

    def settled(self, choices: list[int]) -> bool:
        decisive = [choice for choice in choices if choice != NO]
        return not decisive or decisive[0] == YES

    def settle(self, state: Auction, asks: list[Ask], choices: list[int]) -> None:
        if YES in choices:
            self.resolve(state, asks[choices.index(YES)], YES)

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        if choice == YES:
            state.stake = 0
            state.tell(TOLD_VETOED, ask.seat)


class Bid(Decision[Auction]):
    """T4: a kind that the seat holds, or PASS."""

    def size(self, state: Auction) -> i64:
        return KINDS

    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        for kind, count in enumerate(state.hand(ask.seat)):
            if count:
                out.add(kind)

    def refused(self, state: Auction, ask: Ask) -> list[Refusal]:
        return [Refusal(kind, "T4") for kind, count in enumerate(state.hand(ask.seat)) if not count]

    def settle(self, state: Auction, asks: list[Ask], choices: list[int]) -> None:
        super().settle(state, asks, choices)
        single = [choice for choice in choices if choice != PASS and choices.count(choice) == 1]
        if single:
            state.winner = asks[choices.index(max(single))].seat
            state.score(state.winner, FROM_STAKES, state.stake)
            state.tell(TOLD_WON, state.winner, state.stake)

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        state.tell(TOLD_BID, ask.seat, choice)
        if choice == PASS:
            return
        place = ask.seat * KINDS + choice
        row = state.shown if state.shown[place] else state.hidden
        row[place] -= 1
        state.spent[choice] += 1


class Expose(Decision[Auction]):
    """T5: a seat with hidden cards, or PASS."""

    def size(self, state: Auction) -> i64:
        return state.seats

    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        for seat in range(state.seats):
            if seat != ask.seat and sum(state.unseen(seat)) > 0:
                out.add(seat)

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            return
        kind = next(kind for kind, count in enumerate(state.unseen(choice)) if count)
        state.hidden[choice * KINDS + kind] -= 1
        state.shown[choice * KINDS + kind] += 1
        state.reveal()
        state.tell(TOLD_EXPOSED, choice, kind)


def deal(state: Auction, frame: Frame) -> None:
    """``x`` counts the cards dealt."""
    if frame.x < state.seats * state.cards:
        state.again(frame, frame.x + 1)
        state.ask(CHANCE, DRAW, frame.x % state.seats)


def ask_stake(state: Auction, frame: Frame) -> None:
    state.ask(frame.seat, STAKE)


def ask_veto(state: Auction, frame: Frame) -> None:
    for seat in range(state.seats):
        if seat != frame.seat:
            state.ask(seat, VETO)


def ask_bids(state: Auction, frame: Frame) -> None:
    state.winner = NOBODY
    for seat in range(state.seats):
        state.ask(seat, BID)


def ask_expose(state: Auction, frame: Frame) -> None:
    if state.winner != NOBODY:
        state.ask(state.winner, EXPOSE)


def next_round(state: Auction, frame: Frame) -> None:
    """``x`` counts the rounds."""
    if frame.x + 1 < state.cards:
        state.push(ROUND, (frame.seat + 1) % state.seats, frame.x + 1)


def count_cards(state: Auction, frame: Frame) -> None:
    """T6: the cards that are left come to light."""
    state.reveal()
    for seat in range(state.seats):
        state.score(seat, FROM_LEFT, sum(state.unseen(seat)))


class AuctionView(Struct, frozen=True):
    flow: FlowView
    cards: int
    own: tuple[int, ...]
    hidden: tuple[int, ...]
    shown: tuple[int, ...]
    spent: tuple[int, ...]
    stake: int
    winner: int


class AuctionGame(Game[Auction]):
    def empty(self, seats: int, cards: int) -> Auction:
        return Auction(seats, cards)

    def begin(self, setup: Setup) -> Auction:
        state = self.empty(setup.seats, int(setup.options["cards"]))
        state.push(COUNT, NOBODY)
        state.push(ROUND, 0)
        state.push(DEAL, NOBODY)
        return state

    def view(self, state: Auction, seat: int) -> AuctionView:
        return AuctionView(
            flow=view_flow(state, seat),
            cards=state.cards,
            own=tuple(state.unseen(seat)) if seat >= 0 else (),
            hidden=tuple(sum(state.unseen(other)) for other in range(state.seats)),
            shown=tuple(state.shown),
            spent=tuple(state.spent),
            stake=state.stake,
            winner=state.winner,
        )

    def guess(self, view: object, rng: Rng) -> Auction:
        seen = cast(AuctionView, view)
        state = self.empty(seen.flow.seats, seen.cards)
        guess_flow(seen.flow, state)
        state.shown = vec[i64](seen.shown)
        state.spent = vec[i64](seen.spent)
        state.stake = seen.stake
        state.winner = seen.winner
        for place, count in enumerate(seen.shown):
            state.bag[place % KINDS] -= count
        for kind in range(KINDS):
            state.bag[kind] -= seen.spent[kind]
        deal_unseen(state, seen, rng)
        guess_answers(self, seen.flow, state, rng)
        return state

    def resample(self, state: Auction, seat: int, rng: Rng) -> None:
        """Put the cards that ``seat`` cannot see back and draw as many; then the secret answers."""
        seen = self.view(state, seat)
        for other in range(state.seats):
            for kind in range(KINDS):
                state.bag[kind] += state.hidden[other * KINDS + kind]
                state.hidden[other * KINDS + kind] = 0
        deal_unseen(state, seen, rng)
        for index in range(state.open):
            if state.ask_at(index).seat != seat:
                state.set_answer(index, UNANSWERED)
        guess_answers(self, seen.flow, state, rng)


def deal_unseen(state: Auction, view: AuctionView, rng: Rng) -> None:
    """Give the viewer its own cards, and the others as many as they hold."""
    for kind, count in enumerate(view.own):
        state.bag[kind] -= count
        state.hidden[view.flow.seat * KINDS + kind] = count
    for seat, size in enumerate(view.hidden):
        if seat != view.flow.seat:
            for _ in range(size):
                state.hidden[seat * KINDS + draw_blind(state.bag, rng)] += 1


def decisions() -> list[Decision[Auction]]:
    return DECISIONS.lay_out(
        {
            DRAW: Draw(),
            STAKE: Stake(("one", "two", "three")),
            DOUBLE: Double(("no", "yes")),
            VETO: Veto(("no", "yes")),
            BID: Bid(),
            EXPOSE: Expose(),
        }
    )


def procedures() -> list[Procedure[Auction]]:
    return PROCEDURES.lay_out(
        {
            DEAL: Procedure(deal),
            ROUND: Procedure(ask_stake, ask_veto, ask_bids, ask_expose, next_round),
            COUNT: Procedure(count_cards),
        }
    )


def auction(kind: type[AuctionGame] = AuctionGame, version: int = 1) -> AuctionGame:
    """The title, or a variant of it."""
    return kind(
        key="toy-auction",
        version=version,
        seats=(2, 4),
        bound=60,
        decisions=decisions(),
        procedures=procedures(),
        settings=(Setting("cards", "2", ("1", "2", "3")),),
        sources=SOURCES.all(),
        events=EVENTS.all(),
        hides=1,
    )


AUCTION: Final = auction()
