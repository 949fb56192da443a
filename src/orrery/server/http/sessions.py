"""Who asks: guests with signed sessions, personal links, and the tokens that open a seat to a program.

A session is a cookie with the id and the personal key of its owner, signed with the secret of the server.
The store knows only the hash of the key. A seat token holds match, seat and person, signed as well.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from orrery.server.http.errors import BadSeatToken, NeedsKey, NoSession, NoSuchPerson
from orrery.server.store.records import Person
from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.table import Table

COOKIE: Final = "orrery"
SESSION: Final = "session"
SEAT: Final = "seat"
YEAR: Final = 365 * 86400
BEARER: Final = "bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


class People(Protocol):
    """What the store knows of people."""

    async def add_person(self, person: Person) -> None: ...
    async def find_person(self, id: str) -> Person | None: ...
    async def person_by_key(self, key_hash: str) -> Person | None: ...
    async def rename_person(self, id: str, name: str) -> bool: ...


class Signer:
    """Signs lists of words for a purpose, and reads back what it has signed."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, *words: str) -> str:
        text = ".".join(words)
        return f"{text}.{self._mark(purpose, text)}"

    def read(self, purpose: str, signed: str) -> list[str] | None:
        """The words, or None if this server has not signed them for this purpose."""
        text, _, mark = signed.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(purpose, text).encode()):
            return None
        return text.split(".")

    def _mark(self, purpose: str, text: str) -> str:
        made = hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256")
        return urlsafe_b64encode(made).decode().rstrip("=")


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    """What is stored of a key. It is long and random, so that one round of hashing is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


class Sessions:
    """Sessions of people, on top of the store."""

    def __init__(self, signer: Signer, people: People, clock: Callable[[], float]) -> None:
        self.signer = signer
        self.people = people
        self.clock = clock

    async def begin(self, name: str) -> tuple[Person, str]:
        """A new guest, and the key of the personal link."""
        key = new_key()
        person = Person(secrets.token_hex(12), clean(name, LONGEST_NAME), hash_of(key), self.clock())
        await self.people.add_person(person)
        return person, key

    async def restore(self, key: str) -> Person:
        """Who owns a personal link; raises :class:`NoSuchPerson`."""
        person = await self.people.person_by_key(hash_of(key))
        if person is None:
            raise NoSuchPerson("nobody has this key")
        return person

    async def rename(self, person: Person, name: str) -> str:
        words = clean(name, LONGEST_NAME)
        await self.people.rename_person(person.id, words)
        return words

    def cookie(self, person: Person, key: str, is_secure: bool) -> Cookie:
        return self._cookie(self.signer.sign(SESSION, person.id, key), YEAR, is_secure)

    def no_cookie(self, is_secure: bool) -> Cookie:
        """Makes a browser forget the session."""
        return self._cookie("", 0, is_secure)

    def _cookie(self, value: str, seconds: int, is_secure: bool) -> Cookie:
        return Cookie(
            COOKIE, value=value, path="/", max_age=seconds, httponly=True, samesite="lax", secure=is_secure
        )

    def key_of(self, connection: Connection) -> str:
        """The personal key in the session; raises :class:`NoSession`."""
        return self._words(connection)[1]

    async def person_of(self, connection: Connection) -> Person:
        """Who is signed in; raises :class:`NoSession`."""
        person = await self.people.find_person(self._words(connection)[0])
        if person is None:
            raise NoSession("the session belongs to nobody")
        return person

    async def visitor_of(self, connection: Connection) -> Person | None:
        """The same for calls that anybody may make."""
        try:
            return await self.person_of(connection)
        except NoSession:
            return None

    def _words(self, connection: Connection) -> list[str]:
        """What the cookie says. A call with a token has no session: nobody checks where it comes from."""
        is_program = is_bearer(connection.headers.get("authorization", ""))
        signed = None if is_program else connection.cookies.get(COOKIE)
        words = self.signer.read(SESSION, signed) if signed else None
        if words is None:
            raise NoSession("there is no session")
        return words

    def seat_token(self, person: Person, match: str, seat: int) -> str:
        return self.signer.sign(SEAT, match, str(seat), person.id)

    async def bearer_of(self, headers: Mapping[str, str], match: str, seat: int) -> Person:
        """Whose program asks, if its token opens this seat of this match; raises :class:`BadSeatToken`."""
        given = bearer_in(headers)
        words = self.signer.read(SEAT, given) if given else None
        if words is None or words[:2] != [match, str(seat)]:
            raise BadSeatToken("the token doesn't open this seat")
        person = await self.people.find_person(words[2])
        if person is None:
            raise BadSeatToken("the token belongs to nobody")
        return person


def is_bearer(authorization: str) -> bool:
    return authorization[: len(BEARER)].lower() == BEARER


def bearer_in(headers: Mapping[str, str]) -> str:
    """The token in the headers of a call; empty if there is none."""
    given = headers.get("authorization", "")
    return given[len(BEARER) :].strip() if is_bearer(given) else ""


class MatchAccess(Protocol):
    """What the store says of a match; see ``MatchRecord``."""

    @property
    def is_private(self) -> bool: ...
    @property
    def key(self) -> str: ...


def is_member(table: Table, person: str) -> bool:
    """Whether somebody belongs to a match: as its host, on a seat, or on one that a bot keeps for them."""
    seating = table.seating
    return person == seating.host or any(person in (seat.person, seat.claim) for seat in seating.seats)


def admit(record: MatchAccess, is_member: bool, key: str) -> None:
    """Raise :class:`NeedsKey` for a private match, unless one belongs to it or has its key."""
    if not record.is_private or is_member:
        return
    if not record.key or not hmac.compare_digest(record.key.encode(), key.encode()):
        raise NeedsKey("the match is private")
