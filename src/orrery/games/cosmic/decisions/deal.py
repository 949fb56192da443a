"""Building an offer, and answering it (CR3)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.counts import add_count, count_of
from orrery.engine.decision import ALLOWED, Decision, Plan, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.engine.keys import Keys
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import held
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.deals import (
    ANSWERING,
    MOST_CARDS,
    MOST_OFFERS,
    STRIKING,
    TALKING,
    can_free,
    can_give,
    can_host,
    clear_offer,
    fail,
    given_cards,
    hosts,
    is_something,
    offered_lucre,
    propose,
)
from orrery.games.cosmic.decisions.refusals import own_cards, refuse_rest
from orrery.games.cosmic.hands import ALL_TYPES, FROM_ALL
from orrery.games.cosmic.lucre import LUCRE_NO, purse
from orrery.games.cosmic.names import (
    FREE_TOKEN,
    GIVE_BASE,
    GIVE_CARD_OF_CHOICE,
    GIVE_LUCRE,
    ITEMS,
    PROPOSE,
    WANT_BASE,
    WANT_CARD,
    WANT_CARD_OF_CHOICE,
    WANT_LUCRE,
    WANT_TOKEN_FREED,
)
from orrery.games.cosmic.queries import MAY_FREE, MAY_OFFER, MAY_SPEND
from orrery.games.cosmic.questions import CHOOSE_CARD
from orrery.games.cosmic.roles import main_player
from orrery.games.cosmic.state import NOWHERE, OF_YOUR_CHOICE, Cosmic
from orrery.games.cosmic.tokens import has_base, places
from orrery.games.cosmic.trilateral import end_pledge, lucre_pledged_by, may_pledge, pledged_by, row_of

ANSWERS: Final = Keys()
ACCEPT: Final = ANSWERS.add("accept")
COUNTER: Final = ANSWERS.add("counter")


@final
class MakeOffer(Decision[Cosmic]):
    """One more item of the offer of the side ``y``; to propose it; or to end the talks without a deal."""

    def size(self, state: Cosmic) -> i64:
        return len(ITEMS)

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        side = ask.y
        out.add(PASS)
        self._offer_cards(state, main_player(state, side), side, out)
        self._offer_bases(state, side, GIVE_BASE, out)
        self._offer_bases(state, 1 - side, WANT_BASE, out)
        if state.offer_free[side] < can_free(state, side):
            out.add(FREE_TOKEN)
        if can_be_asked(state, main_player(state, 1 - side)):
            if state.offer_free[1 - side] < can_free(state, 1 - side):
                out.add(WANT_TOKEN_FREED)
        self._offer_lucre(state, side, out)
        if is_something(state) and can_give(state, side):
            out.add(PROPOSE)

    def _offer_cards(self, state: Cosmic, seat: i64, side: i64, out: Choices) -> None:
        mine: i64 = given_cards(state, side)
        theirs: i64 = given_cards(state, 1 - side)
        if mine < min(MOST_CARDS, state.sizes[seat]):
            for kind in range(i64(KINDS)):
                if held(state, seat, kind) > count_of(state.offer, kind, side):
                    out.add(kind)
            out.add(GIVE_CARD_OF_CHOICE)
        if theirs < min(MOST_CARDS, state.sizes[main_player(state, 1 - side)]):
            out.add(WANT_CARD_OF_CHOICE)
            out.add(WANT_CARD)

    def _offer_bases(self, state: Cosmic, host: i64, first: i64, out: Choices) -> None:
        if state.offer_base[host] == NOWHERE:
            for place in range(places(state)):
                if can_host(state, host, place):
                    out.add(first + place)

    def _offer_lucre(self, state: Cosmic, side: i64, out: Choices) -> None:
        if offered_lucre(state, side) < purse(state, main_player(state, side)):
            out.add(GIVE_LUCRE)
        if offered_lucre(state, 1 - side) < purse(state, main_player(state, 1 - side)):
            out.add(WANT_LUCRE)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        side = ask.y
        if choice == PASS:
            fail(state)
        elif choice == PROPOSE:
            state.goto(ANSWERING, ask.x, side, PASS)
            propose(state, side)
        elif choice == WANT_CARD:
            state.ask(ask.seat, CHOOSE_CARD, -1, FROM_ALL, ALL_TYPES)
        else:
            add_item(state, side, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Cards beyond the limit (CR4); bases that can't be shared; an offer of nothing (CR3)."""
        seat = main_player(state, ask.y)
        cards = [*own_cards(state, seat), GIVE_CARD_OF_CHOICE, WANT_CARD_OF_CHOICE, WANT_CARD]
        mine = [GIVE_BASE + place for place in bases(state, seat)]
        theirs = [WANT_BASE + place for place in bases(state, main_player(state, 1 - ask.y))]
        clauses = {
            **dict.fromkeys(cards, "CR4"),
            **dict.fromkeys([*mine, *theirs, PROPOSE], "CR3"),
            **freedoms(state),
            **coins(state, seat, [GIVE_LUCRE, WANT_LUCRE]),
        }
        return refuse_rest(self, state, ask, clauses)

    def plans(self, state: Cosmic, ask: Ask) -> list[Plan]:
        """A base for a base, and a base for a card."""
        if is_something(state):
            return []
        mine = [place for place in range(places(state)) if can_host(state, ask.y, place)]
        theirs = [place for place in range(places(state)) if can_host(state, 1 - ask.y, place)]
        return [
            Plan("swap-bases", [GIVE_BASE + give, WANT_BASE + want, PROPOSE], (give, want))
            for give in mine[:3]
            for want in theirs[:3]
        ]


def bases(state: Cosmic, seat: i64) -> list[int]:
    """The planets where a seat has a base."""
    return [place for place in range(places(state)) if has_base(state, place, seat)]


def can_be_asked(state: Cosmic, seat: i64) -> bool:
    """Whether the other knows that a main player can free tokens from the Warp."""
    return clause_on(state, MAY_FREE, seat) != ALLOWED


def freedoms(state: Cosmic) -> dict[int, str]:
    """What tokens in the Warp may be worth in a deal: nothing, unless a main player can free them."""
    clause = clause_on(state, MAY_FREE, state.offence) or clause_on(state, MAY_FREE, state.defence)
    return dict.fromkeys([FREE_TOKEN, WANT_TOKEN_FREED], clause) if clause else {}


def coins(state: Cosmic, seat: i64, items: list[int]) -> dict[int, str]:
    """More Lucre than a player has or may use."""
    clause = clause_on(state, MAY_SPEND, seat) or "CD1"
    return dict.fromkeys(items, clause) if state.with_lucre != LUCRE_NO else {}


def add_item(state: Cosmic, side: i64, item: i64) -> None:
    """Put one thing into an offer."""
    if item < KINDS:
        add_count(state.offer, item, side, 1)
    elif item == GIVE_CARD_OF_CHOICE:
        add_count(state.offer, OF_YOUR_CHOICE, side, 1)
    elif item == WANT_CARD_OF_CHOICE:
        add_count(state.offer, OF_YOUR_CHOICE, 1 - side, 1)
    elif item < WANT_BASE:
        state.offer_base[side] = item - GIVE_BASE
    elif item < FREE_TOKEN:
        state.offer_base[1 - side] = item - WANT_BASE
    elif item == FREE_TOKEN:
        state.offer_free[side] += 1
    elif item == WANT_TOKEN_FREED:
        state.offer_free[1 - side] += 1
    elif item == GIVE_LUCRE:
        state.offer_lucre[side] += 1
    else:
        assert item == WANT_LUCRE
        state.offer_lucre[1 - side] += 1


@final
class AnswerOffer(Decision[Cosmic]):
    """Accept, make a counter-offer, or decline: then there is no deal."""

    def size(self, state: Cosmic) -> i64:
        return 2

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        if can_give(state, 1 - ask.y):
            out.add(ACCEPT)
        seat = main_player(state, 1 - ask.y)
        if ask.x + 1 < MOST_OFFERS and clause_on(state, MAY_OFFER, seat) == ALLOWED:
            out.add(COUNTER)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice == ACCEPT:
            state.goto(STRIKING)
        elif choice == COUNTER:
            clear_offer(state)
            state.goto(TALKING, ask.x + 1, 1 - ask.y, PASS)
        else:
            fail(state)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """More than one has, or more words than the talks allow."""
        counter = clause_on(state, MAY_OFFER, main_player(state, 1 - ask.y)) or "CR3"
        return refuse_rest(self, state, ask, {ACCEPT: "CR3", COUNTER: counter})


@final
class Pledge(Decision[Cosmic]):
    """One more thing that the seat ``x`` gives the seat ``y`` in a deal of three; or nothing more."""

    def size(self, state: Cosmic) -> i64:
        return len(ITEMS)

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        if pledged_by(state, ask.x) < min(MOST_CARDS, state.sizes[ask.x]):
            for kind in range(i64(KINDS)):
                if may_pledge(state, ask.x, kind):
                    out.add(kind)
            out.add(GIVE_CARD_OF_CHOICE)
        if state.offer_base[row_of(state, ask.x, ask.y)] == NOWHERE:
            for place in range(places(state)):
                if hosts(state, ask.x, ask.y, place):
                    out.add(GIVE_BASE + place)
        if lucre_pledged_by(state, ask.x) < purse(state, ask.x):
            out.add(GIVE_LUCRE)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            end_pledge(state)
        else:
            add_item(state, row_of(state, ask.x, ask.y), choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Cards beyond the limit (CR4); bases that can't be shared (CR3)."""
        cards = dict.fromkeys([*own_cards(state, ask.x), GIVE_CARD_OF_CHOICE], "CR4")
        mine = dict.fromkeys([GIVE_BASE + place for place in bases(state, ask.x)], "CR3")
        return refuse_rest(self, state, ask, {**cards, **mine, **coins(state, ask.x, [GIVE_LUCRE])})
