"""The laws of Cosmic Encounter notice when they are broken."""

from collections.abc import Callable
from functools import lru_cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.counts import put_count
from orrery.engine.flow import PASS
from orrery.games.cosmic.data.cards import COSMIC_ZAP, FIRST_FLARE, FIRST_PULSAR, KINDS
from orrery.games.cosmic.data.moons import MOONS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import CHALLENGE, FROM_BASES, WINDOW
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.powers.miser import MISER
from orrery.games.cosmic.stacks import FIRST_CAPTIVES
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import DESTINY
from orrery.games.cosmic.tokens import moon_place, move_tokens, occupants
from tests.contract.titles import Case
from tests.soak import cosmic as laws
from tests.soak.games import stroll
from tests.soak.invariants import IN_A_MOMENT, watch_of

LATER = 500
NAMED = "virus,mutant,zombie,oracle,macron,witch"


@lru_cache
def course() -> Cosmic:
    """The beginning of some challenge well into a game with all modules."""
    options = {
        "powers": "2",
        "named-powers": NAMED,
        "pulsars": "yes",
        "specials": "yes",
        "extra-flares": "10",
        "lucre": "eon",
        "moons": "yes",
    }
    case = Case(COSMIC, COSMIC.setup(3, options))
    for answers, state in enumerate(stroll(case, seed=2)):
        if answers > LATER and laws.is_fresh(state):
            return COSMIC.clone(state)
    raise AssertionError("no such position")


def first_card(state: Cosmic, seat: int, kinds: range) -> int:
    """The place of the first card of these kinds in a hand."""
    return next(seat * KINDS + kind for kind in kinds if state.hands[seat * KINDS + kind] > 0)


def lose_a_token(state: Cosmic) -> None:
    state.warp[0] += 1


def owe_lucre(state: Cosmic) -> None:
    state.lucre[1] = -1


def buy_five_cards(state: Cosmic) -> None:
    state.bought[2] = 5


def have_no_purse(state: Cosmic) -> None:
    state.with_lucre = 0


def deal_a_moon_twice(state: Cosmic) -> None:
    state.moons[0] = state.moons[1] = MOONS.index("snare")


def open_an_empty_moon(state: Cosmic) -> None:
    moon = next(moon for moon in range(6) if occupants(state, moon_place(state, moon)) == 0)
    state.moon_open[moon] = 1


def land_unseen(state: Cosmic) -> None:
    move_tokens(state, 0, moon_place(state, 0), 0, 1)
    kinds = [MOONS.index(name) for name in ("snare", "entropy", "bribery", "blank", "blank", "blank")]
    state.moons = vec[i64](kinds)
    state.moon_open[0] = 0


def open_for_few(state: Cosmic) -> None:
    move_tokens(state, 0, moon_place(state, 0), 0, 1)
    state.moon_open[0] = 1
    state.moon_seen[0] = 1


def owe_a_token(state: Cosmic) -> None:
    state.warp[0] += 1 + state.cone[0]
    state.cone[0] = -1


def stack_nothing(state: Cosmic) -> None:
    """A stack of the first seat on its first planet, without captives."""
    state.stacks = vec[i64]([0] * (FIRST_CAPTIVES + int(state.seats)))


def forget_a_home(state: Cosmic) -> None:
    state.homes[1] -= 1


def invent_a_base(state: Cosmic) -> None:
    state.external[1] += 1


def score_for_nothing(state: Cosmic) -> None:
    state.score(2, FROM_BASES, 1)


def owe_a_card(state: Cosmic) -> None:
    state.deck[0] = -1


def swap_an_attack(state: Cosmic) -> None:
    """One kind more, another less: the sum is the same."""
    state.discards[0] += 1
    state.hands[first_card(state, 0, range(1, FIRST_FLARE))] -= 1


def lose_an_edict(state: Cosmic) -> None:
    state.discards[COSMIC_ZAP] += 1


def copy_a_flare(state: Cosmic) -> None:
    counts = laws.all_cards(state)
    state.discards[next(kind for kind in range(FIRST_FLARE, FIRST_PULSAR) if counts[kind])] += 1


def lose_a_flare(state: Cosmic) -> None:
    state.flares_added += 1


def lose_a_pulsar(state: Cosmic) -> None:
    counts = laws.all_cards(state)
    state.deck[next(kind for kind in range(FIRST_PULSAR, KINDS) if not counts[kind])] += 1


def owned_power(state: Cosmic) -> int:
    return next(power for power, owner in enumerate(state.owner) if owner != NOBODY)


def lose_a_power(state: Cosmic) -> None:
    power = owned_power(state)
    state.owner[power], state.users[power] = NOBODY, 0


def misplace_a_power(state: Cosmic) -> None:
    state.owner[owned_power(state)] = state.seats


def lend_a_power_to_nobody(state: Cosmic) -> None:
    state.users[owned_power(state)] |= 1 << int(state.seats)


def forget_who_uses_a_power(state: Cosmic) -> None:
    state.users[owned_power(state)] = 0


def keep_an_unused_power_secret(state: Cosmic) -> None:
    state.secret[list(state.owner).index(NOBODY)] = 1


def hide_a_card(state: Cosmic) -> None:
    state.sizes[2] -= 1


def hoard_for_nobody(state: Cosmic) -> None:
    state.owner[MISER] = NOBODY
    state.hoard = vec[i64]([3, 1])


def hoard_in_disorder(state: Cosmic) -> None:
    state.owner[MISER] = 0
    state.hoard = vec[i64]([4, 1, 3, 1])


def hide_a_hoard(state: Cosmic) -> None:
    """The keeper is seat 0, and only seat 1 knows the card."""
    state.owner[MISER] = 0
    state.hoard = vec[i64]([3, 2])


def lay_nothing_of_a_hoard(state: Cosmic) -> None:
    state.from_hoard = 1


def stay_suppressed(state: Cosmic) -> None:
    state.out[3] = 1


def stay_in_force(state: Cosmic) -> None:
    state.invoked[3] = 1


def stay_copied(state: Cosmic) -> None:
    state.copier, state.copied = 1, 3


def remember_a_copy(state: Cosmic) -> None:
    state.copy_stamp = 7


def stay_banned(state: Cosmic) -> None:
    state.bans[0] = 1


def stay_insane(state: Cosmic) -> None:
    state.mood = 2


def stay_in_the_cone(state: Cosmic) -> None:
    state.cone[1] = 1


def leave_a_card(state: Cosmic) -> None:
    state.laid[0] = 0


def stay_mixed(state: Cosmic) -> None:
    state.mixed[0] = 1


def challenge_twice(state: Cosmic) -> None:
    state.push(CHALLENGE, 0)


def poll_late(state: Cosmic) -> None:
    """The window is gone, but its questions are still open."""
    state.depth -= 1


def stop_in_the_middle(state: Cosmic) -> None:
    state.over, state.open = 1, 0


def open_an_old_window(state: Cosmic) -> None:
    state.push(WINDOW, 0, DESTINY, -1, state.occasion)


def know_too_much(state: Cosmic) -> None:
    """Seat 0 believes that all cards of seat 1 are of one kind."""
    put_count(state.known, 0, 1, state.sizes[1] + 1)


def suspect_too_much(state: Cosmic) -> None:
    """Seat 0 believes that there are three of the one and only Attack 1 in the other hands."""
    state.loose[0] = 3 * MASK + 0b110


# fmt: off
BREACHES = (
    (laws.moons, deal_a_moon_twice, "a moon is there twice"),
    (laws.moons, open_an_empty_moon, "an empty moon lies open"),
    (laws.moons, land_unseen, "an inhabited moon lies face down"),
    (laws.moons, open_for_few, "an open moon was not seen"),
    (laws.lucre, owe_lucre, "Lucre below 0"),
    (laws.lucre, buy_five_cards, "more cards bought than are sold"),
    (laws.lucre, have_no_purse, "Lucre out of nothing"),
    (laws.tokens, lose_a_token, "seat 0 has 21 of 20 tokens"),
    (laws.tokens, owe_a_token, "tokens below 0"),
    (laws.stacks, stack_nothing, "a stack of one token"),
    (laws.bases, forget_a_home, "home bases are miscounted"),
    (laws.bases, invent_a_base, "external bases are miscounted"),
    (laws.bases, score_for_nothing, "points that are no bases"),
    (laws.cards, owe_a_card, "cards below 0"),
    (laws.cards, swap_an_attack, "challenge cards got lost"),
    (laws.cards, lose_an_edict, "edicts got lost"),
    (laws.cards, copy_a_flare, "there twice"),
    (laws.cards, lose_a_flare, "flares got lost"),
    (laws.cards, lose_a_pulsar, "Pulsars got lost"),
    (laws.powers, lose_a_power, "has lost a power"),
    (laws.powers, misplace_a_power, "a power is nowhere"),
    (laws.powers, lend_a_power_to_nobody, "from outside"),
    (laws.powers, forget_who_uses_a_power, "an owner does not use"),
    (laws.powers, keep_an_unused_power_secret, "nobody has is secret"),
    (laws.sizes, hide_a_card, "seat 2 holds"),
    (laws.hoard, hoard_for_nobody, "a hoard of nobody"),
    (laws.hoard, hoard_in_disorder, "the hoard lies in disorder"),
    (laws.hoard, hide_a_hoard, "its keeper does not know the hoard"),
    (laws.hoard, lay_nothing_of_a_hoard, "no card of the hoard lies there"),
    (laws.effects, stay_suppressed, "a suppression outlived"),
    (laws.effects, stay_in_force, "a power is still at work"),
    (laws.effects, stay_copied, "somebody still uses a copied power"),
    (laws.effects, remember_a_copy, "the use of a copy is remembered"),
    (laws.effects, stay_banned, "a play is still remembered"),
    (laws.effects, stay_insane, "an edict is still at work"),
    (laws.effects, stay_in_the_cone, "tokens are still under way"),
    (laws.effects, leave_a_card, "a card still lies on the table"),
    (laws.effects, stay_mixed, "cards are still being mixed"),
    (laws.windows, challenge_twice, "a challenge in a challenge"),
    (laws.windows, poll_late, "a poll without its window"),
    (laws.windows, stop_in_the_middle, "the game is over"),
    (laws.windows, open_an_old_window, "windows are out of order"),
    (laws.knowledge, know_too_much, "seat 0 knows of a card"),
    (laws.knowledge, suspect_too_much, "seat 0 knows loosely"),
)
# fmt: on


@pytest.mark.parametrize(("law", "breach", "message"), BREACHES)
def test_a_breach_of_a_law_is_noticed(
    law: Callable[[Cosmic], None], breach: Callable[[Cosmic], None], message: str
) -> None:
    state = course().clone()
    laws.check_position(state)

    breach(state)

    with pytest.raises(AssertionError, match=message):
        law(state)


def test_what_outlives_its_challenge_is_noticed_after_the_very_answer() -> None:
    """Between two close looks a watch glances at every new challenge."""
    state = course().clone()
    watch = watch_of(COSMIC)
    watch.glance(state)
    stay_suppressed(state)

    with pytest.raises(AssertionError, match="a suppression outlived"):
        watch.glance(state)


def test_every_law_has_a_breach() -> None:
    assert {law for law, _, _ in BREACHES} == set(laws.LAWS)


def test_what_is_still_at_work_later_in_a_challenge_is_no_breach() -> None:
    state = course().clone()
    COSMIC.apply(state, state.ask_at(0).seat, PASS)
    stay_suppressed(state)

    laws.check_position(state)


def test_a_question_that_comes_up_again_and_again_is_noticed() -> None:
    state = COSMIC.clone(course())
    with pytest.raises(AssertionError, match="no other moment"):
        glance_often(state, moments=0)
    glance_often(state, moments=1)


def glance_often(state: Cosmic, moments: int) -> None:
    """So many moments pass with each answer; the laws of a new challenge are not looked at each time."""
    watch = watch_of(COSMIC)
    state.open = 0
    for _ in range(IN_A_MOMENT + 2):
        state.occasion += moments
        watch.glance(state)
