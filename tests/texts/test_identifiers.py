"""Every text that can be asked for exists in every language, and no text is there for nobody."""

from fnmatch import fnmatchcase

import pytest

from tests.texts import web
from tests.texts.asked import PICTURES, SPEAKERS, calls, constants
from tests.texts.families import demanded
from tests.texts.library import ALL_LANGUAGES, Text, files, junk, texts, written

in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)


def asked_exactly() -> set[str]:
    return {call.id for call in calls() if call.is_exact}


def asked_by_shape() -> set[str]:
    return {call.id for call in calls() if not call.is_exact}


def mentioned() -> set[str]:
    """Ids that stand somewhere in the code as a string, whole or behind the prefix of the pictures."""
    short = constants([path for path in SPEAKERS if path.parent == PICTURES])
    return constants(SPEAKERS) | {f"picture-pulsar-{key}" for key in short}


def is_of_family(identifier: str) -> bool:
    """Whether a picture or the browser client makes the id out of a key."""
    shapes = [shape for shape in asked_by_shape() if shape.startswith("picture-")]
    return any(fnmatchcase(identifier, shape) for shape in (*shapes, *web.families()))


@in_each_language
def test_every_file_can_be_read_whole(language: str) -> None:
    assert {path.name: junk(path) for path in files(language) if junk(path)} == {}


@in_each_language
def test_no_text_is_written_twice(language: str) -> None:
    names = [text.id for text in written(language)]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@in_each_language
def test_every_text_that_a_table_demands_exists(language: str) -> None:
    assert sorted(demanded() - texts(language).keys()) == []


@in_each_language
def test_every_text_that_the_code_names_exists(language: str) -> None:
    assert sorted(asked_exactly() - texts(language).keys()) == []


@in_each_language
def test_every_shape_of_an_id_fits_some_text(language: str) -> None:
    lost = [
        shape for shape in asked_by_shape() if not any(fnmatchcase(key, shape) for key in texts(language))
    ]
    assert sorted(lost) == []


@in_each_language
def test_no_text_is_orphaned(language: str) -> None:
    shown = {other for text in written(language) for other in text.references}
    known = demanded() | asked_exactly() | mentioned() | shown | web.exact()
    orphans = [key for key in texts(language) if key not in known and not is_of_family(key)]
    assert sorted(orphans) == []


@in_each_language
def test_every_text_that_the_browser_client_names_exists(language: str) -> None:
    assert web.exact()
    assert sorted(web.exact() - texts(language).keys()) == []


def test_all_languages_have_the_same_texts_in_the_same_files() -> None:
    places = [{(text.id, text.file) for text in written(language)} for language in ALL_LANGUAGES]
    assert sorted(places[0] ^ places[1]) == []


def test_all_languages_need_the_same_facts() -> None:
    english, russian = (texts(language) for language in ALL_LANGUAGES)
    differing = [key for key in english if needs(english[key]) != needs(russian[key])]
    assert sorted(differing) == []


def needs(text: Text) -> frozenset[str]:
    return text.placeholders


@in_each_language
def test_every_call_gives_the_facts_that_its_text_needs(language: str) -> None:
    short = [
        f"{call.where} {text.id}: {sorted(text.placeholders - call.facts)}"
        for call in calls()
        if not call.open
        for text in texts(language).values()
        if fnmatchcase(text.id, call.id) and belongs(text, call.id) and text.placeholders - call.facts
    ]
    assert short == []


def belongs(text: Text, shape: str) -> bool:
    """Whether a text is meant by a call: a shape means what the tables demand, an exact id itself."""
    return text.id == shape or (text.id in demanded() and shape.count("*") < 2)
