"""Silencer: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.powers.silencer import is_silenced
from tests.rules.cosmic.scene import Scene, power, seat


def with_silencer(*others: str, **options: Any) -> Scene:
    """A is Silencer and attacks B."""
    return Scene("silencer", *others, **options).cards("attack-5", "attack-17")


def silence(scene: Scene, victim: str) -> Scene:
    """A announces it; nobody has answered yet."""
    return scene.to("launch").play("A", "silencer").answer("A", victim)


def silenced(scene: Scene) -> str:
    return "".join(name for name in "ABCD" if is_silenced(scene.state, seat(name)))


@pytest.mark.rule("CB-silencer")
def test_a_silenced_player_joins_no_side() -> None:
    scene = silence(with_silencer().join("C", "offence", 1).join("D", "offence", 1), "C").unanswered()

    assert scene.until("join").options("D") == ["pass", "offence"]


@pytest.mark.rule("CB-silencer")
def test_a_silenced_defence_invites_nobody() -> None:
    scene = silence(with_silencer().invite(defence="CD"), "B").to("alliance")

    assert list(scene.state.invited) == [0, 0]


@pytest.mark.rule("CB-silencer")
def test_a_silenced_player_uses_no_optional_power() -> None:
    scene = with_silencer("", "", "parasite")
    assert "parasite" in scene.to("defence-invites").options("D")

    scene = silence(with_silencer("", "", "parasite"), "D").to("defence-invites")
    assert scene.options("D") == ["pass"]


@pytest.mark.rule("CB-silencer")
def test_a_silenced_player_still_uses_powers_that_must_be_used() -> None:
    """Virus has 17 times 4."""
    scene = silence(with_silencer("virus"), "B").finish()

    assert scene.totals == (6, 68)


@pytest.mark.rule("CB-silencer")
def test_a_silenced_player_answers_offers_but_makes_none() -> None:
    scene = silence(Scene("silencer", "").cards("compromise", "compromise"), "B").until("offer")
    scene.answer("A", "give-card-of-choice").answer("A", "propose")

    assert scene.asked == "answer-offer"
    assert scene.options("B") == ["pass", "accept"]


@pytest.mark.rule("CB-silencer")
def test_against_a_silenced_offence_the_defence_begins_the_talks() -> None:
    scene = Scene("", "silencer").cards("compromise", "compromise").to("launch")
    scene.play("B", "silencer").answer("B", "A").until("offer")

    assert "propose" not in scene.options("B")
    assert "give-card-of-choice" in scene.options("B")


@pytest.mark.rule("CB-silencer", "C3.2c")
def test_the_silence_ends_with_the_challenge() -> None:
    scene = silence(with_silencer().cone(4), "B").finish()
    assert silenced(scene) == "B"

    assert silenced(scene.to("beginning")) == ""


@pytest.mark.rule("CE1.2", "CCon-silencer")
def test_a_con_protects_one_player_and_leaves_the_power_in_use() -> None:
    scene = with_silencer(pulsars="yes").hand("B", "pulsar-silencer").hand("D", "cosmic-zap").to("launch")
    scene.play("B", "con-silencer").unanswered().play("A", "silencer")
    assert scene.options("A") == ["C", "D"]

    scene.answer("A", "C")
    assert scene.state.used[power("silencer")] == 1
    scene.play("D", "cosmic-zap").unanswered()

    assert silenced(scene) == ""
    assert "silencer" not in scene.options("A")


@pytest.mark.rule("CE1.2")
def test_all_others_are_reached_in_spite_of_the_con() -> None:
    scene = with_silencer(pulsars="yes").hand("B", "pulsar-silencer").to("launch")
    scene.play("B", "con-silencer").unanswered()

    assert silenced(silence(scene, "C").unanswered()) == "C"


@pytest.mark.rule("CCon-silencer", "C3.3h")
def test_a_con_in_answer_covers_this_use() -> None:
    scene = silence(with_silencer(pulsars="yes").hand("C", "pulsar-silencer"), "C")

    assert silenced(scene.play("C", "con-silencer").to("before-cards")) == ""


@pytest.mark.rule("CPro-silencer")
@pytest.mark.parametrize("boosted", [True, False])
def test_with_the_pro_the_silenced_player_plays_no_flares(boosted: bool) -> None:
    scene = with_silencer(pulsars="yes").hand("A", "pulsar-silencer").hand("B", "flare-negator")
    silence(scene, "B").to("before-cards")
    if boosted:
        scene.play("A", "pro-silencer").unanswered()

    assert ("wild-negator" in scene.to("revealed").options("B")) is not boosted


@pytest.mark.rule("CS-silencer", "C3.10a", "C3.10e")
def test_the_super_silences_one_more_player_even_through_a_con() -> None:
    scene = with_silencer(pulsars="yes").hand("A", "flare-silencer").hand("B", "pulsar-silencer").to("launch")
    scene.play("B", "con-silencer").unanswered().play("A", "super-silencer")
    assert scene.options("A") == ["B", "C", "D"]
    scene.answer("A", "B").unanswered().play("A", "silencer")
    assert scene.options("A") == ["C", "D"]

    assert silenced(scene.answer("A", "D").unanswered()) == "BD"


def with_wild(**options: Any) -> Scene:
    """A holds the flare of Silencer, who is D; B is Virus."""
    scene = Scene("", "virus", "", "silencer", **options).cards("attack-5", "attack-17")
    return scene.hand("A", "flare-silencer")


@pytest.mark.rule("CW-silencer")
def test_a_power_of_the_opponent_is_out_and_the_flare_goes_to_silencer() -> None:
    scene = with_wild().to("launch").play("A", "wild-silencer")
    assert scene.options("A") == ["virus"]
    scene.answer("A", "virus").finish()

    assert scene.totals == (6, 21)
    assert scene.count("D", "flare-silencer") == 1


@pytest.mark.rule("CW-silencer")
def test_a_secret_power_can_not_be_named() -> None:
    assert "wild-silencer" not in with_wild(secret_powers="yes").to("launch").options("A")


@pytest.mark.rule("C3.7g")
def test_there_is_no_shield_against_the_wild() -> None:
    scene = with_wild(pulsars="yes").hand("B", "pulsar-virus").to("launch")
    scene.play("A", "wild-silencer").answer("A", "virus")
    assert "shield-virus" not in scene.options("B")

    assert "shield-virus" not in scene.unanswered().to("before-cards").options("B")


@pytest.mark.rule("C3.7g")
def test_there_is_no_shield_against_silence() -> None:
    scene = with_silencer("", "", "parasite", pulsars="yes").hand("D", "pulsar-parasite")
    silence(scene, "D")
    assert "shield-parasite" not in scene.options("D")

    options = scene.to("defence-invites").options("D")
    assert options == ["pass", "pro-parasite"]
