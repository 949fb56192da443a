"""Learned values at the table: what they say, and that whatever is wrong with them stops no game."""

import logging
from pathlib import Path
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.games.registry import find_title
from orrery.players.by_title import make_evaluator, make_features
from orrery.players.features.feature_set import FeatureSet
from orrery.players.greedy import GreedyPlayer
from orrery.players.learned import SHIPPED, LearnedEvaluator, Shelf, make_learned, start_net, start_numbers
from orrery.players.levels import LEVELS, LevelPlayer
from orrery.players.minimax import Minimax
from orrery.players.net import Net
from orrery.players.registry import LEVEL_KEYS
from orrery.players.weights import TrainedWeights, file_name, packed, read_weights
from tests.contract.titles import GAMES
from tests.contract.walks import positions
from tests.rules.backgammon import position

HAND: dict[str, dict[str, float]] = {
    "connect-four": {
        "own.threats.columns": 0.03,
        "own.threats.ready": 0.5,
        "rival.threats.ready": -0.5,
        "own.middle": 0.0001,
        "rival.middle": -0.0001,
    },
    "backgammon": {},
    "cluster": {},
    "pulsar": {},
}
"""Weights with which a net says what the hand-written evaluator does, if they are not those of the start."""


BY_HAND = {"connect-four": 10}
"""What the hand-written evaluator multiplies points by, where it does."""

RIVAL = {"connect-four": 1.0, "backgammon": 1.0, "cluster": 0.5, "pulsar": 0.0}
"""How much of what the rival has the hand-written evaluator counts."""


def hand_net(title: str, features: FeatureSet[Any]) -> Net:
    starts = dict(zip(features.names, features.starts))
    for name in starts:
        starts[name] *= RIVAL[title] if name.startswith("rival.") else 1.0
    weights = HAND[title] or starts
    numbers = [weights.get(name, 0.0) * scale for name, scale in zip(features.names, features.scales)]
    return Net(features.scales, 0, [*numbers, 0.0])


def features_of(title: str) -> FeatureSet[Any]:
    features = make_features(title)
    assert features is not None
    return features


def like_by_hand(title: str) -> LearnedEvaluator[Any]:
    features = features_of(title)
    return LearnedEvaluator(make_evaluator(title), features, hand_net(title, features))


@pytest.mark.parametrize("title", HAND)
def test_a_net_of_the_hand_written_terms_values_as_they_do(title: str) -> None:
    game = GAMES[title]
    net, hand, times = like_by_hand(title), make_evaluator(title), BY_HAND.get(title, 1)
    for state in positions(game, game.setup(game.most), 3):
        if state.open > 0 and game.asks(state)[0].seat != CHANCE:
            for seat in range(state.seats):
                assert -times <= net.value(state, seat) * times - hand.value(state, seat) <= times


@pytest.mark.parametrize("title", [title for title in HAND if title not in BY_HAND])
def test_a_net_of_the_hand_written_terms_plays_as_they_do(title: str) -> None:
    game = GAMES[title]
    for state in positions(game, game.setup(2), 4)[::3]:
        if state.open > 0 and (seat := int(game.asks(state)[0].seat)) != CHANCE:
            view = game.view(state, seat)
            by_net = GreedyPlayer(Rng(1), like_by_hand(title)).answer(game, view, seat)
            by_hand = GreedyPlayer(Rng(1), make_evaluator(title)).answer(game, view, seat)
            assert by_net.chain == by_hand.chain


@pytest.mark.parametrize("title", HAND)
def test_the_end_is_worth_its_margin(title: str) -> None:
    game = GAMES[title]
    features = features_of(title)
    nothing = Net(features.scales, 0, [0.0] * len(features.names) + [5.0])
    state = positions(game, game.setup(game.most), 3)[-1]
    assert state.open == 0
    points = [int(state.points(seat)) for seat in range(state.seats)]
    for seat in range(state.seats):
        margin = points[seat] - max(points[:seat] + points[seat + 1 :])
        assert LearnedEvaluator(make_evaluator(title), features, nothing).value(state, seat) == 1000 * margin


@pytest.mark.parametrize("told", [5.0, -5.0])
def test_no_position_of_connect_four_is_worth_as_much_as_a_line(told: float) -> None:
    """Three in a row at the left, whatever the net says of other columns."""
    game, features = GAMES["connect-four"], features_of("connect-four")
    net = Net(features.scales, 0, [0.0] * len(features.names) + [told])
    state = game.start(game.setup(2))
    for column in (0, 6, 1, 6, 2, 5):
        game.apply(state, state.ask_at(0).seat, column)

    dreamer = LearnedEvaluator(make_evaluator("connect-four"), features, net)

    assert Minimax(game, dreamer, 0).best(state, 2).chain == [3]


def test_a_look_of_a_learned_evaluator_values_by_the_net() -> None:
    game = GAMES["cluster"]
    state = positions(game, game.setup(2), 3)[5]
    evaluator = LearnedEvaluator(
        make_evaluator("cluster"), features_of("cluster"), start_net(features_of("cluster"))
    )

    assert (
        evaluator.look(1).value(state)
        == evaluator.value(state, 1)
        != make_evaluator("cluster").value(state, 1)
    )


def test_the_cube_multiplies_a_learned_value_and_an_offer_bounds_it() -> None:
    features = features_of("backgammon")
    evaluator = LearnedEvaluator(
        make_evaluator("backgammon"), features, Net(features.scales, 0, [0.0] * len(features.names) + [0.8])
    )
    match = position({6: 2}, {6: 2}, cube=2, holder=0)
    before = evaluator.value(match.state, 0)
    match.say(0, "yes")

    assert before == 1600
    assert evaluator.value(match.state, 0) == 2000, "the other one would drop"
    assert evaluator.value(match.state, 1) == 1600


def weights_of(title: str, seats: int, **changes: Any) -> TrainedWeights:
    features = features_of(title)
    facts: dict[str, Any] = {
        "title": title,
        "seats": seats,
        "rules": GAMES[title].version,
        "names": features.names,
        "scales": features.scales,
        "hidden": 0,
        "numbers": start_numbers(features),
    }
    return TrainedWeights(**{**facts, **changes})


def shelf_with(folder: Path, data: bytes) -> Shelf:
    """A shelf on which something is for connect four with two seats."""
    (folder / "connect-four-2.weights").write_bytes(data)
    return Shelf(folder)


def test_weights_on_the_shelf_are_used_for_their_title_and_seats(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path, packed(weights_of("connect-four", 2)))

    assert shelf.find("connect-four", 2) is not None
    assert shelf.find("connect-four", 2) is shelf.find("connect-four", 2)
    assert shelf.find("cluster", 2) is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"nonsense", "weights-damaged"),
        (packed(weights_of("connect-four", 3)), "weights-foreign"),
        (packed(weights_of("backgammon", 2)), "weights-foreign"),
        (packed(weights_of("connect-four", 2, scales=[2.0] * 115)), "weights-stale"),
    ],
    ids=["damaged", "other seats", "other title", "other inputs"],
)
def test_weights_that_do_not_fit_are_told_once_and_left_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, data: bytes, code: str
) -> None:
    shelf = shelf_with(tmp_path, data)

    assert shelf.find("connect-four", 2) is None
    assert shelf.find("connect-four", 2) is None
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [code]


def test_missing_weights_are_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    shelf = Shelf(tmp_path)

    assert [shelf.find("cluster", 3), shelf.find("cluster", 3)] == [None, None]
    assert [record.getMessage() for record in caplog.records] == [
        "cluster with 3 seats has no weights: players value by hand-written rules"
    ]


def test_weights_of_another_version_of_the_rules_are_used_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shelf = shelf_with(tmp_path, packed(weights_of("connect-four", 2, rules=99)))

    assert shelf.find("connect-four", 2) is not None
    assert [record.getMessage() for record in caplog.records] == [
        "the weights for connect-four were learned under version 99 of its rules"
    ]


def wanting(column: str) -> TrainedWeights:
    """Weights that want discs in one column, and nothing else."""
    features = features_of("connect-four")
    numbers = [0.2 if name.startswith(f"own.discs.{column}") else 0.0 for name in features.names]
    return weights_of("connect-four", 2, numbers=[*numbers, 0.0])


def first_drop(key: str, shelf: Shelf) -> list[int]:
    (level,) = (level for level in LEVELS if level.key == key)
    game = GAMES["connect-four"]
    player = LevelPlayer(level, Rng(1), make_evaluator(game.key), shelf)
    return player.answer(game, game.view(game.start(game.setup(2)), 0), 0).chain


def test_levels_that_learn_use_what_is_on_the_shelf(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path, packed(wanting("g")))

    assert first_drop("normal", shelf) == [3]
    assert first_drop("hard", shelf) == [6]
    assert [is_learned(key, shelf) for key in LEVEL_KEYS] == [False, False, False, True, True]


def is_learned(key: str, shelf: Shelf) -> bool:
    """Whether a level values positions of connect four by what is on the shelf."""
    (level,) = (level for level in LEVELS if level.key == key)
    game = GAMES["connect-four"]
    return LevelPlayer(level, Rng(1), make_evaluator(game.key), shelf).evaluator_of(game, 2).is_learned()


def test_levels_that_learn_play_by_hand_where_weights_are_damaged(tmp_path: Path) -> None:
    shelf = shelf_with(tmp_path, packed(wanting("g"))[:-1])

    assert [first_drop(key, shelf) for key in ("normal", "hard")] == [[3], [3]]


def test_a_learned_evaluator_that_is_given_is_taken_instead_of_the_shelf(tmp_path: Path) -> None:
    game = GAMES["connect-four"]
    shelf = shelf_with(tmp_path, packed(wanting("g")))
    given = make_learned(wanting("c"), "connect-four", 2)
    player = LevelPlayer(LEVELS[3], Rng(1), given, shelf)

    assert player.answer(game, game.view(game.start(game.setup(2)), 0), 0).chain == [2]


def test_every_file_that_came_along_fits() -> None:
    for path in Path(str(SHIPPED.folder)).glob("*.weights"):
        weights = read_weights(path)
        make_learned(weights, weights.title, weights.seats)
        assert path.name == file_name(weights.title, weights.seats)
        assert weights.rules == find_title(weights.title).version
