"""Plans: whole ways and pairs of actions, and refusals that agree with what is offered."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.decision import Plan
from orrery.games.cluster.data.facing import TICKS
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import PLACE
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.placement import refused_ticks
from tests.contract.walks import walk
from tests.rules.cluster.scene import Scene, cell


def plans(scene: Scene, label: str) -> dict[tuple[int, ...], Plan]:
    """The plans of one kind by their facts."""
    return {plan.facts: plan for plan in CLUSTER.plans(scene.state, scene.ask) if plan.label == label}


@pytest.mark.rule("G4.16")
def test_members_are_sent_along_a_cheapest_way() -> None:
    scene = Scene().early().acts()
    sent = plans(scene, "send")

    most = {
        target: max(facts[0] for facts in sent if facts[2] == cell(target)) for target in ("g4", "f3", "h2")
    }
    assert most == {"g4": 2, "f3": 3, "h2": 5}
    choices = sent[(2, cell("g1"), cell("g4"), 8)].choices
    scene.say(*(CLUSTER.token(scene.ask, choice) for choice in choices))
    assert [scene.coins_on("g4"), scene.points_left] == [2, 2]


@pytest.mark.rule("G4.18")
def test_the_leader_is_sent_too() -> None:
    scene = Scene().early().acts()
    chain = plans(scene, "send-leader")[(cell("g1"), cell("f3"), 3)].choices

    assert [CLUSTER.token(scene.ask, choice) for choice in chain] == ["leader-nw", "leader-w", "leader-w"]


@pytest.mark.rule("G4.53")
def test_a_way_uses_warps_where_they_are_cheaper() -> None:
    scene = Scene().early().station("g4").acts()
    choices = plans(scene, "send")[(1, cell("g1"), cell("f3"), 2)].choices

    assert [CLUSTER.token(scene.ask, choice) for choice in choices] == ["warp-mits-1", "g4-f3"]


@pytest.mark.rule("G4.54")
def test_a_station_and_its_first_guests_are_one_plan() -> None:
    scene = Scene().early().acts()
    chain = plans(scene, "build-and-warp")[(5, cell("g4"), 10)].choices

    scene.say(*(CLUSTER.token(scene.ask, choice) for choice in chain))

    assert [scene.coins_on("g4"), scene.points_left] == [5, 0]


@pytest.mark.rule("G4.38")
def test_building_twice_is_one_plan() -> None:
    scene = Scene().early().coins("g3", 2).coins("h2", 1).acts()

    assert list(plans(scene, "build-twice")) == [(cell("g3"), 4, 4)]


@pytest.mark.rule("G3.8")
@pytest.mark.parametrize("reach", ["now", "eventually"])
def test_a_place_is_offered_if_and_only_if_no_clause_speaks_against_it(reach: str) -> None:
    for state in walk(CLUSTER, CLUSTER.start(CLUSTER.setup(2, {"reach": reach})), Rng(5)):
        if state.open and state.ask_at(0).decision == PLACE:
            refused = [[tick for tick, _ in refused_ticks(state, place)] for place in range(CELLS)]
            allowed = [
                place * TICKS + tick
                for place in range(CELLS)
                for tick in range(TICKS)
                if tick not in refused[place]
            ]
            assert CLUSTER.options(state, state.ask_at(0)) == allowed
