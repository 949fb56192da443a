"""Web push: messages that only one browser can read, signed so that its push service takes them."""

import binascii
from base64 import urlsafe_b64decode
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
from webpush import WebPush, WebPushSubscription
from webpush.types import WebPushKeys
from webpush.vapid import VAPID

from orrery.server.store.records import PushSubscription

KEPT_SECONDS: Final = 86_400
"""How long a push service keeps a message for a device that is switched off."""

VALID_SECONDS: Final = 3600
AUTH_BYTES: Final = 16


class PushKey:
    """The key pair of this server. ``public`` is what browsers subscribe with.

    Raises ``ValueError`` for a file that holds no such key.
    """

    def __init__(self, pem: bytes, contact: str) -> None:
        try:
            private = load_pem_private_key(pem, None)
        except (TypeError, UnsupportedAlgorithm) as error:
            raise ValueError(str(error)) from error
        if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != "secp256r1":
            raise ValueError("not a key of the curve P-256")
        known = private.public_key()
        self.public = VAPID.get_application_server_key(known)
        public_pem = known.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        self._signer = WebPush(pem, public_pem, contact, KEPT_SECONDS, VALID_SECONDS)

    def sealed(self, subscription: PushSubscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """Headers and body for the endpoint of a subscription."""
        keys = WebPushKeys(auth=subscription.auth, p256dh=subscription.p256dh)
        made = self._signer.get(message, WebPushSubscription(endpoint=subscription.endpoint, keys=keys))
        return {"content-type": "application/octet-stream", **made.headers}, made.encrypted

    def is_usable(self, p256dh: str, auth: str) -> bool:
        """Whether a message could be sealed for these keys of a browser."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
            return len(_decoded(auth)) == AUTH_BYTES
        except (ValueError, binascii.Error):
            return False


def new_key() -> bytes:
    return bytes(VAPID.generate_keys()[0])


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
