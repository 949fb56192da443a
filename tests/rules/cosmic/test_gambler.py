"""Gambler: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import FIRST_EDICT, NO_CARD, plain_deck
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind
from tests.soak.cosmic import all_cards, check_position


def with_gambler(real: str = "attack-6", others: tuple[str, ...] = (), **options: Any) -> Scene:
    """Gambler attacks with 3 tokens and an Attack 6; the defence has 4 tokens and an Attack 12."""
    return Scene("gambler", *others, **options).cone(3).cards(real, "attack-12")


def named(scene: Scene, card: str) -> Scene:
    return scene.to("uncovering").play("A", "gambler").unanswered().answer("A", card)


def on_bases(scene: Scene, name: str) -> int:
    return sum(scene.tokens(name, f"p{number}") for number in range(20))


def laid_as_seen(scene: Scene, viewer: int) -> tuple[int, ...]:
    view: Any = COSMIC.view(scene.state, viewer)
    return tuple(view.laid)


@pytest.mark.rule("CB-gambler")
def test_a_named_card_that_is_not_called_counts() -> None:
    """20 and 3 tokens against 12 and 4."""
    scene = named(with_gambler(), "attack-20").answer("B", "pass").finish()

    assert scene.totals == (23, 16)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CB-gambler")
def test_the_real_card_goes_unseen_into_the_deck() -> None:
    """Neither the 6 nor the 20 that was only named lies in the discards; the 12 does."""
    scene = with_gambler()
    before = int(scene.state.deck[kind("attack-6")])
    named(scene, "attack-20").answer("B", "pass").finish()

    assert [scene.state.discards[kind(f"attack-{value}")] for value in (6, 20, 12)] == [0, 0, 1]
    assert scene.state.deck[kind("attack-6")] == before + 1
    assert all_cards(scene.state)[:FIRST_EDICT] == plain_deck()[:FIRST_EDICT]


@pytest.mark.rule("CB-gambler")
def test_the_opponent_shows_first_and_gambler_does_not() -> None:
    scene = with_gambler().to("uncovering").play("A", "gambler").unanswered()

    assert laid_as_seen(scene, 1) == (NO_CARD, kind("attack-12"))
    assert laid_as_seen(scene, 0) == (kind("attack-6"), kind("attack-12"))
    assert laid_as_seen(scene, -1) == (NO_CARD, kind("attack-12"))


@pytest.mark.rule("CB-gambler")
def test_a_lie_that_is_called_costs_as_many_tokens_as_gambler_has_in_the_challenge() -> None:
    """The 6 counts: 9 against 16. Gambler loses 3 from bases, and 3 in the fight."""
    scene = named(with_gambler(), "attack-20").answer("B", "yes").finish()

    assert scene.totals == (9, 16)
    assert scene.in_warp("A") == 6
    assert on_bases(scene, "A") == 14


@pytest.mark.rule("CB-gambler")
def test_the_truth_that_is_called_costs_the_caller_as_many_as_the_caller_has_there() -> None:
    """B has 4 tokens on the planet and loses 4 others; those on it are not touched by that."""
    scene = named(with_gambler("attack-20"), "attack-20").answer("B", "yes")
    assert "p5" not in scene.options("B")

    scene.to("revealed")
    assert scene.in_warp("B") == 4
    assert scene.tokens("B", "p5") == 4
    assert scene.finish().totals == (23, 16)


@pytest.mark.rule("CB-gambler")
def test_only_the_opponent_may_call() -> None:
    scene = named(with_gambler(), "attack-20")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [1]
    assert scene.asked == "agree"


@pytest.mark.rule("CB-gambler", "CG24")
def test_any_challenge_card_can_be_named_and_no_other() -> None:
    scene = with_gambler().to("uncovering").play("A", "gambler").unanswered()

    assert len(scene.options("A")) == 21
    assert scene.options("A")[-2:] == ["attack-40", "compromise"]


@pytest.mark.rule("CB-gambler")
def test_a_compromise_can_be_named() -> None:
    """Gambler loses with it and takes 3 cards for its 3 tokens."""
    scene = with_gambler().hand("B", "attack-7", "attack-8", "attack-9")
    named(scene, "compromise").answer("B", "pass").finish()

    assert scene.in_warp("A") == 3
    assert scene.state.sizes[1] == 1


@pytest.mark.rule("CB-gambler")
def test_gambler_may_simply_show_its_card_and_the_defence_may_gamble() -> None:
    scene = Scene("", "gambler").cards("attack-12", "attack-6").to("uncovering").play("B", "gambler")
    scene.unanswered().answer("B", "attack-15").answer("A", "pass")

    assert with_gambler().finish().totals == (9, 16)
    assert scene.finish().totals == (13, 19)


@pytest.mark.rule("CB-gambler", "CX-cosmic-zap")
def test_a_zapped_gambler_shows_its_card() -> None:
    scene = with_gambler().hand("C", "cosmic-zap").to("uncovering").play("A", "gambler")

    assert scene.play("C", "cosmic-zap").finish().totals == (9, 16)


@pytest.mark.rule("CB-gambler", "CB-filch")
def test_filch_finds_no_card_that_was_only_named() -> None:
    scene = Scene("gambler", "filch").cone(3).cards("attack-6", "attack-12")
    named(scene, "attack-20").answer("B", "pass").to("resolved")

    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CB-gambler", "CB-chronos", "CG22")
def test_after_time_travel_what_was_named_is_gone_and_the_real_card_too() -> None:
    """A has another card, a 7, and gambles anew."""
    scene = Scene("gambler", "chronos").hand("A", "attack-7").cone(3).cards("attack-6", "attack-12")
    named(scene, "attack-20").answer("B", "pass").to("revealed").play("B", "chronos").unanswered()
    assert scene.until("lay-card").options("A") == ["attack-7"]

    named(scene, "attack-15").answer("B", "pass").finish()
    assert scene.totals == (18, 16)


@pytest.mark.rule("CB-gambler")
def test_what_others_knew_of_the_hand_holds_no_longer() -> None:
    """All had seen the 6 and the 7 of A: one of them may be gone, and nobody can tell which."""
    scene = with_gambler(others=("machine", "zombie", "mutant")).hand("A", "attack-7")
    scene.facts("known C-A: attack-6=1 attack-7=1")
    named(scene, "attack-20").answer("B", "pass").to("revealed")
    view: Any = COSMIC.view(scene.state, 2)

    assert sum(view.known) == 0
    for seed in range(5):
        check_position(COSMIC.guess(view, Rng(seed)))


@pytest.mark.rule("CW-gambler")
def test_wild_adds_the_spread_if_the_attacks_differ_by_as_much() -> None:
    """8 and 12 differ by 4: 4 is added to 8 and 1; 5 would not be."""
    for spread, totals in (("4", (13, 16)), ("5", (9, 16))):
        scene = Scene().hand("A", "flare-gambler").cards("attack-8", "attack-12").to("cards-laid")
        scene.play("A", "wild-gambler").unanswered().answer("A", spread)
        assert scene.finish().totals == totals


@pytest.mark.rule("CW-gambler")
def test_wild_is_for_main_players_and_for_two_attacks() -> None:
    aside = Scene().hand("C", "flare-gambler").cards("attack-8", "attack-12").to("cards-laid")
    scene = Scene().hand("B", "flare-gambler").cards("attack-8", "compromise").to("cards-laid")
    scene.play("B", "wild-gambler").unanswered().answer("B", "1")

    assert aside.options("C") == ["pass"]
    assert scene.finish().in_warp("B") == 4


@pytest.mark.rule("CW-gambler", "CG22")
def test_after_time_travel_the_spread_is_gone() -> None:
    scene = Scene("", "chronos").hand("A", "flare-gambler").cards("attack-8", "attack-12").to("cards-laid")
    scene.play("A", "wild-gambler").unanswered().answer("A", "4").to("revealed").play("B", "chronos")

    assert scene.finish().totals == (9, 16)


@pytest.mark.rule("CS-gambler")
def test_super_sets_the_stake() -> None:
    """Caught lying, Gambler loses 11 from bases, besides the 3 in the fight."""
    scene = with_gambler().hand("A", "flare-gambler").to("uncovering").play("A", "super-gambler").unanswered()
    scene = named(scene, "attack-20")
    assert scene.options("A") == [str(number) for number in range(1, 21)]

    assert scene.answer("A", "11").answer("B", "yes").finish().in_warp("A") == 14


@pytest.mark.rule("CS-gambler", "CA6.6")
def test_a_stake_higher_than_all_tokens_takes_all() -> None:
    """B has 8 tokens, 4 of them on the planet under attack: it loses the other 4."""
    scene = with_gambler("attack-20").warp("B", 12).base("B", "p5", 4).hand("A", "flare-gambler")
    left = on_bases(scene, "B") - 4
    scene.to("uncovering").play("A", "super-gambler").unanswered()
    warp = scene.in_warp("B")
    named(scene, "attack-20").answer("A", "20").answer("B", "yes").to("revealed")

    assert scene.in_warp("B") == warp + left
    assert on_bases(scene, "B") == 4


@pytest.mark.rule("CPro-gambler", "CG7")
def test_with_pro_a_lie_costs_half_rounded_down() -> None:
    """Of 3 tokens 1; and the caller pays in full."""
    lie = with_gambler(pulsars="yes").hand("A", "pulsar-gambler").to("launch").play("A", "pro-gambler")
    truth = with_gambler("attack-20", pulsars="yes").hand("A", "pulsar-gambler").to("launch")
    truth.play("A", "pro-gambler")

    assert named(lie, "attack-20").answer("B", "yes").to("revealed").in_warp("A") == 1
    assert named(truth, "attack-20").answer("B", "yes").to("revealed").in_warp("B") == 4


@pytest.mark.rule("CCon-gambler")
def test_against_a_con_there_is_no_bluff() -> None:
    scene = with_gambler(pulsars="yes").hand("B", "pulsar-gambler").to("launch").play("B", "con-gambler")

    assert scene.finish().totals == (9, 16)
    assert scene.told("power-used") == 0


@pytest.mark.rule("CCon-gambler", "C3.3h")
def test_a_con_in_answer_makes_gambler_show() -> None:
    scene = with_gambler(pulsars="yes").hand("B", "pulsar-gambler").to("uncovering").play("A", "gambler")

    assert scene.play("B", "con-gambler").finish().totals == (9, 16)


@pytest.mark.rule("CCon-gambler")
def test_any_other_holder_of_a_con_alone_sees_the_card() -> None:
    scene = with_gambler(pulsars="yes").hand("C", "pulsar-gambler").to("launch").play("C", "con-gambler")
    named(scene, "attack-20")

    assert laid_as_seen(scene, 2)[0] == kind("attack-6")
    assert laid_as_seen(scene, 1)[0] == laid_as_seen(scene, 3)[0] == NO_CARD


@pytest.mark.rule("CCon-gambler")
def test_who_has_looked_knows_what_is_left_of_the_hand() -> None:
    """C knew of a 6 and a 7, saw the 6 lie there, and still knows of the 7."""
    scene = with_gambler(pulsars="yes").hand("A", "attack-7").hand("C", "pulsar-gambler")
    scene.facts("known C-A: attack-6=1 attack-7=1").to("launch").play("C", "con-gambler")
    named(scene, "attack-20").answer("B", "pass").to("revealed")
    view: Any = COSMIC.view(scene.state, 2)

    assert (view.known[kind("attack-6")], view.known[kind("attack-7")]) == (0, 1)


@pytest.mark.rule("CA2.3", "CB-gambler")
def test_with_secret_powers_all_who_have_one_are_asked() -> None:
    """Nobody can tell from who is asked whether Gambler is in the game."""
    scene = Scene("gambler", "virus", "oracle", "mutant", secret_powers="yes")
    other = Scene("zombie", "virus", "oracle", "mutant", secret_powers="yes")
    for table in (scene, other):
        table.cone(3).cards("attack-6", "attack-12").to("uncovering")

    assert [[ask.seat for ask in COSMIC.asks(table.state)] for table in (scene, other)] == [[0, 1, 2, 3]] * 2
