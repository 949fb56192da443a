"""Plant: it grafts powers of players whom it has settled beside (CB-plant)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import boosted, home_bases, immune, unveil, use_forbidden
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.deals import set_up_base
from orrery.games.cosmic.destiny import has_base_in
from orrery.games.cosmic.keys import POWER_COPIED, RESPONSE, SUPPRESSED
from orrery.games.cosmic.naming import best_strength, has_something, name_power, power_named
from orrery.games.cosmic.outs import Out
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import DISCARDED, STOP, hand_over, rule, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import (
    CHALLENGE_OVER,
    COPIED_AS,
    FIGHT_BEGUN,
    GIVEN_AWAY,
    MAY_SHARE,
    MAY_SHIELD,
    MAY_USE,
    PAY_WORTH,
    REPLAYED,
    REWARDED,
    WORKED,
    WRITTEN,
)
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.resolution import reward
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import allies, is_ally, is_involved, is_main, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, DECIDED, RESOLVED
from orrery.games.cosmic.tokens import has_base, on_bases, tokens_at
from orrery.games.cosmic.uses import forget_use, let_use

PLANT: Final = number_of("plant")
GRAFTED: Final = Own("grafted", FOR_CHALLENGE, BY_SEAT)
"""The power that each player has grafted, plus 1."""
VICTIM: Final = Own("victim", FOR_CHALLENGE, BY_SEAT)
"""Whose it is, or is about to be, plus 1."""
GRAFTS: Final = Own("grafts", FOR_CHALLENGE)
"""How many powers are grafted."""
THIEF: Final = Own("thief", FOR_CHALLENGE)
"""To whom the gain of the winner goes by the Super, plus 1."""

BY_USE: Final = Out("grafted", "CB-plant", True)
BY_FLARE: Final = Out("grafted-by-flare", "CW-plant", True)

STRENGTH: Final = 300
"""What a secret power may be worth."""


def hosts(state: Cosmic, seat: i64) -> i64:
    """Whose powers are within reach: where it has a base, with the Pro anywhere; without a Con, as bits."""
    mask: i64 = 0
    for other in range(state.seats):
        is_near = boosted(state, seat, PLANT) or has_base_in(state, seat, other)
        if is_near and can_be_grafted(state, seat, other) and not immune(state, other, PLANT):
            mask |= bit(other)
    return mask


def can_be_grafted(state: Cosmic, seat: i64, other: i64) -> bool:
    return other != seat and state.owner[PLANT] != other and has_something(state, other)


def own_allies(state: Cosmic, seat: i64) -> i64:
    """Allies of a main player who have a power, as bits."""
    mask = allies(state, side_of(state, seat))
    for other in range(state.seats):
        if has(mask, other) and not can_be_grafted(state, seat, other):
            mask &= ~bit(other)
    return mask


def can_graft(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and hosts(state, seat) != 0


def can_graft_ally(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and GRAFTED.get(state, seat) == 0 and own_allies(state, seat) != 0


def aim_at_host(state: Cosmic, frame: Frame) -> None:
    aim_among(state, frame, hosts(state, frame.seat))


def aim_at_ally(state: Cosmic, frame: Frame) -> None:
    aim_among(state, frame, own_allies(state, frame.seat))


def aim_among(state: Cosmic, frame: Frame, mask: i64) -> None:
    if count_bits(mask) > 1:
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)
    else:
        hand_over(state, lowest_bit(mask))


def graft(state: Cosmic, frame: Frame) -> None:
    """A Con that was played in answer still protects (C3.3h)."""
    if frame.y != NO_SUBJECT or not immune(state, frame.z, PLANT):
        take_over(state, frame, BY_USE)


def graft_ally(state: Cosmic, frame: Frame) -> None:
    state.wilds[PLANT] |= bit(frame.seat)
    take_over(state, frame, BY_FLARE)


def take_over(state: Cosmic, frame: Frame, reason: Out) -> None:
    """First ``z`` is the victim, of whose powers one is named; then it is the power."""
    if frame.y == NO_SUBJECT:
        VICTIM.put(state, frame.z + 1, frame.seat)
        power = name_power(state, frame, frame.z)
    else:
        power = power_named(state, frame, VICTIM.get(state, frame.seat) - 1)
    if power != NO_POWER:
        unveil(state, power)
        taken = state.book.numbers.ask(state, COPIED_AS, VICTIM.get(state, frame.seat) - 1, power)
        if taken != NO_POWER and state.shielded[power] & reason.bit == 0:
            begin_graft(state, frame.seat, taken, reason)


def begin_graft(state: Cosmic, seat: i64, power: i64, reason: Out) -> None:
    """What the other has done with the power in this challenge is over, as if the card had moved."""
    if has(state.users[power], seat):
        return
    forget_use(state, power)
    state.supers[power] = 0
    let_use(state, seat, power)
    GRAFTED.put(state, power + 1, seat)
    GRAFTS.put(state, GRAFTS.get(state) + 1)
    state.tell(SUPPRESSED, NOBODY, power, reason.bit)
    state.tell(POWER_COPIED, seat, power)


def end_graft(state: Cosmic, seat: i64) -> None:
    """The power is back with whoever has it, and can be used anew."""
    power: i64 = GRAFTED.get(state, seat) - 1
    if power == NO_POWER:
        return
    GRAFTED.put(state, 0, seat)
    GRAFTS.put(state, GRAFTS.get(state) - 1)
    forget_use(state, power)
    if state.owner[power] != seat:
        state.users[power] &= ~bit(seat)


def is_by_flare(state: Cosmic, seat: i64) -> bool:
    return has(state.wilds[PLANT], seat)


def against_use(state: Cosmic, seat: int, power: int, _: int) -> str:
    """Who has grafted a power needs Plant or, with the flare, home bases; its victim can't use it."""
    if GRAFTS.get(state) == 0:
        return ALLOWED
    if GRAFTED.get(state, seat) == power + 1 and state.owner[power] != seat:
        if not is_by_flare(state, seat):
            return use_forbidden(state, seat, PLANT)
        return ALLOWED if home_bases(state, seat) >= state.limit else "CA7.2"
    for other in range(state.seats):
        if GRAFTED.get(state, other) == power + 1 and VICTIM.get(state, other) == seat + 1:
            return BY_FLARE.clause if is_by_flare(state, other) else BY_USE.clause
    return ALLOWED


def threatened(state: Cosmic, seat: int, power: int, announcement: int) -> str:
    """Why a Shield helps: a graft is announced against a player."""
    frame = state.frame(announcement)
    if frame.procedure != RESPONSE or state.book.plays.powers[frame.x] != PLANT or frame.z != seat:
        return ALLOWED
    clause = state.book.plays.clauses[frame.x]
    return clause if clause in (BY_USE.clause, BY_FLARE.clause) else ALLOWED


def end_all(state: Cosmic, *_: int) -> None:
    if GRAFTS.get(state) > 0:
        for seat in range(state.seats):
            end_graft(state, seat)


def end_uses(state: Cosmic, *_: int) -> None:
    """What was grafted by the power itself is over, and not what was by the flare."""
    if GRAFTS.get(state) > 0:
        for seat in range(state.seats):
            if not is_by_flare(state, seat):
                end_graft(state, seat)


def end_by_stop(state: Cosmic, seat: int, play: int, _: int) -> None:
    """A Stop of Plant ends what was begun with it (C3.4h)."""
    plays = state.book.plays
    if plays.hows[play] == STOP and plays.powers[play] == PLANT:
        end_uses(state)


def end_by_loss(state: Cosmic, seat: int, power: int, _: int) -> None:
    """Neither Plant nor the grafted power may leave its owner, or the graft ends."""
    if GRAFTS.get(state) == 0:
        return
    for other in range(state.seats):
        is_plant = other == seat and power == PLANT and not is_by_flare(state, other)
        if is_plant or GRAFTED.get(state, other) == power + 1:
            end_graft(state, other)


def graft_again(state: Cosmic, *_: int) -> None:
    for seat in range(state.seats):
        if GRAFTED.get(state, seat) > 0:
            let_use(state, seat, GRAFTED.get(state, seat) - 1)


def can_steal(state: Cosmic, seat: int, window: Frame) -> bool:
    """A bystander on the attacked planet, if there is something to gain."""
    if is_involved(state, seat) or state.target < 0 or not has_base(state, state.target, seat):
        return False
    if state.result == OFFENCE_WON:
        return state.cone[state.offence] > 0
    return state.result == DEFENCE_WON and allies(state, DEFENCE) != 0


def steal_gain(state: Cosmic, frame: Frame) -> None:
    state.supers[PLANT] = 1
    THIEF.put(state, frame.seat + 1)


def against_share(state: Cosmic, seat: int, *_: int) -> str:
    """The winner who would land does not, and allies of the defence get no rewards (CS-plant)."""
    if THIEF.get(state) == 0:
        return ALLOWED
    is_winner = seat == state.offence and state.result == OFFENCE_WON
    is_paid = is_ally(state, seat) and state.result == DEFENCE_WON
    return "CS-plant" if is_winner or is_paid else ALLOWED


def take_rewards(state: Cosmic, *_: int) -> None:
    if THIEF.get(state) == 0 or state.result != DEFENCE_WON:
        return
    due: i64 = 0
    for seat in range(state.seats):
        if has(allies(state, DEFENCE), seat):
            count = state.book.numbers.ask(state, REWARDED, seat, state.guard[seat])
            due += count * state.book.numbers.ask(state, PAY_WORTH, seat, 1)
    reward(state, THIEF.get(state) - 1, due)


def has_to_land(state: Cosmic, seat: int, window: Frame) -> bool:
    is_thief = THIEF.get(state) == seat + 1 and state.result == OFFENCE_WON
    return is_thief and on_bases(state, seat) > tokens_at(state, state.target, seat)


def land_instead(state: Cosmic, frame: Frame) -> None:
    THIEF.put(state, 0)
    set_up_base(state, frame.seat, state.target)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Whoever has the strongest power."""
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        if best_strength(state, options.get(index), STRENGTH) > best_strength(state, best, STRENGTH):
            best = options.get(index)
    return int(best)


POWER: Final = Power(
    "plant",
    Traits(350),
    plays=(
        use(PLANT, (BEFORE_CARDS,), MAY, can_graft, graft, aim=aim_at_host),
        wild(PLANT, (BEFORE_CARDS,), can_graft_ally, graft_ally, aim=aim_at_ally),
        super_(PLANT, (DECIDED,), can_steal, steal_gain, then=DISCARDED),
        rule("plant-lands", "CS-plant", (RESOLVED,), has_to_land, land_instead, PLANT),
    ),
    rulings=(
        Ruling(MAY_USE, against_use),
        Ruling(MAY_SHIELD, threatened),
        Ruling(MAY_SHARE, against_share),
    ),
    consequences=(
        Consequence(CHALLENGE_OVER, end_all),
        Consequence(REPLAYED, end_uses),
        Consequence(WORKED, end_by_stop),
        Consequence(GIVEN_AWAY, end_by_loss),
        Consequence(WRITTEN, graft_again),
        Consequence(FIGHT_BEGUN, take_rewards),
    ),
    facts=(GRAFTED, VICTIM, GRAFTS, THIEF),
    outs=(BY_USE, BY_FLARE),
    choose=choose,
)
