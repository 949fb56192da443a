"""Vulch: the edicts that others discard end in its hand (CB-vulch)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.events import EVERYBODY
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence
from orrery.engine.windows import MAY, MUST, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import (
    FROM_FRESH,
    close_gain,
    discard,
    forget_gain,
    hand_row,
    held,
    steal_more,
    take_discard,
    uncount_discarded,
)
from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    EDICT_TYPE,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FLARE_TYPE,
    KINDS,
    NO_CARD,
    POWER_OF,
    TYPE_OF,
    VALUES,
    flare,
)
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.hands import A_MODULE_CARD
from orrery.games.cosmic.keys import CARD_MOVED, RESPONSE
from orrery.games.cosmic.knowledge import see_hand
from orrery.games.cosmic.names import MOST_SEATS, SEAT_NAMES
from orrery.games.cosmic.own import BY_POWER, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import EACH, FREE, POWER_USE, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.powersets import ask_power, is_empty, lowest, no_powers, size
from orrery.games.cosmic.queries import DISCARDED, WORKED
from orrery.games.cosmic.questions import AGREE, CHOOSE_CARD
from orrery.games.cosmic.roles import has_won, is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import (
    AT_ANY_TIME,
    AT_ANY_TIME_OR_IN_ANSWER,
    CARDS_DISCARDED,
    NEW_HAND,
    RESOLVED,
    is_called_for,
    open_window,
)
from orrery.games.cosmic.uses import strengthened

VULCH: Final = number_of("vulch")
EDICTS: Final = CARD_NAMES[FIRST_EDICT:FIRST_KICKER]
BY_EDICT_AND_SEAT: Final = tuple(f"{card}-{seat}" for card in EDICTS for seat in SEAT_NAMES)
LITTER: Final = Own("litter", FOR_CHALLENGE, BY_EDICT_AND_SEAT)
"""How many edicts of a kind a seat has just discarded."""
OFFERED: Final = Own("offered", FOR_CHALLENGE)
"""1 if there was a moment to take them."""
FLARES: Final = Own("flares", FOR_CHALLENGE, BY_POWER)
"""Who has discarded the flare of a power in this challenge, plus one."""
MODULE_CARDS: Final = Own("module-cards", FOR_CHALLENGE, CARD_NAMES[FIRST_KICKER:FIRST_FLARE])
"""Who has discarded a kicker or reinforcement in this challenge, as bits."""
TOOK_MORE: Final = Own("took-more")
"""1 if its Pro has done its work."""

YES: Final = 0
# ``y`` of a Wild under way: a card is being taken, or the winner says whether to keep it.
TAKING: Final = -2
SHOWN: Final = -3
WORTH_KEEPING: Final = 10


def place_of(kind: i64, seat: i64) -> i64:
    return (kind - FIRST_EDICT) * MOST_SEATS + seat


def note_discard(state: Cosmic, seat: int, kind: int, _: int) -> None:
    """Whether anybody wants it may be a secret: it is noted wherever somebody might."""
    if not is_called_for(state, CARDS_DISCARDED):
        return
    if TYPE_OF[kind] == FLARE_TYPE:
        FLARES.put(state, seat + 1, POWER_OF[kind])
    elif FIRST_KICKER <= kind < FIRST_FLARE:
        place = kind - FIRST_KICKER
        MODULE_CARDS.put(state, MODULE_CARDS.get(state, place) | bit(seat), place)
    elif TYPE_OF[kind] == EDICT_TYPE:
        if OFFERED.get(state) != 0 and not is_being_taken(state):
            forget_litter(state)
        place = int(place_of(kind, seat))
        LITTER.put(state, LITTER.get(state, place) + 1, place)


def forget_litter(state: Cosmic) -> None:
    OFFERED.put(state, 0)
    for place in range(i64(len(LITTER.by))):
        LITTER.put(state, 0, place)


def is_being_taken(state: Cosmic) -> bool:
    """Whether a use of Vulch is under way."""
    plays = state.book.plays
    for place in range(state.depth):
        frame = state.frame(place)
        if frame.procedure == RESPONSE and frame.void == 0 and plays.hows[frame.x] == POWER_USE:
            if plays.powers[frame.x] == VULCH:
                return True
    return False


def sweep(state: Cosmic, seat: int, play: int, _: int) -> None:
    """When nothing is left that was announced, there is a moment to take what lies about."""
    if not is_littered(state) or is_anything_announced(state):
        return
    if OFFERED.get(state) != 0:
        forget_litter(state)
    if is_littered(state):
        OFFERED.put(state, 1)
        open_window(state, CARDS_DISCARDED, NOBODY)


def is_littered(state: Cosmic) -> bool:
    for place in range(i64(len(LITTER.by))):
        if LITTER.get(state, place) != 0:
            return True
    return state.supers[VULCH] != 0 and has_flares(state)


def has_flares(state: Cosmic) -> bool:
    for power in range(i64(POWERS)):
        if FLARES.get(state, power) != 0:
            return True
    return False


def is_anything_announced(state: Cosmic) -> bool:
    """Below what has just worked; what was cancelled does not count."""
    for place in range(state.depth - 1):
        frame = state.frame(place)
        if frame.procedure == RESPONSE and frame.void == 0:
            return True
    return False


def may_take_from(state: Cosmic, vulch: i64, seat: i64) -> bool:
    return seat != vulch and not immune(state, seat, VULCH)


def can_take(state: Cosmic, seat: int, window: Frame) -> bool:
    for kind in range(i64(FIRST_EDICT), i64(FIRST_KICKER)):
        for other in range(state.seats):
            if LITTER.get(state, place_of(kind, other)) > 0 and may_take_from(state, seat, other):
                if state.discards[kind] > 0:
                    return True
    return strengthened(state, seat, VULCH) and not is_empty(flares_for(state, seat))


def flares_for(state: Cosmic, vulch: i64) -> vec[i64]:
    """The powers whose flares others have discarded in this challenge, as far as they still lie there."""
    found = no_powers()
    for power in range(i64(POWERS)):
        seat: i64 = FLARES.get(state, power) - 1
        if seat >= 0 and state.discards[flare(power)] > 0 and may_take_from(state, vulch, seat):
            found[power] = 1
    return found


def take_litter(state: Cosmic, frame: Frame) -> None:
    for kind in range(i64(FIRST_EDICT), i64(FIRST_KICKER)):
        for seat in range(state.seats):
            if may_take_from(state, frame.seat, seat):
                count: i64 = LITTER.get(state, place_of(kind, seat))
                for _ in range(min(count, state.discards[kind])):
                    take(state, frame.seat, seat, kind)
    forget_litter(state)
    if strengthened(state, frame.seat, VULCH):
        wanted = flares_for(state, frame.seat)
        for power in range(i64(POWERS)):
            if wanted[power] != 0:
                take_flare(state, frame.seat, power)


def take(state: Cosmic, vulch: i64, seat: i64, kind: i64) -> None:
    uncount_discarded(state, seat, kind)
    take_discard(state, vulch, kind)
    state.tell(CARD_MOVED, seat, vulch, kind)


def take_flare(state: Cosmic, vulch: i64, power: i64) -> None:
    seat: i64 = FLARES.get(state, power) - 1
    FLARES.put(state, 0, power)
    take(state, vulch, seat, flare(power))


def holds_edict(state: Cosmic, seat: int, window: Frame) -> bool:
    """About to discard its own hand, and not all edicts of it are kept yet."""
    if window.seat != seat:
        return False
    for kind in range(i64(FIRST_EDICT), i64(FIRST_KICKER)):
        if held(state, seat, kind) > state.keep[kind]:
            return True
    return False


def keep_edicts(state: Cosmic, frame: Frame) -> None:
    """Everybody sees which; cards that came after the hand was shown may be among them."""
    see_hand(state, frame.seat, EVERYBODY)
    state.reveal()
    for kind in range(i64(FIRST_EDICT), i64(FIRST_KICKER)):
        state.keep[kind] = held(state, frame.seat, kind)


def has_module_cards(state: Cosmic) -> bool:
    return state.with_kickers != 0 or state.with_reinforcements != 0


def module_cards_for(state: Cosmic, vulch: i64) -> i64:
    """The kickers and reinforcements that others have discarded and that still lie there, as bits."""
    mask: i64 = 0
    for place in range(i64(len(MODULE_CARDS.by))):
        if state.discards[FIRST_KICKER + place] > 0 and discarder_of(state, vulch, place) != NOBODY:
            mask |= bit(place)
    return mask


def discarder_of(state: Cosmic, vulch: i64, place: i64) -> i64:
    """Somebody who has discarded such a card, and from whom Vulch may take it."""
    for seat in range(state.seats):
        if has(MODULE_CARDS.get(state, place), seat) and may_take_from(state, vulch, seat):
            return seat
    return NOBODY


def can_take_more(state: Cosmic, seat: int, window: Frame) -> bool:
    """By the Pro one kicker or reinforcement in a challenge; without these modules one flare (CPro-vulch)."""
    if not boosted(state, seat, VULCH) or TOOK_MORE.of(state, seat) != 0:
        return False
    if has_module_cards(state):
        return module_cards_for(state, seat) != 0
    return not is_empty(flares_for(state, seat))


def take_one_more(state: Cosmic, frame: Frame) -> None:
    if has_module_cards(state):
        take_chosen_card(state, frame)
    else:
        take_chosen_flare(state, frame)


def take_chosen_card(state: Cosmic, frame: Frame) -> None:
    """Of several kinds Vulch chooses one."""
    mask: i64 = module_cards_for(state, frame.seat)
    chosen: i64 = frame.z
    if chosen == NO_TARGET and count_bits(mask) > 1:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, A_MODULE_CARD, mask)
        return
    if chosen == NO_TARGET and mask != 0:
        chosen = FIRST_KICKER + lowest_bit(mask)
    if chosen != NO_TARGET and has(mask, chosen - FIRST_KICKER):
        TOOK_MORE.put_of(state, frame.seat, 1)
        take(state, frame.seat, discarder_of(state, frame.seat, chosen - FIRST_KICKER), chosen)


def take_chosen_flare(state: Cosmic, frame: Frame) -> None:
    wanted = flares_for(state, frame.seat)
    chosen: i64 = frame.z
    if chosen == NO_TARGET and size(wanted) > 1:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        ask_power(state, frame.seat, frame.x, wanted)
        return
    if chosen == NO_TARGET and not is_empty(wanted):
        chosen = lowest(wanted)
    if chosen != NO_TARGET and wanted[chosen] != 0:
        TOOK_MORE.put_of(state, frame.seat, 1)
        take_flare(state, frame.seat, chosen)


def finds_flare(state: Cosmic, seat: int, window: Frame) -> bool:
    """Another player has discarded a flare in this challenge; a Con does not matter to the Super."""
    for power in range(i64(POWERS)):
        other: i64 = FLARES.get(state, power) - 1
        if other >= 0 and other != seat and state.discards[flare(power)] > 0:
            return True
    return False


def want_flares(state: Cosmic, frame: Frame) -> None:
    state.supers[VULCH] = 1


def can_dig(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and has_won(state, seat) and state.sizes[opponent(state, seat)] > 0


def dig(state: Cosmic, frame: Frame) -> None:
    """Card by card out of the loser's hand, until one is kept (CW-vulch)."""
    if frame.y == TAKING:
        state.again(frame, frame.x, SHOWN, NO_TARGET)
        state.ask(frame.seat, AGREE, frame.x)
        return
    if frame.y == SHOWN:
        if frame.z == YES:
            close_gain(state, frame.seat)
            return
        throw_away(state, frame.seat)
    if state.sizes[opponent(state, frame.seat)] > 0:
        state.again(frame, frame.x, TAKING, NO_TARGET)
        steal_more(state, frame.seat, opponent(state, frame.seat), 1)


def throw_away(state: Cosmic, seat: i64) -> None:
    kind = card_taken(state, seat)
    if kind != NO_CARD:
        discard(state, seat, kind)
    forget_gain(state, seat)


def card_taken(state: Cosmic, seat: i64) -> i64:
    """The card that was just taken; in a guess there may be none."""
    taken = hand_row(state, seat, FROM_FRESH)
    for kind in range(i64(KINDS)):
        if taken[kind] > 0:
            return kind
    return NO_CARD


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """A card that is worth it is kept, and so is the last one."""
    if ask.decision != AGREE:
        return NO_ADVICE
    kind = card_taken(state, ask.seat)
    is_good = kind >= FIRST_EDICT or (kind >= 0 and VALUES[kind] >= WORTH_KEEPING)
    return YES if is_good or state.sizes[opponent(state, ask.seat)] == 0 else PASS


POWER: Final = Power(
    "vulch",
    Traits(300, simple=True),
    plays=(
        use(VULCH, (CARDS_DISCARDED,), MUST, can_take, take_litter, often=EACH),
        use(VULCH, (NEW_HAND,), MUST, holds_edict, keep_edicts, "keep", often=EACH),
        use(
            VULCH, AT_ANY_TIME_OR_IN_ANSWER, MAY, can_take_more, take_one_more,
            "more", "CPro-vulch", FREE,
        ),
        wild(VULCH, (RESOLVED,), can_dig, dig),
        super_(VULCH, AT_ANY_TIME, finds_flare, want_flares),
    ),
    consequences=(Consequence(DISCARDED, note_discard), Consequence(WORKED, sweep)),
    facts=(LITTER, OFFERED, FLARES, MODULE_CARDS, TOOK_MORE),
    choose=choose,
)  # fmt: skip
