"""What the documents show is true."""

import doctest
import re
from pathlib import Path

import pytest

from tests.frame import ROOT

README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("page", [README, ROOT / "docs" / "library.md"], ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_readme_links_to_pages() -> None:
    assert len(links(README)) > 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_that_is_linked_to_exists(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def links(page: Path) -> list[str]:
    """The files that a page links to, by their paths from its folder."""
    return [link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()) if "://" not in link]
