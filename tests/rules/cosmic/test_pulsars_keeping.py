"""What becomes of a Pulsar that is played, how long it works, and who may play it when."""

import pytest

from orrery.games.cosmic.abilities import boosted, can_use, immune
from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.scene import Scene, kind, power, seat

EVERY_MOMENT = (
    "beginning", "regroup", "destiny", "launch", "offence-invites", "defence-invites", "alliance",
    "before-cards", "cards-laid", "revealed", "decided", "resolved", "ending",
)  # fmt: skip


def scene_of(*powers: str) -> Scene:
    """A loses to B with two tokens; both hold challenge cards for later."""
    scene = Scene(*powers, pulsars="yes").cone(2).cards("attack-4", "attack-20")
    return scene.hand("A", "attack-6").hand("B", "attack-6")


def knows(scene: Scene, viewer: str, owner: str, card: str) -> int:
    return int(known(scene.state, seat(viewer), seat(owner), kind(card)))


@pytest.mark.rule("C3.2a", "CE1.1")
@pytest.mark.parametrize(("holder", "use"), [("B", "con-virus"), ("A", "pro-virus")], ids=["con", "pro"])
def test_con_and_pro_go_back_to_the_hand_and_everybody_has_seen_them(holder: str, use: str) -> None:
    scene = scene_of("virus").hand(holder, "pulsar-virus").to("launch")
    before = scene.cards_of(holder)
    assert knows(scene, "C", holder, "pulsar-virus") == 0

    scene.play(holder, use).to("launch")

    assert scene.cards_of(holder) == before
    assert [knows(scene, viewer, holder, "pulsar-virus") for viewer in "CD"] == [1, 1]
    assert scene.state.discards[kind("pulsar-virus")] == 0


@pytest.mark.rule("C3.2b", "C3.4b", "CE1.1")
def test_after_a_stop_it_lies_on_the_discards() -> None:
    scene = scene_of("virus").hand("B", "pulsar-virus").to("launch").play("B", "stop-virus").to("launch")

    assert scene.count("B", "pulsar-virus") == 0
    assert scene.state.discards[kind("pulsar-virus")] == 1


@pytest.mark.rule("C3.2c")
def test_a_con_lasts_until_the_challenge_ends() -> None:
    """Played in phase 4 against C's Mutant it still guards B in phase 9, and no more in the next phase 1."""
    scene = scene_of("", "", "mutant").hand("B", "pulsar-mutant")
    scene.to("offence-invites").play("B", "con-mutant").to("resolved")
    assert scene.state.phase == 9
    assert immune(scene.state, seat("B"), power("mutant"))

    scene.to("ending").to("regroup")

    assert scene.state.phase == 1
    assert not immune(scene.state, seat("B"), power("mutant"))


@pytest.mark.rule("C3.2c")
def test_a_pro_lasts_until_the_challenge_ends() -> None:
    scene = scene_of("mutant").hand("A", "pulsar-mutant")
    scene.to("offence-invites").play("A", "pro-mutant").to("resolved")
    assert boosted(scene.state, seat("A"), power("mutant"))

    scene.to("ending").to("regroup")

    assert not boosted(scene.state, seat("A"), power("mutant"))


@pytest.mark.rule("C3.2d")
@pytest.mark.parametrize("moment", EVERY_MOMENT)
def test_a_bystander_may_play_a_con_at_any_moment(moment: str) -> None:
    scene = scene_of("virus").hand("D", "pulsar-virus").to(moment).play("D", "con-virus").unanswered()

    assert immune(scene.state, seat("D"), power("virus"))


@pytest.mark.rule("C3.2d")
def test_anybody_may_play_any_number_of_different_pulsars() -> None:
    """The offence, an ally and a bystander, one of them two Pulsars, in the same moment."""
    scene = scene_of("", "virus", "mutant").join("C", "offence", 1)
    scene.hand("A", "pulsar-virus", "pulsar-mutant").hand("C", "pulsar-virus").hand("D", "pulsar-mutant")
    scene.to("before-cards")
    for name, use in (("A", "con-virus"), ("A", "con-mutant"), ("C", "con-virus"), ("D", "con-mutant")):
        scene.play(name, use).to("before-cards")

    assert scene.state.con[power("virus")] == 0b0101
    assert scene.state.con[power("mutant")] == 0b1001


@pytest.mark.rule("C3.2d", "C3.2a")
def test_the_same_con_is_not_played_twice_in_a_challenge() -> None:
    scene = scene_of("virus").hand("B", "pulsar-virus").to("launch").play("B", "con-virus").to("launch")

    assert scene.options("B") == ["pass", "stop-virus"]


@pytest.mark.rule("C3.2e")
def test_a_con_of_phase_0_belongs_to_the_challenge_that_follows() -> None:
    scene = scene_of("", "", "mutant").hand("B", "pulsar-mutant").to("beginning")
    assert scene.state.phase == 0

    scene.play("B", "con-mutant").to("resolved")

    assert immune(scene.state, seat("B"), power("mutant"))


@pytest.mark.rule("C3.2e", "C3.4g")
def test_in_phase_10_every_running_effect_ends() -> None:
    """Even a Con of phase 10 itself is over when the next challenge begins."""
    scene = scene_of("", "", "mutant", "virus").hand("B", "pulsar-mutant", "pulsar-virus")
    scene.to("launch").play("B", "stop-virus").to("ending").play("B", "con-mutant").unanswered()
    assert immune(scene.state, seat("B"), power("mutant"))
    assert not can_use(scene.state, seat("D"), power("virus"))

    scene.to("beginning")

    assert not immune(scene.state, seat("B"), power("mutant"))
    assert can_use(scene.state, seat("D"), power("virus"))


@pytest.mark.rule("C3.2f", "CE1.3")
def test_a_kept_pulsar_can_be_taken_and_the_effect_stays() -> None:
    """D finds the Pulsar in B's hand: both are guarded then, B by the Con that runs, D by a new one."""
    scene = scene_of("virus").hand("B", "pulsar-virus").hand("D", "finder")
    scene.to("launch").play("B", "con-virus").to("launch").play("D", "finder")
    scene.answer("D", "B").unanswered().answer("D", "pulsar-virus").to("launch")
    assert scene.count("D", "pulsar-virus") == 1
    assert immune(scene.state, seat("B"), power("virus"))
    assert not immune(scene.state, seat("D"), power("virus"))

    scene.play("D", "con-virus").to("launch")

    assert scene.state.con[power("virus")] == 0b1010


@pytest.mark.rule("C3.2f", "CE1.3")
def test_a_pro_goes_on_without_its_card() -> None:
    scene = scene_of("virus").hand("A", "pulsar-virus").hand("D", "finder")
    scene.to("launch").play("A", "pro-virus").to("launch").play("D", "finder")
    scene.answer("D", "A").unanswered().answer("D", "pulsar-virus").to("revealed")

    assert scene.count("A", "pulsar-virus") == 0
    assert boosted(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("C3.2f")
def test_a_kept_pulsar_can_be_discarded() -> None:
    """Plague takes one card of each type; the Con has done its work."""
    scene = scene_of("virus").hand("B", "pulsar-virus").hand("D", "plague")
    scene.to("launch").play("B", "con-virus").to("ending").play("D", "plague").answer("D", "B").to("ending")

    assert scene.state.discards[kind("pulsar-virus")] == 1
    assert immune(scene.state, seat("B"), power("virus"))


@pytest.mark.rule("CE1.3")
def test_the_pulsar_of_a_power_that_has_left_the_game_does_nothing() -> None:
    scene = scene_of("virus").hand("B", "pulsar-virus").hand("D", "insanity")
    scene.facts("owner: virus=none", "dealt: virus=1").to("launch").play("D", "insanity").unanswered()

    assert scene.options("B") == ["pass"]
    assert scene.count("B", "pulsar-virus") == 1


@pytest.mark.rule("CE1.3")
def test_a_con_may_be_played_before_the_use_or_in_answer_to_it() -> None:
    """When Virus announces itself, B may still play the Con; in answer to anything else it may not."""
    scene = scene_of("virus").hand("B", "pulsar-virus").hand("D", "sanity")
    assert "con-virus" in scene.to("before-cards").options("B")
    scene.play("D", "sanity")
    assert (scene.moment, scene.options("B")) == ("played", ["pass"])

    scene = scene_of("virus").hand("B", "pulsar-virus").to("cards-laid").to("played")
    assert scene.state.phase == 8
    assert scene.options("B") == ["pass", "con-virus", "stop-virus"]


@pytest.mark.rule("CE1.3", "C3.5a")
def test_your_power_is_the_one_whose_card_you_hold() -> None:
    """When the power card has gone from A to B, so has the Pro."""
    scene = scene_of("virus").hand("A", "pulsar-virus").hand("B", "pulsar-virus")
    scene.facts("owner: virus=B").to("launch")

    assert scene.options("A") == ["pass", "con-virus", "stop-virus"]
    assert scene.options("B") == ["pass", "pro-virus"]
