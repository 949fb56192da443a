"""For those who run the server: is it well, and how much does it do."""

import hmac
from collections.abc import Iterator, Mapping
from typing import Any

from litestar import Response, get

from orrery import __version__
from orrery.engine.build import rules_build
from orrery.server.host.metrics import CONTENT_TYPE, gauges, page, step
from orrery.server.host.reach import is_loopback
from orrery.server.http.errors import MetricsHidden
from orrery.server.http.routes.replies import Asked, InjectedServices, refusals
from orrery.server.http.sessions import bearer_in
from orrery.server.services import Services
from orrery.server.wire.forms import Health

GROWING = ("commits", "written")
BY_STEPS = ("commits_total", "written_total", "answers_total", "seconds_total")
PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers by which a proxy says that somebody else asks."""


@get("/health")
async def read_health(services: InjectedServices) -> Health:
    """Whether the server takes calls, and whether its store takes what it is given."""
    await services.pulse.check()
    return Health(
        status="stopping" if services.stopping.is_set() else "ok",
        version=__version__,
        rules=rules_build(),
        store=services.settings.store_url.partition(":")[0].partition("+")[0],
        matches=len(services.hub.rooms),
        sockets=services.connections.total,
    )


@get("/metrics", media_type="text/plain", responses=refusals(MetricsHidden))
async def read_metrics(request: Asked, services: InjectedServices) -> Response[str]:
    """What is counted, in the text form of Prometheus, for those who run the server."""
    check_host(request, services.settings.metrics_token)
    facts: dict[str, Mapping[str, Any]] = {
        "hub": services.hub.stats(),
        "bots": coarse(services.bots.stats()),
        "work": services.work.stats(),
        "store": counted(await services.store.stats()),
        "notify": services.notifier.deliveries.stats(),
        "server": {"connections": services.connections.total},
    }
    return Response(page(lines_of(services, facts)), media_type=CONTENT_TYPE)


def check_host(request: Asked, token: str) -> None:
    """Raise :class:`MetricsHidden` unless the token is given, or this machine itself asks."""
    given = bearer_in(request.headers)
    if token and given and hmac.compare_digest(given.encode(), token.encode()):
        return
    is_passed_on = any(name in request.headers for name in PASSED_ON)
    if request.client is None or is_passed_on or not is_loopback(request.client.host):
        raise MetricsHidden("the metrics are for the host of this server")


def counted(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of the store, with what only grows named as such; writes by commits are the size of a batch."""
    return coarse({f"{name}_total" if name in GROWING else name: value for name, value in facts.items()})


def coarse(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What grows with every act of a player in large steps; failures one by one."""
    return {name: step(value) if name in BY_STEPS else value for name, value in facts.items()}


def lines_of(services: Services, facts: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    yield from services.metrics.lines()
    for part, numbers in facts.items():
        yield from gauges(part, numbers)
