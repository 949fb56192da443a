"""Negator: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, kind, power


def with_negator(*others: str, **options: Any) -> Scene:
    """C is Negator and takes no part; A attacks p5."""
    powers = [*others, "", ""][:2]
    return Scene(*powers, "negator", "", **options).cards("attack-5", "attack-17")


def to_action(scene: Scene, which: int) -> Scene:
    """The action number ``which``, while none before is negated: 1 is pointing, 2 and 3 are inviting."""
    for _ in range(which - 1):
        scene.to("action").answer("C", "pass")
    return scene.to("action")


@pytest.mark.rule("CB-negator")
def test_the_offence_has_to_point_at_another_planet() -> None:
    scene = to_action(with_negator(), 1).play("C", "negator").unanswered()

    assert scene.asked == "point"
    assert scene.options("A") == ["p6", "p7", "p8", "p9"]
    assert scene.refused("A")["p5"] == "CB-negator"


@pytest.mark.rule("CB-negator")
def test_where_there_is_no_other_planet_the_same_one_is_pointed_at() -> None:
    scene = with_negator().base("B", "p2", 1)
    scene.destiny = "red"
    scene.target = "p2"
    scene.until("own-colour").answer("A", "challenge")

    to_action(scene, 1).play("C", "negator").unanswered()

    assert scene.options("A") == ["p2"]


@pytest.mark.rule("CB-negator")
def test_the_offence_has_to_invite_another_set() -> None:
    scene = with_negator().invite(offence="CD")
    to_action(scene, 2).play("C", "negator").unanswered()

    assert scene.asked == "invite"
    assert scene.options("A") == ["nobody", "C", "D"]


@pytest.mark.rule("CB-negator")
def test_to_invite_nobody_is_no_action() -> None:
    scene = to_action(with_negator(), 2)

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CB-negator")
def test_who_may_not_join_one_side_may_join_the_other_or_none() -> None:
    scene = with_negator().invite(defence="D").join("D", "offence", 1)
    to_action(scene, 4).play("C", "negator").unanswered()

    assert scene.options("D") == ["pass", "defence"]


@pytest.mark.rule("CB-negator")
def test_once_in_a_challenge() -> None:
    scene = with_negator().invite(offence="D")
    to_action(scene, 1).play("C", "negator").unanswered()
    scene.answer("A", "p6").to("action")

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CB-negator")
def test_a_negated_edict_is_played_and_does_nothing() -> None:
    scene = with_negator().hand("B", "sanity").to("launch").play("B", "sanity")
    scene.play("C", "negator").unanswered()

    assert scene.state.mood == 0
    assert scene.count("B", "sanity") == 0
    assert scene.state.discards[kind("sanity")] == 1


@pytest.mark.rule("CB-negator")
def test_a_negated_flare_about_losses_can_not_be_played_at_the_next_loss() -> None:
    """A loses the fight and later three tokens to the Plague: both times Wild Zombie would save one."""
    scene = with_negator().hand("A", "flare-zombie").hand("B", "plague").to("tokens-lost")
    scene.play("A", "wild-zombie").play("C", "negator").unanswered()
    assert scene.count("A", "flare-zombie") == 1

    scene.to("ending").play("B", "plague").answer("B", "A").unanswered().to("tokens-lost")

    assert scene.state.losing[0] == 3
    assert "wild-zombie" not in scene.options("A")


@pytest.mark.rule("CB-negator")
def test_an_own_action_is_not_negated() -> None:
    scene = with_negator().hand("C", "sanity").to("launch").play("C", "sanity")

    assert "negator" not in scene.options("C")


@pytest.mark.rule("CB-negator", "C3.5c", "CPro-negator")
def test_the_use_of_a_power_is_negated_only_with_the_pro() -> None:
    """Attack 5 and three tokens are 5 times 3 for Virus, and 5 + 3 for anybody else."""
    plain = with_negator("virus", pulsars="yes").cone(3)
    plain.to("played")
    assert plain.options("C") == ["pass"]
    assert plain.finish().totals == (15, 21)

    boosted = with_negator("virus", pulsars="yes").cone(3).hand("C", "pulsar-negator")
    boosted.to("launch").play("C", "pro-negator").unanswered().to("played")
    assert boosted.play("C", "negator").unanswered().finish().totals == (8, 21)


@pytest.mark.rule("CCon-negator")
def test_the_actions_of_the_holder_can_not_be_negated() -> None:
    scene = with_negator(pulsars="yes").hand("A", "pulsar-negator")
    scene.join("D", "offence", 1).to("launch").play("A", "con-negator").unanswered()

    assert to_action(scene, 1).options("C") == ["pass"]
    assert "negator" in to_action(scene, 4).options("C")


@pytest.mark.rule("C3.8c", "C3.8f", "C3.4b")
def test_a_negated_stop_stays_in_the_hand_and_may_still_be_played_as_con() -> None:
    scene = with_negator("virus", pulsars="yes").hand("B", "pulsar-virus").to("launch")
    scene.play("B", "stop-virus").play("C", "negator").unanswered()

    assert scene.count("B", "pulsar-virus") == 1
    assert scene.state.discards[kind("pulsar-virus")] == 0
    assert scene.state.out[power("virus")] == 0
    scene.to("before-cards")
    assert "stop-virus" not in scene.options("B")
    assert "con-virus" in scene.options("B")


@pytest.mark.rule("C3.8c", "C3.8f")
def test_a_negated_con_stays_in_the_hand_and_may_still_be_played_as_stop() -> None:
    scene = with_negator("virus", pulsars="yes").cone(3).hand("B", "pulsar-virus").to("launch")
    scene.play("B", "con-virus").play("C", "negator").unanswered()

    assert scene.state.con[power("virus")] == 0
    assert scene.count("B", "pulsar-virus") == 1
    scene.to("before-cards")
    assert "con-virus" not in scene.options("B")
    assert "stop-virus" in scene.options("B")


@pytest.mark.rule("C3.8d")
def test_the_con_of_negator_itself_can_be_negated() -> None:
    scene = with_negator(pulsars="yes").hand("A", "pulsar-negator").to("launch").play("A", "con-negator")
    scene.play("C", "negator").unanswered()

    assert scene.state.con[power("negator")] == 0
    assert scene.count("A", "pulsar-negator") == 1


@pytest.mark.rule("C3.6f")
def test_a_retain_can_not_be_negated() -> None:
    scene = with_negator("virus", pulsars="yes").hand("A", "pulsar-virus")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("launch").play("A", "retain-virus")

    assert scene.moment == "launch"
    assert scene.state.retained[power("virus")] == 1


@pytest.mark.rule("CS-negator")
def test_with_the_super_both_sides_can_be_closed_to_an_ally() -> None:
    scene = with_negator().hand("C", "flare-negator").invite(defence="D").join("D", "offence", 1)
    to_action(scene, 4).play("C", "negator").unanswered().answer("D", "defence")
    assert scene.options("C") == ["pass", "super-negator"]

    scene.play("C", "super-negator").unanswered().play("C", "negator").unanswered()

    assert scene.asked == "respond"
    assert scene.moment == "alliance"
    assert list(scene.state.side) == [2, 2, 2, 2]


@pytest.mark.rule("C3.10a", "CS-negator")
def test_the_super_goes_through_a_con() -> None:
    scene = with_negator(pulsars="yes").hand("A", "pulsar-negator").hand("C", "flare-negator").to("launch")
    scene.play("A", "con-negator").unanswered().play("C", "super-negator").unanswered()

    assert "negator" in to_action(scene, 1).options("C")


@pytest.mark.rule("CW-negator")
def test_both_attacks_become_negative_and_the_flare_goes_to_negator() -> None:
    """-5 and 3 tokens against -17 and 4 tokens."""
    scene = with_negator().cone(3).hand("A", "flare-negator").to("revealed")
    scene.play("A", "wild-negator").unanswered().finish()

    assert scene.totals == (-2, -13)
    assert scene.tokens("A", "p5") == 3
    assert scene.count("C", "flare-negator") == 1


@pytest.mark.rule("CW-negator")
@pytest.mark.parametrize(("powers", "secret"), [(("", "", ""), "no"), (("", "", "negator"), "yes")])
def test_without_a_negator_that_is_known_the_flare_is_discarded(powers: tuple[str, ...], secret: str) -> None:
    scene = Scene(*powers, secret_powers=secret).cards("attack-5", "attack-17").hand("A", "flare-negator")
    scene.to("revealed").play("A", "wild-negator")

    assert scene.state.discards[kind("flare-negator")] == 1
    assert scene.count("C", "flare-negator") == 0
