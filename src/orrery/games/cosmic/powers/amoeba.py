"""Amoeba: its tokens flow into the challenge and out of it (CB-amoeba)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.movement import before_moving, is_held, load
from orrery.games.cosmic.plays import EACH, again, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.questions import CHOOSE_NUMBER
from orrery.games.cosmic.roles import in_challenge, is_ally, is_main, on_other_bases, opponent, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import OFFENCE, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, CARDS_LAID, REVEALED
from orrery.games.cosmic.tokens import lift, send_home, withdraw

AMOEBA: Final = number_of("amoeba")


def can_flow(state: Cosmic, seat: int, window: Frame) -> bool:
    return may_flow(state, seat)


def may_flow(state: Cosmic, seat: i64) -> bool:
    """While the cards lie there; against a Con only before (CCon-amoeba)."""
    before: bool = state.laid[OFFENCE] == NO_CARD
    return takes_part(state, seat) and before == is_held_back(state, seat)


def takes_part(state: Cosmic, seat: i64) -> bool:
    """A main player, or by the Super an ally, with a token in the challenge (CS-amoeba)."""
    plays = is_main(state, seat) or (state.supers[AMOEBA] != 0 and is_ally(state, seat))
    return plays and in_challenge(state, seat) > 0


def is_held_back(state: Cosmic, seat: i64) -> bool:
    return is_main(state, seat) and immune(state, opponent(state, seat), AMOEBA)


def flow(state: Cosmic, frame: Frame) -> None:
    """Ask how many tokens shall be in the challenge, then add or take out as many as it needs."""
    if frame.z != NO_TARGET:
        change_to(state, frame.seat, frame.z)
    elif may_flow(state, frame.seat):
        ask_number(state, frame, fewest_in(state, frame.seat, 0), most_in(state, frame.seat))


def ask_number(state: Cosmic, frame: Frame, fewest: i64, most: i64) -> None:
    again(state, frame, NO_TARGET)
    state.ask(frame.seat, CHOOSE_NUMBER, frame.x, fewest, most)


def most_in(state: Cosmic, seat: i64) -> i64:
    return in_challenge(state, seat) + on_other_bases(state, seat)


def fewest_in(state: Cosmic, seat: i64, fewest: i64) -> i64:
    """Tokens of the defence that are held on the attacked planet can't be taken out."""
    stuck = seat == state.defence and is_held(state, seat, state.target)
    return in_challenge(state, seat) if stuck else fewest


def change_to(state: Cosmic, seat: i64, wanted: i64) -> None:
    change: i64 = wanted - in_challenge(state, seat)
    if change > 0:
        load(state, seat, side_of(state, seat), change, change)
    elif change < 0:
        take_out(state, seat, -change)


def take_out(state: Cosmic, seat: i64, count: i64) -> None:
    if seat == state.defence:
        lift(state, state.target, seat, count)
    else:
        withdraw(state, seat, count)
    send_home(state, seat, count)


def can_retreat(state: Cosmic, seat: int, window: Frame) -> bool:
    return may_retreat(state, seat)


def may_retreat(state: Cosmic, seat: i64) -> bool:
    return boosted(state, seat, AMOEBA) and takes_part(state, seat) and not is_held_back(state, seat)


def retreat(state: Cosmic, frame: Frame) -> None:
    """After the reveal tokens are only taken out (CPro-amoeba)."""
    if frame.z != NO_TARGET:
        change_to(state, frame.seat, frame.z)
    elif may_retreat(state, frame.seat):
        ask_number(state, frame, fewest_in(state, frame.seat, 0), in_challenge(state, frame.seat))


def can_change(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who can add a token, or take one out and leave one in."""
    return is_main(state, seat) and (on_other_bases(state, seat) > 0 or in_challenge(state, seat) > 1)


def change_tokens(state: Cosmic, frame: Frame) -> None:
    """Unlike the power, the Wild leaves at least one token in (CW-amoeba)."""
    if frame.z != NO_TARGET:
        change_to(state, frame.seat, frame.z)
    elif most_in(state, frame.seat) > 0:
        ask_number(state, frame, fewest_in(state, frame.seat, 1), most_in(state, frame.seat))


def is_committed(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_ally(state, seat) and in_challenge(state, seat) > 0


def join_in(state: Cosmic, frame: Frame) -> None:
    state.supers[AMOEBA] = 1


POWER: Final = Power(
    "amoeba",
    Traits(250, simple=True),
    plays=(
        use(AMOEBA, (BEFORE_CARDS, CARDS_LAID), MAY, can_flow, flow, often=EACH, aim=before_moving),
        use(AMOEBA, (REVEALED,), MAY, can_retreat, retreat, "retreat", "CPro-amoeba", EACH, before_moving),
        wild(AMOEBA, (BEFORE_CARDS,), can_change, change_tokens, aim=before_moving),
        super_(AMOEBA, (BEFORE_CARDS, CARDS_LAID), is_committed, join_in),
    ),
)
