"""Siren: it draws a challenge to one of its own planets (CB-siren)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, lowest_bit
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.advice import fullest_base
from orrery.games.cosmic.cards import hand_openly
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.deals import set_up_base
from orrery.games.cosmic.destiny import has_base_in, planets_of_defence
from orrery.games.cosmic.hands import ALL_TYPES, NAMED
from orrery.games.cosmic.keys import CONE_POINTED
from orrery.games.cosmic.new_defence import change_defence
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, always, rule, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import DREW, TARGETS
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_PLACE
from orrery.games.cosmic.results import DEFENCE_WON
from orrery.games.cosmic.roles import allies, is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, Cosmic
from orrery.games.cosmic.timing import ALLIANCE, AT_ANY_TIME, DECIDED, DESTINY, RESOLVED
from orrery.games.cosmic.tokens import has_base, on_bases, owner_of, places
from orrery.games.cosmic.uses import invoke

SIREN: Final = number_of("siren")
PLANET: Final = Own("planet")
"""The planet to which it has drawn the challenge, plus one."""
SETTLED: Final = Own("settled", by=BY_SEAT)
"""1 for whoever has set up the base that the win brings, or could not, or did not want to."""
WANTED: Final = Own("wanted", FOR_CHALLENGE, BY_SEAT)
"""The kind of card, plus one, that a Wild lures to its player."""

CHOOSING: Final = -2
"""``y`` of a use while the planet is chosen."""
POINTING_PHASE: Final = 3
"""Until then the offence points the cone itself, at the only planet that is open."""
LIKELY: Final = CARD_NAMES.index("attack-15")
"""High, and there are four of it."""


def can_draw(state: Cosmic, seat: int, window: Frame) -> bool:
    """Neither offence nor defence, with a base in the system of the defence; the offence has no Con."""
    if is_main(state, seat) or immune(state, state.offence, SIREN):
        return False
    return has_base_in(state, seat, state.defence)


def can_draw_late(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, SIREN) and can_draw(state, seat, window)


def draw_challenge(state: Cosmic, frame: Frame) -> None:
    """Nothing is chosen if a Con came in answer."""
    if frame.y == CHOOSING:
        become_defence(state, frame.seat, frame.z)
    elif not immune(state, state.offence, SIREN):
        state.again(frame, frame.x, CHOOSING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, planets_of_defence(state, frame.seat, 0))


def become_defence(state: Cosmic, seat: i64, place: i64) -> None:
    PLANET.put_of(state, seat, place + 1)
    invoke(state, seat, SIREN)
    if state.phase > POINTING_PHASE:
        state.target = place
        state.tell(CONE_POINTED, state.offence, place)
    change_defence(state, seat)


def has_drawn(state: Cosmic, seat: i64) -> bool:
    """Whether a seat defends itself in a challenge that it has drawn."""
    return seat == state.defence and works_for(state, seat, SIREN) and PLANET.of(state, seat) != 0


def is_drawn(state: Cosmic, offence: int) -> bool:
    return has_drawn(state, state.defence)


def where_it_sings(state: Cosmic, offence: int, value: int) -> int:
    return bit(PLANET.of(state, state.defence) - 1)


def has_won_drawn(state: Cosmic) -> bool:
    return state.result == DEFENCE_WON and has_drawn(state, state.defence)


def open_to(state: Cosmic, seat: i64) -> i64:
    """The planets of the offence where a seat can set up a base, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if owner_of(state, place) == state.offence and not has_base(state, place, seat):
            mask |= bit(place)
    return mask if on_bases(state, seat) > 0 else 0


def is_due(state: Cosmic, seat: int, window: Frame) -> bool:
    """Siren has won and gets a base."""
    if seat != state.defence or not has_won_drawn(state):
        return False
    return SETTLED.of(state, seat, seat) == 0 and open_to(state, seat) != 0


def settle(state: Cosmic, frame: Frame) -> None:
    """On a planet of the offence that the settler names; an ally may pass."""
    siren: i64 = state.defence
    if SETTLED.of(state, siren, frame.seat) == 0:
        SETTLED.put_of(state, siren, 1, frame.seat)
        again(state, frame, NO_TARGET)
        may_pass: i64 = 0 if frame.seat == siren else 1
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, open_to(state, frame.seat), may_pass)
    elif frame.z != PASS:
        set_up_base(state, frame.seat, frame.z)


def is_due_to_ally(state: Cosmic, seat: int, window: Frame) -> bool:
    """The same for an ally of Siren, by the Super."""
    if state.supers[SIREN] == 0 or not has_won_drawn(state) or allies(state, DEFENCE) & bit(seat) == 0:
        return False
    return SETTLED.of(state, state.defence, seat) == 0 and open_to(state, seat) != 0


def can_share(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.defence and has_won_drawn(state) and allies(state, DEFENCE) != 0


def share(state: Cosmic, frame: Frame) -> None:
    state.supers[SIREN] = 1


def lure(state: Cosmic, frame: Frame) -> None:
    """The card is named when the flare has been answered (CG27)."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, NAMED, ALL_TYPES)
    else:
        WANTED.put(state, frame.z + 1, frame.seat)
        state.wilds[SIREN] |= bit(frame.seat)


def follow_lure(state: Cosmic, seat: int, kind: int, _: int) -> None:
    """A card that was just drawn goes to the one who has named it; the Wild has done its work."""
    if state.wilds[SIREN] == 0:
        return
    lurer: i64 = lowest_bit(state.wilds[SIREN])
    if lurer != seat and WANTED.get(state, lurer) == kind + 1:
        WANTED.put(state, 0, lurer)
        state.wilds[SIREN] &= ~bit(lurer)
        state.gained[seat] -= 1
        hand_openly(state, seat, lurer, kind)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """It sings where most of its tokens stand, and names a card that is worth having and likely to come."""
    if ask.decision == CHOOSE_PLACE and state.frame(state.depth - 1).y == CHOOSING:
        return fullest_base(state, ask.seat, options)
    if ask.decision == CHOOSE_PLACE:
        return options.get(options.count - 1)
    return LIKELY if ask.decision == CHOOSE_CARD else NO_ADVICE


POWER: Final = Power(
    "siren",
    Traits(350, needs_allies=True),
    plays=(
        use(SIREN, (DESTINY,), MAY, can_draw, draw_challenge),
        use(SIREN, (ALLIANCE,), MAY, can_draw_late, draw_challenge, "later", "CPro-siren"),
        rule("siren-settles", "CB-siren", (RESOLVED,), is_due, settle),
        rule("guests-of-siren-settle", "CS-siren", (RESOLVED,), is_due_to_ally, settle),
        wild(SIREN, AT_ANY_TIME, always, lure),
        super_(SIREN, (DECIDED,), can_share, share),
    ),
    modifiers=(Modifier("siren", "CB-siren", TARGETS, REPLACE, is_drawn, where_it_sings),),
    consequences=(Consequence(DREW, follow_lure),),
    facts=(PLANET, SETTLED, WANTED),
    choose=choose,
)
