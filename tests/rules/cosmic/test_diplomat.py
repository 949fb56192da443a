"""Diplomat: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.abilities import immune
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.glance import at_a_glance
from tests.rules.cosmic.scene import Scene, power


def with_diplomat(offence: str = "attack-20", defence: str = "attack-1", **options: Any) -> Scene:
    """C, Diplomat, holds a Compromise while A attacks B on p5 with two tokens."""
    scene = Scene("", "", "diplomat", **options).cone(2).cards(offence, defence)
    return scene.hand("A", "attack-4").hand("B", "attack-6").hand("C", "compromise")


def three_way(scene: Scene) -> Scene:
    return scene.to("revealed").play("C", "diplomat").unanswered().until("pledge")


def pledge(scene: Scene, *rows: tuple[str, str]) -> Scene:
    """Who gives which items, in the order of the questions; all else is nothing."""
    left = list(rows)
    while scene.asked == "pledge":
        giver = next(name for name in "ABC" if is_asked(scene, name))
        if left and left[0][0] == giver and left[0][1] in scene.options(giver):
            scene.answer(*left.pop(0))
        else:
            scene.answer(giver, "pass")
    assert left == []
    return scene


def is_asked(scene: Scene, name: str) -> bool:
    return int(scene.state.ask_at(0).seat) == "ABCD".index(name)


def accept(scene: Scene, *names: str) -> Scene:
    for name in names:
        scene.answer(name, "yes")
    return scene


@pytest.mark.rule("CB-diplomat")
def test_each_of_three_gives_to_each_and_all_accept() -> None:
    """A gives B Attack 4, B gives C a base on p7, C gives A the Keeper; the Compromise of C is gone."""
    scene = three_way(with_diplomat())
    assert scene.cards_of("C") == []
    pledge(
        scene,
        ("A", "give-attack-4"),
        ("A", "pass"),
        ("B", "pass"),
        ("B", "give-base-p7"),
        ("C", "give-keeper"),
    )
    accept(scene, "A", "B", "C").until("load").answer("C", "p10").answer("C", "pass").finish()

    assert (scene.count("B", "attack-4"), scene.tokens("C", "p7"), scene.count("A", "keeper")) == (1, 1, 2)
    assert [scene.in_warp(name) for name in "ABC"] == [0, 0, 0]
    assert scene.tokens("A", "p5") == 0


@pytest.mark.rule("CB-diplomat")
def test_the_rows_are_asked_giver_by_giver() -> None:
    scene = three_way(with_diplomat())
    asked = []
    while scene.asked == "pledge":
        ask = scene.state.ask_at(0)
        asked.append("ABC"[ask.x] + "ABC"[ask.y])
        scene.answer("ABC"[ask.seat], "pass")
        if len(asked) == 6:
            break

    assert asked == ["AB", "AC", "BA", "BC", "CA", "CB"]


@pytest.mark.rule("CB-diplomat", "CR4")
def test_nobody_promises_the_same_card_twice_nor_more_than_there_are() -> None:
    """A holds Attack 4 and a Keeper."""
    scene = three_way(with_diplomat()).answer("A", "give-attack-4")
    assert "give-attack-4" not in scene.options("A")
    scene.answer("A", "pass").answer("A", "give-card-of-choice")

    assert "give-keeper" not in scene.options("A")
    assert scene.refused("A")["give-card-of-choice"] == "CR4"


@pytest.mark.rule("CB-diplomat", "CR3")
def test_a_base_is_given_where_one_has_a_base_and_the_other_has_none() -> None:
    scene = three_way(with_diplomat().base("B", "p0", 1)).answer("A", "pass")

    assert [item for item in scene.options("A") if item.startswith("give-base")] == [
        f"give-base-p{planet}" for planet in range(5)
    ]
    assert "give-base-p0" not in three_way(with_diplomat().base("B", "p0", 1)).options("A")


@pytest.mark.rule("CB-diplomat")
def test_after_three_rounds_without_agreement_all_three_lose_three_tokens() -> None:
    """In the first round nothing is promised, in the second A declines, in the third C."""
    scene = three_way(with_diplomat())
    for name in "AABBCC":
        scene.answer(name, "pass")
    pledge(scene, ("A", "give-keeper")).answer("A", "pass")
    pledge(scene, ("A", "give-keeper"))
    accept(scene, "A", "B").answer("C", "pass").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 3, 3, 0]
    assert scene.count("A", "keeper") == 1


@pytest.mark.rule("CB-diplomat")
def test_diplomat_breaks_in_as_an_ally_too_and_its_tokens_go_home() -> None:
    scene = pledge(three_way(with_diplomat().join("C", "offence", 3)), ("A", "give-keeper"))
    accept(scene, "A", "B", "C").finish()

    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 20


@pytest.mark.rule("CB-diplomat")
def test_diplomat_is_no_main_player_and_needs_a_compromise() -> None:
    own = Scene("diplomat").hand("A", "compromise").cards("attack-20", "attack-1").to("revealed")
    poor = Scene("", "", "diplomat").cards("attack-20", "attack-1").to("revealed")

    assert "diplomat" not in own.options("A")
    assert "diplomat" not in poor.options("C")


@pytest.mark.rule("CB-diplomat", "CX-cosmic-zap")
def test_a_zapped_diplomat_keeps_its_compromise_and_the_fight_goes_on() -> None:
    scene = with_diplomat().hand("B", "cosmic-zap").to("revealed").play("C", "diplomat")
    scene.play("B", "cosmic-zap").finish()

    assert (scene.cards_of("C"), scene.tokens("A", "p5")) == (["compromise"], 2)


@pytest.mark.rule("CB-diplomat", "CD1.2")
def test_under_comet_17_the_compromise_costs_two() -> None:
    scene = with_diplomat(lucre="eon").facts("lucre: C=5").to("destiny").facts("comet: paid-cards")

    assert int(three_way(scene).state.lucre[2]) == 5 - 2


@pytest.mark.rule("CB-diplomat", "CG21")
def test_diplomat_is_no_power_for_two() -> None:
    with pytest.raises(BadSetup, match="diplomat is not for 2 players"):
        COSMIC.setup(2, {"named-powers": "diplomat,virus,zombie,oracle"})


@pytest.mark.rule("CB-diplomat", "CX-quash")
def test_a_deal_of_three_can_be_quashed() -> None:
    scene = pledge(three_way(with_diplomat().hand("D", "quash")), ("A", "give-keeper"))
    accept(scene, "A", "B", "C").to("deal-struck").play("D", "quash").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 3, 3, 0]


@pytest.mark.rule("CB-diplomat", "C3.4h")
def test_a_stop_leaves_a_deal_of_two() -> None:
    """The Attacks have been turned already."""
    scene = with_diplomat(pulsars="yes").hand("B", "pulsar-diplomat").to("revealed").play("C", "diplomat")
    scene.unanswered().to("revealed").play("B", "stop-diplomat").until("offer").answer("A", "pass").finish()

    assert [scene.in_warp(name) for name in "ABC"] == [3, 3, 0]


@pytest.mark.rule("CB-diplomat", "CB-silencer")
def test_who_is_silenced_promises_nothing_but_answers() -> None:
    scene = with_diplomat().facts("own: silencer-by-use=2")
    scene = three_way(scene).answer("A", "give-keeper").answer("A", "pass").answer("A", "pass")
    assert is_asked(scene, "C")

    assert scene.answer("C", "pass").answer("C", "pass").answer("A", "yes").options("B") == ["pass", "yes"]


@pytest.mark.rule("CPro-diplomat")
def test_with_pro_diplomat_needs_no_compromise() -> None:
    """It holds one and keeps it."""
    scene = with_diplomat(pulsars="yes").hand("C", "pulsar-diplomat").to("launch").play("C", "pro-diplomat")
    three_way(scene)

    assert scene.cards_of("C") == ["compromise", "pulsar-diplomat"]
    poor = Scene("", "", "diplomat", pulsars="yes").cards("attack-20", "attack-1").facts("pro: diplomat=1")
    assert "diplomat" in poor.to("revealed").options("C")


@pytest.mark.rule("CCon-diplomat")
def test_diplomat_cannot_break_into_the_challenge_of_the_holder_of_a_con() -> None:
    for name in "AB":
        main = with_diplomat(pulsars="yes").hand(name, "pulsar-diplomat").to("launch")
        assert "diplomat" not in main.play(name, "con-diplomat").to("revealed").options("C")
    other = with_diplomat(pulsars="yes").hand("D", "pulsar-diplomat").to("launch").play("D", "con-diplomat")

    assert "diplomat" in other.to("revealed").options("C")


@pytest.mark.rule("CCon-diplomat", "C3.3h")
def test_a_con_in_answer_keeps_diplomat_out() -> None:
    scene = with_diplomat(pulsars="yes").hand("B", "pulsar-diplomat").to("revealed").play("C", "diplomat")
    scene.play("B", "con-diplomat").finish()

    assert (scene.tokens("A", "p5"), scene.cards_of("C")) == (2, ["compromise"])


def with_wild() -> Scene:
    """C wants to speak for B in a deal with A."""
    scene = Scene().hand("C", "flare-diplomat").hand("B", "attack-6").cards("compromise", "compromise")
    return scene.to("decided").play("C", "wild-diplomat").unanswered().until("choose-seat").answer("C", "B")


@pytest.mark.rule("CW-diplomat")
def test_wild_makes_and_answers_offers_for_a_main_player() -> None:
    """B agrees; C gives away B's Attack for a Keeper."""
    scene = with_wild().answer("B", "yes").until("offer").answer("A", "give-keeper").answer("A", "propose")
    assert scene.options("C") == ["pass", "accept", "counter"]
    scene.answer("C", "counter")
    assert "give-attack-6" in scene.options("C")
    scene.answer("C", "give-attack-6").answer("C", "propose").answer("A", "accept").finish()

    assert (scene.count("A", "attack-6"), scene.count("B", "attack-6")) == (1, 0)


@pytest.mark.rule("CW-diplomat")
def test_the_deputy_has_seen_the_hand() -> None:
    scene = with_wild().answer("B", "yes").until("offer")

    assert sum(known(scene.state, 2, 1, card) for card in range(KINDS)) == scene.state.sizes[1]


@pytest.mark.rule("CW-diplomat")
def test_a_main_player_who_does_not_agree_speaks_for_himself() -> None:
    scene = with_wild().answer("B", "pass").until("offer").answer("A", "give-keeper").answer("A", "propose")

    assert "accept" in scene.options("B")


@pytest.mark.rule("CW-diplomat")
def test_wild_is_for_deals_of_others() -> None:
    fight = Scene().hand("C", "flare-diplomat").cards("attack-8", "attack-4").to("decided")
    own = Scene().hand("A", "flare-diplomat").cards("compromise", "compromise").to("decided")

    assert "wild-diplomat" not in fight.options("C")
    assert "wild-diplomat" not in own.options("A")


def with_vote(*votes: str) -> Scene:
    """D, Diplomat, lets C and D vote; E votes too."""
    scene = Scene("", "", "", "diplomat", seats=5).hand("D", "flare-diplomat").cone(2)
    scene.cards("attack-20", "compromise").to("before-cards").play("D", "super-diplomat").unanswered()
    for name, vote in zip("CDE", votes):
        scene.until("choose-seat").answer(name, vote)
    return scene


@pytest.mark.rule("CS-diplomat")
def test_super_lets_the_others_decide_without_cards() -> None:
    """Two of three are for A: no card was laid, and there is no consolation for B."""
    scene = with_vote("A", "B", "A").finish()

    assert (scene.tokens("A", "p5"), scene.in_warp("B"), scene.cards_of("A")) == (2, 4, ["attack-20"])
    assert scene.cards_of("B") == ["compromise"]


@pytest.mark.rule("CS-diplomat")
def test_the_majority_may_be_for_the_defence() -> None:
    assert with_vote("A", "B", "B").finish().in_warp("A") == 2


@pytest.mark.rule("CS-diplomat")
def test_with_equally_many_votes_the_defence_wins() -> None:
    """With four players only C and D vote."""
    scene = Scene("", "", "diplomat").hand("C", "flare-diplomat").cone(2).cards("attack-20", "attack-1")
    scene.to("before-cards").play("C", "super-diplomat").unanswered().until("choose-seat")
    scene.answer("C", "A").answer("D", "B").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (2, 0)


@pytest.mark.rule("CS-diplomat", "CB-skeptic")
def test_there_is_no_vote_on_a_challenge_that_was_given_up() -> None:
    """Skeptic has dared B, who gives up before cards are laid."""
    scene = Scene("skeptic", "", "diplomat").hand("C", "flare-diplomat").cards("attack-20", "attack-1")
    scene.to("before-cards").play("A", "skeptic").unanswered().until("agree").answer("B", "yes")

    assert (scene.moment, scene.against("C", "super-diplomat")) == ("before-cards", "CS-diplomat")


@pytest.mark.rule("CS-diplomat", "C3.10e")
def test_from_its_super_on_no_con_works_on_diplomat() -> None:
    scene = Scene("", "", "diplomat", pulsars="yes").hand("B", "pulsar-diplomat").hand("C", "flare-diplomat")
    scene.cards("attack-20", "attack-1").to("launch").play("B", "con-diplomat").to("before-cards")
    assert immune(scene.state, 1, power("diplomat"))
    scene.play("C", "super-diplomat").unanswered()

    assert not immune(scene.state, 1, power("diplomat"))


@pytest.mark.rule("CS-diplomat")
def test_super_is_for_challenges_of_others() -> None:
    scene = Scene("diplomat").hand("A", "flare-diplomat").cards("attack-20", "attack-1").to("before-cards")

    assert "super-diplomat" not in scene.options("A")


@pytest.mark.rule("CS-diplomat")
def test_a_computer_player_votes_for_its_own_side_or_against_the_leader() -> None:
    """C votes first: for A, for B when A has a base more, and for B at whose side it stands."""

    def vote(scene: Scene) -> str:
        scene.cards("attack-20", "attack-1").to("before-cards").play("D", "super-diplomat").unanswered()
        return at_a_glance(scene.until("choose-seat"))

    def with_super() -> Scene:
        return Scene("", "", "", "diplomat").hand("D", "flare-diplomat")

    assert vote(with_super()) == "A"
    assert vote(with_super().base("A", "p15", 1)) == "B"
    assert vote(with_super().join("C", "defence", 1)) == "B"


@pytest.mark.rule("CW-diplomat")
def test_a_computer_player_speaks_for_itself() -> None:
    assert at_a_glance(with_wild()) == "pass"
