"""Browsers that people want to be called in when a table waits for them."""

from litestar import get, post
from litestar.params import JSONBody

from orrery.server.http.errors import BadSubscription, NoSession
from orrery.server.http.routes.replies import InjectedServices, Known, refusals
from orrery.server.notify.endpoints import endpoint_of
from orrery.server.store.records import PushSubscription
from orrery.server.wire.forms import PushEndForm, PushForm, PushOffer


@get("/push", responses=refusals())
async def read_push_key(services: InjectedServices) -> PushOffer:
    """What a browser needs to subscribe."""
    return PushOffer((await services.notifier.key()).public)


@post("/push", status_code=204, responses=refusals(NoSession, BadSubscription))
async def add_browser(services: InjectedServices, person: Known, data: JSONBody[PushForm]) -> None:
    """Call this person in this browser too; the oldest of too many is forgotten."""
    if endpoint_of(data.endpoint) is None or not (await services.notifier.is_usable(data.p256dh, data.auth)):
        raise BadSubscription("not the subscription of a browser with a public push service")
    await services.store.add_subscription(
        PushSubscription(
            data.endpoint, person.id, data.p256dh, data.auth, data.language, services.hub.context.now()
        )
    )


@post("/push/end", status_code=204, responses=refusals(NoSession))
async def drop_browser(services: InjectedServices, person: Known, data: JSONBody[PushEndForm]) -> None:
    """Call this person in this browser no more."""
    await services.store.drop_subscription(data.endpoint, person.id)
