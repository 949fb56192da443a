"""Amoeba: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_amoeba(**options: Any) -> Scene:
    """Amoeba attacks p5 with Attack 5 and two tokens, against an Attack 7 and four tokens."""
    return Scene("amoeba", "", "", "", **options).cone(2).cards("attack-5", "attack-7")


def flow_to(scene: Scene, name: str, tokens: int, response: str = "amoeba") -> Scene:
    """A player uses the power, unanswered, so that this many tokens are in the challenge."""
    return scene.play(name, response).unanswered().answer(name, str(tokens))


@pytest.mark.rule("CB-amoeba")
def test_tokens_flow_in_once_the_cards_are_laid() -> None:
    """Six more tokens than the two in the cone: 5 and 8 against 7 and 4."""
    scene = flow_to(with_amoeba().to("cards-laid"), "A", 8).finish()

    assert scene.totals == (13, 11)
    assert scene.tokens("A", "p5") == 8


@pytest.mark.rule("CB-amoeba")
def test_the_bases_that_send_them_are_chosen() -> None:
    scene = flow_to(with_amoeba().to("cards-laid"), "A", 4)
    for planet in ("p3", "p3"):
        scene.answer("A", planet)

    assert scene.tokens("A", "p3") == 2
    assert scene.state.cone[0] == 4


@pytest.mark.rule("CB-amoeba")
def test_all_tokens_may_leave_the_cone() -> None:
    """Nobody is left to be lost."""
    scene = flow_to(with_amoeba().to("cards-laid"), "A", 0).finish()

    assert scene.totals == (5, 11)
    assert scene.in_warp("A") == 0


@pytest.mark.rule("CB-amoeba")
def test_as_defence_its_tokens_flow_to_the_planet() -> None:
    """Three tokens join the four: 7 and 7 against 12 and 1; the planet itself sends none."""
    scene = Scene("", "amoeba", "", "").cone(1).cards("attack-12", "attack-7").to("cards-laid")
    flow_to(scene, "B", 7)

    assert "p5" not in scene.options("B")
    assert scene.refused("B")["p5"] == "CB-amoeba"
    assert scene.finish().totals == (13, 14)
    assert scene.tokens("B", "p5") == 7


@pytest.mark.rule("CB-amoeba")
def test_as_defence_it_may_empty_the_planet() -> None:
    scene = Scene("", "amoeba", "", "").cone(1).cards("attack-12", "attack-7").to("cards-laid")
    flow_to(scene, "B", 0).finish()

    assert scene.totals == (13, 7)
    assert scene.in_warp("B") == 0
    assert scene.tokens("A", "p5") == 1


@pytest.mark.rule("CB-amoeba")
def test_without_a_token_in_the_challenge_there_is_nothing_to_flow() -> None:
    scene = Scene("", "amoeba", "", "").base("B", "p5", 0).cards("attack-12", "attack-7").to("cards-laid")

    assert "amoeba" not in scene.options("B")


@pytest.mark.rule("CB-amoeba")
def test_before_the_cards_and_as_ally_it_stays_as_it_is() -> None:
    scene = Scene("", "", "amoeba", "").join("C", "offence", 2).cards("attack-12", "attack-7")

    assert "amoeba" not in scene.to("cards-laid").options("C")
    assert "amoeba" not in with_amoeba().to("before-cards").options("A")


@pytest.mark.rule("CB-amoeba", "CX-cosmic-zap")
def test_zapped_it_stays_as_it_is() -> None:
    scene = with_amoeba().hand("B", "cosmic-zap").to("cards-laid")
    scene.play("A", "amoeba").play("B", "cosmic-zap").unanswered().finish()

    assert scene.totals == (7, 11)
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CW-amoeba")
def test_anybody_else_changes_the_tokens_before_cards_are_laid() -> None:
    """Nine tokens instead of two: 5 and 9 against 11."""
    scene = Scene("", "", "", "").cone(2).cards("attack-5", "attack-7").hand("A", "flare-amoeba")
    flow_to(scene.to("before-cards"), "A", 9, "wild-amoeba").finish()

    assert scene.totals == (14, 11)


@pytest.mark.rule("CW-amoeba")
def test_one_token_has_to_stay_in() -> None:
    scene = Scene("", "", "", "").cone(3).cards("attack-5", "attack-7").hand("A", "flare-amoeba")
    scene.to("before-cards").play("A", "wild-amoeba").unanswered()

    assert scene.options("A")[0] == "1"
    assert scene.answer("A", "1").finish().in_warp("A") == 1


@pytest.mark.rule("CW-amoeba", "CD2.1")
def test_who_defends_a_moon_adds_the_tokens_of_his_bases() -> None:
    """B has ten tokens on a moon of its own, where A attacks, and four on p5."""
    scene = Scene(moons="yes").facts("moons: p27=blank", "tokens B: p6=0 p7=0 p8=0 p9=0 p27=10", "warp: B=6")
    scene.cone(1, "p27").cards("attack-5", "attack-7").hand("B", "flare-amoeba").to("before-cards")
    scene.play("B", "wild-amoeba").unanswered()

    assert scene.options("B") == [str(number) for number in range(1, 15)]


@pytest.mark.rule("CS-amoeba")
def test_its_super_lets_it_flow_as_ally() -> None:
    """Seven allied tokens instead of two: 5, 1 and 7 against 11."""
    scene = Scene("", "", "amoeba", "").cone(1).join("C", "offence", 2).cards("attack-5", "attack-7")
    scene.hand("C", "flare-amoeba").to("cards-laid").play("C", "super-amoeba").unanswered()
    flow_to(scene, "C", 7).finish()

    assert scene.totals == (13, 11)
    assert scene.tokens("C", "p5") == 7


@pytest.mark.rule("CS-amoeba")
def test_as_ally_of_the_defence_it_flows_beside_the_planet() -> None:
    scene = Scene("", "", "amoeba", "").cone(1).join("C", "defence", 2).cards("attack-18", "attack-7")
    scene.hand("C", "flare-amoeba").to("cards-laid").play("C", "super-amoeba").unanswered()
    flow_to(scene, "C", 0).finish()

    assert scene.totals == (19, 11)
    assert scene.in_warp("C") == 0


@pytest.mark.rule("CPro-amoeba")
def test_with_its_pro_it_leaves_after_the_reveal_too() -> None:
    scene = with_amoeba(pulsars="yes").hand("A", "pulsar-amoeba").to("revealed")
    assert "amoeba-retreat" not in scene.options("A")
    scene.play("A", "pro-amoeba").unanswered().play("A", "amoeba-retreat").unanswered()

    assert scene.options("A") == ["0", "1", "2"]
    assert scene.answer("A", "0").finish().in_warp("A") == 0


@pytest.mark.rule("CCon-amoeba")
def test_against_a_con_it_flows_only_before_cards_are_laid() -> None:
    scene = with_amoeba(pulsars="yes").hand("B", "pulsar-amoeba").to("launch").play("B", "con-amoeba")

    assert "amoeba" in scene.to("before-cards").options("A")
    assert "amoeba" not in scene.to("cards-laid").options("A")


@pytest.mark.rule("CCon-amoeba", "C3.3h")
def test_a_con_in_answer_keeps_the_tokens_where_they_are() -> None:
    scene = with_amoeba(pulsars="yes").hand("B", "pulsar-amoeba").to("cards-laid")
    scene.play("A", "amoeba").play("B", "con-amoeba").unanswered()

    assert scene.finish().totals == (7, 11)


@pytest.mark.rule("CCon-amoeba")
def test_the_con_of_somebody_else_is_no_hindrance() -> None:
    scene = with_amoeba(pulsars="yes").hand("C", "pulsar-amoeba").to("launch").play("C", "con-amoeba")

    assert "amoeba" in scene.to("cards-laid").options("A")
