"""Sniveler: when it is worst off, the others help it up or come down to it (CB-sniveler)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import emptiest_base
from orrery.games.cosmic.cards import discard, hand_openly, held, show_lack
from orrery.games.cosmic.data.cards import ATTACK_TYPE, COMPROMISE_TYPE, KINDS, TYPE_OF
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.deals import set_up_base
from orrery.games.cosmic.hands import FROM_HAND, OPTIONAL, holds_type
from orrery.games.cosmic.keys import INVITED
from orrery.games.cosmic.movement import let_hold, movable_bases
from orrery.games.cosmic.names import FEWEST_BASES, MOST_IN_WARP, NO_ATTACK, NO_COMPROMISE
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import FREE, again, rule, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import MAY_CALL
from orrery.games.cosmic.questions import AGREE, CHOOSE_CALL, CHOOSE_CARD, CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import has_won, is_main, main_player, priority, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import ALL_INVITED, DECIDED, DEFENCE_INVITES, OFFENCE_INVITES, RESOLVED
from orrery.games.cosmic.tokens import (
    bases_of,
    give_up,
    has_base,
    lose_from,
    move_tokens,
    on_bases,
    open_losses,
    owner_of,
    places,
    release,
    tokens_at,
)
from orrery.games.cosmic.uses import times_used

SNIVELER: Final = number_of("sniveler")
CAUSE: Final = Own("cause")
"""What it complains about now, as a call plus one."""
CAUSES: Final = Own("causes", by=("warp", "bases", "card"))
"""1 for what it has complained about."""
ASKED: Final = Own("asked")
"""How many players, in the order of priority, have been asked for relief."""
LEVEL: Final = Own("level")
"""The number of external bases to which the others come down."""
LANDS: Final = Own("lands")
"""1 if a winner has let it land (CS-sniveler)."""

# ``y`` of a use under way: what was asked last. While the others lose bases it is the player who does.
CALLING: Final = -2
BEGGING: Final = -3
SETTLING: Final = -4

# ``y`` of a Wild under way.
ACCUSING: Final = -2

OF_WARP: Final = 0
OF_BASES: Final = 1
OF_CARD: Final = 2
YES: Final = 0


def is_worst(state: Cosmic, seat: i64, call: i64) -> bool:
    """Whether it may complain of something: alone at worst, or without a card of a type."""
    if call == NO_ATTACK or call == NO_COMPROMISE:
        return not holds_type(state, seat, wanted_type(call))
    for other in range(state.seats):
        if other == seat:
            continue
        if call == MOST_IN_WARP and state.warp[other] >= state.warp[seat]:
            return False
        if call == FEWEST_BASES and state.external[other] <= state.external[seat]:
            return False
    return True


def wanted_type(call: i64) -> i64:
    return ATTACK_TYPE if call == NO_ATTACK else COMPROMISE_TYPE


def cause_of(call: i64) -> i64:
    if call == MOST_IN_WARP:
        return OF_WARP
    return OF_BASES if call == FEWEST_BASES else OF_CARD


def complaints(state: Cosmic, seat: i64) -> i64:
    """What it may complain of and has not, as bits by call."""
    mask: i64 = 0
    for call in (MOST_IN_WARP, FEWEST_BASES, NO_ATTACK, NO_COMPROMISE):
        if CAUSES.of(state, seat, cause_of(call)) == 0 and is_worst(state, seat, call):
            mask |= bit(call)
    return mask


def calls(state: Cosmic, seat: i64) -> i64:
    """The same as far as everybody knows: whether it has a card of a type is its secret."""
    is_open = CAUSES.of(state, seat, OF_CARD) == 0
    return complaints(state, seat) | (bit(NO_ATTACK) | bit(NO_COMPROMISE) if is_open else 0)


def against_call(state: Cosmic, seat: int, call: int, play: int) -> str:
    is_own = state.book.plays.powers[play] == SNIVELER
    return "CB-sniveler" if is_own and not has(complaints(state, seat), call) else ALLOWED


def can_whine(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once, with the Pro twice, and if there is anybody without a Con."""
    most = 2 if boosted(state, seat, SNIVELER) else 1
    if times_used(state, seat, SNIVELER) >= most or next_asked(state, seat, 0) == NOBODY:
        return False
    return complaints(state, seat) != 0


def next_asked(state: Cosmic, sniveler: i64, first: i64) -> i64:
    """The next place, in the order of priority, of a player who is asked; or ``NOBODY``."""
    order = priority(state)
    for place in range(first, i64(len(order))):
        if order[place] != sniveler and not immune(state, order[place], SNIVELER):
            return place
    return NOBODY


def whine(state: Cosmic, frame: Frame) -> None:
    """What about; then one player after the other is asked, and relief is granted or all are levelled."""
    if frame.y == NO_SUBJECT:
        state.again(frame, frame.x, CALLING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CALL, frame.x, calls(state, frame.seat))
    elif frame.y == CALLING:
        complain(state, frame)
    elif frame.y == BEGGING:
        hear(state, frame)
    elif frame.y == SETTLING:
        set_up_base(state, frame.seat, frame.z)
    else:
        lose_base(state, frame.y, frame.z)
        level_bases(state, frame, frame.y)


def complain(state: Cosmic, frame: Frame) -> None:
    """Who complains of a missing card shows that it has none."""
    CAUSE.put_of(state, frame.seat, frame.z + 1)
    CAUSES.put_of(state, frame.seat, 1, cause_of(frame.z))
    if cause_of(frame.z) == OF_CARD:
        for kind in range(i64(KINDS)):
            if TYPE_OF[kind] == wanted_type(frame.z):
                show_lack(state, frame.seat, kind)
    ask_next(state, frame, 0)


def ask_next(state: Cosmic, frame: Frame, first: i64) -> None:
    """The next one; if all have been asked, a card was given by nobody, and all else is granted."""
    call: i64 = CAUSE.of(state, frame.seat) - 1
    place = next_asked(state, frame.seat, first)
    if place != NOBODY:
        ASKED.put_of(state, frame.seat, place + 1)
        state.again(frame, frame.x, BEGGING, PASS)
        ask_relief(state, frame, priority(state)[place], call)
    elif cause_of(call) == OF_CARD:
        discard_all(state, frame.seat, wanted_type(call))
    else:
        relieve(state, frame, call)


def ask_relief(state: Cosmic, frame: Frame, seat: i64, call: i64) -> None:
    if cause_of(call) == OF_CARD:
        state.ask(seat, CHOOSE_CARD, frame.x, FROM_HAND + OPTIONAL, bit(wanted_type(call)))
    else:
        state.ask(seat, AGREE, frame.x)


def hear(state: Cosmic, frame: Frame) -> None:
    """One card is enough; for all else one refusal is."""
    call: i64 = CAUSE.of(state, frame.seat) - 1
    asked: i64 = ASKED.of(state, frame.seat)
    if (frame.z == PASS) == (cause_of(call) == OF_CARD):
        ask_next(state, frame, asked)
    elif cause_of(call) == OF_CARD:
        hand_openly(state, priority(state)[asked - 1], frame.seat, frame.z)
    else:
        bring_down(state, frame, call)


def relieve(state: Cosmic, frame: Frame, call: i64) -> None:
    """All tokens out of the Warp, or a base."""
    if call == MOST_IN_WARP:
        release(state, frame.seat, state.warp[frame.seat])
    elif open_planets(state, frame.seat) != 0:
        state.again(frame, frame.x, SETTLING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, open_planets(state, frame.seat))


def open_planets(state: Cosmic, seat: i64) -> i64:
    """Where it can set up a base, as bits: not at home, and not at that of a holder of a Con (CG11)."""
    mask: i64 = 0
    for place in range(places(state)):
        owner = owner_of(state, place)
        if owner >= 0 and owner != seat and not immune(state, owner, SNIVELER):
            if not has_base(state, place, seat):
                mask |= bit(place)
    return mask if on_bases(state, seat) > 0 else 0


def bring_down(state: Cosmic, frame: Frame, call: i64) -> None:
    if call == FEWEST_BASES:
        LEVEL.put_of(state, frame.seat, state.external[frame.seat])
        level_bases(state, frame, 0)
        return
    order = priority(state)
    for turn in range(i64(len(order))):
        seat: i64 = order[i64(len(order)) - 1 - turn]
        if seat != frame.seat and not immune(state, seat, SNIVELER):
            give_up(state, seat, state.warp[frame.seat] - state.warp[seat])


def level_bases(state: Cosmic, frame: Frame, first: i64) -> None:
    """Each other player gives up external bases, one after the other, down to the level."""
    for seat in range(first, state.seats):
        if seat == frame.seat or immune(state, seat, SNIVELER):
            continue
        if state.external[seat] > LEVEL.of(state, frame.seat):
            state.again(frame, frame.x, seat, NO_TARGET)
            state.ask(seat, CHOOSE_PLACE, frame.x, external_bases(state, seat))
            return
    open_losses(state)


def external_bases(state: Cosmic, seat: i64) -> i64:
    mask: i64 = bases_of(state, seat)
    for place in range(places(state)):
        if owner_of(state, place) == seat:
            mask &= ~bit(place)
    return mask


def lose_base(state: Cosmic, seat: i64, place: i64) -> None:
    lose_from(state, place, seat, tokens_at(state, place, seat))


def discard_all(state: Cosmic, sniveler: i64, wanted: i64) -> None:
    """Everybody else discards all cards of a type."""
    for seat in range(state.seats):
        if seat == sniveler or immune(state, seat, SNIVELER):
            continue
        for kind in range(i64(KINDS)):
            if TYPE_OF[kind] == wanted:
                for _ in range(held(state, seat, kind)):
                    discard(state, seat, kind)
                show_lack(state, seat, kind)


def snubs(state: Cosmic, seat: i64, point: i64) -> i64:
    """The main players, as bits, who have invited others and not this player."""
    if is_main(state, seat):
        return 0
    mask: i64 = 0
    for side in range(i64(2)):
        is_over = side == OFFENCE or point == ALL_INVITED
        if is_over and state.invited[side] != 0 and not has(state.invited[side], seat):
            mask |= bit(main_player(state, side))
    return mask


def is_snubbed(state: Cosmic, seat: int, window: Frame) -> bool:
    return snubs(state, seat, window.x) != 0


def aim_at_snub(state: Cosmic, frame: Frame) -> None:
    """The window is below the announcement."""
    point: i64 = state.frame(state.depth - 2).x
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, snubs(state, frame.seat, point))


def protest(state: Cosmic, frame: Frame) -> None:
    """He invites the player after all, or takes back all invitations; ``y`` is who is asked."""
    if frame.y == NO_SUBJECT:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.z, AGREE, frame.x)
        return
    side = side_of(state, frame.y)
    if frame.z == YES:
        state.invited[side] |= bit(frame.seat)
    else:
        state.invited[side] = 0
    state.tell(INVITED, frame.y, state.invited[side])


def can_contest(state: Cosmic, seat: int, window: Frame) -> bool:
    """Others have won a challenge."""
    return state.result in (OFFENCE_WON, DEFENCE_WON) and not has_won(state, seat)


def contest(state: Cosmic, frame: Frame) -> None:
    """The winner lets it land, or pays a token."""
    winner = state.offence if state.result == OFFENCE_WON else state.defence
    if frame.y == NO_SUBJECT:
        state.supers[SNIVELER] = 1
        state.again(frame, frame.x, winner, NO_TARGET)
        state.ask(winner, AGREE, frame.x)
    elif frame.z == YES:
        LANDS.put_of(state, frame.seat, 1)
    else:
        give_up(state, winner, 1)


def may_land(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.owner[SNIVELER] == seat and LANDS.of(state, seat) != 0


def land(state: Cosmic, frame: Frame) -> None:
    """A token from a base of its choice comes to the planet, as far as nothing holds it."""
    if frame.z != NO_TARGET:
        move_tokens(state, frame.z, state.target, frame.seat, 1)
    elif LANDS.of(state, frame.seat) != 0:
        LANDS.put_of(state, frame.seat, 0)
        again(state, frame, NO_TARGET)
        let_hold(state, frame.seat)
    elif sources(state, frame.seat) != 0:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, sources(state, frame.seat))


def sources(state: Cosmic, seat: i64) -> i64:
    return movable_bases(state, seat) & ~bit(state.target)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """It complains of bases first; the others relieve it with what is least, unless it would win by that."""
    if ask.decision == CHOOSE_CALL:
        return FEWEST_BASES if options.listed().count(FEWEST_BASES) > 0 else options.get(0)
    if ask.decision == CHOOSE_CARD:
        return options.get(1)
    if ask.decision == CHOOSE_PLACE:
        return emptiest_base(state, ask.seat, options)
    if ask.decision != AGREE:
        return NO_ADVICE
    top = state.frame(state.depth - 1)
    is_near = state.external[top.seat] + 1 >= state.goal
    return PASS if is_near else YES


POWER: Final = Power(
    "sniveler",
    Traits(350),
    plays=(
        use(SNIVELER, (OFFENCE_INVITES,), MAY, can_whine, whine, often=FREE),
        rule("sniveler-lands", "CS-sniveler", (RESOLVED,), may_land, land),
        wild(SNIVELER, (DEFENCE_INVITES, ALL_INVITED), is_snubbed, protest, aim=aim_at_snub),
        super_(SNIVELER, (DECIDED,), can_contest, contest),
    ),
    rulings=(Ruling(MAY_CALL, against_call),),
    facts=(CAUSE, CAUSES, ASKED, LEVEL, LANDS),
    choose=choose,
)
