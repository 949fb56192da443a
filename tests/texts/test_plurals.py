"""Numbers and nouns agree."""

import pytest

from orrery.texts.speech import Speech

POINTS = {
    1: "1 очко",
    2: "2 очка",
    5: "5 очков",
    11: "11 очков",
    21: "21 очко",
    22: "22 очка",
    25: "25 очков",
}
CUBES = {1: "1 куб", 2: "2 куба", 5: "5 кубов", 11: "11 кубов", 21: "21 куб"}


@pytest.mark.parametrize(("n", "text"), POINTS.items())
def test_russian_points(n: int, text: str) -> None:
    assert Speech("ru").say("op-pulsar-gain-points", a=n) == text


@pytest.mark.parametrize(("n", "text"), CUBES.items())
def test_russian_cubes(n: int, text: str) -> None:
    assert Speech("ru").say("op-pulsar-gain-cubes", a=n) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "Анна получает 1 очко (цели)."),
        (2, "Анна получает 2 очка (цели)."),
        (5, "Анна получает 5 очков (цели)."),
        (21, "Анна получает 21 очко (цели)."),
    ],
)
def test_russian_points_in_a_sentence(n: int, text: str) -> None:
    say = Speech("ru").say
    assert say("event-pulsar-points-gained", seat="Анна", n=n, source="цели", way="gained") == text


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 станция"), (2, "2 станции"), (5, "5 станций"), (21, "21 станция")],
)
def test_russian_stations(n: int, text: str) -> None:
    assert Speech("ru").say("count-pulsar-stations", n=n) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "Ещё 1 план: plans покажет все."),
        (2, "Ещё 2 плана: plans покажет все."),
        (5, "Ещё 5 планов: plans покажет все."),
        (21, "Ещё 21 план: plans покажет все."),
    ],
)
def test_russian_plans(n: int, text: str) -> None:
    assert Speech("ru").say("more-plans", count=n) == text


@pytest.mark.parametrize(("n", "text"), [(1, "1 point"), (2, "2 points"), (21, "21 points"), (0, "0 points")])
def test_english_points(n: int, text: str) -> None:
    assert Speech("en").say("op-pulsar-gain-points", a=n) == text
