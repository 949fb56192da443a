"""Personalities: named terms that count more to somebody, and nothing else."""

from typing import Any

import pytest

from orrery.engine.errors import UnknownPlayer
from orrery.engine.match import apply_checked
from orrery.games.registry import TITLES
from orrery.players.by_title import make_evaluator, make_features
from orrery.players.evaluate.cosmic import leaning as cosmic
from orrery.players.evaluate.cosmic.leaning import LeaningEvaluator
from orrery.players.evaluate.evaluator import POINT
from orrery.players.explain import explaining
from orrery.players.levels import LevelPlayer
from orrery.players.personalities import PERSONALITIES, Personality, find_personality, leaning
from orrery.players.registry import KEYS, LEVEL_KEYS, make_player
from tests.contract.titles import GAMES
from tests.players.test_contract import asked_positions

KNOWN = [(title, each) for title, known in PERSONALITIES.items() for each in known]
everybody = pytest.mark.parametrize(
    ("title", "personality"), KNOWN, ids=[f"{title}-{each.key}" for title, each in KNOWN]
)
COSMIC_TERMS = {cosmic.BASES, cosmic.HOMES, cosmic.WARP, cosmic.CARDS, cosmic.RIVALS}


@everybody
def test_a_personality_leans_on_terms_that_its_title_has(title: str, personality: Personality) -> None:
    features = make_features(title)
    own = set(features.names) if features is not None else set()
    terms = {f"own.{name}" for name in personality.leans}

    assert title in TITLES
    assert terms <= own if features is not None else set(personality.leans) <= COSMIC_TERMS


@everybody
def test_a_player_with_it_answers_legally(title: str, personality: Personality) -> None:
    game = GAMES[title]
    state, seat = asked_positions(game)[1]
    player = make_player(f"easy-{personality.key}", title, 3)

    assert isinstance(player, LevelPlayer)
    assert player.personality is personality
    apply_checked(game, game.clone(state), seat, player.answer(game, game.view(state, seat), seat).chain)


@pytest.mark.parametrize("title", ["pulsar", "cluster"])
def test_what_is_liked_counts_for_the_own_seat_and_by_as_much_as_was_said(title: str) -> None:
    features = make_features(title)
    hand = make_evaluator(title)
    assert features is not None
    lover = leaning(hand, title, Personality("lover", {"points": 0.5}))
    plain = explaining(hand, title)
    assert plain is not None
    for state, seat in asked_positions(GAMES[title])[::3]:
        more = lover.value(state, seat) - plain.value(state, seat)
        assert abs(more - state.points(seat) * POINT // 2) <= 1


def test_in_cosmic_encounter_a_term_counts_until_somebody_has_won() -> None:
    game = GAMES["cosmic"]
    hand: Any = make_evaluator("cosmic")
    lover = LeaningEvaluator(hand, {cosmic.HOMES: 0.25, cosmic.WARP: -0.5})
    state, seat = asked_positions(game)[0]
    wanted = state.homes[seat] * 250 - state.warp[seat] * 500

    assert wanted > 0
    assert lover.value(state, seat) - hand.value(state, seat) == wanted
    state.external[seat] = state.goal
    assert lover.value(state, seat) == hand.value(state, seat)


def test_somebody_who_likes_what_others_have_is_worth_more_with_rich_rivals() -> None:
    hand: Any = make_evaluator("cosmic")
    diplomat = find_personality("cosmic", "diplomat")
    assert diplomat is not None
    state, seat = asked_positions(GAMES["cosmic"])[0]

    assert leaning(hand, "cosmic", diplomat).value(state, seat) > hand.value(state, seat)


@pytest.mark.parametrize(("title", "personality"), [each for each in KNOWN if each[0] == "cluster"])
def test_a_personality_answers_differently_now_and_then(title: str, personality: Personality) -> None:
    """Whatever it likes very much decides sooner or later."""
    game = GAMES[title]
    fond = Personality(personality.key, {term: 20 * lean for term, lean in personality.leans.items()})
    differing = 0
    for state, seat in asked_positions(game)[::2]:
        player, same = make_player("normal", title, 3), make_player("normal", title, 3)
        assert isinstance(player, LevelPlayer)
        player.personality = fond
        view = game.view(state, seat)
        differing += player.answer(game, view, seat).chain != same.answer(game, view, seat).chain
    assert differing > 0


def test_a_personality_of_another_title_changes_nothing() -> None:
    player = make_player("hard-bold", "pulsar", 1)

    assert isinstance(player, LevelPlayer)
    assert player.personality is None


@pytest.mark.parametrize("key", ["hard-", "hard-shy", "greedy-bold", "-bold", "bold", "hard-bold-bold"])
def test_what_is_no_level_with_a_personality_is_nobody(key: str) -> None:
    with pytest.raises(UnknownPlayer):
        make_player(key, "cosmic", 1)


def test_every_level_stands_in_the_list_with_every_personality() -> None:
    assert all(f"{level}-{personality.key}" in KEYS for level in LEVEL_KEYS for _, personality in KNOWN)
