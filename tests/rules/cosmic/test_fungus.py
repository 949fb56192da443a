"""Fungus: the power, its flares and its Pulsar, and the stacks that it makes."""

from typing import Any

import pytest

from orrery.engine.errors import BadPosition
from orrery.engine.position import write_position
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.names import SEAT_NAMES, STACK_PLACES
from orrery.shown.registry import telling_for
from orrery.texts.speech import Speech
from tests.rules.cosmic.scene import Scene
from tests.rules.written import begun
from tests.soak import cosmic as laws


def stacks(scene: Scene) -> list[str]:
    """Each stack in words: who carries it, where, and whom, such as ``A p5 B4``."""
    state = scene.state
    width = int(state.seats) + 2
    rows = [list(map(int, state.stacks[at : at + width])) for at in range(0, len(state.stacks), width)]
    return [
        " ".join(
            [
                SEAT_NAMES[row[0]],
                STACK_PLACES[row[1]],
                *(f"{SEAT_NAMES[seat]}{count}" for seat, count in enumerate(row[2:]) if count),
            ]
        )
        for row in rows
    ]


def check(scene: Scene) -> None:
    """No token is lost, and all stacks and bases are sound."""
    for law in (laws.tokens, laws.stacks, laws.bases):
        law(scene.state)


def conquest(**options: Any) -> Scene:
    """Fungus attacks B's four tokens with one and wins."""
    return Scene("fungus", **options).cone(1).cards("attack-20", "attack-1")


def with_stack(*powers: str, place: str = "p0", captives: str = "0 3 0 0", **options: Any) -> Scene:
    """One of the four tokens of A on p0 carries three of B, who has none left on p9 and one on p8."""
    scene = Scene(*(powers or ("fungus",)), **options)
    scene.facts("tokens B: p9=1")
    return scene.facts(f"stacks: A {place} {captives}")


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


# Stacks.


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


# Flares and Pulsar.


@pytest.mark.rule("CW-fungus")
def test_wild_carries_one_losing_token_off() -> None:
    """B and D lose four and one; A takes the one of D. It adds nothing to a total without Fungus."""
    scene = Scene().cone(2).join("D", "defence", 1).cards("attack-20", "attack-1").hand("A", "flare-fungus")
    scene.to("tokens-lost").play("A", "wild-fungus").unanswered()
    assert scene.options("A") == ["B", "D"]
    scene.answer("A", "D").finish()

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
def test_wild_is_for_winners_and_for_tokens_of_a_fight() -> None:
    lost = Scene().cards("attack-20", "attack-1").hand("B", "flare-fungus").to("tokens-lost")
    assert "wild-fungus" not in lost.options("B")

    plague = Scene().cards("attack-1", "attack-20").hand("B", "flare-fungus").hand("D", "plague")
    plague.to("ending").play("D", "plague").answer("D", "A").to("tokens-lost")
    assert "wild-fungus" not in plague.options("B")


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
        scene.until("choose-seat").answer("A", who).answer("A", planet)
    scene.finish()

    assert stacks(scene) == ["A p5 B4 D2"]
    assert (scene.tokens("B", "p6"), scene.tokens("D", "p16")) == (2, 3)
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
    scene.cards("attack-20", "attack-1").to("decided").play("A", "super-fungus").finish()

    assert (stacks(scene), int(scene.state.homes[1])) == (["A p5 B3"], 0)


@pytest.mark.rule("CPro-fungus")
def test_with_pro_it_captures_one_more_from_a_base_of_the_losing_main_player() -> None:
    """Not of the ally D."""
    scene = conquest(pulsars="yes").join("D", "defence", 1).hand("A", "pulsar-fungus").to("launch")
    scene.play("A", "pro-fungus").until("choose-place")
    assert scene.options("A") == ["p6", "p7", "p8", "p9"]
    scene.answer("A", "p9").finish()

    assert (stacks(scene), scene.tokens("B", "p9")) == (["A p5 B5 D1"], 3)


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


@pytest.mark.rule("CCon-fungus", "C3.3h")
def test_a_con_in_answer_covers_that_capture() -> None:
    scene = conquest(pulsars="yes").hand("B", "pulsar-fungus").to("played").play("B", "con-fungus").finish()

    assert (stacks(scene), scene.in_warp("B")) == ([], 4)


# What is seen of it.


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
