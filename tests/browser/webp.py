"""Animated WebP out of still ones. A browser writes those; what is missing is the container around them."""

from collections.abc import Sequence
from struct import pack, unpack_from
from typing import Final, NamedTuple

HEADER: Final = 12
"""Bytes before the first chunk of a file: RIFF, its length, WEBP."""
IMAGE: Final = b"VP8 "
ANIMATED: Final = 0x02
OVERWRITE: Final = 0x02
"""A frame takes the place of what is below it, and stays."""
DARK: Final = b"\x1a\x0e\x0a\xff"
FOREVER: Final = 0


class Frame(NamedTuple):
    """A still picture, where it is laid over the ones before, and how long it is shown; x and y are even."""

    still: bytes
    x: int
    y: int
    width: int
    height: int
    millis: int


def animated(width: int, height: int, frames: Sequence[Frame]) -> bytes:
    """A file that plays the frames again and again."""
    canvas = _chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + _long(width - 1) + _long(height - 1))
    repeat = _chunk(b"ANIM", DARK + pack("<H", FOREVER))
    body = b"WEBP" + canvas + repeat + b"".join(map(_frame, frames))
    return b"RIFF" + pack("<I", len(body)) + body


def _frame(frame: Frame) -> bytes:
    numbers = (frame.x // 2, frame.y // 2, frame.width - 1, frame.height - 1, frame.millis)
    return _chunk(b"ANMF", b"".join(map(_long, numbers)) + bytes([OVERWRITE]) + image_in(frame.still))


def image_in(still: bytes) -> bytes:
    """The chunk with the image itself; those of the canvas and the colours may not stand in a frame.

    >>> image_in(b"RIFF....WEBP" + _chunk(b"ICCP", b"rgb") + _chunk(b"VP8 ", b"dots"))
    b'VP8 \\x04\\x00\\x00\\x00dots'
    """
    at = HEADER
    while still[at : at + 4] != IMAGE:
        at += 8 + _padded(unpack_from("<I", still, at + 4)[0])
    return still[at:]


def _chunk(name: bytes, payload: bytes) -> bytes:
    return name + pack("<I", len(payload)) + payload.ljust(_padded(len(payload)), b"\0")


def _padded(length: int) -> int:
    """Chunks begin at even places."""
    return length + length % 2


def _long(number: int) -> bytes:
    """Three bytes."""
    return number.to_bytes(3, "little")
