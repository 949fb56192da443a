"""Who asks: guests with sessions, personal links, and the tokens that open a seat to a program.

A session is a cookie with a random token that means nothing elsewhere; the store knows the hash of it, and
that of the key of the personal link. A seat token holds match, seat, person and how often that person has
ended all sessions, signed with the secret of the server.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from orrery.server.http.errors import BadSeatToken, NeedsKey, NoSession, NoSuchPerson
from orrery.server.store.records import Person, Session
from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.table import Table

COOKIE: Final = "orrery"
SESSION: Final = "session"
SEAT: Final = "seat"
YEAR: Final = 365 * 86400
BEARER: Final = "bearer "
LINK: Final = "link:"
"""In front of the hash under which the sessions of cookies with a personal key are stored."""

Connection = ASGIConnection[Any, Any, Any, Any]


class People(Protocol):
    """What the store knows of people."""

    async def add_person(self, person: Person) -> None: ...
    async def find_person(self, id: str) -> Person | None: ...
    async def person_by_key(self, key_hash: str) -> Person | None: ...
    async def rename_person(self, id: str, name: str) -> bool: ...
    async def begin_session(self, session: Session) -> None: ...
    async def person_in_session(self, token_hash: str, since: float) -> Person | None: ...


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


class SeatClaim(NamedTuple):
    """What a seat token says: a person, and how often they had ended all their sessions."""

    person: str
    generation: int


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

    async def sign_in(self, person: Person, is_secure: bool) -> Cookie:
        """Begin a session; its cookie holds nothing but a random token."""
        token = new_key()
        await self.people.begin_session(Session(hash_of(token), person.id, self.clock()))
        return self._cookie(token, YEAR, is_secure)

    def no_cookie(self, is_secure: bool) -> Cookie:
        """Makes a browser forget the session."""
        return self._cookie("", 0, is_secure)

    def _cookie(self, value: str, seconds: int, is_secure: bool) -> Cookie:
        return Cookie(
            COOKIE, value=value, path="/", max_age=seconds, httponly=True, samesite="lax", secure=is_secure
        )

    @property
    def oldest(self) -> float:
        """Sessions that began before are over."""
        return self.clock() - YEAR

    async def person_of(self, connection: Connection) -> Person:
        """Who is signed in; raises :class:`NoSession`."""
        person = await self.people.person_in_session(self.session_of(connection), self.oldest)
        if person is None:
            raise NoSession("the session has ended")
        return person

    async def visitor_of(self, connection: Connection) -> Person | None:
        """The same for calls that anybody may make."""
        try:
            return await self.person_of(connection)
        except NoSession:
            return None

    def session_of(self, connection: Connection) -> str:
        """What the session of a cookie is stored under; raises :class:`NoSession`.

        A call with a token has no session: nobody checks where it comes from.
        """
        is_program = is_bearer(connection.headers.get("authorization", ""))
        given = None if is_program else connection.cookies.get(COOKIE)
        if not given:
            raise NoSession("there is no session")
        key = self.key_in(connection)
        return LINK + hash_of(key) if key is not None else hash_of(given)

    def key_in(self, connection: Connection) -> str | None:
        """The personal key in a cookie as servers made it before sessions were stored."""
        words = self.signer.read(SESSION, connection.cookies.get(COOKIE, ""))
        return words[1] if words is not None and len(words) == 2 else None

    def seat_token(self, person: Person, match: str, seat: int) -> str:
        return self.signer.sign(SEAT, match, str(seat), person.id, str(person.generation))

    def token_of(self, headers: Mapping[str, str], match: str, seat: int) -> SeatClaim:
        """Whose program asks, if its token opens this seat of this match; raises :class:`BadSeatToken`."""
        words = self.signer.read(SEAT, bearer_in(headers))
        if words is None or words[:2] != [match, str(seat)]:
            raise BadSeatToken("the token doesn't open this seat")
        return SeatClaim(words[2], int(words[3]) if len(words) > 3 else 0)

    async def bearer_of(self, claim: SeatClaim) -> Person:
        """The person of a seat token, unless they have ended all their sessions since it was given."""
        person = await self.people.find_person(claim.person)
        if person is None or person.generation != claim.generation:
            raise BadSeatToken("the token was ended, or belongs to nobody")
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
