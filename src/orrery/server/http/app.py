"""The application: calls under ``/api/v1``, sockets, the files of the client, and the guard around it all."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig

from orrery import __version__
from orrery.server.host.metrics import Metrics
from orrery.server.host.secret import read_secret
from orrery.server.host.settings import ServerSettings
from orrery.server.http.errors import reply
from orrery.server.http.guard import Guard
from orrery.server.http.hosts import Hosts
from orrery.server.http.limits import Buckets
from orrery.server.http.routes import (
    archive,
    guests,
    invitations,
    matches,
    push,
    rights,
    seats,
    service,
    titles,
)
from orrery.server.http.routes.document import ExactDocument
from orrery.server.http.routes.replies import check_body
from orrery.server.http.sessions import Connection
from orrery.server.http.static import FOLDER, LEAST_PACKED, Site
from orrery.server.live.socket import match_socket
from orrery.server.services import MINUTE, Services, open_services
from orrery.server.store.records import Person

PATH: Final = "/api/v1"

CALLS: Final = (
    guests.create_guest,
    guests.restore_guest,
    guests.read_me,
    guests.rename_me,
    guests.forget_me,
    rights.end_sessions,
    rights.renew_link,
    rights.read_data,
    rights.delete_me,
    matches.create_match,
    matches.list_matches,
    matches.read_match,
    matches.join_match,
    matches.command_match,
    matches.branch_match,
    invitations.make_invitation,
    archive.export_match,
    archive.replay_match,
    archive.review_match,
    push.read_push_key,
    push.add_browser,
    push.drop_browser,
    seats.open_seat,
    seats.stream_seat,
    seats.answer_seat,
    service.read_health,
    service.read_metrics,
    match_socket,
)
PUBLIC: Final = (
    titles.list_titles,
    titles.read_title,
    titles.read_rules,
    titles.read_declarations,
    titles.read_texts,
)
"""Calls whose replies are packed: they are long, and the same for everybody.

In others a secret may stand beside what somebody else wrote, and the length of a packed reply tells of both.
"""

PACKING: Final = CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=LEAST_PACKED)

Opening = AbstractAsyncContextManager[Services]


def create_app(settings: ServerSettings, opening: Opening | None = None, folder: Path = FOLDER) -> Litestar:
    """The application. Store, bots and hub are open_services when it begins, or as ``opening`` does it."""
    opening = opening or open_services(settings, read_secret(settings.secret_path))
    imports = Router(
        "/", route_handlers=[archive.import_match], request_max_body_size=settings.import_bytes or None
    )
    public = Router(
        "/", route_handlers=PUBLIC, middleware=[DefineMiddleware(CompressionMiddleware, config=PACKING)]
    )
    calls = Router(
        PATH,
        route_handlers=[*CALLS, imports, public],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "person": Provide(person_of),
            "visitor": Provide(visitor_of),
        },
        before_request=check_body,
    )
    app = Litestar(
        route_handlers=[calls],
        exception_handlers={Exception: reply},
        lifespan=[lifespan(opening)],
        openapi_config=OpenAPIConfig(
            title="Orrery",
            version=__version__,
            path=f"{PATH}/openapi.json",
            render_plugins=[ExactDocument()],
        ),
        request_max_body_size=settings.body_bytes or None,
        logging_config=None,
    )
    requests = Buckets(settings.requests_per_minute, MINUTE)
    app.asgi_handler = Guard(
        Site(app.asgi_handler, folder),
        Hosts(settings),
        settings.origins,
        requests,
        lambda: metrics_of(app),
    )
    return app


def lifespan(opening: Opening) -> Any:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with opening as services:
            app.state.services = services
            yield

    return running


def services_of(request: Connection) -> Services:
    services: Services = request.app.state.services
    return services


def metrics_of(app: Litestar) -> Metrics:
    services: Services = app.state.services
    return services.metrics


async def person_of(request: Connection, services: NamedDependency[Services]) -> Person:
    return await services.sessions.person_of(request)


async def visitor_of(request: Connection, services: NamedDependency[Services]) -> Person | None:
    return await services.sessions.visitor_of(request)
