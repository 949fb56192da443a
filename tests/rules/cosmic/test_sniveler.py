"""Sniveler: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.scene import Scene, kind, seat


def with_sniveler(**options: Any) -> Scene:
    """C, Sniveler, holds an Attack and a Compromise; A attacks B."""
    scene = Scene("", "", "sniveler", **options).cone(2).cards("attack-8", "attack-6")
    return scene.hand("C", "attack-4", "compromise")


def whining(scene: Scene, call: str) -> Scene:
    scene.to("offence-invites").play("C", "sniveler").unanswered().until("choose-call")
    return scene.answer("C", call)


def in_warp(scene: Scene) -> list[int]:
    return [scene.in_warp(name) for name in "ABCD"]


def in_the_warp(**options: Any) -> Scene:
    """C has three tokens in the Warp, B one."""
    return with_sniveler(**options).warp("B", 1).warp("C", 3)


def far_behind(**options: Any) -> Scene:
    """A has two external bases, B and D one each, C none."""
    scene = with_sniveler(**options).base("A", "p10", 2).base("A", "p11", 1)
    return scene.base("B", "p12", 3).base("D", "p13", 1)


@pytest.mark.rule("CB-sniveler")
def test_relief_by_all_brings_its_tokens_home() -> None:
    scene = whining(in_the_warp(), "most-in-warp")
    for name in "ABD":
        scene.answer(name, "yes")
    scene.to("defence-invites")

    assert in_warp(scene) == [0, 1, 0, 0]


@pytest.mark.rule("CB-sniveler", "CA3.2")
def test_one_refusal_sends_as_many_tokens_of_everybody_to_the_warp() -> None:
    """A agrees and B does not, so that D is not even asked; B, who has one there, loses two."""
    scene = (
        whining(in_the_warp(), "most-in-warp").answer("A", "yes").answer("B", "pass").to("defence-invites")
    )

    assert in_warp(scene) == [3, 3, 3, 3]


@pytest.mark.rule("CB-sniveler", "CA2.6")
def test_what_it_could_complain_of_does_not_tell_which_cards_it_lacks() -> None:
    """In both hands of C the others see the same question; C itself has no Compromise in one of them."""
    bare = Scene("", "", "sniveler").cone(2).cards("attack-8", "attack-6").hand("C", "attack-4")
    scenes = [in_the_warp(), bare.warp("B", 1).warp("C", 3)]
    for scene in scenes:
        scene.to("offence-invites").play("C", "sniveler").unanswered().until("choose-call")

    asked = [COSMIC.view(scene.state, seat("A")).flow.asks for scene in scenes]
    assert asked[0] == asked[1]
    assert [scene.options("C") for scene in scenes] == [["most-in-warp"], ["most-in-warp", "no-compromise"]]


@pytest.mark.rule("CB-sniveler")
def test_who_is_not_alone_at_worst_has_no_complaint() -> None:
    """B has as many tokens in the Warp, and nobody has an external base."""
    scene = in_the_warp().warp("B", 3).to("offence-invites")
    assert "sniveler" not in scene.options("C")

    scene = far_behind().base("B", "p12", 0).to("offence-invites")
    assert "sniveler" not in scene.options("C")


@pytest.mark.rule("CB-sniveler", "CG11")
def test_relief_for_missing_bases_is_a_base() -> None:
    """Anywhere but at home; C settles on p5 with two tokens."""
    scene = whining(far_behind(), "fewest-bases")
    for name in "ABD":
        scene.answer(name, "yes")
    assert scene.options("C") == [f"p{n}" for n in (*range(10), *range(15, 20))]
    for answer in ("p5", "p14", "p14", "pass"):
        scene.answer("C", answer)

    assert (scene.tokens("C", "p5"), int(scene.state.external[2])) == (2, 1)


@pytest.mark.rule("CB-sniveler")
def test_otherwise_the_others_lose_bases_of_their_choice_down_to_its_level() -> None:
    """C has one base outside, the others two or more: of three A keeps one; tokens go to the Warp."""
    scene = far_behind().base("C", "p5", 1).base("A", "p15", 1).base("B", "p17", 1).base("D", "p0", 2)
    whining(scene, "fewest-bases").answer("A", "pass")
    assert scene.options("A") == ["p10", "p11", "p15"]
    scene.answer("A", "p10").answer("A", "p15").answer("B", "p12").answer("D", "p13").to("defence-invites")

    assert [int(n) for n in scene.state.external] == [1, 1, 1, 1]
    assert in_warp(scene) == [3, 3, 0, 1]


@pytest.mark.rule("CB-sniveler")
def test_a_missing_card_is_given_by_one_of_the_others() -> None:
    """B may give one of two Attacks, A passes, and D is not asked."""
    scene = with_sniveler().empty_handed("C").hand("C", "keeper", "compromise").hand("B", "attack-9")
    whining(scene, "no-attack").answer("A", "pass")
    assert scene.options("B") == ["pass", "attack-6", "attack-9"]
    scene.answer("B", "attack-9").to("defence-invites")

    assert scene.cards_of("C") == ["attack-9", "compromise"]
    assert known(scene.state, seat("A"), seat("C"), kind("attack-9")) == 1


@pytest.mark.rule("CB-sniveler")
def test_if_nobody_gives_one_all_discard_theirs() -> None:
    """A and B lose their Compromises and keep their Attacks; C had none."""
    scene = with_sniveler().empty_handed("C").hand("C", "keeper", "attack-4")
    scene.hand("A", "compromise", "compromise").hand("B", "compromise")
    whining(scene, "no-compromise").answer("A", "pass").answer("B", "pass").to("defence-invites")

    assert (scene.cards_of("A"), scene.cards_of("B")) == (["attack-8"], ["attack-6"])
    assert int(scene.state.discards[kind("compromise")]) == 3


@pytest.mark.rule("CB-sniveler", "CG24")
def test_who_holds_such_a_card_can_not_complain_of_it() -> None:
    scene = with_sniveler().empty_handed("C").hand("C", "keeper", "attack-4").to("offence-invites")
    scene.play("C", "sniveler").unanswered().until("choose-call")

    assert scene.options("C") == ["no-compromise"]


@pytest.mark.rule("CB-sniveler", "CA3.4")
def test_it_complains_once_and_only_before_the_offence_invites() -> None:
    scene = whining(in_the_warp().empty_handed("C").hand("C", "keeper"), "most-in-warp").answer("A", "pass")
    assert "sniveler" not in scene.to("offence-invites").options("C")

    assert "sniveler" not in in_the_warp().to("defence-invites").options("C")


@pytest.mark.rule("CB-sniveler", "CX-cosmic-zap")
def test_a_zapped_complaint_is_not_heard() -> None:
    scene = in_the_warp().hand("D", "cosmic-zap").to("offence-invites").play("C", "sniveler")
    scene.play("D", "cosmic-zap").to("defence-invites")

    assert in_warp(scene) == [0, 1, 3, 0]


@pytest.mark.rule("CPro-sniveler")
def test_with_pro_it_complains_of_two_causes() -> None:
    """Of the Warp, and then of its cards: not of the Warp again, though it is still worst off."""
    scene = with_sniveler(pulsars="yes").empty_handed("C").hand("C", "keeper", "pulsar-sniveler").warp("C", 3)
    scene.to("launch").play("C", "pro-sniveler").unanswered()
    whining(scene, "most-in-warp").answer("A", "pass")
    scene.warp("C", 5).to("offence-invites").play("C", "sniveler").unanswered().until("choose-call")

    assert scene.options("C") == ["no-attack", "no-compromise"]
    scene.answer("C", "no-attack").answer("A", "attack-8")
    assert "sniveler" not in scene.to("offence-invites").options("C")


@pytest.mark.rule("CCon-sniveler")
def test_the_holder_of_a_con_is_neither_asked_nor_brought_down() -> None:
    """D has the Con; B refuses."""
    scene = in_the_warp(pulsars="yes").hand("D", "pulsar-sniveler").to("launch").play("D", "con-sniveler")
    whining(scene.unanswered(), "most-in-warp").answer("A", "yes").answer("B", "pass").to("defence-invites")
    assert in_warp(scene) == [3, 3, 3, 0]

    scene = in_the_warp(pulsars="yes").hand("D", "pulsar-sniveler").to("launch").play("D", "con-sniveler")
    whining(scene.unanswered(), "most-in-warp").answer("A", "yes").answer("B", "yes").to("defence-invites")
    assert in_warp(scene) == [0, 1, 0, 0]


@pytest.mark.rule("CCon-sniveler", "CG26")
def test_no_base_is_set_up_in_the_system_of_the_holder() -> None:
    scene = far_behind(pulsars="yes").hand("D", "pulsar-sniveler").to("launch").play("D", "con-sniveler")
    whining(scene.unanswered(), "fewest-bases").answer("A", "yes").answer("B", "yes")

    assert scene.options("C") == [f"p{n}" for n in range(10)]


@pytest.mark.rule("CCon-sniveler")
def test_the_holder_keeps_bases_and_cards() -> None:
    scene = far_behind(pulsars="yes").hand("D", "pulsar-sniveler").to("launch").play("D", "con-sniveler")
    whining(scene.unanswered(), "fewest-bases").answer("A", "pass").to("defence-invites")
    assert [int(n) for n in scene.state.external] == [0, 0, 0, 1]

    scene = with_sniveler(pulsars="yes").empty_handed("C").hand("C", "keeper", "compromise")
    scene.hand("D", "pulsar-sniveler", "attack-9").to("launch").play("D", "con-sniveler").unanswered()
    whining(scene, "no-attack").answer("A", "pass").answer("B", "pass").to("defence-invites")
    assert (scene.cards_of("A"), scene.cards_of("D")) == ([], ["attack-9", "pulsar-sniveler"])


def won_by_others() -> Scene:
    """A takes p5 from B; C looks on with its flare."""
    scene = Scene("", "", "sniveler").cone(2).cards("attack-20", "attack-6").hand("C", "flare-sniveler")
    return scene.to("decided").play("C", "super-sniveler").unanswered().until("agree")


@pytest.mark.rule("CS-sniveler")
def test_super_lands_a_token_beside_the_winners() -> None:
    scene = won_by_others().answer("A", "yes").until("choose-place")
    assert scene.options("C") == ["p10", "p11", "p12", "p13", "p14"]
    scene.answer("C", "p12").finish()

    assert [scene.tokens(name, "p5") for name in "ABC"] == [2, 0, 1]
    assert (int(scene.state.external[2]), scene.in_warp("A")) == (1, 0)


@pytest.mark.rule("CS-sniveler")
def test_or_the_winner_pays_a_token() -> None:
    scene = won_by_others().answer("A", "pass").finish()

    assert (scene.in_warp("A"), scene.tokens("C", "p5")) == (1, 0)


@pytest.mark.rule("CS-sniveler")
def test_super_needs_a_win_of_others() -> None:
    own = Scene("sniveler").cone(2).cards("attack-20", "attack-6").hand("A", "flare-sniveler").to("decided")
    assert "super-sniveler" not in own.options("A")

    deal = Scene("", "", "sniveler").cards("compromise", "compromise").hand("C", "flare-sniveler")
    assert "super-sniveler" not in deal.to("decided").options("C")


def snubbed(offence: str, defence: str) -> Scene:
    scene = Scene(extra_flares=10).hand("A", "attack-8").hand("B", "attack-6").hand("C", "flare-sniveler")
    return scene.invite(offence, defence)


@pytest.mark.rule("CW-sniveler")
def test_wild_makes_a_main_player_take_back_all_invitations() -> None:
    scene = (
        snubbed("D", "nobody").to("defence-invites").play("C", "wild-sniveler").unanswered().until("agree")
    )

    assert int(scene.answer("A", "pass").to("alliance").state.invited[0]) == 0


@pytest.mark.rule("CW-sniveler")
def test_unless_he_invites_its_player() -> None:
    scene = (
        snubbed("D", "nobody").to("defence-invites").play("C", "wild-sniveler").unanswered().until("agree")
    )
    scene.answer("A", "yes").until("join")

    assert scene.options("C") == ["pass", "offence"]


@pytest.mark.rule("CW-sniveler")
def test_when_both_have_invited_its_player_says_who_is_meant() -> None:
    scene = snubbed("D", "D").to("all-invited").play("C", "wild-sniveler")
    assert scene.options("C") == ["A", "B"]
    scene.answer("C", "B").unanswered().until("agree").answer("B", "pass").to("alliance")

    assert [int(n) for n in scene.state.invited] == [8, 0]


@pytest.mark.rule("CW-sniveler")
def test_wild_is_for_who_was_left_out() -> None:
    assert "wild-sniveler" not in snubbed("CD", "nobody").to("all-invited").options("C")
    assert "wild-sniveler" not in snubbed("nobody", "nobody").to("all-invited").options("C")
