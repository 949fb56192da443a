"""Who can respond with what: the timing chart put to work on all powers, flares, edicts and Pulsars."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, has
from orrery.engine.counts import add_count
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Choices, Frame
from orrery.engine.windows import MAY, MUST, Windows
from orrery.games.cosmic.abilities import (
    NO_CARD_LEFT,
    NO_FLARES,
    ONE_CARD_LEFT,
    ban,
    clause_on,
    has_hidden_power,
    home_bases,
    is_banned,
    lacks_homes,
    play_forbidden,
    unveil,
    use_forbidden,
)
from orrery.games.cosmic.cards import discard, hand_openly, held, show_card
from orrery.games.cosmic.data.cards import FIRST_EDICT, FLARE_TYPE, KINDS, POWER_OF, TYPE_OF
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.keys import PLAYED as PLAYED_EVENT
from orrery.games.cosmic.keys import POWER_USED, RESPONSE, WINDOW
from orrery.games.cosmic.plays import (
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
    Playable,
)
from orrery.games.cosmic.queries import (
    ANNOUNCED,
    MAY_PLAY_SUPER,
    MAY_PLAY_WILD,
    MAY_REPEAT,
    MAY_USE_AT_WILL,
    WORKED,
)
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.roles import priority
from orrery.games.cosmic.state import INSANE, NOBODY, Cosmic
from orrery.games.cosmic.timing import (
    CHART,
    EVERYBODY_ASKED,
    GAINER_ASKED,
    NOBODY_ASKED,
    PLAYED,
    POINTS,
    POWERS_ASKED,
    show_duties,
)
from orrery.games.cosmic.uses import last_used, note_use, times_used

OF_THE_OTHERS: Final[dict[int, str]] = {CON: "C3.3a", STOP: "CE1.1", PRO: "C3.5a", SHIELD: "C3.7a"}
"""Why the owner of a power has no Con and no Stop, and nobody else a Pro or Shield."""


@final
class CosmicWindows(Windows[Cosmic]):
    """The responses of a seat are found through its cards and powers, not by trying all of them."""

    def __init__(self, plays: tuple[Playable, ...]) -> None:
        super().__init__(plays, POINTS, window=WINDOW, response=RESPONSE, poll=RESPOND)
        self.plays = plays
        self.by_card: list[list[int]] = [[] for _ in range(POINTS * KINDS)]
        self.by_power: list[list[int]] = [[] for _ in range(POINTS * POWERS)]
        self.by_rule: list[list[int]] = [[] for _ in range(POINTS)]
        self.duties = [[] for _ in range(POINTS)]
        self.of_card: list[list[int]] = [[] for _ in range(KINDS)]
        self.of_power: list[list[int]] = [[] for _ in range(POWERS)]
        for index, play in enumerate(plays):
            self._enter(index, play)
        self.kinds_at: list[vec[i64]] = [
            vec[i64]([kind for kind in range(KINDS) if self.by_card[point * KINDS + kind]])
            for point in range(POINTS)
        ]
        self.powers_at: list[vec[i64]] = [
            vec[i64]([power for power in range(POWERS) if self.by_power[point * POWERS + power]])
            for point in range(POINTS)
        ]

    def _enter(self, index: int, play: Playable) -> None:
        if play.how == POWER_USE:
            self.of_power[play.power].append(index)
        elif play.how != RULE:
            self.of_card[play.kind].append(index)
        for point in play.points:
            if play.duty == MUST:
                self.duties[point].append(index)
            elif play.how == POWER_USE:
                self.by_power[point * POWERS + play.power].append(index)
            elif play.how == RULE:
                self.by_rule[point].append(index)
            else:
                self.by_card[point * KINDS + play.kind].append(index)

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
        if asked == NOBODY_ASKED:
            return False
        if asked == POWERS_ASKED or (asked == GAINER_ASKED and seat != frame.seat):
            return seat != frame.seat and self._has_power_for(state, seat, frame.x)
        if asked == GAINER_ASKED:
            return state.sizes[seat] > 0 and self._has_cards_for(state, frame.x)
        if asked != EVERYBODY_ASKED and seat != frame.seat:
            return False
        if state.sizes[seat] > 0 or self._has_power_for(state, seat, frame.x):
            return True
        return self._has_rule_for(state, seat, frame)

    def _has_cards_for(self, state: Cosmic, point: i64) -> bool:
        """Whether a card for a moment may be in the game, as far as everybody knows."""
        for kind in self.kinds_at[point]:
            if may_be_in_game(state, kind):
                return True
        return False

    def _has_rule_for(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        for response in self.by_rule[frame.x]:
            if self.usable(state, seat, response, frame):
                return True
        return False

    def _has_power_for(self, state: Cosmic, seat: i64, point: i64) -> bool:
        for power in self.powers_at[point]:
            if has(state.users[power], seat):
                return True
        return has_hidden_power(state, seat)

    def offer(self, state: Cosmic, seat: i64, frame: Frame, out: Choices) -> None:
        """Passing comes first; then rules, cards by kind, and powers."""
        if self.against_passing(state, seat, frame) == ALLOWED:
            out.add(PASS)
        self._offer_of(state, seat, frame, self.by_rule[frame.x], out)
        if state.sizes[seat] > 0:
            first: i64 = seat * KINDS
            for kind in self.kinds_at[frame.x]:
                if state.hands[first + kind] > 0:
                    self._offer_of(state, seat, frame, self.by_card[frame.x * KINDS + kind], out)
        for power in self.powers_at[frame.x]:
            if has(state.users[power], seat):
                self._offer_of(state, seat, frame, self.by_power[frame.x * POWERS + power], out)

    def _offer_of(self, state: Cosmic, seat: i64, frame: Frame, row: list[int], out: Choices) -> None:
        for response in row:
            if self.usable(state, seat, response, frame):
                out.add(response)

    def against_passing(self, state: Cosmic, seat: i64, frame: Frame) -> str:
        forced = state.mood == INSANE and self.is_forced(state, seat, frame)
        return "CX-insanity" if forced else ALLOWED

    def is_forced(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        """Whether a seat holds a card that Insanity makes it play: one that is not lost by it (C3.1m)."""
        for kind in self.kinds_at[frame.x]:
            if state.hands[seat * KINDS + kind] > 0:
                for response in self.by_card[frame.x * KINDS + kind]:
                    how = self.plays[response].how
                    if how not in (STOP, SHIELD, RETAIN) and self.usable(state, seat, response, frame):
                        return True
        return False

    def forbidden(self, state: Cosmic, seat: i64, response: i64, frame: Frame) -> str:
        play = self.plays[response]
        how = play.how
        if how == RULE:
            return ALLOWED
        if how == POWER_USE:
            return power_forbidden(state, seat, play, frame)
        if held(state, seat, play.kind) == 0:
            return NOT_THERE
        if how == RETAIN:
            return retain_forbidden(state, seat, play.power)
        clause = play_forbidden(state, seat, play.kind)
        if clause != ALLOWED or how == EDICT:
            return clause
        if how == WILD or how == SUPER:
            return flare_forbidden(state, seat, play, frame)
        return pulsar_forbidden(state, seat, play)

    def untimely(self, response: i64, point: i64) -> str:
        """Few things are answers, and fewer fit the moments inside a phase (CA3.2, CA3.5)."""
        play = self.plays[response]
        if point in play.points:
            return ALLOWED
        if point < PLAYED:
            return play.clause
        return "CA3.2" if point == PLAYED else "CA3.5"

    def within_reach(self, state: Cosmic, seat: i64) -> list[int]:
        """All ways to play the cards in the hand, all uses of the powers; no challenge cards."""
        found: list[int] = []
        for kind in range(i64(FIRST_EDICT), i64(KINDS)):
            if state.hands[seat * KINDS + kind] > 0:
                found.extend(self.of_card[kind])
        for power in range(i64(POWERS)):
            if has(state.users[power], seat):
                found.extend(self.of_power[power])
        return found

    def pay(self, state: Cosmic, seat: i64, response: i64) -> None:
        play = self.plays[response]
        how = play.how
        if how == RULE:
            return
        state.tell(POWER_USED if how == POWER_USE else PLAYED_EVENT, seat, response)
        if how == POWER_USE:
            note_use(state, seat, play.power, state.frame(state.depth - 2).z)
            unveil(state, play.power)
            state.book.consequences.of(state, ANNOUNCED, seat, play.power)
            return
        if how == WILD or how == SUPER:
            pay_flare(state, seat, play)
        elif how == EDICT or how == STOP or how == SHIELD:
            spend(state, seat, play.kind)
        else:
            show_card(state, seat, play.kind)
            state.played[play.kind] |= 0 if how == RETAIN else bit(seat)
        if how == PRO or how == RETAIN or how == SHIELD:
            unveil(state, play.power)
        if how != RETAIN and is_banned(state, seat, ONE_CARD_LEFT):
            ban(state, seat, NO_CARD_LEFT)

    def follow_up(self, state: Cosmic, frame: Frame) -> None:
        """Fourth step of a response: it has worked, whatever it asked or pushed is over."""
        state.book.consequences.of(state, WORKED, frame.seat, frame.x)


def may_be_in_game(state: Cosmic, kind: i64) -> bool:
    """Whether everybody has to reckon with a card: a flare is there only with its power, or as an extra."""
    if TYPE_OF[kind] != FLARE_TYPE:
        return True
    if state.with_flares == 0:
        return False
    return state.dealt[POWER_OF[kind]] != 0 or state.extra_flares > 0 or state.with_secrets != 0


def power_forbidden(state: Cosmic, seat: i64, play: Playable, window: Frame) -> str:
    """Used often enough (CA3.4), silenced, or out of use."""
    power = play.power
    if play.often == ONCE and times_used(state, seat, power) > 0:
        return "CA3.4"
    if play.often == EACH and last_used(state, seat, power) == window.z:
        return "CA3.4"
    if play.duty == MAY:
        clause = clause_on(state, MAY_USE_AT_WILL, seat, power)
        if clause != ALLOWED:
            return clause
    return use_forbidden(state, seat, power)


def flare_forbidden(state: Cosmic, seat: i64, play: Playable, window: Frame) -> str:
    """Super for the one who has the power and can use it now, Wild for all others (CA8.1)."""
    power = play.power
    if has(state.negated[play.kind], seat):
        return clause_on(state, MAY_REPEAT, seat)
    if state.flared[power] == window.z or (play.often == ONCE and has(state.played[play.kind], seat)):
        return "CA8.2"
    own = state.owner[power] == seat
    clause = use_forbidden(state, seat, power) if own else "CA8.1"
    if play.how == SUPER:
        return clause_on(state, MAY_PLAY_SUPER, seat, power) if clause == ALLOWED else clause
    return "CA8.1" if clause == ALLOWED else clause_on(state, MAY_PLAY_WILD, seat, power)


def pulsar_forbidden(state: Cosmic, seat: i64, play: Playable) -> str:
    """Con and stop with another's Pulsar, pro and shield with one's own (C3.3a, C3.5a); none is dead."""
    power = play.power
    how = play.how
    if state.users[power] == 0:
        return "CE1.3"
    if (state.owner[power] == seat) != (how == PRO or how == SHIELD):
        return OF_THE_OTHERS[how]
    if how == SHIELD and lacks_homes(state, seat, power):
        return "C3.7j"
    if how == STOP or how == SHIELD:
        return "C3.8f" if has(state.negated[play.kind], seat) else ALLOWED
    if has(state.played[play.kind], seat):
        running = has(state.con[power], seat) if how == CON else state.pro[power] != 0
        return "CE1.3" if running else "C3.8f"
    return pro_forbidden(state, seat, power) if how == PRO else ALLOWED


def pro_forbidden(state: Cosmic, seat: i64, power: i64) -> str:
    """The power has to be in use, with all the home bases that the limit wants (C3.5a, C3.6c)."""
    clause = use_forbidden(state, seat, power)
    if clause == ALLOWED and home_bases(state, seat) < state.limit:
        return "C3.6c"
    return clause


def retain_forbidden(state: Cosmic, seat: i64, power: i64) -> str:
    """The owner shows the Pulsar when home bases are missing; nothing that bars plays reaches it (C3.6f)."""
    if state.owner[power] != seat or not lacks_homes(state, seat, power):
        return "C3.6a"
    return ALLOWED if state.retained[power] == 0 else "C3.6f"


def spend(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card is played and discarded; what was discarded in this challenge is remembered."""
    discard(state, seat, kind)
    add_count(state.discarded, kind, seat, 1)


def pay_flare(state: Cosmic, seat: i64, play: Playable) -> None:
    """Where a flare goes that is played: as it says itself, or else by the style (CA8.2, CA8.3)."""
    kind = play.kind
    state.flared[play.power] = state.frame(state.depth - 2).z
    state.played[kind] |= bit(seat)
    owner: i64 = state.owner[play.power] if state.secret[play.power] == 0 else NOBODY
    if play.then == TO_OWNER and owner not in (NOBODY, seat):
        hand_openly(state, seat, owner, kind)
    elif play.then == TO_OWNER and owner == seat:
        show_card(state, seat, kind)
    elif play.then != AFTERWARDS and (play.then != BY_STYLE or state.flare_style == FLARES_MAYFAIR):
        spend(state, seat, kind)
    else:
        show_card(state, seat, kind)
        if state.flare_style == FLARES_MODERN:
            ban(state, seat, NO_FLARES)
