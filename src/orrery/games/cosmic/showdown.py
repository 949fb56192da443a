"""Phases 7 and 8: challenge cards are laid and turned up, totals compared (CP7, CP8)."""

from mypy_extensions import i64

from orrery.engine.events import EVERYBODY
from orrery.engine.flow import Frame
from orrery.games.cosmic import knowledge, phases
from orrery.games.cosmic.abilities import (
    immune,
)
from orrery.games.cosmic.cards import attack_cards, challenge_cards, new_hand
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.powers import LOSER, ORACLE
from orrery.games.cosmic.keys import CARDS_REVEALED, TOTAL_KNOWN
from orrery.games.cosmic.keys import (
    DECIDED as DECIDED_EVENT,
)
from orrery.games.cosmic.questions import LAY_CARD
from orrery.games.cosmic.roles import (
    is_main,
    main_player,
    opponent,
    shows_attack,
)
from orrery.games.cosmic.state import (
    DEALT,
    DEFENCE,
    DEFENCE_WON,
    GAVE_UP,
    OFFENCE,
    OFFENCE_WON,
    UNDECIDED,
    Cosmic,
)
from orrery.games.cosmic.totals import MISMATCH, NUMBERS, total, verdict
from orrery.games.cosmic.windows import (
    BEFORE_CARDS,
    CARDS_LAID,
    DECIDED,
    REVEALED,
    open_window,
)


def before_cards(state: Cosmic, frame: Frame) -> None:
    state.phase = 7
    open_window(state, BEFORE_CARDS, state.offence)


def check_cards(state: Cosmic, frame: Frame) -> None:
    """Without a challenge card the turn of the offence ends, the defence draws a new hand (CA3.3)."""
    if challenge_cards(state, state.offence) == 0:
        state.reveal()
        state.result = GAVE_UP
        state.goto(phases.RESOLVE)
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
        state.goto(phases.RESOLVE)
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
        state.goto(phases.BEFORE_CARDS)
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
