"""One's own colour, votes, rewards, and the second challenge."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import Alternatives, Decision, Offer, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.engine.keys import Keys
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import draw_more
from orrery.games.cosmic.data.destiny import IN_OWN_SYSTEM
from orrery.games.cosmic.decisions.refusals import refuse_rest
from orrery.games.cosmic.destiny import (
    allowed,
    ask_among,
    count_votes,
    empty_homes,
    foreign_bases,
)
from orrery.games.cosmic.keys import REWARD_TAKEN
from orrery.games.cosmic.names import MOST_SEATS
from orrery.games.cosmic.purchases import buy_back
from orrery.games.cosmic.queries import MAY_CHALLENGE
from orrery.games.cosmic.questions import CHOOSE_PLACE
from orrery.games.cosmic.resolution import challenge_again, end_turn
from orrery.games.cosmic.results import RESETTLED
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import on_bases, release

WITH_OWN_COLOUR: Final = Keys("to")
TO_CHALLENGE: Final = WITH_OWN_COLOUR.add("challenge")
TO_RESETTLE: Final = WITH_OWN_COLOUR.add("resettle")
TO_FLIP_AGAIN: Final = WITH_OWN_COLOUR.add("flip-again")

REWARDS: Final = Keys("a")
A_TOKEN: Final = REWARDS.add("token")
A_CARD: Final = REWARDS.add("card")


@final
class OwnColour(Decision[Cosmic]):
    """Challenge a foreign base at home, settle an empty home planet again, or flip again (CA4.3)."""

    def size(self, state: Cosmic) -> i64:
        return len(WITH_OWN_COLOUR)

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        if allowed(state, foreign_bases(state)) != 0:
            out.add(TO_CHALLENGE)
        if empty_homes(state) != 0 and on_bases(state, ask.seat) + state.cone[ask.seat] > 0:
            out.add(TO_RESETTLE)
        out.add(TO_FLIP_AGAIN)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice == TO_CHALLENGE:
            state.in_own_system = IN_OWN_SYSTEM
            ask_among(state, allowed(state, foreign_bases(state)))
        elif choice == TO_RESETTLE:
            state.result = RESETTLED
            state.ask(ask.seat, CHOOSE_PLACE, -1, empty_homes(state))
        else:
            state.restart()

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Nobody to challenge at home whom no Con guards, or nothing to settle with or on."""
        guarded = foreign_bases(state) != 0 and allowed(state, foreign_bases(state)) == 0
        challenge = guard_clause(state) if guarded else "CA4.3"
        return refuse_rest(self, state, ask, {TO_CHALLENGE: challenge, TO_RESETTLE: "CA4.3"})


def guard_clause(state: Cosmic) -> str:
    """What guards the guests at home from a challenge."""
    guests = foreign_bases(state)
    found = [
        clause_on(state, MAY_CHALLENGE, state.offence, seat)
        for seat in range(state.seats)
        if has(guests, seat)
    ]
    return next(filter(None, found))


@final
class Vote(Decision[Cosmic]):
    """Whom the others want to be challenged; the offence breaks a tie (CD3-2)."""

    def size(self, state: Cosmic) -> i64:
        return MOST_SEATS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for seat in range(state.seats):
            if seat != state.offence:
                out.add(seat)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        return refuse_rest(self, state, ask, {int(state.offence): "CD3-2"})

    def settle(self, state: Cosmic, asks: list[Ask], choices: list[int]) -> None:
        votes = vec[i64]([0] * int(state.seats))
        for choice in choices:
            votes[choice] += 1
        ask_among(state, allowed(state, count_votes(state, votes)))

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        self.settle(state, [ask], [choice])


@final
class Reward(Alternatives[Cosmic]):
    """A token out of the Warp, or a card (CA6.2)."""

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        state.tell(REWARD_TAKEN, ask.seat, choice)
        if choice == A_TOKEN:
            release(state, ask.seat, 1)
        else:
            draw_more(state, ask.seat, 1)


@final
class BuyBack(Offer[Cosmic]):
    """To pay for a flare that was played, so that it comes back to the hand (CD1.1); ``x`` is its kind."""

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice != PASS:
            buy_back(state, ask.seat, ask.x)


@final
class GoOn(Offer[Cosmic]):
    """A second challenge, or the end of the turn (CA6.4)."""

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice == 0:
            challenge_again(state)
        else:
            end_turn(state)
