"""Laser: its opponent can't play some cards (CB-laser)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.cards import blind_to, discard, show_blind
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND, OPTIONAL
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.playing import cards_to_play
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_BEAT_UNARMED, MAY_BLIND, MAY_LAY, MAY_PLAY
from orrery.games.cosmic.questions import CHOOSE_CARD
from orrery.games.cosmic.roles import in_challenge, is_ally, is_main, main_player, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import ALLIANCE, OFFENCE_INVITES
from orrery.games.cosmic.uses import invoke

LASER: Final = number_of("laser")
DAZZLED: Final = Own("dazzled", FOR_CHALLENGE, BY_SEAT)
"""1 for a player whom the Wild has blinded."""

BLINDED: Final = 0
"""``y`` of a use after the cards were blinded; it answers nothing, so ``y`` is free."""
MOST_DISCARDED: Final = 3


def victim_of(state: Cosmic, seat: i64) -> i64:
    """The opponent; of an ally the main player of the other side."""
    return opponent(state, seat) if is_main(state, seat) else main_player(state, 1 - state.side[seat])


def has_to_blind(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player in phase 4; with the Super an ally when all allies have joined (CS-laser)."""
    if window.x == OFFENCE_INVITES:
        return is_main(state, seat) and can_hit(state, seat)
    return is_ally(state, seat) and state.supers[LASER] != 0 and can_hit(state, seat)


def can_hit(state: Cosmic, seat: i64) -> bool:
    rival = victim_of(state, seat)
    return in_challenge(state, seat) > 0 and state.sizes[rival] > 0 and not immune(state, rival, LASER)


def shine(state: Cosmic, frame: Frame) -> None:
    """As many cards as Laser has tokens in the challenge; with its Pro it looks at them then."""
    rival = victim_of(state, frame.seat)
    if frame.y == BLINDED:
        if boosted(state, frame.seat, LASER):
            show_blind(state, rival, frame.seat)
    elif not immune(state, rival, LASER):
        invoke(state, frame.seat, LASER)
        state.again(frame, frame.x, BLINDED, NO_TARGET)
        blind_to(state, rival, in_challenge(state, frame.seat))


def can_join_in(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_ally(state, seat)


def join_in(state: Cosmic, frame: Frame) -> None:
    state.supers[LASER] = 1


def has_cards(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player with another card than the flare; the opponent has one too."""
    return is_main(state, seat) and state.sizes[seat] > 1 and state.sizes[opponent(state, seat)] > 0


def flash(state: Cosmic, frame: Frame) -> None:
    """One card after the other is discarded, ``y`` so far; then as many are blinded."""
    done: i64 = max(0, frame.y)
    if frame.z != NO_TARGET:
        discard(state, frame.seat, frame.z)
        done += 1
    is_over = frame.y != NO_SUBJECT and frame.z == PASS
    if is_over or done == MOST_DISCARDED or state.sizes[frame.seat] == 0:
        rival = opponent(state, frame.seat)
        DAZZLED.put(state, 1, rival)
        blind_to(state, rival, done)
        return
    state.again(frame, frame.x, done, NO_TARGET)
    source: i64 = FROM_HAND if done == 0 else FROM_HAND + OPTIONAL
    state.ask(frame.seat, CHOOSE_CARD, frame.x, source, ALL_TYPES)


def keeps_blind(state: Cosmic, seat: int, *_: int) -> str:
    """The Wild until the challenge ends, the power as long as it is not stopped (C3.4h)."""
    if DAZZLED.get(state, seat) != 0:
        return "CW-laser"
    for user in range(state.seats):
        if works_for(state, user, LASER) and victim_of(state, user) == seat:
            return "CB-laser"
    return ALLOWED


def against_blind_card(state: Cosmic, seat: int, kind: int, _: int) -> str:
    if state.blinded[seat] == 0 or cards_to_play(state, seat, kind) > 0:
        return ALLOWED
    return keeps_blind(state, seat)


def beats_blinded(state: Cosmic, seat: int, *_: int) -> str:
    return keeps_blind(state, seat) if state.blinded[seat] > 0 else ALLOWED


POWER: Final = Power(
    "laser",
    Traits(350),
    plays=(
        use(LASER, (OFFENCE_INVITES, ALLIANCE), MUST, has_to_blind, shine),
        wild(LASER, (OFFENCE_INVITES,), has_cards, flash),
        super_(LASER, (ALLIANCE,), can_join_in, join_in),
    ),
    rulings=(
        Ruling(MAY_BLIND, keeps_blind),
        Ruling(MAY_PLAY, against_blind_card),
        Ruling(MAY_LAY, against_blind_card),
        Ruling(MAY_BEAT_UNARMED, beats_blinded),
    ),
    facts=(DAZZLED,),
)
