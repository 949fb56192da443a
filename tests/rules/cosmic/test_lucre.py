"""Lucre: income, prices, what it counts, deals, and the cards of destiny that are about it (CD1)."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.data.destiny import DESTINY_NAMES, MOST_LUCRE, PAID_CARDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.results import DEALT
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.totals import explain_total
from tests.rules.cosmic.scene import Scene, kind, seat
from tests.rules.cosmic.test_setup import begun

SWITCHES = {"lucre_move": "yes", "lucre_flip": "yes", "lucre_power": "yes", "lucre_extra_power": "yes"}


def eon(*powers: str, **options: Any) -> Scene:
    """Before the income of A, everybody has four."""
    return Scene(*powers, lucre="eon", **options).facts("lucre: A=4 B=4 C=4 D=4")


def mayfair(*powers: str, **options: Any) -> Scene:
    return Scene(*powers, lucre="mayfair", **options).facts("lucre: A=4 B=5 C=6 D=7")


def lucre(scene: Scene, name: str) -> int:
    return int(scene.state.lucre[seat(name)])


def first_position(**options: str) -> Cosmic:
    """A game of four up to the first question to a player."""
    return begun(4, options)


@pytest.mark.rule("CD1")
def test_by_eon_everybody_begins_with_four_and_the_first_gets_one() -> None:
    state = first_position(lucre="eon")

    assert sorted(state.lucre) == [4, 4, 4, 5]
    assert state.lucre[state.offence] == 5


@pytest.mark.rule("CD1")
def test_by_mayfair_who_comes_later_begins_with_more() -> None:
    """The first begins with 4, and gets 3 and 1 for each of five home bases."""
    state = first_position(lucre="mayfair")
    order = [int((state.offence + turn) % 4) for turn in range(4)]

    assert [int(state.lucre[who]) for who in order] == [4 + 3 + 5, 5, 6, 7]


@pytest.mark.rule("CD1")
def test_there_is_no_row_of_lucre_without_the_module() -> None:
    state = first_position()

    assert len(state.lucre) == len(state.bought) == len(state.offer_lucre) == 0


@pytest.mark.rule("CD1")
def test_by_mayfair_a_lost_home_base_lowers_the_income() -> None:
    scene = mayfair().base("A", "p0", 0).to("beginning")

    assert lucre(scene, "A") == 4 + 3 + 4


@pytest.mark.rule("CD1", "CD2.1")
def test_by_mayfair_a_moon_of_the_own_system_raises_the_income() -> None:
    """A is on its moon p25, and on B's moon p27, which brings nothing."""
    scene = mayfair(moons="yes").facts("moons: p25=blank p27=blank").base("A", "p25", 1).base("A", "p27", 1)

    assert lucre(scene.to("beginning"), "A") == 4 + 3 + 5 + 1


@pytest.mark.rule("CD1")
def test_only_the_first_challenge_of_a_turn_brings_income() -> None:
    scene = eon().facts("round: 1").to("beginning")

    assert lucre(scene, "A") == 4


@pytest.mark.rule("CD1")
def test_by_eon_the_offence_buys_tokens_after_the_free_one() -> None:
    """Three are in the Warp: one comes out free, two are bought of the five Lucre."""
    scene = eon().warp("A", 3).to("regroup")
    assert "buy-tokens" not in scene.options("A")
    scene.until("retrieve").answer("A", "p0").play("A", "buy-tokens").answer("A", "2")

    assert scene.in_warp("A") == 0
    assert lucre(scene, "A") == 5 - 2
    scene.answer("A", "p0").answer("A", "p1").to("destiny")
    assert (scene.tokens("A", "p0"), scene.tokens("A", "p1")) == (4 + 1 + 1, 4 + 1 - 3 + 3)


@pytest.mark.rule("CD1")
def test_nobody_buys_more_than_the_lucre_is_enough_for_or_there_is() -> None:
    """A has 5: of nine tokens five; of cards no more than four in all, or the two that are left."""
    scene = eon().warp("A", 10).until("retrieve").answer("A", "p0").play("A", "buy-tokens")
    assert scene.options("A") == ["1", "2", "3", "4", "5"]

    scene = eon().facts("lucre: A=2").to("launch").play("A", "buy-cards")
    assert scene.options("A") == ["1", "2", "3"]
    scene.answer("A", "1").to("launch").facts("lucre: A=9").play("A", "buy-cards")
    assert scene.options("A") == ["1", "2", "3"]

    scene = eon().cards("attack-10", "attack-12").to("launch").deck_in_hand_of("D").to("launch")
    assert "buy-cards" not in scene.options("A")
    scene.state.discards[kind("attack-1")] = 2
    assert scene.play("A", "buy-cards").options("A") == ["1", "2"]


@pytest.mark.rule("CD1")
def test_nobody_is_asked_whose_warp_is_empty() -> None:
    scene = eon().warp("A", 1).until("retrieve").answer("A", "p0")

    assert scene.moment != "regrouped"


@pytest.mark.rule("CD1")
def test_a_token_is_not_bought_without_a_base() -> None:
    scene = eon()
    for planet in ("p0", "p1", "p2", "p3", "p4"):
        scene.base("A", planet, 0)
    scene.until("retrieve").answer("A", "cone")

    assert scene.moment != "regrouped"


@pytest.mark.rule("CD1")
def test_by_eon_both_main_players_buy_cards_before_inviting() -> None:
    scene = eon().cards("attack-10", "attack-12").to("launch").play("A", "buy-cards").answer("A", "4")
    scene.to("offence-invites").play("B", "buy-cards").answer("B", "3").to("offence-invites")

    assert (lucre(scene, "A"), lucre(scene, "B")) == (1, 1)
    assert (scene.state.sizes[0], scene.state.sizes[1]) == (2 + 4, 2 + 3)
    assert "buy-cards" not in scene.options("A"), "four cards in a challenge are enough"
    assert "buy-cards" in scene.options("B")
    assert "buy-cards" not in scene.options("C")
    assert "buy-cards" not in scene.to("defence-invites").options("B")


@pytest.mark.rule("CD1")
def test_cards_bought_in_one_go_are_one_gain() -> None:
    """Extortionist takes half of four cards: two."""
    scene = eon("", "", "extortionist").to("launch").play("A", "buy-cards").answer("A", "4")
    scene.until("respond")

    assert scene.state.gained[0] == 4


@pytest.mark.rule("CD1")
def test_by_eon_all_lucre_counts_in_an_attack_total_and_is_kept() -> None:
    """A: 10 + 2 tokens + 5 Lucre; B: 12 + 4 tokens + 4 Lucre."""
    scene = eon().cone(2).cards("attack-10", "attack-12").finish()

    assert scene.totals == (10 + 2 + 5, 12 + 4 + 4)
    assert (lucre(scene, "A"), lucre(scene, "B")) == (5, 4)


@pytest.mark.rule("CD1")
def test_an_empty_purse_is_no_term_of_a_total() -> None:
    scene = eon().facts("lucre: B=0").cone(2).cards("attack-10", "attack-12").to("revealed")

    keys = [[term.key for term in explain_total(scene.state, side)] for side in (OFFENCE, DEFENCE)]
    assert keys == [["card", "tokens", "lucre"], ["card", "tokens"]]


@pytest.mark.rule("CD1")
def test_by_mayfair_lucre_does_not_count_in_totals() -> None:
    scene = mayfair().cone(2).cards("attack-10", "attack-12").finish()

    assert scene.totals == (10 + 2, 12 + 4)


@pytest.mark.rule("CD1")
def test_by_mayfair_main_players_buy_in_phases_1_to_6() -> None:
    """The defence spends 1 for a token and 4 for two cards."""
    scene = mayfair().cards("attack-10", "attack-12").warp("B", 1).to("regroup")
    assert {"buy-cards", "buy-discard"} <= set(scene.options("A"))
    assert "buy-cards" not in scene.options("B")
    scene.to("destiny").play("B", "buy-tokens").answer("B", "p5").to("alliance").play("B", "buy-cards")
    scene.answer("B", "2").to("alliance")

    assert (lucre(scene, "B"), scene.in_warp("B"), scene.state.sizes[1]) == (0, 0, 2 + 2)
    assert "buy-cards" not in scene.to("before-cards").options("A")


@pytest.mark.rule("CD1")
def test_by_mayfair_a_discard_of_ones_own_choice_costs_one() -> None:
    scene = mayfair().hand("A", "attack-1").to("launch").play("A", "buy-discard").answer("A", "attack-1")

    assert scene.count("A", "attack-1") == 0
    assert lucre(scene, "A") == 4 + 8 - 1
    assert "buy-discard" not in eon().to("launch").options("A")
    assert "buy-discard" not in mayfair().to("launch").empty_handed("A").to("offence-invites").options("A")


@pytest.mark.rule("CD1")
def test_lucre_is_given_in_a_deal() -> None:
    scene = eon().cards("compromise", "compromise").until("offer")
    for item in ("give-lucre", "give-lucre", "want-lucre", "propose"):
        scene.answer("A", item)
    scene.answer("B", "accept").to("resolved")

    assert scene.state.result == DEALT
    assert (lucre(scene, "A"), lucre(scene, "B")) == (5 - 2 + 1, 4 + 2 - 1)


@pytest.mark.rule("CD1")
def test_of_lucre_that_nobody_gives_in_a_deal_nothing_is_told() -> None:
    scene = eon().hand("A", "attack-8").cards("compromise", "compromise").until("offer")
    scene.answer("A", "give-lucre").answer("A", "propose").answer("B", "accept").to("resolved")

    assert (lucre(scene, "A"), lucre(scene, "B"), scene.told("lucre-given")) == (4, 5, 1)


@pytest.mark.rule("CD1")
def test_nobody_offers_more_lucre_than_there_is() -> None:
    scene = eon().facts("lucre: A=0 B=0").cards("compromise", "compromise").until("offer")
    scene.answer("A", "give-lucre")

    assert scene.refused("A")["give-lucre"] == "CD1"
    assert scene.refused("A")["want-lucre"] == "CD1"
    assert "propose" in scene.options("A")


@pytest.mark.rule("CD1")
def test_lucre_is_given_in_a_deal_of_three() -> None:
    """Diplomat, who is not a main player, has one Lucre left and gives it to the offence."""
    scene = eon("", "", "diplomat").facts("lucre: C=1").hand("C", "compromise")
    scene.cards("attack-10", "attack-12").to("revealed").play("C", "diplomat").unanswered().until("pledge")
    while scene.state.ask_at(0).seat != seat("C"):
        scene.step()
    scene.answer("C", "give-lucre")
    assert scene.refused("C")["give-lucre"] == "CD1"
    scene.until("agree")
    for name in ("A", "B", "C"):
        scene.answer(name, "yes")
    scene.to("resolved")

    assert (lucre(scene, "A"), lucre(scene, "C")) == (5 + 1, 0)


@pytest.mark.rule("CD3-10")
def test_special_10_names_the_player_with_most_lucre() -> None:
    scene = eon(specials="yes").facts("lucre: A=9 B=3 C=3 D=8").add_destiny("most-lucre")
    scene.destiny = "most-lucre"
    scene.to("destiny")

    assert scene.state.defence == seat("D")


@pytest.mark.rule("CD3.1")
@pytest.mark.parametrize(("style", "count"), [("no", 0), ("eon", 1), ("mayfair", 1)])
def test_special_10_and_comet_17_are_in_the_game_only_with_lucre(style: str, count: int) -> None:
    state = COSMIC.begin(COSMIC.setup(4, {"specials": "yes", "lucre": style}))

    assert [int(state.specials[kind]) for kind in (MOST_LUCRE, PAID_CARDS)] == [count, count]
    assert DESTINY_NAMES[MOST_LUCRE] == "most-lucre"


@pytest.mark.rule("CB-witch")
def test_witch_curses_the_use_of_lucre() -> None:
    """A may not buy any longer, its Lucre does not count, and it can't give any in a deal."""
    scene = eon("", "witch").cone(2).cards("attack-10", "attack-12").to("offence-invites")
    assert "buy-cards" in scene.options("A")
    scene.play("B", "witch").answer("B", "no-lucre").unanswered().to("offence-invites")
    assert "buy-cards" not in scene.options("A")
    scene.finish()

    assert scene.totals == (10 + 2, 12 + 4 + 4)


@pytest.mark.rule("CB-witch")
def test_there_is_no_curse_on_lucre_where_there_is_none() -> None:
    scene = Scene("", "witch").to("offence-invites").play("B", "witch")

    assert "no-lucre" not in scene.options("B")


def test_an_unknown_style_of_lucre_is_refused() -> None:
    with pytest.raises(BadSetup):
        COSMIC.setup(4, {"lucre": "gold"})
