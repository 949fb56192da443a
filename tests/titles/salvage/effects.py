"""What wrecks do for their owners: the vocabulary, and the table written in it."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.effects import Effect, Effects, Op, either, may
from orrery.engine.keys import Keys
from tests.titles.salvage.keys import CHOOSE, DRAW, EFFECT, FROM_SHOWINGS, FROM_WORKS, SHOW
from tests.titles.salvage.state import Salvage, order, unseen

TRIGGERS: Final = Keys()
ROUND_BEGINS: Final = TRIGGERS.add("round-begins")
WRECK_TAKEN: Final = TRIGGERS.add("wreck-taken")
GAME_ENDS: Final = TRIGGERS.add("game-ends")
ALWAYS: Final = TRIGGERS.add("always")
"""Never wakes: the wreck is looked up by a response, a modifier or a replacement."""

OPS: Final = Keys()
DRAW_CARDS: Final = OPS.add("draw-cards")
SHOW_CARD: Final = OPS.add("show-card")
SCORE: Final = OPS.add("score")


def draw_cards(count: int) -> Op:
    return Op(DRAW_CARDS, count)


def show_card() -> Op:
    return Op(SHOW_CARD)


def score(source: int, points: int) -> Op:
    return Op(SCORE, source, points)


# fmt: off
TABLE: Final[tuple[Effect, ...]] = (
    Effect("hulk",        "T6.1", GAME_ENDS,    score(FROM_WORKS, 2)),
    Effect("refinery",    "T6.2", ROUND_BEGINS, either(draw_cards(1), score(FROM_WORKS, 1))),
    Effect("observatory", "T6.3", ROUND_BEGINS, may(show_card(), score(FROM_SHOWINGS, 2))),
    Effect("depot",       "T6.4", WRECK_TAKEN,  draw_cards(1)),
    Effect("reactor",     "T6.5", ALWAYS),
    Effect("thruster",    "T6.6", ALWAYS),
    Effect("refit",       "T6.7", ALWAYS),
    Effect("insurance",   "T6.8", ALWAYS),
)
# fmt: on

WRECKS: Final[tuple[str, ...]] = tuple(effect.key for effect in TABLE)


@final
class WreckEffects(Effects[Salvage]):
    """What each word of the vocabulary does. What is possible depends on public facts only."""

    def perform(self, state: Salvage, seat: i64, word: i64, a: i64, b: i64, c: i64) -> None:
        if word == DRAW_CARDS:
            state.push(DRAW, seat, a)
        elif word == SHOW_CARD:
            state.ask(seat, SHOW)
        else:
            state.score(seat, a, b)

    def possible(self, state: Salvage, seat: i64, word: i64, a: i64, b: i64, c: i64) -> bool:
        if word == DRAW_CARDS:
            return bag_size(state.bag) + bag_size(state.discards) > 0
        return word != SHOW_CARD or unseen(state, seat) > 0


EFFECTS: Final = WreckEffects(TABLE, len(TRIGGERS), procedure=EFFECT, decision=CHOOSE)


def owns(state: Salvage, seat: int, wreck: int) -> bool:
    return EFFECTS.owns(state.owned, seat, wreck)


def wake_all(state: Salvage, trigger: i64) -> None:
    """Wake the effects of all crews; what is pushed last runs first, so the lead is woken last."""
    for seat in reversed(order(state)):
        EFFECTS.wake(state, state.owned, seat, trigger)
