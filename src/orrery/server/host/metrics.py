"""What the server counts, in the text form that Prometheus reads."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

PREFIX: Final = "orrery_"
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

COUNTER: Final = "counter"
GAUGE: Final = "gauge"

STEP: Final = 100
MEGABYTE: Final = 1_000_000


@dataclass(slots=True)
class Metrics:
    """Counts since the start of the process.

    Whoever runs the server may play too. What grows with every act of a player is told in large steps, so
    that nobody can see from it what an opponent does in secret.
    """

    replies: Counter[str] = field(default_factory=Counter)
    commands: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    sent_bytes: int = 0

    def count_reply(self, status: int) -> None:
        self.replies[f"{status // 100}xx"] += 1

    def count_command(self, result: str) -> None:
        """``done``, ``previewed``, or the code of a refusal."""
        self.commands[result] += 1

    def count_closed(self, code: str) -> None:
        self.closed[code] += 1

    def count_sent(self, size: int) -> None:
        self.sent += 1
        self.sent_bytes += size

    def dropped(self) -> int:
        """Connections and requests that are over."""
        return self.closed.total() + self.replies.total()

    def lines(self) -> Iterator[str]:
        yield from family("http_replies_total", COUNTER, labelled("status", in_steps(self.replies)))
        yield from family("commands_total", COUNTER, labelled("result", in_steps(self.commands)))
        yield from family("connections_closed_total", COUNTER, labelled("code", self.closed))
        yield from family("messages_sent_total", COUNTER, {"": step(self.sent)})
        yield from family("message_bytes_sent_total", COUNTER, {"": step(self.sent_bytes, MEGABYTE)})


def step(count: float, size: int = STEP) -> int:
    """The last whole step that a count has reached."""
    return int(count) // size * size


def in_steps(counts: Mapping[str, int]) -> dict[str, int]:
    """The counts that have reached a step: the first of its kind must not be seen either."""
    return {name: step(count) for name, count in counts.items() if count >= STEP}


def labelled(label: str, counts: Mapping[str, int]) -> dict[str, float]:
    return {f'{{{label}="{value}"}}': count for value, count in sorted(counts.items())}


def family(name: str, kind: str, samples: Mapping[str, float]) -> Iterator[str]:
    """One metric with all its samples."""
    if samples:
        yield f"# TYPE {PREFIX}{name} {kind}"
    for labels, value in samples.items():
        yield f"{PREFIX}{name}{labels} {value:.10g}"


def gauges(part: str, facts: Mapping[str, object]) -> Iterator[str]:
    """The numbers among the facts that a part of the server tells; a name that ends in total is a counter."""
    for name, value in sorted(facts.items()):
        if isinstance(value, int | float):
            kind = COUNTER if name.endswith("_total") else GAUGE
            yield from family(f"{part}_{name}", kind, {"": float(value)})


def page(lines: Iterator[str]) -> str:
    return "\n".join(lines) + "\n"
