"""Reinforcements: added to either total after the reveal (CD5)."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import FIRST_FLARE, FIRST_REINFORCEMENT, PRINTED
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from tests.rules.cosmic.scene import Scene, kind
from tests.rules.cosmic.test_kickers import reckoned
from tests.rules.cosmic.test_setup import begun
from tests.soak.cosmic import all_cards


def reinforced(*powers: str, **options: Any) -> Scene:
    """Attack 8 and two tokens against Attack 7 and four: 10 to 11."""
    scene = Scene(*powers, reinforcements="yes", **options).cone(2)
    return scene.cards("attack-8", "attack-7")


@pytest.mark.rule("CD5.1", "CA2.5")
def test_six_reinforcements_are_in_the_deck_by_an_option() -> None:
    counts = all_cards(begun(4, {"reinforcements": "yes"}))
    printed = [PRINTED[one] for one in range(FIRST_REINFORCEMENT, FIRST_FLARE) for _ in range(counts[one])]

    assert printed == [2, 2, 3, 3, 3, 5]
    assert sum(all_cards(begun(4))[FIRST_REINFORCEMENT:FIRST_FLARE]) == 0


@pytest.mark.rule("CD5.1", "CD5.2")
def test_a_reinforcement_turns_the_result_and_is_discarded() -> None:
    scene = reinforced().hand("A", "reinforcement-2").to("reinforcing")
    scene.play("A", "reinforcement-2-offence").unanswered()

    assert scene.to("decided").totals == (12, 11)
    assert scene.state.result == OFFENCE_WON
    assert scene.state.discards[kind("reinforcement-2")] == 1


@pytest.mark.rule("CD5.1")
def test_everybody_who_takes_part_is_asked_again_until_all_pass_in_a_row() -> None:
    """A reinforces, B answers with two cards, then C, an ally of the offence, has the last word."""
    scene = reinforced().join("C", "offence", 1).hand("A", "reinforcement-3").hand("C", "reinforcement-5")
    scene.hand("B", "reinforcement-2", "reinforcement-3").to("reinforcing")
    scene.play("A", "reinforcement-3-offence").unanswered()
    scene.play("B", "reinforcement-2-defence").unanswered().play("B", "reinforcement-3-defence").unanswered()
    scene.play("C", "reinforcement-5-offence").unanswered()
    assert scene.moment == "reinforcing"

    assert scene.to("decided").totals == (8 + 2 + 1 + 3 + 5, 7 + 4 + 2 + 3)


@pytest.mark.rule("CD5.1")
def test_it_may_be_played_for_the_other_side() -> None:
    scene = reinforced().hand("B", "reinforcement-5").to("reinforcing")
    scene.play("B", "reinforcement-5-offence").unanswered()

    assert scene.to("decided").totals == (15, 11)


@pytest.mark.rule("CD5.1")
def test_a_bystander_is_not_asked() -> None:
    scene = reinforced().hand("D", "reinforcement-5").to("reinforcing")

    assert [ask.seat for ask in COSMIC.asks(scene.state)] == [0, 1]


@pytest.mark.rule("CD5.1", "CR2")
@pytest.mark.parametrize("card", ["compromise", "attack-6"])
def test_beside_a_compromise_no_reinforcement_is_played(card: str) -> None:
    """By a card, or by Emotion Control that makes one of two Attacks."""
    scene = Scene(reinforcements="yes").cards("attack-8", card).hand("A", "reinforcement-5")
    scene.hand("D", "emotion-control").to("revealed")
    if card != "compromise":
        scene.play("D", "emotion-control").unanswered()

    moments = set()
    while scene.moment != "decided":
        moments.add(scene.moment)
        scene.step()
    assert "reinforcing" not in moments


@pytest.mark.rule("CD5.1", "CA3.5")
def test_reinforcements_have_their_own_moment_and_nothing_else_is_played_there() -> None:
    scene = reinforced().hand("A", "reinforcement-5", "stellar-gas").join("C", "offence", 1).to("revealed")
    assert scene.options("A") == ["pass", "stellar-gas"]
    assert scene.refused("A")["reinforcement-5-offence"] == "CD5.1"

    scene.to("reinforcing")
    assert scene.options("A") == ["pass", "reinforcement-5-offence", "reinforcement-5-defence"]
    assert scene.refused("A")["stellar-gas"] == "CA3.5"


@pytest.mark.rule("CD5.1")
def test_without_the_option_there_is_no_such_moment() -> None:
    scene = Scene("", "").cards("attack-6", "attack-8").to("revealed")
    while scene.moment == "revealed":
        scene.step()

    assert scene.moment == "decided"
    assert len(scene.state.reinforced) == 0


@pytest.mark.rule("CD5.1", "CX-sanity")
def test_in_sanity_none_is_played() -> None:
    scene = reinforced().hand("A", "reinforcement-5").hand("D", "sanity").to("revealed")
    scene.play("D", "sanity").unanswered().to("reinforcing")

    assert scene.options("A") == ["pass"]
    assert scene.refused("A")["reinforcement-5-offence"] == "CX-sanity"


@pytest.mark.rule("CD5.1", "CX-insanity")
def test_in_insanity_they_have_to_be_played() -> None:
    scene = reinforced(pulsars="yes").hand("A", "reinforcement-5").hand("D", "insanity").to("revealed")
    scene.play("D", "insanity").unanswered().to("reinforcing")

    assert scene.options("A") == ["reinforcement-5-offence", "reinforcement-5-defence"]


@pytest.mark.rule("CD5.1", "CB-negator")
def test_negator_vetoes_a_reinforcement_and_the_card_is_spent() -> None:
    scene = reinforced("", "", "negator", "").hand("A", "reinforcement-5").to("reinforcing")
    scene.play("A", "reinforcement-5-offence").play("C", "negator").unanswered()

    assert scene.to("decided").totals == (10, 11)
    assert scene.state.discards[kind("reinforcement-5")] == 1


@pytest.mark.rule("CD5.1", "CB-wrack")
def test_each_reinforcement_hurts_the_opponent_of_wrack() -> None:
    scene = reinforced("", "wrack").hand("A", "reinforcement-5").to("reinforcing")
    before = scene.in_warp("A")
    scene.play("A", "reinforcement-5-offence")
    while scene.asked != "respond" or scene.moment != "reinforcing":
        scene.step()

    assert scene.in_warp("A") == before + 1


@pytest.mark.rule("CD5.1", "CB-cripple")
def test_the_opponent_of_cripple_plays_none_and_his_ally_may() -> None:
    scene = reinforced("cripple", "").join("C", "defence", 1).hand("B", "reinforcement-5")
    scene.hand("C", "reinforcement-3").to("reinforcing")

    assert scene.refused("B")["reinforcement-5-defence"] == "CB-cripple"
    assert "reinforcement-3-defence" in scene.options("C")


@pytest.mark.rule("CD5.1", "CB-witch")
def test_witch_can_curse_reinforcements() -> None:
    scene = reinforced("witch", "").hand("B", "reinforcement-5").to("offence-invites").play("A", "witch")
    scene.answer("A", "no-reinforcements").to("reinforcing")

    assert scene.refused("B")["reinforcement-5-defence"] == "CB-witch"


@pytest.mark.rule("CD5.2", "CB-anti-matter")
def test_the_lower_total_still_wins_against_anti_matter() -> None:
    """A has 8 less 2; what it adds to the total of B makes that the higher one."""
    scene = reinforced("anti-matter", "").hand("A", "reinforcement-5").to("reinforcing")
    before = scene.state.reinforced[1]
    scene.play("A", "reinforcement-5-defence").unanswered().to("decided")

    assert (before, scene.totals) == (0, (6, 7 + 4 + 5))
    assert scene.state.result == OFFENCE_WON


@pytest.mark.rule("CD5.2")
def test_reinforcements_are_added_after_virus_has_multiplied() -> None:
    """8 times 2, and 5; not 13 times 2, nor 8 times 7."""
    scene = reinforced("virus", "").hand("A", "reinforcement-5").to("reinforcing")
    scene.play("A", "reinforcement-5-offence").unanswered().to("decided")

    assert scene.totals == (21, 11)


@pytest.mark.rule("CPro-virus", "CD5.2")
def test_with_the_pro_of_virus_the_number_counts_as_tokens() -> None:
    """8 times 2 and 5 is 56, and nothing is added; before it is played there is no token more."""
    scene = reinforced("virus", "", pulsars="yes").hand("A", "pulsar-virus", "reinforcement-5").to("launch")
    scene.play("A", "pro-virus").unanswered().to("reinforcing")
    before = reckoned(scene, "A").sums[0].total
    scene.play("A", "reinforcement-5-offence").unanswered().to("decided")

    assert before == 16
    assert scene.totals == (56, 11)


@pytest.mark.rule("CPro-filch", "CD5.1")
def test_with_its_pro_filch_takes_a_reinforcement_that_the_opponent_has_played() -> None:
    scene = reinforced("filch", "", pulsars="yes").hand("A", "pulsar-filch").hand("B", "reinforcement-2")
    scene.to("launch").play("A", "pro-filch").unanswered().to("reinforcing")
    scene.play("B", "reinforcement-2-defence").unanswered().to("resolved").play("A", "filch").unanswered()

    assert scene.options("A") == ["pass", "reinforcement-2"]
    scene.answer("A", "reinforcement-2").finish()
    assert scene.cards_of("A") == ["attack-7", "reinforcement-2", "pulsar-filch"]


@pytest.mark.rule("CPro-clone", "CD5.1")
def test_with_its_pro_clone_takes_a_reinforcement_of_its_side() -> None:
    """C, an ally, may have what A or C has played, not what B has."""
    scene = reinforced("", "", "clone", pulsars="yes").join("C", "offence", 1).hand("C", "pulsar-clone")
    scene.hand("A", "reinforcement-2").hand("B", "reinforcement-3").to("launch").play("C", "pro-clone")
    scene.unanswered().to("reinforcing").play("A", "reinforcement-2-offence").unanswered()
    scene.play("B", "reinforcement-3-defence").unanswered().to("resolved").play("C", "clone").unanswered()

    assert scene.options("C") == ["attack-8", "reinforcement-2"]
    scene.answer("C", "reinforcement-2").finish()
    assert scene.cards_of("C") == ["reinforcement-2", "pulsar-clone"]
    assert scene.state.discards[kind("reinforcement-2")] == 0


@pytest.mark.rule("CS-ancients", "CD5.1")
def test_a_reinforcement_comes_back_to_ancients_and_is_not_played_again() -> None:
    scene = reinforced("ancients", "", flares="mayfair").hand("A", "flare-ancients", "reinforcement-2")
    scene.to("launch").play("A", "super-ancients").unanswered().to("reinforcing")
    scene.play("A", "reinforcement-2-offence").unanswered()

    assert scene.count("A", "reinforcement-2") == 1
    assert scene.refused("A")["reinforcement-2-offence"] == "CS-ancients"
    assert scene.to("decided").totals == (12, 11)


@pytest.mark.rule("CD5.1", "C3.2e")
def test_reinforcements_end_with_the_challenge() -> None:
    scene = reinforced().hand("B", "reinforcement-2").to("reinforcing")
    scene.play("B", "reinforcement-2-defence").unanswered().finish()
    assert scene.state.result == DEFENCE_WON

    scene.to("beginning")
    assert list(scene.state.reinforced) == [0, 0]
