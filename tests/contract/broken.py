"""The toy with one fault at a time: what the contract suite has to notice."""

from typing import Any, cast

from librt.vecs import vec
from msgspec.structs import asdict
from mypy_extensions import i64

from orrery.engine.actions import Action, Acts
from orrery.engine.chance import Rng
from orrery.engine.decision import Decision, Plan, Procedure, Refusal
from orrery.engine.facts import Bits, Fact
from orrery.engine.flow import CHANCE, PASS, UNANSWERED, Ask, Choices, Frame
from orrery.engine.game import Setup, Standing
from tests.contract import toy
from tests.contract.toy import Auction, AuctionGame, AuctionView, auction


def with_decision(place: int, decision: Decision[Auction]) -> AuctionGame:
    game = auction()
    decision.key = game.decisions[place].key
    game.decisions[place] = decision
    return game


class ForgetfulText(AuctionGame):
    """Writes only whether there is a stake."""

    def facts(self, setup: Setup) -> list[Fact[Auction]]:
        return [Fact("stake", Bits(("some",)))]


class Raise(Action[Auction]):
    """The quick way leaves the last stake out."""

    def forbidden(self, state: Auction, ask: Ask, target: i64) -> str:
        return ""

    def do(self, state: Auction, ask: Ask, target: i64) -> None:
        state.stake = target + 1
        state.ask(ask.seat, toy.DOUBLE)

    def offer(self, state: Auction, ask: Ask, out: Choices) -> None:
        out.add(0)
        out.add(1)


class HastyActs(Acts[Auction]):
    def __init__(self) -> None:
        super().__init__([Raise(("one", "two", "three"))])


class VagueBid(toy.Bid):
    """Names another clause for a single answer."""

    def against(self, state: Auction, ask: Ask, choice: i64) -> str:
        return "T1"


class UnsortedBid(toy.Bid):
    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        for kind in reversed(range(toy.KINDS)):
            if state.hand(ask.seat)[kind]:
                out.add(kind)
        out.add(PASS)


class DoubledBid(toy.Bid):
    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        super().options(state, ask, out)


class SilentBid(toy.Bid):
    """Offers nothing to a seat that holds nothing."""

    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        for kind, count in enumerate(state.hand(ask.seat)):
            if count:
                out.add(kind)


class NarrowBid(toy.Bid):
    def size(self, state: Auction) -> i64:
        return toy.KINDS - 1


class ShrinkingBid(toy.Bid):
    def size(self, state: Auction) -> i64:
        return toy.KINDS + sum(state.bag)


class BusyBid(toy.Bid):
    """Changes the position when it is only asked."""

    def options(self, state: Auction, ask: Ask, out: Choices) -> None:
        super().options(state, ask, out)
        state.stake += 1


class StrictBid(toy.Bid):
    def refused(self, state: Auction, ask: Ask) -> list[Refusal]:
        return [Refusal(kind, "T4") for kind in range(toy.KINDS)]


class FinelyWrittenBid(toy.Bid):
    """Writes what it can't read."""

    def token(self, ask: Ask, choice: int) -> str:
        return super().token(ask, choice) + "!" * ask.seat


class HastyBid(toy.Bid):
    """The first who answers is served."""

    def settled(self, choices: list[int]) -> bool:
        return max(choices) > UNANSWERED

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        if choice != UNANSWERED:
            super().resolve(state, ask, choice)


class EagerPlans(toy.Stake):
    def plans(self, state: Auction, ask: Ask) -> list[Plan]:
        return [Plan("double-twice", [0, toy.YES, toy.YES])]


class FreeDraw(toy.Draw):
    def weights(self, state: Auction, ask: Ask, out: Choices) -> None:
        super().weights(state, ask, out)
        out.items[0] = 0


class ShortDraw(toy.Draw):
    def weights(self, state: Auction, ask: Ask, out: Choices) -> None:
        super().weights(state, ask, out)
        out.count -= 1


class OpenDraw(toy.Draw):
    """Tells everybody which card was drawn, although the views hide it."""

    def drawn(self, state: Auction, ask: Ask, kind: i64) -> None:
        state.hidden[ask.x * toy.KINDS + kind] += 1
        state.tell(toy.TOLD_DREW, ask.x, kind)


class QuietExpose(toy.Expose):
    """Shows a hidden card, but does not say so."""

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        reveals = state.reveals
        super().resolve(state, ask, choice)
        state.reveals = reveals


class ListeningStake(toy.Stake):
    """Plays otherwise when somebody listens."""

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        super().resolve(state, ask, choice)
        if state.recorder is not None:
            state.stake += 1


class CountingStake(toy.Stake):
    """Remembers something outside the state."""

    asked = 0

    def resolve(self, state: Auction, ask: Ask, choice: i64) -> None:
        super().resolve(state, ask, choice)
        CountingStake.asked += 1
        state.stake += CountingStake.asked


class Forgetful(Auction):
    def clone(self) -> Auction:
        twin = super().clone()
        twin.stake = 0
        return twin


class Sharing(Auction):
    def clone(self) -> Auction:
        twin = super().clone()
        twin.spent = self.spent
        return twin


class Loose(Auction):
    """Has a fact that is not an int."""

    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(seats, cards)
        self.mood: Any = [1.5]

    def clone(self) -> Auction:
        twin = super().clone()
        cast(Loose, twin).mood = self.mood
        return twin


class ForgetfulGame(AuctionGame):
    def empty(self, seats: int, cards: int) -> Auction:
        return Forgetful(seats, cards)


class SharingGame(AuctionGame):
    def empty(self, seats: int, cards: int) -> Auction:
        return Sharing(seats, cards)


class LooseGame(AuctionGame):
    def empty(self, seats: int, cards: int) -> Auction:
        return Loose(seats, cards)


class BoastingGame(AuctionGame):
    def standings(self, state: Auction) -> list[Standing]:
        return [Standing(1, 0, 1) for _ in range(state.seats)]


class TellingStandings(AuctionGame):
    def standings(self, state: Auction) -> list[Standing]:
        points = [int(state.points(seat)) for seat in range(state.seats)]
        return [Standing(points[seat], 0, points[seat] + state.hand(seat)[0]) for seat in range(state.seats)]


class OpenView(AuctionView, frozen=True):
    """Shows what should be hidden; its title guesses with it."""

    secret: tuple[int, ...]


class OpenHands(AuctionGame):
    """A leak that a guess repeats: the twin is too good to be told from the true state."""

    def view(self, state: Auction, seat: int) -> AuctionView:
        return OpenView(**asdict(super().view(state, seat)), secret=tuple(state.hidden))

    def guess(self, view: object, rng: Rng) -> Auction:
        state = super().guess(view, rng)
        state.hidden = vec[i64](cast(OpenView, view).secret)
        return state


class LeakingView(AuctionGame):
    """A leak that the guess does not know of."""

    def view(self, state: Auction, seat: int) -> AuctionView:
        return OpenView(**asdict(super().view(state, seat)), secret=tuple(state.bag))


class OpenAnswers(AuctionGame):
    def view(self, state: Auction, seat: int) -> AuctionView:
        return OpenView(**asdict(super().view(state, seat)), secret=tuple(state.asked[: state.open * 6]))


class LivingView(AuctionGame):
    """A view that changes with the position."""

    def view(self, state: Auction, seat: int) -> AuctionView:
        seen = super().view(state, seat)
        return OpenView(**asdict(seen), secret=cast(Any, Window(state)))


class Window:
    def __init__(self, state: Auction) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Window) and list(other.state.spent) == list(self.state.spent)

    def __hash__(self) -> int:
        return 0


class LazyGuess(AuctionGame):
    """Forgets that others have answered already."""

    def guess(self, view: object, rng: Rng) -> Auction:
        state = super().guess(view, rng)
        for index in range(state.open):
            state.set_answer(index, UNANSWERED)
        return state


class WildResample(AuctionGame):
    """Draws the seat's own cards anew as well."""

    def resample(self, state: Auction, seat: int, rng: Rng) -> None:
        super().resample(state, (seat + 1) % state.seats, rng)


def never_end(state: Auction, frame: Frame) -> None:
    state.push(toy.ROUND, 0)


def ask_twice(state: Auction, frame: Frame) -> None:
    state.ask(0, toy.BID)
    state.ask(0, toy.BID)


def ask_with_chance(state: Auction, frame: Frame) -> None:
    state.ask(0, toy.BID)
    state.ask(CHANCE, toy.BID)


def careless() -> AuctionGame:
    """The toy, said to hide nothing."""
    game = auction()
    game.hides = 0
    return game


def with_step(place: int, step: Any) -> AuctionGame:
    """The toy with another step in its round."""
    game = auction()
    steps = list(game.procedures[toy.ROUND].steps)
    steps[place] = step
    game.procedures[toy.ROUND] = Procedure(*steps)
    game.procedures[toy.ROUND].key = "round"
    return game


def with_keys(decisions: tuple[str, ...] = (), events: tuple[str, ...] = ()) -> AuctionGame:
    """The toy with other names in the first places."""
    game = auction()
    for place, key in enumerate(decisions):
        game.decisions[place].key = key
    game.events = (*events, *game.events[len(events) :])
    return game
