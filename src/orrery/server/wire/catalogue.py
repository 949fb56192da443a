"""What is told of titles: their names, options, computer players, fixed facts and rules."""

from typing import Any

from msgspec import Struct


class SettingValue(Struct):
    value: str
    text: str


class SettingInfo(Struct):
    """An option of a title. Without ``values`` any text goes; ``known`` are texts that have a name then."""

    key: str
    default: str
    values: list[SettingValue]
    name: str
    about: str
    known: list[SettingValue] = []


class PresetInfo(Struct):
    key: str
    name: str
    about: str
    options: dict[str, str]


class LevelInfo(Struct):
    """How well a computer player plays, in words, the easiest first.

    One ``is_usual`` where nobody chooses. A level ``is_light`` if this server gives it fewer trials than it
    would have with compiled rules.
    """

    key: str
    name: str
    about: str
    is_usual: bool
    is_light: bool


class PersonalityInfo(Struct):
    """What a computer player may like besides; its key follows that of the level after a hyphen."""

    key: str
    name: str
    about: str


class TitleInfo(Struct):
    """A title in words: name, a sentence, how many play, its options and presets.

    ``hides`` says that some know what others may not; ``levels`` are the computer players that are offered,
    and ``personalities`` those that each of them can have.
    """

    key: str
    version: int
    name: str
    about: str
    fewest: int
    most: int
    usual: int
    settings: list[SettingInfo]
    presets: list[PresetInfo]
    is_sample: bool
    hides: bool
    levels: list[LevelInfo]
    personalities: list[PersonalityInfo]


class Declarations(Struct):
    """The fixed facts of a title: keys by number, components, coordinates.

    ``tokens`` name the answers of a decision by number, where it has such names. ``texts`` are names, rules
    and labels of the components in the language that was asked for.
    """

    title: str
    version: int
    decisions: list[str]
    tokens: dict[str, list[str]]
    events: list[str]
    sources: list[str]
    components: dict[str, Any]
    texts: dict[str, str] = {}
    procedures: list[str] = []
    clauses: list[str] = []


class ClauseInfo(Struct):
    id: str
    text: str
    part: str


class Rules(Struct):
    title: str
    lang: str
    clauses: list[ClauseInfo]
