"""The challenge, phases 0 to 8: each step is one line of the table of phases (CA3.1)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.events import EVERYBODY
from orrery.engine.flow import Frame
from orrery.games.cosmic import knowledge
from orrery.games.cosmic.abilities import (
    NO_INVITING,
    SILENCED,
    can_use,
    held_back,
    immune,
    is_banned,
    limited,
)
from orrery.games.cosmic.cards import attack_cards, challenge_cards, new_hand
from orrery.games.cosmic.data.cards import KINDS, NO_CARD
from orrery.games.cosmic.data.destiny import CONE_BY_BASES, EVERYONE_JOINS, NO_COMET
from orrery.games.cosmic.data.powers import LOSER, MACRON, ORACLE, PARASITE, POWERS
from orrery.games.cosmic.keys import (
    ANNOUNCING,
    CARDS_REVEALED,
    CHALLENGE_BEGAN,
    CONE_POINTED,
    FLIP,
    INVITE,
    INVITED,
    JOIN,
    LAY_CARD,
    POINT,
    RETRIEVE,
    STAYED_OUT,
    TOTAL_KNOWN,
)
from orrery.games.cosmic.keys import (
    DECIDED as DECIDED_EVENT,
)
from orrery.games.cosmic.keys import (
    JOINED as JOINED_EVENT,
)
from orrery.games.cosmic.movement import from_warp, go_home_all, load
from orrery.games.cosmic.roles import (
    is_main,
    main_player,
    opponent,
    shows_attack,
    side_of,
)
from orrery.games.cosmic.state import (
    CALM,
    DEALT,
    DEFENCE,
    DEFENCE_WON,
    FOUR,
    GAVE_UP,
    NO_SIDE,
    NOBODY,
    NOWHERE,
    OFFENCE,
    OFFENCE_WON,
    RESETTLED,
    UNDECIDED,
    Cosmic,
)
from orrery.games.cosmic.tokens import base_count, on_bases
from orrery.games.cosmic.totals import MISMATCH, MOST_SENT, NUMBERS, total, verdict
from orrery.games.cosmic.windows import (
    ACTION,
    ALLIANCE,
    BEFORE_CARDS,
    BEGINNING,
    CARDS_LAID,
    DECIDED,
    DEFENCE_INVITES,
    DESTINY,
    JOINED,
    LAUNCH,
    OFFENCE_INVITES,
    REGROUP,
    REVEALED,
    open_window,
)

TO_POINT: Final = 0
"""What is announced: ``x`` of an announcement; ``y`` is the choice."""
TO_INVITE: Final = 1
TO_JOIN: Final = 2

# Steps of a challenge to which others jump; their order stands in the game's table.
POINTING: Final = 8
OFFENCE_INVITING: Final = 11
DEFENCE_INVITING: Final = 13
ALLYING: Final = 15
PLAYING_CARDS: Final = 17
RESOLVING: Final = 24


def begin(state: Cosmic, frame: Frame) -> None:
    """Phase 0. The offence is ``frame.seat``; what lasted until the end of a challenge is over."""
    clear_challenge(state)
    state.offence = frame.seat
    state.phase = 0
    state.tell(CHALLENGE_BEGAN, frame.seat, state.round)
    open_window(state, BEGINNING, frame.seat)


def clear_challenge(state: Cosmic) -> None:
    state.defence = NOBODY
    state.target = NOWHERE
    state.comet = NO_COMET
    state.result = UNDECIDED
    state.extra = 0
    state.replay = 0
    state.in_own_system = 0
    state.barred = 0
    for seat in range(state.seats):
        state.side[seat] = NO_SIDE
    for side in range(2):
        state.invited[side] = 0
        state.totals[side] = 0


def end_effects(state: Cosmic) -> None:
    """Phase 10: every running effect of powers, flares, edicts and Pulsars ends (C3.2e)."""
    state.mood = CALM
    state.gas = 0
    for seat in range(state.seats):
        state.bans[seat] = 0
    for side in range(2):
        state.counted[side] = 0
    for kind in range(i64(KINDS)):
        state.played[kind] = 0
    for at in range(i64(len(state.discarded))):
        state.discarded[at] = 0
    for power in range(i64(POWERS)):
        forget_uses(state, power)


def forget_uses(state: Cosmic, power: i64) -> None:
    state.out[power] = 0
    state.used[power] = 0
    state.invoked[power] = 0
    state.pro[power] = 0
    state.con[power] = 0
    state.supers[power] = 0
    state.wilds[power] = 0
    state.note[power] = 0


def check_hand(state: Cosmic, frame: Frame) -> None:
    """An offence without challenge cards draws a new hand, at the first challenge of a turn only (CP0)."""
    if state.round == 0 and challenge_cards(state, state.offence) == 0:
        new_hand(state, state.offence)


def regroup(state: Cosmic, frame: Frame) -> None:
    state.phase = 1
    open_window(state, REGROUP, state.offence)


def retrieve(state: Cosmic, frame: Frame) -> None:
    """One token leaves the Warp for a base or the cone (CP1)."""
    if state.warp[state.offence] > 0 and state.no_retrieval == 0:
        state.ask(state.offence, RETRIEVE)
    state.no_retrieval = 0


def flip_destiny(state: Cosmic, frame: Frame) -> None:
    state.phase = 2
    state.push(FLIP, state.offence)


def destiny_known(state: Cosmic, frame: Frame) -> None:
    """A planet that is settled again is a successful challenge: straight to phase 9 (CA4.3)."""
    if state.result == RESETTLED:
        state.goto(RESOLVING)
        load(state, state.offence, OFFENCE, 1, most_sent(state, state.offence))
    else:
        open_window(state, DESTINY, state.offence)


def rearm(state: Cosmic, frame: Frame) -> None:
    """A defender without challenge cards draws a new hand before anything else (CP3)."""
    state.phase = 3
    if challenge_cards(state, state.defence) == 0:
        new_hand(state, state.defence)


def launch(state: Cosmic, frame: Frame) -> None:
    open_window(state, LAUNCH, state.offence)


def point(state: Cosmic, frame: Frame) -> None:
    state.acted = 0
    state.ask(state.offence, POINT)


def load_cone(state: Cosmic, frame: Frame) -> None:
    """An offence whose target was negated points again; then 1 to 4 tokens are loaded (CP3)."""
    if state.acted == 0:
        state.goto(POINTING)
        return
    state.barred = 0
    seat = state.offence
    if state.comet == CONE_BY_BASES:
        wanted: i64 = NUMBERS.ask(state, MOST_SENT, seat, base_count(state, seat))
        most: i64 = max(0, wanted - state.cone[seat])
        load(state, seat, OFFENCE, most, most)
    else:
        there: i64 = state.cone[seat]
        load(state, seat, OFFENCE, 0 if there > 0 else 1, max(0, most_sent(state, seat) - there))


def most_sent(state: Cosmic, seat: i64) -> i64:
    return NUMBERS.ask(state, MOST_SENT, seat, FOUR)


def offence_invites(state: Cosmic, frame: Frame) -> None:
    state.phase = 4
    open_window(state, OFFENCE_INVITES, state.offence)


def invite_for_offence(state: Cosmic, frame: Frame) -> None:
    ask_invitations(state, state.offence)


def ask_invitations(state: Cosmic, seat: i64) -> None:
    """A main player names any set of the others; with two players there are none (CP4, CP5)."""
    state.acted = 1
    if state.seats > 2 and not is_banned(state, seat, NO_INVITING | SILENCED):
        state.acted = 0
        state.ask(seat, INVITE)


def defence_invites(state: Cosmic, frame: Frame) -> None:
    if state.acted == 0:
        state.goto(OFFENCE_INVITING)
        return
    state.barred = 0
    state.phase = 5
    open_window(state, DEFENCE_INVITES, state.offence)


def invite_for_defence(state: Cosmic, frame: Frame) -> None:
    ask_invitations(state, state.defence)


def begin_alliance(state: Cosmic, frame: Frame) -> None:
    if state.acted == 0:
        state.goto(DEFENCE_INVITING)
        return
    state.barred = 0
    state.phase = 6
    state.acted = 1


def ally_next(state: Cosmic, frame: Frame) -> None:
    """From the offence's left each invited player joins one side or none (CP6); ``x`` have been asked."""
    if state.acted == 0:
        again_asked: i64 = frame.x
    else:
        again_asked = frame.x + 1
        state.barred = 0
    state.acted = 1
    if again_asked >= state.seats:
        return
    seat: i64 = (state.offence + again_asked) % state.seats
    state.goto(ALLYING, again_asked)
    if sides_open(state, seat) != 0:
        state.acted = 0
        state.ask(seat, JOIN)


def sides_open(state: Cosmic, seat: i64) -> i64:
    """The sides that a seat may join, as bits; a side that was negated is not asked again."""
    if is_main(state, seat) or is_banned(state, seat, SILENCED):
        return 0
    mask: i64 = 0
    for side in range(i64(2)):
        if not has(state.barred, side) and may_join(state, seat, side) and can_send(state, seat, side) > 0:
            mask |= bit(side)
    return mask


def can_send(state: Cosmic, seat: i64, side: i64) -> i64:
    """How many tokens a seat could send as an ally of a side."""
    return on_bases(state, seat) - held_back(state, seat, side) + from_warp(state, seat, side)


def may_join(state: Cosmic, seat: i64, side: i64) -> bool:
    """Invited by that side, by Comet 13, or as Parasite (CA5.1, CD3-13, CB-parasite)."""
    if state.comet == EVERYONE_JOINS or has(state.invited[side], seat):
        return True
    if state.invoked[PARASITE] != seat + 1:
        return False
    return not limited(state, state.offence, PARASITE) and not limited(state, state.defence, PARASITE)


def alliance_made(state: Cosmic, frame: Frame) -> None:
    open_window(state, ALLIANCE, state.offence)


def before_cards(state: Cosmic, frame: Frame) -> None:
    state.phase = 7
    open_window(state, BEFORE_CARDS, state.offence)


def check_cards(state: Cosmic, frame: Frame) -> None:
    """Without a challenge card the turn of the offence ends, the defence draws a new hand (CA3.3)."""
    if challenge_cards(state, state.offence) == 0:
        state.reveal()
        state.result = GAVE_UP
        state.goto(RESOLVING)
        return
    if challenge_cards(state, state.defence) == 0:
        new_hand(state, state.defence)


def lay_first(state: Cosmic, frame: Frame) -> None:
    """Who has to lay first and face up: the opponent of Oracle (CB-oracle)."""
    oracle: i64 = state.invoked[ORACLE] - 1
    if oracle >= 0 and is_main(state, oracle) and not immune(state, opponent(state, oracle), ORACLE):
        state.ask(opponent(state, oracle), LAY_CARD, 1)


def lay_rest(state: Cosmic, frame: Frame) -> None:
    """The main players lay their challenge cards face down, at once (CP7)."""
    for side in range(2):
        if state.laid[side] == NO_CARD:
            state.ask(main_player(state, side), LAY_CARD, 0)


def cards_laid(state: Cosmic, frame: Frame) -> None:
    open_window(state, CARDS_LAID, state.offence)


def must_attack(state: Cosmic, seat: i64) -> bool:
    """An upset makes both main players lay an Attack if they can (CB-loser)."""
    return state.invoked[LOSER] != 0 and state.note[LOSER] == 0 and attack_cards(state, seat) > 0


def reveal(state: Cosmic, frame: Frame) -> None:
    """Phase 8: the cards are turned up (CP8); a challenge that was called off has none to compare."""
    if state.result != UNDECIDED:
        state.goto(RESOLVING)
        return
    state.phase = 8
    for side in range(i64(2)):
        turn_up(state, side)
    state.reveal()
    state.tell(CARDS_REVEALED, state.offence, state.laid[OFFENCE], state.laid[DEFENCE])
    open_window(state, REVEALED, state.offence)


def turn_up(state: Cosmic, side: i64) -> None:
    """A laid card is known to all from now on."""
    if state.laid_seen[side] != EVERYBODY:
        state.laid_seen[side] = EVERYBODY
        knowledge.leave_openly(state, state.laid_from[side], state.laid[side])


def decide(state: Cosmic, frame: Frame) -> None:
    """Who has won; unless Chronos sends everybody back to phase 7."""
    if state.replay != 0:
        state.replay = 0
        state.goto(PLAYING_CARDS)
        return
    if state.result == UNDECIDED:
        state.result = judge(state)
    state.phase = 9
    state.tell(DECIDED_EVENT, state.offence, state.result)
    open_window(state, DECIDED, state.offence)


def judge(state: Cosmic) -> i64:
    """The table of results (CR1, CR2, CR3)."""
    attacks: i64 = int(shows_attack(state, OFFENCE)) + int(shows_attack(state, DEFENCE))
    if attacks == 0:
        return DEALT
    if attacks == 1:
        winner: i64 = OFFENCE_WON if shows_attack(state, OFFENCE) else DEFENCE_WON
        return NUMBERS.ask(state, MISMATCH, state.offence, winner)
    for side in range(i64(2)):
        state.totals[side] = total(state, side)
        state.tell(TOTAL_KNOWN, main_player(state, side), state.totals[side])
    return verdict(state)


def announce(state: Cosmic, seat: i64, what: i64, choice: i64) -> None:
    """Say what one is about to do; it can be negated before it is done (CB-negator)."""
    state.push(ANNOUNCING, seat, what, choice)


def let_negate(state: Cosmic, frame: Frame) -> None:
    open_window(state, ACTION, frame.seat, state.depth - 1)


def carry_out(state: Cosmic, frame: Frame) -> None:
    """What was announced and not negated is done."""
    state.acted = 1
    if frame.x == TO_POINT:
        state.target = frame.y
        state.tell(CONE_POINTED, frame.seat, frame.y)
    elif frame.x == TO_INVITE:
        state.invited[side_of(state, frame.seat)] = frame.y
        state.tell(INVITED, frame.seat, frame.y)
    else:
        state.side[frame.seat] = frame.y
        state.tell(JOINED_EVENT, frame.seat, frame.y)
        if can_use(state, frame.seat, MACRON):
            open_window(state, JOINED, frame.seat)


def send_allies(state: Cosmic, frame: Frame) -> None:
    """Who has joined sends 1 to 4 tokens (CA5.1); for Macron it is settled before how many (CB-macron)."""
    if frame.x == TO_JOIN:
        load(state, frame.seat, frame.y, 1, most_sent(state, frame.seat))


def stay_out(state: Cosmic, seat: i64) -> None:
    state.acted = 1
    state.tell(STAYED_OUT, seat)


def give_up_turn(state: Cosmic) -> None:
    """Tokens of a challenge that is not fought go back to bases (CA3.3)."""
    go_home_all(state)
