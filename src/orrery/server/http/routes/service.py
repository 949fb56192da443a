"""For those who run the server: is it well, and how much does it do."""

from collections.abc import Iterator, Mapping
from typing import Any

from litestar import Response, get

from orrery import __version__
from orrery.engine import flow
from orrery.server.host.metrics import CONTENT_TYPE, gauges, page
from orrery.server.http.routes.replies import InjectedServices
from orrery.server.services import Services
from orrery.server.wire.forms import Health

GROWING = ("commits", "written")


@get("/health")
async def read_health(services: InjectedServices) -> Health:
    """Whether the server takes calls, and its store."""
    await services.store.stats()
    return Health(
        status="stopping" if services.stopping.is_set() else "ok",
        version=__version__,
        rules="interpreted" if str(flow.__file__).endswith(".py") else "compiled",
        store=services.settings.store_url.partition(":")[0].partition("+")[0],
        matches=len(services.hub.rooms),
        sockets=services.connections.total,
    )


@get("/metrics", media_type="text/plain")
async def read_metrics(services: InjectedServices) -> Response[str]:
    """What is counted, in the text form of Prometheus."""
    facts: dict[str, Mapping[str, Any]] = {
        "hub": services.hub.stats(),
        "bots": services.bots.stats(),
        "store": counted(await services.store.stats()),
        "notify": services.notifier.deliveries.stats(),
        "server": {"connections": services.connections.total},
    }
    return Response(page(lines_of(services, facts)), media_type=CONTENT_TYPE)


def counted(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of the store, with what only grows named as such; writes by commits are the size of a batch."""
    return {f"{name}_total" if name in GROWING else name: value for name, value in facts.items()}


def lines_of(services: Services, facts: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    yield from services.metrics.lines()
    for part, numbers in facts.items():
        yield from gauges(part, numbers)
