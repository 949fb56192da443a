"""Ethic: whoever defeats it with an Attack owes it consolation all the same (CB-ethic)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.counts import count_of
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import ADD, REPLACE, Modifier, Ruling
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.cards import pass_fresh
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_GAINED, FULL_HAND
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import WILD, again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import CONSOLATION, MAY_BE_CONSOLED, MAY_DRAW_CONSOLATION
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_NUMBER, CHOOSE_SEAT
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import (
    both_attack,
    has_lost,
    is_main,
    opponent,
    others,
    own_tokens,
    shows_compromise,
    side_of,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import CARDS_GAINED, DECIDED
from orrery.games.cosmic.uses import invoke

ETHIC: Final = number_of("ethic")
NAMED: Final = Own("named")
"""The number of cards that it has named with its Super, plus one."""
GIVEN: Final = Own("given", FOR_CHALLENGE)
"""How many cards were given away with the Wild under way."""

MOST_GIVEN: Final = 3
ASKED: Final = -2
"""``y`` of the Wild under way while it is asked who gets the next card; else it is that player."""


def is_beaten(state: Cosmic, seat: i64) -> bool:
    """A main player who has lost to the other with a Compromise, or Attack against Attack."""
    if not is_main(state, seat) or not has_lost(state, seat):
        return False
    if state.result not in (OFFENCE_WON, DEFENCE_WON):
        return False
    return both_attack(state) or shows_compromise(state, side_of(state, seat))


def may_claim(state: Cosmic, seat: i64) -> bool:
    """After two Attacks the Con of the winner is against it (CCon-ethic)."""
    if not is_beaten(state, seat):
        return False
    return not both_attack(state) or not immune(state, opponent(state, seat), ETHIC)


def must_claim(state: Cosmic, seat: int, window: Frame) -> bool:
    counts = own_tokens(state, side_of(state, seat)) > 0 or NAMED.of(state, seat) > 0
    return may_claim(state, seat) and counts


def claim(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, ETHIC)


def is_owed(state: Cosmic, seat: int, *_: int) -> str:
    """A Con in answer comes in time: it is asked when consolation is due."""
    return "CB-ethic" if works_for(state, seat, ETHIC) and may_claim(state, seat) else ALLOWED


def has_named(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, ETHIC) and NAMED.of(state, seat) > 0


def take_named(state: Cosmic, seat: int, cards: int) -> int:
    return NAMED.of(state, seat) - 1


def has_pro(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, ETHIC) and boosted(state, seat, ETHIC)


def take_one_more(state: Cosmic, seat: int, cards: int) -> int:
    return cards + 1


def can_name(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_beaten(state, seat)


def name_number(state: Cosmic, frame: Frame) -> None:
    """From its Super on no Con is against the claim (C3.10e)."""
    state.supers[ETHIC] = 1
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 0, FULL_HAND)
    else:
        NAMED.put_of(state, frame.seat, frame.z + 1)


def has_fresh(state: Cosmic, seat: i64) -> bool:
    for kind in range(i64(KINDS)):
        if count_of(state.fresh, kind, seat) > 0:
            return True
    return False


def has_drawn(state: Cosmic, seat: int, window: Frame) -> bool:
    return window.seat == seat and has_fresh(state, seat)


def give_away(state: Cosmic, frame: Frame) -> None:
    """Card by card: first it is asked who gets it, then which one it is."""
    if frame.y == NO_SUBJECT:
        GIVEN.put(state, 0)
    elif frame.y == ASKED and frame.z == PASS:
        return
    elif frame.y == ASKED:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_GAINED, ALL_TYPES)
        return
    else:
        pass_fresh(state, frame.seat, frame.y, frame.z)
        GIVEN.put(state, GIVEN.get(state) + 1)
    if GIVEN.get(state) < MOST_GIVEN:
        ask_next(state, frame)


def ask_next(state: Cosmic, frame: Frame) -> None:
    """Who gets the next card; if none is left, that shows whether the flare itself was one of them."""
    if has_fresh(state, frame.seat):
        state.again(frame, frame.x, ASKED, PASS)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, others(state, frame.seat), 1)
    else:
        state.reveal()


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """It takes from the winner rather than from the deck, and gives nothing away."""
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    return PASS if state.book.plays.hows[ask.x] == WILD else int(options.get(options.count - 1))


POWER: Final = Power(
    "ethic",
    Traits(250, simple=True),
    plays=(
        use(ETHIC, (DECIDED,), MUST, must_claim, claim),
        wild(ETHIC, (CARDS_GAINED,), has_drawn, give_away),
        super_(ETHIC, (DECIDED,), can_name, name_number),
    ),
    modifiers=(
        Modifier("super-ethic", "CS-ethic", CONSOLATION, REPLACE, has_named, take_named),
        Modifier("pro-ethic", "CPro-ethic", CONSOLATION, ADD, has_pro, take_one_more),
    ),
    rulings=(Ruling(MAY_BE_CONSOLED, is_owed), Ruling(MAY_DRAW_CONSOLATION, is_owed)),
    facts=(NAMED, GIVEN),
    choose=choose,
)
