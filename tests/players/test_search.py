"""Search finds lines in order, and evaluators remember nothing of it."""

from time import perf_counter

from orrery.engine.chance import Rng
from orrery.engine.match import Match
from orrery.games.cluster.game import CLUSTER
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import PICK_DIE
from orrery.games.pulsar.state import Pulsar
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.games.samples.connect_four.state import ConnectFour
from orrery.players.by_title import make_evaluator
from orrery.players.evaluate.connect_four import ConnectFourEvaluator
from orrery.players.evaluate.evaluator import PointsEvaluator
from orrery.players.greedy import EFFORT, GREEDY, GreedyPlayer
from orrery.players.player import NEVER
from orrery.players.registry import make_player
from orrery.players.search import Search
from tests.contract.walks import positions
from tests.players.test_contract import asked_positions


def dropped(columns: str) -> Match[ConnectFour]:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    return match


def test_candidates_are_the_best_lines_in_order() -> None:
    search = Search(CONNECT_FOUR, ConnectFourEvaluator().look(0), 1, EFFORT)
    state = dropped("dd").state

    lines = search.candidates(state, 3)

    values = [int(line.value) for line in lines]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3
    assert lines[0].chain == search.best(state).chain


def test_there_are_no_more_candidates_than_lines_that_differ() -> None:
    search = Search(CONNECT_FOUR, ConnectFourEvaluator().look(0), 1, EFFORT)

    assert len(search.candidates(dropped("").state, 50)) == 4


def test_a_greedy_player_says_what_its_answer_is_worth() -> None:
    match = dropped("abaca")

    reply = make_player(GREEDY, "connect-four", 0).answer(CONNECT_FOUR, CONNECT_FOUR.view(match.state, 1), 1)

    after = CONNECT_FOUR.clone(match.state)
    CONNECT_FOUR.apply(after, 1, reply.chain[0])
    assert reply.value == ConnectFourEvaluator().value(after, 1)


def is_draft(state: Pulsar) -> bool:
    return state.open == 1 and state.ask_at(0).decision == PICK_DIE


def test_an_evaluator_values_a_position_alike_before_and_after_a_draft() -> None:
    state = next(each for each in positions(PULSAR, PULSAR.setup(2), 7) if is_draft(each))
    evaluator = make_evaluator("pulsar")
    seat = int(state.ask_at(0).seat)
    before = evaluator.value(state, seat)
    player = GreedyPlayer(Rng(1), evaluator)

    player.answer(PULSAR, PULSAR.view(state, seat), seat)

    assert evaluator.value(state, seat) == before


def test_a_player_out_of_time_answers_all_the_same() -> None:
    state = dropped("d").state

    reply = make_player(GREEDY, "connect-four", 0).answer(
        CONNECT_FOUR, CONNECT_FOUR.view(state, 1), 1, perf_counter() - 1
    )

    assert reply.chain[0] in CONNECT_FOUR.options(state, state.ask_at(0))


def test_a_title_without_advice_of_its_own_takes_what_is_worth_most() -> None:
    """Of a disc in each column the fourth in column a wins."""
    state = dropped("ababab").state

    reply = PointsEvaluator[ConnectFour]().advise(CONNECT_FOUR, [state], 0, Rng(1))

    assert (reply.chain, reply.value) == ([0], 1000)
    assert list(state.heights) == [3, 3, 0, 0, 0, 0, 0]


def test_what_is_avoided_as_a_beginning_may_follow_a_draw() -> None:
    state, seat = asked_positions(CLUSTER)[2]
    options = CLUSTER.options(state, state.ask_at(state.find_ask(seat)))
    look = make_evaluator(CLUSTER.key).look(seat)

    assert Search(CLUSTER, look, 1, EFFORT, NEVER, options).candidates(state, 1) == []
    assert Search(CLUSTER, look, 1, EFFORT, NEVER, options).quick(state) in options
