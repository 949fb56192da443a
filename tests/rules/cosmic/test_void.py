"""Void: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, seat


def gone(scene: Scene, name: str) -> int:
    """How many tokens of a player have left the game."""
    return int(scene.state.gone[seat(name)])


def with_void(*powers: str, **options: Any) -> Scene:
    """A is Void and beats B on p5, four tokens, with an Attack 20 against a 6."""
    return Scene(*(powers or ("void",)), **options).cone(2).cards("attack-20", "attack-6")


@pytest.mark.rule("CB-void")
def test_the_tokens_of_the_losing_side_leave_the_game() -> None:
    """B loses four tokens and C, the ally of B, two."""
    scene = with_void().join("C", "defence", 2).finish()

    assert (gone(scene, "B"), gone(scene, "C")) == (4, 2)
    assert (scene.in_warp("B"), scene.in_warp("C")) == (0, 0)
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CB-void")
def test_as_defence_it_swallows_the_cone() -> None:
    scene = Scene("", "void").cone(3).cards("attack-6", "attack-20").finish()

    assert (gone(scene, "A"), scene.in_warp("A")) == (3, 0)


@pytest.mark.rule("CB-void")
def test_where_it_loses_or_stands_by_nothing_leaves_the_game() -> None:
    lost = Scene("void", "").cone(3).cards("attack-6", "attack-20").finish()
    beside = with_void("", "", "void").finish()
    allied = with_void("", "", "void").join("C", "offence", 1).finish()

    assert (gone(lost, "A"), lost.in_warp("A")) == (0, 3)
    assert (gone(beside, "B"), beside.in_warp("B")) == (0, 4)
    assert (gone(allied, "B"), allied.in_warp("B")) == (0, 4)


def reduced_to(scene: Scene, tokens: int) -> Scene:
    """B has only so many tokens in the game: four on p5, one in the Warp, the rest on p6."""
    return scene.facts(
        f"tokens B: p5=4 p6={tokens - 5} p7=0 p8=0 p9=0", "warp: B=1", f"gone: B={20 - tokens}"
    )


@pytest.mark.rule("CB-void")
def test_nobody_is_left_with_fewer_than_five_tokens() -> None:
    """Of B's 8 tokens, one in the Warp among them, 3 may leave; the fourth goes to the Warp."""
    scene = reduced_to(with_void(), 8).finish()

    assert (gone(scene, "B"), scene.in_warp("B")) == (12 + 3, 2)
    assert scene.tokens("B", "p6") == 3


@pytest.mark.rule("CB-void")
def test_where_nothing_may_leave_it_is_not_used() -> None:
    scene = reduced_to(with_void(), 5).finish()

    assert (gone(scene, "B"), scene.in_warp("B")) == (15, 5)
    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-void", "CG12")
def test_what_zombie_brings_back_first_does_not_leave() -> None:
    """The offence comes first: as offence Zombie saves its tokens, as defence it is too late."""
    saved = Scene("zombie", "void").cone(3).cards("attack-6", "attack-20").finish()
    late = with_void("void", "zombie").finish()

    assert (gone(saved, "A"), gone(late, "B")) == (0, 4)


@pytest.mark.rule("CB-void", "CG10")
def test_a_deal_that_fails_takes_nothing_out_of_the_game() -> None:
    scene = Scene("void", "").cone(2).cards("compromise", "compromise").finish()

    assert gone(scene, "B") == 0
    assert scene.in_warp("B") == 3


@pytest.mark.rule("CB-void", "CX-cosmic-zap")
def test_zapped_it_leaves_them_to_the_warp() -> None:
    scene = with_void().hand("D", "cosmic-zap")
    scene.until_used().play("D", "cosmic-zap").finish()

    assert (gone(scene, "B"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CB-void", "CG18")
def test_captives_leave_with_the_tokens_that_carry_them() -> None:
    """A token of B on p5 carries one of A, who is Void, and two of C."""
    scene = with_void().facts("tokens A: p4=3", "tokens C: p14=2", "stacks: B p5 1 0 2 0").finish()

    assert (gone(scene, "B"), gone(scene, "C"), gone(scene, "A")) == (4, 2, 0)
    assert (scene.in_warp("C"), scene.in_warp("A")) == (0, 1)


def with_wild(*powers: str) -> Scene:
    """D plays Ionic Gas when the fight is decided; C holds the flare."""
    scene = Scene(*powers).hand("C", "flare-void").hand("D", "ionic-gas").cards("attack-20", "attack-6")
    return scene.to("decided").play("D", "ionic-gas")


@pytest.mark.rule("CW-void")
def test_its_wild_cancels_an_edict_for_a_token() -> None:
    scene = with_wild().play("C", "wild-void").until("choose-place").answer("C", "p14").to("resolved")

    assert (scene.tokens("C", "p14"), scene.in_warp("C")) == (3, 1)
    assert scene.told("cancelled") == 1
    assert scene.state.gas == 0


@pytest.mark.rule("CW-void", "CG9")
def test_a_token_that_is_brought_back_does_not_pay() -> None:
    scene = with_wild("", "", "zombie").play("C", "wild-void").until("choose-place").answer("C", "p14")
    scene.to("resolved")

    assert scene.in_warp("C") == 0
    assert scene.told("cancelled") == 0
    assert scene.state.gas != 0


@pytest.mark.rule("CW-void")
def test_its_wild_answers_nothing_but_edicts_of_others() -> None:
    own = Scene().hand("C", "flare-void", "ionic-gas").cards("attack-20", "attack-6").to("decided")
    power = Scene("sorcerer").hand("C", "flare-void").cards("attack-20", "attack-6").to("cards-laid")

    assert own.play("C", "ionic-gas").against("C", "wild-void") == "CW-void"
    assert power.play("A", "sorcerer").against("C", "wild-void") == "CW-void"


@pytest.mark.rule("CS-void")
def test_with_its_super_it_works_as_an_ally_of_the_winner() -> None:
    scene = with_void("", "", "void").hand("C", "flare-void").join("C", "offence", 1).to("decided")
    scene.play("C", "super-void").finish()

    assert (gone(scene, "B"), scene.in_warp("B")) == (4, 0)


@pytest.mark.rule("CS-void")
def test_its_super_is_for_the_winning_side() -> None:
    lost = with_void("", "", "void").hand("C", "flare-void").join("C", "defence", 1).to("decided")
    beside = with_void("", "", "void").hand("C", "flare-void").to("decided")

    assert lost.against("C", "super-void") == "CS-void"
    assert beside.against("C", "super-void") == "CS-void"


@pytest.mark.rule("CPro-void")
def test_with_its_pro_there_is_no_floor() -> None:
    scene = reduced_to(with_void(pulsars="yes"), 5).facts("pro: void=1").finish()

    assert (gone(scene, "B"), scene.in_warp("B")) == (15 + 4, 1)


@pytest.mark.rule("CPro-void")
def test_who_has_no_token_left_stays_in_the_game() -> None:
    """B had no more than the four on p5; with none B is the offence of the next turn, and regains none."""
    scene = with_void(pulsars="yes").facts("tokens B: p6=0 p7=0 p8=0 p9=0", "gone: B=16", "pro: void=1")
    scene.hand("B", "attack-8", "attack-8").finish()
    assert gone(scene, "B") == 20
    scene.to("beginning")

    assert scene.state.offence == seat("B")
    scene.to("ending")
    assert (gone(scene, "B"), scene.in_warp("B")) == (20, 0)


@pytest.mark.rule("CCon-void")
def test_what_the_holder_of_a_con_loses_goes_to_the_warp() -> None:
    scene = with_void(pulsars="yes").join("C", "defence", 2).facts("con: void=B").finish()

    assert (gone(scene, "B"), scene.in_warp("B")) == (0, 4)
    assert (gone(scene, "C"), scene.in_warp("C")) == (2, 0)


@pytest.mark.rule("CS-void", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = with_void(pulsars="yes").hand("A", "flare-void").facts("con: void=B").to("decided")
    scene.play("A", "super-void").finish()

    assert gone(scene, "B") == 4
