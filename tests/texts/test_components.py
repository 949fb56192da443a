"""Names and rule texts of the components of PULSAR 2849."""

import re

import pytest

from orrery.engine.effects import Op
from orrery.games.pulsar.data import vocabulary
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.game import PULSAR
from orrery.shown.pulsar.component_texts import Component
from orrery.shown.pulsar.effects import EffectTexts
from orrery.shown.pulsar.telling import PulsarTelling
from orrery.shown.pulsar.words import Words
from orrery.texts.speech import Speech
from tests.texts.library import ALL_LANGUAGES

in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)


def telling(language: str) -> PulsarTelling:
    return PulsarTelling(PULSAR, Speech(language), ["Ann", "Bob"])


def effects(language: str) -> EffectTexts:
    return EffectTexts(Words(Speech(language), []))


def all_components(told: PulsarTelling) -> list[Component]:
    return [
        *(told.technology(None, number) for number in range(len(TECHNOLOGIES))),
        *(told.transmitter(tile) for tile in range(len(TRANSMITTERS))),
        *(told.project(face, place) for face in range(len(FACES)) for place in range(len(PLACES))),
        *(told.goal(face) for face in range(len(GOALS))),
        *(told.system_tile(tile) for tile in range(len(SYSTEM_TILES))),
        *(told.exploration(kind) for kind in range(len(EXPLORATION))),
    ]


def number(key: str) -> int:
    return [entry.key for entry in TECHNOLOGIES].index(key)


def tile(key: str) -> int:
    return [entry.key for entry in TRANSMITTERS].index(key)


@in_each_language
def test_every_component_has_a_name_and_a_rule_text(language: str) -> None:
    components = all_components(telling(language))

    assert len(components) == 68 + 24 + 64 + 12 + 17 + 5
    assert [entry for entry in components if not entry.name or not entry.rule.endswith(".")] == []


@in_each_language
def test_no_identifier_shines_through(language: str) -> None:
    rules = " ".join(entry.name + entry.rule for entry in all_components(telling(language)))
    assert "-pulsar-" not in rules


def test_russian_rule_texts_have_no_english_words() -> None:
    rules = " ".join(entry.rule for entry in all_components(telling("ru")))
    assert re.findall(r"[A-Za-z]{2,}", rules) == []


@in_each_language
@pytest.mark.parametrize("kind", ["technology", "transmitter", "face", "goal", "system", "exploration"])
def test_no_two_components_of_a_kind_share_a_name(language: str, kind: str) -> None:
    told = telling(language)
    names = {
        "technology": [told.technology(None, n).name.rpartition(" (")[0] for n in range(len(TECHNOLOGIES))],
        "transmitter": [told.transmitter(n).name.rpartition(" (")[0] for n in range(len(TRANSMITTERS))],
        "face": [told.components.face(n).name.rpartition(" (")[0] for n in range(len(FACES))],
        "goal": [told.goal(n).name for n in range(len(GOALS))],
        "system": [told.system_tile(n).name for n in range(len(SYSTEM_TILES))],
        "exploration": [told.exploration(n).name for n in range(len(EXPLORATION))],
    }[kind]
    assert len(set(names)) == len(names)


def test_a_technology_says_its_price_its_class_and_what_it_does() -> None:
    gate_tuning = telling("en").technology(None, number("AI-1"))

    assert gate_tuning.name == "Gate Tuning (AI-1)"
    assert gate_tuning.rule == (
        "Die 1, from round 1, dark blue, two die spaces. "
        "A flight that visits a green gate may use its die at +1 or −1 for free."
    )


def test_a_technology_of_two_parts_has_a_sentence_for_each() -> None:
    rule = telling("en").technology(None, number("AI-4")).rule
    assert rule.endswith(
        "The die that completes a gyrodyne may be used at +1 or −1 for free. "
        "Whenever you pay a die to complete a gyrodyne: 3 points."
    )


@pytest.mark.parametrize(
    ("language", "rule"),
    [
        ("en", "At each production: 1 point per 3 stations."),
        ("ru", "В каждой фазе производства: 1 очко за каждые 3 станции."),
    ],
)
def test_points_for_every_third_are_told_as_such(language: str, rule: str) -> None:
    assert telling(language).technology(None, number("BII-1")).rule.endswith(rule)


@pytest.mark.parametrize(
    ("language", "rule"),
    [
        (
            "en",
            (
                "Costs dice: 1 and 5. Going online: 2 cubes. At each production: 1 cube and 1 point. "
                "Link ends: 1 and 2."
            ),
        ),
        (
            "ru",
            (
                "Цена — кубики: 1 и 5. При запуске: 2 куба. В каждой фазе производства: 1 куб и 1 очко. "
                "Концы для соединения: 1 и 2."
            ),
        ),
    ],
)
def test_a_transmitter_says_costs_benefits_and_ends(language: str, rule: str) -> None:
    assert telling(language).transmitter(tile("A4")).rule == rule


def test_a_project_says_its_die_and_benefit() -> None:
    project = telling("en").project([face.key for face in FACES].index("C1"), PLACES.index("b2"))

    assert project.name == "bottom centre (b2)"
    assert project.rule == "Die 1: 1 cube and one ±1 token."


def test_a_goal_says_its_condition_and_its_bonuses() -> None:
    rule = telling("en").goal([goal.key for goal in GOALS].index("5-front")).rule
    assert rule == "6 points for 5 patents. Then 4 cubes may buy 6 points. Then 1 cube may buy 6 points."


def test_a_system_says_which_planets_are_closed() -> None:
    rule = telling("en").system_tile([entry.key for entry in SYSTEM_TILES].index("15")).rule
    assert rule == (
        "Planets: 1 blue, 1 blue with 4 players, 1 lifeless from 3 players, 1 lifeless with 4 players. "
        "Exploration bonus: one ±1 token and one +2 token."
    )


@pytest.mark.parametrize(
    ("language", "op", "text"),
    [
        ("en", vocabulary.gyrodyne(), "a gyrodyne of any size"),
        ("en", vocabulary.gyrodyne(vocabulary.SMALL, vocabulary.LARGE), "a small or large gyrodyne"),
        ("ru", vocabulary.gyrodyne(vocabulary.MEDIUM), "средний гиродин"),
        ("en", vocabulary.split(4, 3), "a silver die of 4 and a red die of 3"),
        ("ru", vocabulary.split(4, 3), "серебряный кубик 4 и красный кубик 3"),
        ("en", vocabulary.gate_run(vocabulary.MAGENTA, 3), "a gate run (3 points per magenta gate)"),
        (
            "ru",
            vocabulary.gate_run(vocabulary.ANY_COLOUR, 4),
            "инспекция врат (4 очка за каждые врата одного цвета)",
        ),
        ("ru", vocabulary.sell_points(2, 9), "можно купить 9 очков за 2 куба"),
        ("en", vocabulary.points_if(vocabulary.CLAIMS, 3, 1), "1 point more with at least 3 claimed pulsars"),
    ],
)
def test_an_op_is_told_with_its_numbers(language: str, op: Op, text: str) -> None:
    assert effects(language).op(op) == text
