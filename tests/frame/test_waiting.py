"""Tests in a browser wait for what they look at; see the end of ``docs/testing.md``."""

import ast
from collections.abc import Iterator

import pytest

from tests.frame import ROOT

AT_ONCE = {
    "all_inner_texts",
    "all_text_contents",
    "bounding_box",
    "count",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_editable",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "text_content",
}
"""What Playwright tells of an element as it is at the moment."""


def hasty(source: str) -> list[int]:
    """The lines in which something is asserted of an element without having been waited for."""
    return sorted({line for each in ast.walk(ast.parse(source)) for line in looks_in(each)})


def looks_in(node: ast.AST) -> Iterator[int]:
    if isinstance(node, ast.Assert):
        yield from (call.lineno for call in ast.walk(node.test) if isinstance(call, ast.Call) and looks(call))


def looks(call: ast.Call) -> bool:
    """Lists and texts have a ``count`` too, but of something."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    return name in AT_ONCE and not (name == "count" and call.args)


def test_nothing_is_asserted_of_an_element_as_it_is_at_the_moment() -> None:
    tests = (ROOT / "tests" / "browser").glob("*.py")
    found = {path.name: hasty(path.read_text(encoding="utf-8")) for path in tests}

    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("assert page.locator('a').count() >= 4", [1]),
        ("assert not (\n  chip.is_visible()\n)", [2]),
        ("assert [one.get_attribute('id') for one in all] == []", [1]),
        ("assert 'aab'.count('a') == 2", []),
        ("if page.locator('a').count():\n  pass", []),
        ("expect(page.locator('a')).to_have_count(4)", []),
    ],
)
def test_a_look_in_haste_is_found(source: str, lines: list[int]) -> None:
    assert hasty(source) == lines
