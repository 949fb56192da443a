"""Stacks of tokens: how they count, move and end, and how they are told."""

import pytest

from orrery.engine.errors import BadPosition
from orrery.engine.position import write_position
from orrery.games.cosmic.game import COSMIC
from orrery.shown.registry import telling_for
from orrery.texts.speech import Speech
from tests.rules.cosmic.scene import Scene
from tests.rules.cosmic.stacked import check, conquest, stacks, with_stack
from tests.rules.written import begun


@pytest.mark.rule("CB-fungus")
def test_a_stack_counts_its_height_in_phase_8() -> None:
    """A sends a stack of four: 6 + 4 against 6 + 4 of B, and 6 + 5 with one more."""
    scene = with_stack().cards("attack-6", "attack-6").until("load").answer("A", "stack-1")
    scene.to("decided")
    assert scene.totals == (6 + 4, 6 + 4)
    assert scene.told("power-used") == 1

    more = with_stack().cards("attack-6", "attack-6").until("load").answer("A", "stack-1").answer("A", "p1")
    assert more.to("decided").totals == (6 + 4 + 1, 6 + 4)


@pytest.mark.rule("CB-fungus")
def test_no_captives_are_counted_where_there_are_no_totals() -> None:
    """B has laid a Compromise."""
    scene = with_stack().cards("attack-6", "compromise").until("load").answer("A", "stack-1").to("decided")

    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-fungus")
def test_single_tokens_are_told_apart_from_stacks_where_tokens_are_sent() -> None:
    """p0 stands for one of the three single tokens there."""
    scene = with_stack().until("load")
    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4", "stack-1"]
    scene.answer("A", "p0")
    assert (stacks(scene), scene.tokens("A", "p0")) == (["A p0 B3"], 3)
    scene.answer("A", "stack-1")
    assert (stacks(scene), scene.tokens("A", "p0"), int(scene.state.cone[0])) == (["A sent B3"], 2, 2)


@pytest.mark.rule("CB-fungus", "CG18")
def test_where_there_are_only_stacks_no_single_token_can_be_sent() -> None:
    """Of two stacks that are alike one is offered."""
    scene = with_stack(captives="0 1 0 0 A p0 0 1 0 0 A p0 0 1 0 0 A p0 0 0 1 0")
    scene.facts("tokens C: p10=3").until("load")

    assert scene.options("A") == ["p1", "p2", "p3", "p4", "stack-1", "stack-4"]
    assert scene.refused("A")["p0"] == "CG18"
    plans = [answers for _, _, answers in scene.plans("A")]
    assert all("p0" not in answers for answers in plans)


@pytest.mark.rule("CB-fungus", "CA6.2")
def test_a_stack_that_is_lost_goes_to_the_warp_with_its_captives() -> None:
    """One token of A and three of B."""
    scene = with_stack().cards("attack-1", "attack-20").until("load").answer("A", "stack-1").finish()

    assert (stacks(scene), scene.in_warp("A"), scene.in_warp("B")) == ([], 1, 3)
    assert scene.told("captives-warped") == 1
    check(scene)


@pytest.mark.rule("CB-fungus")
def test_single_tokens_and_low_stacks_are_lost_first() -> None:
    """When a single token was sent and lost, p0 holds two more, a stack of two and one of four: a Plague of
    three spares the high one.
    """
    scene = with_stack(captives="0 3 0 0 A p0 0 0 1 0").facts("tokens A: p0=5 p4=3", "tokens C: p10=3")
    scene.cards("attack-1", "attack-20").hand("D", "plague").to("ending").play("D", "plague").answer("D", "A")
    for number in range(3):
        scene.until("give-up").answer("A", "p0")
        assert ("A lost C1" in stacks(scene)) is (number == 2)
    scene.to("regroup")

    assert stacks(scene) == ["A p0 B3"]
    assert [scene.in_warp(name) for name in "ABC"] == [4, 0, 1]


@pytest.mark.rule("CB-fungus")
def test_a_stack_that_is_brought_back_stays_whole() -> None:
    """A has Zombie as well: its only token in the cone comes back to a base with three captives."""
    scene = with_stack("fungus+zombie").cards("attack-1", "attack-20").until("load")
    scene.answer("A", "stack-1").until("bring-home").answer("A", "p2").finish()

    assert (stacks(scene), scene.in_warp("A"), scene.in_warp("B")) == (["A p2 B3"], 0, 0)


@pytest.mark.rule("CB-fungus", "CA6.6")
def test_a_stack_without_a_base_to_go_to_is_dissolved() -> None:
    """All that A has is a stack in the cone when the challenge is called off."""
    scene = Scene("fungus").facts("tokens A: p0=1 p1=0 p2=0 p3=0 p4=0", "warp: A=19", "tokens B: p9=1")
    scene.facts("stacks: A p0 0 3 0 0", "retained: fungus=1").cards("compromise", "compromise")
    scene.until("offer").answer("A", "pass").finish()

    assert (stacks(scene), scene.in_warp("A"), scene.in_warp("B")) == ([], 20, 3 + 3)
    check(scene)


@pytest.mark.rule("CB-fungus")
def test_a_captured_stack_gives_its_captives_free_to_the_warp() -> None:
    """B carries a token of C on p5 under one of four; A, Fungus, captures the four."""
    scene = conquest().facts("tokens C: p10=3", "stacks: B p5 0 0 1 0").finish()

    assert stacks(scene) == ["A p5 B4"]
    assert [scene.in_warp(name) for name in "BC"] == [0, 1]
    check(scene)


@pytest.mark.rule("CG18", "CB-fungus")
def test_out_of_use_a_stack_stays_and_counts_one() -> None:
    """A Zap in phase 8: 6 + 1 against 6 + 4. The stack is lost as one token."""
    scene = with_stack().cards("attack-6", "attack-6").hand("B", "cosmic-zap").until("load")
    scene.answer("A", "stack-1").to("played").play("B", "cosmic-zap")
    assert scene.to("decided").totals == (6 + 1, 6 + 4)
    assert stacks(scene) == ["A sent B3"]


@pytest.mark.rule("CG18", "CA7.2")
def test_with_too_few_home_bases_stacks_count_one() -> None:
    """A has home bases on p0 and p1 only."""
    scene = with_stack().facts("tokens A: p2=0 p3=0 p4=0", "warp: A=12").cards("attack-6", "attack-6")
    scene.until("load").answer("A", "stack-1").to("decided")

    assert scene.totals == (6 + 1, 6 + 4)
    assert stacks(scene) == ["A sent B3"]


@pytest.mark.rule("CB-fungus", "CB-macron")
def test_captives_add_one_each_whatever_the_token_on_top_counts() -> None:
    """Macron's token counts 4, the three captives 3: 6 + 7."""
    scene = with_stack("fungus+macron").cards("attack-6", "attack-6").until("load").answer("A", "stack-1")

    assert scene.to("decided").totals == (6 + 4 + 3, 6 + 4)


@pytest.mark.rule("CB-fungus", "CB-virus")
def test_captives_are_multiplied_where_tokens_are() -> None:
    """Virus: 6 times 4."""
    scene = with_stack("fungus+virus").cards("attack-6", "attack-6").until("load").answer("A", "stack-1")

    assert scene.to("decided").totals == (6 * 4, 6 + 4)


@pytest.mark.rule("CB-fungus", "CA6.2")
def test_a_stack_is_rewarded_as_one_token() -> None:
    """C, Fungus, sends a stack of four to the defence and is asked once."""
    scene = Scene("", "", "fungus").facts("tokens B: p9=1", "stacks: C p10 0 3 0 0", "warp: C=1")
    scene.facts("tokens C: p14=3").invite(defence="C").cards("attack-1", "attack-20").until("join")
    scene.answer("C", "defence").until("load").answer("C", "stack-1").answer("C", "pass").until("reward")
    scene.answer("C", "card").finish()

    assert int(scene.state.sizes[2]) == 2
    assert stacks(scene)[0].startswith("C p1")


@pytest.mark.rule("CB-fungus", "CB-guerrilla")
def test_guerrilla_leaves_the_highest_stack() -> None:
    """A wins against Guerrilla with three tokens, one of them a stack: it alone lands. B's four join it."""
    scene = with_stack("fungus", "guerrilla").cards("attack-20", "attack-1").until("load")
    scene.answer("A", "p1").answer("A", "p2").answer("A", "stack-1").answer("A", "pass").finish()

    assert stacks(scene) == ["A p5 B7"]
    assert (scene.tokens("A", "p5"), scene.in_warp("A")) == (1, 2)


@pytest.mark.rule("CB-fungus", "CB-guerrilla")
def test_of_two_stacks_guerrilla_leaves_the_higher_one() -> None:
    """The stack of two is lost with its captive."""
    scene = with_stack("fungus", "guerrilla", captives="0 1 0 0 A p0 0 3 0 0").facts("tokens B: p9=0")
    scene.cards("attack-20", "attack-1").until("load")
    for token in ("stack-1", "stack-2", "pass"):
        scene.answer("A", token)
    scene.finish()

    assert (stacks(scene), scene.in_warp("A"), scene.in_warp("B")) == (["A p5 B7"], 1, 1)


@pytest.mark.rule("CB-fungus", "CW-fungus")
def test_captives_of_an_ally_are_not_counted() -> None:
    """C, who is not Fungus, has carried off a token of D by the Wild, and sends it along: 6 + 4 + 1."""
    scene = with_stack(captives="0 3 0 0 C p10 0 0 0 1").facts("tokens D: p19=3").invite("C")
    scene.cards("attack-6", "attack-6").until("load").answer("A", "stack-1").answer("A", "pass")
    scene.until("join").answer("C", "offence").until("load").answer("C", "stack-2").answer("C", "pass")

    assert scene.to("decided").totals == (6 + 4 + 1, 6 + 4)


@pytest.mark.rule("CB-fungus")
def test_a_position_with_stacks_is_written_down_and_read_back() -> None:
    scene = with_stack(captives="0 2 0 0 A p0 0 1 0 0").until("load")
    text = write_position(COSMIC, scene.written.setup, scene.state)

    assert "stacks: A p0 0 2 0 0 A p0 0 1 0 0" in text
    assert list(begun(text).state.stacks) == [0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0]


@pytest.mark.parametrize("stack", ["A p9 0 1 0 0", "A p0 0 0 0 0", "A p0 1 1 0 0", "A p0 0 1 0"])
def test_a_stack_that_can_not_be_is_refused(stack: str) -> None:
    """Where A has no token, with nobody in it, with a token of its own, or cut short."""
    scene = with_stack(captives="0 1 0 0").facts("tokens B: p9=3").until("load")
    text = write_position(COSMIC, scene.written.setup, scene.state)

    with pytest.raises(BadPosition):
        begun(text.replace("stacks: A p0 0 1 0 0", f"stacks: {stack}"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A1: stack of 4 (captives: Bob 3)"),
        ("ru", "A1: стопка в 4 (пленные: Bob 3)"),
    ],
)
def test_stacks_are_told_in_words(language: str, told: str) -> None:
    scene = with_stack().until("load")
    telling = telling_for(COSMIC, Speech(language), ["Ann", "Bob", "Cid", "Dee"])
    view, ask = COSMIC.view(scene.state, 0), COSMIC.asks(scene.state)[0]
    answers = [telling.answer(view, ask, choice) for choice in COSMIC.options(scene.state, ask)]
    position = " ".join(telling.line(sentence) for sentence in telling.sentences(view))

    assert told in answers
    assert ("A1 (Ann 4, with a stack of 4)" in position) is (language == "en")
    assert ("tokens held captive by others 3" in position) is (language == "en")
