"""Running the server: a socket to listen on, uvicorn around the app, the address for the host, a tidy end.

GameError
└── CannotListen    the address is in use, foreign, or not allowed
"""

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from contextlib import nullcontext
from types import FrameType
from typing import Any, ClassVar, Final

import uvicorn

from orrery import __version__
from orrery.engine.build import rules_build
from orrery.engine.errors import GameError
from orrery.server.host.gc_policy import scheduled_collection
from orrery.server.host.reach import EVERYWHERE, address_at, is_loopback, network_address, qr_lines
from orrery.server.host.secret import read_secret
from orrery.server.host.settings import ServerSettings, shown
from orrery.server.http.app import create_app
from orrery.server.live.door import Door, protocol_at
from orrery.server.live.websocket import DirectWebSocket
from orrery.server.services import Services, open_services
from orrery.server.wire.commands import MOST_BYTES

GRACE: Final = 10
"""Seconds that open requests get to finish when the server stops."""

BACKLOG: Final = 2048
HANDOVER: Final = 0.00015
"""Seconds after which a working thread yields the interpreter lock. With Python's own 5 ms, viewers would
wait for the thread that writes answers to the store."""

MOST_FILES: Final = 65_536


if sys.platform == "win32":
    new_loop = asyncio.new_event_loop
else:
    import resource

    from uvloop import new_event_loop as new_loop


class CannotListen(GameError):
    code: ClassVar[str] = "cannot-listen"

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(f"{host}, port {port}: {why}")


def serve(settings: ServerSettings) -> None:
    """Run until SIGINT or SIGTERM; what people were told is stored by then as it is at any moment.

    Raises a :class:`GameError` if the server can't begin.
    """
    sys.setswitchinterval(HANDOVER)
    secret = read_secret(settings.secret_path)
    allow_files(MOST_FILES)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, _leave)
    with (
        listen(settings.listening_host, settings.port) as listener,
        asyncio.Runner(loop_factory=new_loop) as runner,
    ):
        runner.run(_serve(settings, secret, listener))


async def _serve(settings: ServerSettings, secret: bytes, listener: socket.socket) -> None:
    async with open_services(settings, secret) as services, scheduled_collection(services.metrics.dropped):
        await Server(settings, services, listener).serve([listener])


def _leave(number: int, frame: FrameType | None) -> None:
    """What uvicorn hands a signal on to when all is tidied up; before it runs, there is nothing to tidy."""
    raise SystemExit(0)


def allow_files(most: int) -> None:
    """Let this process have as many sockets open as the system grants; many grant 1024 unless asked."""
    if sys.platform != "win32":
        granted, highest = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = most if highest == resource.RLIM_INFINITY else min(most, highest)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(granted, wanted), highest))


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; bound here, so that nothing else begins where it can't be."""
    try:
        [(family, *_, address), *_] = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except OSError as error:
        raise CannotListen(host, port, error.strerror or str(error)) from error


class Server(uvicorn.Server):
    """Tells the host where the table is as soon as it can be reached, and the services when it stops."""

    def __init__(self, settings: ServerSettings, services: Services, listener: socket.socket) -> None:
        super().__init__(configuration(settings, services))
        self.settings = settings
        self.services = services
        self.port = int(listener.getsockname()[1])
        self.address = address(settings, self.port)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for line in (*announcement(self.settings, self.address), *self.invitation()):
            print(line, flush=True)
        if self.settings.open_browser and has_display(sys.platform, os.environ):
            webbrowser.open(self.address)

    def invitation(self) -> list[str]:
        return invitation(self.settings, self.port, sys.stdout.isatty())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.stopping.set()
        await super().shutdown(sockets)


def configuration(settings: ServerSettings, services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings, nullcontext(services)),
        **connections(settings),
        lifespan="on",
        log_config=logging_of(settings.log_level),
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def connections(settings: ServerSettings) -> dict[str, Any]:
    """How uvicorn treats what comes in."""
    return {
        "http": protocol_at(Door(settings.connections_per_client, settings.trusted_proxies)),
        "ws": DirectWebSocket,
        "ws_max_size": MOST_BYTES,
        "ws_per_message_deflate": False,
    }


def logging_of(level: str) -> dict[str, Any]:
    """Our own words at the level that is set; of uvicorn only what is worse, for it tells whole addresses.

    The address of a socket may hold the key of a private match.
    """
    worse = "ERROR" if level == "error" else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "line"}},
        "loggers": {"orrery": {"level": level.upper()}, "uvicorn": {"level": worse}},
        "root": {"level": "WARNING", "handlers": ["errors"]},
    }


def traffic_level(level: str) -> str:
    """The level for the log of uvicorn, which at debug would write down every cookie and key."""
    return "info" if level == "debug" else level


def address(settings: ServerSettings, port: int) -> str:
    """Where a browser finds the table, from this machine if nothing is known of the outside."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = settings.listening_host
    return address_at("localhost" if host in EVERYWHERE else host, port)


def announcement(settings: ServerSettings, where: str) -> list[str]:
    return [
        f"Orrery {__version__}: {where}",
        f"Rules: {rules_build()}. Store: {shown('store', settings.store_url)}. Ctrl+C stops.",
    ]


def invitation(settings: ServerSettings, port: int, is_terminal: bool) -> list[str]:
    """How others come to the table, with a QR code where a person reads along."""
    if settings.public_url:
        return []
    if is_loopback(settings.listening_host):
        return ["Only this computer can open it. For others in your network: orrery serve --share"]
    where = network_address(settings, port)
    if not where:
        return ["This computer is in no network now, so nobody else can open it."]
    code = qr_lines(where) if settings.share and is_terminal else []
    return [f"Others in your network: {where}", *code]


def has_display(platform: str, env: Any) -> bool:
    """Whether somebody sits in front of this machine who could see a browser."""
    if platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in env
    return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))
