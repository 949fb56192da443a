"""The phases of a challenge in order (CP0 to CP10, CA3.3, CA5.1)."""

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import CHALLENGE
from orrery.games.cosmic.phases import PHASES
from tests.rules.cosmic.scene import Scene


def emptied(scene: Scene, name: str) -> Scene:
    """A player without any challenge card, but with two edicts."""
    return scene.hand(name, "plague")


@pytest.mark.rule("CA3.1")
def test_the_table_of_phases_names_the_function_of_each_step() -> None:
    steps = COSMIC.procedures[CHALLENGE].steps

    assert [step.__name__.replace("_", "-") for step in steps] == list(PHASES)


@pytest.mark.rule("CP0")
def test_an_offence_without_challenge_cards_shows_the_hand_and_draws_seven() -> None:
    scene = emptied(Scene(), "A")

    scene.to("regroup")

    assert scene.state.sizes[0] == 7
    assert scene.told("hand-shown") == 1
    assert scene.state.discards[26] == 1


@pytest.mark.rule("CP0")
def test_an_offence_with_a_challenge_card_keeps_its_hand() -> None:
    scene = Scene().hand("A", "compromise").to("regroup")

    assert scene.cards_of("A") == ["compromise"]


@pytest.mark.rule("CP0")
def test_in_the_second_challenge_of_a_turn_there_is_no_new_hand() -> None:
    scene = emptied(Scene(), "A").facts("round: 1")

    scene.to("regroup")

    assert scene.cards_of("A") == ["plague"]


@pytest.mark.rule("CP1")
def test_the_offence_takes_one_token_out_of_the_warp_to_a_base() -> None:
    scene = Scene().hand("A", "compromise").warp("A", 3).until("retrieve")
    before = scene.tokens("A", "p4")

    scene.answer("A", "p4")

    assert scene.tokens("A", "p4") == before + 1
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CP1")
def test_the_token_may_go_straight_into_the_cone() -> None:
    scene = Scene().hand("A", "compromise").warp("A", 1).until("retrieve").answer("A", "cone")

    assert scene.state.cone[0] == 1
    assert scene.in_warp("A") == 0


@pytest.mark.rule("CP1")
def test_in_the_second_challenge_a_token_is_taken_out_as_well() -> None:
    scene = Scene().hand("A", "compromise").warp("A", 2).facts("round: 1")

    assert scene.until("retrieve").asked == "retrieve"


@pytest.mark.rule("CA6.7")
def test_without_any_base_the_token_goes_into_the_cone() -> None:
    scene = Scene().hand("A", "compromise").warp("A", 20)

    assert scene.until("retrieve").options("A") == ["cone"]


@pytest.mark.rule("CP2", "CA4.1")
def test_the_colour_of_another_player_names_the_defence() -> None:
    scene = Scene().hand("A", "compromise")
    scene.destiny = "green"

    assert scene.to("destiny").state.defence == 2


@pytest.mark.rule("CP3")
def test_a_defence_without_challenge_cards_draws_before_the_cone_is_pointed() -> None:
    scene = emptied(Scene().hand("A", "compromise"), "B")

    scene.to("launch")

    assert scene.state.sizes[1] == 7
    assert scene.state.phase == 3
    assert scene.state.target == -1


@pytest.mark.rule("CP3")
@pytest.mark.parametrize("tokens", [1, 2, 4])
def test_one_to_four_tokens_are_loaded(tokens: int) -> None:
    scene = Scene().cards("attack-8", "attack-10").cone(tokens).to("offence-invites")

    assert scene.state.cone[0] == tokens


@pytest.mark.rule("CP3")
def test_the_first_token_has_to_be_loaded_and_the_fifth_can_t() -> None:
    scene = Scene().cards("attack-8", "attack-10").until("load")

    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4"]
    for _ in range(4):
        scene.answer("A", "p0")
    assert scene.state.cone[0] == 4
    assert scene.asked != "load"


@pytest.mark.rule("CP3")
def test_plans_send_two_three_or_four_tokens_each_from_the_fullest_base() -> None:
    """A has 4 tokens on p1, and with one that leaves the Warp 3 on p0; the most need no pass."""
    scene = Scene().base("A", "p2", 0).base("A", "p3", 0).base("A", "p4", 0).base("A", "p0", 2)
    scene.cards("attack-8", "attack-10").until("load")

    assert scene.plans("A") == [
        ("send", (2,), ["p1", "p0", "pass"]),
        ("send", (3,), ["p1", "p0", "p1", "pass"]),
        ("send", (4,), ["p1", "p0", "p1", "p0"]),
    ]


@pytest.mark.rule("CP3")
def test_a_base_that_is_emptied_is_lost() -> None:
    scene = Scene().cards("attack-8", "attack-10").until("load")

    for _ in range(4):
        scene.answer("A", "p0")

    assert scene.state.homes[0] == 4
    assert scene.tokens("A", "p0") == 0


@pytest.mark.rule("CP4", "CP5")
def test_both_main_players_invite_any_set_of_the_others() -> None:
    scene = Scene().cards("attack-8", "attack-10").until("invite")
    assert scene.options("A") == ["nobody", "C", "D", "CD"]
    scene.answer("A", "C").until("invite")

    assert scene.options("B") == ["nobody", "C", "D", "CD"]
    scene.answer("B", "CD").until("join")
    assert list(scene.state.invited) == [4, 12]


@pytest.mark.rule("CP6", "CA5.1")
def test_from_the_left_of_the_offence_each_invited_player_joins_a_side_or_none() -> None:
    """C is invited by both, D by the defence only."""
    scene = Scene().cards("attack-8", "attack-10").invite(offence="C", defence="CD").until("join")

    assert scene.options("C") == ["pass", "offence", "defence"]
    scene.answer("C", "offence").until("join")
    assert scene.options("D") == ["pass", "defence"]
    assert scene.refused("D") == {"offence": "CP6"}


@pytest.mark.rule("CP6")
def test_who_is_not_invited_is_not_asked() -> None:
    scene = Scene().cards("attack-8", "attack-10").to("alliance")

    assert scene.told("joined") == 0
    assert scene.told("stayed-out") == 0


@pytest.mark.rule("CA5.1")
def test_an_ally_sends_one_to_four_tokens_from_any_bases() -> None:
    scene = Scene().cards("attack-8", "attack-10").invite(defence="C").until("join").answer("C", "defence")

    assert scene.options("C") == [f"p{planet}" for planet in range(10, 15)]
    scene.answer("C", "p10")
    assert scene.options("C")[0] == "pass"
    scene.answer("C", "p14").answer("C", "pass")
    assert scene.state.guard[2] == 2
    assert scene.state.side[2] == 1


@pytest.mark.rule("CP7")
def test_both_main_players_lay_a_challenge_card_unseen_at_once() -> None:
    scene = Scene().hand("A", "attack-8", "compromise", "plague").hand("B", "attack-10").until("lay-card")

    assert scene.options("A") == ["attack-8", "compromise"]
    assert scene.refused("A") == {"plague": "CP7", "keeper": "CP7"}
    scene.answer("A", "attack-8")
    assert scene.options("B") == ["attack-10"]
    scene.answer("B", "attack-10")
    assert scene.told("card-laid") == 2
    assert scene.to("cards-laid").told("cards-revealed") == 0


@pytest.mark.rule("CA3.3")
def test_a_defence_without_a_card_to_lay_draws_a_new_hand() -> None:
    """B loses its only challenge card to a Finder after the cone was pointed."""
    scene = Scene().cards("attack-8", "attack-10").hand("C", "finder").to("before-cards")
    scene.play("C", "finder").answer("C", "B").unanswered().answer("C", "attack-10")

    scene.until("lay-card")

    assert scene.count("C", "attack-10") == 1
    assert scene.state.sizes[1] == 7


@pytest.mark.rule("CA3.3")
def test_a_new_hand_without_a_card_to_lay_is_followed_by_another() -> None:
    """The first seven cards that B draws are edicts."""
    scene = Scene().cards("attack-8", "attack-10").hand("C", "finder").to("before-cards")
    scene.play("C", "finder").answer("C", "B").unanswered().answer("C", "attack-10")
    for card in ("cosmic-zap",) * 3 + ("un-zap",) * 2 + ("flare-zap",) * 2:
        scene.until("draw-card").answer("chance", card)

    scene.until("lay-card")

    assert scene.told("drew-new-hand") == 2
    assert scene.count("B", "cosmic-zap") == 0
    assert scene.options("B") != []


@pytest.mark.rule("CA3.3")
def test_where_no_challenge_card_can_be_drawn_the_challenge_is_over() -> None:
    """A holds all cards of the deck, and nothing is discarded."""
    scene = Scene().cards("attack-8", "attack-10").cone(2).hand("C", "finder").deck_in_hand_of("A")
    scene.to("before-cards").play("C", "finder").answer("C", "B").unanswered().answer("C", "attack-10")

    scene.to("ending")

    assert scene.in_warp("A") == scene.in_warp("B") == 0
    assert scene.told("drew-new-hand") == 0


@pytest.mark.rule("CA3.3")
def test_the_turn_of_an_offence_without_a_card_to_lay_is_over() -> None:
    scene = Scene().cards("attack-8", "attack-10").cone(3).join("D", "offence", 2).hand("C", "finder")
    scene.to("before-cards").play("C", "finder").answer("C", "A").unanswered().answer("C", "attack-8")

    scene.to("ending")

    assert scene.in_warp("A") == scene.in_warp("D") == 0
    assert sum(scene.state.cone) == 0
    assert scene.tokens("B", "p5") == 4
    scene.to("beginning")
    assert scene.state.offence == 1


@pytest.mark.rule("CP8")
def test_the_cards_are_turned_up_together() -> None:
    scene = Scene().cards("attack-8", "attack-10").to("revealed")

    assert list(scene.state.laid) == [5, 7]
    assert scene.told("cards-revealed") == 1


@pytest.mark.rule("CP9")
def test_used_cards_are_discarded_when_the_challenge_is_resolved() -> None:
    scene = Scene().cards("attack-8", "attack-10").finish()

    assert scene.state.discards[5] == scene.state.discards[7] == 1
    assert list(scene.state.laid) == [-1, -1]


@pytest.mark.rule("CP10", "CA6.4")
def test_after_a_win_the_offence_may_challenge_once_more() -> None:
    scene = Scene().hand("A", "attack-6", "attack-7").cards("attack-20", "attack-10").cone(4)
    scene.finish().until("go-on")

    assert scene.options("A") == ["pass", "again"]
    scene.answer("A", "again")
    assert (scene.state.offence, scene.state.round) == (0, 1)

    scene.cards("attack-20", "attack-9").finish().to("beginning")
    assert scene.state.offence == 1


@pytest.mark.rule("CP10", "CA6.4")
def test_after_a_loss_the_next_player_has_the_turn() -> None:
    scene = Scene().hand("A", "attack-6").cards("attack-8", "attack-20").finish().to("beginning")

    assert scene.state.offence == 1


@pytest.mark.rule("CA6.4")
def test_without_a_challenge_card_there_is_no_second_challenge() -> None:
    scene = Scene().cards("attack-20", "attack-4").cone(4).finish().to("beginning")

    assert scene.state.offence == 1


@pytest.mark.rule("CA6.4")
def test_the_second_challenge_can_be_declined() -> None:
    scene = Scene().hand("A", "attack-6").cards("attack-20", "attack-4").cone(4).finish().until("go-on")

    assert scene.answer("A", "pass").state.offence == 1
