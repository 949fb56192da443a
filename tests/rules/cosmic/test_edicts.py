"""Edicts: when they can be played, and what they do (CX). Zaps have a file of their own."""

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.timing import TIMINGS
from tests.rules.cosmic.scene import Scene, kind, seat

WHOLE_CHALLENGE = set(TIMINGS) - {"played", "action", "new-hand", "joined", "uncovering", "hand-check"}
"""All moments at which everybody can do something, but the answers to what another does."""


def offered(scene: Scene, name: str, card: str) -> bool:
    """Whether a player is asked to respond, and may play a card."""
    waiting = [ask.seat for ask in COSMIC.asks(scene.state)]
    return scene.asked == "respond" and seat(name) in waiting and card in scene.options(name)


def moments_of(card: str, scene: Scene, holder: str = "D") -> set[str]:
    """The moments of the chart, up to the end of the challenge, at which a player may play a card."""
    scene.hand(holder, card).to("beginning")
    found = set()
    while True:
        if offered(scene, holder, card):
            found.add(scene.moment)
        if scene.moment == "ending":
            return found
        scene.step()


def duel() -> Scene:
    """Attack 8 and a token against Attack 6 and 4 tokens, without allies."""
    return Scene().cone(1).cards("attack-8", "attack-6")


def contested() -> Scene:
    """Attack 8 and 3 tokens with 2 of C, against Attack 6 and 4 tokens with 1 of D: 13 to 11."""
    return Scene().cone(3).join("C", "offence", 2).join("D", "defence", 1).cards("attack-8", "attack-6")


def lost(*powers: str) -> Scene:
    """Attack 1 and 3 tokens with 2 of C, against Attack 20 and 4 tokens with 1 of D."""
    scene = Scene(*powers).cone(3).cards("attack-1", "attack-20")
    return scene.join("C", "offence", 2).join("D", "defence", 1)


@pytest.mark.rule("CX-mobius-tubes")
def test_mobius_tubes_send_all_tokens_of_all_players_home_from_the_warp() -> None:
    scene = duel().warp("A", 2).warp("C", 3).hand("A", "mobius-tubes").to("regroup")

    scene.play("A", "mobius-tubes").to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 20


@pytest.mark.rule("CX-mobius-tubes")
def test_mobius_tubes_are_for_the_offence_in_phase_1() -> None:
    assert moments_of("mobius-tubes", duel().warp("A", 2), "A") == {"regroup"}
    assert moments_of("mobius-tubes", duel().warp("A", 2), "B") == set()
    assert moments_of("mobius-tubes", duel(), "A") == set()


@pytest.mark.rule("CX-plague")
def test_plague_costs_its_victim_three_tokens_and_a_card_of_each_type() -> None:
    """B holds two Attacks, a Compromise, two edicts and a flare, and chooses within the types."""
    scene = duel().hand("D", "plague")
    scene.hand("B", "attack-40", "attack-4", "compromise", "sanity", "flare-virus").to("ending")
    before = scene.in_warp("B")

    scene.play("D", "plague").answer("D", "B").until("give-up")
    for planet in ("p6", "p6", "p9"):
        scene.answer("B", planet)
    scene.until("choose-card").answer("B", "attack-4").answer("B", "compromise")
    scene.answer("B", "sanity").answer("B", "flare-virus")

    assert scene.in_warp("B") == before + 3
    assert (scene.tokens("B", "p6"), scene.tokens("B", "p9")) == (2, 3)
    assert scene.cards_of("B") == ["attack-40"]
    assert scene.count("B", "keeper") == 1


@pytest.mark.rule("CX-plague")
def test_plague_comes_between_challenges_and_names_any_other_player() -> None:
    assert moments_of("plague", contested()) == {"ending"}

    scene = duel().hand("D", "plague").to("ending").play("D", "plague")

    assert scene.options("D") == ["A", "B", "C"]


@pytest.mark.rule("CX-plague", "CA6.6")
def test_a_victim_with_fewer_tokens_on_bases_gives_all_of_them() -> None:
    scene = duel().hand("D", "plague").warp("B", 18).to("ending").play("D", "plague").answer("D", "B")
    scene.until("choose-card")

    assert scene.in_warp("B") == 20


@pytest.mark.rule("CX-plague")
def test_a_guess_gives_the_victim_of_a_plague_the_card_that_it_is_asked_for() -> None:
    """C has not seen the Compromise of B; now B is asked to discard one."""
    scene = duel().hand("D", "plague").hand("B", "compromise").to("ending").play("D", "plague")
    scene.answer("D", "B").until("choose-card")
    assert scene.options("B") == ["compromise"]
    ask, view = COSMIC.asks(scene.state)[0], COSMIC.view(scene.state, 2)

    for seed in range(20):
        assert COSMIC.options(COSMIC.guess(view, Rng(seed)), ask)


@pytest.mark.rule("CX-force-field")
def test_force_field_sends_all_allies_home() -> None:
    scene = contested().hand("B", "force-field").to("alliance")

    scene.play("B", "force-field").finish()

    assert scene.totals == (11, 10)
    assert scene.tokens("C", "p5") == 0
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 20
    assert sum(scene.tokens("D", f"p{planet}") for planet in range(15, 20)) == 20


@pytest.mark.rule("CX-force-field")
def test_force_field_is_for_phase_6_and_needs_an_alliance() -> None:
    assert moments_of("force-field", contested()) == {"alliance"}
    assert moments_of("force-field", duel()) == set()


@pytest.mark.rule("CX-emotion-control")
def test_with_emotion_control_two_attacks_are_two_compromises() -> None:
    scene = contested().hand("D", "emotion-control").to("revealed").play("D", "emotion-control")

    assert scene.until("offer").state.phase == 9


@pytest.mark.rule("CX-emotion-control")
def test_with_emotion_control_an_attack_does_not_beat_a_compromise() -> None:
    scene = Scene().cone(2).cards("attack-30", "compromise").hand("B", "emotion-control").to("revealed")
    scene.play("B", "emotion-control").until("offer")

    assert scene.tokens("B", "p5") == 4


@pytest.mark.rule("CX-emotion-control")
def test_emotion_control_is_for_phase_8_and_needs_an_attack() -> None:
    assert moments_of("emotion-control", contested()) == {"revealed"}
    assert moments_of("emotion-control", Scene().cards("compromise", "compromise")) == set()


@pytest.mark.rule("CX-stellar-gas")
def test_in_stellar_gas_no_allies_count() -> None:
    """8 and 3 against 6 and 4."""
    scene = contested().hand("B", "stellar-gas").to("revealed").play("B", "stellar-gas").finish()

    assert scene.totals == (11, 10)


@pytest.mark.rule("CX-stellar-gas")
def test_allies_whose_tokens_do_not_count_still_land() -> None:
    scene = contested().hand("B", "stellar-gas").to("revealed").play("B", "stellar-gas").finish()

    assert scene.tokens("C", "p5") == 2


@pytest.mark.rule("CX-stellar-gas")
def test_stellar_gas_is_for_phase_8_and_needs_an_ally() -> None:
    assert moments_of("stellar-gas", contested()) == {"revealed"}
    assert moments_of("stellar-gas", duel()) == set()


@pytest.mark.rule("CX-ionic-gas")
def test_in_ionic_gas_defensive_allies_take_their_tokens_back_without_a_reward() -> None:
    scene = lost().hand("A", "ionic-gas").to("decided").play("A", "ionic-gas").finish()

    assert scene.state.sizes[3] == 1
    assert sum(scene.tokens("D", f"p{planet}") for planet in range(15, 20)) == 20


@pytest.mark.rule("CA6.2")
def test_without_the_gas_there_is_a_reward() -> None:
    assert lost().finish().state.sizes[3] == 2


@pytest.mark.rule("CX-ionic-gas")
@pytest.mark.parametrize(("gas", "cards"), [(True, 1), (False, 3)])
def test_ionic_gas_takes_the_consolation_away(gas: bool, cards: int) -> None:
    """A loses two tokens with a Compromise and holds a Keeper."""
    scene = Scene().cone(2).cards("compromise", "attack-6").hand("B", "attack-7", "attack-9", "attack-10")
    scene.hand("D", "ionic-gas").to("decided")
    if gas:
        scene.play("D", "ionic-gas")

    assert scene.finish().state.sizes[0] == cards


@pytest.mark.rule("CX-ionic-gas")
def test_ionic_gas_is_for_phase_9() -> None:
    assert moments_of("ionic-gas", contested()) == {"decided"}


def agreed() -> Scene:
    """A gives B a base on p0 and gets nothing for it; both have agreed."""
    scene = Scene().cone(1).cards("compromise", "compromise").hand("D", "quash").until("offer")
    scene.answer("A", "give-base-p0").answer("A", "propose").answer("B", "accept")
    return scene.to("deal-struck")


@pytest.mark.rule("CX-quash")
def test_a_quashed_deal_fails_and_costs_each_main_player_three_tokens() -> None:
    scene = agreed().play("D", "quash").finish()

    assert scene.tokens("B", "p0") == 0
    assert (scene.in_warp("A"), scene.in_warp("B")) == (3, 3)
    assert scene.told("deal-failed") == 1


@pytest.mark.rule("CX-quash", "CA6.4")
def test_a_quashed_deal_gives_no_second_challenge() -> None:
    scene = agreed().hand("A", "attack-6").play("D", "quash").finish()

    scene.to("beginning")

    assert scene.state.offence == 1


@pytest.mark.rule("CX-quash")
def test_quash_waits_until_a_deal_has_been_made() -> None:
    assert offered(agreed(), "D", "quash")
    assert moments_of("quash", Scene().cards("compromise", "compromise")) == set()
    assert moments_of("quash", contested()) == set()


@pytest.mark.rule("CX-rebirth")
def test_rebirth_is_a_new_hand_of_seven() -> None:
    scene = duel().hand("D", "rebirth", "attack-6", "plague").to("regroup")

    scene.play("D", "rebirth").to("destiny")

    assert scene.state.sizes[3] == 7
    assert scene.state.discards[kind("plague")] == 1
    assert scene.state.discards[kind("keeper")] == 1


@pytest.mark.rule("CX-rebirth")
def test_rebirth_is_for_phase_1() -> None:
    assert moments_of("rebirth", contested()) == {"regroup"}


@pytest.mark.rule("CX-finder")
def test_finder_takes_a_named_card_from_a_named_player() -> None:
    scene = duel().hand("D", "finder").hand("B", "attack-40").to("launch").play("D", "finder")

    scene.answer("D", "B").unanswered().answer("D", "attack-40")

    assert scene.cards_of("D") == ["attack-40"]
    assert scene.count("B", "attack-40") == 0


@pytest.mark.rule("CX-finder")
def test_a_card_that_is_not_there_is_not_found() -> None:
    scene = duel().hand("D", "finder").hand("B", "attack-30").to("launch").play("D", "finder")

    scene.answer("D", "B").unanswered().answer("D", "attack-40")

    assert (scene.cards_of("D"), scene.cards_of("B")) == ([], ["attack-6", "attack-30"])
    assert scene.moment == "launch"


@pytest.mark.rule("CX-finder")
def test_finder_takes_one_of_several_equal_cards() -> None:
    scene = duel().hand("D", "finder").hand("B", "attack-7", "attack-7").to("launch").play("D", "finder")

    scene.answer("D", "B").unanswered().answer("D", "attack-7")

    assert (scene.cards_of("D"), scene.cards_of("B")) == (["attack-7"], ["attack-6", "attack-7"])


@pytest.mark.rule("CX-finder", "CA3.2")
def test_the_card_is_named_only_when_nobody_has_zapped_the_finder() -> None:
    """Its victim is known before, or nobody could tell whether to zap it."""
    scene = duel().hand("D", "finder").hand("B", "edict-zap", "attack-40").to("launch").play("D", "finder")
    scene.answer("D", "B").play("B", "edict-zap").unanswered()

    assert scene.moment == "launch"
    assert scene.count("B", "attack-40") == 1


@pytest.mark.rule("CX-finder")
def test_finder_is_played_at_any_time_but_not_as_an_answer() -> None:
    """Virus is announced in phase 8 and could be answered then."""
    found = moments_of("finder", lost("virus"))

    assert found == WHOLE_CHALLENGE - {"deal-struck"}


@pytest.mark.rule("CX-keeper")
def test_keeper_saves_chosen_cards_from_a_new_hand() -> None:
    """B has no challenge card when the defence is named, keeps Plague, and draws seven cards to it."""
    scene = Scene().hand("A", "attack-6").hand("B", "plague", "quash").to("new-hand")
    scene.play("B", "keeper").unanswered()
    assert scene.options("B") == ["pass", "plague", "quash"]

    scene.answer("B", "plague").answer("B", "pass").to("launch")

    assert scene.count("B", "plague") >= 1
    assert scene.state.sizes[1] == 8
    assert scene.state.discards[kind("quash")] == 1


@pytest.mark.rule("CX-keeper")
def test_of_equal_cards_no_more_are_kept_than_there_are() -> None:
    scene = Scene().hand("A", "attack-6").hand("B", "plague", "plague", "quash").to("new-hand")

    scene.play("B", "keeper").unanswered().answer("B", "plague").answer("B", "plague")

    assert scene.options("B") == ["pass", "quash"]


@pytest.mark.rule("CX-keeper")
def test_all_cards_may_be_kept() -> None:
    scene = Scene().hand("A", "attack-6").hand("B", "plague", "quash").to("new-hand")

    scene.play("B", "keeper").unanswered().answer("B", "plague").answer("B", "quash").to("launch")

    assert scene.state.sizes[1] == 9


@pytest.mark.rule("CX-keeper", "CP3")
def test_without_keeper_the_whole_hand_goes() -> None:
    scene = Scene().hand("A", "attack-6").hand("B", "plague", "quash").to("launch")

    assert scene.state.sizes[1] == 7
    assert scene.state.discards[kind("plague")] == 1


@pytest.mark.rule("CX-keeper")
def test_only_the_one_who_has_to_discard_the_hand_is_asked() -> None:
    scene = Scene().hand("A", "attack-6").to("new-hand")

    with pytest.raises(AssertionError, match="C is not asked"):
        scene.options("C")


@pytest.mark.rule("CX-keeper", "CX-rebirth")
def test_keeper_works_with_rebirth() -> None:
    scene = duel().hand("D", "rebirth", "attack-40").to("regroup").play("D", "rebirth").to("new-hand")

    scene.play("D", "keeper").unanswered().answer("D", "attack-40").to("destiny")

    assert scene.state.sizes[3] == 8
    assert scene.count("D", "attack-40") == 1


@pytest.mark.rule("CX-warp-break")
def test_in_a_warp_break_the_losers_scatter_to_their_bases() -> None:
    scene = lost().hand("C", "warp-break").to("tokens-lost").play("C", "warp-break").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == 20
    assert scene.tokens("A", "p5") == 0


@pytest.mark.rule("CX-warp-break")
def test_a_defence_that_loses_keeps_its_tokens_but_not_the_base() -> None:
    scene = contested().hand("B", "warp-break").to("tokens-lost").play("B", "warp-break").finish()

    assert (scene.tokens("B", "p5"), scene.in_warp("B")) == (0, 0)
    assert sum(scene.tokens("B", f"p{planet}") for planet in range(6, 10)) == 20
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CX-warp-break")
def test_a_warp_break_is_for_the_losers_of_phase_9_not_for_the_victim_of_a_plague() -> None:
    assert moments_of("warp-break", lost()) == {"tokens-lost"}

    scene = lost().hand("A", "warp-break").hand("D", "plague").to("ending").play("D", "plague")
    scene.answer("D", "A").to("tokens-lost")

    assert not offered(scene, "A", "warp-break")
