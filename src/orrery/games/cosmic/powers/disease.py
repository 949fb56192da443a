"""Disease: it spreads from planet to planet in systems that destiny shows (CB-disease)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import emptiest_base, fullest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.destiny import flipped_card
from orrery.games.cosmic.movement import before_moving, movable_bases
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import EACH, again, always, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_PLACE, DISCARD_TOGETHER
from orrery.games.cosmic.roles import priority
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import FLIPPED, REGROUP
from orrery.games.cosmic.tokens import (
    base_count,
    bases_of,
    give_up,
    move_tokens,
    owner_of,
    places,
    system_bits,
    tokens_at,
)

DISEASE: Final = number_of("disease")
SOURCE: Final = Own("source")
"""The planet from which a use under way spreads."""
GOAL: Final = Own("goal")
"""The planet to which it does."""

FROM: Final = -2
"""``y`` of a use while its planets are chosen, first the one that tokens leave, and then their number."""
TO: Final = -3
HOW_MANY: Final = -4

ENOUGH: Final = 3
ENOUGH_WITH_PRO: Final = 2
FEVER: Final = 3
"""How many tokens the Wild costs."""


def infected(state: Cosmic, disease: i64) -> i64:
    """The planets from which Disease may spread, as bits: at home with the player whose colour is flipped."""
    host = flipped_card(state)
    if host < 0 or host >= state.seats or host == disease or immune(state, host, DISEASE):
        return 0
    enough: i64 = ENOUGH_WITH_PRO if boosted(state, disease, DISEASE) else ENOUGH
    mask: i64 = 0
    for place in range(places(state)):
        if owner_of(state, place) == host and tokens_at(state, place, disease) >= enough:
            mask |= bit(place)
    return mask & movable_bases(state, disease)


def can_spread(state: Cosmic, seat: int, window: Frame) -> bool:
    return infected(state, seat) != 0


def spread(state: Cosmic, frame: Frame) -> None:
    """From where, to where, and how many; nothing if a Con came in answer."""
    if frame.y == NO_SUBJECT:
        if infected(state, frame.seat) != 0:
            ask_place(state, frame, FROM, infected(state, frame.seat))
    elif frame.y == FROM:
        SOURCE.put_of(state, frame.seat, frame.z)
        ask_place(state, frame, TO, system_bits(state, frame.z) & ~bit(frame.z))
    elif frame.y == TO:
        GOAL.put_of(state, frame.seat, frame.z)
        state.again(frame, frame.x, HOW_MANY, NO_TARGET)
        most: i64 = tokens_at(state, SOURCE.of(state, frame.seat), frame.seat) - 1
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, most)
    else:
        move_tokens(state, SOURCE.of(state, frame.seat), GOAL.of(state, frame.seat), frame.seat, frame.z)


def ask_place(state: Cosmic, frame: Frame, step: i64, planets: i64) -> None:
    state.again(frame, frame.x, step, NO_TARGET)
    state.ask(frame.seat, CHOOSE_PLACE, frame.x, planets)


def breed_fever(state: Cosmic, frame: Frame) -> None:
    """All discard at once; ``z`` tells then whose types were alike."""
    if frame.z == NO_TARGET:
        again(state, frame, 0)
        for seat in range(state.seats):
            if state.sizes[seat] > 0:
                state.ask(seat, DISCARD_TOGETHER, frame.x)
        return
    for seat in reversed(priority(state)):
        if has(frame.z, seat):
            give_up(state, seat, FEVER)


def has_two_bases(state: Cosmic, seat: int, window: Frame) -> bool:
    return base_count(state, seat) > 1


def migrate(state: Cosmic, frame: Frame) -> None:
    """``y`` is the base that a token leaves, once it is known."""
    if frame.y == NO_SUBJECT:
        state.supers[DISEASE] = 1
        if movable_bases(state, frame.seat) != 0 and base_count(state, frame.seat) > 1:
            ask_place(state, frame, FROM, movable_bases(state, frame.seat))
    elif frame.y == FROM:
        ask_place(state, frame, frame.z, bases_of(state, frame.seat) & ~bit(frame.z))
    else:
        move_tokens(state, frame.y, frame.z, frame.seat, 1)


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """From the fullest base to where there are fewest; half of them."""
    if ask.decision == CHOOSE_NUMBER:
        return (ask.z + 1) // 2
    if ask.decision != CHOOSE_PLACE:
        return NO_ADVICE
    if state.frame(state.depth - 1).y == FROM:
        return fullest_base(state, ask.seat, options)
    return emptiest_base(state, ask.seat, options)


POWER: Final = Power(
    "disease",
    Traits(300),
    plays=(
        use(DISEASE, (FLIPPED,), MAY, can_spread, spread, often=EACH, aim=before_moving),
        wild(DISEASE, (REGROUP,), always, breed_fever),
        super_(DISEASE, (REGROUP,), has_two_bases, migrate, aim=before_moving),
    ),
    facts=(SOURCE, GOAL),
    choose=advise,
)
