"""Rulings for all powers: roles, the order at one moment, where Con and Pro meet, whom a Con means."""

import pytest

from orrery.games.cosmic.abilities import boosted
from orrery.games.cosmic.keys import POWER_USED
from orrery.games.cosmic.names import SEAT_NAMES
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from tests.rules.cosmic.put_to_use import USED
from tests.rules.cosmic.scene import Scene, power, seat


def users(scene: Scene) -> str:
    """Who has announced the use of a power so far, in order."""
    recorder = scene.state.recorder
    assert recorder is not None
    return "".join(SEAT_NAMES[told.seat] for told in recorder.stream(-1, 0) if told.kind == POWER_USED)


@pytest.mark.rule("CG1", "CB-virus")
@pytest.mark.parametrize(("powers", "total"), [(("virus",), 24), (("", "", "virus"), 11)])
def test_a_power_of_the_challenge_works_for_main_players(powers: tuple[str, ...], total: int) -> None:
    """8 × (2 + 1) = 24; with Virus as an ally 8 + 2 + 1 = 11."""
    scene = Scene(*powers).cone(2).join("C", "offence", 1).cards("attack-8", "attack-6")

    assert scene.finish().totals[0] == total


@pytest.mark.rule("CG1", "CB-vacuum", "CX-plague")
def test_a_power_of_no_phase_works_for_whoever_has_it() -> None:
    """D takes no part in the challenge, and loses 3 tokens to a Plague: three others go along."""
    scene = Scene("", "", "", "vacuum").cards("attack-8", "attack-6").hand("A", "plague").to("ending")
    before = sum(scene.in_warp(name) for name in "ABC")

    scene.play("A", "plague").answer("A", "D").unanswered().to("ending")

    assert users(scene) == "D"
    assert sum(scene.in_warp(name) for name in "ABC") == before + 3


@pytest.mark.rule("CG4", "CA3.2")
def test_what_must_happen_comes_first_in_the_order_of_priority() -> None:
    """Warpish is the offence, Virus the defence: both are used before B may travel in time."""
    scene = Scene("warpish", "virus+chronos").cards("attack-8", "attack-6")

    assert users(scene.to("cards-laid")) == ""
    assert users(scene.to("revealed")) == "AB"
    assert "chronos" in scene.options("B")


@pytest.mark.rule("CG4")
def test_who_may_do_several_things_does_them_in_any_order() -> None:
    scene = Scene("loser").hand("A", "finder", "sanity").cards("attack-8", "attack-6").to("before-cards")
    assert scene.options("A") == ["pass", "finder", "sanity", "loser"]

    assert "finder" in scene.play("A", "loser").unanswered().options("A")


@pytest.mark.rule("CG4", "CB-anti-matter", "CW-negator")
@pytest.mark.parametrize(
    ("wild", "totals", "result"), [(False, (8, 5), DEFENCE_WON), (True, (-12, 3), OFFENCE_WON)]
)
def test_what_changes_cards_goes_before_what_decides(
    wild: bool, totals: tuple[int, int], result: int
) -> None:
    """10 - 2 against 1 + 4, and the lower total wins; with negative Attacks -10 - 2 against -1 + 4."""
    scene = Scene("anti-matter").hand("B", "flare-negator").cone(2).cards("attack-10", "attack-1")
    scene.to("revealed")
    if wild:
        scene.play("B", "wild-negator").unanswered()

    assert scene.finish().totals == totals
    assert scene.state.result == result


@pytest.mark.rule("CG23", "CPro-mutant")
def test_what_a_pro_has_brought_stays_when_it_is_over() -> None:
    """Mutant fills its hand up to 9, lays one card and keeps eight."""
    scene = Scene("mutant", pulsars="yes").hand("A", "pulsar-mutant").cards("attack-8", "attack-6")
    scene.to("offence-invites").play("A", "pro-mutant").unanswered().play("A", "mutant").unanswered()
    scene.to("before-cards")
    assert scene.state.sizes[seat("A")] == 9
    assert boosted(scene.state, seat("A"), power("mutant"))

    scene.finish().to("beginning")

    assert scene.state.sizes[seat("A")] == 8
    assert not boosted(scene.state, seat("A"), power("mutant"))


@pytest.mark.rule("CG23", "CPro-virus", "CCon-virus")
@pytest.mark.parametrize(("con", "total"), [("none", 20), ("B", 16)])
def test_where_con_and_pro_meet_the_limit_holds_for_the_holder(con: str, total: int) -> None:
    """5 × (2 + 1 + 1) with the Pro; against the Con of B the ally is only added: 5 × (2 + 1) + 1."""
    scene = Scene("virus", pulsars="yes").cone(2).join("C", "offence", 1).cards("attack-5", "attack-40")

    assert scene.facts("pro: virus=1", f"con: virus={con}").finish().totals[0] == total


@pytest.mark.rule("CG26", "CCon-virus")
@pytest.mark.parametrize(("con", "total"), [("B", 11), ("C", 15), ("D", 15)])
def test_a_con_about_the_opponent_is_for_the_opposing_main_player(con: str, total: int) -> None:
    """C and D are allies of the two sides: against B's Con only it is 5 × 2 + 1, not 5 × (2 + 1)."""
    scene = Scene("virus", pulsars="yes").cone(2).join("D", "offence", 1).join("C", "defence", 1)

    assert scene.cards("attack-5", "attack-40").facts(f"con: virus={con}").finish().totals[0] == total


@pytest.mark.rule("CG26", "CCon-vacuum")
def test_a_con_about_ones_tokens_works_wherever_one_stands() -> None:
    """A loses against B and takes somebody along; D takes no part, and can't be chosen."""
    scene = Scene("vacuum", pulsars="yes").cone(1).cards("attack-1", "attack-40").facts("con: vacuum=D")

    assert scene.until("choose-seat").options("A") == ["B", "C"]


@pytest.mark.rule("CG26", "CCon-cripple", "CPro-cripple")
def test_a_con_never_helps_the_allies_of_its_holder() -> None:
    """With its Pro Cripple reaches the allies of B too; B's Con sets B's edicts free, and not those of C."""
    scene = Scene("cripple", pulsars="yes").hand("B", "finder").hand("C", "sanity").join("C", "defence", 1)
    scene.cards("attack-8", "attack-6").facts("pro: cripple=1", "con: cripple=B").to("before-cards")

    assert "finder" in scene.options("B")
    assert "sanity" not in scene.options("C")


PASSIVE = ("ancients", "fungus", "gorgon", "masochist", "miser", "vulch", "warrior")


@pytest.mark.rule("CG17")
def test_powers_that_only_change_something_are_announced_all_but_symbiote() -> None:
    assert set(PASSIVE) <= set(USED)
    assert "symbiote" not in USED


@pytest.mark.rule("CG5", "CB-tripler", "CB-mirror", "CD4.2")
def test_a_card_is_kicked_reversed_and_then_tripled() -> None:
    """A's Tripler lays a 4 with a kicker of 3: 12, reversed by B's Mirror 21, a third of it 7, and 1 token.

    B's 10 counts 01, and four tokens.
    """
    scene = Scene("tripler", "mirror", kickers="yes").kickers("kicker-3").cards("attack-4", "attack-10")
    scene.to("cards-laid").play("B", "mirror").unanswered().finish()

    assert scene.totals == (7 + 1, 1 + 4)


@pytest.mark.rule("CG7", "CB-tripler")
def test_what_tripler_divides_is_rounded_up() -> None:
    """A third of 11 is 4, with one token 5."""
    assert Scene("tripler").cards("attack-11", "attack-10").finish().totals[0] == 5


@pytest.mark.rule("CG10", "CB-spiff", "CB-void", "CB-fungus")
@pytest.mark.parametrize("key", ["spiff", "void", "fungus"])
def test_powers_of_a_lost_fight_take_no_notice_of_a_failed_deal(key: str) -> None:
    """Both lose three tokens; nobody lands, none is captured, none leaves the game."""
    scene = Scene(key).cone(2).cards("compromise", "compromise").to("ending")

    assert (scene.in_warp("A"), scene.in_warp("B")) == (3, 3)
    assert (scene.told("tokens-captured"), scene.told("tokens-gone"), scene.tokens("A", "p5")) == (0, 0, 0)
