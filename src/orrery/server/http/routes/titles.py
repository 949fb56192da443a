"""The titles: descriptions, rules, fixed facts, and the texts of the client."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from orrery.engine.errors import UnknownTitle
from orrery.server import titles
from orrery.server.http.routes.replies import PLAIN, refusals
from orrery.server.wire.catalogue import Declarations, Rules, TitleInfo

Lang = Literal["en", "ru"]
Wording = Literal["", "en", "ru"]
"""A language, or none."""

Search = Annotated[str, QueryParameter(max_length=100)]

KEPT = {"cache-control": "max-age=300"}
TEXTS = ("errors", "server", "web")
"""The Fluent files that the client reads; all other words come with the messages."""


@get("/titles", response_headers=KEPT)
async def list_titles(lang: FromQuery[Lang] = "en") -> list[TitleInfo]:
    """All titles."""
    return titles.title_infos(lang)


@get("/titles/{title:str}", response_headers=KEPT, responses=refusals(UnknownTitle))
async def read_title(title: FromPath[str], lang: FromQuery[Lang] = "en") -> TitleInfo:
    """One title: its name, how many play, its options and presets."""
    return titles.title_info(title, lang)


@get("/titles/{title:str}/rules", response_headers=KEPT, responses=refusals(UnknownTitle))
async def read_rules(title: FromPath[str], lang: FromQuery[Lang] = "en", search: Search = "") -> Rules:
    """The rules clause by clause, or the clauses in which a text is found."""
    return titles.rules(title, lang, search)


@get("/titles/{title:str}/declarations", response_headers=KEPT, responses=refusals(UnknownTitle))
async def read_declarations(title: FromPath[str], lang: FromQuery[Wording] = "") -> Declarations:
    """The fixed facts of a title: keys by number, components, coordinates; texts in a language if wanted."""
    return titles.declarations(title, lang)


@get("/texts/{lang:str}", media_type=PLAIN, response_headers=KEPT)
async def read_texts(lang: FromPath[Lang]) -> str:
    """The words of the client, as Fluent."""
    return texts_in(lang)


@cache
def texts_in(lang: str) -> str:
    folder = files("orrery.texts") / lang
    found = [folder / f"{name}.ftl" for name in TEXTS]
    return "\n".join(path.read_text(encoding="utf-8") for path in found if path.is_file())
