"""The files of the browser client, and its one page for all addresses that people see."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from orrery.server.http.errors import NoSuchPath, WrongMethod
from orrery.server.http.guard import API, headers_in, refuse, send_reply
from orrery.texts.speech import ENGLISH, LANGUAGES, Speech

FOLDER: Final = Path(__file__).parents[2] / "static"
"""Where the build of the client puts its files: beside the packages of ``orrery``."""
INDEX: Final = "index.html"
PAGES: Final = re.compile(r"/|/(new|t|replay|rules)/[^/]+|/(games|watch|settings|me)")
HASHED: Final = "assets"
"""The folder of files whose names tell what is in them."""

HTML: Final = "text/html; charset=utf-8"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKABLE: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")
TEXT: Final = ("text/", "application/javascript")
LEAST_PACKED: Final = 1024


@dataclass(frozen=True, slots=True)
class Asset:
    """A file with its name for caches; ``packed`` is empty if packing would not help."""

    kind: str
    body: bytes
    packed: bytes
    tag: str
    caching: str


class Site:
    """Answers whatever lies outside of the API; hands the rest on."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self.app = app
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET or scope["path"].startswith(API):
            await self.app(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await refuse(scope, send, WrongMethod("files can only be read"))
        else:
            await self._answer(scope, send)

    async def _answer(self, scope: Scope, send: Send) -> None:
        headers = headers_in(scope)
        is_page = PAGES.fullmatch(scope["path"]) is not None
        asset = self.find(INDEX if is_page else scope["path"].lstrip("/"))
        if asset is not None:
            await send_asset(send, headers, asset)
        elif is_page:
            await send_reply(send, 200, HTML, unbuilt(headers.get("accept-language", "")))
        elif "text/html" in headers.get("accept", "") and (page := self.find(INDEX)) is not None:
            await send_asset(send, headers, page, 404)  # the client says in words that there is nothing here
        else:
            await refuse(scope, send, NoSuchPath("there is no such file or page"))

    def find(self, name: str) -> Asset | None:
        """The file, if there is one inside the folder."""
        try:
            path = (self.folder / name).resolve()
            changed = path.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        if not path.is_relative_to(self.folder) or not path.is_file():
            return None
        return read_asset(path, changed)


@lru_cache(maxsize=500)
def read_asset(path: Path, changed: int) -> Asset:
    """The file as it was at the time ``changed``; kept in memory with its packed form."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_packed = len(body) >= LEAST_PACKED and kind.startswith(PACKABLE)
    return Asset(
        kind=f"{kind}; charset=utf-8" if kind.startswith(TEXT) else kind,
        body=body,
        packed=gzip.compress(body, mtime=0) if is_packed else b"",
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        caching=FOREVER if path.parent.name == HASHED else ASK_AGAIN,
    )


async def send_asset(send: Send, headers: dict[str, str], asset: Asset, status: int = 200) -> None:
    facts = {"etag": asset.tag, "cache-control": asset.caching, "vary": "accept-encoding"}
    if status == 200 and headers.get("if-none-match") == asset.tag:
        await send_reply(send, 304, asset.kind, b"", facts)
        return
    body = asset.body
    if asset.packed and "gzip" in headers.get("accept-encoding", ""):
        body, facts["content-encoding"] = asset.packed, "gzip"
    await send_reply(send, status, asset.kind, body, facts)


def unbuilt(accepted: str) -> bytes:
    """A page for the case that the client has not been built."""
    language = accepted[:2].lower()
    speech = Speech(language if language in LANGUAGES else ENGLISH)
    head, told = escape(speech.say("page-unbuilt")), escape(speech.say("page-unbuilt-help"))
    page = f"<!doctype html>\n<meta charset=utf-8>\n<title>Orrery</title>\n<h1>{head}</h1>\n<p>{told}</p>\n"
    return page.encode()
