"""Which clause of Cosmic Encounter is behind an event, and behind a source of points."""

from collections.abc import Callable
from typing import Final

from orrery.engine.events import UNDONE, Event
from orrery.games.cosmic.data.cards import COMPROMISE
from orrery.games.cosmic.data.destiny import FIRST_SPECIAL, SPECIAL_NUMBERS, WILD
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.keys import EVENTS
from orrery.games.cosmic.results import OFFENCE_WON, RESULTS
from orrery.games.cosmic.state import NOBODY
from orrery.games.cosmic.tables import BOOK, WINDOWS
from orrery.games.cosmic.tokens import OFF_BASE
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.events import reason_of

# fmt: off
EVENT_CLAUSES: Final[dict[str, str]] = {
    "power-dealt": "CA2.3", "power-shown": "CA2.3", "challenge-began": "CP0", "regrouped": "CP1",
    "destiny-flipped": "CP2", "comet-came": "CD3.3", "defender-named": "CP2", "cone-pointed": "CP3",
    "tokens-loaded": "CP3", "invited": "CP4", "joined": "CP6", "stayed-out": "CP6", "card-laid": "CP7",
    "cards-revealed": "CP8", "total-known": "CR1", "decided": "CR1", "tokens-lost": "CP9",
    "tokens-returned": "CA6.6", "base-landed": "CP9", "reward-taken": "CA6.2", "consolation-taken": "CR2",
    "deal-offered": "CR3", "deal-made": "CR3", "deal-failed": "CR3", "card-drawn": "CA2.8",
    "hand-shown": "CP0", "card-discarded": "CP9", "card-moved": "CP9", "cards-swapped": "CB-sorcerer",
    "card-hoarded": "CB-miser", "hoard-shown": "CB-miser",
    "kicker-laid": "CD4.1", "kicker-shown": "CD4.1",
    "cards-blinded": "CB-laser", "put-beside": "CCon-ancients",
    "tokens-captured": "CB-fungus", "captives-warped": "CG18", "tokens-gone": "CS-masochist",
    "moon-landed": "CD2.1", "moon-shown": "CD2.1", "moon-hidden": "CD2.1",
    "lucre-earned": "CD1", "lucre-spent": "CD1", "lucre-given": "CR3",
    "card-named": "CG24", "card-shown": "CW-visionary", "question-answered": "CB-seeker",
    "played": "CA3.2", "power-used": "CA3.2", "cancelled": "CA3.2", "suppressed": "CA3.2",
    "restored": "C3.7a", "power-lost": "CA7.2", "power-back": "CA7.2", "power-changed": "CD6.1",
    "power-copied": "CB-insect", "power-lent": "CW-philanthropist",
    "drew-new-hand": "CP0", "reshuffled": "CA2.8", "negated": "CB-negator", "called-off": "CS-oracle",
    "turn-ended": "CP10", "won": "CA7.1", "stage-moved": "CB-pentaform",
}
SOURCE_CLAUSES: Final[dict[str, str]] = dict.fromkeys(("bases", "shared-victory", "other-victory"), "CA7.1")
RESULT_CLAUSES: Final[dict[str, str]] = {
    "undecided": "CP8", "offence-won": "CR1", "defence-won": "CR1", "both-lost": "CW-loser", "dealt": "CR3",
    "deal-broke": "CR3", "called-off": "CS-oracle", "gave-up": "CA3.3", "resettled": "CA4.3",
}
LOSS_CLAUSES: Final[dict[str, str]] = {
    "offence-won": "CA6.1", "defence-won": "CA6.2", "both-lost": "CW-loser", "deal-broke": "CR3",
}
"""Tokens that are lost while a challenge is resolved."""
# fmt: on
OUT_CLAUSES: Final = dict(zip(BOOK.outs.names, BOOK.outs.clauses))
AGAINST_A_COMPROMISE: Final = "CR2"
SECOND_CHALLENGE: Final = "CA6.4"
WHO_BEGINS: Final = "CA2.6"
OF_ANOTHER, ANY_OTHER, ONES_OWN = "CA4.1", "CA4.2", "CA4.3"
LOADED_CLAUSES: Final = ("CP3", "CA5.1", "CR3")
"""By where the tokens go: into the cone, to the defence, or to a base of a deal."""
RESOLVE: Final = 9
SWALLOWED: Final = "CB-void"
"""Why tokens leave the game in phase 9."""
BY_A_MOON: Final = "CD2.2"

Reason = Callable[[CosmicView, Event], str]


def reason(view: CosmicView, event: Event) -> str:
    """The clause behind an event, as far as the listener may know what it was."""
    if event.kind == UNDONE:
        return ""
    key = EVENTS[event.kind]
    return (REASONS[key](view, event) if key in REASONS else "") or EVENT_CLAUSES[key]


def _response(view: CosmicView, event: Event) -> str:
    """What a card or power says of itself."""
    known = 0 <= event.a < len(WINDOWS.plays)
    return WINDOWS.plays[event.a].clause if known else ""


def _destiny(view: CosmicView, event: Event) -> str:
    if event.seat == NOBODY:
        return WHO_BEGINS
    if event.a >= FIRST_SPECIAL:
        return _special(view, event)
    if event.a == WILD:
        return ANY_OTHER
    return ONES_OWN if event.a == event.seat else OF_ANOTHER


def _special(view: CosmicView, event: Event) -> str:
    return f"CD3-{SPECIAL_NUMBERS[event.a]}"


def _decided(view: CosmicView, event: Event) -> str:
    won = RESULTS[event.a] in ("offence-won", "defence-won")
    return AGAINST_A_COMPROMISE if won and COMPROMISE in view.laid else RESULT_CLAUSES[RESULTS[event.a]]


def _lost(view: CosmicView, event: Event) -> str:
    return LOSS_CLAUSES.get(RESULTS[view.result], "") if view.phase == RESOLVE else ""


def _landed(view: CosmicView, event: Event) -> str:
    return LOSS_CLAUSES["offence-won"] if view.phase == RESOLVE and view.result == OFFENCE_WON else ""


def _gone(view: CosmicView, event: Event) -> str:
    """Off a base only a moon takes tokens; in phase 9 Void does."""
    if event.b == OFF_BASE:
        return BY_A_MOON
    return SWALLOWED if view.phase == RESOLVE else ""


def _invited(view: CosmicView, event: Event) -> str:
    return "CP5" if event.seat == view.defence else "CP4"


def _new_hand(view: CosmicView, event: Event) -> str:
    return "CP3" if event.seat == view.defence else "CP0"


REASONS: Final[dict[str, Reason]] = {
    "challenge-began": lambda view, event: SECOND_CHALLENGE if event.a > 0 else "",
    "destiny-flipped": _destiny,
    "comet-came": _special,
    "tokens-gone": _gone,
    "tokens-loaded": lambda view, event: LOADED_CLAUSES[event.b],
    "invited": _invited,
    "decided": _decided,
    "tokens-lost": _lost,
    "base-landed": _landed,
    "hand-shown": _new_hand,
    "drew-new-hand": _new_hand,
    "played": _response,
    "power-used": _response,
    "suppressed": lambda view, event: OUT_CLAUSES[reason_of(event.b)],
    "power-changed": lambda view, event: "CB-reincarnator" if event.a == NO_POWER else "",
}
"""Events whose facts, or the position after them, tell more than their kind."""
