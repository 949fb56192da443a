"""Views by name: what positions in text say is found under the same names."""

from typing import Any

import pytest
from msgspec.json import encode

import orrery
from orrery.engine.errors import UnknownName

PULSAR = """\
orrery position 1
title: pulsar
version: 2
seats: 2
option boards: AI+BII+AIII

round: 4
tiles: S07=5 S03=17
stations S07: 1=0 3=1
ships: 0=S07 1=P02
claims: P02=1
gyrodynes: P02=medium
spinning: P02=1
patents: I-4=0+1 II-2=1
fresh: I-4=1
keepers: A2=0 A3=0
paid: A2=1
links: A2.2=A3.1 A3.1=A2.2
display: 1=B4
dice 0: first=3 second=4
to play: 0
"""
CLUSTER = """\
orrery position 1
title: cluster
version: 2
seats: 2

tiles: f2=GR5
ticks: f2=br
coins 0: g1=9 f2=3
leaders: 1=f2
sites 1: 1=f2
crystals 1: B=2
to play: 0
"""
COSMIC = """\
orrery position 1
title: cosmic
version: 1
seats: 3

tokens A: p7=2 p0=2
owner: virus=A zombie=B
out: zombie=zapped
hands A: attack-8=2 compromise=1
hands B: flare-zombie=1
known A-B: flare-zombie=1
warp: C=1
to play: 0
"""
DISCS = """\
orrery position 1
title: connect-four
version: 1
seats: 2

discs: 0=d1+d2 1=e1
to play: 1
"""


def view_of(text: str) -> Any:
    return orrery.match(position=text, secret=b"names").view


def test_pulsar_names_systems_and_pulsars() -> None:
    view = view_of(PULSAR)

    assert (view.systems["S07"].tile, view.systems["S07"].stations) == ("5", (0, None, 1))
    assert (view.systems["S01"].tile, view.systems["S01"].stations) == (None, ())
    assert view.pulsars["P02"] == ("P02", 1, "medium", True)
    assert view.pulsars["P03"] == ("P03", None, None, False)


def test_pulsar_names_technologies_and_transmitters() -> None:
    view = view_of(PULSAR)

    assert (view.technologies["AI-4"].owners, view.technologies["AI-4"].fresh) == ((0, 1), True)
    assert (view.technologies["BII-2"].owners, view.technologies["BII-2"].fresh) == ((1,), False)
    assert view.transmitter_tiles["A2"] == ("A2", 0, False, (True, False), False, (None, "A3.1"))
    assert view.transmitter_tiles["B4"] == ("B4", None, True, (False, False), False, (None, None))


def test_pulsar_tells_what_a_player_has() -> None:
    first, second = view_of(PULSAR).players

    assert (first.ship, first.systems, first.pulsars) == ("S07", ("S07",), ())
    assert (first.technologies, first.transmitters, first.headquarters) == (("AI-4",), ("A2", "A3"), "A1")
    assert (second.ship, second.systems, second.pulsars) == ("P02", ("S07",), ("P02",))


def test_a_board_that_is_not_drawn_yet_has_no_technologies() -> None:
    assert view_of(PULSAR.replace("\nround:", "\nboards: II=none\nround:")).technologies.keys() >= {"AI-1"}
    assert "BII-2" not in view_of(PULSAR.replace("\nround:", "\nboards: II=none\nround:")).technologies


def test_cluster_names_tiles_by_cell() -> None:
    tile = view_of(CLUSTER).cells["f2"]

    assert (tile.kind, tile.tick, tile.coins, tile.leaders) == ("GR5", "br", (3, 0), (1,))
    assert (tile.colony, tile.station) == (None, 1)
    assert tile.ways == {"f1": 1, "g2": 4}
    assert (view_of(CLUSTER).cells["g1"].kind, view_of(CLUSTER).cells["g1"].tick) == ("MITS", None)


def test_cluster_tells_what_a_player_has() -> None:
    first, second = view_of(CLUSTER).players

    assert (first.leader, first.colony, first.stations) == ("g1", None, ())
    assert (second.leader, second.stations, second.crystals["B"]) == ("f2", ("f2",), 2)


def test_cosmic_names_planets_and_powers() -> None:
    view = view_of(COSMIC)

    assert view.systems["B"].owner == "B"
    assert view.systems["B"].planets["p7"] == {"A": 2, "B": 4}
    assert (view.powers["virus"].owner, view.powers["virus"].users) == ("A", ("A",))
    assert (view.powers["zombie"].out, view.powers["machine"].owner) == (("zapped",), None)


def test_cosmic_names_the_own_hand_and_what_is_known_of_others() -> None:
    view = view_of(COSMIC)

    assert view.hands["A"] == (3, {"attack-8": 2, "compromise": 1})
    assert view.hands["B"] == (1, {"flare-zombie": 1})
    assert (view.players["C"].warp, view.players["A"].foreign_bases) == (1, 1)
    assert view.players["B"].powers == ("zombie",)


def test_a_hand_that_was_not_seen_is_not_told() -> None:
    match = orrery.match(position=COSMIC)

    assert match.seen_by(2).hands["A"] == (3, {})
    assert match.seen_by(-1).hands["A"] == (3, {})


def test_the_samples_name_their_places() -> None:
    cells = view_of(DISCS).cells
    assert (cells["d2"], cells["e1"], cells["e2"], len(cells)) == (0, 1, None, 42)

    points = orrery.match("backgammon").view.points
    assert (points[0]["24"], points[1]["6"], points[0]["bar"], points[1]["off"]) == (2, 5, 0, 0)


@pytest.mark.parametrize(
    ("text", "kind", "name", "said"),
    [
        (PULSAR, "systems", "S7", "no system is called 'S7'; did you mean S07"),
        (PULSAR, "technologies", "CI-4", "no technology in play is called 'CI-4'; did you mean AI-4"),
        (CLUSTER, "cells", "z9", "no cell with a tile is called 'z9'; there are f1, f2, g1, g2, h1"),
        (COSMIC, "powers", "virsu", "no power is called 'virsu'; did you mean virus"),
        (DISCS, "cells", "d7", "no cell is called 'd7'; did you mean d"),
    ],
)
def test_an_unknown_name_suggests_what_there_is(text: str, kind: str, name: str, said: str) -> None:
    with pytest.raises(UnknownName, match="^" + said) as caught:
        getattr(view_of(text), kind)[name]
    assert caught.value.code == "unknown-name"


@pytest.mark.parametrize("text", [PULSAR, CLUSTER, COSMIC, DISCS])
def test_names_are_not_sent(text: str) -> None:
    view = view_of(text)
    names = [name for name in dir(type(view)) if isinstance(getattr(type(view), name), property)]

    assert names
    assert not any(f'"{name}":' in encode(view).decode() for name in names)


def test_a_view_is_short_in_a_debugger() -> None:
    assert repr(view_of(PULSAR)) == "<PulsarView of seat 0: round 4, seat 0 use-die>"
    assert repr(view_of(CLUSTER)) == "<ClusterView of seat 0: turn 0, seat 0 place>"
    assert repr(view_of(DISCS)) == "<ConnectFourView of seat 1: seat 1 drop>"
    won = orrery.match("connect-four").say(*"dededed")
    assert repr(won.view) == "<ConnectFourView of a spectator: nothing is asked>"
