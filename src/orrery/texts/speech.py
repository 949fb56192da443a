"""One language: every word that people read, by identifier, from the Fluent files of ``texts/<language>/``.

Identifiers are built from the keys that rules and programs use: ``question-pulsar-pick-die``,
``event-pulsar-die-taken``, ``error-not-your-turn``. Which ones have to exist is said by
:mod:`orrery.shown`; a test compares.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "ru")
ENGLISH: Final = "en"

MOST_KEPT: Final = 20_000
"""How many sentences are kept: a game says the same things again and again."""


@final
class Speech:
    """Says things in one language; what it lacks it says in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle_of(language)

    def knows(self, key: str) -> bool:
        """Whether there is a text in this very language."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: str | int) -> str:
        """The text called ``key``; the key itself if nobody has written one."""
        return said(self.language, key, tuple(facts.items()))

    def part(self, key: str, part: str, /, **facts: str | int) -> str:
        """A named part of the text called ``key``, a Fluent attribute; empty if it has none."""
        return said_part(self.language, key, part, tuple(facts.items()))


@lru_cache(MOST_KEPT)
def said(language: str, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """A text in a language, or else in English."""
    for bundle in (bundle_of(language), bundle_of(ENGLISH)):
        if bundle.has_message(key):
            return _formatted(bundle, key, dict(facts))
    return key


@lru_cache(MOST_KEPT)
def said_part(language: str, key: str, part: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """A part of a text in a language, or else in English."""
    for bundle in (bundle_of(language), bundle_of(ENGLISH)):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).attributes.get(part)
            return _filled(bundle, key, pattern, dict(facts)) if pattern is not None else ""
    return ""


def _formatted(bundle: FluentBundle, key: str, facts: dict[str, str | int]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no value"
    return _filled(bundle, key, pattern, facts)


def _filled(bundle: FluentBundle, key: str, pattern: Pattern, facts: dict[str, str | int]) -> str:
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, f"{key}: {errors}"
    return str(text)


@cache
def bundle_of(language: str) -> FluentBundle:
    """All Fluent files of a language, without the marks of direction that terminals can't show."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((files("orrery.texts") / language).iterdir(), key=lambda entry: entry.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
