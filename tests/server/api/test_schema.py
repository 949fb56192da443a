"""The description of the calls holds: whatever is sent, the reply is one that was announced."""

from contextlib import nullcontext
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import data, sampled_from
from litestar.testing import TestClient
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from orrery.server.http.routes.document import exact
from tests.server.api.visitor import HOST, ME, Visitor

EXAMPLES = 12
bounded = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


def calls() -> list[Any]:
    """All calls of the description. Who calls is not made up: it is always the same person."""
    app = create_app(ServerSettings(), nullcontext())  # type: ignore[arg-type]
    made = exact(app.openapi_schema.to_schema())
    for path in made["paths"].values():
        for call in path.values():
            call.pop("security", None)
    found: Any = schemathesis.openapi.from_dict(made).get_all_operations()
    return [call.ok() for call in found]


CALLS = calls()
each_call = pytest.mark.parametrize("call", CALLS, ids=lambda call: call.label)
each_call_of_a_match = pytest.mark.parametrize(
    "call", [call for call in CALLS if "{match}" in call.path], ids=lambda call: call.label
)


class World:
    """Somebody who is signed in, with a match."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.ann = Visitor(client, "Ann")
        self.match = self.ann.create(ME, ME)["id"]

    def send(self, call: Any, data: Any, **fixed: str) -> None:
        """Send something that fits the description, or does not, and check the reply."""
        case = data.draw(call.as_strategy(generation_mode=data.draw(sampled_from(GenerationMode))))
        case.path_parameters.update(fixed)
        asked: Any = requests.Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
        headers = self.ann.headers(dict(asked.headers))
        body = asked.body.encode() if isinstance(asked.body, str) else asked.body
        self.ann.client.cookies.clear()
        reply = self.ann.client.request(asked.method, asked.url, headers=headers, content=body)
        case.validate_response(reply, excluded_checks=[ignored_auth, positive_data_acceptance])


@pytest.fixture(scope="module")
def world(client: TestClient[Any]) -> World:
    return World(client)


@each_call
@bounded
@given(data=data())
def test_every_reply_is_one_that_was_announced(call: Any, data: Any, world: World) -> None:
    world.send(call, data)


@each_call_of_a_match
@bounded
@given(data=data())
def test_the_same_at_a_real_match(call: Any, data: Any, world: World) -> None:
    world.send(call, data, match=world.match)
