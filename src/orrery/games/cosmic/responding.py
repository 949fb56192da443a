"""Who can respond with what: the timing chart put to work on all powers, flares, edicts and Pulsars."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import PASS, Choices, Frame
from orrery.engine.windows import MAY, MUST, Windows
from orrery.games.cosmic.abilities import (
    NO_CARD_LEFT,
    NO_FLARES,
    NO_SUPERS,
    NO_WILDS,
    ONE_CARD_LEFT,
    SILENCED,
    STOPPER,
    ban,
    can_use,
    end_bought_use,
    has_hidden_power,
    home_bases,
    is_banned,
    lacks_homes,
    may_play,
    unveil,
)
from orrery.games.cosmic.cards import discard, hand_openly, held, show_card
from orrery.games.cosmic.data.cards import FIRST_EDICT, KINDS
from orrery.games.cosmic.data.powers import NEGATOR, POWERS
from orrery.games.cosmic.keys import PLAYED as PLAYED_EVENT
from orrery.games.cosmic.keys import POWER_USED, RESPONSE, WINDOW
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.reactions import (
    AFTERWARDS,
    BY_STYLE,
    CON,
    EACH,
    EDICT,
    FLARES_MAYFAIR,
    FLARES_MODERN,
    ONCE,
    POWER_USE,
    PRO,
    RETAIN,
    RULE,
    SHIELD,
    STOP,
    SUPER,
    TO_OWNER,
    WILD,
    Reaction,
)
from orrery.games.cosmic.roles import priority
from orrery.games.cosmic.state import INSANE, NOBODY, Cosmic
from orrery.games.cosmic.tables import REACTIONS
from orrery.games.cosmic.windows import (
    CHART,
    EVERYBODY_ASKED,
    NEGATORS_ASKED,
    PLAYED,
    POINTS,
    show_duties,
)

LAST_WINDOW: Final = 65536
"""In ``played`` of a flare the window in which it was last played counts so much: once in each (CA8.2)."""


@final
class CosmicWindows(Windows[Cosmic]):
    """The responses of a seat are found through its cards and powers, not by trying all of them."""

    def __init__(self, reactions: tuple[Reaction, ...]) -> None:
        super().__init__(reactions, POINTS, window=WINDOW, response=RESPONSE, poll=RESPOND)
        self.reactions = reactions
        self.by_card: list[list[int]] = [[] for _ in range(POINTS * KINDS)]
        self.by_power: list[list[int]] = [[] for _ in range(POINTS * POWERS)]
        self.by_rule: list[list[int]] = [[] for _ in range(POINTS)]
        self.duties = [[] for _ in range(POINTS)]
        for index, reaction in enumerate(reactions):
            self._enter(index, reaction)

    def _enter(self, index: int, reaction: Reaction) -> None:
        for point in reaction.points:
            if reaction.duty == MUST:
                self.duties[point].append(index)
            elif reaction.how == POWER_USE:
                self.by_power[point * POWERS + reaction.power].append(index)
            elif reaction.how == RULE:
                self.by_rule[point].append(index)
            else:
                self.by_card[point * KINDS + reaction.kind].append(index)

    def order(self, state: Cosmic) -> list[int]:
        return priority(state)

    def stamp(self, state: Cosmic) -> i64:
        """For answers to an announcement; all other windows are opened by :func:`open_window`."""
        show_duties(state, PLAYED)
        state.occasion += 1
        return state.occasion

    def might_respond(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        """By hand sizes and face-up powers, which everybody sees (CA3.2)."""
        asked = CHART[frame.x].asked
        if asked == NEGATORS_ASKED:
            return seat != frame.seat and (has(state.users[NEGATOR], seat) or has_hidden_power(state, seat))
        if asked != EVERYBODY_ASKED and seat != frame.seat:
            return False
        if state.sizes[seat] > 0 or self._has_power_for(state, seat, frame.x):
            return True
        return self._has_rule_for(state, seat, frame)

    def _has_rule_for(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        for response in self.by_rule[frame.x]:
            if self.usable(state, seat, response, frame):
                return True
        return False

    def _has_power_for(self, state: Cosmic, seat: i64, point: i64) -> bool:
        for power in range(i64(POWERS)):
            if has(state.users[power], seat) and self.by_power[point * POWERS + power]:
                return True
        return has_hidden_power(state, seat)

    def offer(self, state: Cosmic, seat: i64, frame: Frame, out: Choices) -> None:
        """Passing comes first, unless Insanity forbids it (CX-insanity)."""
        if state.mood != INSANE or not self.is_forced(state, seat, frame):
            out.add(PASS)
        self._offer_of(state, seat, frame, self.by_rule[frame.x], out)
        if state.sizes[seat] > 0:
            for kind in range(i64(FIRST_EDICT), i64(KINDS)):
                if state.hands[seat * KINDS + kind] > 0:
                    self._offer_of(state, seat, frame, self.by_card[frame.x * KINDS + kind], out)
        for power in range(i64(POWERS)):
            if has(state.users[power], seat):
                self._offer_of(state, seat, frame, self.by_power[frame.x * POWERS + power], out)

    def _offer_of(self, state: Cosmic, seat: i64, frame: Frame, row: list[int], out: Choices) -> None:
        for response in row:
            if self.usable(state, seat, response, frame):
                out.add(response)

    def is_forced(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        """Whether a seat holds a card that Insanity makes it play: one that is not lost by it (C3.1m)."""
        for kind in range(i64(FIRST_EDICT), i64(KINDS)):
            if state.hands[seat * KINDS + kind] > 0:
                for response in self.by_card[frame.x * KINDS + kind]:
                    how = self.reactions[response].how
                    if how not in (STOP, SHIELD, RETAIN) and self.usable(state, seat, response, frame):
                        return True
        return False

    def holds(self, state: Cosmic, seat: i64, response: i64, frame: Frame) -> bool:
        reaction = self.reactions[response]
        how = reaction.how
        if how == RULE:
            return True
        if how == POWER_USE:
            return self._holds_power(state, seat, reaction, frame)
        if how == RETAIN:
            return holds_retain(state, seat, reaction.kind, reaction.power)
        if held(state, seat, reaction.kind) == 0 or not may_play(state, seat, reaction.kind):
            return False
        if how == EDICT:
            return True
        if how == WILD or how == SUPER:
            return holds_flare(state, seat, reaction, frame)
        return holds_pulsar(state, seat, reaction)

    def _holds_power(self, state: Cosmic, seat: i64, reaction: Reaction, frame: Frame) -> bool:
        power = reaction.power
        if reaction.often == ONCE and state.used[power] > 0:
            return False
        if reaction.often == EACH and state.stamp[power] == frame.z:
            return False
        if reaction.duty == MAY and is_banned(state, seat, SILENCED):
            return False
        return can_use(state, seat, power)

    def pay(self, state: Cosmic, seat: i64, response: i64) -> None:
        reaction = self.reactions[response]
        how = reaction.how
        if how == RULE:
            return
        state.tell(POWER_USED if how == POWER_USE else PLAYED_EVENT, seat, response)
        if how == POWER_USE:
            state.used[reaction.power] += 1
            state.stamp[reaction.power] = state.frame(state.depth - 2).z
            unveil(state, reaction.power)
            end_bought_use(state, reaction.power)
            return
        if how == WILD or how == SUPER:
            pay_flare(state, seat, reaction)
        elif how == EDICT or how == STOP or how == SHIELD:
            spend(state, seat, reaction.kind)
        else:
            show_card(state, seat, reaction.kind)
            state.played[reaction.kind] |= 0 if how == RETAIN else bit(seat)
        if how == PRO or how == RETAIN or how == SHIELD:
            unveil(state, reaction.power)
        if how != RETAIN and is_banned(state, seat, ONE_CARD_LEFT):
            ban(state, seat, NO_CARD_LEFT)


def holds_flare(state: Cosmic, seat: i64, reaction: Reaction, window: Frame) -> bool:
    """Super for the one who has the power and can use it now, Wild for all others (CA8.1)."""
    before = state.played[reaction.kind]
    if before // LAST_WINDOW == window.z or (reaction.often == ONCE and has(before, seat)):
        return False
    if has(before, seat + STOPPER):
        return False
    own = state.owner[reaction.power] == seat and can_use(state, seat, reaction.power)
    if reaction.how == SUPER:
        return own and not is_banned(state, seat, NO_SUPERS)
    return not own and not is_banned(state, seat, NO_WILDS)


def holds_pulsar(state: Cosmic, seat: i64, reaction: Reaction) -> bool:
    """Con and stop with another's Pulsar, pro and shield with one's own (C3.3a, C3.5a); none is dead."""
    power = reaction.power
    how = reaction.how
    own = state.owner[power] == seat
    if state.users[power] == 0 or own != (how == PRO or how == SHIELD):
        return False
    if how == STOP:
        return not has(state.played[reaction.kind], seat + STOPPER)
    if how == SHIELD:
        return not lacks_homes(state, seat, power) and not has(state.played[reaction.kind], seat + STOPPER)
    if has(state.played[reaction.kind], seat):
        return False
    return how == CON or (can_use(state, seat, power) and home_bases(state, seat) >= state.limit)


def holds_retain(state: Cosmic, seat: i64, kind: i64, power: i64) -> bool:
    """The owner shows the Pulsar when home bases are missing; nothing that bars plays reaches it (C3.6f)."""
    return (
        held(state, seat, kind) > 0
        and state.owner[power] == seat
        and state.retained[power] == 0
        and lacks_homes(state, seat, power)
    )


def spend(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card is played and discarded; what was discarded in this challenge is remembered."""
    discard(state, seat, kind)
    state.discarded[seat * KINDS + kind] += 1


def pay_flare(state: Cosmic, seat: i64, reaction: Reaction) -> None:
    """Where a flare goes that is played: as it says itself, or else by the style (CA8.2, CA8.3)."""
    kind = reaction.kind
    window = state.frame(state.depth - 2).z
    state.played[kind] = window * LAST_WINDOW + (state.played[kind] % LAST_WINDOW | bit(seat))
    owner: i64 = state.owner[reaction.power] if state.secret[reaction.power] == 0 else NOBODY
    if reaction.then == TO_OWNER and owner not in (NOBODY, seat):
        hand_openly(state, seat, owner, kind)
    elif reaction.then == TO_OWNER and owner == seat:
        show_card(state, seat, kind)
    elif reaction.then != AFTERWARDS and (reaction.then != BY_STYLE or state.flare_style == FLARES_MAYFAIR):
        spend(state, seat, kind)
    else:
        show_card(state, seat, kind)
        if state.flare_style == FLARES_MODERN:
            ban(state, seat, NO_FLARES)


WINDOWS: Final = CosmicWindows(REACTIONS)
