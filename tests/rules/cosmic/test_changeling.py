"""Changeling: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic import knowledge
from tests.rules.cosmic.scene import Scene, kind, power, seat


def known(scene: Scene, viewer: str, holder: str, card: str) -> int:
    """How many such cards a player knows to be in a hand."""
    return int(knowledge.known(scene.state, seat(viewer), seat(holder), kind(card)))


def owner(scene: Scene, key: str) -> str:
    return "ABCDEF"[scene.state.owner[power(key)]]


def with_changeling(*powers: str, **options: Any) -> Scene:
    """A is Changeling, B Virus, unless told otherwise; A attacks with 12 against 6."""
    keys = powers or ("changeling", "virus", "mutant", "")
    return Scene(*keys, **options).cards("attack-12", "attack-6")


@pytest.mark.rule("CB-changeling")
def test_it_swaps_its_power_card_with_its_opponent() -> None:
    scene = with_changeling().to("offence-invites")

    assert (owner(scene, "changeling"), owner(scene, "virus"), owner(scene, "mutant")) == ("B", "A", "C")
    assert scene.state.users[power("virus")] == 1 << seat("A")


@pytest.mark.rule("CB-changeling")
def test_as_defence_it_swaps_too_and_as_bystander_it_does_not() -> None:
    defence = with_changeling("virus", "changeling", "", "").to("offence-invites")
    bystander = with_changeling("virus", "", "changeling", "").to("offence-invites")

    assert owner(defence, "changeling") == "A"
    assert owner(bystander, "changeling") == "C"


@pytest.mark.rule("CB-changeling")
def test_the_new_owner_does_not_swap_back_in_this_challenge() -> None:
    """But in the next: A, who has won, challenges B once more."""
    scene = with_changeling().hand("A", "attack-8").hand("B", "attack-8").to("ending")
    assert owner(scene, "changeling") == "B"
    scene.until("go-on").answer("A", "again").to("offence-invites")

    assert owner(scene, "changeling") == "A"
    assert owner(scene, "virus") == "B"


@pytest.mark.rule("CB-changeling")
def test_where_the_opponent_has_no_power_nothing_is_swapped() -> None:
    scene = with_changeling("changeling", "", "virus", "").to("offence-invites")

    assert owner(scene, "changeling") == "A"


@pytest.mark.rule("CB-changeling", "CD6.1")
def test_of_several_powers_of_the_opponent_it_names_one() -> None:
    scene = with_changeling("changeling+warpish", "virus+macron", "", "", powers=2).until("choose-power")
    assert scene.options("A") == ["macron", "virus"]
    scene.answer("A", "macron").to("offence-invites")

    assert owner(scene, "macron") == "A"
    assert (owner(scene, "changeling"), owner(scene, "virus")) == ("B", "B")


@pytest.mark.rule("CB-changeling", "CA2.3")
def test_a_secret_power_is_named_blind_and_shown() -> None:
    """Macron lies open, Virus and Oracle don't."""
    scene = with_changeling("changeling", "virus+macron+oracle", "", "", powers=3, secret_powers="yes")
    scene.facts("secret: macron=0").until("choose-power")
    assert scene.options("A") == ["pass", "macron"]
    scene.answer("A", "pass")
    assert (scene.asked, scene.options("chance")) == ("name-blind", ["oracle", "virus"])
    scene.answer("chance", "oracle").to("offence-invites")

    assert owner(scene, "oracle") == "A"
    assert scene.state.secret[power("oracle")] == 0
    assert scene.state.secret[power("virus")] == 1


@pytest.mark.rule("CB-changeling", "CB-progenitor")
def test_what_can_t_be_given_away_is_not_swapped() -> None:
    scene = with_changeling("changeling", "progenitor", "", "").second_system("B", "virus")

    assert owner(scene.to("offence-invites"), "changeling") == "A"


@pytest.mark.rule("CB-changeling", "CX-cosmic-zap")
def test_zapped_it_does_not_swap() -> None:
    scene = with_changeling().hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").unanswered()

    assert owner(scene.to("offence-invites"), "changeling") == "A"


def with_hands(**options: Any) -> Scene:
    """Before cards A holds an Attack 8, a Quash and the Wild, B an Attack 30 and a Plague."""
    scene = Scene("", "", "", "", **options).empty_handed("A").empty_handed("B")
    scene.hand("A", "attack-8", "quash", "flare-changeling").hand("B", "attack-30", "plague")
    return scene.to("before-cards")


@pytest.mark.rule("CW-changeling")
def test_its_wild_swaps_the_hands_for_good_and_is_discarded() -> None:
    scene = with_hands().play("A", "wild-changeling").unanswered().to("revealed")

    assert scene.cards_of("A") == ["plague"]
    assert scene.cards_of("B") == ["quash"]
    assert scene.state.discards[kind("flare-changeling")] == 1
    assert (scene.state.sizes[0], scene.state.sizes[1]) == (1, 1)


@pytest.mark.rule("CW-changeling", "CG3")
def test_its_wild_is_for_a_main_player() -> None:
    scene = Scene("", "", "", "").hand("C", "flare-changeling").cards("attack-8", "attack-6")

    assert scene.to("before-cards").against("C", "wild-changeling") == "CW-changeling"


@pytest.mark.rule("CW-changeling")
def test_both_know_the_hand_that_they_gave_and_what_others_know_goes_along() -> None:
    """C has seen that A holds a Quash; now B does."""
    scene = with_hands().facts("known C-A: quash=1").play("A", "wild-changeling").unanswered()

    assert known(scene, "A", "B", "quash") == 1
    assert known(scene, "B", "A", "plague") == 1
    assert known(scene, "C", "B", "quash") == 1
    assert known(scene, "C", "A", "quash") == 0


@pytest.mark.rule("CS-changeling")
@pytest.mark.parametrize(("answer", "after"), [("yes", "B"), ("pass", "A")])
def test_with_its_super_it_decides_after_seeing_the_hand(answer: str, after: str) -> None:
    scene = with_changeling().hand("A", "flare-changeling").hand("B", "plague").to("played")
    scene.play("A", "super-changeling").until("agree")

    assert known(scene, "A", "B", "plague") == 1
    assert known(scene, "C", "B", "plague") == 0
    scene.answer("A", answer).to("offence-invites")
    assert owner(scene, "changeling") == after


@pytest.mark.rule("CPro-changeling")
def test_with_its_pro_it_swaps_with_anybody() -> None:
    scene = with_changeling("changeling", "virus", "mutant", "", pulsars="yes")
    scene.hand("A", "pulsar-changeling").to("regroup").play("A", "pro-changeling").until("choose-seat")
    assert scene.options("A") == ["B", "C"]
    scene.answer("A", "C").to("offence-invites")

    assert (owner(scene, "changeling"), owner(scene, "mutant"), owner(scene, "virus")) == ("C", "A", "B")


@pytest.mark.rule("CCon-changeling")
def test_against_a_con_it_does_not_swap() -> None:
    scene = with_changeling(pulsars="yes").hand("B", "pulsar-changeling").to("regroup")
    scene.play("B", "con-changeling").to("offence-invites")

    assert owner(scene, "changeling") == "A"


@pytest.mark.rule("CCon-changeling", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_changeling(pulsars="yes").hand("B", "pulsar-changeling").to("played")
    scene.play("B", "con-changeling").to("offence-invites")

    assert owner(scene, "changeling") == "A"


@pytest.mark.rule("CCon-changeling", "CPro-changeling")
def test_with_its_pro_it_does_not_swap_with_the_holder_of_a_con() -> None:
    scene = with_changeling("changeling", "virus", "mutant", "macron", pulsars="yes")
    scene.hand("A", "pulsar-changeling").to("regroup").play("A", "pro-changeling").unanswered()
    scene.facts("con: changeling=C").until("choose-seat")

    assert scene.options("A") == ["B", "D"]
    assert scene.against("A", "C") == "CCon-changeling"


@pytest.mark.rule("CS-changeling", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = with_changeling(pulsars="yes").hand("B", "pulsar-changeling").hand("A", "flare-changeling")
    scene.to("regroup").play("B", "con-changeling").to("launch").play("A", "super-changeling")
    scene.until("agree").answer("A", "yes").to("offence-invites")

    assert owner(scene, "changeling") == "B"
