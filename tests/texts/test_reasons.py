"""Every event and every source of points leads to a clause of the rules."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR, UNDONE, UNKNOWN, Event, Recorder
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.lattice import NAMES as CELLS
from orrery.games.cosmic.data.destiny import DESTINY_NAMES
from orrery.games.cosmic.keys import DESTINY_FLIPPED, PLAYED, POWER_USED, TOKENS_GONE
from orrery.games.cosmic.tables import WINDOWS
from orrery.games.cosmic.tokens import OFF_BASE, OUT_OF_WARP
from orrery.games.pulsar.keys import (
    BONUS_DIE,
    CUBES_PAID,
    DIE_SPENT,
    FLEW,
    FROM_GOALS,
    FROM_PENALTIES,
    POINTS_GAINED,
    STATION_BUILT,
)
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.keys import MOVED, WON
from orrery.games.samples.backgammon.state import BAR
from orrery.shown.registry import telling_for
from orrery.shown.telling import Telling
from orrery.texts.clauses import clauses
from orrery.texts.speech import Speech
from tests.contract.walks import walk

for_each_title = pytest.mark.parametrize("title", TITLES)


def telling(title: str) -> Telling:
    game = TITLES[title]
    return telling_for(game, Speech("en"), [f"player {seat}" for seat in range(game.most)])


def ids(title: str) -> set[str]:
    return {clause.id for clause in clauses(title)}


def reasons(title: str, *events: Event) -> list[str]:
    """The clauses behind events that follow on each other in a game that has just begun."""
    game = TITLES[title]
    view = game.view(game.start(game.setup(game.usual)), SPECTATOR)
    return telling(title).reasons([(view, event) for event in events])


def event(kind: int, seat: int, a: int = UNKNOWN, b: int = UNKNOWN, c: int = UNKNOWN) -> Event:
    return Event(kind, seat, a, b, c)


@for_each_title
def test_every_kind_of_event_has_a_clause_of_the_title(title: str) -> None:
    told, game = telling(title), TITLES[title]

    assert set(told.event_clauses) == set(game.events)
    assert {told.clause(kind) for kind in range(len(game.events))} <= ids(title)


@for_each_title
def test_every_source_of_points_has_a_clause_of_the_title(title: str) -> None:
    told, game = telling(title), TITLES[title]

    assert set(told.source_clauses) == set(game.sources)
    assert {told.source_clause(key) for key in game.sources} <= ids(title)


@for_each_title
def test_every_sentence_on_a_whole_game_has_a_clause(title: str) -> None:
    game, told, recorder = TITLES[title], telling(title), Recorder()
    *_, state = walk(game, game.start(game.setup(game.usual), recorder), Rng(3))
    for viewer in (SPECTATOR, 0):
        view = game.view(state, viewer)
        news = told.news([(view, event) for event in recorder.stream(viewer)])

        assert news
        assert {item.clause for item in news} <= ids(title)


@for_each_title
def test_taking_back_follows_from_no_clause(title: str) -> None:
    undone = event(UNDONE, 0)

    assert reasons(title, undone) == [""]
    assert telling(title).clause(UNDONE) == ""


def test_points_lead_to_the_clause_of_their_source() -> None:
    assert reasons("pulsar", event(POINTS_GAINED, 0, FROM_PENALTIES, -2)) == ["P10.3"]


def test_cubes_are_paid_for_what_is_told_next() -> None:
    paid, points = event(CUBES_PAID, 0, 4), event(POINTS_GAINED, 0, FROM_GOALS, 5)

    assert reasons("pulsar", paid, event(BONUS_DIE, 0, 3)) == ["P9.3", "P9.2"]
    assert reasons("pulsar", paid, points) == ["P11.2", "P11.2"]


def test_stations_on_the_way_and_at_the_end_have_clauses_of_their_own() -> None:
    spent, station, flew = event(DIE_SPENT, 0, 3), event(STATION_BUILT, 0, 2, 0), event(FLEW, 0, 2)

    assert reasons("pulsar", spent, station, flew, station) == ["P3.3", "P4.6", "P4.1", "P4.7"]
    assert reasons("pulsar", station, flew)[0] == "P4.6"
    assert reasons("pulsar", station) == ["P4.7"]


def test_a_card_or_power_leads_to_its_own_clause() -> None:
    numbers = {reaction.key: number for number, reaction in enumerate(WINDOWS.plays)}

    assert reasons("cosmic", event(POWER_USED, 0, numbers["filch"])) == ["CB-filch"]
    assert reasons("cosmic", event(PLAYED, 0, numbers["wild-filch"])) == ["CW-filch"]
    assert reasons("cosmic", event(PLAYED, 0, numbers["plague"])) == ["CX-plague"]


def test_what_a_listener_does_not_know_leads_to_the_rule_in_general() -> None:
    assert reasons("cosmic", event(PLAYED, 0, UNKNOWN)) == ["CA3.2"]


@pytest.mark.parametrize(
    ("kind", "clause"),
    [(1, "CA4.1"), (0, "CA4.3"), (6, "CA4.2"), (DESTINY_NAMES.index("left-neighbour"), "CD3-3")],
)
def test_destiny_leads_to_the_clause_of_its_card(kind: int, clause: str) -> None:
    assert reasons("cosmic", event(DESTINY_FLIPPED, 0, kind)) == [clause]


def test_a_warp_is_told_apart_from_a_step() -> None:
    moved, home = CLUSTER.events.index("moved"), CELLS.index("g1")
    next_to_home, far_away = CELLS.index("g2"), CELLS.index("f5")

    assert reasons("cluster", event(moved, 0, home, next_to_home, 1)) == ["G4.14"]
    assert reasons("cluster", event(moved, 0, home, far_away, 1)) == ["G4.53"]


def test_entering_and_winning_at_backgammon_lead_to_their_own_clauses() -> None:
    gammon = TITLES["backgammon"].sources.index("gammon")

    assert reasons("backgammon", event(MOVED, 0, BAR, 20)) == ["B4.2"]
    assert reasons("backgammon", event(WON, 0, gammon, 2)) == ["B7.2"]


def test_tokens_leave_the_game_by_one_event_whatever_takes_them() -> None:
    """In the Warp by Masochist's Super, off a base by a moon."""
    warped, removed = (event(TOKENS_GONE, 1, 1, place) for place in (OUT_OF_WARP, OFF_BASE))

    assert reasons("cosmic", warped, removed) == ["CS-masochist", "CD2.2"]
