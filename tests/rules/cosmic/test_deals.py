"""Two Compromises: offers, counter-offers, what is handed over, and what a failed deal costs (CR3)."""

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.results import DEAL_BROKE, DEALT
from tests.rules.cosmic.scene import Scene

pytestmark = pytest.mark.rule("CR3")


def talks(scene: Scene | None = None) -> Scene:
    """Both have laid a Compromise; A has sent three tokens, C two as an ally of A."""
    scene = scene or Scene().hand("A", "attack-20", "flare-virus").hand("B", "attack-30")
    return scene.cone(3).join("C", "offence", 2).cards("compromise", "compromise").until("offer")


def test_the_offence_makes_the_first_offer() -> None:
    scene = talks()

    assert "give-attack-20" in scene.options("A")
    assert "give-base-p0" in scene.options("A")
    assert "want-base-p5" in scene.options("A")
    assert "propose" not in scene.options("A")


def test_cards_named_in_an_offer_change_hands() -> None:
    scene = talks().answer("A", "give-attack-20").answer("A", "want-card").answer("A", "attack-30")
    scene.answer("A", "propose").answer("B", "accept").to("resolved")

    assert scene.count("A", "attack-30") == 1
    assert scene.count("B", "attack-20") == 1
    assert scene.state.result == DEALT


def test_a_promised_card_that_saves_the_deal_is_not_given() -> None:
    """D quashes the deal in which A promised the Edict Zap; A plays just that against it."""
    scene = talks(Scene().hand("A", "edict-zap").hand("B", "attack-30").hand("D", "quash"))
    scene.answer("A", "give-edict-zap").answer("A", "want-card").answer("A", "attack-30")
    scene.answer("A", "propose").answer("B", "accept").to("deal-struck").play("D", "quash").play(
        "A", "edict-zap"
    )
    scene.unanswered().to("resolved")

    assert scene.state.result == DEALT
    assert scene.count("A", "attack-30") == 1
    assert scene.count("A", "edict-zap") == scene.count("B", "edict-zap") == 0


def test_a_card_of_your_choice_is_chosen_by_the_giver() -> None:
    scene = talks().answer("A", "want-card-of-choice").answer("A", "propose").answer("B", "accept")
    scene.until("choose-card")

    assert scene.options("B") == ["attack-30", "keeper"]
    scene.answer("B", "attack-30").to("resolved")
    assert scene.count("A", "attack-30") == 1


def test_bases_are_swapped_and_set_up_from_the_cone_or_own_bases() -> None:
    """A gets a base on p7 with the three tokens in the cone, B one on p1 with two tokens from p9."""
    scene = talks().answer("A", "give-base-p1").answer("A", "want-base-p7").answer("A", "propose")
    scene.answer("B", "accept").until("load")
    while scene.asked == "load":
        name = "A" if scene.state.ask_at(0).seat == 0 else "B"
        if name == "A":
            scene.answer("A", "cone" if "cone" in scene.options("A") else "pass")
        else:
            scene.answer("B", "p9" if scene.tokens("B", "p1") < 2 else "pass")
    scene.to("resolved")

    assert scene.tokens("A", "p7") == 3
    assert scene.tokens("B", "p1") == 2
    assert scene.tokens("B", "p9") == 2
    assert list(scene.state.external[:2]) == [1, 1]


def test_a_gift_by_one_side_is_a_deal() -> None:
    scene = talks().answer("A", "give-base-p4").answer("A", "propose")

    assert "accept" in scene.options("B")


def test_what_one_does_not_hold_can_t_be_accepted() -> None:
    scene = talks().answer("A", "want-card").answer("A", "attack-40").answer("A", "propose")

    assert "accept" not in scene.options("B")
    assert scene.refused("B") == {"accept": "CR3"}


def test_no_base_where_the_other_has_none_or_oneself_has_one() -> None:
    scene = talks(Scene().base("A", "p8", 1).base("B", "p6", 0))

    assert "want-base-p6" not in scene.options("A")
    assert "want-base-p8" not in scene.options("A")
    assert "give-base-p8" not in scene.options("A")


def test_an_offer_is_answered_by_a_counter_offer() -> None:
    scene = talks().answer("A", "give-attack-20").answer("A", "propose").answer("B", "counter")

    assert scene.asked == "offer"
    assert "propose" not in scene.options("B")
    scene.answer("B", "want-card").answer("B", "flare-virus").answer("B", "propose")
    scene.answer("A", "accept").to("resolved")
    assert scene.count("B", "flare-virus") == 1
    assert scene.count("A", "attack-20") == 1


def test_the_third_offer_is_the_last() -> None:
    scene = talks().answer("A", "give-attack-20").answer("A", "propose").answer("B", "counter")
    scene.answer("B", "want-card-of-choice").answer("B", "propose").answer("A", "counter")
    scene.answer("A", "give-attack-20").answer("A", "propose")

    assert scene.options("B") == ["pass", "accept"]


@pytest.mark.parametrize("who", ["A", "B"])
def test_if_the_deal_fails_each_main_player_loses_three_tokens_of_their_choice(who: str) -> None:
    scene = talks()
    if who == "A":
        scene.answer("A", "pass")
    else:
        scene.answer("A", "give-attack-20").answer("A", "propose").answer("B", "pass")
    scene.to("resolved")

    assert scene.state.result == DEAL_BROKE
    assert (scene.in_warp("A"), scene.in_warp("B"), scene.in_warp("C")) == (3, 3, 0)
    assert sum(scene.state.cone) == 0


def test_the_loser_of_tokens_chooses_them() -> None:
    scene = talks().answer("A", "pass").until("give-up")

    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4"]
    for _ in range(3):
        scene.answer("A", "p2")
    assert scene.until("give-up").options("B") == ["p5", "p6", "p7", "p8", "p9"]


def test_all_tokens_go_home_after_a_deal() -> None:
    scene = talks().answer("A", "give-attack-20").answer("A", "propose").answer("B", "accept").to("resolved")

    assert sum(scene.state.cone) == 0
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 20
    assert scene.tokens("B", "p5") == 4


def test_after_a_made_deal_the_offence_may_challenge_again() -> None:
    scene = (
        talks().answer("A", "give-flare-virus").answer("A", "propose").answer("B", "accept").until("go-on")
    )

    assert scene.options("A") == ["pass", "again"]


def test_plans_offer_a_swap_of_bases() -> None:
    scene = talks()
    [ask] = COSMIC.asks(scene.state)
    plans = COSMIC.plans(scene.state, ask)

    assert plans[0].label == "swap-bases"
    assert plans[0].facts == (0, 5)
