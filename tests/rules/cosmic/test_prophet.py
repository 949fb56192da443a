"""Prophet: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene

FOREIGN = [f"p{number}" for number in range(20) if not 10 <= number < 15]
"""All planets outside the system of C, where it has no base yet."""


def with_prophet(offence: str = "attack-20", defence: str = "attack-8", **options: Any) -> Scene:
    """Prophet is C; A attacks with a token, and wins with 20 against 8, or loses with 8 against 20."""
    return Scene("", "", "prophet", **options).cards(offence, defence)


def foretold(scene: Scene, winner: str) -> Scene:
    return scene.to("before-cards").play("C", "prophet").unanswered().answer("C", winner)


@pytest.mark.rule("CB-prophet", "CG11")
def test_who_foretells_the_winner_sets_up_a_base_anywhere() -> None:
    scene = foretold(with_prophet(), "A").until("choose-place")
    assert scene.options("C") == ["pass", *FOREIGN]

    scene.answer("C", "p17").answer("C", "p10").answer("C", "p10").answer("C", "pass").finish()
    assert (scene.tokens("C", "p17"), scene.tokens("C", "p10")) == (2, 2)
    assert scene.in_warp("C") == 0


@pytest.mark.rule("CB-prophet")
def test_it_may_go_without_the_base_and_names_a_planet_where_it_has_none() -> None:
    scene = foretold(with_prophet().base("C", "p7", 2), "A").until("choose-place")
    assert "p7" not in scene.options("C")
    assert "p10" not in scene.options("C")

    scene.answer("C", "pass").finish()
    assert scene.state.external[2] == 1


@pytest.mark.rule("CB-prophet")
def test_who_is_wrong_loses_two_tokens_that_the_winner_picks() -> None:
    """B wins; a base with a single token is lost first."""
    scene = foretold(with_prophet("attack-8", "attack-20").base("C", "p7", 1), "A").until("choose-place")
    assert scene.options("B") == ["p7", "p10", "p11", "p12", "p13", "p14"]

    scene.answer("B", "p7").answer("B", "p12").finish()
    assert (scene.tokens("C", "p7"), scene.tokens("C", "p12"), scene.in_warp("C")) == (0, 3, 2)


@pytest.mark.rule("CB-prophet", "CG10")
def test_deals_are_nobodys_victory() -> None:
    scene = (
        foretold(with_prophet("compromise", "compromise"), "A").until("offer").answer("A", "pass").finish()
    )

    assert scene.in_warp("C") == 0
    assert scene.state.external[2] == 0


@pytest.mark.rule("CB-prophet")
def test_who_is_involved_foretells_nothing_and_neither_does_prophet_when_cards_lie_there() -> None:
    main = Scene("prophet").cards("attack-20", "attack-8").to("before-cards")
    ally = with_prophet().join("C", "offence", 1).to("before-cards")

    assert main.options("A") == ["pass"]
    assert ally.options("C") == ["pass"]
    assert with_prophet().to("cards-laid").options("C") == ["pass"]


@pytest.mark.rule("CB-prophet", "C3.4h")
def test_a_stop_makes_a_prophecy_void() -> None:
    scene = with_prophet("attack-8", "attack-20", pulsars="yes").hand("B", "pulsar-prophet")
    scene = foretold(scene, "A").to("revealed").play("B", "stop-prophet").finish()

    assert scene.in_warp("C") == 0


@pytest.mark.rule("CB-prophet", "CG22")
def test_after_time_travel_prophet_may_foretell_anew() -> None:
    """A, who had been foretold, loses in the end; B is foretold the second time."""
    scene = foretold(Scene("", "chronos", "prophet").cards("attack-8", "attack-20"), "A").to("revealed")
    scene.play("B", "chronos").unanswered()
    scene = foretold(scene, "B").until("choose-place")

    assert scene.options("C") == ["pass", *FOREIGN]


@pytest.mark.rule("CB-prophet", "CG21")
def test_prophet_is_not_for_two() -> None:
    with pytest.raises(BadSetup):
        COSMIC.check(COSMIC.setup(2, {"powers": "2", "named-powers": "prophet,virus,zombie,macron"}))
    COSMIC.check(COSMIC.setup(3, {"named-powers": "prophet,virus,zombie"}))


def written(scene: Scene, number: str) -> Scene:
    scene.hand("A", "flare-prophet").warp("A", 3).to("cards-laid").play("A", "wild-prophet")
    return scene.until("choose-number").answer("A", number)


@pytest.mark.rule("CW-prophet")
@pytest.mark.parametrize(
    ("cards", "number"),
    [(("attack-8", "attack-9"), "0"), (("attack-8", "compromise"), "1"), (("compromise", "compromise"), "2")],
)
def test_wild_brings_a_reward_for_the_right_number_of_compromises(
    cards: tuple[str, str], number: str
) -> None:
    """A has regrouped one of three tokens in the Warp; the reward frees another one."""
    scene = written(Scene().cards(*cards), number).until("reward")

    assert scene.options("A") == ["token", "card"]
    scene.answer("A", "token").to("revealed")
    assert scene.in_warp("A") == 1


@pytest.mark.rule("CW-prophet")
@pytest.mark.parametrize("number", ["0", "2"])
def test_wild_brings_nothing_for_a_wrong_number(number: str) -> None:
    scene = written(Scene().cards("attack-8", "compromise"), number).to("revealed")

    assert scene.in_warp("A") == 2
    assert scene.told("reward-taken") == 0


@pytest.mark.rule("CW-prophet")
def test_wild_is_written_just_before_the_reveal_and_for_main_players() -> None:
    scene = Scene().hand("A", "flare-prophet").cards("attack-8", "attack-9").to("cards-laid")
    aside = Scene().hand("C", "flare-prophet").cards("attack-8", "attack-9").to("cards-laid")

    assert aside.options("C") == ["pass"]
    scene.play("A", "wild-prophet").unanswered()
    assert scene.moment == "cards-laid"
    assert scene.until("choose-number").state.phase == 8
    assert scene.told("cards-revealed") == 0


@pytest.mark.rule("CS-prophet")
def test_with_the_super_prophet_foretells_when_cards_have_been_laid() -> None:
    scene = with_prophet().hand("C", "flare-prophet").to("cards-laid").play("C", "super-prophet")
    scene.to("cards-laid").play("C", "prophet").unanswered().answer("C", "A")

    assert scene.until("choose-place").options("C") == ["pass", *FOREIGN]


@pytest.mark.rule("CS-prophet")
def test_who_has_foretold_does_not_do_it_twice() -> None:
    scene = foretold(with_prophet().hand("C", "flare-prophet"), "A").to("cards-laid")

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CPro-prophet")
def test_with_pro_a_wrong_prophecy_costs_nothing_and_a_right_one_brings_a_base() -> None:
    for winner, asked in (("B", True), ("A", False)):
        scene = with_prophet("attack-8", "attack-20", pulsars="yes").hand("C", "pulsar-prophet").to("launch")
        scene = foretold(scene.play("C", "pro-prophet"), winner)
        if asked:
            assert scene.until("choose-place").options("C") == ["pass", *FOREIGN]
        else:
            assert scene.finish().in_warp("C") == 0


def against_con(offence: str, defence: str, holder: str = "D") -> Scene:
    scene = with_prophet(offence, defence, pulsars="yes").hand(holder, "pulsar-prophet").to("launch")
    return foretold(scene.play(holder, "con-prophet").unanswered(), "A").until("choose-place")


@pytest.mark.rule("CCon-prophet")
def test_against_a_con_there_is_no_base_in_the_holders_system() -> None:
    assert against_con("attack-20", "attack-8").options("C") == ["pass", *FOREIGN[:10]]


@pytest.mark.rule("CCon-prophet")
def test_a_wrong_prophecy_costs_in_spite_of_a_con() -> None:
    scene = against_con("attack-8", "attack-20", "B").answer("B", "p10").answer("B", "p10").finish()

    assert scene.in_warp("C") == 2


@pytest.mark.rule("CCon-prophet", "CS-prophet", "C3.10e")
def test_a_con_does_not_reach_the_super() -> None:
    scene = with_prophet(pulsars="yes").hand("D", "pulsar-prophet").hand("C", "flare-prophet").to("launch")
    scene.play("D", "con-prophet").to("cards-laid").play("C", "super-prophet").to("cards-laid")
    scene.play("C", "prophet").unanswered().answer("C", "A").until("choose-place")

    assert scene.options("C") == ["pass", *FOREIGN]
