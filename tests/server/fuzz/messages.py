"""Broken and odd messages over a real socket: ``python -m tests.server.fuzz.messages [how many] [seed]``."""

import json
import sys
import tempfile
from collections import Counter
from random import Random
from typing import Any, Final, get_args

from orrery.server.host.settings import ServerSettings
from orrery.server.live import socket as sockets
from orrery.server.wire import commands as sent
from orrery.texts.speech import LANGUAGES, Speech
from tests.server.api.running import CLOSE, Guest, guest, running

COUNT: Final = 500_000
SEED: Final = 1
SEATS: Final = {"connect-four": 2, "cosmic": 3, "pulsar": 2}
TITLES: Final = tuple(SEATS)
NOT_UTF8: Final = "closed without a reason"
UNTOLD: Final = frozenset({"done", "previewed", NOT_UTF8})
FORBIDDEN: Final = frozenset({"internal-error", "server-error"})
PER_LINE: Final = 200
"""Messages after which another table is set up."""

WORDS: Final = ("", "drop", "respond", "seat", "en", "\x00", "💥", "a" * 300, "null", "../..", "{}")
NUMBERS: Final = (0, -1, 1, 2, 7, 2**31 - 1, 2**31, -(2**31), 2**63, -(2**63) - 1, 2**70, 0.5, 1e308)
COMMANDS: Final = list(get_args(sent.Commands))


def thing(rng: Random, depth: int = 0) -> Any:
    """Any value that JSON can say."""
    kinds = ("word", "number", "none", "truth", "list", "dict")
    kind = rng.choice(kinds[:4] if depth > 3 else kinds)
    if kind == "word":
        return rng.choice(WORDS)
    if kind == "number":
        return rng.choice(NUMBERS)
    if kind == "list":
        return [thing(rng, depth + 1) for _ in range(rng.randrange(5))]
    if kind == "dict":
        return {rng.choice(WORDS): thing(rng, depth + 1) for _ in range(rng.randrange(4))}
    return None if kind == "none" else rng.random() < 0.5


def message(rng: Random) -> bytes:
    """A command with some of its fields, some of them right, and perhaps damaged on the way."""
    kind = rng.choice(COMMANDS)
    config = kind.__struct_config__
    facts: dict[str, Any] = {str(config.tag_field): config.tag, "id": rng.randrange(100)}
    for name in kind.__struct_fields__:
        if rng.random() < 0.8:
            facts[name] = rng.choice((0, 1, [0], thing(rng)))
    data = json.dumps(facts).encode()
    return damaged(data, rng) if rng.random() < 0.2 else data


def damaged(data: bytes, rng: Random) -> bytes:
    """Cut, doubled, or with one byte that is another one; it need not be UTF-8 any longer."""
    at = rng.randrange(len(data))
    return rng.choice((data[:at], data + data[at:], data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]))


def fuzz(client: Guest, count: int, seed: int) -> Counter[str]:
    """Send so many messages; how often each code came back. Raises if one is not known."""
    rng = Random(seed)
    codes: Counter[str] = Counter()
    while codes.total() < count:
        title = rng.choice(TITLES)
        match = client.create(*["me"] * SEATS[title], title=title)
        with client.raw(match, rng.randrange(2)) as line:
            for _ in range(min(PER_LINE, count - codes.total())):
                code = told(line, message(rng))
                codes[code] += 1
                if line.is_closed:
                    break
    assert not FORBIDDEN & codes.keys(), codes
    assert [code for code in codes if code not in UNTOLD and not is_known(code)] == []
    return codes


def told(line: Any, data: bytes) -> str:
    """What a message is answered with: done, the code of an error, or how the socket was closed."""
    line.send_bytes(data)
    while (frame := line.frame()) is not None:
        kind, text = frame
        if kind == CLOSE:
            line.is_closed = True
            return text[2:].decode() or NOT_UTF8
        if kind == 1:
            reply = json.loads(text)
            if reply["type"] in ("done", "previewed", "failed"):
                return str(reply.get("code", reply["type"]))
    line.is_closed = True
    return "cut off"


def is_known(code: str) -> bool:
    """Whether people can be told of it in every language."""
    return all(Speech(language).knows(f"error-{code}") for language in LANGUAGES)


def main(words: list[str]) -> None:
    count = int(words[0]) if words else COUNT
    seed = int(words[1]) if len(words) > 1 else SEED
    sockets.BAD_MESSAGES = count  # type: ignore[misc]
    with tempfile.TemporaryDirectory(prefix="orrery-fuzz-") as home:
        settings = ServerSettings(home=home, matches_per_day=0, requests_per_minute=0, messages_per_second=0)
        with running(settings) as port, guest(port, "Ann") as client:
            for code, times in fuzz(client, count, seed).most_common():
                print(f"{times} × {code}")
    print(f"{count} messages, none of them answered by an error that nobody knows")


if __name__ == "__main__":
    main(sys.argv[1:])
