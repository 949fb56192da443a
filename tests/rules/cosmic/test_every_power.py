"""What holds for each power, whatever it does: Con, Stop, Pro, home bases, secrets, replays, owners."""

import pytest

from orrery.engine.bits import bit
from orrery.games.cosmic.abilities import (
    boosted,
    can_use,
    clause_on,
    give_power,
    immune,
    in_force,
    lacks_homes,
    take_power,
)
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.outs import STOPPED
from orrery.games.cosmic.queries import ENOUGH, MAY_KEEP
from orrery.games.cosmic.showdown import forget_replayed
from orrery.games.cosmic.state import NOBODY
from orrery.games.cosmic.tables import POWERS
from orrery.games.cosmic.timing import ANY_PHASE, CHART, TIMINGS
from tests.rules.cosmic.put_to_use import keenly_to, let_happen, of, ordinary_moments, respond, uses_told
from tests.rules.cosmic.scene import Scene, power, seat

MOMENTS = [key for key in ordinary_moments() if CHART[TIMINGS.index(key)].phase != ANY_PHASE]
"""One or more in each phase."""
HIDDEN = [declared.key for declared in POWERS if not declared.traits.lies_open]


def test_the_moments_are_in_every_phase() -> None:
    assert {timing.phase for timing in CHART if timing.key in MOMENTS} == set(range(11))


@pytest.mark.rule("C3.3a", "C3.2c", "CE1.2", "CE1.3")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_a_con_guards_its_player_to_the_end_of_the_challenge_and_leaves_the_power_in_use(key: str) -> None:
    scene = of(key).to("launch").play("B", f"con-{key}").unanswered()
    assert immune(scene.state, seat("B"), power(key))
    assert not immune(scene.state, seat("C"), power(key))

    keenly_to(scene, key, "ending")
    assert immune(scene.state, seat("B"), power(key))
    assert scene.state.out[power(key)] == 0
    assert not immune(scene.to("beginning").state, seat("B"), power(key))


@pytest.mark.rule("C3.10e")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_from_its_super_on_no_con_works_on_a_power(key: str) -> None:
    scene = of(key).to("launch").play("B", f"con-{key}").unanswered()
    scene.state.supers[power(key)] = 1

    assert not immune(scene.state, seat("B"), power(key))


@pytest.mark.rule("C3.4a", "C3.4c", "C3.4g", "C3.4h")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_a_stop_in_any_phase_ends_what_the_power_would_still_do(key: str) -> None:
    """D plays it, whose hand is not touched by what A and B do to each other."""
    for moment in MOMENTS:
        scene = keenly_to(of(key, holder="D"), key, moment)
        let_happen(scene.state, respond(scene.state, seat("D"), f"stop-{key}"))
        used = uses_told(scene.state, key)

        assert scene.state.out[power(key)] == STOPPED, moment
        assert not can_use(scene.state, seat("A"), power(key)), moment
        assert in_force(scene.state, power(key)) == NOBODY, moment
        keenly_to(scene, key, "ending")
        assert uses_told(scene.state, key) == used, f"stopped at {moment}, {key} was used later"
        scene.to("beginning")
        assert can_use(scene.state, seat("A"), power(key)), moment


@pytest.mark.rule("CE1.3", "CD6.1")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_with_a_new_owner_the_pro_ends_and_the_con_goes_on(key: str) -> None:
    scene = Scene(key, pulsars="yes").hand("A", f"pulsar-{key}", "attack-8").hand("B", "attack-8")
    state = scene.to("beginning").play("A", f"pro-{key}").unanswered().state
    state.con[power(key)] |= bit(seat("B"))
    state.used[power(key)] = 1
    assert boosted(state, seat("A"), power(key))
    assert not boosted(state, seat("C"), power(key))

    take_power(state, seat("A"), power(key))
    give_power(state, seat("C"), power(key))

    assert not boosted(state, seat("C"), power(key))
    assert immune(state, seat("B"), power(key))
    assert can_use(state, seat("C"), power(key))
    assert not can_use(state, seat("A"), power(key))
    assert state.used[power(key)] == 0


@pytest.mark.rule("CA7.2", "C3.6a", "C3.6f")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_below_three_home_bases_a_power_rests_unless_its_pulsar_retains_it(key: str) -> None:
    """A power that does not depend on home bases has no use for its Pulsar as Retain."""
    scene = Scene(key, pulsars="yes").hand("A", f"pulsar-{key}", "attack-8").hand("B", "attack-8")
    for planet in ("p0", "p1"):
        scene.base("A", planet, 0)
    assert can_use(scene.to("beginning").state, seat("A"), power(key))

    scene.base("A", "p2", 0).to("beginning")
    is_bound = clause_on(scene.state, MAY_KEEP, seat("A"), power(key)) != ENOUGH
    assert can_use(scene.state, seat("A"), power(key)) != is_bound
    assert (f"retain-{key}" in scene.options("A")) == is_bound
    if is_bound:
        assert can_use(scene.play("A", f"retain-{key}").state, seat("A"), power(key))
        assert lacks_homes(scene.state, seat("A"), power(key))


@pytest.mark.rule("CA2.3", "C3.1n")
@pytest.mark.parametrize("key", HIDDEN)
def test_a_secret_power_is_in_nobodys_view_before_its_first_use(key: str) -> None:
    scene = Scene(key, pulsars="yes", secret_powers="yes").hand("A", "attack-8").hand("B", "attack-8")
    scene.hand("B", f"pulsar-{key}").to("beginning").play("B", f"con-{key}").unanswered()
    view = COSMIC.view(scene.state, seat("B"))

    assert view.owner[power(key)] == NOBODY
    assert view.hidden[seat("A")] == 1
    assert COSMIC.view(scene.state, seat("A")).owner[power(key)] == seat("A")


@pytest.mark.rule("CB-chronos")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_a_use_in_the_replayed_phases_is_forgotten_and_one_before_is_not(key: str) -> None:
    state = of(key).to("launch").state
    state.replayed_from = 8
    for stamp, is_kept in ((5, True), (12, POWERS[power(key)].traits.turns_back)):
        state.stamp[power(key)], state.used[power(key)], state.invoked[power(key)] = stamp, 1, 1
        forget_replayed(state)
        assert (state.used[power(key)] == 1) == is_kept
        assert (state.invoked[power(key)] == 1) == is_kept
