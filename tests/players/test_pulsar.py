"""What a greedy player of PULSAR 2849 sees: it finishes what it starts, and knows what things are worth."""

import pytest

from orrery.engine.chance import Rng
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import PICK_DIE
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.evaluator import PulsarEvaluator
from orrery.players.evaluate.pulsar.weights import Weights
from orrery.players.greedy import GLANCE, GREEDY, GreedyPlayer
from orrery.players.search import Search
from tests.players.seated import against_random, spoken
from tests.players.test_contract import asked_positions
from tests.rules.pulsar.scene import Scene


def answers(scene: Scene, seat: int = 0) -> list[str]:
    """What a greedy player answers in a row."""
    return spoken(GREEDY, PULSAR, scene.state, seat)


def worth(scene: Scene, seat: int = 0) -> int:
    """The value of a position."""
    return int(PulsarEvaluator(Weights()).value(scene.state, seat))


MARKER_MOVE = 12 * POINT
"""More than a marker on a track can be worth that a drafted die moves."""
LOCKED = ("AI-4", "AI-5", "AI-6", "AII-1", "AII-2", "AII-3", "AII-4", "AII-5", "AII-6")


def in_round(number: int) -> Scene:
    """A scene in a round; technologies with a lock, systems and pulsars are all the other seat's."""
    scene = Scene().round(number).ship("O10").technologies(*LOCKED, seat=1)
    for system in range(1, 17):
        scene.system(f"S{system:02}", "4", [1, 1])
    return scene.claims(*(f"P{pulsar:02}" for pulsar in range(1, 14)), seat=1)


# Finishing what was begun.


def test_a_gyrodyne_under_construction_is_completed() -> None:
    scene = in_round(3).gyrodyne("P01", 3).turn(6)
    assert answers(scene)[:2] == ["first", "complete-3"]


def test_a_token_is_spent_where_it_completes_a_gyrodyne() -> None:
    scene = in_round(3).gyrodyne("P01", 3).has(plus_minus=1).turn(5)
    assert answers(scene) == ["first", "complete-3"]


def test_a_gyrodyne_is_put_on_a_pulsar_before_it_is_completed() -> None:
    scene = in_round(3).claims("P01").holds(2).turn(5)
    assert answers(scene)[:4] == ["build-2", "P01", "first", "complete-2"]


def test_the_last_cost_of_a_transmitter_is_paid() -> None:
    scene = in_round(4).transmitter("B7", paid=(0, 1)).turn(5)
    assert answers(scene)[:2] == ["first", "pay-B7"]


def test_a_claimed_pulsar_gets_a_gyrodyne() -> None:
    scene = in_round(2).claims("P01", "P02").turn(4)
    assert answers(scene)[:2] == ["first", "take-3"]


def test_a_second_gyrodyne_of_a_size_goes_on_the_board_for_the_award() -> None:
    scene = in_round(8).gyrodyne("P01", 2).claims("P02").holds(2).turn(1)
    assert answers(scene)[:2] == ["build-2", "P02"]


def test_a_red_die_from_a_link_is_taken_and_used() -> None:
    scene = in_round(4).transmitter("B3", online=True).transmitter("B7", paid=(0, 1)).link("B3", 1, "B7", 1)
    chain = answers(scene.turn(5))
    assert chain[:2] == ["first", "pay-B7"]
    assert "red" in chain


def test_a_bonus_die_that_is_held_is_worth_a_die_and_a_second_one_nothing_more() -> None:
    none, one, two = (worth(in_round(3).turn(2, red=reds)) for reds in ((), (4,), (4, 5)))
    assert none < one == two


def test_a_gate_run_is_flown_past_as_many_gates_as_there_are() -> None:
    scene = in_round(8).ship("S16").hq("C1", "b1", "b2", "b3").has(plus_minus=0).turn(6)
    chain = answers(scene)
    assert chain[-1] == "b1-green"
    assert len([node for node in chain if node[0] == "G"]) == 5


# Knowing what things are worth.


def test_each_step_towards_a_spinning_gyrodyne_is_worth_something() -> None:
    nothing, claimed, begun, spinning = (
        in_round(3),
        in_round(3).claims("P01"),
        in_round(3).gyrodyne("P01", 2),
        in_round(3).gyrodyne("P01", 2, spins=True),
    )
    steps = [worth(scene.turn(1)) for scene in (nothing, claimed, begun, spinning)]
    assert steps == sorted(set(steps))


def test_each_cost_paid_brings_a_transmitter_nearer() -> None:
    states = [
        in_round(3).transmitter("B7", paid=(0,)),
        in_round(3).transmitter("B7", paid=(0, 1)),
        in_round(3).transmitter("B7", online=True),
    ]
    steps = [worth(scene.turn(1)) for scene in states]
    assert steps == sorted(set(steps))


@pytest.mark.parametrize("fact", ["cubes", "plus_minus", "plus_two", "kept_stations"])
def test_more_is_better(fact: str) -> None:
    less = in_round(3).has(**{fact: 1}).turn(1)
    more = in_round(3).has(**{fact: 2}).turn(1)
    assert worth(more) > worth(less)


def test_work_that_can_not_be_finished_counts_what_the_end_pays_for_it() -> None:
    """1 for the pulsar and 1 for the gyrodyne (P11.3, P11.4), once no turn is left to complete it."""
    nothing = in_round(8).turn(1)
    begun = in_round(8).gyrodyne("P01", 3).turn(1)
    assert worth(begun) - worth(nothing) == 2000


def test_tokens_are_worth_nothing_after_the_last_turn() -> None:
    assert worth(in_round(8).has(plus_two=3).turn(1)) == worth(in_round(8).turn(1))


def test_a_spinning_gyrodyne_counts_the_productions_to_come() -> None:
    """In round 8 of the A boards a large one pays 3 + 4 once, and the pulsar counts no more."""
    idle = in_round(8).gyrodyne("P01", 3).turn(1)
    spins = in_round(8).gyrodyne("P01", 3, spins=True).turn(1)
    assert worth(spins) - worth(idle) == 7000 - 2000


def test_a_counter_ahead_on_a_track_is_worth_more() -> None:
    behind = in_round(5).stack(0, 9, 0, 2).stack(0, 8, 1, 3).turn(1)
    ahead = in_round(5).stack(0, 7, 0, 2).stack(0, 8, 1, 3).turn(1)
    assert worth(ahead) > worth(behind)


# Choosing dice and scoring.


def test_the_die_that_completes_a_gyrodyne_is_drafted() -> None:
    scene = in_round(3).gyrodyne("P01", 3).has(plus_minus=0).marker(10).pool(5, 5, 5, 5, 5, 6, 6).draft()
    assert answers(scene)[0] == "6"


def test_goal_bonuses_are_bought_in_the_end() -> None:
    scene = Scene().goals("4-front", "5-front", "2-front").stations(9).has(cubes=4).scoring()
    assert answers(scene) == ["0", "buy", "buy"]


def test_points_are_bought_while_cubes_are_cheap() -> None:
    scene = in_round(8).transmitter("B4", online=True).has(cubes=1).production()
    assert answers(scene) == ["buy"]


# Whole games.


@pytest.mark.parametrize("seed", range(2))
def test_greedy_beats_random(seed: int) -> None:
    result = against_random(PULSAR, 2, seed)
    assert result.wins[0] == 1
    assert result.points[0] >= 100


# Drafting dice.


def test_a_drafted_die_is_worth_what_the_turn_with_it_is_worth() -> None:
    evaluator = PulsarEvaluator(Weights())
    drafts = [(state, seat) for state, seat in asked_positions(PULSAR) if state.asked[1] == PICK_DIE]
    assert drafts
    for state, seat in drafts:
        ends = []
        for prospect in evaluator.prospects(state, seat):
            PULSAR.drive(prospect)
            ends.append(int(Search(PULSAR, evaluator.look(seat), 1, GLANCE).best(prospect).value))
        reply = GreedyPlayer(Rng(1), evaluator).answer(PULSAR, PULSAR.view(state, seat), seat)
        assert reply.value is not None
        assert min(ends) - MARKER_MOVE <= reply.value <= max(ends) + MARKER_MOVE
