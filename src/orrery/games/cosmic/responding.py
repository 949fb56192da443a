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
    BOUND,
    NO_CARD_LEFT,
    NO_FLARES,
    ONE_CARD_LEFT,
    ban,
    clause_on,
    feels,
    has_hidden_power,
    home_bases,
    is_banned,
    lacks_homes,
    play_forbidden,
    unveil,
    use_forbidden,
)
from orrery.games.cosmic.cards import held, show_card, take_openly
from orrery.games.cosmic.data.cards import FIRST_EDICT, KINDS, pulsar
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.in_game import may_be_in_game
from orrery.games.cosmic.keys import CARD_MOVED, POWER_USED, RESPONSE, WINDOW
from orrery.games.cosmic.keys import PLAYED as PLAYED_EVENT
from orrery.games.cosmic.lucre import charge_for_card
from orrery.games.cosmic.playing import (
    discard_played,
    has_cards_to_play,
    is_at_hand,
    kinds_at_hand,
    play_down,
    show_played,
)
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
    REINFORCE,
    RETAIN,
    RULE,
    SHIELD,
    STOP,
    SUPER,
    TO_OWNER,
    WILD,
    Playable,
)
from orrery.games.cosmic.purchases import sell_flare
from orrery.games.cosmic.queries import (
    ANNOUNCED,
    CARD_PLAYED,
    MAY_PASS,
    MAY_PLAY_SUPER,
    MAY_PLAY_WILD,
    MAY_REPEAT,
    MAY_USE_AT_WILL,
    PAID_WITH,
    WORKED,
)
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.roles import is_involved, priority
from orrery.games.cosmic.rulebook import Moments
from orrery.games.cosmic.state import INSANE, NOBODY, Cosmic
from orrery.games.cosmic.timing import (
    CHART,
    EVERYBODY_ASKED,
    GAINER_ASKED,
    INVOLVED_ASKED,
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

    def __init__(self, plays: tuple[Playable, ...], moments: Moments) -> None:
        super().__init__(plays, POINTS, window=WINDOW, response=RESPONSE, poll=RESPOND)
        self.plays = plays
        self.duties = moments.duties
        self.kinds_at: list[vec[i64]] = moments.kinds
        self.by_card: list[list[int]] = [[] for _ in range(POINTS * KINDS)]
        self.by_power: list[list[int]] = [[] for _ in range(POINTS * POWERS)]
        self.of_card: list[list[int]] = [[] for _ in range(KINDS)]
        self.of_power: list[list[int]] = [[] for _ in range(POWERS)]
        for index, play in enumerate(plays):
            self._enter(index, play)

    def _enter(self, index: int, play: Playable) -> None:
        if play.how == POWER_USE:
            self.of_power[play.power].append(index)
        elif play.how != RULE:
            self.of_card[play.kind].append(index)
        if play.duty == MUST or play.how == RULE:
            return
        for point in play.points:
            if play.how == POWER_USE:
                self.by_power[point * POWERS + play.power].append(index)
            else:
                self.by_card[point * KINDS + play.kind].append(index)

    def order(self, state: Cosmic) -> list[int]:
        return priority(state)

    def due(self, state: Cosmic, point: i64) -> list[int]:
        """Without powers that nobody uses."""
        return [play for play in state.book.moments.duties[point] if self._may_be_due(state, play)]

    def _may_be_due(self, state: Cosmic, response: i64) -> bool:
        play = self.plays[response]
        if play.how == POWER_USE:
            return state.users[play.power] != 0
        return play.ever is None or play.ever(state)

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
        if asked == INVOLVED_ASKED:
            return has_cards_to_play(state, seat) and is_involved(state, seat)
        if asked == GAINER_ASKED:
            return has_cards_to_play(state, seat) and self._has_cards_for(state, frame.x)
        if asked != EVERYBODY_ASKED and seat != frame.seat:
            return False
        if has_cards_to_play(state, seat) or self._has_power_for(state, seat, frame.x):
            return True
        return self._has_rule_for(state, seat, frame)

    def _has_cards_for(self, state: Cosmic, point: i64) -> bool:
        """Whether a card for a moment may be in the game, as far as everybody knows: by the whole book."""
        for kind in self.kinds_at[point]:
            if may_be_in_game(state, kind):
                return True
        return False

    def _has_rule_for(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        for response in self._by_rule(state, frame.x):
            if self.usable(state, seat, response, frame):
                return True
        return False

    def _by_rule(self, state: Cosmic, point: i64) -> list[int]:
        """What the rules offer at a moment; with Lucre or moons there is more of it."""
        moments = state.book.moments
        if state.with_lucre == 0 and len(state.moons) == 0:
            return moments.rules[point]
        return moments.more_rules[point]

    def _has_power_for(self, state: Cosmic, seat: i64, point: i64) -> bool:
        for power in state.book.moments.powers[point]:
            if has(state.users[power], seat):
                return True
        return has_hidden_power(state, seat)

    def offer(self, state: Cosmic, seat: i64, frame: Frame, out: Choices) -> None:
        """Passing comes first; then rules, cards by kind, and powers."""
        if self.against_passing(state, seat, frame) == ALLOWED:
            out.add(PASS)
        self._offer_of(state, seat, frame, self._by_rule(state, frame.x), out)
        for kind in kinds_at_hand(state, seat, state.book.moments.kinds[frame.x]):
            self._offer_of(state, seat, frame, self.by_card[frame.x * KINDS + kind], out)
        for power in state.book.moments.powers[frame.x]:
            if has(state.users[power], seat):
                self._offer_of(state, seat, frame, self.by_power[frame.x * POWERS + power], out)

    def _offer_of(self, state: Cosmic, seat: i64, frame: Frame, row: list[int], out: Choices) -> None:
        for response in row:
            if self.usable(state, seat, response, frame):
                out.add(response)

    def against_passing(self, state: Cosmic, seat: i64, frame: Frame) -> str:
        forced = feels(state, seat, INSANE) and self.is_forced(state, seat, frame)
        if forced:
            return "CX-insanity"
        return self.against_breaking(state, seat, frame) if is_banned(state, seat, BOUND) else ALLOWED

    def against_breaking(self, state: Cosmic, seat: i64, frame: Frame) -> str:
        """The clause by which a seat has to keep a promise now, with something that it can play."""
        for response in self.within_reach(state, seat):
            clause = clause_on(state, MAY_PASS, seat, response)
            if clause != ALLOWED and frame.x in self.plays[response].points:
                if self.plays[response].duty == MAY and self.usable(state, seat, response, frame):
                    return clause
        return ALLOWED

    def is_forced(self, state: Cosmic, seat: i64, frame: Frame) -> bool:
        """Whether a seat holds a card that Insanity makes it play: one that is not lost by it (C3.1m)."""
        for kind in kinds_at_hand(state, seat, state.book.moments.kinds[frame.x]):
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
        if not is_at_hand(state, seat, play.kind):
            return NOT_THERE
        if how == RETAIN:
            return retain_forbidden(state, seat, play.power)
        clause = play_forbidden(state, seat, play.kind)
        if clause != ALLOWED or how == EDICT or how == REINFORCE:
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
            if is_at_hand(state, seat, kind):
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
        if how == RETAIN:
            show_card(state, seat, play.kind)
            unveil(state, play.power)
            return
        charge_for_card(state, seat)
        if how == WILD or how == SUPER:
            pay_flare(state, seat, play)
        elif how == EDICT or how == REINFORCE or how == STOP or how == SHIELD:
            spend(state, seat, card_for(state, seat, play))
        else:
            show_played(state, seat, play.kind)
            state.played[play.kind] |= bit(seat)
        state.book.consequences.of(state, CARD_PLAYED, seat, response)
        if how == PRO or how == SHIELD:
            unveil(state, play.power)
        if is_banned(state, seat, ONE_CARD_LEFT):
            ban(state, seat, NO_CARD_LEFT)

    def follow_up(self, state: Cosmic, frame: Frame) -> None:
        """Fourth step of a response: it has worked, whatever it asked or pushed is over."""
        card = card_for(state, frame.seat, self.plays[frame.x])
        state.book.consequences.of(state, WORKED, frame.seat, frame.x, card)
        sell_flare(state, frame.seat, frame.x)


def card_for(state: Cosmic, seat: i64, play: Playable) -> i64:
    """The card that is laid down for a play: something may stand for an edict."""
    return state.book.numbers.ask(state, PAID_WITH, seat, play.kind) if play.how == EDICT else play.kind


def power_forbidden(state: Cosmic, seat: i64, play: Playable, window: Frame) -> str:
    """Not there, used often enough (CA3.4), silenced, or out of use."""
    power = play.power
    if not has(state.users[power], seat):
        return NOT_THERE
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
    """The owner shows the Pulsar when home bases are missing; nothing that bars plays reaches it (C3.6f).

    It has to be in the hand (C3.6e).
    """
    if held(state, seat, pulsar(power)) == 0:
        return "C3.6e"
    if state.owner[power] != seat or not lacks_homes(state, seat, power):
        return "C3.6a"
    return ALLOWED if state.retained[power] == 0 else "C3.6f"


def spend(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card is played and discarded; what was discarded in this challenge is remembered."""
    discard_played(state, seat, kind)
    add_count(state.discarded, kind, seat, 1)


def pay_flare(state: Cosmic, seat: i64, play: Playable) -> None:
    """Where a flare goes that is played: as it says itself, or else by the style (CA8.2, CA8.3)."""
    kind = play.kind
    state.flared[play.power] = state.frame(state.depth - 2).z
    state.played[kind] |= bit(seat)
    owner: i64 = state.owner[play.power] if state.secret[play.power] == 0 else NOBODY
    if play.then == TO_OWNER and owner not in (NOBODY, seat):
        play_down(state, seat, kind)
        take_openly(state, owner, kind)
        state.tell(CARD_MOVED, seat, owner, kind)
    elif play.then == TO_OWNER and owner == seat:
        show_played(state, seat, kind)
    elif play.then != AFTERWARDS and (play.then != BY_STYLE or state.flare_style == FLARES_MAYFAIR):
        spend(state, seat, kind)
    else:
        show_played(state, seat, kind)
        if state.flare_style == FLARES_MODERN:
            ban(state, seat, NO_FLARES)
