"""Titles as clients see them."""

from typing import Any

import pytest
from msgspec import json

from orrery.engine.errors import UnknownTitle
from orrery.engine.game import Game
from orrery.games.cluster.lattice import CELLS
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.registry import TITLES
from orrery.server.titles import declarations, rules, title_info, title_infos
from tests.server.wire.games import each_title


def test_the_titles_stand_in_their_order_with_the_samples_marked() -> None:
    infos = title_infos("en")

    assert [info.key for info in infos] == list(TITLES)
    assert [info.key for info in infos if info.is_sample] == ["connect-four", "backgammon"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@each_title
def test_every_option_and_preset_of_a_title_is_in_words(game: Game[Any], lang: str) -> None:
    info = title_info(game.key, lang)

    assert [setting.key for setting in info.settings] == [setting.key for setting in game.settings]
    assert {preset.key: preset.options for preset in info.presets} == game.presets
    texts = [info.name, info.about]
    texts += [text for setting in info.settings for text in (setting.name, setting.about)]
    texts += [value.text for setting in info.settings for value in setting.values]
    texts += [text for preset in info.presets for text in (preset.name, preset.about)]
    assert not any(text.startswith(("setting-", "value-", "preset-", "about-", "title-")) for text in texts)


def test_a_title_is_named_in_the_language_of_the_reader() -> None:
    assert title_info("connect-four", "ru").name == "Четыре в ряд"


@each_title
def test_the_fixed_facts_of_a_title_can_be_sent(game: Game[Any]) -> None:
    facts = json.decode(json.encode(declarations(game.key, "en")))

    assert facts["decisions"] == [decision.key for decision in game.decisions]
    assert facts["events"] == list(game.events)


def test_components_stand_in_the_order_of_the_numbers_of_the_views() -> None:
    cosmic, cluster = declarations("cosmic", "en"), declarations("cluster")

    assert [card["key"] for card in cosmic.components["cards"]] == list(CARD_NAMES)
    assert cosmic.texts["card.cosmic-zap.name"] == "Cosmic Zap"
    assert len(cluster.components["neighbours"]) == CELLS
    assert declarations("cosmic").texts == {}


def test_neighbours_of_cells_lie_beside_them() -> None:
    facts = declarations("cluster").components
    for cell, neighbours in enumerate(facts["neighbours"]):
        here = facts["cells"][cell]
        for other in neighbours:
            there = facts["cells"][other]
            across = (abs(here["row"] - there["row"]), abs(here["left"] - there["left"]))
            assert across in ((0, facts["tile_width"]), (1, facts["tile_width"] // 2))


def test_clauses_are_found_by_id_heading_or_word() -> None:
    assert [clause.id for clause in rules("pulsar", "en", "p1.4").clauses][:1] == ["P1.4"]
    assert {clause.part for clause in rules("pulsar", "en", "dice phase").clauses} >= {"Dice phase"}
    assert all("gyrodyne" in clause.text.casefold() for clause in rules("pulsar", "en", "Gyrodyne").clauses)
    assert len(rules("pulsar", "ru").clauses) == len(rules("pulsar", "en").clauses)
    assert rules("pulsar", "en", "no such words anywhere").clauses == []


@pytest.mark.parametrize("ask", [title_info, declarations, rules])
def test_no_other_title_is_known(ask: Any) -> None:
    with pytest.raises(UnknownTitle):
        ask("chess", "en")
