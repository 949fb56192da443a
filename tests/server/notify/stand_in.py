"""A push service, and a web-hook, on loopback: it speaks TLS under a public name and keeps what it was sent.

To the server under test it is at a public address: the way there is made up by the tests.
"""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpcore
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from orrery.server.notify.endpoints import Address
from orrery.server.notify.outside import Outside

HOST = "push.example.org"
PUBLIC = "93.184.216.34"
CREATED = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
DAY = timedelta(days=1)


@dataclass
class Received:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class StandIn:
    """``reply`` is what it answers, byte by byte; None for nothing at all."""

    port: int = 0
    reply: bytes | None = CREATED
    received: list[Received] = field(default_factory=list)
    spoken: int = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (row.partition(":") for row in head[1:-2])
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Received(head[0], headers, body))
        with contextlib.suppress(ConnectionError):
            if self.reply is None:
                await reader.read()
            else:
                await self._say(writer, self.reply)
        writer.close()

    async def _say(self, writer: asyncio.StreamWriter, reply: bytes) -> None:
        for start in range(0, len(reply), 65_536):
            writer.write(reply[start : start + 65_536])
            await writer.drain()
            self.spoken = min(len(reply), start + 65_536)


class Way(httpcore.AsyncNetworkBackend):
    """Leads from any address to the stand-in, and remembers which were asked for."""

    def __init__(self, port: int, dead: Sequence[str] = ()) -> None:
        self.port = port
        self.dead = dead
        self.taken: list[tuple[str, int]] = []

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, *more: Any, **named: Any
    ) -> httpcore.AsyncNetworkStream:
        self.taken.append((host, port))
        if host in self.dead:
            raise httpcore.ConnectError("nobody there")
        return await httpcore.AnyIOBackend().connect_tcp("127.0.0.1", self.port, timeout)


class Names:
    """What names stand for: one list of addresses after another, the last one for good."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[Address]:
        self.asked.append(host)
        found = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return [ip_address(word) for word in found]


@contextlib.asynccontextmanager
async def standing_in(folder: Path, host: str = HOST) -> AsyncIterator[StandIn]:
    """A stand-in whose certificate is for this host."""
    stand_in = StandIn()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate(folder, host))
    server = await asyncio.start_server(stand_in.answer, "127.0.0.1", 0, ssl=context)
    stand_in.port = server.sockets[0].getsockname()[1]
    yield stand_in
    server.close()


def outside_at(
    stand_in: StandIn, folder: Path, names: Names | None = None, **more: Any
) -> tuple[Outside, Way]:
    """An outside in which the stand-in has a public address, and its certificate is trusted."""
    way = more.pop("way", Way(stand_in.port))
    trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
    return Outside(names or Names([PUBLIC]), way, trust, **more), way


def certificate(folder: Path, host: str) -> tuple[Path, Path]:
    """The files of a certificate that vouches for itself, and of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - DAY)
        .not_valid_after(now + DAY)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "cert.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(Encoding.PEM))
    files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files
