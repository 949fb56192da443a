"""Fungus: what it beats it carries away under its own tokens (CB-fungus)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import ADD, Modifier
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.advice import weakest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.movement import is_loss_of_fight
from orrery.games.cosmic.names import AT_LIFTED, AT_LOST, AT_SENT
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import EACH, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import CARRIED
from orrery.games.cosmic.questions import CHOOSE_PLACE, CHOOSE_SEAT, CHOOSE_STACK
from orrery.games.cosmic.results import DEFENCE_WON
from orrery.games.cosmic.roles import (
    both_attack,
    has_lost,
    has_won,
    in_challenge,
    priority,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.stacks import (
    break_up,
    capture,
    carried,
    is_at,
    is_first_of_its_like,
    lift_some,
    outermost,
    stack_count,
    stacks_at,
)
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import DECIDED, REVEALED, TOKENS_LOST
from orrery.games.cosmic.tokens import bases_of, lift
from orrery.games.cosmic.uses import invoke, strengthened

FUNGUS: Final = number_of("fungus")
STAGE: Final = Own("stage")
"""Where the tokens come from that it captures now."""
CAPTURED: Final = Own("captured")
"""How many losing tokens it has captured in this fight."""
DUE: Final = Own("due")
"""How many it still captures from bases by its Super."""
VICTIM: Final = Own("victim")
"""1 more than the seat whose token is captured next; 0 as long as that is open."""
SOURCE: Final = Own("source")
"""1 more than the planet from which it is captured; 0 as long as that is open."""

FROM_FIGHT: Final = 0
BY_PRO: Final = 1
BY_SUPER: Final = 2

# ``y`` of a use under way: what was asked last. A use answers nothing, so ``y`` is free.
WHOSE: Final = -2
WHENCE: Final = -3
UNDER: Final = -4


def place_in_challenge(state: Cosmic, seat: i64) -> i64:
    """Where the tokens are that a seat has in the challenge."""
    return state.target if seat == state.defence else i64(AT_SENT)


def doomed(state: Cosmic) -> i64:
    """The losers of the fight with tokens on their way to the Warp, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if has_lost(state, seat) and state.losing[seat] > 0:
            mask |= bit(seat)
    return mask


def prey(state: Cosmic) -> i64:
    """Those of them whom the power can hit (CCon-fungus)."""
    mask = doomed(state)
    for seat in range(state.seats):
        if immune(state, seat, FUNGUS):
            mask &= ~bit(seat)
    return mask


def wins_with_tokens(state: Cosmic, seat: i64) -> bool:
    """A winner, main player or ally, who has a token in the challenge to carry something."""
    return has_won(state, seat) and is_loss_of_fight(state) and in_challenge(state, seat) > 0


def can_capture(state: Cosmic, seat: int, window: Frame) -> bool:
    return wins_with_tokens(state, seat) and prey(state) != 0


def overgrow(state: Cosmic, frame: Frame) -> None:
    """Token by token: whose it is, from where it comes, under which own one it is put."""
    if frame.y == NO_SUBJECT:
        begin(state)
    elif frame.y == WHOSE:
        VICTIM.put(state, frame.z + 1)
    elif frame.y == WHENCE:
        SOURCE.put(state, frame.z + 1)
    else:
        seize(state, frame.seat, frame.z - 1)
    while has_found(state, frame):
        if has_choice(state, frame.seat):
            state.again(frame, frame.x, UNDER, NO_TARGET)
            ask_under(state, frame, VICTIM.get(state) - 1)
            return
        seize(state, frame.seat, only_token(state, frame.seat))


def begin(state: Cosmic) -> None:
    """Another user may have captured in the same challenge; what he was after is forgotten by then."""
    STAGE.put(state, FROM_FIGHT)
    CAPTURED.put(state, 0)


def has_found(state: Cosmic, frame: Frame) -> bool:
    """Whether the next token to capture is known; else something was asked, or there is none."""
    if VICTIM.get(state) == 0 and not has_victim(state, frame):
        return False
    if STAGE.get(state) == FROM_FIGHT or SOURCE.get(state) != 0:
        return True
    bases = bases_of(state, VICTIM.get(state) - 1)
    if count_bits(bases) == 1:
        SOURCE.put(state, lowest_bit(bases) + 1)
        return True
    state.again(frame, frame.x, WHENCE, NO_TARGET)
    state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases)
    return False


def has_victim(state: Cosmic, frame: Frame) -> bool:
    """First the losing tokens, then one of the losing main player by Pro, then as many again by Super."""
    if STAGE.get(state) == FROM_FIGHT:
        for seat in priority(state):
            if has(prey(state), seat):
                VICTIM.put(state, seat + 1)
                return True
        STAGE.put(state, BY_PRO)
        DUE.put(state, CAPTURED.get(state) if strengthened(state, frame.seat, FUNGUS) else 0)
        if can_take_one_more(state, frame.seat):
            VICTIM.put(state, losing_main(state) + 1)
            return True
    STAGE.put(state, BY_SUPER)
    return DUE.get(state) > 0 and has_settled_victim(state, frame)


def losing_main(state: Cosmic) -> i64:
    return state.offence if state.result == DEFENCE_WON else state.defence


def can_take_one_more(state: Cosmic, seat: i64) -> bool:
    """By the Pro, from a base of the losing main player (CPro-fungus)."""
    loser = losing_main(state)
    return boosted(state, seat, FUNGUS) and not immune(state, loser, FUNGUS) and bases_of(state, loser) != 0


def has_settled_victim(state: Cosmic, frame: Frame) -> bool:
    """A loser who has bases left; asked for if there are several."""
    mask: i64 = 0
    for seat in range(state.seats):
        if has_lost(state, seat) and bases_of(state, seat) != 0:
            mask |= bit(seat)
    if count_bits(mask) == 1:
        VICTIM.put(state, lowest_bit(mask) + 1)
        return True
    if mask != 0:
        state.again(frame, frame.x, WHOSE, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)
    return False


def has_choice(state: Cosmic, seat: i64) -> bool:
    """Whether the own tokens in the challenge differ."""
    place = place_in_challenge(state, seat)
    kinds: i64 = 1 if in_challenge(state, seat) > stacks_at(state, seat, place) else 0
    for stack in range(stack_count(state)):
        if is_at(state, stack, seat, place) and is_first_of_its_like(state, stack):
            kinds += 1
    return kinds > 1


def only_token(state: Cosmic, seat: i64) -> i64:
    """What all own tokens in the challenge are like: one of the stacks, or single."""
    return outermost(state, seat, place_in_challenge(state, seat), 1)


def ask_under(state: Cosmic, frame: Frame, victim: i64) -> None:
    state.ask(frame.seat, CHOOSE_STACK, frame.x, place_in_challenge(state, frame.seat), victim)


def seize(state: Cosmic, seat: i64, stack: i64) -> None:
    """The token that was found is put under a stack, or under a single token."""
    victim: i64 = VICTIM.get(state) - 1
    if STAGE.get(state) == FROM_FIGHT:
        take_up(state, victim)
        CAPTURED.put(state, CAPTURED.get(state) + 1)
    else:
        lift(state, SOURCE.get(state) - 1, victim)
        DUE.put(state, DUE.get(state) - (1 if STAGE.get(state) == BY_SUPER else 0))
    put_under(state, seat, stack, victim)
    VICTIM.put(state, 0)
    SOURCE.put(state, 0)


def take_up(state: Cosmic, victim: i64) -> None:
    """A token does not go to the Warp, but into the hand of the one who captures it."""
    lift_some(state, victim, AT_LOST, 1, state.losing[victim])
    state.losing[victim] -= 1


def put_under(state: Cosmic, seat: i64, stack: i64, victim: i64) -> None:
    """What a captured token carried itself is set free for the Warp, and the rows of stacks move up."""
    place = place_in_challenge(state, seat)
    capture(state, seat, place, stack, victim)
    break_up(state, victim, AT_LIFTED)


def carries(state: Cosmic, seat: int, window: Frame) -> bool:
    """Totals are about to be made, and its tokens in the challenge carry something."""
    return both_attack(state) and carried(state, seat, place_in_challenge(state, seat)) > 0


def count_heights(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, FUNGUS)


def is_counted(state: Cosmic, seat: int) -> bool:
    """While the power is out of use a stack counts 1 (CG18)."""
    return works_for(state, seat, FUNGUS)


def add_captives(state: Cosmic, seat: int, count: int) -> int:
    return count + carried(state, seat, place_in_challenge(state, seat))


def can_carry_off(state: Cosmic, seat: int, window: Frame) -> bool:
    return wins_with_tokens(state, seat) and doomed(state) != 0


def carry_one_off(state: Cosmic, frame: Frame) -> None:
    """Whose token it is, then, with that seat in ``y``, under which own one it is put (CW-fungus)."""
    mask = doomed(state)
    if frame.y >= 0:
        carry_off(state, frame.seat, frame.z - 1, frame.y)
    elif frame.y == WHOSE or count_bits(mask) == 1:
        victim: i64 = frame.z if frame.y == WHOSE else lowest_bit(mask)
        if has_choice(state, frame.seat):
            state.again(frame, frame.x, victim, NO_TARGET)
            ask_under(state, frame, victim)
        else:
            carry_off(state, frame.seat, only_token(state, frame.seat), victim)
    elif mask != 0:
        state.again(frame, frame.x, WHOSE, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)


def carry_off(state: Cosmic, seat: i64, stack: i64, victim: i64) -> None:
    take_up(state, victim)
    put_under(state, seat, stack, victim)


def has_beaten_somebody(state: Cosmic, seat: int, window: Frame) -> bool:
    return has_won(state, seat) and in_challenge(state, seat) > 0


def spread(state: Cosmic, frame: Frame) -> None:
    state.supers[FUNGUS] = 1


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Where it hurts most; and all under one token, which can be sent again as one."""
    if ask.decision == CHOOSE_PLACE:
        return weakest_base(state, VICTIM.get(state) - 1, options)
    if ask.decision != CHOOSE_STACK:
        return NO_ADVICE
    return 1 + outermost(state, ask.seat, ask.y, -1)


POWER: Final = Power(
    "fungus",
    Traits(450),
    plays=(
        use(FUNGUS, (TOKENS_LOST,), MUST, can_capture, overgrow, often=EACH),
        use(FUNGUS, (REVEALED,), MUST, carries, count_heights, "count", often=EACH),
        wild(FUNGUS, (TOKENS_LOST,), can_carry_off, carry_one_off),
        super_(FUNGUS, (DECIDED,), has_beaten_somebody, spread),
    ),
    modifiers=(Modifier("fungus", "CB-fungus", CARRIED, ADD, is_counted, add_captives),),
    facts=(STAGE, CAPTURED, DUE, VICTIM, SOURCE),
    choose=choose,
)
