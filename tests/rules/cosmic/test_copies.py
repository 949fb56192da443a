"""What one user of a power does with it is not done by the other (CG13)."""

import pytest

from orrery.engine.bits import has
from orrery.games.cosmic.abilities import give_power, in_force, take_power, works_for
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.own import WHILE_USED
from orrery.games.cosmic.showdown import forget_replayed
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.tables import BOOK, POWERS
from orrery.games.cosmic.uses import (
    begin_copy,
    end_copy,
    invoke,
    last_used,
    note_use,
    revoke,
    strengthened,
    times_used,
)
from tests.rules.cosmic.scene import Scene, power, seat

A, B, C = seat("A"), seat("B"), seat("C")
VIRUS = power("virus")


def copied(key: str = "virus") -> Cosmic:
    """A has the power, B uses it as a copy."""
    state = Scene(key, "" if key == "insect" else "insect").to("launch").state
    begin_copy(state, B, power(key))
    return state


@pytest.mark.rule("CG13")
def test_each_user_has_used_a_power_as_often_as_himself() -> None:
    state = copied()

    note_use(state, B, VIRUS, 41)

    assert (times_used(state, B, VIRUS), last_used(state, B, VIRUS)) == (1, 41)
    assert (times_used(state, A, VIRUS), last_used(state, A, VIRUS)) == (0, 0)


@pytest.mark.rule("CG13")
def test_what_goes_on_goes_on_for_each_user() -> None:
    state = copied()
    invoke(state, B, VIRUS)
    assert (works_for(state, A, VIRUS), works_for(state, B, VIRUS)) == (False, True)
    assert in_force(state, VIRUS) == B

    invoke(state, A, VIRUS)
    revoke(state, B, VIRUS)
    assert (works_for(state, A, VIRUS), works_for(state, B, VIRUS)) == (True, False)


@pytest.mark.rule("CG13")
@pytest.mark.parametrize("key", POWER_KEYS)
def test_what_is_kept_while_a_power_is_used_is_kept_for_each_user(key: str) -> None:
    state = copied(key)
    facts = [fact for fact in POWERS[power(key)].facts if fact.kept == WHILE_USED]
    places = [(fact, at) for fact in facts for at in range(len(fact.by))]
    for number, (fact, at) in enumerate(places):
        fact.put_of(state, A, 10 + number, at)
        fact.put_of(state, B, 50 + number, at)

    assert [fact.of(state, A, at) for fact, at in places] == [10 + n for n in range(len(places))]
    assert [fact.of(state, B, at) for fact, at in places] == [50 + n for n in range(len(places))]
    end_copy(state)
    assert not any(state.own[int(BOOK.own.copy_place) :])
    assert [fact.of(state, A, at) for fact, at in places] == [10 + n for n in range(len(places))]


@pytest.mark.rule("CG14")
def test_a_super_is_not_for_the_one_who_copies() -> None:
    state = copied()
    state.supers[VIRUS] = 1

    assert strengthened(state, A, VIRUS)
    assert not strengthened(state, B, VIRUS)


@pytest.mark.rule("CG13")
def test_a_copy_outlives_its_original_and_begins_nothing_anew() -> None:
    state = copied()
    note_use(state, A, VIRUS, 41)
    note_use(state, B, VIRUS, 42)
    state.supers[VIRUS] = 1

    take_power(state, A, VIRUS)
    give_power(state, C, VIRUS)

    assert times_used(state, C, VIRUS) == 0
    assert times_used(state, B, VIRUS) == 1
    assert state.supers[VIRUS] == 0
    assert has(state.users[VIRUS], B)


@pytest.mark.rule("CG14")
def test_who_gets_the_power_itself_needs_no_copy() -> None:
    state = copied()
    take_power(state, A, VIRUS)
    give_power(state, B, VIRUS)

    assert (state.copier, state.copied) == (NOBODY, NO_POWER)
    assert has(state.users[VIRUS], B)


@pytest.mark.rule("CB-chronos", "CG13")
def test_only_what_a_copy_did_in_the_replayed_phases_is_forgotten() -> None:
    state = copied()
    state.replayed_from = 40
    note_use(state, A, VIRUS, 39)
    note_use(state, B, VIRUS, 41)
    forget_replayed(state)

    assert (times_used(state, A, VIRUS), times_used(state, B, VIRUS)) == (1, 0)
    note_use(state, B, VIRUS, 38)
    forget_replayed(state)
    assert times_used(state, B, VIRUS) == 1


@pytest.mark.rule("CG13")
def test_a_copy_is_over_with_the_challenge() -> None:
    scene = Scene("virus").to("launch")
    begin_copy(scene.state, B, VIRUS)
    note_use(scene.state, B, VIRUS, 41)
    state = scene.to("beginning").state

    assert (state.copier, state.copied, state.copy_used) == (NOBODY, NO_POWER, 0)
    assert not has(state.users[VIRUS], B)


def test_a_copy_is_told_in_a_position() -> None:
    scene = Scene("virus").facts("copier: B", "copied: virus", "copy-used: 1").to("launch")

    assert has(scene.state.users[VIRUS], B)
    assert times_used(scene.state, B, VIRUS) == 1
