"""Mirror: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.powers.mirror import reversed_digits
from orrery.games.cosmic.results import DEALT
from tests.rules.cosmic.scene import Scene


def with_mirror(**options: Any) -> Scene:
    """Mirror attacks with 3 tokens and an Attack 15; the defence has 4 tokens and an Attack 30."""
    return Scene("mirror", **options).cone(3).cards("attack-15", "attack-30")


def called(scene: Scene) -> Scene:
    return scene.to("cards-laid").play("A", "mirror").unanswered()


@pytest.mark.rule("CB-mirror")
def test_the_digits_of_both_attacks_change_places() -> None:
    """51 and 3 tokens against 3 and 4."""
    scene = called(with_mirror()).finish()

    assert scene.totals == (54, 7)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CB-mirror")
def test_mirror_need_not_call() -> None:
    assert with_mirror().finish().totals == (18, 34)


@pytest.mark.rule("CB-mirror")
def test_the_defence_can_be_mirror_and_an_ally_can_not() -> None:
    """51 and a token against 91 and 4."""
    scene = Scene("", "mirror").cards("attack-15", "attack-19").to("cards-laid")
    scene.play("B", "mirror").unanswered()
    ally = Scene("", "", "mirror").join("C", "offence", 1).cards("attack-15", "attack-19")

    assert scene.finish().totals == (52, 95)
    assert ally.to("cards-laid").options("C") == ["pass"]


@pytest.mark.rule("CB-mirror", "CG6")
def test_an_attack_below_ten_is_read_with_two_digits() -> None:
    """08 and 10 become 80 and 01: 80 and a token against 1 and 4."""
    assert called(Scene("mirror").cards("attack-8", "attack-10")).finish().totals == (81, 5)


@pytest.mark.rule("CG6")
@pytest.mark.parametrize(("value", "reverse"), [(0, 0), (8, 80), (40, 4), (11, 11), (120, 21), (-15, -51)])
def test_numbers_reversed(value: int, reverse: int) -> None:
    assert reversed_digits(value) == reverse


@pytest.mark.rule("CG5", "CD3-18")
def test_the_digits_are_those_that_a_comet_has_left() -> None:
    """Half of 15 is 7, half of 30 is 15; reversed 70 and 51: 73 against 55."""
    assert called(with_mirror().to("destiny").facts("comet: half-attacks")).finish().totals == (73, 55)


@pytest.mark.rule("CB-mirror")
def test_a_compromise_is_not_reversed() -> None:
    assert called(Scene("mirror").cards("attack-15", "compromise")).finish().tokens("A", "p5") == 1


@pytest.mark.rule("CB-mirror", "CX-cosmic-zap")
def test_a_zapped_mirror_reverses_nothing() -> None:
    scene = with_mirror().hand("B", "cosmic-zap").to("cards-laid").play("A", "mirror")

    assert scene.play("B", "cosmic-zap").finish().totals == (18, 34)


@pytest.mark.rule("CB-mirror", "C3.4h")
def test_a_stop_after_the_call_lets_the_cards_count_as_they_are() -> None:
    scene = called(with_mirror(pulsars="yes").hand("B", "pulsar-mirror")).to("revealed")

    assert scene.play("B", "stop-mirror").finish().totals == (18, 34)


@pytest.mark.rule("CG5", "CB-graviton", "CB-mirror")
@pytest.mark.parametrize(("order", "totals"), [("AB", (8, 4)), ("BA", (54, 7))])
def test_of_a_reversal_and_a_digit_only_the_later_call_holds(order: str, totals: tuple[int, int]) -> None:
    """The ones after the reversal: 5 and 3 against 0 and 4. The reversal last: 51 and 3 against 3 and 4."""
    scene = Scene("mirror", "graviton").cone(3).cards("attack-15", "attack-30").to("cards-laid")
    for name in order:
        scene.play(name, "mirror" if name == "A" else "graviton").unanswered()
        if name == "B":
            scene.answer("B", "ones")

    assert scene.finish().totals == totals


@pytest.mark.rule("CG5", "CW-graviton", "CB-mirror")
@pytest.mark.parametrize(("order", "totals"), [("AB", (8, 4)), ("BA", (54, 7))])
def test_the_call_of_a_wild_graviton_and_the_reversal_don_t_add_up(
    order: str, totals: tuple[int, int]
) -> None:
    scene = with_mirror().hand("B", "flare-graviton").to("cards-laid")
    for name in order:
        scene.play(name, "mirror" if name == "A" else "wild-graviton").unanswered()

    assert scene.finish().totals == totals


@pytest.mark.rule("CG13", "CG5", "CB-mirror")
def test_two_who_call_reverse_once() -> None:
    """Insect copies Mirror: both call, and 15 is still 51."""
    scene = Scene("insect", "mirror").cone(3).cards("attack-15", "attack-30").to("launch")
    scene.play("A", "insect").unanswered().to("cards-laid").play("A", "mirror").unanswered()

    assert scene.play("B", "mirror").unanswered().finish().totals == (54, 7)


@pytest.mark.rule("CW-mirror")
def test_wild_makes_a_copy_of_the_opponents_attack() -> None:
    """30 and 3 tokens against 30 and 4."""
    scene = Scene().hand("A", "flare-mirror").cone(3).cards("attack-15", "attack-30").to("revealed")
    scene.play("A", "wild-mirror").finish()

    assert scene.totals == (33, 34)


@pytest.mark.rule("CW-mirror")
def test_a_compromise_becomes_a_copy_of_an_attack_and_is_discarded_as_what_it_is() -> None:
    """8 and 3 tokens against 8 and 1; nobody is consoled."""
    scene = Scene().hand("A", "flare-mirror").cone(3).base("B", "p5", 1).cards("compromise", "attack-8")
    scene.to("revealed").play("A", "wild-mirror").finish()

    assert scene.totals == (11, 9)
    assert scene.tokens("A", "p5") == 3
    assert scene.state.discards[20] == 1
    assert scene.told("consolation-taken") == 0


@pytest.mark.rule("CW-mirror", "CR3")
def test_an_attack_becomes_a_copy_of_a_compromise() -> None:
    scene = Scene().hand("B", "flare-mirror").cards("compromise", "attack-40").to("revealed")
    scene.play("B", "wild-mirror").to("decided")

    assert scene.state.result == DEALT


@pytest.mark.rule("CW-mirror", "CX-emotion-control")
def test_what_was_turned_already_is_copied_as_what_it_counts_as() -> None:
    """Both Attacks are calmed down, then B copies: still a deal, not a fight."""
    scene = Scene().hand("B", "flare-mirror", "emotion-control").cards("attack-8", "attack-40").to("revealed")
    scene.play("B", "emotion-control").unanswered().play("B", "wild-mirror").to("decided")

    assert scene.state.result == DEALT


@pytest.mark.rule("CW-mirror", "CX-emotion-control")
def test_a_copy_can_be_calmed_down() -> None:
    scene = Scene().hand("B", "flare-mirror", "emotion-control").cards("attack-8", "attack-40").to("revealed")
    scene.play("B", "wild-mirror").unanswered().play("B", "emotion-control").to("decided")

    assert scene.state.result == DEALT


@pytest.mark.rule("CG5", "CW-mirror", "CB-mirror")
def test_a_copy_is_reversed_like_any_card() -> None:
    """Both are 30: reversed 3 and 3 tokens against 3 and 4."""
    scene = called(with_mirror().hand("B", "flare-mirror")).to("revealed")

    assert scene.play("B", "wild-mirror").finish().totals == (54, 55)


@pytest.mark.rule("CG5", "CW-mirror", "CD3-16")
def test_a_copy_is_doubled_by_what_it_counts_as() -> None:
    """The defence copies an 8 and doubles it: 9 against 20; its own 30 would not have been doubled."""
    scene = Scene().hand("B", "flare-mirror").cards("attack-8", "attack-30").to("destiny")
    scene.facts("comet: doubled-defence").to("revealed").play("B", "wild-mirror")

    assert scene.finish().totals == (9, 20)


@pytest.mark.rule("CW-mirror", "CD3-15")
def test_of_a_card_and_its_copy_none_is_the_only_odd_one() -> None:
    """9 and 1 against 9 and 4; with its 40 the defence would have lost to the only odd card."""
    scene = Scene().hand("B", "flare-mirror").cards("attack-9", "attack-40").to("destiny")
    scene.facts("comet: odd-attack-wins").to("revealed").play("B", "wild-mirror")

    assert scene.finish().in_warp("A") == 1


@pytest.mark.rule("CW-mirror")
def test_wild_is_for_main_players_after_the_reveal() -> None:
    aside = Scene().hand("C", "flare-mirror").cards("attack-15", "attack-30")
    early = Scene().hand("A", "flare-mirror").cards("attack-15", "attack-30")

    assert aside.to("revealed").options("C") == ["pass"]
    assert early.to("cards-laid").options("A") == ["pass"]


@pytest.mark.rule("CS-mirror")
@pytest.mark.parametrize(("whose", "totals"), [("A", (54, 34)), ("B", (18, 7))])
def test_super_names_the_one_card(whose: str, totals: tuple[int, int]) -> None:
    scene = with_mirror().hand("A", "flare-mirror").to("cards-laid").play("A", "super-mirror")
    scene = called(scene.unanswered())
    assert scene.options("A") == ["A", "B"]

    assert scene.answer("A", whose).finish().totals == totals


@pytest.mark.rule("CS-mirror")
def test_super_is_too_late_after_the_call() -> None:
    scene = called(with_mirror().hand("A", "flare-mirror")).to("cards-laid")

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CS-mirror", "CCon-mirror", "C3.10e")
def test_super_reverses_the_card_of_a_con_too() -> None:
    scene = with_mirror(pulsars="yes").hand("A", "flare-mirror").hand("B", "pulsar-mirror")
    scene.to("launch").play("B", "con-mirror").to("cards-laid").play("A", "super-mirror")

    assert called(scene.unanswered()).answer("A", "B").finish().totals == (18, 7)


@pytest.mark.rule("CPro-mirror")
def test_with_pro_mirror_calls_when_it_has_seen_the_cards() -> None:
    scene = with_mirror(pulsars="yes").hand("A", "pulsar-mirror").to("launch").play("A", "pro-mirror")

    assert scene.to("revealed").play("A", "mirror").finish().totals == (54, 7)


@pytest.mark.rule("CPro-mirror")
def test_with_pro_it_is_still_one_call_and_without_it_the_reveal_is_too_late() -> None:
    scene = with_mirror(pulsars="yes").hand("A", "pulsar-mirror").to("launch").play("A", "pro-mirror")

    assert called(scene).to("revealed").options("A") == ["pass"]
    assert with_mirror().to("revealed").options("A") == ["pass"]


@pytest.mark.rule("CCon-mirror")
def test_against_a_con_the_card_of_its_holder_is_not_reversed() -> None:
    """51 and 3 against 30 and 4."""
    scene = with_mirror(pulsars="yes").hand("B", "pulsar-mirror").to("launch").play("B", "con-mirror")

    assert called(scene).finish().totals == (54, 34)


@pytest.mark.rule("CCon-mirror")
def test_a_con_of_an_ally_saves_no_card() -> None:
    scene = with_mirror(pulsars="yes").hand("C", "pulsar-mirror").join("C", "defence", 1)
    scene.to("launch").play("C", "con-mirror")

    assert called(scene).finish().totals == (54, 8)


@pytest.mark.rule("CG22", "CB-chronos")
def test_after_time_travel_the_call_and_a_copy_are_gone() -> None:
    """B has no other Attack: 15 and 3 against 30 and 4."""
    scene = Scene("mirror", "chronos").hand("B", "flare-mirror").cone(3).cards("attack-15", "attack-30")
    called(scene).to("revealed").play("B", "wild-mirror").unanswered().play("B", "chronos").unanswered()

    assert scene.finish().totals == (18, 34)
