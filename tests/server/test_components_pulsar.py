"""What the browser draws PULSAR 2849 from."""

from typing import Any

import msgspec
import pytest

from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.vocabulary import OPS
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import CHOOSE_SIDE
from orrery.shown.pulsar.components import components, texts
from orrery.texts.speech import LANGUAGES, Speech
from tests.server.positions import target

FACTS: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(components(PULSAR)))


@pytest.mark.parametrize("side", [0, 1])
def test_every_node_has_a_name_a_place_and_a_kind(side: int) -> None:
    drawn = FACTS["map"]["sides"][side]

    assert [tuple(spot) for spot in drawn["spots"]] == list(SIDES[side].xy)
    assert len(drawn["names"]) == len(drawn["kinds"]) == len(drawn["spots"])
    assert drawn["names"] == list(SIDES[side].names)


def test_every_technology_tells_its_row_price_and_effects() -> None:
    drawn = FACTS["technologies"]

    assert [(entry["key"], entry["row"], entry["cost"]) for entry in drawn] == [
        (entry.key, entry.row, entry.cost) for entry in TECHNOLOGIES
    ]
    assert all(entry["parts"] for entry in drawn)


def test_a_lock_leaves_two_players_one_patent() -> None:
    locked = next(entry for entry in FACTS["technologies"] if entry["key"] == "AI-4")

    assert locked["most"] == {"2": 1, "3": 2, "4": 2}


def test_what_is_counted_is_named() -> None:
    census = next(entry for entry in FACTS["technologies"] if entry["key"] == "AII-3")

    assert census["parts"][0]["ops"][0]["count"] == "stations"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_as_its_key(language: str) -> None:
    said = texts(Speech(language))

    assert {
        key: text for key, text in said.items() if not text or text.startswith(("board-", "picture-"))
    } == {}


def test_every_component_is_called_something_else_in_each_language() -> None:
    english, russian = (texts(Speech(language)) for language in ("en", "ru"))

    assert english.keys() == russian.keys()
    assert english["technology.AI-1.name"] != russian["technology.AI-1.name"]


def test_a_label_with_a_number_says_where_it_goes() -> None:
    assert "{n}" in texts(Speech("en"))["label.row"]


def test_every_sign_of_the_legend_is_explained() -> None:
    said, legend = texts(Speech("en")), FACTS["legend"]

    assert {f"legend.op.{op['do']}" for op in legend["ops"]} <= said.keys()
    assert {f"legend.part.{part['when']}" for part in legend["parts"]} <= said.keys()
    assert {op["do"] for op in legend["ops"]} == set(OPS)


def test_the_browser_tests_have_a_position_for_every_question() -> None:
    known = msgspec.json.decode(target(PULSAR).read_bytes())["positions"]
    asked = [decision.key for decision in PULSAR.decisions[CHOOSE_SIDE:]]

    assert sorted(known) == sorted(asked)
