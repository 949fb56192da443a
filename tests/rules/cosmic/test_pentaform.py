"""Pentaform: its stages, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.engine.game import Setup
from orrery.engine.playout import Playout
from orrery.games.cosmic.abilities import immune
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.questions import DRAW_CARD
from orrery.games.cosmic.set_up_checks import check_setup, most_powers
from orrery.games.cosmic.tables import BOOK
from tests.rules.cosmic.scene import Scene, kind, power, seat
from tests.rules.cosmic.stages import stages_of

STAGES = ("virus", "mutant", "filch", "oracle", "macron")


def give_stages(scene: Scene, owner: str, stage: int = 1) -> Scene:
    """Virus, Mutant, Filch, Oracle and Macron are the stages 1 to 5 of a player's Pentaform."""
    return scene.stages(owner, *STAGES, at=stage)


def with_pentaform(stage: int = 1, others: tuple[str, ...] = ("", "", ""), **options: Any) -> Scene:
    """Pentaform attacks with 3 tokens and an Attack 10 a planet with 4 tokens and an Attack 20."""
    scene = Scene("pentaform", *others, **options).cone(3).cards("attack-10", "attack-20")
    return give_stages(scene, "A", stage)


def used_by(scene: Scene, owner: str) -> list[str]:
    """The powers that a player uses."""
    return [name for name in POWER_KEYS if scene.state.users[power(name)] >> seat(owner) & 1]


@pytest.mark.rule("CB-pentaform")
@pytest.mark.parametrize("seed", range(4))
def test_five_unused_powers_are_its_stages(seed: int) -> None:
    state = COSMIC.start(COSMIC.setup(4, {"named-powers": "pentaform,virus,progenitor,zombie"}))
    playout = Playout(seed)
    while state.ask_at(0).decision != DRAW_CARD:
        playout.step(COSMIC, state)
    held = {number for number in range(len(POWER_KEYS)) if state.owner[number] >= 0}

    assert len(set(stages_of(state))) == 5
    assert not held & set(stages_of(state))
    assert [state.users[stage] for stage in stages_of(state)] == [1, 0, 0, 0, 0]


@pytest.mark.rule("CB-pentaform", "CA9.1")
def test_with_two_players_parasite_is_no_stage() -> None:
    state = COSMIC.start(COSMIC.setup(2, {"named-powers": "pentaform,virus,mutant,zombie"}))

    assert power("parasite") not in COSMIC.options(state, state.ask_at(0))


@pytest.mark.rule("CB-pentaform")
def test_it_needs_five_unused_powers() -> None:
    """Five players who have so many powers each that there are not enough left for its stages."""
    most = most_powers(named(1), BOOK.traits) // 5
    check_setup(named(most), BOOK.traits)

    with pytest.raises(BadSetup, match="needs unused powers"):
        check_setup(named(most + 1), BOOK.traits)


def named(each: int) -> Setup:
    """A table of five with so many powers each, one of them Pentaform; the options offer fewer."""
    names = ["pentaform", *(key for key in POWER_KEYS if key != "pentaform")][: 5 * each]
    options = COSMIC.setup(5, {"flares": "mayfair"}).options
    return Setup(5, {**options, "powers": str(each), "named-powers": ",".join(names)})


@pytest.mark.rule("CB-pentaform")
def test_it_uses_the_power_of_its_stage() -> None:
    """As Virus it has 10 times 3, against 20 and 4."""
    assert with_pentaform().finish().totals == (30, 24)


@pytest.mark.rule("CB-pentaform")
def test_the_other_stages_rest() -> None:
    """At stage 3 it is Filch, and its total is 10 and 3."""
    scene = with_pentaform(3).finish()

    assert used_by(scene, "A") == ["filch", "pentaform"]
    assert scene.totals == (13, 24)


@pytest.mark.rule("CB-pentaform")
def test_a_new_external_base_moves_it_up() -> None:
    scene = with_pentaform().finish()

    assert scene.tokens("A", "p5") == 3
    assert used_by(scene, "A") == ["mutant", "pentaform"]
    assert scene.told("stage-moved") == 1


@pytest.mark.rule("CB-pentaform")
def test_a_lost_external_base_moves_it_down() -> None:
    """Its only token on p10 goes into the cone."""
    scene = with_pentaform(3).base("A", "p10", 1).facts("own: pentaform-bases-seen=1")
    scene.until("load").answer("A", "p10").to("offence-invites")

    assert used_by(scene, "A") == ["mutant", "pentaform"]


@pytest.mark.rule("CB-pentaform")
def test_two_bases_are_two_stages() -> None:
    scene = with_pentaform().base("A", "p10", 1).base("A", "p11", 1).to("launch")

    assert used_by(scene, "A") == ["filch", "pentaform"]


@pytest.mark.rule("CB-pentaform")
@pytest.mark.parametrize(("stage", "bases", "name"), [(5, 1, "macron"), (1, -1, "virus"), (4, 3, "macron")])
def test_it_never_goes_beyond_the_first_and_the_fifth(stage: int, bases: int, name: str) -> None:
    scene = with_pentaform(stage).facts(f"own: pentaform-bases-seen={-bases}").to("launch")

    assert used_by(scene, "A") == sorted([name, "pentaform"])


@pytest.mark.rule("CB-pentaform", "CX-cosmic-zap")
def test_a_zap_hits_the_stage_that_is_used() -> None:
    scene = with_pentaform().hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CB-pentaform", "C3.4a")
def test_a_stopped_pentaform_has_no_stage() -> None:
    scene = with_pentaform(pulsars="yes").hand("D", "pulsar-pentaform")
    scene.to("launch").play("D", "stop-pentaform").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CB-pentaform")
def test_it_grows_even_while_it_is_out() -> None:
    scene = with_pentaform(pulsars="yes").hand("D", "pulsar-pentaform").cards("attack-40", "attack-20")
    scene.to("launch").play("D", "stop-pentaform").finish()

    assert used_by(scene, "A") == ["mutant", "pentaform"]


@pytest.mark.rule("CB-pentaform", "CA7.2")
def test_without_home_bases_there_is_no_stage() -> None:
    scene = with_pentaform()
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)

    assert scene.finish().totals == (13, 24)


@pytest.mark.rule("CB-pentaform", "C3.6a")
def test_who_retains_pentaform_retains_its_stage() -> None:
    scene = with_pentaform(pulsars="yes").hand("A", "pulsar-pentaform")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("launch").play("A", "retain-pentaform").finish()

    assert scene.totals == (30, 24)


@pytest.mark.rule("CA8.1", "CB-pentaform")
def test_the_flare_of_a_stage_is_a_wild_one() -> None:
    """Virus as a stage is not held as a card: its flare adds own times allied tokens, if anything."""
    scene = with_pentaform().join("C", "offence", 1).hand("A", "flare-virus").to("revealed")

    assert scene.options("A") == ["pass", "wild-virus"]


@pytest.mark.rule("C3.1o")
def test_the_pulsar_of_a_stage_is_a_foreign_one() -> None:
    scene = with_pentaform(pulsars="yes").hand("A", "pulsar-virus").to("launch")

    assert scene.options("A") == ["pass", "con-virus", "stop-virus"]


@pytest.mark.rule("C3.4i", "C3.1o")
def test_a_stop_holds_for_the_stage_as_for_the_owner() -> None:
    """B has the card of Virus, A the stage: stopped, both only add."""
    scene = with_pentaform(others=("virus", "", ""), pulsars="yes").hand("D", "pulsar-virus")
    scene.to("launch").play("D", "stop-virus").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CCon-pentaform", "C3.3g")
def test_against_the_con_it_has_no_stage() -> None:
    scene = with_pentaform(pulsars="yes").hand("B", "pulsar-pentaform")
    scene.to("launch").play("B", "con-pentaform").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CCon-pentaform")
def test_others_have_the_con_of_the_stage() -> None:
    """C is not the opponent: Pentaform as Mutant is used, but not against C."""
    scene = with_pentaform(2, pulsars="yes").hand("C", "pulsar-pentaform")
    scene.to("launch").play("C", "con-pentaform").to("offence-invites")

    assert "mutant" in scene.options("A")
    assert immune(scene.state, seat("C"), power("mutant"))
    assert not immune(scene.state, seat("D"), power("mutant"))
    assert not immune(scene.state, seat("C"), power("virus"))


@pytest.mark.rule("CPro-pentaform")
def test_with_the_pro_it_moves_at_will() -> None:
    """From Mutant down to Virus or up to Filch; as Virus it has 10 times 3."""
    scene = with_pentaform(2, pulsars="yes").hand("A", "pulsar-pentaform").to("regroup")
    assert scene.options("A") == ["pass", "pro-pentaform"]
    scene.play("A", "pro-pentaform").to("regroup").play("A", "pentaform-moves").unanswered()
    assert scene.options("A") == ["filch", "virus"]
    scene.answer("A", "virus").to("regroup")
    assert scene.options("A") == ["pass"]

    assert scene.finish().totals == (30, 24)


@pytest.mark.rule("CPro-pentaform")
def test_at_an_end_there_is_one_way_to_go() -> None:
    scene = with_pentaform(5, pulsars="yes").hand("A", "pulsar-pentaform").to("regroup")
    scene.play("A", "pro-pentaform").to("regroup").play("A", "pentaform-moves").unanswered()

    assert scene.options("A") == ["oracle"]


@pytest.mark.rule("CPro-pentaform")
def test_it_moves_in_its_own_turn_only() -> None:
    scene = give_stages(Scene("", "pentaform", "", "", pulsars="yes"), "B").hand("B", "pulsar-pentaform")
    scene.to("regroup").play("B", "pro-pentaform").to("regroup")

    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CS-pentaform")
def test_with_the_super_two_stages_change_places() -> None:
    """Filch becomes the first stage, at which it is, and Virus the third."""
    scene = with_pentaform().hand("A", "flare-pentaform").to("regroup").play("A", "super-pentaform")
    scene.unanswered().answer("A", "virus")
    assert scene.options("A") == ["filch", "macron", "mutant", "oracle"]
    scene.answer("A", "filch")

    assert [POWER_KEYS[stage] for stage in stages_of(scene.state)] == [
        "filch", "mutant", "virus", "oracle", "macron",
    ]  # fmt: skip
    assert used_by(scene, "A") == ["filch", "pentaform"]


@pytest.mark.rule("CS-pentaform")
def test_the_super_belongs_to_the_own_turn() -> None:
    scene = give_stages(Scene("", "pentaform", "", ""), "B").hand("B", "flare-pentaform")

    assert scene.to("regroup").options("B") == ["pass"]


def with_flare(*powers: str, **options: Any) -> Scene:
    return Scene(*powers, **options).hand("A", "flare-pentaform").cards("attack-10", "attack-20")


@pytest.mark.rule("CW-pentaform")
def test_a_power_for_one_of_two_unused_ones() -> None:
    scene = with_flare("amoeba+virus", "", "", "").to("regroup").play("A", "wild-pentaform").unanswered()
    scene.answer("chance", "zombie").answer("chance", "oracle")
    assert scene.options("A") == ["oracle", "zombie"]
    scene.answer("A", "zombie")
    assert scene.options("A") == ["amoeba", "virus"]
    scene.answer("A", "virus").to("launch")

    assert used_by(scene, "A") == ["amoeba", "zombie"]
    assert scene.state.owner[power("oracle")] == -1
    assert scene.count("A", "flare-pentaform") == 1


@pytest.mark.rule("CW-pentaform")
def test_only_in_the_own_turn_and_with_a_power() -> None:
    other = Scene("", "virus", "", "").hand("B", "flare-pentaform").to("regroup")
    none = with_flare("", "virus", "", "").to("regroup")

    assert other.options("B") == none.options("A") == ["pass"]


@pytest.mark.rule("CW-pentaform")
def test_the_last_unused_power_is_drawn_without_a_choice() -> None:
    """The others hold all powers but Zombie."""
    scene = with_flare("virus", "", "", "")
    for name in POWER_KEYS:
        if name not in ("virus", "zombie"):
            scene.facts(f"owner: {name}=D")
    scene.to("regroup").play("A", "wild-pentaform").unanswered()
    assert scene.options("chance") == ["zombie"]
    scene.answer("chance", "zombie").answer("A", "virus")

    assert used_by(scene, "A") == ["zombie"]


@pytest.mark.rule("CW-sorcerer", "CB-pentaform")
def test_pentaform_takes_its_stages_along() -> None:
    """B gets it at stage 1 and stays there, whatever bases B has already."""
    scene = with_pentaform(others=("zombie", "", "")).hand("A", "flare-sorcerer").base("B", "p10", 1)
    scene.to("offence-invites").play("A", "wild-sorcerer").unanswered()
    scene.answer("A", "pentaform").answer("B", "zombie").to("alliance")

    assert used_by(scene, "A") == ["zombie"]
    assert used_by(scene, "B") == ["pentaform", "virus"]


@pytest.mark.rule("CX-flare-zap", "CW-pentaform")
def test_a_zapped_flare_changes_nothing() -> None:
    scene = with_flare("virus", "", "", "").hand("C", "flare-zap").to("regroup")
    scene.play("A", "wild-pentaform").play("C", "flare-zap").to("launch")

    assert used_by(scene, "A") == ["virus"]
    assert scene.state.discards[kind("flare-pentaform")] == 1
