"""Fungus: the power, its flares and its Pulsar."""

import pytest

from orrery.games.cosmic.powers.fungus import BY_SUPER, CAPTURED, STAGE
from tests.rules.cosmic.glance import at_a_glance
from tests.rules.cosmic.scene import Scene
from tests.rules.cosmic.stacked import check, conquest, stacks, with_stack


@pytest.mark.rule("CB-fungus")
def test_the_tokens_that_it_beats_are_carried_off_under_its_own() -> None:
    """The four of B are under the one of A that lands; none of them is in the Warp or on a base."""
    scene = conquest().finish()

    assert stacks(scene) == ["A p5 B4"]
    assert [scene.tokens(name, "p5") for name in "AB"] == [1, 0]
    assert scene.in_warp("B") == 0
    assert [int(scene.state.homes[1]), int(scene.state.external[0])] == [4, 1]
    check(scene)


@pytest.mark.rule("CB-fungus")
def test_an_ally_captures_too_and_the_other_winners_have_no_say() -> None:
    """C, Fungus, is with the defence; A loses two tokens and D one. C's stack goes home as one token."""
    scene = Scene("", "", "fungus").cone(2).join("C", "defence", 1).join("D", "offence", 1)
    scene.cards("attack-1", "attack-20").finish()

    assert stacks(scene) == ["C p10 A2 D1"]
    assert [scene.in_warp(name) for name in "AD"] == [0, 0]
    assert sum(scene.tokens("C", f"p{number}") for number in range(10, 15)) == 20
    check(scene)


@pytest.mark.rule("CB-fungus")
def test_it_chooses_for_each_token_under_which_of_its_own_it_is_put() -> None:
    """Of two equal tokens it does not matter; then there are a single one and a stack to choose from."""
    scene = Scene("fungus").base("B", "p5", 3).cone(2).cards("attack-20", "attack-1").until("choose-stack")
    assert stacks(scene) == ["A sent B1"]
    assert scene.options("A") == ["single", "stack-1"]

    scene.answer("A", "stack-1")
    assert stacks(scene) == ["A sent B2"]
    scene.answer("A", "single").finish()

    assert stacks(scene) == ["A p5 B2", "A p5 B1"]
    check(scene)


@pytest.mark.rule("CB-fungus")
def test_between_tokens_that_are_alike_there_is_nothing_to_choose() -> None:
    """Both tokens of A in the cone carry one of B; another is put under either."""
    scene = with_stack(captives="0 1 0 0 A p0 0 1 0 0").facts("tokens B: p9=2 p8=7").base("B", "p5", 1)
    scene.cards("attack-20", "attack-1").until("load")
    for token in ("stack-1", "stack-2", "pass"):
        scene.answer("A", token)
    asked = set()
    while scene.moment != "ending":
        asked.add(scene.asked)
        scene.step()

    assert "choose-stack" not in asked
    assert sorted(stacks(scene)) == ["A p5 B1", "A p5 B2"]


@pytest.mark.rule("CB-fungus")
def test_a_defence_stacks_them_on_its_planet() -> None:
    """B, Fungus, keeps four tokens on p5; A's two are captured there."""
    scene = Scene("", "fungus").cone(2).cards("attack-1", "attack-20").until("choose-stack")
    scene.answer("B", "stack-1").finish()

    assert stacks(scene) == ["B p5 A2"]
    assert scene.tokens("B", "p5") == 4


@pytest.mark.rule("CB-fungus")
def test_without_a_token_in_the_challenge_or_without_a_victory_nothing_is_captured() -> None:
    """B defends an empty planet and wins; in the other challenge Fungus loses."""
    empty = Scene("", "fungus").base("B", "p5", 0).cone(2).cards("attack-1", "attack-20").finish()
    lost = conquest().cards("attack-1", "attack-20").finish()

    assert (stacks(empty), empty.in_warp("A")) == ([], 2)
    assert (stacks(lost), lost.in_warp("A"), lost.told("power-used")) == ([], 1, 0)


@pytest.mark.rule("CB-fungus", "CG10")
def test_tokens_that_are_lost_in_a_deal_are_not_captured() -> None:
    scene = Scene("fungus").cards("compromise", "compromise").until("offer").answer("A", "pass").finish()

    assert (stacks(scene), scene.in_warp("B")) == ([], 3)


@pytest.mark.rule("CB-fungus")
def test_consolation_is_for_captured_tokens_as_well() -> None:
    """B loses four tokens with a Compromise and takes as many of A's cards, beside an Attack and a Keeper."""
    scene = conquest().hand("A", "attack-6", "attack-6", "attack-6", "attack-6")
    scene.cards("attack-20", "compromise").finish()

    assert (stacks(scene), int(scene.state.sizes[1])) == (["A p5 B4"], 2 + 4)


@pytest.mark.rule("CB-fungus", "CX-cosmic-zap")
def test_a_zapped_capture_lets_the_tokens_go_to_the_warp() -> None:
    scene = conquest().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert (stacks(scene), scene.in_warp("B")) == ([], 4)


@pytest.mark.rule("CB-fungus")
def test_who_comes_first_takes_the_tokens() -> None:
    """Fungus as offence comes before Zombie as defence; as an ally it comes after, and nothing is left."""
    first = Scene("fungus", "zombie").cards("attack-20", "attack-1").finish()
    assert (stacks(first), first.in_warp("B")) == (["A p5 B4"], 0)

    last = Scene("", "zombie", "fungus").join("C", "offence", 1).cards("attack-20", "attack-1").finish()
    assert (stacks(last), last.in_warp("B")) == ([], 0)
    assert sum(last.tokens("B", f"p{number}") for number in range(5, 10)) == 20


# Flares and Pulsar.


@pytest.mark.rule("CW-fungus")
def test_wild_carries_one_losing_token_off() -> None:
    """B and D lose four and one; A takes the one of D. It adds nothing to a total without Fungus."""
    scene = Scene().cone(2).join("D", "defence", 1).cards("attack-20", "attack-1").hand("A", "flare-fungus")
    scene.to("tokens-lost").play("A", "wild-fungus").unanswered()
    assert scene.options("A") == ["B", "D"]
    scene.answer("A", "D")
    assert scene.asked != "choose-stack"
    scene.finish()

    assert stacks(scene) == ["A p5 D1"]
    assert [scene.in_warp(name) for name in "BD"] == [4, 0]
    check(scene)


@pytest.mark.rule("CW-fungus")
def test_wild_is_put_under_a_token_of_choice() -> None:
    """A has a stack of two and a single token in the cone."""
    scene = with_stack("", captives="0 1 0 0").facts("tokens B: p9=3").cards("attack-20", "attack-1")
    scene.hand("A", "flare-fungus").until("load").answer("A", "stack-1").answer("A", "p1").answer("A", "pass")
    scene.to("tokens-lost").play("A", "wild-fungus").unanswered().answer("A", "stack-1").finish()

    assert stacks(scene) == ["A p5 B2"]
    assert scene.totals == (20 + 2, 1 + 4)


@pytest.mark.rule("CW-fungus")
def test_wild_puts_a_token_of_the_first_seat_under_a_token_of_choice() -> None:
    """B defends p5 with four tokens, one of which carries a token of C; A's is put under that one."""
    scene = Scene().facts("tokens C: p10=3", "stacks: B p5 0 0 1 0").hand("B", "flare-fungus")
    scene.cards("attack-1", "attack-20").to("tokens-lost").play("B", "wild-fungus").unanswered()
    scene.answer("B", "stack-1").finish()

    assert stacks(scene) == ["B p5 A1 C1"]


@pytest.mark.rule("CW-fungus")
def test_wild_is_for_winners_and_for_tokens_of_a_fight() -> None:
    lost = Scene().cards("attack-20", "attack-1").hand("B", "flare-fungus").to("tokens-lost")
    assert "wild-fungus" not in lost.options("B")

    plague = Scene().cards("attack-1", "attack-20").hand("B", "flare-fungus").hand("D", "plague")
    plague.to("ending").play("D", "plague").answer("D", "A").to("tokens-lost")
    assert "wild-fungus" not in plague.options("B")


@pytest.mark.rule("CW-fungus", "CB-zombie")
def test_wild_needs_a_token_that_nobody_has_brought_back() -> None:
    """Zombie as defence has brought its four tokens back; the wild of its victor comes too late."""
    scene = Scene("", "zombie").hand("A", "flare-fungus").cards("attack-20", "attack-1").to("tokens-lost")

    assert scene.against("A", "wild-fungus") == "CW-fungus"


@pytest.mark.rule("CB-fungus")
def test_what_is_lost_after_the_fight_is_not_captured() -> None:
    """B, Fungus, has beaten A as defence; the three tokens that a Plague costs A go to the Warp."""
    scene = Scene("", "fungus").cards("attack-1", "attack-20").hand("D", "plague").to("ending")
    scene.play("D", "plague").answer("D", "A").to("regroup")

    assert (stacks(scene), scene.in_warp("A")) == (["B p5 A1"], 3)


@pytest.mark.rule("CS-fungus")
def test_super_captures_as_many_again_from_bases_of_the_losers() -> None:
    """B loses two tokens and D one: three more are captured, two of B from p6 and one of D."""
    scene = Scene("fungus").base("B", "p5", 2).join("D", "defence", 1).cards("attack-20", "attack-1")
    scene.hand("A", "flare-fungus").to("decided").play("A", "super-fungus").unanswered()
    for who, planet in (("B", "p6"), ("B", "p6"), ("D", "p16")):
        assert scene.until("choose-seat").options("A") == ["B", "D"]
        scene.answer("A", who).answer("A", planet)
    scene.finish()

    assert stacks(scene) == ["A p5 B4 D2"]
    assert (scene.tokens("B", "p6"), scene.tokens("D", "p16")) == (2, 3)
    check(scene)


@pytest.mark.rule("CS-fungus")
def test_super_is_for_a_winner_with_a_token_in_the_challenge() -> None:
    """Fungus has lost; it has won as defence of an empty planet; it has stood by."""
    lost = conquest().cards("attack-1", "attack-20").hand("A", "flare-fungus").to("decided")
    empty = Scene("", "fungus").base("B", "p5", 0).hand("B", "flare-fungus").cards("attack-1", "attack-20")
    apart = Scene("", "", "fungus").hand("C", "flare-fungus").cards("attack-1", "attack-20")

    assert lost.against("A", "super-fungus") == "CS-fungus"
    assert empty.to("decided").against("B", "super-fungus") == "CS-fungus"
    assert apart.to("decided").against("C", "super-fungus") == "CS-fungus"


@pytest.mark.rule("CS-fungus")
def test_super_takes_from_allies_who_have_lost_and_from_nobody_else() -> None:
    """C has won with A. B has no base left, so that the four are D's: nobody is asked whose."""
    scene = Scene("fungus").facts("tokens B: p6=0 p7=0 p8=0 p9=0", "warp: B=16").hand("A", "flare-fungus")
    scene.join("C", "offence", 1).join("D", "defence", 1).cards("attack-40", "attack-1").to("decided")
    scene.play("A", "super-fungus")
    for planet in ("p15", "p16", "p17", "p18", "p19"):
        scene.until("choose-place").answer("A", planet)
    scene.finish()

    assert stacks(scene) == ["A p5 B4 D6"]
    check(scene)


@pytest.mark.rule("CS-fungus", "C3.10e")
def test_super_beats_a_con() -> None:
    """B has one token on p5 and a Con: both that one and another from a base are captured."""
    scene = conquest(pulsars="yes").base("B", "p5", 1).hand("B", "pulsar-fungus").hand("A", "flare-fungus")
    scene.to("launch").play("B", "con-fungus").to("decided").play("A", "super-fungus").until("choose-place")
    scene.answer("A", "p7").finish()

    assert (stacks(scene), scene.tokens("B", "p7")) == (["A p5 B2"], 3)


@pytest.mark.rule("CS-fungus")
def test_super_takes_what_is_there() -> None:
    """B has three tokens in all, two of them on p5: two are captured, then one."""
    scene = (
        Scene("fungus").facts("tokens B: p5=2 p6=1 p7=0 p8=0 p9=0", "warp: B=17").hand("A", "flare-fungus")
    )
    scene.cards("attack-20", "attack-1").to("decided").play("A", "super-fungus").unanswered()
    asked = set()
    while scene.moment != "ending":
        asked.add(scene.asked)
        scene.step()

    assert "choose-place" not in asked
    assert (stacks(scene), int(scene.state.homes[1])) == (["A p5 B3"], 0)


@pytest.mark.rule("CB-fungus", "CS-fungus", "CG13")
def test_a_capture_does_not_go_on_where_another_in_the_same_challenge_has_ended() -> None:
    """Three were captured before, the last by a Super; now one of B in the fight, and one by Super."""
    scene = conquest().base("B", "p5", 1).hand("A", "flare-fungus").to("decided")
    STAGE.put(scene.state, BY_SUPER)
    CAPTURED.put(scene.state, 3)
    scene.play("A", "super-fungus").until("choose-place").answer("A", "p9").finish()

    assert stacks(scene) == ["A p5 B2"]


@pytest.mark.rule("CPro-fungus")
def test_with_pro_it_captures_one_more_from_a_base_of_the_losing_main_player() -> None:
    """Not of the ally D."""
    scene = conquest(pulsars="yes").join("D", "defence", 1).hand("A", "pulsar-fungus").to("launch")
    scene.play("A", "pro-fungus").until("choose-place")
    assert scene.options("A") == ["p6", "p7", "p8", "p9"]
    scene.answer("A", "p9").finish()

    assert (stacks(scene), scene.tokens("B", "p9")) == (["A p5 B5 D1"], 3)


@pytest.mark.rule("CPro-fungus")
def test_with_pro_a_defence_takes_one_more_from_the_offence() -> None:
    """B, Fungus, has a single token on p5; A's token is captured, and one of p3."""
    scene = Scene("", "fungus", pulsars="yes").base("B", "p5", 1).cards("attack-1", "attack-20")
    scene.hand("B", "pulsar-fungus").to("launch").play("B", "pro-fungus").until("choose-place")
    scene.answer("B", "p3").finish()

    assert (stacks(scene), scene.tokens("A", "p3")) == (["B p5 A2"], 3)


@pytest.mark.rule("CPro-fungus", "CA6.6")
def test_with_pro_nothing_more_is_taken_from_who_has_no_base_left() -> None:
    scene = conquest(pulsars="yes").facts("tokens B: p6=0 p7=0 p8=0 p9=0", "warp: B=16")
    scene.hand("A", "pulsar-fungus").to("launch").play("A", "pro-fungus").finish()

    assert stacks(scene) == ["A p5 B4"]
    check(scene)


@pytest.mark.rule("CPro-fungus", "CS-fungus")
def test_super_counts_what_was_captured_in_the_fight_without_the_one_of_the_pro() -> None:
    """One of B in the fight, one by Pro, one by Super."""
    scene = conquest(pulsars="yes").base("B", "p5", 1).hand("A", "pulsar-fungus", "flare-fungus").to("launch")
    scene.play("A", "pro-fungus").to("decided").play("A", "super-fungus")
    scene.until("choose-place").answer("A", "p9").answer("A", "p9").finish()

    assert (stacks(scene), scene.tokens("B", "p9")) == (["A p5 B3"], 2)


@pytest.mark.rule("CCon-fungus", "CG23")
def test_the_tokens_of_the_holder_of_a_con_go_to_the_warp() -> None:
    """D's token is captured; neither the fight nor the Pro takes one of B. What A carries already stays."""
    scene = with_stack(pulsars="yes").hand("B", "pulsar-fungus").hand("A", "pulsar-fungus")
    scene.join("D", "defence", 1).cards("attack-20", "attack-1").to("launch").play("B", "con-fungus")
    scene.to("offence-invites").play("A", "pro-fungus").finish()

    assert stacks(scene) == ["A p0 B3", "A p5 D1"]
    assert [scene.in_warp(name) for name in "BD"] == [4, 0]


@pytest.mark.rule("CCon-fungus")
def test_fungus_is_not_used_where_all_who_have_lost_hold_a_con() -> None:
    scene = conquest(pulsars="yes").hand("B", "pulsar-fungus").to("launch").play("B", "con-fungus").finish()

    assert (scene.told("power-used"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CCon-fungus", "C3.3h")
def test_a_con_in_answer_covers_that_capture() -> None:
    scene = conquest(pulsars="yes").hand("B", "pulsar-fungus").to("played").play("B", "con-fungus").finish()

    assert (stacks(scene), scene.in_warp("B")) == ([], 4)


@pytest.mark.rule("CS-fungus")
def test_a_computer_player_takes_where_it_hurts() -> None:
    """B has one token on p10 of C."""
    scene = conquest().base("B", "p5", 1).base("B", "p10", 1).hand("A", "flare-fungus").to("decided")

    assert at_a_glance(scene.play("A", "super-fungus").until("choose-place")) == "p10"


@pytest.mark.rule("CB-fungus")
def test_a_computer_player_puts_all_under_its_highest_stack() -> None:
    """Of A's tokens in the cone one carries a token, another two."""
    scene = with_stack(captives="0 1 0 0 A p0 0 2 0 0").cards("attack-20", "attack-1").until("load")
    for token in ("stack-1", "stack-2", "pass"):
        scene.answer("A", token)

    assert at_a_glance(scene.until("choose-stack")) == "stack-2"


@pytest.mark.rule("CS-fungus")
def test_a_computer_player_takes_from_the_leader() -> None:
    """B and D have lost; D has a base on p10 of C."""
    scene = conquest().base("D", "p10", 2).join("D", "defence", 1).hand("A", "flare-fungus").to("decided")

    assert at_a_glance(scene.play("A", "super-fungus").until("choose-seat")) == "D"
