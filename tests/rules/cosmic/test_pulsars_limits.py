"""Powers that can't leave out a single player: their Con limits them instead."""

import pytest

from tests.rules.cosmic.scene import Scene, power, seat


@pytest.mark.rule("C3.3g", "CCon-anti-matter")
@pytest.mark.parametrize(("con", "total"), [(False, 8), (True, 0)])
def test_limit_of_anti_matter(con: bool, total: int) -> None:
    """B has 6, four own tokens and two allied ones: 6 + 4 - 2, or 6 - 4 - 2; A has 12 - 2."""
    scene = Scene("anti-matter", pulsars="yes").hand("B", "pulsar-anti-matter")
    scene.cone(2).join("C", "defence", 2).cards("attack-12", "attack-6").to("launch")
    if con:
        scene.play("B", "con-anti-matter")
    scene.finish()

    assert scene.totals == (10, total)


@pytest.mark.rule("C3.3g", "CCon-healer")
@pytest.mark.parametrize(("consent", "lost"), [("pass", 2), ("yes", 0)])
def test_limit_of_healer(consent: str, lost: int) -> None:
    """A loses two tokens and is healed only if A likes."""
    scene = Scene("", "", "healer", pulsars="yes").hand("A", "pulsar-healer").cone(2)
    scene.cards("attack-4", "attack-20").to("launch").play("A", "con-healer")
    scene.to("tokens-lost").play("C", "healer").until("agree").answer("A", consent).finish()

    assert scene.in_warp("A") == lost


@pytest.mark.rule("C3.3g", "CCon-macron")
@pytest.mark.parametrize(("con", "total"), [(False, 14), (True, 13)])
def test_limit_of_macron(con: bool, total: int) -> None:
    """One token counts 4, or 3: with Attack 10."""
    scene = Scene("macron", pulsars="yes").hand("B", "pulsar-macron").cards("attack-10", "attack-12")
    scene.to("destiny")
    if con:
        scene.play("B", "con-macron")
    scene.finish()

    assert scene.totals == (total, 16)


@pytest.mark.rule("C3.3g", "CCon-pentaform")
@pytest.mark.parametrize(("con", "total"), [(False, 20), (True, 12)])
def test_limit_of_pentaform(con: bool, total: int) -> None:
    """Its stage is Virus: 10 x 2, but 10 + 2 against the holder."""
    scene = Scene("pentaform", pulsars="yes").hand("B", "pulsar-pentaform")
    scene.stages("A", "virus", "mutant", "oracle", "loser", "filch")
    scene.cone(2).cards("attack-10", "attack-12").to("launch")
    if con:
        scene.play("B", "con-pentaform")
    scene.finish()

    assert scene.totals == (total, 16)


@pytest.mark.rule("C3.3g", "CCon-progenitor")
@pytest.mark.parametrize("con", [False, True])
def test_limit_of_progenitor(con: bool) -> None:
    """The tokens of its second system, p20 to p24, may not be sent against the holder."""
    scene = Scene("progenitor", pulsars="yes").hand("B", "pulsar-progenitor").cards("attack-10", "attack-12")
    scene.second_system("A", "virus").to("launch")
    if con:
        scene.play("B", "con-progenitor")
    scene.until("load")

    assert ("p20" in scene.options("A")) != con
    assert "p0" in scene.options("A")


@pytest.mark.rule("C3.3g", "CCon-reincarnator")
def test_limit_of_reincarnator() -> None:
    """B has beaten it, and chooses between the two powers that it draws."""
    scene = Scene("reincarnator", pulsars="yes").hand("B", "pulsar-reincarnator")
    scene.cards("attack-4", "attack-20").to("launch").play("B", "con-reincarnator")
    scene.until("deal-power").answer("chance", "virus").answer("chance", "mutant")
    assert scene.options("B") == ["mutant", "virus"]

    scene.answer("B", "mutant").to("ending")

    assert scene.state.owner[power("mutant")] == seat("A")
    assert scene.state.owner[power("virus")] == -1
