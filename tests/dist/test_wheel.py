"""A wheel holds all there is to play, and plays without Node and without a compiler."""

import asyncio
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

import hatch_build
from bench.load.guest import ENCODE, HEARD, PATIENCE, Guest
from bench.load.host import running
from tests.dist.building import build, files, install, without_tools
from tests.frame import ROOT, SOURCE


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A pure wheel and a source archive of this checkout."""
    env = {**os.environ, "ORRERY_PURE": "1"}
    wheel, archive = build(ROOT, tmp_path_factory.mktemp("dist"), "wheel", "sdist", env=env)
    return wheel, archive


@pytest.fixture(scope="module")
def installed(archives: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the programs of an environment that holds the wheel."""
    environment = tmp_path_factory.mktemp("installed")
    install(archives[0], environment)
    return environment / "bin"


def test_the_wheel_holds_every_module_all_weights_and_the_client(archives: tuple[Path, Path]) -> None:
    wheel = archives[0]
    modules = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py")}
    weights = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.weights")}

    assert wheel.name.endswith("-py3-none-any.whl")
    assert modules | weights <= files(wheel).keys()
    assert "orrery/static/index.html" in files(wheel)


def test_a_wheel_from_the_source_archive_is_the_same_and_needs_no_node(
    archives: tuple[Path, Path], tmp_path: Path
) -> None:
    wheel, archive = archives
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    (source / "web" / "package.json").touch()  # not every tool keeps the times of an archive
    assert not hatch_build.client_is_old(source)
    (again,) = build(source, tmp_path / "dist", "wheel", env=without_tools(tmp_path))

    assert again.name == wheel.name
    assert files(again) == files(wheel)


def test_a_game_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    env = {**without_tools(installed), "ORRERY_HOME": str(tmp_path), "ORRERY_LANG": "en"}
    assert [shutil.which(tool, path=env["PATH"]) for tool in ("node", "npm", "cc", "gcc")] == [None] * 4

    done = subprocess.run(
        [installed / "orrery", "play", "connect-four", "--seats", "you,you", "--plain"],
        input="d\ne\nd\ne\nd\ne\nd\n", cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
    assert "1. A: 1 point (four in a row 1)" in done.stdout


def test_a_game_is_played_on_the_server(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in os.environ.keys() - without_tools(installed).keys():
        monkeypatch.delenv(name)
    monkeypatch.setenv("PATH", str(installed))
    monkeypatch.chdir(tmp_path)

    async def visit() -> None:
        async with running(tmp_path, {}, installed / "python") as host, Guest(host.address) as guest:
            assert (await guest.call("GET", "/health"))["rules"] == host.rules == "interpreted"
            await see_the_client(guest)
            await play_to_the_end(guest)

    asyncio.run(visit())
    assert "Traceback" not in (tmp_path / "server.log").read_text()


async def see_the_client(guest: Guest) -> None:
    """Fetch the page, and the script it begins with."""
    page = await guest.http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    script = page.text.partition('src="/assets/main-')[2].partition('"')[0]
    assert (await guest.http.get(f"/assets/main-{script}")).is_success


async def play_to_the_end(guest: Guest) -> None:
    """Play connect four against a bot, always with the first answer there is."""
    await guest.enter("Ada")
    form = {"title": "connect-four", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    match = (await guest.call("POST", "/matches", form))["id"]
    async with asyncio.timeout(PATIENCE), await guest.socket(match, 0) as socket:
        while (heard := HEARD.decode(await socket.recv())).stage != "over":
            assert heard.code == ""
            seen = heard.seen()
            if seen is not None and seen.question is not None:
                asked = seen.question
                answer = {"seat": 0, "question": asked.number, "choices": [asked.options[0][0]]}
                await socket.send(ENCODE({"do": "answer", **answer}).decode())
