"""Gorgon: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.decision import ALLOWED
from orrery.games.cosmic.abilities import can_use, clause_on
from orrery.games.cosmic.powers.gorgon import GORGON
from orrery.games.cosmic.queries import MAY_LEAVE
from tests.rules.cosmic.scene import Scene, place, seat


def with_gorgon(*powers: str, **options: Any) -> Scene:
    """B is Gorgon; A, the offence, has three tokens on its planet p6."""
    scene = Scene(*(powers or ("", "gorgon")), **options).cards("attack-8", "attack-4")
    return scene.base("A", "p6", 3)


@pytest.mark.rule("CB-gorgon")
def test_tokens_of_others_on_its_home_planets_stay() -> None:
    scene = with_gorgon().until("load")

    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4"]
    assert scene.refused("A")["p6"] == "CB-gorgon"


@pytest.mark.rule("CB-gorgon")
def test_tokens_on_a_planet_that_gorgon_shares_stay_too() -> None:
    """C would help the offence; Gorgon stands on its planet p10, but not on p11."""
    scene = Scene("", "gorgon").cards("attack-8", "attack-4").base("B", "p10", 1)
    scene.join("C", "offence", 2).to("defence-invites").until("load")

    assert scene.options("C") == ["p11", "p12", "p13", "p14"]


@pytest.mark.rule("CB-gorgon")
def test_its_home_planets_hold_without_a_token_of_its_own() -> None:
    scene = with_gorgon().base("B", "p6", 0).until("load")

    assert "p6" not in scene.options("A")


@pytest.mark.rule("CB-gorgon")
def test_gorgons_own_tokens_are_free() -> None:
    scene = Scene("gorgon").cards("attack-8", "attack-4").base("B", "p0", 2).base("A", "p6", 2).until("load")

    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4", "p6"]


@pytest.mark.rule("CB-gorgon")
def test_they_are_free_where_its_hold_was_announced() -> None:
    state = with_gorgon().until("load").state

    assert clause_on(state, MAY_LEAVE, seat("A"), place("p6")) == "CB-gorgon"
    assert clause_on(state, MAY_LEAVE, seat("B"), place("p6")) == ALLOWED


@pytest.mark.rule("CB-gorgon", "CR3")
def test_held_tokens_are_lost_as_ever() -> None:
    """Without a deal A loses three tokens of its choice, those on p6 among them."""
    scene = with_gorgon().cards("compromise", "compromise").until("offer").answer("A", "pass")
    scene.until("give-up")
    while "p6" not in scene.options("A"):
        scene.step()

    assert "p6" in scene.answer("A", "p6").options("A")


@pytest.mark.rule("CB-gorgon", "CR3")
def test_held_tokens_set_up_no_base_in_a_deal() -> None:
    scene = with_gorgon().cards("compromise", "compromise").until("offer").answer("A", "want-base-p7")
    scene.answer("A", "propose").answer("B", "accept").until("load")

    assert "p6" not in scene.options("A")
    assert "p0" in scene.options("A")


@pytest.mark.rule("CB-gorgon", "CS-crystal")
def test_what_an_effect_moves_off_goes_to_the_warp() -> None:
    """Crystal sets B to one token on p5, where Gorgon stands: three go to the Warp."""
    scene = Scene("crystal", "", "gorgon").cards("attack-8", "attack-4").base("C", "p5", 1)
    scene.hand("A", "flare-crystal").join("D", "offence", 1).to("sides-chosen").play("A", "super-crystal")
    scene.unanswered().play("A", "crystal").unanswered().answer("A", "1").answer("A", "1").answer("A", "1")
    scene.to("alliance")

    assert (scene.tokens("B", "p5"), scene.in_warp("B")) == (1, 3)


@pytest.mark.rule("CB-gorgon", "CB-amoeba")
def test_amoeba_takes_no_tokens_off_a_planet_that_gorgon_shares() -> None:
    """B is Amoeba and may only add to its four tokens on p5."""
    scene = Scene("", "amoeba", "gorgon").cards("attack-8", "attack-4").base("C", "p5", 1)
    scene.to("cards-laid").play("B", "amoeba").unanswered().until("choose-number")

    assert scene.options("B")[0] == "4"


@pytest.mark.rule("CB-gorgon")
def test_gorgon_needs_no_home_bases() -> None:
    scene = with_gorgon()
    for planet in ("p5", "p7", "p8", "p9"):
        scene.base("B", planet, 0)
    scene.until("load")

    assert can_use(scene.state, 1, GORGON)
    assert "p6" not in scene.options("A")


@pytest.mark.rule("CB-gorgon", "CA7.3")
def test_gorgon_cannot_be_named_under_the_staircase() -> None:
    """Two home bases are left: Virus or Macron has to be named."""
    scene = Scene("", "gorgon+virus+macron", powers="3", staircase="yes").cards("attack-8", "attack-4")
    for planet in ("p7", "p8", "p9"):
        scene.base("B", planet, 0)
    scene.until("choose-power")

    assert scene.options("B") == ["macron", "virus"]


@pytest.mark.rule("CB-gorgon", "CA7.3", "CA2.3")
def test_a_secret_gorgon_is_shown_when_everything_else_is_named() -> None:
    """Without a home base B names Virus and Macron; of the third power it shows that it can't be lost."""
    scene = Scene("", "gorgon+virus+macron", powers="3", staircase="yes", secret_powers="yes")
    for planet in ("p5", "p6", "p7", "p8", "p9"):
        scene.base("B", planet, 0)
    scene.cards("attack-8", "attack-4").until("choose-power")
    assert scene.options("B") == ["macron", "virus"]
    scene.answer("B", "macron").until("choose-power")
    assert scene.state.secret[GORGON] == 1

    scene.answer("B", "virus").to("regroup")
    assert scene.state.secret[GORGON] == 0
    assert can_use(scene.state, 1, GORGON)


@pytest.mark.rule("CB-gorgon", "C3.6a", "C3.7j")
def test_retain_has_no_use_for_gorgon_and_shield_has() -> None:
    scene = with_gorgon(pulsars="yes").hand("B", "pulsar-gorgon").hand("D", "cosmic-zap")
    for planet in ("p7", "p8", "p9"):
        scene.base("B", planet, 0)
    scene.to("launch")
    assert "retain-gorgon" not in scene.options("B")
    scene.to("played").play("D", "cosmic-zap")

    assert "shield-gorgon" in scene.options("B")


@pytest.mark.rule("CG17", "CB-gorgon", "CX-cosmic-zap")
def test_gorgon_is_used_when_a_token_would_leave_and_can_be_zapped_then() -> None:
    scene = with_gorgon().hand("D", "cosmic-zap").to("launch")
    assert scene.told("power-used") == 0
    scene.to("played").play("D", "cosmic-zap").until("load")

    assert "p6" in scene.options("A")


@pytest.mark.rule("CG17", "CB-gorgon")
def test_where_nobody_could_leave_gorgon_is_not_used() -> None:
    scene = Scene("", "gorgon").cards("attack-8", "attack-4").finish()

    assert scene.told("power-used") == 0


@pytest.mark.rule("CG17", "CA2.3")
def test_a_secret_gorgon_comes_to_light_when_it_holds() -> None:
    scene = with_gorgon(secret_powers="yes").to("launch")
    assert scene.state.secret[GORGON] == 1

    assert scene.until("load").state.secret[GORGON] == 0


@pytest.mark.rule("CB-gorgon", "C3.4h")
def test_a_stop_sets_the_tokens_free() -> None:
    scene = with_gorgon(pulsars="yes").hand("C", "pulsar-gorgon").join("C", "offence", 1).until("load")
    scene.to("offence-invites").play("C", "stop-gorgon").unanswered()
    scene.base("C", "p7", 2).until("load")

    assert "p7" in scene.options("C")


@pytest.mark.rule("CCon-gorgon")
def test_the_tokens_of_the_holder_of_a_con_move_freely() -> None:
    scene = with_gorgon(pulsars="yes").hand("A", "pulsar-gorgon").to("launch").play("A", "con-gorgon")
    scene.until("load")

    assert "p6" in scene.options("A")


@pytest.mark.rule("CCon-gorgon", "C3.3h")
def test_a_con_in_answer_covers_that_use_and_holds_for_nobody_else() -> None:
    scene = with_gorgon(pulsars="yes").base("C", "p6", 1).hand("A", "pulsar-gorgon").join("C", "offence", 1)
    scene.to("played").play("A", "con-gorgon").until("load")
    assert "p6" in scene.options("A")

    scene.to("defence-invites").until("load")
    assert "p6" not in scene.options("C")


@pytest.mark.rule("CPro-gorgon")
def test_with_pro_it_holds_a_whole_system_where_it_has_a_base() -> None:
    """Gorgon has a base on p0, so the system of A; without the Pro it holds p0 and p6 only."""
    scene = with_gorgon(pulsars="yes").base("B", "p0", 1).hand("B", "pulsar-gorgon").to("launch")
    scene.play("B", "pro-gorgon").unanswered().play("B", "gorgon-names").unanswered()
    assert scene.options("B") == ["p0"]
    scene.answer("B", "p0").until("load")
    assert scene.options("A") == ["pass"]

    plain = with_gorgon().base("B", "p0", 1).until("load")
    assert plain.options("A") == ["p1", "p2", "p3", "p4"]


@pytest.mark.rule("CPro-gorgon")
def test_with_pro_it_can_name_no_system_without_a_base_of_its_own() -> None:
    scene = with_gorgon(pulsars="yes").hand("B", "pulsar-gorgon").to("launch").play("B", "pro-gorgon")

    assert "gorgon-names" not in scene.to("launch").options("B")


@pytest.mark.rule("CS-gorgon", "CX-cosmic-zap")
def test_super_cancels_a_cosmic_zap() -> None:
    scene = with_gorgon().hand("B", "flare-gorgon").hand("D", "cosmic-zap").to("played")
    scene.play("D", "cosmic-zap").play("B", "super-gorgon").until("load")

    assert "p6" not in scene.options("A")


@pytest.mark.rule("CS-gorgon")
def test_super_does_not_help_another_player() -> None:
    scene = with_gorgon("virus", "gorgon").hand("B", "flare-gorgon").hand("D", "cosmic-zap").to("revealed")
    while scene.moment != "played":
        scene.step()
    scene.play("D", "cosmic-zap")

    assert "super-gorgon" not in scene.options("B")


@pytest.mark.rule("CW-gorgon")
def test_wild_freezes_a_planet_for_everybody() -> None:
    """D names p0: A can load no token from there."""
    scene = Scene().cards("attack-8", "attack-4").hand("D", "flare-gorgon").to("launch")
    scene.play("D", "wild-gorgon").answer("D", "p0").unanswered().until("load")

    assert scene.options("A") == ["p1", "p2", "p3", "p4"]
    assert scene.refused("A")["p0"] == "CW-gorgon"


def after_wild(planet: str) -> Scene:
    """D has named a planet of B, whose p5 falls; the turn of B is next."""
    scene = (
        Scene().cards("attack-20", "attack-4").hand("D", "flare-gorgon").hand("B", "attack-8").to("launch")
    )
    return scene.play("D", "wild-gorgon").answer("D", planet).unanswered().finish()


@pytest.mark.rule("CW-gorgon")
def test_frozen_tokens_can_be_lost() -> None:
    scene = after_wild("p5")

    assert (scene.tokens("B", "p5"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CW-gorgon")
def test_a_planet_is_frozen_for_one_challenge() -> None:
    scene = after_wild("p6").until("load")

    assert "p6" in scene.options("B")
