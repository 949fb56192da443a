"""The files of the client, its page, and what is said where there is none."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import orrery
from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from orrery.server.http.static import FOLDER
from tests.server.api.visitor import app_client

PAGE = "<!doctype html><title>Orrery</title>"
SCRIPT = "export const answer = 42;\n" * 100
HASHED = "/assets/index-DrXnm8Qx.js"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "apple-touch-icon.svg").write_text("<svg/>")
    (folder / HASHED[1:]).write_text(SCRIPT)
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def built(settings: ServerSettings, site: Path) -> Iterator[TestClient[Any]]:
    with app_client(create_app(settings, folder=site)) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/new/pulsar", "/t/abcdefghijkl", "/replay/x?at=3", "/rules/cosmic", "/games", "/watch", "/me"],
)
def test_every_page_of_the_client_is_the_same_page(built: TestClient[Any], path: str) -> None:
    reply = built.get(path)

    assert reply.text == PAGE
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept_for_good(built: TestClient[Any]) -> None:
    reply = built.get(HASHED)

    assert reply.text == SCRIPT
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-encoding"] == "gzip"
    assert "javascript" in reply.headers["content-type"]


def test_a_browser_without_gzip_gets_plain_files(built: TestClient[Any]) -> None:
    reply = built.get(HASHED, headers={"accept-encoding": "identity"})

    assert "content-encoding" not in reply.headers
    assert reply.text == SCRIPT


def test_what_a_browser_has_already_is_not_sent_again(built: TestClient[Any]) -> None:
    first = built.get("/apple-touch-icon.svg")

    again = built.get("/apple-touch-icon.svg", headers={"if-none-match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets",
        "/none.js",
        "/%00",
        "//etc/passwd",
    ],
)
def test_nothing_outside_of_the_folder_is_shown(built: TestClient[Any], path: str) -> None:
    reply = built.get(path)

    assert (reply.status_code, reply.json()["code"]) == (404, "no-such-path")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_files_can_only_be_read(built: TestClient[Any], method: str) -> None:
    reply = built.request(method, "/")

    assert (reply.status_code, reply.json()["code"]) == (405, "wrong-method")


@pytest.mark.parametrize(
    ("lang", "words"), [("en-GB,en", "has not been built"), ("ru,en;q=0.8", "не собран")]
)
def test_a_server_without_a_client_says_so(
    settings: ServerSettings, tmp_path: Path, lang: str, words: str
) -> None:
    with app_client(create_app(settings, folder=tmp_path)) as client:
        reply = client.get("/games", headers={"accept-language": lang})

    assert words in reply.text


def test_the_client_is_looked_for_where_its_build_puts_it() -> None:
    assert Path(orrery.__file__).parent / "static" == FOLDER
