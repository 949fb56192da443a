"""Bully: it picks the tokens that the beaten opponent loses (CB-bully)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import ADD, Consequence, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.deals import gifts, set_up_base
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import carry_out_later, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import FIGHT_BEGUN, SPARED
from orrery.games.cosmic.questions import AGREE, CHOOSE_PLACE
from orrery.games.cosmic.roles import (
    allies,
    both_attack,
    has_won,
    in_challenge,
    is_main,
    opponent,
    priority,
    shows_attack,
    shows_compromise,
    side_of,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import DECIDED, RESOLVED
from orrery.games.cosmic.tokens import bases_of, give_up, lose_from, owner_of, tokens_at
from orrery.games.cosmic.uses import invoke, strengthened

BULLY: Final = number_of("bully")
PLAY: Final = Own("play")
"""1 more than the number of its play in the table: the picking is carried out later."""
PICKED: Final = Own("picked", FOR_CHALLENGE, BY_SEAT)
"""How many tokens outside of the challenge were picked of each player."""
KEEPS: Final = Own("keeps", FOR_CHALLENGE, BY_SEAT)
"""How many tokens in the challenge each player keeps for them."""
BEATEN: Final = Own("beaten", FOR_CHALLENGE)
"""1 if an Attack has beaten a Compromise."""

FIRST: Final = -2
"""``z`` before the first pick; a pass is another number."""

YES: Final = 0
TO_AGREE: Final = 0
"""``y`` of the Wild while the loser says whether a base is given."""
TO_CHOOSE: Final = 1
"""The same while the planet is named."""
MORE_LOST: Final = 2


def victims(state: Cosmic, bully: i64) -> i64:
    """Whose tokens are picked, as bits: the opponent's, by the Super those of his allies too (CS-bully)."""
    rival = opponent(state, bully)
    mask: i64 = bit(rival)
    if strengthened(state, bully, BULLY):
        mask |= allies(state, side_of(state, rival))
    return mask


def can_bully(state: Cosmic, seat: int, window: Frame) -> bool:
    """The winner with two Attacks, if there is something to lose."""
    if not is_main(state, seat) or not has_won(state, seat) or not both_attack(state):
        return False
    mask = victims(state, seat)
    for victim in range(state.seats):
        if has(mask, victim) and in_challenge(state, victim) > 0:
            return True
    return False


def beats_attack(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and has_won(state, seat) and both_attack(state)


def bully_allies(state: Cosmic, frame: Frame) -> None:
    state.supers[BULLY] = 1


def bully(state: Cosmic, frame: Frame) -> None:
    """Announced when the winner is known; the tokens of a player, ``y``, are picked as the fight begins."""
    if frame.y == NO_SUBJECT:
        invoke(state, frame.seat, BULLY)
        PLAY.put_of(state, frame.seat, frame.x + 1)
    else:
        pick(state, frame, frame.y)


def begin_picks(state: Cosmic, *_: int) -> None:
    for seat in (state.offence, state.defence):
        if works_for(state, seat, BULLY) and has_won(state, seat):
            pick_from_all(state, seat)


def pick_from_all(state: Cosmic, seat: i64) -> None:
    """The opponent comes first, then his allies in the order of priority."""
    order = priority(state)
    mask = victims(state, seat)
    for index in range(len(order)):
        victim = order[len(order) - 1 - index]
        if has(mask, victim) and victim != opponent(state, seat):
            carry_out_later(state, seat, PLAY.of(state, seat) - 1, victim, FIRST)
    carry_out_later(state, seat, PLAY.of(state, seat) - 1, opponent(state, seat), FIRST)


def pick(state: Cosmic, frame: Frame, victim: i64) -> None:
    """Token by token outside of the challenge, until one passes: the others are lost in it."""
    if frame.z == PASS:
        return
    extra = one_more(state, frame.seat, victim)
    if frame.z != FIRST:
        lose_from(state, frame.z, victim, 1)
        PICKED.put(state, PICKED.get(state, victim) + 1, victim)
        KEEPS.put(state, max(0, PICKED.get(state, victim) - extra), victim)
    due: i64 = in_challenge(state, victim)
    mask = elsewhere(state, victim)
    if due > 0 and PICKED.get(state, victim) < due + extra and mask != 0:
        state.again(frame, frame.x, victim, NO_TARGET)
        chooser: i64 = victim if immune(state, victim, BULLY) else frame.seat
        state.ask(chooser, CHOOSE_PLACE, frame.x, mask, 1)


def one_more(state: Cosmic, seat: i64, victim: i64) -> i64:
    """By the Pro one token more of the opponent, unless he has a Con (CPro-bully)."""
    if victim != opponent(state, seat) or immune(state, victim, BULLY):
        return 0
    return 1 if boosted(state, seat, BULLY) else 0


def elsewhere(state: Cosmic, seat: i64) -> i64:
    """The bases of a seat whose tokens are not in the challenge, as bits."""
    mask = bases_of(state, seat)
    return mask & ~bit(state.target) if seat == state.defence else mask


def keeps_some(state: Cosmic, seat: int) -> bool:
    return KEEPS.get(state, seat) > 0


def keep_some(state: Cosmic, seat: int, count: int) -> int:
    return count + KEEPS.get(state, seat)


def note_beaten(state: Cosmic, *_: int) -> None:
    """Cards may have been taken from the table when the Wild is played."""
    for seat in (state.offence, state.defence):
        if has_won(state, seat) and shows_attack(state, side_of(state, seat)):
            if shows_compromise(state, side_of(state, opponent(state, seat))):
                BEATEN.put(state, 1)


def beat_compromise(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and has_won(state, seat) and BEATEN.get(state) != 0


def demand(state: Cosmic, frame: Frame) -> None:
    """The loser gives a base or loses more; without a planet to give there is no choice (CW-bully)."""
    loser = opponent(state, frame.seat)
    if frame.y == TO_CHOOSE:
        set_up_base(state, frame.seat, frame.z)
    elif frame.y == NO_SUBJECT and gifts(state, loser, frame.seat) != 0:
        state.again(frame, frame.x, TO_AGREE, NO_TARGET)
        state.ask(loser, AGREE, frame.x)
    elif frame.y == TO_AGREE and frame.z == YES:
        state.again(frame, frame.x, TO_CHOOSE, NO_TARGET)
        state.ask(loser, CHOOSE_PLACE, frame.x, gifts(state, loser, frame.seat))
    else:
        give_up(state, loser, MORE_LOST)


def hit_hardest(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Bases with a single token, of a defence only external ones: it keeps its planet for them.

    Who chooses for himself keeps what he has, and gives no base away.
    """
    if ask.decision == AGREE:
        return PASS
    if options.get(0) != PASS:
        return NO_ADVICE
    victim = state.frame(state.depth - 1).y
    if ask.seat == victim:
        return PASS
    for index in range(1, options.count):
        place = options.get(index)
        is_worth_it = victim != state.defence or owner_of(state, place) != victim
        if is_worth_it and tokens_at(state, place, victim) == 1:
            return place
    return PASS


POWER: Final = Power(
    "bully",
    Traits(350),
    plays=(
        use(BULLY, (DECIDED,), MAY, can_bully, bully),
        wild(BULLY, (RESOLVED,), beat_compromise, demand),
        super_(BULLY, (DECIDED,), beats_attack, bully_allies),
    ),
    modifiers=(Modifier("bully", "CB-bully", SPARED, ADD, keeps_some, keep_some),),
    consequences=(Consequence(FIGHT_BEGUN, begin_picks), Consequence(FIGHT_BEGUN, note_beaten)),
    facts=(PLAY, PICKED, KEEPS, BEATEN),
    choose=hit_hardest,
)
