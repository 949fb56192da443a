"""The settings of a server, and the commands that tell them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from orrery.server.host.settings import (
    FIELDS,
    BadConfig,
    ServerSettings,
    load_settings,
    sentence,
    trace_settings,
)
from tests.cli.running import Orrery
from tests.frame import ROOT, SOURCE

HOSTING = ROOT / "docs" / "hosting.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "server.toml"
    path.write_text('host = "::1"\nport = 1000\nbot_workers = 3\n')
    return path


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting comes from the machine the tests run on."""
    for field in FIELDS:
        monkeypatch.delenv(f"ORRERY_{field.upper()}", raising=False)
    monkeypatch.delenv("ORRERY_CONFIG", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def test_flags_stand_above_the_environment_and_that_above_the_file(file: Path) -> None:
    env = {"ORRERY_PORT": "2000", "ORRERY_BOT_WORKERS": "4"}
    found = trace_settings(file, env, {"port": "3000", "log_level": None})

    assert (found.settings.host, found.sources["host"]) == ("::1", f"file {file}")
    assert (found.settings.bot_workers, found.sources["bot_workers"]) == (4, "ORRERY_BOT_WORKERS")
    assert (found.settings.port, found.sources["port"]) == (3000, "--port")
    assert (found.settings.log_level, found.sources["log_level"]) == ("info", "default")


def test_the_environment_can_name_the_file(file: Path) -> None:
    assert load_settings(env={"ORRERY_CONFIG": str(file)}).port == 1000


def test_the_usual_file_is_read_if_it_is_there(tmp_path: Path) -> None:
    assert load_settings().port == ServerSettings().port
    usual = tmp_path / "config" / "orrery" / "server.toml"
    usual.parent.mkdir(parents=True)
    usual.write_text("port = 4000\n")
    assert load_settings().port == 4000


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("port = 70000", "port"),
        ("port = '80'", "port"),
        ("prot = 80", "prot"),
        ("host = ''", "host"),
        ("bot_budget = 0", "bot_budget"),
        ("bot_budget = nan", "bot_budget"),
        ("log_level = 'loud'", "log_level"),
        ("open_browser = 'true'", "open_browser"),
        ("requests_per_minute = -1", "requests_per_minute"),
        ("store = 'mysql://localhost/games'", "store"),
        ("store = 'games.db'", "store"),
        ("public_url = 'play.example.org'", "public_url"),
        ("public_url = 'https://example.org/games'", "public_url"),
        ("public_url = 'https://[x'", "public_url"),
        ("[server]\nport = 80", "server"),
        ("port =", "config"),
    ],
)
def test_a_bad_value_in_a_file_is_refused_by_field_and_source(tmp_path: Path, text: str, field: str) -> None:
    path = tmp_path / "server.toml"
    path.write_text(text)

    with pytest.raises(BadConfig) as caught:
        load_settings(path)
    assert (caught.value.field, caught.value.source) == (field, f"file {path}")


@pytest.mark.parametrize(
    ("env", "flags", "source"),
    [
        ({"ORRERY_PORT": "eighty"}, {}, "ORRERY_PORT"),
        ({"ORRERY_PORT": "80"}, {"port": ""}, "--port"),
        ({"ORRERY_OPEN_BROWSER": "perhaps"}, {}, "ORRERY_OPEN_BROWSER"),
        ({"ORRERY_STORE": "redis://x"}, {}, "ORRERY_STORE"),
        ({}, {"store": "postgresql"}, "--store"),
    ],
)
def test_a_bad_value_elsewhere_is_refused_by_its_source(
    env: dict[str, str], flags: dict[str, Any], source: str
) -> None:
    with pytest.raises(BadConfig) as caught:
        load_settings(None, env, flags)
    assert caught.value.source == source


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="can't be read"):
        load_settings(tmp_path / "nothing.toml")


def test_empty_settings_stand_for_places_in_the_home_folder(tmp_path: Path) -> None:
    settings = load_settings(env={"ORRERY_HOME": str(tmp_path)})

    assert settings.store_url == f"sqlite:///{tmp_path}/server.sqlite"
    assert settings.secret_path == tmp_path / "server.secret"


def test_config_prints_a_settings_file_with_the_source_of_each_value(orrery: Orrery) -> None:
    assert orrery.run("config", "--port", "0", "--open-browser", "true") == 0

    written = tomllib.loads(orrery.out)
    assert tuple(written) == FIELDS
    assert (written["port"], written["open_browser"], written["home"]) == (0, True, str(orrery.home))
    lines = dict(zip(FIELDS, orrery.out.splitlines()))
    assert lines["port"].endswith("# --port")
    assert lines["home"].endswith("# ORRERY_HOME")
    assert lines["host"].endswith("# default")


def test_config_does_not_tell_a_password(orrery: Orrery) -> None:
    assert orrery.run("config", "--store", "postgresql://me:swordfish@localhost/games") == 0
    assert "swordfish" not in orrery.out
    assert "postgresql://me:***@localhost/games" in orrery.out


@pytest.mark.parametrize("command", ["serve", "config"])
def test_a_bad_flag_ends_the_command_with_a_code(orrery: Orrery, command: str) -> None:
    assert orrery.run(command, "--port", "eighty") == 2
    assert orrery.errors.startswith("bad-config: ")
    assert "port (--port)" in orrery.errors
    assert orrery.files() == {}


def test_the_help_of_serve_tells_every_setting(orrery: Orrery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert orrery.run("serve", "--help") == 0

    assert [field for field in FIELDS if f"--{field.replace('_', '-')} " not in orrery.out] == []
    assert [field for field in FIELDS if sentence(field) not in orrery.out] == []


def test_the_page_for_hosts_tells_every_setting_and_no_other() -> None:
    rows = [line.split("|")[1:-1] for line in HOSTING.read_text().splitlines() if line.startswith("| `")]
    told = {cells[0].strip().strip("`"): [cell.strip() for cell in cells[1:]] for cells in rows}

    defaults = {field: str(getattr(ServerSettings(), field)).lower() for field in FIELDS}
    assert told == {
        field: [f"`{defaults[field]}`" if defaults[field] else "", sentence(field)] for field in FIELDS
    }


def test_every_setting_is_heeded_somewhere() -> None:
    server = [path for path in (SOURCE / "orrery" / "server").rglob("*.py") if path.name != "settings.py"]
    text = "\n".join(path.read_text() for path in server)
    behind = {
        "host": "listening_host",
        "host_names": "names",
        "home": "store_url",
        "store": "store_url",
        "secret_file": "secret_path",
        "notify_contact": "contact",
        "notify_mail_to": "mail_recipients",
    }
    assert [field for field in FIELDS if f"settings.{behind.get(field, field)}" not in text] == []
