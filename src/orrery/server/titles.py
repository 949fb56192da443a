"""The titles as clients see them: cards, fixed facts, rules."""

from functools import cache
from typing import Final

from orrery.engine.game import Setting
from orrery.games.registry import TITLES, find_title
from orrery.server.wire.forms import (
    ClauseCard,
    Declarations,
    PresetCard,
    Rules,
    SettingCard,
    TitleCard,
    ValueCard,
)
from orrery.server.wire.words import speech_in
from orrery.shown.registry import components_for, telling_for
from orrery.shown.telling import Telling
from orrery.texts.clauses import clauses

SAMPLES: Final = "orrery.games.samples."


@cache
def title_cards(lang: str) -> list[TitleCard]:
    """All titles in words."""
    return [title_card(key, lang) for key in TITLES]


@cache
def title_card(key: str, lang: str) -> TitleCard:
    """One title in words; raises :class:`UnknownTitle`."""
    game = find_title(key)
    telling = telling_for(game, speech_in(lang), [])
    return TitleCard(
        key=game.key,
        version=game.version,
        name=telling.title(),
        about=telling.about(),
        fewest=game.fewest,
        most=game.most,
        usual=game.usual,
        settings=[_setting_card(telling, setting) for setting in game.settings],
        presets=[
            PresetCard(preset, telling.preset(preset), telling.about(preset), options)
            for preset, options in game.presets.items()
        ],
        is_sample=type(game).__module__.startswith(SAMPLES),
    )


def _setting_card(telling: Telling, setting: Setting) -> SettingCard:
    values = [ValueCard(value, telling.value(setting.key, value)) for value in setting.values]
    return SettingCard(
        key=setting.key,
        default=setting.default,
        values=values,
        name=telling.setting(setting.key),
        about=telling.about(setting.key),
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
    cards = _clause_cards(find_title(key).key, lang)
    return Rules(
        key, lang, [card for card in cards if wanted in card.text.casefold() or _is_named(card, wanted)]
    )


@cache
def _clause_cards(key: str, lang: str) -> list[ClauseCard]:
    return [ClauseCard(clause.id, clause.text, clause.part) for clause in clauses(key, lang)]


def _is_named(card: ClauseCard, wanted: str) -> bool:
    return wanted in (card.id.casefold(), card.part.casefold())
