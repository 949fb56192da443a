"""What holds for the use of each power that is announced: Con, Stop and zaps in answer, and replays."""

import pytest

from orrery.games.cosmic.abilities import can_use, immune, in_force, lacks_homes
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import CANCELLED
from orrery.games.cosmic.names import SEAT_NAMES
from orrery.games.cosmic.outs import STOPPED, ZAPPED
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.tables import POWERS
from tests.rules.cosmic.put_to_use import (
    OWNER,
    USED,
    first_use,
    give_card,
    has_con,
    keenly_to,
    let_happen,
    other_asked,
    respond,
    uses_in_the_rest,
    uses_told,
)
from tests.rules.cosmic.scene import Scene, power, seat


def cancelled(state: Cosmic) -> int:
    """How many announcements came to nothing."""
    assert state.recorder is not None
    return sum(event.kind == CANCELLED for event in state.recorder.stream(-1, 0))


@pytest.mark.rule("C3.3h", "CE1.2", "CE1.3")
@pytest.mark.parametrize("key", USED)
def test_a_con_in_answer_to_a_use_guards_its_player_and_cancels_nothing(key: str) -> None:
    state = first_use(key)
    who, use = other_asked(state), int(state.frame(state.depth - 1).y)
    give_card(state, who, f"pulsar-{key}")

    let_happen(state, respond(state, who, f"con-{key}"))

    assert has_con(state, who, key)
    assert immune(state, who, power(key))
    assert not state.is_void(use)
    assert state.out[power(key)] == 0


@pytest.mark.rule("C3.4h", "C3.4g", "CX-cosmic-zap")
@pytest.mark.parametrize("reason", [STOPPED, ZAPPED], ids=["stop", "zap"])
@pytest.mark.parametrize("key", USED)
def test_a_use_that_is_stopped_or_zapped_does_nothing_and_there_is_no_other(key: str, reason: int) -> None:
    state = first_use(key)
    who = other_asked(state)
    give_card(state, who, f"pulsar-{key}" if reason == STOPPED else "cosmic-zap")

    let_happen(state, respond(state, who, f"stop-{key}" if reason == STOPPED else "cosmic-zap"))

    assert state.out[power(key)] == reason
    assert cancelled(state) == 1
    assert not can_use(state, OWNER, power(key))
    assert in_force(state, power(key)) == NOBODY
    assert uses_in_the_rest(state, key) == 0
    assert state.out[power(key)] == 0
    assert can_use(state, OWNER, power(key)) != lacks_homes(state, OWNER, power(key))


@pytest.mark.rule("CX-un-zap")
@pytest.mark.parametrize("key", USED)
def test_an_un_zap_saves_the_use_that_was_zapped(key: str) -> None:
    state = first_use(key)
    who, use = other_asked(state), int(state.frame(state.depth - 1).y)
    give_card(state, who, "cosmic-zap")
    give_card(state, OWNER, "un-zap")

    depth = respond(state, who, "cosmic-zap")
    respond(state, OWNER, "un-zap", above=depth)
    let_happen(state, depth)

    assert state.out[power(key)] == 0
    assert cancelled(state) == 1
    assert not state.is_void(use)


@pytest.mark.rule("CA2.3")
@pytest.mark.parametrize("key", USED)
def test_its_use_shows_a_secret_power(key: str) -> None:
    assert COSMIC.view(first_use(key), seat("B")).owner[power(key)] == OWNER


@pytest.mark.rule("CB-chronos")
@pytest.mark.parametrize("key", [key for key in USED if not POWERS[power(key)].traits.turns_back])
def test_what_was_used_in_the_phases_that_chronos_replays_is_used_anew(key: str) -> None:
    """What has to be used when phase 7 begins is, what may be can be; what was used before stays used.

    To whoever has got the power card since then it is new.
    """
    scene = Scene(key, "chronos").hand("A", "attack-8", "attack-8").cone(2).cards("attack-8", "attack-10")
    before = uses_told(keenly_to(scene.to("alliance"), key, "alliance").state, key)
    first = uses_told(keenly_to(scene, key, "revealed").state, key)

    scene.play(SEAT_NAMES[scene.state.owner[power("chronos")]], "chronos").unanswered().to("before-cards")

    again = uses_told(scene.state, key) - first
    stays = first == before and scene.state.owner[power(key)] == seat("A")
    assert scene.state.used[power(key)] == again + (before if stays else 0)


@pytest.mark.rule("CB-chronos", "CA3.4")
@pytest.mark.parametrize("key", [key for key in USED if POWERS[power(key)].traits.turns_back])
def test_who_turns_back_time_is_not_used_anew(key: str) -> None:
    scene = Scene(key).hand("A", "attack-8").hand("B", "attack-10").cone(2).cards("attack-8", "attack-10")

    assert uses_told(keenly_to(scene, key, "decided").state, key) == 1
