"""Sting: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene

HAND = ("attack-4", "attack-5", "attack-6")


def beaten(tokens: int = 4, **options: Any) -> Scene:
    """Sting attacks with so many tokens and loses them; three Attacks and the Keeper are left in its hand."""
    scene = Scene("sting", **options).cone(tokens).hand("A", *HAND)
    return scene.cards("attack-1", "attack-20")


def sting(scene: Scene, victim: str) -> Scene:
    return scene.play("A", "sting").unanswered().answer("A", victim)


def hand_size(scene: Scene, name: str) -> int:
    return int(scene.state.sizes["ABCD".index(name)])


@pytest.mark.rule("CB-sting")
def test_half_of_the_lost_tokens_are_replaced_by_those_of_another_player() -> None:
    """Two of four go home, C loses two of its choice and takes two cards out of Sting's hand of four."""
    scene = sting(beaten().to("tokens-lost"), "C")
    scene.until("give-up").answer("C", "p12").answer("C", "p13").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [2, 0, 2, 0]
    assert (scene.tokens("C", "p12"), scene.tokens("C", "p13")) == (3, 3)
    assert (hand_size(scene, "A"), hand_size(scene, "C")) == (2, 3)


@pytest.mark.rule("CB-sting")
def test_of_three_tokens_one_is_replaced_and_of_one_none() -> None:
    scene = sting(beaten(3).to("tokens-lost"), "C").finish()
    assert [scene.in_warp(name) for name in "AC"] == [2, 1]

    single = beaten(1).to("tokens-lost")
    assert "sting" not in single.options("A")


@pytest.mark.rule("CB-sting")
def test_sting_need_not_and_can_only_once_in_a_loss() -> None:
    scene = sting(beaten().to("tokens-lost"), "C").to("tokens-lost")
    assert "sting" not in scene.options("A")

    assert beaten().finish().in_warp("A") == 4


@pytest.mark.rule("CB-sting", "CG9")
def test_it_works_in_every_loss_of_a_challenge() -> None:
    """Sting pays two tokens as Kamikaze, one of them from D; then it loses four in the fight."""
    scene = Scene("sting+kamikaze").cone(4).hand("A", *HAND).cards("attack-1", "attack-20")
    scene.to("before-cards").play("A", "kamikaze").unanswered().answer("A", "2")
    scene.answer("A", "p0").answer("A", "p1").to("tokens-lost")
    sting(scene, "D").to("cards-laid").to("tokens-lost")
    sting(scene, "C").finish()

    assert [scene.in_warp(name) for name in "ACD"] == [1 + 2, 2, 1]


@pytest.mark.rule("CB-sting")
def test_a_victim_with_too_few_tokens_replaces_only_so_many() -> None:
    """C has a single token left on a base: three of four are lost, and one card is paid."""
    scene = sting(beaten().warp("C", 19).to("tokens-lost"), "C").finish()

    assert [scene.in_warp(name) for name in "AC"] == [3, 20]
    assert (hand_size(scene, "A"), hand_size(scene, "C")) == (3, 2)


@pytest.mark.rule("CB-sting")
def test_who_has_no_token_on_a_base_can_not_be_chosen() -> None:
    scene = beaten().warp("C", 20).to("tokens-lost").play("A", "sting").unanswered()

    assert scene.options("A") == ["B", "D"]


@pytest.mark.rule("CB-sting")
def test_cards_are_paid_as_far_as_the_hand_goes() -> None:
    """Sting has nothing left but its Keeper when it owes two cards."""
    scene = sting(Scene("sting").cone(4).cards("attack-1", "attack-20").to("tokens-lost"), "C").finish()

    assert (hand_size(scene, "A"), hand_size(scene, "C")) == (0, 2)


@pytest.mark.rule("CB-sting", "CX-cosmic-zap")
def test_a_zapped_sting_loses_all_itself() -> None:
    scene = beaten().hand("C", "cosmic-zap").to("tokens-lost").play("A", "sting").play("C", "cosmic-zap")

    assert [scene.finish().in_warp(name) for name in "AC"] == [4, 0]


@pytest.mark.rule("CB-sting", "CB-vacuum", "CG12")
def test_the_tokens_of_the_victim_join_the_loss() -> None:
    """C, Vacuum, is stung for two and takes two of D along."""
    scene = Scene("sting", "", "vacuum").cone(4).hand("A", *HAND).cards("attack-1", "attack-20")
    sting(scene.to("tokens-lost"), "C").until("choose-seat").answer("C", "D").answer("C", "2").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [2, 0, 2, 2]


@pytest.mark.rule("CPro-sting")
def test_with_pro_the_victim_takes_no_cards() -> None:
    scene = beaten(pulsars="yes").hand("A", "pulsar-sting").to("launch").play("A", "pro-sting")
    sting(scene.to("tokens-lost"), "C").finish()

    assert [scene.in_warp(name) for name in "AC"] == [2, 2]
    assert (hand_size(scene, "A"), hand_size(scene, "C")) == (5, 1)


@pytest.mark.rule("CCon-sting")
def test_the_holder_can_not_be_chosen() -> None:
    scene = beaten(pulsars="yes").hand("C", "pulsar-sting").to("launch").play("C", "con-sting")
    scene.to("tokens-lost").play("A", "sting").unanswered()

    assert scene.options("A") == ["B", "D"]
    assert scene.refused("A")["C"] == "CCon-sting"


@pytest.mark.rule("CCon-sting", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = beaten(pulsars="yes").hand("C", "pulsar-sting").to("tokens-lost").play("A", "sting")
    scene.play("C", "con-sting").unanswered()

    assert scene.until("choose-seat").options("A") == ["B", "D"]


@pytest.mark.rule("CS-sting")
def test_super_replaces_all_tokens() -> None:
    scene = beaten().hand("A", "flare-sting").to("tokens-lost").play("A", "super-sting").unanswered()
    sting(scene, "C").finish()

    assert [scene.in_warp(name) for name in "AC"] == [0, 4]


@pytest.mark.rule("CS-sting", "C3.10e")
def test_super_saves_a_single_token_and_reaches_the_holder_of_a_con() -> None:
    scene = beaten(1, pulsars="yes").hand("A", "flare-sting").hand("C", "pulsar-sting").to("launch")
    scene.play("C", "con-sting").to("tokens-lost").play("A", "super-sting").unanswered()
    sting(scene, "C").finish()

    assert [scene.in_warp(name) for name in "AC"] == [0, 1]


def consoled(**options: Any) -> Scene:
    """B loses four tokens with a Compromise against A, who holds three Attacks and the Keeper then."""
    return Scene(**options).cone(2).hand("A", *HAND).cards("attack-20", "compromise")


@pytest.mark.rule("CW-sting", "CR2")
def test_wild_lets_another_player_take_the_consolation() -> None:
    """D names itself and takes four cards out of A's hand; B takes none."""
    scene = consoled().hand("D", "flare-sting").to("decided").play("D", "wild-sting").unanswered()
    assert scene.options("D") == ["C", "D"]
    scene.answer("D", "D").finish()

    assert [hand_size(scene, name) for name in "ABD"] == [0, 1, 2 + 4]


@pytest.mark.rule("CW-sting")
def test_without_the_wild_the_loser_takes_it() -> None:
    scene = consoled().hand("D", "flare-sting").finish()

    assert [hand_size(scene, name) for name in "ABD"] == [0, 1 + 4, 2]


@pytest.mark.rule("CW-sting", "CB-ethic")
def test_the_deck_is_not_open_to_whom_the_wild_names() -> None:
    """B, Ethic, would choose between hand and deck."""
    scene = Scene("", "ethic").cone(2).hand("A", *HAND).cards("attack-20", "compromise")
    scene.hand("D", "flare-sting").to("decided").play("D", "wild-sting").unanswered()
    scene.answer("D", "C").finish()

    assert [hand_size(scene, name) for name in "ABC"] == [0, 1, 1 + 4]


@pytest.mark.rule("CW-sting")
def test_wild_needs_a_consolation_and_a_third_player() -> None:
    fight = Scene().cards("attack-20", "attack-1").hand("D", "flare-sting").to("decided")
    assert "wild-sting" not in fight.options("D")

    empty = consoled().base("B", "p5", 0).hand("D", "flare-sting").to("decided")
    assert "wild-sting" not in empty.options("D")

    pair = Scene(seats=2).cards("attack-20", "compromise").hand("A", "flare-sting").to("decided")
    assert "wild-sting" not in pair.options("A")
