"""Mind: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, seat


def with_mind(*powers: str, **options: Any) -> Scene:
    """A attacks B, who holds a Compromise and an Attack 30; A holds an Attack 15."""
    scene = Scene(*(powers or ("mind",)), **options).hand("A", "attack-15")
    return scene.hand("B", "compromise", "attack-30")


def known(scene: Scene, viewer: str, owner: str) -> list[str]:
    """The cards of a hand that a player knows by the view, without the Keeper that everybody has."""
    row = COSMIC.view(scene.state, seat(viewer)).known
    first = seat(owner) * KINDS
    names = ("attack-8", "attack-15", "attack-30", "compromise", "plague", "pulsar-mind")
    return [name for name in names for _ in range(row[first + kind(name)])]


def looked(scene: Scene, name: str = "A") -> Scene:
    return scene.to("offence-invites").play(name, "mind").unanswered()


@pytest.mark.rule("CB-mind")
def test_as_main_player_mind_sees_the_hand_of_its_opponent_and_nobody_else_does() -> None:
    scene = looked(with_mind())

    assert known(scene, "A", "B") == ["attack-30", "compromise"]
    assert known(scene, "C", "B") == []
    assert known(scene, "B", "A") == []


@pytest.mark.rule("CB-mind")
def test_the_defence_looks_at_the_hand_of_the_offence() -> None:
    assert known(looked(with_mind("", "mind"), "B"), "B", "A") == ["attack-15"]


@pytest.mark.rule("CB-mind")
@pytest.mark.parametrize(("owner", "cards"), [("A", ["attack-15"]), ("B", ["attack-30", "compromise"])])
def test_one_who_does_not_take_part_looks_at_one_main_player(owner: str, cards: list[str]) -> None:
    scene = looked(with_mind("", "", "mind"), "C")
    assert scene.options("C") == ["A", "B"]

    scene.answer("C", owner)
    assert known(scene, "C", owner) == cards
    assert known(scene, "C", "B" if owner == "A" else "A") == []


@pytest.mark.rule("CB-mind")
def test_mind_sees_the_hand_as_it_was_and_not_what_comes_later() -> None:
    scene = looked(with_mind()).facts("hands B: compromise=1 attack-30=1 keeper=1 plague=1")

    assert known(scene, "A", "B") == ["attack-30", "compromise"]


@pytest.mark.rule("CB-mind")
def test_mind_looks_in_phase_four_and_once() -> None:
    assert with_mind().to("launch").options("A") == ["pass"]
    assert looked(with_mind("", "", "mind"), "C").answer("C", "A").to("offence-invites").options("C") == [
        "pass"
    ]
    assert with_mind().to("defence-invites").options("A") == ["pass"]


@pytest.mark.rule("CB-mind", "CX-cosmic-zap")
def test_a_zapped_mind_sees_nothing() -> None:
    scene = with_mind().hand("C", "cosmic-zap").to("offence-invites").play("A", "mind")

    assert known(scene.play("C", "cosmic-zap").to("alliance"), "A", "B") == []


@pytest.mark.rule("CW-mind")
def test_wild_shows_what_one_player_draws() -> None:
    """B draws an Attack 8 and then is dealt no more; C watches B, D does not."""
    scene = with_mind("").hand("C", "flare-mind").hand("B", "rebirth").to("regroup").play("C", "wild-mind")
    scene.unanswered().answer("C", "B").play("B", "rebirth").until("draw-card").answer("chance", "attack-8")

    assert known(scene, "C", "B") == ["attack-8"]
    assert known(scene, "D", "B") == []


@pytest.mark.rule("CW-mind")
def test_wild_does_not_show_what_others_draw() -> None:
    scene = with_mind("").hand("C", "flare-mind").hand("B", "rebirth").to("regroup").play("C", "wild-mind")
    scene.unanswered().answer("C", "D").play("B", "rebirth").until("draw-card").answer("chance", "attack-8")

    assert known(scene, "C", "B") == []


@pytest.mark.rule("CW-mind")
def test_wild_ends_with_the_challenge() -> None:
    scene = with_mind("").hand("C", "flare-mind").to("regroup").play("C", "wild-mind").unanswered()
    scene.answer("C", "B").to("ending").to("regroup").hand("B", "rebirth").to("regroup")
    scene.play("B", "rebirth").until("draw-card").answer("chance", "attack-8")

    assert known(scene, "C", "B") == []


@pytest.mark.rule("CS-mind")
def test_super_shows_both_hands_to_one_who_is_no_main_player() -> None:
    scene = with_mind("", "", "mind").hand("C", "flare-mind").to("offence-invites").play("C", "super-mind")
    scene.unanswered()

    assert known(scene, "C", "A") == ["attack-15"]
    assert known(scene, "C", "B") == ["attack-30", "compromise"]
    assert "mind" not in scene.options("C")


@pytest.mark.rule("CS-mind")
def test_super_shows_the_main_player_an_opposing_ally_too() -> None:
    scene = with_mind().hand("A", "flare-mind").hand("C", "attack-8").join("C", "defence", 1)
    scene.join("D", "defence", 1).to("offence-invites")
    assert "super-mind" not in scene.options("A")

    scene.to("alliance").play("A", "super-mind").unanswered()
    assert scene.options("A") == ["C", "D"]
    scene.answer("A", "C")
    assert known(scene, "A", "B") == ["attack-30", "compromise"]
    assert known(scene, "A", "C") == ["attack-8"]


@pytest.mark.rule("CS-mind")
def test_without_an_opposing_ally_super_is_a_late_look_at_the_opponent() -> None:
    scene = with_mind().hand("A", "flare-mind").join("C", "offence", 1).to("alliance")

    assert known(scene.play("A", "super-mind").unanswered(), "A", "B") == ["attack-30", "compromise"]


@pytest.mark.rule("CS-mind", "CCon-mind", "C3.10e")
def test_super_looks_at_the_hand_of_a_con_too() -> None:
    scene = with_mind("", "", "mind", pulsars="yes").hand("C", "flare-mind").hand("B", "pulsar-mind")
    scene.to("launch").play("B", "con-mind").to("offence-invites").play("C", "super-mind").unanswered()

    assert known(scene, "C", "B") == ["attack-30", "compromise", "pulsar-mind"]


def with_pro(scene: Scene) -> Scene:
    return looked(scene.hand("A", "pulsar-mind").to("launch").play("A", "pro-mind"))


@pytest.mark.rule("CPro-mind")
def test_with_pro_mind_shows_what_it_saw_to_the_allies_it_picks() -> None:
    scene = with_mind(pulsars="yes").join("C", "offence", 1).join("D", "offence", 1)
    with_pro(scene).to("alliance").play("A", "mind-shows").unanswered()
    assert scene.options("A") == ["pass", "C", "D"]

    scene.answer("A", "D").answer("A", "pass")
    assert known(scene, "D", "B") == ["attack-30", "compromise"]
    assert known(scene, "C", "B") == []


@pytest.mark.rule("CPro-mind")
def test_with_pro_all_allies_may_be_shown_and_nobody_twice() -> None:
    scene = with_mind(pulsars="yes").join("C", "offence", 1).join("D", "defence", 1)
    with_pro(scene).to("alliance").play("A", "mind-shows").unanswered()
    assert scene.options("A") == ["pass", "C"]

    scene.answer("A", "C")
    assert known(scene, "C", "B") == ["attack-30", "compromise"]
    assert known(scene, "D", "B") == []
    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CPro-mind")
def test_what_has_left_the_hand_since_then_is_not_shown() -> None:
    scene = with_mind(pulsars="yes").hand("B", "plague").join("C", "offence", 1)
    with_pro(scene).to("defence-invites")
    scene.facts("hands B: plague=0", "known A-B: plague=0").to("alliance")
    scene.play("A", "mind-shows").unanswered().answer("A", "C")

    assert known(scene, "C", "B") == ["attack-30", "compromise"]


@pytest.mark.rule("CPro-mind")
def test_without_pro_or_without_having_looked_nothing_is_shown() -> None:
    scene = with_mind(pulsars="yes").join("C", "offence", 1)
    unseen = with_mind(pulsars="yes").join("C", "offence", 1).hand("A", "pulsar-mind")

    assert looked(scene).to("alliance").options("A") == ["pass"]
    assert unseen.to("launch").play("A", "pro-mind").to("alliance").options("A") == ["pass"]


@pytest.mark.rule("CPro-mind")
def test_an_ally_shows_it_to_those_on_its_side() -> None:
    """C, ally of A, has seen the hand of B and shows it to A and D."""
    scene = with_mind("", "", "mind", pulsars="yes").join("C", "offence", 1).join("D", "offence", 1)
    scene.hand("C", "pulsar-mind").to("launch").play("C", "pro-mind")
    looked(scene, "C").answer("C", "B").to("alliance").play("C", "mind-shows").unanswered()

    assert scene.options("C") == ["pass", "A", "D"]
    assert known(scene.answer("C", "A"), "A", "B") == ["attack-30", "compromise"]


@pytest.mark.rule("CCon-mind")
def test_mind_can_t_look_at_the_hand_of_a_con() -> None:
    scene = with_mind(pulsars="yes").hand("B", "pulsar-mind").to("launch").play("B", "con-mind")

    assert scene.to("offence-invites").options("A") == ["pass"]


@pytest.mark.rule("CCon-mind")
def test_a_con_of_one_main_player_leaves_the_other() -> None:
    scene = with_mind("", "", "mind", pulsars="yes").hand("B", "pulsar-mind").to("launch")
    looked(scene.play("B", "con-mind"), "C")

    assert known(scene, "C", "A") == ["attack-15"]


@pytest.mark.rule("CCon-mind", "C3.3h")
def test_a_con_in_answer_to_the_use_comes_in_time() -> None:
    scene = with_mind(pulsars="yes").hand("B", "pulsar-mind").to("offence-invites").play("A", "mind")
    scene.play("B", "con-mind").to("alliance")

    assert known(scene, "A", "B") == ["pulsar-mind"]
