"""Which challenge card is laid (CP7)."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import Decision, Refusal
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import Ask, Choices
from orrery.games.cosmic.cards import held, is_challenge, lay_secretly
from orrery.games.cosmic.data.cards import COMPROMISE, FIRST_EDICT, KINDS, NO_CARD
from orrery.games.cosmic.data.powers import CHRONOS
from orrery.games.cosmic.decisions.refusals import own_cards, refuse_rest
from orrery.games.cosmic.keys import CARD_LAID
from orrery.games.cosmic.powers.oracle import look_at_rest
from orrery.games.cosmic.roles import side_of
from orrery.games.cosmic.showdown import must_attack, turn_up
from orrery.games.cosmic.state import Cosmic


@final
class LayCard(Decision[Cosmic]):
    """A challenge card, face down; face up if ``x`` is 1 (CB-oracle), or if it is forced (CS-chronos)."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        repeated = forced_card(state, ask.seat)
        if repeated != NO_CARD:
            out.add(repeated)
            return
        end: i64 = COMPROMISE if must_attack(state, ask.seat) else FIRST_EDICT
        for kind in range(end):
            if held(state, ask.seat, kind) > 0:
                out.add(kind)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        side = side_of(state, ask.seat)
        openly = ask.x == 1 or forced_card(state, ask.seat) != NO_CARD
        lay_secretly(state, ask.seat, choice)
        state.laid[side] = choice
        state.laid_from[side] = ask.seat
        state.laid_seen[side] = bit(ask.seat)
        state.tell(CARD_LAID, ask.seat, choice, to=EVERYBODY if openly else audience(ask.seat))
        if openly:
            turn_up(state, side)
            state.reveal()
            look_at_rest(state, ask.seat)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """A challenge card that has to give way to another, or a card of another type."""
        forced = "CS-chronos" if forced_card(state, ask.seat) != NO_CARD else "CB-loser"
        own = own_cards(state, ask.seat)
        return refuse_rest(self, state, ask, {kind: forced if is_challenge(kind) else "CP7" for kind in own})


def forced_card(state: Cosmic, seat: i64) -> i64:
    """The card that the Super of Chronos makes a main player lay again, or ``NO_CARD``."""
    if state.note[CHRONOS] == 0 or state.invoked[CHRONOS] == seat + 1:
        return NO_CARD
    kind: i64 = state.note[CHRONOS] - 1
    return kind if held(state, seat, kind) > 0 else NO_CARD
