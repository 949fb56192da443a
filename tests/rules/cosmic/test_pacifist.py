"""Pacifist: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import COMPROMISE
from tests.rules.cosmic.scene import Scene


def with_pacifist(offence: str = "compromise", defence: str = "attack-20", **options: Any) -> Scene:
    """Pacifist attacks with 2 tokens, an ally sends 1; the defence has 4 and three cards to spare."""
    scene = Scene("pacifist", **options).hand("B", "attack-4", "attack-5")
    return scene.cone(2).join("C", "offence", 1).cards(offence, defence)


@pytest.mark.rule("CB-pacifist")
def test_its_compromise_beats_an_attack() -> None:
    scene = with_pacifist().finish()

    assert (scene.tokens("A", "p5"), scene.tokens("C", "p5"), scene.tokens("B", "p5")) == (2, 1, 0)
    assert (scene.in_warp("A"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CB-pacifist", "CR2")
def test_who_loses_to_it_with_an_attack_takes_no_consolation() -> None:
    scene = with_pacifist().hand("A", "attack-6").finish()

    assert scene.cards_of("A") == ["attack-6"]
    assert scene.cards_of("B") == ["attack-4", "attack-5"]


@pytest.mark.rule("CB-pacifist")
def test_pacifist_as_defence_wins_in_the_same_way() -> None:
    scene = Scene("", "pacifist").cone(2).cards("attack-40", "compromise").finish()

    assert scene.tokens("B", "p5") == 4
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CB-pacifist")
def test_with_an_attack_or_as_an_ally_pacifist_is_like_the_others() -> None:
    """8, 2 and 1 against 20 and 4; then the Compromise of A, whose ally Pacifist is, loses to an Attack."""
    fighting = with_pacifist("attack-8").finish()
    allied = Scene("", "", "pacifist").join("C", "offence", 1).cards("compromise", "attack-8").finish()

    assert fighting.totals == (11, 24)
    assert (fighting.in_warp("A"), allied.in_warp("A")) == (2, 1)
    assert fighting.told("power-used") + allied.told("power-used") == 0


@pytest.mark.rule("CB-pacifist", "CR3")
def test_against_another_compromise_there_is_a_deal() -> None:
    scene = with_pacifist("compromise", "compromise").to("decided")

    assert scene.told("power-used") == 0
    assert scene.until("offer").options("A")[0] == "pass"


@pytest.mark.rule("CB-pacifist", "CX-emotion-control")
def test_what_changes_the_attack_comes_before_it() -> None:
    scene = with_pacifist().hand("B", "emotion-control").to("revealed").play("B", "emotion-control")

    assert scene.until("offer").asked == "offer"


@pytest.mark.rule("CB-pacifist", "CB-loser")
def test_an_upset_swaps_the_result() -> None:
    scene = Scene("pacifist", "loser").cone(2).cards("compromise", "attack-20").to("before-cards")
    scene.play("B", "loser").finish()

    assert scene.in_warp("A") == 2
    assert scene.tokens("B", "p5") == 4


@pytest.mark.rule("CB-pacifist", "CX-cosmic-zap")
def test_a_zapped_pacifist_loses_as_usual() -> None:
    scene = with_pacifist().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.in_warp("A") == 2


@pytest.mark.rule("CB-pacifist", "C3.4h")
def test_a_stop_after_the_use_comes_in_time() -> None:
    scene = with_pacifist(pulsars="yes").hand("B", "pulsar-pacifist").to("revealed")

    assert scene.play("B", "stop-pacifist").finish().in_warp("A") == 2


def armed(defence: str, **options: Any) -> Scene:
    """A, who holds the Wild, has 1 token and a Compromise, and a card to be taken."""
    return Scene(**options).hand("A", "flare-pacifist").cards("compromise", defence).to("revealed")


@pytest.mark.rule("CW-pacifist")
@pytest.mark.parametrize(("card", "totals"), [("attack-10", (16, 14)), ("attack-12", (16, 16))])
def test_wild_makes_the_compromise_an_attack_15(card: str, totals: tuple[int, int]) -> None:
    """15 and 1 against 10 and 4, or 12 and 4; a tie goes to the defence."""
    scene = armed(card).play("A", "wild-pacifist").finish()

    assert scene.totals == totals
    assert scene.tokens("A", "p5") == (1 if totals[0] > totals[1] else 0)


@pytest.mark.rule("CW-pacifist")
def test_who_loses_with_it_takes_no_consolation_and_has_used_up_the_compromise() -> None:
    scene = armed("attack-20").hand("B", "attack-4").play("A", "wild-pacifist").finish()

    assert scene.totals == (16, 24)
    assert scene.cards_of("A") == ["flare-pacifist"]
    assert scene.state.discards[COMPROMISE] == 1


@pytest.mark.rule("CW-pacifist", "CX-emotion-control")
def test_it_is_an_attack_for_all_that_follows() -> None:
    """Emotion Control makes a Compromise of it, and of the other Attack."""
    scene = armed("attack-10").hand("B", "emotion-control").play("A", "wild-pacifist").unanswered()

    assert scene.play("B", "emotion-control").until("offer").asked == "offer"


@pytest.mark.rule("CW-pacifist", "CB-pacifist")
def test_an_attack_15_does_not_meet_a_pacifist_as_a_compromise() -> None:
    """B is Pacifist and has laid an Attack; A's Compromise becomes an Attack 15."""
    scene = Scene("", "pacifist").hand("A", "flare-pacifist").cards("compromise", "attack-10").to("revealed")

    assert scene.play("A", "wild-pacifist").finish().totals == (16, 14)


@pytest.mark.rule("CW-pacifist")
def test_wild_needs_an_attack_against_it_and_is_for_main_players() -> None:
    aside = Scene().hand("C", "flare-pacifist").join("C", "offence", 1)
    aside.cards("compromise", "attack-20").to("revealed")

    assert armed("compromise").options("A") == ["pass"]
    assert aside.options("C") == ["pass"]


def no_deal(scene: Scene) -> Scene:
    return scene.hand("A", "flare-pacifist").until("offer").answer("A", "pass").to("deal-broken")


@pytest.mark.rule("CS-pacifist")
def test_with_the_super_losses_of_a_failed_deal_are_shifted() -> None:
    """3 less 2, and 3 and 2."""
    scene = no_deal(with_pacifist("compromise", "compromise")).play("A", "super-pacifist").finish()

    assert (scene.in_warp("A"), scene.in_warp("B"), scene.in_warp("C")) == (1, 5, 0)


@pytest.mark.rule("CS-pacifist")
def test_without_it_both_lose_three_and_an_ally_shifts_nothing() -> None:
    plain = no_deal(with_pacifist("compromise", "compromise")).finish()
    allied = Scene("", "", "pacifist").hand("C", "flare-pacifist").join("C", "offence", 1)
    allied.cards("compromise", "compromise").until("offer").answer("A", "pass").to("deal-broken")

    assert (plain.in_warp("A"), plain.in_warp("B")) == (3, 3)
    assert allied.options("C") == ["pass"]


def with_pro(defence: str = "attack-20") -> Scene:
    scene = with_pacifist("compromise", defence, pulsars="yes").hand("A", "pulsar-pacifist")
    return scene.to("launch").play("A", "pro-pacifist").unanswered()


@pytest.mark.rule("CPro-pacifist")
def test_with_pro_the_loser_gives_a_card_for_each_of_its_tokens() -> None:
    """Pacifist has 2 tokens in the cone; B is left with one of Keeper and two Attacks."""
    scene = with_pro().finish()

    assert scene.state.sizes[1] == 1
    assert scene.state.sizes[0] == 1 + 1 + 2
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CPro-pacifist", "CB-loser")
def test_with_pro_a_lost_challenge_brings_no_more_than_consolation() -> None:
    """B keeps two of Keeper and three Attacks."""
    scene = Scene("pacifist", "loser", pulsars="yes").hand("A", "pulsar-pacifist").cone(2)
    scene.hand("B", "attack-4", "attack-5", "attack-6").cards("compromise", "attack-20").to("launch")
    scene.play("A", "pro-pacifist").to("before-cards").play("B", "loser").finish()

    assert scene.in_warp("A") == 2
    assert scene.state.sizes[1] == 2


@pytest.mark.rule("CCon-pacifist")
def test_against_a_con_its_compromise_loses_as_usual() -> None:
    scene = with_pacifist(pulsars="yes").hand("B", "pulsar-pacifist").to("launch").play("B", "con-pacifist")

    assert scene.finish().in_warp("A") == 2
    assert scene.told("power-used") == 0


@pytest.mark.rule("CCon-pacifist", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_pacifist(pulsars="yes").hand("B", "pulsar-pacifist").to("played").play("B", "con-pacifist")

    assert scene.finish().in_warp("A") == 2


@pytest.mark.rule("CCon-pacifist", "CG26")
def test_the_con_of_an_ally_changes_nothing() -> None:
    scene = with_pacifist(pulsars="yes").hand("D", "pulsar-pacifist").join("D", "defence", 1)
    scene.to("launch").play("D", "con-pacifist")

    assert scene.finish().tokens("A", "p5") == 2
