"""Magnet: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, seat


def with_magnet(*others: str, **options: Any) -> Scene:
    """A, Magnet, attacks B with two tokens; C has sent three for B, D stands by."""
    scene = Scene("magnet", *others, **options).cone(2).join("C", "defence", 3)
    return scene.cards("attack-8", "attack-6").hand("A", "attack-4")


def moving(scene: Scene, whom: str, to: str, magnet: str = "A") -> Scene:
    """Magnet moves a player; ``to`` is a main player, or a pass."""
    scene.to("alliance").play(magnet, "magnet").unanswered().until("choose-seat")
    return scene.answer(magnet, whom).answer(magnet, to)


def sent(scene: Scene) -> tuple[list[int], list[int]]:
    """The tokens in the cone, and those beside the planet."""
    return [int(n) for n in scene.state.cone], [int(n) for n in scene.state.guard]


def send(scene: Scene, name: str, *places: str) -> Scene:
    """Tokens come home to the first base, and these are sent then."""
    while scene.asked == "bring-home":
        scene.answer(name, scene.options(name)[0])
    for place in places:
        scene.answer(name, place)
    return scene


@pytest.mark.rule("CB-magnet")
def test_an_ally_changes_sides_with_tokens_of_its_choice() -> None:
    """C takes three tokens home and sends two for A."""
    scene = send(moving(with_magnet(), "C", "A"), "C", "p12", "p13", "pass").to("before-cards")

    assert sent(scene) == ([2, 0, 2, 0], [0, 0, 0, 0])
    assert sum(scene.tokens("C", f"p{n}") for n in range(10, 15)) == 18


@pytest.mark.rule("CB-magnet")
def test_who_stands_by_is_drawn_in_uninvited() -> None:
    scene = moving(with_magnet(), "D", "A")
    assert "pass" not in scene.options("D")
    send(scene, "D", "p15", "p16", "p17", "p18").to("before-cards")

    assert sent(scene) == ([2, 0, 0, 4], [0, 0, 3, 0])


@pytest.mark.rule("CB-magnet")
def test_an_ally_is_sent_off_both_sides() -> None:
    scene = send(moving(with_magnet(), "C", "pass"), "C").to("before-cards")

    assert sent(scene) == ([2, 0, 0, 0], [0, 0, 0, 0])
    assert sum(scene.tokens("C", f"p{n}") for n in range(10, 15)) == 20


@pytest.mark.rule("CB-magnet")
def test_magnet_may_be_an_ally_and_moves_neither_itself_nor_main_players() -> None:
    scene = Scene("", "", "magnet").cone(2).join("C", "defence", 1).cards("attack-8", "attack-6")
    scene.to("alliance").play("C", "magnet").unanswered().until("choose-seat")

    assert scene.options("C") == ["D"]
    assert scene.refused("C")["A"] == "CB-magnet"


@pytest.mark.rule("CB-magnet")
def test_who_takes_no_part_can_not_use_it_and_where_there_is_nobody_to_move_it_has_no_use() -> None:
    outside = Scene("", "", "magnet").cone(2).cards("attack-8", "attack-6").to("alliance")
    assert "magnet" not in outside.options("C")

    alone = Scene("magnet", seats=3).warp("C", 20).cone(2).cards("attack-8", "attack-6").to("alliance")
    assert "magnet" not in alone.options("A")


@pytest.mark.rule("CB-magnet", "CB-macron")
def test_a_macron_that_is_drawn_in_sends_a_single_token() -> None:
    scene = (
        moving(with_magnet("", "", "macron"), "D", "A").until("load").answer("D", "p15").to("before-cards")
    )

    assert sent(scene)[0] == [2, 0, 0, 1]


@pytest.mark.rule("CB-magnet", "CB-silencer")
def test_a_side_that_is_closed_to_a_player_stays_closed() -> None:
    """Silencer, B, has silenced D, who can join nobody."""
    scene = with_magnet("silencer").to("launch").play("B", "silencer").unanswered().until("choose-seat")
    scene.answer("B", "D").to("alliance").play("A", "magnet").unanswered().until("choose-seat")

    assert scene.options("A") == ["C"]


@pytest.mark.rule("CB-magnet", "CB-grudge")
def test_whom_magnet_takes_off_both_sides_has_refused_nobody() -> None:
    """Grudge, B, wins; D has refused, C has chosen the other side. Then D is forced to stay out."""
    scene = Scene("magnet", "grudge").cone(2).invite("C", "CD").cards("attack-1", "attack-40")
    scene.joins["C"] = ("offence", 1)
    plain = scene.finish()
    assert [plain.in_warp(name) for name in "ACD"] == [2, 2, 1]

    scene = Scene("magnet", "grudge").cone(2).invite("C", "CD").cards("attack-1", "attack-40")
    scene.joins["C"] = ("offence", 1)
    moving(scene, "D", "pass").finish()
    assert [scene.in_warp(name) for name in "ACD"] == [2, 2, 0]


@pytest.mark.rule("CB-magnet", "CG21")
def test_magnet_is_not_for_two() -> None:
    with pytest.raises(Exception, match="magnet"):
        COSMIC.setup(2, {"powers": "2", "named-powers": "magnet,virus,mutant,filch"})


@pytest.mark.rule("CPro-magnet")
def test_with_pro_magnet_says_how_many_tokens_are_sent() -> None:
    scene = with_magnet(pulsars="yes").hand("A", "pulsar-magnet").to("launch").play("A", "pro-magnet")
    moving(scene.unanswered(), "D", "A")
    assert scene.options("A") == ["1", "2", "3", "4"]
    scene.answer("A", "3").to("before-cards")

    assert sent(scene)[0] == [2, 0, 0, 3]


@pytest.mark.rule("CPro-magnet")
def test_who_has_fewer_sends_all() -> None:
    """D has two tokens left on planets."""
    scene = with_magnet(pulsars="yes").warp("D", 18).hand("A", "pulsar-magnet").to("launch")
    moving(scene.play("A", "pro-magnet").unanswered(), "D", "A").answer("A", "4").to("before-cards")

    assert sent(scene)[0] == [2, 0, 0, 2]


@pytest.mark.rule("CPro-magnet")
def test_no_number_is_named_for_who_leaves_both_sides() -> None:
    scene = with_magnet(pulsars="yes").hand("A", "pulsar-magnet").to("launch").play("A", "pro-magnet")
    send(moving(scene.unanswered(), "C", "pass"), "C")

    assert scene.moment == "alliance"


@pytest.mark.rule("CCon-magnet")
def test_the_holder_of_a_con_is_not_moved() -> None:
    scene = with_magnet(pulsars="yes").hand("C", "pulsar-magnet").to("launch").play("C", "con-magnet")
    scene.unanswered().to("alliance").play("A", "magnet").unanswered().until("choose-seat")

    assert scene.options("A") == ["D"]
    assert scene.refused("A")["C"] == "CCon-magnet"


@pytest.mark.rule("CCon-magnet", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_magnet(pulsars="yes").hand("C", "pulsar-magnet").to("alliance").play("A", "magnet")
    scene.play("C", "con-magnet").unanswered().until("choose-seat")

    assert scene.options("A") == ["D"]


@pytest.mark.rule("CS-magnet")
def test_super_moves_one_player_after_the_other_each_once() -> None:
    scene = with_magnet().hand("A", "flare-magnet").to("alliance").play("A", "super-magnet").unanswered()
    send(moving(scene, "C", "A"), "C", "p10", "pass")
    assert scene.options("A") == ["pass", "D"]
    send(scene.answer("A", "D").answer("A", "A"), "D", "p15", "pass").to("before-cards")

    assert sent(scene) == ([2, 0, 1, 1], [0, 0, 0, 0])


@pytest.mark.rule("CS-magnet")
def test_super_in_answer_may_end_after_the_first() -> None:
    scene = with_magnet().hand("A", "flare-magnet").to("alliance").play("A", "magnet")
    scene.play("A", "super-magnet").unanswered().until("choose-seat").answer("A", "C").answer("A", "pass")
    send(scene, "C").answer("A", "pass").to("before-cards")

    assert sent(scene) == ([2, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.rule("CW-magnet", "CG24", "CG27")
def test_wild_forbids_the_opponent_a_kind_of_card() -> None:
    scene = Scene().hand("A", "flare-magnet", "attack-8").hand("B", "attack-8", "attack-8", "compromise")
    scene.to("before-cards").play("A", "wild-magnet").unanswered().until("choose-card")
    assert "keeper" not in scene.options("A")
    scene.answer("A", "attack-8").until("lay-card")

    assert scene.options("B") == ["compromise"]
    assert scene.refused("B")["attack-8"] == "CW-magnet"
    assert "attack-8" in scene.options("A")


@pytest.mark.rule("CW-magnet")
def test_the_only_kind_that_the_opponent_holds_may_be_laid() -> None:
    scene = Scene().hand("A", "flare-magnet", "attack-8").hand("B", "attack-8", "attack-8")
    scene.to("before-cards").play("A", "wild-magnet").unanswered().until("choose-card")

    assert scene.answer("A", "attack-8").until("lay-card").options("B") == ["attack-8"]


@pytest.mark.rule("CW-magnet", "CG22")
def test_in_a_replay_the_card_may_be_laid() -> None:
    scene = Scene("chronos").hand("A", "flare-magnet", "attack-8", "attack-6")
    scene.hand("B", "attack-8", "attack-9", "attack-10").to("before-cards").play("A", "wild-magnet")
    scene.unanswered().until("choose-card").answer("A", "attack-10")
    scene.to("revealed").play("A", "chronos").unanswered().until("lay-card")

    assert "attack-10" in scene.options("B")


@pytest.mark.rule("CW-magnet")
def test_wild_is_for_main_players_before_cards() -> None:
    scene = Scene().hand("C", "flare-magnet").cards("attack-8", "attack-6").to("before-cards")
    assert "wild-magnet" not in scene.options("C")
    assert seat("C") not in (scene.state.offence, scene.state.defence)
