"""Mutant: the power, its flares and its Pulsar; and what a Con is, with Mutant as the example."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import immune
from tests.rules.cosmic.scene import FILLER, Scene, power, seat

MUTANT = power("mutant")


def with_mutant(**options: Any) -> Scene:
    """Mutant has four cards and attacks B, who has three; C and D have only their Keeper."""
    scene = Scene("mutant", "", "", "", **options).hand("A", "attack-4", "attack-5").hand("B", "attack-1")
    return scene.cards("attack-20", "attack-8")


def with_con(**options: Any) -> Scene:
    """B plays the Con, and has four cards."""
    scene = with_mutant(pulsars="yes", **options).hand("B", "pulsar-mutant")
    return scene.to("offence-invites").play("B", "con-mutant").unanswered()


def use(scene: Scene) -> Scene:
    return scene.to("offence-invites").play("A", "mutant").unanswered()


def size(scene: Scene, name: str) -> int:
    return int(scene.state.sizes[seat(name)])


@pytest.mark.rule("CB-mutant")
def test_mutant_fills_its_hand_card_by_card_from_hands_and_the_deck() -> None:
    """Two at random out of B's hand, one from the deck: seven cards."""
    scene = use(with_mutant())
    assert scene.options("A") == ["pass", "B", "C", "D"]

    scene.answer("A", "B").answer("chance", "attack-1").answer("A", "B").answer("chance", "attack-8")
    scene.answer("A", "pass").answer("chance", "attack-40")

    assert scene.moment == "offence-invites"
    assert scene.cards_of("A") == ["attack-1", "attack-4", "attack-5", "attack-8", "attack-20", "attack-40"]
    assert (size(scene, "A"), size(scene, "B")) == (7, 1)


@pytest.mark.rule("CB-mutant")
def test_an_empty_hand_is_not_offered() -> None:
    scene = use(with_mutant()).answer("A", "C").answer("chance", FILLER)

    assert scene.options("A") == ["pass", "B", "D"]


@pytest.mark.rule("CB-mutant")
def test_without_deck_and_discards_only_hands_are_left() -> None:
    """D holds all the others."""
    scene = use(with_mutant().to("offence-invites").deck_in_hand_of("D"))

    assert scene.options("A") == ["B", "C", "D"]


@pytest.mark.rule("CB-mutant")
def test_with_seven_cards_mutant_takes_none() -> None:
    scene = with_mutant().hand("A", "attack-6", "attack-7", "attack-9").to("offence-invites")

    assert size(scene, "A") == 7
    assert "mutant" not in scene.options("A")


@pytest.mark.rule("CB-mutant")
def test_only_a_main_player_fills_its_hand() -> None:
    defence = Scene("", "mutant", "", "").cards("attack-20", "attack-8").to("offence-invites")
    assert "mutant" in defence.options("B")

    bystander = Scene("", "", "mutant", "").cards("attack-20", "attack-8").to("offence-invites")
    assert "mutant" not in bystander.options("C")


@pytest.mark.rule("CX-cosmic-zap", "CB-mutant")
def test_a_zapped_mutant_takes_nothing() -> None:
    scene = with_mutant().hand("B", "cosmic-zap").to("offence-invites")
    scene.play("A", "mutant").play("B", "cosmic-zap").to("defence-invites")

    assert size(scene, "A") == 4


@pytest.mark.rule("CPro-mutant")
def test_with_the_pro_mutant_fills_its_hand_up_to_nine() -> None:
    """Of five cards with the Pulsar: four from the deck."""
    scene = with_mutant(pulsars="yes").hand("A", "pulsar-mutant").to("launch").play("A", "pro-mutant")
    use(scene)
    while scene.asked == "choose-seat":
        scene.answer("A", "pass").step()

    assert size(scene, "A") == 9


@pytest.mark.rule("C3.3d", "CCon-mutant")
def test_the_hand_of_who_played_the_con_is_closed_the_others_and_the_deck_are_open() -> None:
    assert use(with_con()).options("A") == ["pass", "C", "D"]


@pytest.mark.rule("CCon-mutant")
def test_if_no_other_hand_is_open_the_rest_comes_from_the_deck() -> None:
    scene = use(with_con())
    for name in "CD":
        scene.answer("A", name).answer("chance", FILLER)
    scene.step()

    assert scene.moment == "offence-invites"
    assert (size(scene, "A"), size(scene, "B")) == (7, 4)


@pytest.mark.rule("C3.3h", "CCon-mutant")
def test_a_con_in_answer_to_the_use_covers_it() -> None:
    scene = with_mutant(pulsars="yes").hand("B", "pulsar-mutant").to("offence-invites")
    scene.play("A", "mutant").play("B", "con-mutant").unanswered().unanswered()

    assert scene.options("A") == ["pass", "C", "D"]


@pytest.mark.rule("C3.3h")
def test_a_con_that_comes_later_leaves_mutant_the_cards_it_has_taken() -> None:
    scene = use(with_mutant(pulsars="yes").hand("B", "pulsar-mutant"))
    for card in ("attack-1", "attack-8", FILLER):
        scene.answer("A", "B").answer("chance", card)
    scene.to("offence-invites").play("B", "con-mutant").to("defence-invites")

    assert scene.cards_of("A") == ["attack-1", "attack-4", "attack-5", "attack-8", "attack-20"]
    assert scene.cards_of("B") == ["pulsar-mutant"]


@pytest.mark.rule("C3.2c")
def test_a_con_of_phase_4_protects_through_phase_9_and_not_in_the_next_challenge() -> None:
    """A wins, 20 and 1 against 8 and 4, and has a second challenge."""
    scene = with_con().to("resolved")
    assert scene.state.phase == 9
    assert immune(scene.state, seat("B"), MUTANT)

    scene.until("go-on").answer("A", "again").to("regroup")
    assert (scene.state.phase, scene.state.round) == (1, 1)
    assert not immune(scene.state, seat("B"), MUTANT)
    assert "B" in use(scene).options("A")


@pytest.mark.rule("CS-mutant")
def test_with_the_super_mutant_first_discards_up_to_three_cards() -> None:
    """Of seven cards three go, and three come."""
    scene = with_mutant().hand("A", "flare-mutant", "attack-6", "attack-7").to("offence-invites")
    scene.play("A", "super-mutant").unanswered()
    for card in ("attack-4", "attack-5", "attack-6"):
        scene.answer("A", card)
    assert scene.moment == "offence-invites"
    assert size(scene, "A") == 4

    use(scene).answer("A", "B").answer("chance", "attack-1")
    assert scene.cards_of("A") == ["attack-1", "attack-7", "attack-20", "flare-mutant"]


@pytest.mark.rule("CS-mutant")
def test_fewer_cards_may_be_discarded_and_only_before_the_hand_is_filled() -> None:
    scene = with_mutant().hand("A", "flare-mutant").to("offence-invites").play("A", "super-mutant")
    scene.unanswered().answer("A", "attack-4").answer("A", "pass")
    assert size(scene, "A") == 4

    late = use(with_mutant().hand("A", "flare-mutant"))
    for _ in range(2):
        late.answer("A", "pass").step()
    assert late.moment == "offence-invites"
    assert "super-mutant" not in late.options("A")


@pytest.mark.rule("C3.10a", "C3.10c", "C3.10d", "C3.10e")
def test_with_its_super_mutant_draws_from_a_hand_that_a_con_had_closed() -> None:
    """The Pulsar has no effect, and stays where it is."""
    scene = with_mutant(pulsars="yes").hand("A", "flare-mutant").hand("B", "pulsar-mutant")
    scene.to("offence-invites").play("B", "con-mutant").unanswered()
    scene.play("A", "super-mutant").unanswered().answer("A", "pass")

    assert use(scene).options("A") == ["pass", "B", "C", "D"]
    assert scene.count("B", "pulsar-mutant") == 1


@pytest.mark.rule("C3.10b", "C3.10c", "C3.10d")
def test_a_con_after_the_super_has_no_effect_either() -> None:
    scene = with_mutant(pulsars="yes").hand("A", "flare-mutant").hand("B", "pulsar-mutant")
    scene.to("offence-invites").play("A", "super-mutant").unanswered().answer("A", "pass")
    scene.play("B", "con-mutant").unanswered()

    assert use(scene).options("A") == ["pass", "B", "C", "D"]
    assert scene.count("B", "pulsar-mutant") == 1


@pytest.mark.rule("CW-mutant")
def test_with_the_wild_the_winner_takes_a_card_of_the_opponent_and_of_each_opposing_ally() -> None:
    """B and its ally D lose a card each; C, who helped A, loses none."""
    scene = (
        Scene("", "", "", "").hand("A", "flare-mutant").hand("B", "attack-1").cards("attack-20", "attack-8")
    )
    scene.join("C", "offence", 1).join("D", "defence", 1).to("resolved")
    before = size(scene, "A")
    scene.play("A", "wild-mutant").finish()

    assert size(scene, "A") == before + 2
    assert [size(scene, name) for name in "BCD"] == [1, 1, 0]


@pytest.mark.rule("CW-mutant")
def test_the_wild_is_for_the_winner_only() -> None:
    scene = Scene("", "", "", "").hand("A", "flare-mutant").cards("attack-1", "attack-8").to("resolved")
    assert "wild-mutant" not in scene.options("A")

    scene = Scene("", "", "", "").hand("B", "flare-mutant").cards("attack-1", "attack-8").to("resolved")
    assert "wild-mutant" in scene.options("B")
