"""Phases 9 and 10: losses, bases, consolation, rewards, the win, and what comes next."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.flow import Frame
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import (
    close_gain,
    draw_more,
    take_openly,
    take_up_laid,
)
from orrery.games.cosmic.challenge import end_effects, next_offence
from orrery.games.cosmic.consoling import console
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.moons import CHALLENGE_EXTENSION, CHALLENGE_LIMITATION
from orrery.games.cosmic.keys import (
    CARD_DISCARDED,
    CARD_MOVED,
    DEAL,
    FIGHTING,
    FROM_OTHER_VICTORY,
    FROM_SHARED_VICTORY,
    GAME,
    REWARDS,
    THREE_WAY,
    TURN_ENDED,
    WON,
)
from orrery.games.cosmic.kickers import clear_kickers
from orrery.games.cosmic.moons import strike, works
from orrery.games.cosmic.movement import go_home_all, lose_sent, send_back
from orrery.games.cosmic.playing import is_armed
from orrery.games.cosmic.queries import (
    CHALLENGE_OVER,
    CONSOLATION,
    FIGHT_BEGUN,
    FIGHT_LOST,
    MAY_BE_CONSOLED,
    MAY_SHARE,
    PAY_WORTH,
    RETURNS_ASIDE,
    REWARDED,
    SPARED,
    THIRD_PARTY,
    WINNING_BASES,
)
from orrery.games.cosmic.questions import GO_ON, REWARD
from orrery.games.cosmic.results import BOTH_LOST, CALLED_OFF, DEALT, DEFENCE_WON, OFFENCE_WON, RESETTLED
from orrery.games.cosmic.roles import main_player, own_tokens, shows_compromise, used_card
from orrery.games.cosmic.state import DEFENCE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import ENDING, RESOLVED, open_window
from orrery.games.cosmic.tokens import (
    is_moon,
    lose_from,
    open_losses,
    put,
    tokens_at,
    withdraw,
)
from orrery.games.cosmic.totals import is_unpaid

CHALLENGES: Final = 2


def resolve(state: Cosmic, frame: Frame) -> None:
    """Phase 9 by the result (CP9)."""
    state.phase = 9
    if state.result == DEALT:
        begin_deal(state)
    elif state.result in (OFFENCE_WON, DEFENCE_WON, BOTH_LOST):
        state.push(FIGHTING, state.offence)
    elif state.result == RESETTLED:
        land(state)
    else:
        go_home_all(state)


def begin_deal(state: Cosmic) -> None:
    """Of the main players, or with a third who has a part in it."""
    third = state.book.numbers.ask(state, THIRD_PARTY, state.offence, NOBODY)
    if third == NOBODY:
        state.push(DEAL, state.offence)
    else:
        state.push(THREE_WAY, third)


def begin_fight(state: Cosmic, frame: Frame) -> None:
    """First step of a fight that is decided: somebody may have a say in what is lost."""
    state.book.consequences.of(state, FIGHT_BEGUN, state.offence)


def lose_fight(state: Cosmic, frame: Frame) -> None:
    """Second step: the losing tokens are lifted; ``x`` consolation is due."""
    state.goto(SETTLING_FIGHT, consolation_due(state))
    if state.result != OFFENCE_WON:
        lose_side(state, OFFENCE)
    if state.result != DEFENCE_WON:
        lose_side(state, DEFENCE)
    state.book.consequences.of(state, FIGHT_LOST, state.offence)
    open_losses(state)


def lose_side(state: Cosmic, side: i64) -> None:
    """All that a side has in the challenge is lost (CA6.1, CA6.2); what is spared stays or goes home."""
    if side == DEFENCE:
        count: i64 = tokens_at(state, state.target, state.defence) - spared(state, state.defence)
        lose_from(state, state.target, state.defence, count)
    for seat in range(state.seats):
        if state.side[seat] == side or (side == OFFENCE and seat == state.offence):
            lose_sent(state, seat, spared(state, seat))


def spared(state: Cosmic, seat: i64) -> i64:
    """How many of its tokens in a lost fight a seat keeps."""
    return state.book.numbers.ask(state, SPARED, seat, 0)


def consolation_due(state: Cosmic) -> i64:
    """Cards for the main player who lost with a Compromise: one for each token he loses himself (CR2).

    Something may let him take them after an Attack as well, or change their number.
    """
    if state.result not in (OFFENCE_WON, DEFENCE_WON):
        return 0
    side: i64 = DEFENCE if state.result == OFFENCE_WON else OFFENCE
    loser = main_player(state, side)
    if is_unpaid(state, loser):
        return 0
    if not shows_compromise(state, side) and clause_on(state, MAY_BE_CONSOLED, loser) == ALLOWED:
        return 0
    due: i64 = own_tokens(state, side) * state.book.numbers.ask(state, PAY_WORTH, loser, 1)
    return state.book.numbers.ask(state, CONSOLATION, loser, due)


def settle_fight(state: Cosmic, frame: Frame) -> None:
    """Third step: the winners land, or take their tokens back and their rewards."""
    if state.result == OFFENCE_WON:
        land(state)
    elif state.result == DEFENCE_WON:
        pay_defenders(state)


def land(state: Cosmic) -> None:
    """Everybody in the cone lands on the planet, one base each (CA6.1), unless something is against it."""
    for seat in range(state.seats):
        if state.cone[seat] > 0 and clause_on(state, MAY_SHARE, seat) != ALLOWED:
            send_back(state, seat)
        count: i64 = state.cone[seat]
        if count > 0:
            withdraw(state, seat, count)
            put(state, state.target, seat, count)
            if is_moon(state, state.target):
                strike(state, state.target)


def pay_defenders(state: Cosmic) -> None:
    """Defensive allies take their tokens back and one reward for each (CA6.2)."""
    for turn in range(state.seats):
        seat: i64 = (state.offence + state.seats - turn) % state.seats
        count: i64 = state.book.numbers.ask(state, REWARDED, seat, state.guard[seat])
        if count == 0:
            continue
        if clause_on(state, MAY_SHARE, seat) == ALLOWED:
            reward(state, seat, count * state.book.numbers.ask(state, PAY_WORTH, seat, 1))
        send_back(state, seat)


def reward(state: Cosmic, seat: i64, count: i64) -> None:
    """So many rewards, before whatever is under way goes on; none in Ionic Gas (CX-ionic-gas)."""
    if not is_unpaid(state, seat):
        close_gain(state, seat)
        state.push(REWARDS, seat, count)


def reward_next(state: Cosmic, frame: Frame) -> None:
    """A token out of the Warp or a card from the deck, ``x`` times; what can't be given is lost (CA6.6)."""
    if frame.x == 0:
        return
    state.again(frame, frame.x - 1)
    if state.warp[frame.seat] > 0:
        state.ask(frame.seat, REWARD, frame.x)
    else:
        draw_more(state, frame.seat, 1)


def resolved(state: Cosmic, frame: Frame) -> None:
    open_window(state, RESOLVED, state.offence)


def clear_table(state: Cosmic, frame: Frame) -> None:
    """The used challenge cards and kickers are discarded; a card put aside goes back to its owner."""
    for side in range(2):
        if used_card(state, side) != NO_CARD:
            state.discards[state.laid[side]] += 1
            state.tell(CARD_DISCARDED, main_player(state, side), state.laid[side])
        clear_side(state, side)
    clear_kickers(state)
    for seat in range(state.seats):
        if state.aside[seat] != NO_CARD:
            give_back(state, seat, state.aside[seat])
            state.aside[seat] = NO_CARD


def take_back_laid(state: Cosmic) -> None:
    """Laid cards go back to the hands they came from; who has seen one knows where it is."""
    for side in range(i64(2)):
        seat, card = state.laid_from[side], used_card(state, side)
        if card != NO_CARD:
            take_up_laid(state, seat, card, state.laid_seen[side])
        clear_side(state, side)


def give_back(state: Cosmic, seat: i64, card: i64) -> None:
    """A card put aside goes back to the hand, unless something discards it."""
    if state.book.numbers.ask(state, RETURNS_ASIDE, seat, 1) == 0:
        state.discards[card] += 1
        state.tell(CARD_DISCARDED, seat, card)
    else:
        take_openly(state, seat, card)
        state.tell(CARD_MOVED, seat, seat, card)


def clear_side(state: Cosmic, side: i64) -> None:
    state.laid[side] = NO_CARD
    state.laid_from[side] = NOBODY
    state.laid_seen[side] = 0
    state.turned[side] = 0
    state.from_hoard &= ~bit(side)


def check_win(state: Cosmic, frame: Frame) -> None:
    """All who have enough external bases when phase 9 is over win together (CA7.1)."""
    if leaders(state) > 0:
        end_game(state)
        state.finish()
        return
    state.phase = 10
    open_window(state, ENDING, state.offence)


def leaders(state: Cosmic) -> i64:
    """How many players have reached the goal."""
    count: i64 = 0
    for seat in range(state.seats):
        if winning_bases(state, seat) >= state.goal:
            count += 1
    return count


def winning_bases(state: Cosmic, seat: i64) -> i64:
    """The external bases that count for the win."""
    return state.book.numbers.ask(state, WINNING_BASES, seat, state.external[seat])


def end_game(state: Cosmic) -> None:
    """Those who win share it: more bases don't beat fewer, unless the table wants it so (CA7.1)."""
    state.over = 1
    for seat in range(state.seats):
        count = winning_bases(state, seat)
        if count >= state.goal:
            state.tell(WON, seat, min(count, state.external[seat]))
        beyond: i64 = max(0, count - state.external[seat])
        state.score(seat, FROM_OTHER_VICTORY, beyond)
        held_back: i64 = state.external[seat] + beyond - count
        if state.more_wins == 0 and count > state.goal:
            held_back += count - state.goal
        state.score(seat, FROM_SHARED_VICTORY, -held_back)


def win_at_once(state: Cosmic) -> None:
    """The game is over in the middle of a challenge: all that is under way comes to nothing."""
    end_game(state)
    for place in range(state.depth):
        if state.frame(place).procedure != GAME:
            state.void(place)


def go_on(state: Cosmic, frame: Frame) -> None:
    """Another challenge of the same offence, or the next player's turn (CP10, CA6.4).

    Whether it is asked tells if it holds a challenge card, so that is no secret any longer.
    """
    state.reveal()
    state.book.consequences.of(state, CHALLENGE_OVER, state.offence)
    if next_offence(state) != state.turn:
        make_way(state)
    elif state.extra != 0 and most_challenges(state) > 1:
        challenge_again(state)
    elif may_go_on(state):
        state.ask(state.offence, GO_ON)
    else:
        end_turn(state)


def may_go_on(state: Cosmic) -> bool:
    """After a win or a made deal, with a challenge card left, up to two challenges in a turn (CA6.4)."""
    succeeded = state.result in (OFFENCE_WON, DEALT, RESETTLED, CALLED_OFF)
    return succeeded and state.round + 1 < most_challenges(state) and is_armed(state, state.offence)


def most_challenges(state: Cosmic) -> i64:
    """How many challenges the offence has in a turn: two, unless a moon says otherwise (CD2.2)."""
    if len(state.moons) == 0:
        return CHALLENGES
    more: i64 = int(works(state, state.offence, CHALLENGE_EXTENSION))
    return CHALLENGES + more - int(works(state, state.offence, CHALLENGE_LIMITATION))


def make_way(state: Cosmic) -> None:
    """Somebody else's challenge comes in between; the turn stays where it is."""
    end_effects(state)
    state.finish()


def challenge_again(state: Cosmic) -> None:
    """Another challenge of the player whose turn it is."""
    end_effects(state)
    state.round += 1
    state.finish()


def end_turn(state: Cosmic) -> None:
    """The turn passes to the left."""
    end_effects(state)
    state.tell(TURN_ENDED, state.offence)
    state.round = 0
    state.turn = (state.offence + 1) % state.seats
    state.finish()


FIGHT_STEPS: Final = Procedure(begin_fight, lose_fight, settle_fight, console)
SETTLING_FIGHT: Final = FIGHT_STEPS.at(settle_fight)
