"""What a view tells of the sums: terms with amounts, nothing that the viewer may not know."""

import pytest

from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.reckoning import Reckoning
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.view import view_position
from tests.rules.cosmic.scene import Scene

Line = tuple[str, str, int, int | None]
WATCHING = -1


def fight(*powers: str, cards: tuple[str, str] = ("attack-5", "attack-8")) -> Scene:
    """Three tokens of A and two of C against three of B and two of D."""
    scene = Scene(*powers).base("B", "p5", 3).cone(3).join("C", "offence", 2).join("D", "defence", 2)
    return scene.cards(*cards)


def seen(scene: Scene, viewer: int) -> Reckoning:
    reckoning = view_position(scene.state, viewer).reckoning
    assert reckoning is not None
    return reckoning


def lines(reckoning: Reckoning, side: int) -> list[Line]:
    return [(term.key, term.how, term.amount, term.value) for term in reckoning.sums[side].terms]


@pytest.mark.rule("CR1", "CB-virus", "CB-warpish")
def test_open_cards_are_told_term_by_term() -> None:
    reckoning = seen(fight("virus", "warpish").warp("D", 5).to("revealed"), 0)

    assert lines(reckoning, 0) == [("card", "card", 5, 5), ("virus", "times", 5, 25)]
    assert lines(reckoning, 1) == [
        ("card", "card", 8, 8),
        ("tokens", "plus", 3, 11),
        ("allied-tokens", "plus", 2, 13),
        ("warpish", "plus", 6, 19),
    ]
    assert [one.total for one in reckoning.sums] == [25, 19]


def test_of_a_hidden_card_only_the_terms_around_it_are_told() -> None:
    scene = fight("virus", "").to("cards-laid")
    reckoning = seen(scene, 1)

    assert lines(reckoning, 0) == [("card", "card", 0, None), ("virus", "times", 5, None)]
    assert reckoning.sums[0].total is None
    assert reckoning.sums[1].total == 13


def test_a_power_that_is_out_of_use_is_not_counted_beforehand() -> None:
    reckoning = seen(fight("virus", "").facts("out: virus=zapped").to("cards-laid"), 1)

    assert [term.key for term in reckoning.sums[0].terms] == ["card", "tokens", "allied-tokens"]


@pytest.mark.rule("CCon-virus")
def test_a_con_leaves_the_allies_to_be_added() -> None:
    scene = fight("virus", "").hand("B", "pulsar-virus").to("cards-laid").play("B", "con-virus")
    while scene.moment != "cards-laid":
        scene.step()

    virus = seen(scene, 1).sums[0].terms[1]
    assert (virus.key, virus.how, virus.amount, virus.then) == ("virus", "times", 3, 2)
    assert seen(scene, 1).beats == (1,)


@pytest.mark.rule("CD3-18")
def test_a_halved_card_becomes_another_number() -> None:
    scene = fight(cards=("attack-9", "attack-8")).to("destiny").facts("comet: half-attacks").to("cards-laid")

    assert lines(seen(scene, 0), 0)[1] == ("half-attacks", "becomes", 4, 4)
    assert lines(seen(scene, 1), 0)[1] == ("half-attacks", "becomes", 0, None)


def test_who_watches_knows_neither_card() -> None:
    reckoning = seen(fight().to("cards-laid"), WATCHING)

    assert [one.total for one in reckoning.sums] == [None, None]
    assert reckoning.beats == ()
    assert reckoning.prospects == ()


def test_views_of_different_hidden_cards_tell_the_same_to_others() -> None:
    told = [
        seen(fight("virus", "calculator", cards=(card, "attack-8")).to("cards-laid"), viewer).sums
        for card in ("attack-5", "attack-30", "compromise")
        for viewer in (2, WATCHING)
    ]

    assert all(sums == told[0] for sums in told)


def test_what_a_secret_power_would_add_is_not_told() -> None:
    plain = Scene(secret_powers="yes").cone(3).cards("attack-5", "attack-8").to("cards-laid")
    secret = Scene("virus", secret_powers="yes").cone(3).cards("attack-5", "attack-8").to("cards-laid")

    assert seen(secret, 1).sums == seen(plain, 1).sums


def test_the_own_card_holds_against_these_attacks() -> None:
    """13 of the defence against a card with five tokens: ties are the defence's."""
    scene = fight().to("cards-laid")

    assert seen(scene, 1).beats == (1, 4, 5, 6, 7, 8)
    assert seen(scene, 0).beats == (1, 4)


def test_before_a_card_is_laid_each_attack_in_the_hand_is_tried() -> None:
    scene = fight(cards=("attack-5", "attack-8")).hand("A", "attack-30").to("before-cards")

    prospects = {CARD_NAMES[kind]: totals for kind, *totals in seen(scene, 0).prospects}
    assert prospects == {"attack-5": [10, 10], "attack-30": [35, 35]}
    assert seen(scene, 2).prospects == ()


@pytest.mark.rule("CB-calculator")
def test_what_depends_on_the_hidden_card_is_left_open() -> None:
    """The higher card is cut by the lower one: 30 may stay 30, or not."""
    scene = fight("", "calculator", cards=("attack-30", "attack-8")).to("cards-laid").play("B", "calculator")
    while scene.told("power-used") == 0 or scene.moment == "played":
        scene.step()

    assert lines(seen(scene, 0), 0)[:2] == [("card", "card", 30, 30), ("calculator", "becomes", 0, None)]
    assert [one.total for one in seen(scene, 0).sums] == [None, None]
    assert len(seen(scene, 0).beats) > 0


@pytest.mark.rule("CB-anti-matter")
def test_the_verdict_names_what_turns_it_round() -> None:
    reckoning = seen(fight("anti-matter", "", cards=("attack-5", "attack-40")).to("decided"), 3)

    assert reckoning.verdict == (("higher-total", DEFENCE_WON), ("anti-matter", OFFENCE_WON))


def test_no_totals_with_a_compromise() -> None:
    scene = fight(cards=("attack-5", "compromise")).to("revealed")

    assert view_position(scene.state, 0).reckoning is None


@pytest.mark.parametrize("moment", ["launch", "alliance"])
def test_before_the_cards_nothing_is_counted(moment: str) -> None:
    assert view_position(fight().to(moment).state, 0).reckoning is None
