"""A browser that has subscribed: it decrypts what is meant for it, by RFC 8291 and not by our library."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

from orrery.server.store.records import PushSubscription
from tests.server.notify.stand_in import HOST, Received

SALT, SIZE, POINT = 16, 4, 65


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    def __init__(self, path: str = "/send/one", host: str = HOST) -> None:
        self.endpoint = f"https://{host}{path}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = os.urandom(16)

    @property
    def form(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": coded(self._public), "auth": coded(self._auth)}

    def subscription(self, person: str, language: str = "en", created: float = 0.0) -> PushSubscription:
        return PushSubscription(person=person, language=language, created=created, **self.form)

    def read(self, body: bytes) -> Any:
        """What was sealed for this browser; raises if it was sealed for another one."""
        salt, rest = body[:SALT], body[SALT:]
        assert int.from_bytes(rest[:SIZE], "big") >= len(body)
        assert rest[SIZE] == POINT
        sender, sealed = rest[SIZE + 1 : SIZE + 1 + POINT], rest[SIZE + 1 + POINT :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        secret = derived(self._auth, b"WebPush: info\0" + self._public + sender, 32, shared)
        key = derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
        nonce = derived(salt, b"Content-Encoding: nonce\0", 12, secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        return json.decode(text.rstrip(b"\0").removesuffix(b"\2"))


def signed(request: Received) -> tuple[str, dict[str, Any]]:
    """The key that a request names, and what that key has signed; raises if it has not."""
    scheme, _, words = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in words.split(","))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(parts["k"]))
    claims = jwt.decode(
        parts["t"], key, algorithms=["ES256"], audience=f"https://{HOST}", options={"require": ["exp", "sub"]}
    )
    return parts["k"], claims
