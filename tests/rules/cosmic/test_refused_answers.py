"""A planet, a card, a power or a player that can't be chosen now names the clause that says why."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, PASS, Ask
from orrery.engine.playout import Playout
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.names import GIVE_BASE
from orrery.games.cosmic.roles import main_player
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.tokens import has_base, owner_of, places
from orrery.texts.clauses import clauses
from tests.rules.cosmic.scene import Scene

WITH_ALL = {"pulsars": "yes", "specials": "yes", "extra-flares": "10", "powers": "2"}
PLANETS = ("retrieve", "point", "load", "bring-home", "give-up", "choose-place")


def fight() -> Scene:
    return Scene().cards("attack-8", "attack-10")


def talks() -> Scene:
    return Scene().hand("A", "attack-20").cards("compromise", "compromise").until("offer")


@pytest.mark.rule("CP1")
def test_a_regained_token_goes_to_an_own_base_only() -> None:
    scene = fight().warp("A", 1).until("retrieve")

    assert scene.refused("A")["p5"] == "CP1"
    assert "p0" not in scene.refused("A")


@pytest.mark.rule("CP3")
def test_the_offence_loads_from_own_bases_and_at_least_one_token() -> None:
    scene = fight().warp("A", 2).until("load")

    refused = scene.refused("A")
    assert (refused["p5"], refused["warp"], refused["pass"]) == ("CP3", "CP3", "CP3")
    assert "pass" not in scene.answer("A", "p0").refused("A")


@pytest.mark.rule("CA5.1")
def test_an_ally_sends_at_least_one_token_from_an_own_base() -> None:
    scene = fight().invite(defence="C").until("join").answer("C", "defence")

    assert (scene.refused("C")["p0"], scene.refused("C")["pass"]) == ("CA5.1", "CA5.1")


@pytest.mark.rule("CP4", "CP5")
def test_a_main_player_can_not_be_invited() -> None:
    scene = fight().until("invite")
    assert scene.refused("A") == {"A": "CP4", "B": "CP4"}
    assert scene.against("A", "BC") == "CP4"

    scene.answer("A", "nobody").until("invite")
    assert scene.refused("B") == {"A": "CP5", "B": "CP5"}


@pytest.mark.rule("CD3-13")
def test_with_comet_13_nobody_stays_out() -> None:
    scene = Scene(specials="yes").cards("attack-8", "attack-10").add_destiny("everyone-joins")
    scene.destiny = "everyone-joins"
    scene.until("flip-destiny").step()
    scene.destiny = "blue"

    assert scene.until("join").refused("C") == {"pass": "CD3-13"}


@pytest.mark.rule("CP7")
def test_only_a_challenge_card_is_laid() -> None:
    scene = fight().until("lay-card")

    assert scene.refused("A") == {"keeper": "CP7"}


@pytest.mark.rule("CA6.6")
def test_tokens_go_home_to_own_bases_and_are_given_up_from_them() -> None:
    scene = talks().answer("A", "pass").until("bring-home")
    assert scene.refused("A")["p5"] == "CA6.6"

    scene.until("give-up")
    assert scene.refused("A")["p5"] == "CA6.6"


@pytest.mark.rule("CA4.2")
def test_a_wild_card_leaves_the_choice_of_any_other_player() -> None:
    scene = fight()
    scene.destiny = "wild"

    assert scene.until("choose-seat").refused("A") == {"A": "CA4.2"}


@pytest.mark.rule("CX-plague")
def test_plague_names_another_player_and_takes_cards_type_by_type() -> None:
    scene = fight().hand("C", "plague").hand("B", "attack-4").to("ending").play("C", "plague")
    assert scene.refused("C") == {"C": "CX-plague"}

    scene.answer("C", "B").unanswered().until("choose-card")
    assert scene.refused("B") == {"keeper": "CX-plague"}


@pytest.mark.rule("CCon-mutant")
def test_a_hand_that_a_con_closes_names_it() -> None:
    scene = Scene("mutant", pulsars="yes").cards("attack-8", "attack-10").hand("C", "pulsar-mutant")
    scene.to("launch").play("C", "con-mutant").unanswered().to("offence-invites").play("A", "mutant")
    scene.unanswered()

    assert scene.refused("A") == {"A": "CB-mutant", "C": "CCon-mutant"}


@pytest.mark.rule("CA4.3")
def test_without_foreign_bases_and_empty_planets_the_own_colour_is_flipped_again() -> None:
    scene = fight()
    scene.destiny = "red"
    scene.until("own-colour")

    assert scene.options("A") == ["flip-again"]
    assert scene.refused("A") == {"challenge": "CA4.3", "resettle": "CA4.3"}


@pytest.mark.rule("CR3")
def test_an_offer_of_nothing_and_a_second_base_are_refused() -> None:
    scene = talks()
    assert scene.refused("A")["propose"] == "CR3"

    scene.answer("A", "give-base-p0")
    assert scene.refused("A")["give-base-p1"] == "CR3"


@pytest.mark.rule("CR4")
def test_a_card_is_offered_as_often_as_it_is_there() -> None:
    scene = talks()
    assert "give-attack-20" not in scene.refused("A")

    scene.answer("A", "give-attack-20")

    assert scene.refused("A")["give-attack-20"] == "CR4"


@pytest.mark.rule("CR4")
def test_an_offer_names_eight_cards_at_most() -> None:
    scene = Scene().hand("A", *["attack-6"] * 10).cards("compromise", "compromise").until("offer")
    for _ in range(8):
        scene.answer("A", "give-attack-6")

    assert scene.refused("A")["give-attack-6"] == "CR4"
    assert scene.refused("A")["give-card-of-choice"] == "CR4"


@pytest.mark.rule("CR4")
def test_an_offer_wants_no_more_cards_than_the_other_holds() -> None:
    scene = talks().answer("A", "want-card-of-choice")

    assert scene.refused("A")["want-card-of-choice"] == "CR4"


@pytest.mark.rule("CB-silencer", "CR3")
def test_a_counter_offer_is_for_those_who_may_speak_and_for_three_rounds() -> None:
    scene = talks().answer("A", "give-attack-20").answer("A", "propose")
    scene.facts("own: silencer-by-use=2")
    assert scene.refused("B") == {"counter": "CB-silencer"}

    scene = talks().answer("A", "give-attack-20").answer("A", "propose").answer("B", "counter")
    scene.answer("B", "give-base-p5").answer("B", "propose").answer("A", "counter")
    scene.answer("A", "give-attack-20").answer("A", "propose")
    assert scene.refused("B") == {"counter": "CR3"}


@pytest.mark.rule("CD3-2")
def test_nobody_votes_for_the_offence() -> None:
    scene = Scene(specials="yes").cards("attack-8", "attack-10").add_destiny("vote")
    scene.destiny = "vote"

    assert scene.until("vote").refused("B") == {"A": "CD3-2"}


@pytest.mark.rule("CA2.3")
def test_of_dealt_powers_the_own_ones_are_put_back_and_others_are_not_even_seen() -> None:
    state = COSMIC.start(COSMIC.setup(3, {"spare-powers": "1"}))
    playout = Playout(1)
    while COSMIC.decisions[state.ask_at(0).decision].key != "put-back-power":
        playout.step(COSMIC, state)
    ask = state.ask_at(0)
    own = [power for power in range(POWERS) if state.owner[power] == ask.seat]

    assert COSMIC.options(state, ask) == own
    assert COSMIC.refused(state, ask) == []


def pieces(state: Cosmic, ask: Ask) -> list[int]:
    """What the seat sees before it and could try; a deputy offers what another has."""
    key = COSMIC.decisions[ask.decision].key
    if key in PLANETS:
        return [place for place in range(places(state)) if owner_of(state, place) != NOBODY]
    owner = main_player(state, ask.y) if key == "offer" else ask.seat
    own_cards = [kind for kind in range(KINDS) if state.hands[owner * KINDS + kind] > 0]
    if key == "lay-card":
        return own_cards
    if key == "offer":
        bases = [place for place in range(places(state)) if has_base(state, place, owner)]
        return own_cards + [GIVE_BASE + place for place in bases]
    if key in ("choose-power", "put-back-power"):
        return [power for power in range(POWERS) if state.owner[power] == ask.seat]
    if key in ("choose-seat", "join"):
        return list(range(state.seats if key == "choose-seat" else 2))
    return []


@pytest.mark.rule("CA3.1")
@pytest.mark.parametrize(
    "options",
    [{}, {**WITH_ALL, "staircase": "yes"}, {**WITH_ALL, "secret-powers": "yes", "spare-powers": "1"}],
    ids=["plain", "all", "secret"],
)
def test_every_piece_in_sight_is_offered_or_refused_by_a_clause(options: dict[str, str]) -> None:
    known = {clause.id for clause in clauses("cosmic")}
    playout, rng = Playout(5), Rng(5)
    state = COSMIC.start(COSMIC.setup(4, options))
    for _ in range(6000):
        if COSMIC.is_over(state):
            break
        ask = state.ask_at(state.first_unanswered())
        tried = [] if ask.seat == CHANCE or rng.below(3) > 0 else pieces(state, ask)
        if tried:
            refusals = COSMIC.refused(state, ask)
            answers = {*COSMIC.options(state, ask), *(item.choice for item in refusals)}
            assert set(tried) <= answers - {PASS}, COSMIC.decisions[ask.decision].key
            assert {item.clause for item in refusals} <= known
        playout.step(COSMIC, state)
