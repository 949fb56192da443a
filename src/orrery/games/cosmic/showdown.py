"""Phases 7 and 8: challenge cards are laid and turned up, totals compared (CP7, CP8)."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.events import EVERYBODY
from orrery.engine.flow import Frame
from orrery.games.cosmic import knowledge, phases
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import challenge_cards, new_hand
from orrery.games.cosmic.data.cards import FIRST_EDICT, NO_CARD
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.keys import CARD_DISCARDED, CARDS_REVEALED, TOTAL_KNOWN
from orrery.games.cosmic.keys import (
    DECIDED as DECIDED_EVENT,
)
from orrery.games.cosmic.kickers import show_kickers
from orrery.games.cosmic.playing import cards_to_lay
from orrery.games.cosmic.queries import MAY_BEAT_UNARMED, MAY_LAY_FIRST, MISMATCH, REPLAYED
from orrery.games.cosmic.questions import LAY_CARD
from orrery.games.cosmic.results import DEALT, DEFENCE_WON, GAVE_UP, OFFENCE_WON, UNDECIDED
from orrery.games.cosmic.roles import (
    main_player,
    shows_attack,
    used_card,
)
from orrery.games.cosmic.state import DEFENCE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import (
    BEFORE_CARDS,
    CARDS_LAID,
    DECIDED,
    REVEALED,
    UNCOVERING,
    open_window,
)
from orrery.games.cosmic.totals import total, verdict
from orrery.games.cosmic.uses import forget_copied_use, forget_use


def before_cards(state: Cosmic, frame: Frame) -> None:
    state.phase = 7
    state.replayed_from = state.occasion
    open_window(state, BEFORE_CARDS, state.offence)


def check_cards(state: Cosmic, frame: Frame) -> None:
    """Without a challenge card the turn of the offence ends, the defence draws a new hand (CA3.3).

    A challenge may be decided without cards, and who has no card to lay by what another has done may lose.
    """
    if state.result != UNDECIDED:
        state.goto(phases.DECIDE)
        return
    for side in range(i64(2)):
        seat = main_player(state, side)
        if cards_to_lay(state, seat) == 0 and clause_on(state, MAY_BEAT_UNARMED, seat) != ALLOWED:
            state.reveal()
            state.result = DEFENCE_WON if side == OFFENCE else OFFENCE_WON
            state.goto(phases.DECIDE)
            return
    if not has_any_to_lay(state, state.offence):
        state.reveal()
        state.result = GAVE_UP
        state.goto(phases.RESOLVE)
        return
    if not has_any_to_lay(state, state.defence):
        draw_for_defence(state)


def has_any_to_lay(state: Cosmic, seat: i64) -> bool:
    """A challenge card in the hand, be the seat blinded to it or not, or in an open hoard."""
    return challenge_cards(state, seat) > 0 or cards_to_lay(state, seat) > 0


def draw_for_defence(state: Cosmic) -> None:
    """A new hand, again until it has a challenge card; where none can be drawn there is no challenge."""
    left: i64 = 0
    for kind in range(i64(FIRST_EDICT)):
        left += state.deck[kind] + state.discards[kind]
    if left == 0:
        state.reveal()
        state.result = GAVE_UP
        state.goto(phases.RESOLVE)
    else:
        state.goto(phases.CHECK_CARDS)
        new_hand(state, state.defence)


def lay_first(state: Cosmic, frame: Frame) -> None:
    """A main player may have to lay first and face up."""
    for side in range(i64(2)):
        seat = main_player(state, side)
        if clause_on(state, MAY_LAY_FIRST, seat) != ALLOWED:
            state.ask(seat, LAY_CARD, 1)


def lay_rest(state: Cosmic, frame: Frame) -> None:
    """The main players lay their challenge cards face down, at once (CP7)."""
    for side in range(2):
        if state.laid[side] == NO_CARD:
            state.ask(main_player(state, side), LAY_CARD, 0)


def cards_laid(state: Cosmic, frame: Frame) -> None:
    open_window(state, CARDS_LAID, state.offence)


def uncover(state: Cosmic, frame: Frame) -> None:
    """Phase 8 begins (CP8); a challenge that was called off or given up has no cards to compare."""
    if state.result != UNDECIDED:
        is_lost = state.result in (OFFENCE_WON, DEFENCE_WON)
        state.goto(phases.DECIDE if is_lost else phases.RESOLVE)
        return
    state.phase = 8
    open_window(state, UNCOVERING, NOBODY)


def reveal(state: Cosmic, frame: Frame) -> None:
    """The cards are turned up."""
    for side in range(i64(2)):
        turn_up(state, side)
    show_kickers(state)
    state.reveal()
    state.tell(CARDS_REVEALED, state.offence, state.laid[OFFENCE], state.laid[DEFENCE])
    open_window(state, REVEALED, state.offence)


def turn_up(state: Cosmic, side: i64) -> None:
    """A laid card is known to all from now on."""
    if state.laid_seen[side] != EVERYBODY:
        state.laid_seen[side] = EVERYBODY
        if not has(state.from_hoard, side):
            knowledge.leave_openly(state, state.laid_from[side], state.laid[side])
            knowledge.recall_blind(state, state.laid_from[side])


def show_laid(state: Cosmic, side: i64, viewer: i64) -> None:
    """One player alone looks at a card that lies face down."""
    if not has(state.laid_seen[side], viewer):
        state.laid_seen[side] |= bit(viewer)
        if not has(state.from_hoard, side):
            knowledge.see_laid(state, state.laid_from[side], state.laid[side], viewer)


def put_named(state: Cosmic, side: i64, named: i64) -> None:
    """Instead of the card that a side has laid the named one counts; the real one goes unseen into the deck.

    Nobody has laid what was only named: see :func:`.roles.used_card`.
    """
    if not has(state.from_hoard, side):
        knowledge.leave_unseen(state, state.laid_from[side], state.laid_seen[side])
    state.deck[state.laid[side]] += 1
    state.laid[side] = named
    state.laid_from[side] = NOBODY
    state.from_hoard &= ~bit(side)
    state.laid_seen[side] = EVERYBODY
    state.reveal()


def put_instead(state: Cosmic, side: i64, kind: i64) -> None:
    """A revealed card is discarded, and another kind counts in its place, which nobody has laid."""
    used = used_card(state, side)
    if used != NO_CARD:
        state.discards[used] += 1
        state.tell(CARD_DISCARDED, main_player(state, side), used)
    state.laid[side] = kind
    state.laid_from[side] = NOBODY
    state.from_hoard &= ~bit(side)
    state.turned[side] = 0


def swap_laid(state: Cosmic) -> None:
    """The laid cards change sides; who knows a card still does."""
    state.laid = exchanged(state.laid)
    state.laid_from = exchanged(state.laid_from)
    state.laid_seen = exchanged(state.laid_seen)
    state.turned = exchanged(state.turned)
    if has(state.from_hoard, OFFENCE) != has(state.from_hoard, DEFENCE):
        state.from_hoard ^= bit(OFFENCE) | bit(DEFENCE)


def exchanged(pair: vec[i64]) -> vec[i64]:
    return vec[i64]([pair[DEFENCE], pair[OFFENCE]])


def decide(state: Cosmic, frame: Frame) -> None:
    """Who has won; unless Chronos sends everybody back to phase 7."""
    if state.replay != 0:
        state.replay = 0
        forget_replayed(state)
        state.goto(phases.BEFORE_CARDS)
        return
    if state.result == UNDECIDED:
        state.result = judge(state)
    state.phase = 9
    state.tell(DECIDED_EVENT, state.offence, state.result)
    open_window(state, DECIDED, state.offence)


def forget_replayed(state: Cosmic) -> None:
    """What was used in the phases that are played again can be used, zapped and stopped anew (CB-chronos).

    The power that sends everybody back is used up; flares and cards that were spent don't come back.
    """
    for power in range(i64(POWERS)):
        if state.stamp[power] > state.replayed_from and not state.book.traits[power].turns_back:
            forget_use(state, power)
    if state.copy_stamp > state.replayed_from and not state.book.traits[state.copied].turns_back:
        forget_copied_use(state)
    state.book.consequences.of(state, REPLAYED, state.offence)


def judge(state: Cosmic) -> i64:
    """The table of results (CR1, CR2, CR3)."""
    attacks: i64 = int(shows_attack(state, OFFENCE)) + int(shows_attack(state, DEFENCE))
    if attacks == 0:
        return DEALT
    if attacks == 1:
        winner: i64 = OFFENCE_WON if shows_attack(state, OFFENCE) else DEFENCE_WON
        return state.book.numbers.ask(state, MISMATCH, state.offence, winner)
    for side in range(i64(2)):
        state.totals[side] = total(state, side)
        state.tell(TOTAL_KNOWN, main_player(state, side), state.totals[side])
    return verdict(state)
