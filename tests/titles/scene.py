"""Positions of salvage for rule tests, and the words to play on from them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from orrery.engine.flow import CHANCE, PASS
from orrery.engine.game import Setup
from orrery.engine.match import Match
from tests.rules.written import Written
from tests.titles.salvage.cards import CARDS, DECK, KINDS
from tests.titles.salvage.game import SALVAGE
from tests.titles.salvage.state import Salvage
from tests.titles.salvage.view import CrewView, SalvageView
from tests.titles.salvage.windows import RESPONSES

BEGINNING: Final = "begin-round"
BIDDING: Final = "call-bids"

ALL_CARDS: Final = tuple(card for card, count in zip(CARDS, DECK) for _ in range(count))

Table = Match[Salvage]


def scene(
    *hands: str,
    owned: Mapping[int, str] | None = None,
    wreck: str = "hulk",
    step: str = BIDDING,
    round: int = 0,
) -> Table:
    """A match about to go on at ``step`` of a round; hands and owned wrecks are words with blanks between."""
    written = Written(SALVAGE, SALVAGE.setup(len(hands)))
    written.say(f"round: {round}", f"wreck: {wreck}", f"adrift: {wreck}=0", f"frame 1: round 0 {step} 0 0 0")
    for seat, cards in enumerate(hands):
        written.place(f"hands {seat}", Counter(cards.split()))
    for seat, wrecks in (owned or {}).items():
        written.place("owned", {str(seat): wrecks.replace(" ", "+")})
        written.place("adrift", dict.fromkeys(wrecks.split(), 0))
    return Match(SALVAGE, Setup(written.setup.seats, written.setup.options, written.state))


def bid(match: Table, *ships: str) -> Table:
    """Every seat bids, in seat order; the group is settled then."""
    for seat, ship in enumerate(ships):
        match.say(seat, ship)
    return match


def all_pass(match: Table) -> None:
    """Nobody responds any more until something else than a response is asked."""
    while is_asked(match, "respond"):
        match.play(match.asks()[0].seat, PASS)


def poll(match: Table, **answers: str) -> None:
    """The seats of a poll answer in priority order, ``s1="zap"`` being that of seat 1, until one responds."""
    assert is_asked(match, "respond")
    for seat in asked(match):
        answer = answers.get(f"s{seat}", "pass")
        match.say(seat, answer)
        if answer != "pass":
            return


def carry_out(match: Table) -> None:
    """Nobody answers what is under way any more."""
    while under_way(match):
        poll(match)


def draw(match: Table, *names: str) -> None:
    """CHANCE answers with these cards or wrecks."""
    for name in names:
        match.say(CHANCE, name)


def is_asked(match: Table, key: str) -> bool:
    """Whether the open questions are of this decision."""
    return bool(match.asks()) and SALVAGE.decisions[match.asks()[0].decision].key == key


def asked(match: Table) -> Sequence[int]:
    """The seats that are asked."""
    return [ask.seat for ask in match.asks()]


def offered(match: Table, seat: int) -> list[str]:
    """The answers that a seat may give, in notation."""
    ask = match.ask_of(seat)
    return [SALVAGE.token(ask, choice) for choice in match.options(seat)]


def refused(match: Table, seat: int) -> dict[str, str]:
    """The answers that a seat may not give although it could try, and why."""
    ask = match.ask_of(seat)
    return {SALVAGE.token(ask, item.choice): item.clause for item in SALVAGE.refused(match.state, ask)}


def under_way(match: Table) -> list[str]:
    """The responses on the stack, the oldest first."""
    frames = [match.state.frame(place) for place in range(match.state.depth)]
    names = [SALVAGE.procedures[frame.procedure].key for frame in frames]
    return [RESPONSES[frame.x].key for frame, name in zip(frames, names) if name == "response"]


def hand(match: Table, seat: int) -> list[str]:
    row = match.state.hands[seat * KINDS : (seat + 1) * KINDS]
    return named(tuple(row))


def named(counts: Sequence[int]) -> list[str]:
    """Cards by name, from counts by kind."""
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def seen_by(match: Table, viewer: int) -> SalvageView:
    return SALVAGE.view(match.state, viewer)


def crew_seen_by(match: Table, viewer: int, seat: int) -> CrewView:
    return seen_by(match, viewer).crews[seat]
