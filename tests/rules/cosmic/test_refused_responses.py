"""What a player holds or has and can't use at a window names the clause that says why."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, PASS
from orrery.engine.playout import Playout
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.plays import POWER_USE
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import WINDOWS
from orrery.texts.clauses import clauses
from tests.rules.cosmic.scene import Scene

EVERYTHING = {"pulsars": "yes", "specials": "yes", "extra-flares": "10", "powers": "2"}
SWEEPS: list[dict[str, str]] = [
    {"extra-flares": "10"},
    {**EVERYTHING, "staircase": "yes"},
    {**EVERYTHING, "secret-powers": "yes", "flares": "modern"},
    {"flares": "mayfair", "extra-flares": "24", "planets": "4", "bases": "4"},
]


def duel(*powers: str, **options: Any) -> Scene:
    """A with 1 token and Attack 8 against B with Attack 9."""
    return Scene(*powers, **options).cone(1).cards("attack-8", "attack-9")


@pytest.mark.rule("CA3.1")
@pytest.mark.parametrize("card", ["plague", "keeper", "warp-break", "emotion-control", "quash"])
def test_a_card_of_another_phase_names_its_own_clause(card: str) -> None:
    scene = duel().hand("C", card).to("launch")

    assert scene.refused("C")[card] == f"CX-{card}"


@pytest.mark.rule("CA3.2")
def test_what_is_no_answer_names_the_clause_about_answers() -> None:
    scene = duel("virus").hand("C", "finder", "cosmic-zap").to("played")

    assert scene.refused("C")["finder"] == "CA3.2"
    assert "cosmic-zap" not in scene.refused("C")


@pytest.mark.rule("CX-un-zap")
def test_a_zap_that_finds_nothing_to_zap_names_its_own_clause() -> None:
    scene = duel("virus").hand("C", "un-zap", "flare-zap").to("played")

    assert scene.refused("C")["un-zap"] == "CX-un-zap"
    assert scene.refused("C")["flare-zap"] == "CX-flare-zap"


@pytest.mark.rule("CA3.5")
def test_before_a_new_hand_only_the_keeper_speaks_of_that_moment() -> None:
    scene = Scene().hand("A", "finder").to("new-hand")

    assert scene.options("A") == ["pass", "keeper"]
    assert scene.refused("A") == {"finder": "CA3.5"}


@pytest.mark.rule("CA3.4")
def test_a_power_that_was_used_can_not_be_used_again_in_this_challenge() -> None:
    scene = duel("chronos").hand("A", "attack-10").to("revealed")
    assert "chronos" in scene.options("A")

    scene.play("A", "chronos").unanswered().to("revealed")

    assert scene.refused("A")["chronos"] == "CA3.4"


@pytest.mark.rule("CA3.4")
def test_a_power_with_several_occasions_is_used_once_on_each() -> None:
    scene = duel("amoeba").cone(2).to("cards-laid")
    scene.play("A", "amoeba").unanswered()
    while scene.asked != "respond":
        scene.step()

    assert scene.moment == "cards-laid"
    assert scene.refused("A")["amoeba"] == "CA3.4"


@pytest.mark.rule("CX-cosmic-zap")
def test_a_zapped_power_names_the_zap() -> None:
    scene = duel("chronos").hand("B", "cosmic-zap").to("revealed")
    scene.play("A", "chronos").play("B", "cosmic-zap").unanswered()

    assert scene.to("decided").refused("A")["chronos"] == "CA3.4"
    assert scene.facts("used: chronos=0").refused("A")["chronos"] == "CX-cosmic-zap"


@pytest.mark.rule("CA7.2")
def test_a_power_without_enough_home_bases_names_the_clause_about_them() -> None:
    scene = duel("mutant")
    for planet in ("p2", "p3", "p4"):
        scene.base("A", planet, 0)

    assert scene.to("offence-invites").refused("A")["mutant"] == "CA7.2"


@pytest.mark.rule("CB-silencer")
def test_a_silenced_player_can_not_use_an_optional_power() -> None:
    scene = duel("mutant").to("offence-invites").facts("own: silencer-by-use=1")

    assert scene.refused("A")["mutant"] == "CB-silencer"


@pytest.mark.rule("CB-mutant")
def test_a_power_in_the_wrong_role_names_its_own_clause() -> None:
    scene = duel("", "", "mutant").to("offence-invites")

    assert scene.refused("C")["mutant"] == "CB-mutant"


@pytest.mark.rule("CA8.1")
def test_a_flare_is_super_for_the_owner_of_the_power_and_wild_for_all_others() -> None:
    scene = duel("virus").hand("A", "flare-virus").to("revealed")
    assert scene.refused("A")["wild-virus"] == "CA8.1"

    scene = duel("virus").join("C", "offence", 1).hand("B", "flare-virus").to("revealed")
    assert scene.refused("B")["super-virus"] == "CA8.1"


@pytest.mark.rule("CA8.2")
def test_a_flare_that_was_played_names_the_clause_about_playing_it_once() -> None:
    scene = duel().hand("C", "flare-anti-matter").to("launch")
    scene.play("C", "wild-anti-matter").answer("C", "B").unanswered()

    assert scene.refused("C")["wild-anti-matter"] == "CA8.2"


@pytest.mark.rule("CW-anti-matter")
def test_who_may_play_no_wild_learns_whose_flare_it_was() -> None:
    scene = duel().hand("C", "flare-anti-matter").hand("B", "flare-witch").to("launch")
    scene.play("C", "wild-anti-matter").answer("C", "B").unanswered()

    assert scene.refused("B")["wild-witch"] == "CW-anti-matter"


@pytest.mark.rule("CX-sanity")
def test_during_sanity_every_card_names_it() -> None:
    scene = duel(pulsars="yes").hand("C", "finder", "flare-virus").hand("D", "sanity").to("launch")
    scene.play("D", "sanity").unanswered()

    refused = scene.refused("C")
    assert (refused["finder"], refused["wild-virus"], refused["keeper"]) == ("CX-sanity",) * 3


@pytest.mark.rule("CX-insanity")
def test_who_has_a_card_to_play_during_insanity_can_not_pass() -> None:
    scene = duel(pulsars="yes").hand("C", "finder").to("launch").facts("mood: insane")

    assert scene.refused("C")["pass"] == "CX-insanity"
    assert "pass" not in scene.refused("B")


@pytest.mark.rule("CE1.1")
def test_each_use_of_a_pulsar_that_is_not_for_its_holder_names_the_clause() -> None:
    scene = duel("virus", pulsars="yes").hand("A", "pulsar-virus").to("launch")
    refused = scene.refused("A")
    assert (refused["con-virus"], refused["stop-virus"]) == ("C3.3a", "CE1.1")
    assert (refused["retain-virus"], refused["shield-virus"]) == ("C3.6a", "C3.7a")

    scene = duel("virus", pulsars="yes").hand("B", "pulsar-virus").to("launch")
    refused = scene.refused("B")
    assert [refused[f"{way}-virus"] for way in ("pro", "retain", "shield")] == ["C3.5a", "C3.6a", "C3.7a"]


@pytest.mark.rule("CE1.3")
def test_the_pulsar_of_a_power_that_nobody_has_does_nothing() -> None:
    scene = duel(pulsars="yes").hand("B", "pulsar-virus").to("launch")

    assert scene.refused("B")["con-virus"] == "CE1.3"


@pytest.mark.rule("CB-witch")
def test_a_cursed_player_names_the_curse() -> None:
    scene = duel("witch+virus", pulsars="yes").hand("B", "pulsar-virus").to("launch")
    scene.facts("invoked: witch=1", "own: witch-curses=4")

    assert scene.refused("B")["con-virus"] == "CB-witch"


def windows_of(options: dict[str, str], seed: int) -> list[Cosmic]:
    """Windows of one random game, evenly spread."""
    state = COSMIC.start(COSMIC.setup(4, options))
    playout, rng = Playout(seed), Rng(seed)
    found: list[Cosmic] = []
    while not COSMIC.is_over(state) and len(found) < 60:
        ask = state.ask_at(state.first_unanswered())
        if ask.seat != CHANCE and ask.decision == RESPOND and rng.below(8) == 0:
            found.append(state.clone())
        playout.step(COSMIC, state)
    return found


def in_hand(state: Cosmic, seat: int) -> set[int]:
    """Every way to play the cards that a player holds, and every use of the powers that the player has."""
    cards = {kind for kind in range(KINDS) if state.hands[seat * KINDS + kind] > 0}
    powers = {power for power in range(POWERS) if state.users[power] >> seat & 1}
    return {
        index
        for index, reaction in enumerate(WINDOWS.plays)
        if (reaction.power in powers if reaction.how == POWER_USE else reaction.kind in cards)
    }


@pytest.mark.rule("CA3.2")
@pytest.mark.parametrize("options", SWEEPS, ids=["flares", "all", "secret", "mayfair"])
def test_every_way_to_play_a_card_or_to_use_a_power_is_offered_or_refused_by_a_clause(
    options: dict[str, str],
) -> None:
    known = {clause.id for clause in clauses("cosmic")}
    for state in windows_of(options, 7):
        for ask in COSMIC.asks(state):
            offered = set(COSMIC.options(state, ask)) - {PASS}
            refused = {item.choice: item.clause for item in COSMIC.refused(state, ask)}
            own = in_hand(state, int(ask.seat))

            assert own <= offered | set(refused)
            assert set(refused) - {PASS} <= own
            assert set(refused.values()) <= known
