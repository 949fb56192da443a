"""Hate: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.cards import discard
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.powers.hate import begins_turn
from tests.rules.cosmic.glance import at_a_glance
from tests.rules.cosmic.scene import Scene, kind, seat


def with_hate(**options: Any) -> Scene:
    """It is the turn of Hate, which holds an Attack 8 and a Compromise; B has Attacks 6, 8 and 12."""
    scene = Scene("hate", **options).hand("A", "attack-8", "compromise")
    return scene.hand("B", "attack-6", "attack-8", "attack-12").hand("C", "compromise").hand("D", "attack-4")


def discarded(scene: Scene, card: str) -> Scene:
    return scene.until("choose-card").answer("A", card)


def on_bases(scene: Scene, name: str) -> int:
    return sum(scene.tokens(name, f"p{number}") for number in range(20))


@pytest.mark.rule("CB-hate")
def test_the_others_discard_an_attack_at_least_as_high() -> None:
    scene = discarded(with_hate(), "attack-8")

    assert scene.options("B") == ["pass", "attack-8", "attack-12"]
    assert scene.refused("B")["attack-6"] == "CB-hate"
    scene.answer("B", "attack-8")
    assert scene.count("B", "attack-8") == 0
    assert scene.state.discards[kind("attack-8")] == 2
    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CB-hate")
def test_a_single_card_is_enough_to_hate() -> None:
    for cards, is_asked in (((), False), (("attack-8",), True)):
        scene = Scene("hate").empty_handed("A").hand("A", *cards).to("beginning")
        assert begins_turn(scene.state, seat("A"), scene.state.frame(0)) == is_asked


@pytest.mark.rule("CB-hate")
def test_who_has_lost_the_last_card_before_the_use_is_carried_out_hates_nobody() -> None:
    scene = Scene("hate").empty_handed("A").hand("A", "attack-8").to("played")
    discard(scene.state, seat("A"), kind("attack-8"))
    scene.unanswered()

    assert scene.asked != "choose-card"
    assert [scene.in_warp(name) for name in "BCD"] == [0, 0, 0]


@pytest.mark.rule("CB-hate")
def test_a_compromise_is_matched_by_a_compromise() -> None:
    scene = discarded(with_hate(), "compromise")
    assert scene.options("B") == ["pass"]

    scene.answer("B", "pass")
    for planet in ("p5", "p5", "p6"):
        scene.answer("A", planet)
    assert scene.options("C") == ["pass", "compromise"]


@pytest.mark.rule("CB-hate")
def test_any_edict_matches_an_edict() -> None:
    assert discarded(with_hate(), "keeper").options("B") == ["pass", "keeper"]


@pytest.mark.rule("CB-hate", "CA6.6")
def test_where_all_have_matched_the_card_nothing_is_lost() -> None:
    scene = discarded(with_hate(), "keeper")
    for name in "BCD":
        scene.answer(name, "keeper")
    moments = set()
    while scene.moment != "regroup":
        moments.add(scene.moment)
        scene.step()

    assert "tokens-lost" not in moments
    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("CB-hate")
def test_who_discards_nothing_loses_three_tokens_that_hate_picks() -> None:
    scene = discarded(with_hate(), "attack-8").answer("B", "pass")
    assert scene.options("A") == ["p5", "p6", "p7", "p8", "p9"]

    scene.answer("A", "p5").answer("A", "p5").answer("A", "p9").answer("C", "pass")
    for _ in range(3):
        scene.answer("A", "p10")
    scene.answer("D", "pass")
    for _ in range(3):
        scene.answer("A", "p15")
    scene.to("regroup")
    assert (scene.tokens("B", "p5"), scene.tokens("B", "p9"), scene.in_warp("B")) == (2, 3, 3)
    assert (scene.in_warp("A"), scene.in_warp("C"), scene.in_warp("D")) == (0, 3, 3)


@pytest.mark.rule("CB-hate")
def test_a_player_without_cards_is_not_asked_and_loses_tokens() -> None:
    scene = discarded(with_hate().empty_handed("B"), "attack-8")

    assert scene.asked == "choose-place"
    assert scene.options("A")[0] == "p5"


@pytest.mark.rule("CB-hate", "CA6.6")
def test_who_has_fewer_tokens_loses_all() -> None:
    scene = with_hate().empty_handed("B").warp("B", 18)
    left = on_bases(scene, "B")
    scene = discarded(scene, "attack-8")
    for _ in range(left):
        scene.answer("A", scene.options("A")[0])

    assert left == 2
    assert scene.asked == "choose-card"


@pytest.mark.rule("CB-hate", "CA6.6")
def test_what_one_has_not_to_lose_is_not_the_next_ones_loss() -> None:
    """B has two tokens, so that one of three is not lost; C discards a 12 then, and loses nothing."""
    scene = with_hate().empty_handed("B").warp("B", 18).hand("C", "attack-12")
    discarded(scene, "attack-8").answer("A", scene.options("A")[0]).answer("A", scene.options("A")[0])
    scene.answer("C", "attack-12")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [3]


@pytest.mark.rule("CB-hate")
def test_it_comes_before_the_hand_is_checked() -> None:
    """With its last challenge card gone, Hate draws a new hand."""
    scene = discarded(Scene("hate").hand("A", "attack-8"), "attack-8").to("regroup")

    assert scene.told("drew-new-hand") == 1


@pytest.mark.rule("CB-hate")
def test_only_in_the_own_turn_and_only_with_a_card() -> None:
    other = Scene("", "hate").hand("B", "attack-8").to("regroup")
    empty = Scene("hate").empty_handed("A").to("regroup")

    assert other.told("power-used") == empty.told("power-used") == 0


@pytest.mark.rule("CB-hate")
def test_once_a_turn() -> None:
    """After a won challenge the second one begins without it."""
    scene = with_hate().cone(4).cards("attack-40", "compromise").hand("A", "attack-20")
    discarded(scene, "compromise").until("go-on").answer("A", "again").to("regroup")

    assert scene.state.round == 1
    assert scene.told("power-used") == 1


@pytest.mark.rule("CB-hate", "CX-cosmic-zap", "CG27")
def test_a_zapped_hate_keeps_its_card() -> None:
    scene = with_hate().hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").to("regroup")

    assert scene.cards_of("A") == ["attack-8", "compromise"]


@pytest.mark.rule("CB-hate")
def test_who_is_asked_does_not_tell_what_a_hand_holds() -> None:
    """C holds no Attack, and is asked all the same."""
    scene = discarded(with_hate(), "attack-8").answer("B", "attack-8")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [2]


@pytest.mark.rule("CW-hate")
def test_wild_discards_a_random_card_of_the_opponent() -> None:
    scene = Scene().hand("A", "flare-hate").hand("B", "attack-20").cards("attack-6", "attack-12")
    scene.to("before-cards").play("A", "wild-hate").until("take-random").answer("chance", "attack-20")

    assert scene.finish().totals == (7, 16)
    assert scene.state.discards[kind("attack-20")] == 1


@pytest.mark.rule("CW-hate")
def test_an_opponent_without_a_challenge_card_loses_then() -> None:
    """B's only challenge card is gone: no new hand, no consolation for 4 tokens."""
    scene = Scene().hand("A", "flare-hate", "attack-7").cards("attack-6", "attack-12")
    scene.to("before-cards").play("A", "wild-hate").until("take-random").answer(
        "chance", "attack-12"
    ).finish()

    assert scene.in_warp("B") == 4
    assert scene.tokens("A", "p5") == 1
    assert scene.cards_of("A") == ["attack-6", "attack-7", "flare-hate"]


@pytest.mark.rule("CW-hate", "CX-un-zap")
def test_an_opponent_who_has_played_the_last_card_in_between_is_not_robbed() -> None:
    """D zaps the flare, and B lets it work with the only card in hand: a new hand is drawn, as usual."""
    scene = Scene().hand("A", "flare-hate").cards("attack-6", "attack-12").hand("D", "flare-zap")
    scene.to("alliance").empty_handed("B").hand("B", "un-zap").to("before-cards").play("A", "wild-hate")
    scene.play("D", "flare-zap").play("B", "un-zap").to("cards-laid")

    assert (scene.told("drew-new-hand"), scene.state.discards[kind("un-zap")]) == (1, 1)


@pytest.mark.rule("CW-hate", "CA3.3")
def test_without_the_wild_who_lacks_a_challenge_card_draws_a_new_hand() -> None:
    """A keeps the flare in hand; B has lost its cards since the hands were checked."""
    scene = Scene().hand("A", "flare-hate").cards("attack-6", "attack-12").to("alliance").empty_handed("B")
    assert scene.to("before-cards").against("A", "wild-hate") == "CW-hate"

    assert scene.to("cards-laid").told("drew-new-hand") == 1


@pytest.mark.rule("CW-hate")
def test_wild_is_for_main_players() -> None:
    scene = Scene().hand("C", "flare-hate").cards("attack-6", "attack-12").to("before-cards")

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CS-hate")
def test_with_the_super_hate_keeps_the_card_it_shows() -> None:
    scene = with_hate().hand("A", "flare-hate").to("played").play("A", "super-hate")
    scene = discarded(scene, "attack-8")
    view: Any = COSMIC.view(scene.state, 2)

    assert scene.count("A", "attack-8") == 1
    assert view.known[kind("attack-8")] == 1
    assert scene.options("B") == ["pass", "attack-8", "attack-12"]


@pytest.mark.rule("CS-hate", "CCon-hate", "C3.10e")
def test_with_the_super_a_con_does_not_help() -> None:
    scene = with_hate(pulsars="yes").hand("A", "flare-hate").hand("B", "pulsar-hate").to("beginning")
    scene = discarded(
        scene.play("B", "con-hate").unanswered().to("played").play("A", "super-hate"), "attack-8"
    )

    assert scene.options("B") == ["pass", "attack-8", "attack-12"]


@pytest.mark.rule("CPro-hate")
def test_with_pro_four_tokens_are_lost() -> None:
    scene = with_hate(pulsars="yes").hand("A", "pulsar-hate").to("beginning").play("A", "pro-hate")
    scene = discarded(scene, "attack-8").answer("B", "pass")
    for _ in range(4):
        scene.answer("A", "p6")

    assert scene.tokens("B", "p6") == 0
    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CCon-hate", "C3.3h")
def test_who_has_a_con_is_left_alone() -> None:
    scene = with_hate(pulsars="yes").hand("B", "pulsar-hate").to("played").play("B", "con-hate")
    scene = discarded(scene, "attack-8")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [2]


@pytest.mark.rule("CB-hate")
def test_a_computer_player_takes_tokens_where_they_are_few() -> None:
    """B has one token on p9 and one on p10 of C: the one outside goes first."""
    scene = discarded(with_hate().base("B", "p9", 1).base("B", "p10", 1), "attack-8").answer("B", "pass")

    assert at_a_glance(scene) == "p10"
    assert at_a_glance(scene.answer("A", "p10")) == "p9"
