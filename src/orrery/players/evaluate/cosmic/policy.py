"""Quick answers: what a sensible player does without looking ahead. Trials are played with them."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import Rng
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.data.cards import COMPROMISE
from orrery.games.cosmic.decisions.deal import ACCEPT
from orrery.games.cosmic.hands import NO_REASON
from orrery.games.cosmic.names import FIRST_STACK, GIVE_CARD_OF_CHOICE
from orrery.games.cosmic.power import NO_ADVICE
from orrery.games.cosmic.questions import (
    AGREE,
    ANSWER_OFFER,
    BRING_HOME,
    CHOOSE_CALL,
    CHOOSE_CARD,
    CHOOSE_DESTINY,
    CHOOSE_NUMBER,
    CHOOSE_PLACE,
    CHOOSE_POWER,
    CHOOSE_SEAT,
    CHOOSE_STACK,
    DISCARD_TOGETHER,
    GIVE_UP,
    GO_ON,
    INVITE,
    JOIN,
    KEEP_POWER,
    LAY_CARD,
    LOAD,
    OFFER,
    OWN_COLOUR,
    PLEDGE,
    POINT,
    PUT_BACK_POWER,
    RESPOND,
    RETRIEVE,
    REWARD,
    VEIL_POWER,
    VOTE,
)
from orrery.games.cosmic.roles import allied_tokens, own_tokens
from orrery.games.cosmic.stacks import captives, place_of
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.tokens import is_moon, tokens_at
from orrery.games.cosmic.trilateral import PARTIES, is_fair, party_of, pledged_by
from orrery.players.evaluate.cosmic.bargain import is_welcome, next_item, would_win
from orrery.players.evaluate.cosmic.choosing import (
    by_power,
    by_strength,
    by_worth,
    pick_kind,
    pick_power,
    pick_seat,
    ranked,
)

OF_A_PLAY: Final[tuple[int, ...]] = (
    CHOOSE_SEAT,
    CHOOSE_POWER,
    CHOOSE_PLACE,
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_CALL,
    CHOOSE_DESTINY,
    CHOOSE_STACK,
    AGREE,
)
"""Questions that a play asks: ``x`` says which play, or that none is meant."""
BLUFF: Final = 5
"""On average one laid card in this number is random instead of the highest Attack."""
ENOUGH: Final = 4
FEW_IN_WARP: Final = 2


def quick(state: Cosmic, ask: Ask, options: Choices, rng: Rng) -> i64:
    """An answer at a glance; ``options`` are those of ``ask``."""
    if options.count == 1:
        return options.get(0)
    what = ask.decision
    if what == RESPOND:
        return options.get(0)
    if what == LOAD:
        return load(state, ask, options)
    if what == LAY_CARD:
        return lay(options, rng)
    if what == BRING_HOME or what == RETRIEVE:
        return weakest(state, ask.seat, options)
    if what == GIVE_UP:
        return strongest(state, ask.seat, options)
    if what == POINT:
        return easiest(state, options)
    if what == INVITE:
        return invite(state, ask.seat, options)
    if what == JOIN:
        return join(state, ask.seat, options, rng)
    if what == OFFER:
        return next_item(state, ask, options)
    if what == PLEDGE:
        return pledge(state, ask, options)
    if what == ANSWER_OFFER:
        return ACCEPT if is_welcome(state, 1 - ask.y) and has_option(options, ACCEPT) else PASS
    return rest(state, ask, options)


def rest(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Of numbers the highest, and yes; where nothing is known the first."""
    what = ask.decision
    if what == AGREE and ask.x == NO_REASON:
        return 0 if is_fair(state, ask.seat) else PASS
    if what in OF_A_PLAY:
        advised = by_power(state, ask, options)
        if advised != NO_ADVICE:
            return advised
    if what == GO_ON or what == OWN_COLOUR:
        return 0 if has_option(options, 0) else options.get(options.count - 1)
    if what == REWARD:
        return 0 if state.warp[ask.seat] > FEW_IN_WARP else 1
    if what == VOTE:
        return ranked(state, ask.seat, options, 1)
    if what == CHOOSE_SEAT:
        return pick_seat(state, ask, options)
    if what == CHOOSE_POWER:
        return pick_power(ask, options)
    if what == KEEP_POWER or what == PUT_BACK_POWER:
        return by_strength(options, 1 if what == KEEP_POWER else -1)
    if what == VEIL_POWER:
        return 0
    if what == CHOOSE_CARD:
        return pick_kind(state, ask, options)
    if what == DISCARD_TOGETHER:
        return by_worth(state, ask.seat, options, -1)
    if what == CHOOSE_NUMBER or what == AGREE:
        return options.get(options.count - 1)
    return options.get(0)


def pledge(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """In a deal of three everybody gives a card to the next one."""
    is_next = (party_of(state, ask.x) + 1) % PARTIES == party_of(state, ask.y)
    wants = is_next and pledged_by(state, ask.x) == 0 and has_option(options, GIVE_CARD_OF_CHOICE)
    return GIVE_CARD_OF_CHOICE if wants else PASS


def has_option(options: Choices, choice: i64) -> bool:
    for index in range(options.count):
        if options.get(index) == choice:
            return True
    return False


def load(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """From the fullest base; no base is given up for the second token or later."""
    best = strongest(state, ask.seat, options)
    if has_option(options, PASS) and (ask.y >= ENOUGH or tokens_left(state, ask, best) < 2):
        return PASS
    return best


def tokens_left(state: Cosmic, ask: Ask, place: i64) -> i64:
    """Tokens on a base, also on that of a stack; those in the cone are free to go."""
    if place >= FIRST_STACK:
        return tokens_at(state, place_of(state, place - FIRST_STACK), ask.seat)
    return ENOUGH if place >= base_limit(state) else tokens_at(state, place, ask.seat)


def base_limit(state: Cosmic) -> i64:
    return i64(len(state.tokens)) // state.seats


def strongest(state: Cosmic, seat: i64, options: Choices) -> i64:
    """The base with most tokens among the options; a stack that leaves a base behind comes first."""
    best: i64 = PASS
    most: i64 = -1
    for index in range(options.count):
        place = options.get(index)
        if place == PASS:
            continue
        if place >= FIRST_STACK:
            count: i64 = stack_rank(state, seat, place - FIRST_STACK)
        else:
            count = ENOUGH if place >= base_limit(state) else tokens_at(state, place, seat)
        if count > most:
            most = count
            best = place
    return best


def stack_rank(state: Cosmic, seat: i64, stack: i64) -> i64:
    """High stacks go first; what is alone on its base stays there."""
    is_alone = tokens_at(state, place_of(state, stack), seat) == 1
    return 0 if is_alone else ENOUGH + captives(state, stack)


def weakest(state: Cosmic, seat: i64, options: Choices) -> i64:
    """The base with fewest tokens; the cone only if there is no base."""
    best: i64 = options.get(options.count - 1)
    fewest: i64 = 1000
    for index in range(options.count):
        place = options.get(index)
        if 0 <= place < base_limit(state) and tokens_at(state, place, seat) < fewest:
            fewest = tokens_at(state, place, seat)
            best = place
    return best


def easiest(state: Cosmic, options: Choices) -> i64:
    """A planet where one has no base yet, with the fewest defenders; moons come later."""
    best: i64 = options.get(0)
    least: i64 = 10000
    for index in range(options.count):
        place = options.get(index)
        cost: i64 = tokens_at(state, place, state.defence)
        if tokens_at(state, place, state.offence) > 0:
            cost += 100
        if is_moon(state, place):
            cost += 50
        if cost < least:
            least = cost
            best = place
    return best


def lay(options: Choices, rng: Rng) -> i64:
    """The highest Attack, now and then any card."""
    if rng.below(BLUFF) == 0:
        return options.get(rng.below(options.count))
    last: i64 = options.get(options.count - 1)
    return options.get(options.count - 2) if last == COMPROMISE else last


def invite(state: Cosmic, seat: i64, options: Choices) -> i64:
    """Everybody who does no harm by it."""
    wanted: i64 = 0
    for other in range(state.seats):
        if other != state.offence and other != state.defence and not rides_to_win(state, seat, other):
            wanted |= bit(other)
    return wanted if has_option(options, wanted) else options.get(0)


def rides_to_win(state: Cosmic, seat: i64, other: i64) -> bool:
    """Whether an ally of the offence would win by the base, and the one who invites would not."""
    return seat == state.offence and would_win(state, other) and not would_win(state, seat)


def join(state: Cosmic, seat: i64, options: Choices, rng: Rng) -> i64:
    """With the offence for a base, unless others would win by that; with the defence against a winner."""
    danger = is_offence_winning(state, seat)
    offence: i64 = own_tokens(state, OFFENCE) + allied_tokens(state, OFFENCE)
    defence: i64 = own_tokens(state, DEFENCE) + allied_tokens(state, DEFENCE)
    if has_option(options, OFFENCE):
        if would_win(state, seat) or (not danger and rng.below(offence + defence + 1) <= offence):
            return OFFENCE
    if has_option(options, DEFENCE) and (danger or rng.below(2) == 0):
        return DEFENCE
    return PASS if has_option(options, PASS) else options.get(0)


def is_offence_winning(state: Cosmic, seat: i64) -> bool:
    """Whether somebody else would win if the offence takes the planet."""
    for other in range(state.seats):
        if other != seat and (other == state.offence or state.side[other] == OFFENCE):
            if would_win(state, other):
                return True
    return False
