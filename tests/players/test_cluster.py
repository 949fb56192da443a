"""What greedy players see in Globular Cluster."""

from orrery.engine.chance import Rng
from orrery.games.cluster.game import CLUSTER
from orrery.players.evaluate.cluster import ClusterEvaluator
from orrery.players.greedy import GreedyPlayer
from orrery.players.random import RANDOM, RandomPlayer
from tests.players.seated import play_watched
from tests.rules.cluster.scene import Scene


def greedy() -> GreedyPlayer:
    return GreedyPlayer(Rng(1), ClusterEvaluator())


def scored_in_turn(scene: Scene) -> int:
    """What a greedy player scores with the whole turn of seat 0."""
    state = scene.state
    while state.scorings[0] == 0:
        ask = CLUSTER.asks(state)[0]
        if ask.seat < 0:
            CLUSTER.apply(state, ask.seat, CLUSTER.options(state, ask)[0])
            continue
        for choice in greedy().answer(CLUSTER, CLUSTER.view(state, 0), 0).chain:
            CLUSTER.apply(state, 0, choice)
    return int(state.points(0))


def test_a_tie_is_broken_before_it_is_scored() -> None:
    scene = Scene().early().coins("g3", 1).coins("g3", 1, seat=1)

    assert scored_in_turn(scene.stack(["RDa"], ["GR5"]).turn().say("RDa")) >= 2


def test_a_whole_turn_before_scoring_takes_all_three_systems_of_an_early_board() -> None:
    """From the MITS GRa costs 2, BL2 2 and GR2 3; one improvement fits in as well."""
    scene = Scene().early().stack(["RDa"], ["GR5"]).turn().say("RDa")

    assert scored_in_turn(scene) >= 1 + 2 + 2


def test_a_greedy_player_beats_a_random_one() -> None:
    result = play_watched(CLUSTER, CLUSTER.setup(2), [greedy(), RandomPlayer(RANDOM, Rng(2))], 3)

    assert result.points[0] > 2 * result.points[1]
