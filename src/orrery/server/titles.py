"""The titles as clients see them: descriptions, fixed facts, rules."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from orrery.engine.game import Setting
from orrery.games.registry import TITLES, find_title
from orrery.players.levels import LEVELS, USUAL, Level, is_light
from orrery.players.personalities import personalities_of
from orrery.server.wire.catalogue import (
    ClauseInfo,
    Declarations,
    LevelInfo,
    PersonalityInfo,
    PresetInfo,
    Rules,
    SettingInfo,
    SettingValue,
    TitleInfo,
)
from orrery.server.wire.words import speech_in
from orrery.shown.levels import level_about, level_name
from orrery.shown.registry import components_for, telling_for
from orrery.shown.telling import Telling
from orrery.texts.clauses import clauses

SAMPLES: Final = "orrery.games.samples."


@cache
def title_infos(lang: str) -> list[TitleInfo]:
    """All titles in words."""
    return [title_info(key, lang) for key in TITLES]


@cache
def title_info(key: str, lang: str) -> TitleInfo:
    """One title in words; raises :class:`UnknownTitle`."""
    game = find_title(key)
    telling = telling_for(game, speech_in(lang), [])
    return TitleInfo(
        key=game.key,
        version=game.version,
        name=telling.title(),
        about=telling.about(),
        fewest=game.fewest,
        most=game.most,
        usual=game.usual,
        settings=[_setting_info(telling, setting, game.presets.values()) for setting in game.settings],
        presets=[
            PresetInfo(preset, telling.preset(preset), telling.about(preset), options)
            for preset, options in game.presets.items()
        ],
        is_sample=type(game).__module__.startswith(SAMPLES),
        hides=bool(game.hides),
        levels=[_level_info(level, lang) for level in LEVELS],
        personalities=[
            PersonalityInfo(
                each.key,
                speech_in(lang).say(f"personality-{each.key}"),
                speech_in(lang).say(f"about-personality-{game.key}-{each.key}"),
            )
            for each in personalities_of(game.key)
        ],
    )


def _level_info(level: Level, lang: str) -> LevelInfo:
    speech, light = speech_in(lang), is_light(level)
    return LevelInfo(
        key=level.key,
        name=level_name(speech, level.key, light),
        about=level_about(speech, level.key, light),
        is_usual=level.key == USUAL,
        is_light=light,
    )


def _setting_info(telling: Telling, setting: Setting, presets: Iterable[Mapping[str, str]]) -> SettingInfo:
    def named(values: Iterable[str]) -> list[SettingValue]:
        return [SettingValue(value, telling.value(setting.key, value)) for value in values]

    usual = [setting.default, *(options[setting.key] for options in presets if setting.key in options)]
    return SettingInfo(
        key=setting.key,
        default=setting.default,
        values=named(setting.values),
        name=telling.setting(setting.key),
        about=telling.about(setting.key),
        known=[] if setting.values else named(dict.fromkeys(usual)),
    )


@cache
def declarations(key: str, lang: str = "") -> Declarations:
    """The fixed facts of a title, with the texts of its components if a language is named.

    Raises :class:`UnknownTitle`.
    """
    game = find_title(key)
    shown = components_for(game)
    return Declarations(
        title=game.key,
        version=game.version,
        decisions=[decision.key for decision in game.decisions],
        tokens={decision.key: list(decision.names) for decision in game.decisions if decision.names},
        events=list(game.events),
        sources=list(game.sources),
        components=shown.components(game) if shown is not None else {},
        texts=shown.texts(speech_in(lang)) if shown is not None and lang else {},
        procedures=[procedure.key for procedure in game.procedures],
        clauses=[clause.id for clause in clauses(game.key)],
    )


def rules(key: str, lang: str, search: str = "") -> Rules:
    """The clauses of a title, or those that hold a text or have it as their id or heading.

    Raises :class:`UnknownTitle`.
    """
    wanted = search.casefold().strip()
    infos = _clause_infos(find_title(key).key, lang)
    return Rules(
        key, lang, [info for info in infos if wanted in info.text.casefold() or _is_named(info, wanted)]
    )


@cache
def _clause_infos(key: str, lang: str) -> list[ClauseInfo]:
    return [ClauseInfo(clause.id, clause.text, clause.part) for clause in clauses(key, lang)]


def _is_named(info: ClauseInfo, wanted: str) -> bool:
    return wanted in (info.id.casefold(), info.part.casefold())
