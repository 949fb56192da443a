"""The option reach: eventually (G3.6)."""

import pytest

from tests.rules.cluster.scene import Scene, at


def ticks(scene: Scene, name: str) -> list[str]:
    return [token.split("-")[1] for token in scene.offers(f"{name}-")]


@pytest.mark.rule("G3.6")
def test_a_tile_that_later_tiles_could_join_may_lie_with_closed_borders() -> None:
    now, later = Scene().holds("GR2"), Scene(reach="eventually").holds("GR2")

    assert ticks(now, "e1") == ["bl", "br"]
    assert ticks(later, "e1") == ["tl", "tr", "bl", "br"]


@pytest.mark.rule("G3.6")
def test_without_tiles_to_come_a_border_has_to_be_open_at_once() -> None:
    scene = Scene(reach="eventually").stack().holds("GR2")

    assert ticks(scene, "e1") == ["bl", "br"]
    assert scene.refusals()["e1-tl"] == "G3.6"


@pytest.mark.rule("G3.6")
def test_supernovas_to_come_build_no_bridge() -> None:
    scene = Scene(reach="eventually").stack(["RDa"]).holds("GR2")

    assert ticks(scene, "e1") == ["bl", "br"]


@pytest.mark.rule("G3.6")
def test_one_tile_to_come_can_be_the_bridge() -> None:
    scene = Scene(reach="eventually").stack(["GR5"]).holds("GR2")

    assert ticks(scene, "e1") == ["tl", "tr", "bl", "br"]


@pytest.mark.rule("G3.6")
def test_a_null_tile_is_always_allowed_as_a_station_needs_no_way() -> None:
    scene = Scene(reach="eventually").tile("e1", "RDa").stack().holds("RDn")

    assert ticks(scene, "d1") == ["tl", "tr", "bl", "br"]


@pytest.mark.rule("G3.6")
def test_a_place_shut_off_by_supernovas_is_refused_in_both_modes() -> None:
    nook = [at(2, -2), at(3, -1)]

    for mode in ("now", "eventually"):
        scene = Scene(reach=mode).tiles(*nook, kind="RDa").tile("f1", "RDa").holds("GR2")
        assert {scene.refusals()[f"e1-{tick}"] for tick in ("tl", "tr", "bl", "br")} == {"G3.6"}


@pytest.mark.rule("G3.6")
def test_a_tile_may_join_one_that_itself_waits_for_a_bridge() -> None:
    waiting = Scene(reach="eventually").tile("e1", "GR2", "tl")

    assert "d1-bl" in waiting.holds("GR5").offers()
    assert "d1-bl" not in Scene(reach="eventually").tile("e1", "GR2", "tl").stack().holds("GR5").offers()
