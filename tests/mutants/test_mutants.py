"""The tests of what tests the tests."""

import json
from pathlib import Path

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants.breaks import KINDS, breaks_in, broken
from tests.mutants.trial import ROOT

SOURCE = '''\
"""A module."""

MOST = 3


def fits(count, is_open):
    """Whether there is room."""
    if count < MOST and is_open:
        note(count)
        return True
    return False
'''


def test_every_kind_of_break_is_found_and_makes_another_program() -> None:
    places = breaks_in(SOURCE)

    assert {place.kind for place in places} == set(KINDS)
    made = [broken(SOURCE, place) for place in places]
    assert len(set(made)) == len(made)
    for text in made:
        compile(text, "module", "exec")
        assert text.count('"""') == 4, "what is told of a module is left alone"


def test_what_only_the_type_checker_reads_is_left_alone() -> None:
    flags = "@dataclass(frozen=True, slots=True, eq=False)\nclass Room:\n    pass\n"
    hints = f"if TYPE_CHECKING:\n    pass\n\n\n{flags}"

    [place] = breaks_in(hints)

    assert "eq=True" in broken(hints, place)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("turn a comparison round", "count <= MOST and is_open"),
        ("swap an operator", "count < MOST or is_open"),
        ("add one", "MOST = 4"),
        ("say the opposite", "return True\n    return True"),
        ("always", "if True:"),
        ("never", "if False:"),
        ("leave out", "pass"),
    ],
)
def test_a_place_is_broken_as_it_is_called(kind: str, text: str) -> None:
    place = next(place for place in breaks_in(SOURCE) if place.kind == kind)

    assert text in broken(SOURCE, place)


def test_enough_places_can_be_broken_and_the_same_are_drawn_again() -> None:
    sources = {name: (ROOT / name).read_text() for name in mutants.tests_of()}

    first = mutants.drawn(sources, mutants.COUNT, mutants.SEED)

    assert len(set(first)) >= 400
    assert first == mutants.drawn(sources, mutants.COUNT, mutants.SEED)
    assert first != mutants.drawn(sources, mutants.COUNT, mutants.SEED + 1)


def test_a_change_elsewhere_draws_hardly_any_other_places() -> None:
    sources = {name: (ROOT / name).read_text() for name in mutants.tests_of()}
    first, *_ = sources
    before = {(name, place.kind) for name, place in mutants.drawn(sources, 400, 1) if name != first}

    sources[first] += "\n\ndef more(count):\n    return count + 1\n"

    after = {(name, place.kind) for name, place in mutants.drawn(sources, 400, 1) if name != first}
    assert len(before - after) <= 2


def test_what_was_tried_is_not_tried_again_until_its_function_changes(tmp_path: Path) -> None:
    place = next(place for place in breaks_in(SOURCE) if place.kind == "swap an operator")
    mark = mutants.mark_of("module.py", SOURCE, place)
    file = tmp_path / "results.jsonl"
    file.write_text(json.dumps({"mark": mark, "found": "killed"}) + "\n")

    elsewhere, inside = SOURCE.replace("MOST = 3", "MOST = 4"), SOURCE.replace("note(count)", "note(1)")
    assert mutants.mark_of("module.py", elsewhere, place) in mutants.known(file)
    assert mutants.mark_of("module.py", inside, place) not in mutants.known(file)


def test_every_place_of_a_module_has_its_own_mark() -> None:
    places = breaks_in(SOURCE)

    assert len({mutants.mark_of("module.py", SOURCE, place) for place in places}) == len(places)


@pytest.mark.parametrize(
    ("found", "tests", "is_settled"),
    [("killed", "old", True), ("hung", "old", True), ("survived", "new", True), ("survived", "old", False)],
)
def test_a_survivor_is_tried_again_when_the_tests_have_changed(
    found: str, tests: str, is_settled: bool
) -> None:
    row = {"found": found, "tests": tests}

    assert mutants.is_settled(row, "new", ("survived",)) is is_settled
    assert not mutants.is_settled(None, "new", ("survived",))
    assert not mutants.is_settled(row | {"found": "unnoticed"}, "new", ("survived",)), (
        "only quick tests were asked"
    )


def test_survivors_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    [one, two, *_] = breaks_in(SOURCE)
    marks = {"1": ("module.py", one), "2": ("module.py", two), "3": ("module.py", two)}
    row = {"file": "module.py", "line": 3, "kind": "add one"}

    ended = mutants.report(marks, {"1": row | {"found": "killed"}, "2": row | {"found": "survived"}})

    assert ended == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 of 3 tried, 1 survived"
