"""The picture of Globular Cluster shows the whole table, and fits into 80 columns."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.state import Cluster
from orrery.shown.cluster.picture import cluster
from orrery.shown.telling import Telling
from tests.rules.cluster.scene import Scene
from tests.terminal.shown import NAMES, SPEECHES, random_positions


def drawn(state: Cluster, seat: int = 0, language: str = "en") -> list[str]:
    telling = Telling(CLUSTER, SPEECHES[language], NAMES[: state.seats])
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as capture:
        page = cluster(telling, CLUSTER.view(state, seat), CLUSTER.standings(state), seat, 80)
        console.print(page, crop=False)
    return capture.get().splitlines()


def test_ticks_and_border_costs_stand_where_they_lie() -> None:
    rows = drawn(Scene().acts().state)

    assert [row.strip() for row in rows[2:19]] == [
        "───────────",
        "│ f1 @1   │",
        "│BKa o    │",
        "│         │",
        "│        *│",
        "───────2────1────────",
        "│*g2 @2   │ g1      │",
        "│BKn      xMITS     │",
        "│         │A12LB12L │",
        "│         │         │",
        "───────1────1────────",
        "│ h1 @1  *│",
        "│BKa o    │",
        "│         │",
        "│         │",
        "───────────",
        "",
    ]


def test_a_tile_shows_value_scorer_members_station_and_colony() -> None:
    scene = Scene().early().pennies("g3", 2).coins("g3", 2).leader("g3", seat=1).station("g4", seat=1)
    text = "\n".join(drawn(scene.pennies("h2", 1).colony("h2").acts().state))

    for part in ("GR2+2=4B", "A2BL", "BLn   sB", "BL2+1=3cA"):
        assert part in text


def test_open_places_are_named_while_a_tile_is_to_be_laid() -> None:
    text = "\n".join(drawn(Scene().holds("GR5").state))

    assert "in hand: green 5" in text
    for name in ("e1", "e2", "f2", "g3", "h2", "i1", "i2"):
        assert name in text


def test_crystals_stand_in_sets_and_the_stack_by_group() -> None:
    rows = drawn(Scene().crystals(0, A=4, C=2).stack(["BK3", "BK3"], ["GR5"]).acts().state)

    assert any(row.endswith("AAA A CC") for row in rows)
    assert rows[-2:] == ["group 2 (2): BK3x2", "group 1 (1): GR5"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_is_wider_than_80_columns(seats: int, language: str) -> None:
    for number, (state, viewer) in enumerate(random_positions(CLUSTER, seats)):
        if number % 25 == 0 or state.open == 0:
            assert max(cell_len(row) for row in drawn(state, viewer, language)) <= 80
