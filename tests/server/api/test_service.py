"""For those who run the server: health, metrics, and the description of all calls."""

import re
from typing import get_args

from orrery import __version__
from orrery.server.host.metrics import Metrics, step
from orrery.server.wire import commands as sent
from orrery.server.wire import messages as wire
from tests.server.api.visitor import ME, Visitor

SAMPLE = re.compile(r'orrery_\w+(\{\w+="[^"]+"\})? -?[\d.e+-]+')


def test_a_healthy_server_says_so(ann: Visitor) -> None:
    ann.create(ME, ME)

    health = ann.get("/health").json()

    assert health["status"] == "ok"
    assert health["version"] == __version__
    assert health["store"] == "sqlite"
    assert health["matches"] >= 1


def test_what_happens_is_counted(ann: Visitor) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        seat.answer(3)
        seat.ask("answer", seat=0, question=0, choices=[3])
        text = ann.metrics()

    samples = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in samples), text
    assert not any(line.startswith("orrery_commands_total") for line in samples)
    assert "orrery_server_connections 1" in samples
    names = {line.partition(" ")[0] for line in samples}
    assert {"orrery_store_commits_total", "orrery_store_written_total", "orrery_hub_rooms"} <= names
    assert {"orrery_bots_answers_total", "orrery_bots_seconds_total"} <= names


def test_what_players_do_is_counted_in_large_steps() -> None:
    assert [step(count) for count in (0, 99, 100, 250)] == [0, 0, 100, 200]
    metrics = Metrics()
    for _ in range(150):
        metrics.count_command("done")
        metrics.count_sent(10_000)

    lines = list(metrics.lines())

    assert 'orrery_commands_total{result="done"} 100' in lines
    assert "orrery_messages_sent_total 100" in lines
    assert "orrery_message_bytes_sent_total 1000000" in lines


def test_all_calls_are_described(stranger: Visitor) -> None:
    made = stranger.get("/openapi.json").json()

    assert made["openapi"].startswith("3.1")
    assert len(made["paths"]) >= 20
    for calls in made["paths"].values():
        for call in calls.values():
            assert {"400", "429"} <= set(call["responses"])


def test_all_references_of_the_description_lead_somewhere(stranger: Visitor) -> None:
    reply = stranger.get("/openapi.json")

    named = set(re.findall(r'"#/components/schemas/([^"]+)"', reply.text))
    assert named <= set(reply.json()["components"]["schemas"])


def test_all_commands_and_messages_are_described(stranger: Visitor) -> None:
    schemas = stranger.get("/openapi.json").json()["components"]["schemas"]

    for kind in (*get_args(sent.Commands), *get_args(wire.Messages)):
        assert kind.__name__ in schemas
    assert schemas["Answer"]["additionalProperties"] is False
    assert schemas["Answer"]["properties"]["do"] == {"enum": ["answer"]}


def test_no_page_of_the_framework_is_served(stranger: Visitor) -> None:
    for path in ("/schema", "/schema/openapi.json", "/api/v1/openapi.yaml", "/api/v1/redoc"):
        assert stranger.client.get(path).status_code == 404
