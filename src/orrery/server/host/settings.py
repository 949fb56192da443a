"""How a server is set up: one struct, filled from a file, the environment, and flags, each above the last.

    GameError
    └── BadConfig    a setting that does not exist or has a value it can't have

A field ``bot_workers`` is ``bot_workers`` in the file (TOML), ``ORRERY_BOT_WORKERS`` in the environment and
``--bot-workers`` among the flags. Everything that is told about settings is read off the struct.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, get_type_hints
from urllib.parse import SplitResult, urlsplit

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.inspect import Metadata, StructType, type_info
from platformdirs import user_config_path, user_data_path

from orrery.engine.errors import GameError
from orrery.server.notify.endpoints import endpoint_of

PREFIX: Final = "ORRERY_"
CONFIG: Final = "ORRERY_CONFIG"
FOLDER: Final = "orrery"
DEFAULT: Final = "default"
THIS_MACHINE: Final = "127.0.0.1"
EVERY_ADDRESS: Final = "0.0.0.0"
SHORTEST_SECRET: Final = 16
MAIL: Final = re.compile(r"[^\s@<>,;\"]{1,64}@[A-Za-z0-9.-]{1,253}")
HIDDEN: Final = frozenset({"metrics_token", "notify_webhook_secret", "smtp_password"})


class BadConfig(GameError):
    """``field`` is the setting, ``source`` where its value was given."""

    code: ClassVar[str] = "bad-config"

    def __init__(self, field: str, source: str, why: str) -> None:
        super().__init__(f"{field} ({source}): {why}")
        self.field = field
        self.source = source


Text = Annotated[str, Meta(min_length=1, max_length=1000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0.01, le=31_536_000)]


class ServerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host can set. A limit of 0 is no limit."""

    host: Annotated[Text, Meta(description="Address to listen on; 0.0.0.0 lets other machines in.")] = (
        THIS_MACHINE
    )
    port: Annotated[int, Meta(description="Port to listen on; 0 takes any free one.", ge=0, le=65535)] = 2849
    public_url: Annotated[
        str, Meta(description="Address people type in, such as https://play.example.org; empty: as listened.")
    ] = ""
    host_names: Annotated[
        str, Meta(description="More names, by commas, under which people reach the server.")
    ] = ""
    share: Annotated[
        bool, Meta(description="Whether to listen in the local network, and print the address and a QR code.")
    ] = False
    trusted_proxies: Annotated[
        str, Meta(description="Proxies, by commas, whose word on a client's address is taken; * for any.")
    ] = ""
    home: Annotated[
        str, Meta(description="Folder of the database and the secret; empty: the user's own.")
    ] = ""
    store: Annotated[
        str, Meta(description="Database, as sqlite:///FILE or postgresql://…; empty: SQLite in home.")
    ] = ""
    secret_file: Annotated[
        str, Meta(description="File with the secret that signs sessions, made if missing; empty: in home.")
    ] = ""
    bot_workers: Annotated[int, Meta(description="Processes in which bots think.", ge=1, le=64)] = 1
    bot_budget: Annotated[
        Seconds, Meta(description="Seconds a bot may think about an answer; then it gives the best it has.")
    ] = 5.0
    work_workers: Annotated[
        int, Meta(description="Processes in which saves are read and replays made.", ge=1, le=64)
    ] = 1
    work_budget: Annotated[
        Seconds, Meta(description="Seconds that a save to read or a replay may take; then it is refused.")
    ] = 20.0
    lease_seconds: Annotated[
        Seconds, Meta(description="Seconds after which another process may take over a match of a dead one.")
    ] = 15.0
    idle_seconds: Annotated[
        Seconds, Meta(description="Seconds after which a match that nobody looks at leaves the memory.")
    ] = 300.0
    requests_per_minute: Annotated[
        Count, Meta(description="HTTP requests that one client may make in a minute.")
    ] = 600
    messages_per_second: Annotated[
        Count, Meta(description="Messages that one socket may send in a second, on average.")
    ] = 20
    guests_per_hour: Annotated[
        Count, Meta(description="New guests that may come from one address in an hour.")
    ] = 60
    sockets_per_client: Annotated[
        Count, Meta(description="Sockets and streams that one client may keep open.")
    ] = 50
    connections_per_client: Annotated[
        Count, Meta(description="Connections of any kind that one client may keep open; not for proxies.")
    ] = 200
    matches_per_day: Annotated[Count, Meta(description="Matches that one person may open in a day.")] = 200
    chat_per_minute: Annotated[
        Count, Meta(description="Chat messages that one person may write in a minute, at all tables.")
    ] = 20
    hints_per_minute: Annotated[
        Count, Meta(description="Times that one person may ask for hints in a minute, at all tables.")
    ] = 20
    body_bytes: Annotated[Count, Meta(description="Longest body of an HTTP request, apart from imports.")] = (
        65_536
    )
    import_bytes: Annotated[Count, Meta(description="Longest save that may be imported.")] = 2_000_000
    notify_after: Annotated[
        Seconds, Meta(description="Seconds that somebody who is asked may be away before they are notified.")
    ] = 60.0
    notify_contact: Annotated[
        str, Meta(description="Mail address at which push services reach the host; empty: postmaster.")
    ] = ""
    notify_webhook: Annotated[
        str, Meta(description="Address, https and public, that is told whose turn it is; empty: none.")
    ] = ""
    notify_webhook_secret: Annotated[
        str, Meta(description="Secret that signs what the web-hook is sent; at least 16 characters.")
    ] = ""
    notify_mail_to: Annotated[
        str, Meta(description="Mail addresses, by commas, that are told whose turn it is; empty: none.")
    ] = ""
    notify_language: Annotated[Literal["en", "ru"], Meta(description="Language of these mails.")] = "en"
    smtp_host: Annotated[
        str, Meta(description="Mail server that takes these mails; it has to offer STARTTLS.")
    ] = ""
    smtp_port: Annotated[int, Meta(description="Port of the mail server.", ge=1, le=65535)] = 587
    smtp_user: Annotated[str, Meta(description="Name at the mail server; empty: no sign-in.")] = ""
    smtp_password: Annotated[str, Meta(description="Password at the mail server.")] = ""
    smtp_from: Annotated[
        str, Meta(description="Address that the mails come from; empty: the first they go to.")
    ] = ""
    metrics_token: Annotated[
        str, Meta(description="Token that opens the metrics from other machines; empty: to this one alone.")
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="What is written to standard error: this and all that is worse."),
    ] = "info"
    open_browser: Annotated[
        bool, Meta(description="Whether to open the page in a browser, where there is a desktop.")
    ] = False

    @property
    def listening_host(self) -> str:
        """The address that is listened on; sharing opens all of them unless one is named."""
        return EVERY_ADDRESS if self.share and self.host == THIS_MACHINE else self.host

    @property
    def home_path(self) -> Path:
        return Path(self.home).expanduser() if self.home else user_data_path(FOLDER, appauthor=False)

    @property
    def store_url(self) -> str:
        return self.store or f"sqlite:///{(self.home_path / 'server.sqlite').absolute()}"

    @property
    def secret_path(self) -> Path:
        return Path(self.secret_file).expanduser() if self.secret_file else self.home_path / "server.secret"

    @property
    def push_key_path(self) -> Path:
        """The key that push services know this server by, beside the secret."""
        return self.secret_path.with_suffix(".push.pem")

    @property
    def contact(self) -> str:
        host = _parts(self.public_url).hostname or "localhost"
        return self.notify_contact or f"postmaster@{host}"

    @property
    def mail_recipients(self) -> tuple[str, ...]:
        return tuple(word.strip() for word in self.notify_mail_to.split(",") if word.strip())

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which a host wants the server to be reached."""
        words = [_parts(self.public_url).hostname or "", self.host, *self.host_names.split(",")]
        return tuple(word.strip().lower() for word in words if word.strip())

    @property
    def origins(self) -> tuple[str, ...]:
        """Origins from which a browser may talk to this server; none: the host it was asked under."""
        return (self.public_url.rstrip("/"),) if self.public_url else ()


FIELDS: Final = tuple(ServerSettings.__struct_fields__)
_TYPES: Final = get_type_hints(ServerSettings, include_extras=True)


@dataclass(frozen=True, slots=True)
class Effective:
    """The settings that hold, and for each field where its value comes from."""

    settings: ServerSettings
    sources: dict[str, str]


def load_settings(
    file: Path | None = None, env: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None
) -> ServerSettings:
    """The settings from the file, the environment and the flags; raises :class:`BadConfig`."""
    return trace_settings(file, env or {}, flags or {}).settings


def trace_settings(file: Path | None, env: Mapping[str, str], flags: Mapping[str, Any]) -> Effective:
    """The same with the source of each value. A flag that is None was not given.

    Without a ``file`` it is the one that ``ORRERY_CONFIG`` names, or else :func:`usual_file` if it exists.
    """
    values: dict[str, Any] = {}
    sources = dict.fromkeys(FIELDS, DEFAULT)
    for field, source, value in (*_from_file(_file(file, env)), *_from_env(env), *_from_flags(flags)):
        values[field], sources[field] = value, source
    settings = ServerSettings(**values)
    _check(settings, sources)
    return Effective(settings, sources)


Given = list[tuple[str, str, Any]]
"""Field, source, value."""


def _file(file: Path | None, env: Mapping[str, str]) -> Path | None:
    if file is not None:
        return file
    if env.get(CONFIG):
        return Path(env[CONFIG])
    usual = usual_file()
    return usual if usual.is_file() else None


def usual_file() -> Path:
    """The settings file that is read if no other is named."""
    return user_config_path(FOLDER, appauthor=False) / "server.toml"


def _from_file(path: Path | None) -> Given:
    if path is None:
        return []
    source = f"file {path}"
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfig("config", source, f"can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadConfig("config", source, f"is not TOML: {error}") from error
    return [(field, source, _value(field, source, value)) for field, value in read.items()]


def _from_env(env: Mapping[str, str]) -> Given:
    named = [(field, PREFIX + field.upper()) for field in FIELDS]
    return [
        (field, name, _value(field, name, env[name], strict=False)) for field, name in named if name in env
    ]


def _from_flags(flags: Mapping[str, Any]) -> Given:
    given = [(field, value) for field, value in flags.items() if value is not None]
    return [(field, flag(field), _value(field, flag(field), value, strict=False)) for field, value in given]


def flag(field: str) -> str:
    return f"--{field.replace('_', '-')}"


def _value(field: str, source: str, value: Any, strict: bool = True) -> Any:
    if field not in FIELDS:
        raise BadConfig(field[:80], source, "there is no such setting")
    try:
        return convert(value, _TYPES[field], strict=strict)
    except ValidationError as error:
        raise BadConfig(field, source, str(error)) from error


def _check(settings: ServerSettings, sources: Mapping[str, str]) -> None:
    """What types can't say."""
    if settings.public_url and not _is_origin(settings.public_url):
        raise BadConfig("public_url", sources["public_url"], "is not http:// or https:// and a host alone")
    if settings.store and _kind(settings.store) not in ("sqlite", "postgres", "postgresql"):
        raise BadConfig("store", sources["store"], "must be the address of an SQLite or PostgreSQL database")
    if settings.metrics_token and len(settings.metrics_token) < SHORTEST_SECRET:
        why = f"has less than {SHORTEST_SECRET} characters"
        raise BadConfig("metrics_token", sources["metrics_token"], why)
    for field, why in _unfit(settings):
        raise BadConfig(field, sources[field], why)


def _unfit(settings: ServerSettings) -> Iterator[tuple[str, str]]:
    """What keeps notifications from being sent."""
    if settings.notify_contact and not MAIL.fullmatch(settings.notify_contact):
        yield "notify_contact", "is not a mail address"
    if settings.notify_webhook:
        if not endpoint_of(settings.notify_webhook):
            yield "notify_webhook", "is not https:// with a public host and no other port than 443"
        if len(settings.notify_webhook_secret) < SHORTEST_SECRET:
            yield "notify_webhook_secret", f"has less than {SHORTEST_SECRET} characters"
        if not settings.public_url:
            yield "notify_webhook", "needs public_url, for the link to the table"
    if settings.notify_mail_to:
        yield from _unfit_mail(settings)


def _unfit_mail(settings: ServerSettings) -> Iterator[tuple[str, str]]:
    if not all(MAIL.fullmatch(word) for word in settings.mail_recipients):
        yield "notify_mail_to", "is not a list of mail addresses"
    if settings.smtp_from and not MAIL.fullmatch(settings.smtp_from):
        yield "smtp_from", "is not a mail address"
    if not settings.smtp_host:
        yield "notify_mail_to", "needs smtp_host"
    if not settings.public_url:
        yield "notify_mail_to", "needs public_url, for the link to the table"


def _is_origin(url: str) -> bool:
    parts = _parts(url)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and url.rstrip("/").count("/") == 2


def _kind(url: str) -> str:
    return _parts(url).scheme.partition("+")[0]


def _parts(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError:
        return SplitResult("", "", "", "", "")


def resolved(settings: ServerSettings) -> dict[str, Any]:
    """All values as they may be shown, with the files and folders that empty ones stand for."""
    meant = {"home": settings.home_path, "store": settings.store_url, "secret_file": settings.secret_path}
    return {field: shown(field, meant.get(field, getattr(settings, field))) for field in FIELDS}


def shown(field: str, value: Any) -> Any:
    """A value as it may be shown: passwords and secrets are not."""
    if not isinstance(value, str | Path):
        return value
    if field in HIDDEN:
        return "***" if value else ""
    password = _parts(str(value)).password if field == "store" else None
    return str(value).replace(f":{password}@", ":***@") if password else str(value)


def sentence(field: str) -> str:
    """What a setting does, from its declaration."""
    told = _INFO[field]
    assert isinstance(told, Metadata)
    return str((told.extra_json_schema or {})["description"])


_STRUCT: Final = type_info(ServerSettings)
assert isinstance(_STRUCT, StructType)
_INFO: Final = {field.name: field.type for field in _STRUCT.fields}
