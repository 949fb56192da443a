"""Reinforcements: after the reveal main players and allies add to either total (CD5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY
from orrery.games.cosmic.data.cards import CARD_NAMES, FIRST_FLARE, FIRST_REINFORCEMENT, PRINTED
from orrery.games.cosmic.plays import FREE, REINFORCE, Do, Playable
from orrery.games.cosmic.queries import BONUS, REINFORCED, TOTAL
from orrery.games.cosmic.results import UNDECIDED
from orrery.games.cosmic.roles import both_attack, is_involved, side_of
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, OFFENCE, SIDES, Cosmic
from orrery.games.cosmic.timing import REINFORCING, open_window


def bring_reinforcements(state: Cosmic) -> None:
    """The game is played with reinforcements; none was played yet."""
    state.with_reinforcements = 1
    state.reinforced = vec[i64]([0, 0])


def reinforce(state: Cosmic, frame: Frame) -> None:
    """Everybody who takes part is asked, again until all pass in a row; not beside a Compromise (CD5.1)."""
    if len(state.reinforced) == 0 or state.replay != 0 or state.result != UNDECIDED:
        return
    if both_attack(state):
        open_window(state, REINFORCING, state.offence)


def forget_reinforcements(state: Cosmic) -> None:
    for side in range(len(state.reinforced)):
        state.reinforced[side] = 0


def takes_part(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_involved(state, seat)


def of_side(state: Cosmic, side: i64) -> i64:
    """By how much a side is reinforced."""
    return state.reinforced[side] if len(state.reinforced) > 0 and side != NO_SIDE else 0


def play_for_offence(state: Cosmic, frame: Frame) -> None:
    state.reinforced[OFFENCE] += number_on(state, frame)


def play_for_defence(state: Cosmic, frame: Frame) -> None:
    state.reinforced[DEFENCE] += number_on(state, frame)


def number_on(state: Cosmic, frame: Frame) -> i64:
    return PRINTED[state.book.plays.kinds[frame.x]]


def is_reinforced(state: Cosmic, seat: int) -> bool:
    return of_side(state, side_of(state, seat)) > 0


def add_reinforcements(state: Cosmic, seat: int, value: int) -> int:
    return value + state.book.numbers.ask(state, REINFORCED, seat, of_side(state, side_of(state, seat)))


def play_of(kind: int, side: int, do: Do) -> Playable:
    """One of the two ways to play a reinforcement."""
    key = f"{CARD_NAMES[kind]}-{SIDES[side]}"
    return Playable(key, "CD5.1", (REINFORCING,), MAY, takes_part, do, REINFORCE, kind=kind, often=FREE)


PLAYS: Final[tuple[Playable, ...]] = tuple(
    play_of(kind, side, do)
    for kind in range(FIRST_REINFORCEMENT, FIRST_FLARE)
    for side, do in ((OFFENCE, play_for_offence), (DEFENCE, play_for_defence))
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("reinforcements", "CD5.2", TOTAL, BONUS, is_reinforced, add_reinforcements),
)
