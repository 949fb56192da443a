"""The pipeline of a total: card, changes of it, tokens, additions, comparison, what turns it round (CP8)."""

from itertools import permutations

import pytest

from orrery.engine.queries import Modifier, Queries
from orrery.games.cosmic.queries import BONUS, CARD, COMPARE, INVERT, KICKER, NUMBERS, TOKENS, TOTAL, VERDICT
from orrery.games.cosmic.results import BOTH_LOST, DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.tables import BOOK
from orrery.games.cosmic.totals import MODIFIERS, explain_total, explain_verdict
from tests.rules.cosmic.scene import Scene

Line = tuple[str, str, int]


def terms(scene: Scene, side: int) -> list[Line]:
    return [term.plain() for term in explain_total(scene.state, side)]


def verdict_of(scene: Scene) -> list[Line]:
    return [term.plain() for term in explain_verdict(scene.state)]


def fight(*powers: str, cards: tuple[str, str] = ("attack-15", "attack-20"), comet: str = "none") -> Scene:
    """Three tokens of A and two of C against one of B and one of D, under a comet."""
    scene = Scene(*powers).base("B", "p5", 1).cone(3).join("C", "offence", 2).join("D", "defence", 1)
    return scene.cards(*cards).to("destiny").facts(f"comet: {comet}")


def twice(state: Cosmic, seat: int, value: int) -> int:
    return 2 * value


def plus_one(state: Cosmic, seat: int, value: int) -> int:
    return value + 1


def by_offence(state: Cosmic, seat: int) -> bool:
    return seat == state.offence


@pytest.mark.rule("CP8")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_kickers_come_before_changes_of_the_card_tokens_and_additions(order: tuple[int, ...]) -> None:
    """15 doubled by a kicker is 30, halved 15, with 3 and 2 tokens 20, and one more 21."""
    scene = fight(comet="half-attacks").to("revealed")
    extras = (
        MODIFIERS,
        (Modifier("kicker", "X1", TOTAL, KICKER, by_offence, twice),),
        (Modifier("bonus", "X2", TOTAL, BONUS, by_offence, plus_one),),
    )

    numbers = Queries(tuple(entry for index in order for entry in extras[index]), len(NUMBERS))

    lines = [term.plain() for term in numbers.explain(scene.state, TOTAL, 0, 15)]
    assert [value for _, _, value in lines] == [30, 15, 18, 20, 21]


@pytest.mark.rule("CP8")
def test_everything_that_counts_stands_in_the_order_of_the_pipeline() -> None:
    assert KICKER < CARD < TOKENS < BONUS < COMPARE < INVERT
    for query in (TOTAL, VERDICT):
        layers = [entry.layer for entry in BOOK.numbers.table[query]]
        assert layers == sorted(layers)


@pytest.mark.rule("CR1", "CP8")
def test_a_plain_total_is_card_tokens_and_allied_tokens() -> None:
    scene = fight().to("decided")

    assert terms(scene, OFFENCE) == [("card", "CR1", 15), ("tokens", "CR1", 18), ("allied-tokens", "CR1", 20)]
    assert terms(scene, DEFENCE) == [("card", "CR1", 20), ("tokens", "CR1", 21), ("allied-tokens", "CR1", 22)]
    assert scene.totals == (20, 22)


@pytest.mark.rule("CR1")
def test_a_side_without_allies_has_no_line_for_them() -> None:
    scene = Scene().cone(2).cards("attack-5", "attack-6").to("decided")

    assert [key for key, _, _ in terms(scene, OFFENCE)] == ["card", "tokens"]


@pytest.mark.rule("CR1", "CA4.4")
def test_a_defence_without_tokens_on_the_planet_counts_its_card_and_allies() -> None:
    scene = Scene().base("B", "p5", 0).cone(1).join("D", "defence", 2).cards("attack-5", "attack-6")

    assert scene.finish().totals == (6, 8)


@pytest.mark.rule("CA4.5")
def test_tokens_of_others_on_the_planet_do_not_count() -> None:
    scene = Scene().base("C", "p5", 4).cone(1).cards("attack-5", "attack-6")

    assert scene.finish().totals == (6, 10)


@pytest.mark.rule("CD3-18", "CX-stellar-gas", "CP8")
def test_half_attacks_with_allies_in_stellar_gas() -> None:
    """15 is 7 with 3 tokens; 20 is 10 with one. The allies on either side don't count."""
    scene = fight(comet="half-attacks").hand("B", "stellar-gas").to("revealed").play("B", "stellar-gas")

    scene.to("decided")

    assert terms(scene, OFFENCE) == [
        ("card", "CR1", 15),
        ("half-attacks", "CD3-18", 7),
        ("tokens", "CR1", 10),
        ("stellar-gas", "CX-stellar-gas", 10),
    ]
    assert scene.totals == (10, 11)


@pytest.mark.rule("CD3-18", "CB-virus", "CP8")
def test_a_halved_card_is_halved_before_it_is_multiplied() -> None:
    """5 is 2, and 2 times 3 and 2 tokens is 10; not 25 halved."""
    scene = fight("virus", cards=("attack-5", "attack-6"), comet="half-attacks").to("decided")

    assert terms(scene, OFFENCE) == [
        ("card", "CR1", 5),
        ("half-attacks", "CD3-18", 2),
        ("virus", "CB-virus", 10),
    ]


@pytest.mark.rule("CX-stellar-gas", "CB-virus")
def test_in_stellar_gas_virus_multiplies_its_own_tokens_only() -> None:
    scene = fight("virus", cards=("attack-5", "attack-6")).hand("B", "stellar-gas").to("revealed")

    assert scene.play("B", "stellar-gas").finish().totals == (15, 7)


@pytest.mark.rule("CB-virus", "CB-warpish", "CP8")
def test_what_is_added_comes_after_what_is_multiplied() -> None:
    """5 times 5 and 7 tokens in the Warp is 32, not 12 times 5: four tokens of D and three of B are there."""
    scene = fight("virus+warpish", cards=("attack-5", "attack-6")).warp("D", 4).to("decided")

    assert terms(scene, OFFENCE)[1:] == [("virus", "CB-virus", 25), ("warpish", "CB-warpish", 32)]


@pytest.mark.rule("CD3-16")
@pytest.mark.parametrize(("card", "total"), [("attack-10", 22), ("attack-11", 13)])
def test_the_defences_attack_counts_double_up_to_ten(card: str, total: int) -> None:
    scene = fight(cards=("attack-10", card), comet="doubled-defence").finish()

    assert scene.totals == (15, total)


@pytest.mark.rule("CR1", "CA6.2")
def test_a_tie_goes_to_the_defence() -> None:
    """10 with 3 and 2 against 13 with 1 and 1."""
    scene = fight(cards=("attack-10", "attack-13")).to("decided")

    assert scene.totals == (15, 15)
    assert verdict_of(scene) == [("higher-total", "CR1", DEFENCE_WON)]
    assert scene.finish().in_warp("A") == 3


@pytest.mark.rule("CR1")
def test_one_more_is_enough() -> None:
    scene = fight(cards=("attack-11", "attack-13")).to("decided")

    assert verdict_of(scene) == [("higher-total", "CR1", OFFENCE_WON)]
    assert scene.finish().tokens("A", "p5") == 3


@pytest.mark.rule("CD3-15", "CP8")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("attack-1", "attack-40"), OFFENCE_WON),
        (("attack-40", "attack-1"), DEFENCE_WON),
        (("attack-15", "attack-1"), OFFENCE_WON),
        (("attack-8", "attack-30"), DEFENCE_WON),
    ],
)
def test_under_comet_15_the_only_odd_attack_wins(cards: tuple[str, str], winner: int) -> None:
    assert fight(cards=cards, comet="odd-attack-wins").to("decided").state.result == winner


@pytest.mark.rule("CD3-15", "CB-anti-matter", "CA3.2")
def test_where_a_power_compares_in_its_own_way_it_is_right_against_a_comet() -> None:
    """15 with 3 and without 2 against 8 without 1 and 1: the odd Attack is higher, but the lower wins."""
    scene = fight("", "anti-matter", cards=("attack-15", "attack-8"), comet="odd-attack-wins").to("decided")

    assert scene.totals == (16, 6)
    assert verdict_of(scene) == [
        ("higher-total", "CR1", OFFENCE_WON),
        ("odd-attack-wins", "CD3-15", OFFENCE_WON),
        ("anti-matter", "CB-anti-matter", DEFENCE_WON),
    ]


@pytest.mark.rule("CD3-15", "CB-loser", "CP8")
def test_an_upset_turns_round_whatever_the_comparison_gave() -> None:
    """The odd Attack 1 would win against 40; Loser has declared an upset."""
    scene = fight("loser", cards=("attack-1", "attack-40"), comet="odd-attack-wins").to("before-cards")
    scene.play("A", "loser").to("decided")

    assert verdict_of(scene) == [
        ("higher-total", "CR1", DEFENCE_WON),
        ("odd-attack-wins", "CD3-15", OFFENCE_WON),
        ("upset", "CB-loser", DEFENCE_WON),
    ]
    assert scene.state.result == DEFENCE_WON


@pytest.mark.rule("CB-anti-matter", "CB-loser", "CP8")
def test_with_anti_matter_and_an_upset_the_higher_total_wins_again() -> None:
    """15 without 3 and 2 against 20 with 1 and without 1: the lower would win, but for the upset."""
    scene = fight("anti-matter", "loser").to("before-cards").play("B", "loser").to("decided")

    assert scene.totals == (10, 20)
    assert [value for _, _, value in verdict_of(scene)] == [DEFENCE_WON, OFFENCE_WON, DEFENCE_WON]


@pytest.mark.rule("CW-loser", "CP8")
def test_when_both_lose_it_is_told_last() -> None:
    scene = fight().hand("A", "flare-loser").to("before-cards").play("A", "wild-loser").to("decided")

    assert verdict_of(scene)[-1] == ("wild-loser", "CW-loser", BOTH_LOST)
    assert scene.state.result == BOTH_LOST


@pytest.mark.rule("CP8")
def test_the_last_term_is_the_total_that_is_compared() -> None:
    scene = fight("virus", "warpish", comet="doubled-defence").to("decided")

    for side in (OFFENCE, DEFENCE):
        assert terms(scene, side)[-1][2] == scene.totals[side]
