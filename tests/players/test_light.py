"""Interpreted rules leave time for fewer trials, and the level says so."""

from orrery.engine.build import are_rules_compiled, rules_build
from orrery.engine.chance import Rng
from orrery.players import levels
from orrery.players.by_title import make_evaluator
from orrery.players.levels import LEVELS, LIGHT, LevelPlayer, is_light, lightened

EXPERT = next(level for level in LEVELS if level.key == "expert")


def test_only_levels_with_trials_are_light_and_only_where_rules_are_interpreted() -> None:
    light = [level.key for level in LEVELS if is_light(level)]
    assert light == ([] if are_rules_compiled() else ["expert"])
    assert rules_build() == ("compiled" if are_rules_compiled() else "interpreted")


def test_a_light_plan_has_fewer_trials_of_as_many_lines() -> None:
    plan = lightened(EXPERT.plan)
    assert (plan.lines, plan.horizon) == (EXPERT.plan.lines, EXPERT.plan.horizon)
    assert 1 <= plan.trials == EXPERT.plan.trials // LIGHT


def test_a_player_of_a_light_level_thinks_by_the_light_plan() -> None:
    player = LevelPlayer(EXPERT, Rng(1), make_evaluator("connect-four"))
    assert player.plan.trials == (EXPERT.plan if are_rules_compiled() else lightened(EXPERT.plan)).trials


def test_the_usual_level_is_one_of_the_levels() -> None:
    assert levels.USUAL in [level.key for level in LEVELS]
