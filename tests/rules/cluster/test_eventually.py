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


def wall(*gaps_filled: str) -> Scene:
    """Supernovas along row f and before the null on g2, so that f6 is a long way off (# is a supernova)::

        f6 new   f5 #   f4 #   f3 #   f2 #   f1 BKa
      g7     g6     g5     g4     g3 #   g2 BKn   g1 MITS
        h6     h5     h4     h3     h2     h1 BKa

    The shortest way round is g6, g5, g4, h3, h2, five tiles, to h1; above the wall e2 is a supernova, too.
    """
    return Scene(reach="eventually").tiles("f2", "f3", "f4", "f5", "g3", "e2", *gaps_filled, kind="RDa")


@pytest.mark.rule("G3.6")
def test_a_way_may_lead_over_five_tiles_to_come_if_so_many_are_left() -> None:
    enough, short = wall().stack(["GR5"] * 5).holds("GR2"), wall().stack(["GR5"] * 4).holds("GR2")

    assert ticks(enough, "f6") == ["tl", "tr", "bl", "br"]
    assert ticks(short, "f6") == []
    assert short.refusals()["f6-bl"] == "G3.6"


@pytest.mark.rule("G3.6")
def test_a_supernova_is_not_one_of_the_five() -> None:
    scene = wall().stack(["GR5", "GR5", "GR5", "GR5", "RDa"]).holds("GR2")

    assert ticks(scene, "f6") == []


@pytest.mark.rule("G3.6")
def test_a_way_over_six_tiles_is_too_long_however_many_are_left() -> None:
    scene = wall("h2").stack(["GR5"] * 9).holds("GR2")

    assert ticks(scene, "f6") == []
    assert scene.refusals()["f6-bl"] == "G3.6"


@pytest.mark.rule("G3.6")
def test_one_null_to_come_next_to_the_new_tile_is_enough() -> None:
    scene = wall("h2").stack(["RDn"]).holds("GR2")

    assert ticks(scene, "f6") == ["tl", "tr", "bl", "br"]


@pytest.mark.rule("G3.6")
def test_a_null_to_come_may_lie_next_to_a_tile_that_waits_for_it() -> None:
    """Only d1 opens to e1, and it waits for a null on c1, c2 or d2 itself (# is a supernova)::

      c2       c1
    d2     d1 GR2
      e2 #     e1 new
           f1 #
    """
    nook = Scene(reach="eventually").tiles("e2", "f1", kind="RDa").tile("d1", "GR2", "bl")

    assert "e1-tl" in nook.stack(["BLn"]).holds("GR5").offers()
    assert "e1-tl" not in nook.stack(["BL2"]).holds("GR5").offers()


@pytest.mark.rule("G3.6")
def test_a_null_to_come_does_not_help_where_it_can_not_lie() -> None:
    nook = Scene(reach="eventually").tiles("e2", "d1", "f1", kind="RDa").stack(["BLn"]).holds("GR5")

    assert ticks(nook, "e1") == []


@pytest.mark.rule("G3.6", "G3.5")
def test_tiles_to_come_may_not_enclose_a_place_either() -> None:
    """A tile on e4 would join d4 to the null on f3, but enclose e3 if it is empty (# is a supernova)::

      d4 new   d3 #     d2 #
    e5       e4       e3       e2 #
      f4 #     f3 BLn   f2 #
    """
    walled = Scene(reach="eventually").tiles("d3", "d2", "e2", "f2", "f4", kind="RDa").tile("f3", "BLn")
    filled = Scene(reach="eventually").tiles("d3", "d2", "e2", "f2", "f4", "e3", kind="RDa").tile("f3", "BLn")

    assert ticks(walled.stack(["BL2"]).holds("GR5"), "d4") == []
    assert ticks(filled.stack(["BL2"]).holds("GR5"), "d4") == ["tl", "tr", "bl", "br"]
