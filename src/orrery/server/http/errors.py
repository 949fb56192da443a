"""What the server itself refuses, and the reply to every refusal: a status and a :class:`Fault`.

    GameError
    └── ServerError
        ├── BadRequest        a body, a parameter or a header that can't be read
        ├── WrongContent      a body of another kind than the call takes
        ├── NoSuchPath        nothing is there
        ├── WrongMethod       something is there, but not for this method
        ├── TooLarge          a body or a message that is too long
        ├── NoSession         nobody is signed in
        ├── NoSuchPerson      a personal link that belongs to nobody
        ├── BadSeatToken      a token that doesn't open this seat
        ├── NeedsKey          a private match, asked for without its key
        ├── ForeignOrigin     a page of another site has asked
        ├── TooManyRequests   a client that asks too often
        ├── WrongHost         asked for under a name that is none of ours
        ├── MetricsHidden     what is counted, asked for by somebody who does not run the server
        ├── TooManySockets    a client with too many open tables
        ├── TooManyConnections a client with too many connections of any kind
        ├── SlowHead          a connection on which no whole request comes in time
        ├── BadSubscription   a browser that can't be called by web push
        ├── BadMessage        a message that is not a command
        ├── TooSlow           a client that doesn't take what it is sent
        ├── SlowBody          a body that doesn't arrive in time
        ├── Silent            a client that has not been heard for too long
        └── InternalError     a fault of the server; nothing was changed

A socket is closed with 4000 + status, and the code of the error as its reason.
"""

import logging
from http import HTTPStatus
from typing import Any, ClassVar, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from orrery.engine.errors import GameError
from orrery.server.wire.forms import Fault

LOG: Final = logging.getLogger("orrery.server")
LONGEST_MESSAGE: Final = 400
PRIVATE_CODES: Final = 4000


class ServerError(GameError):
    code: ClassVar[str] = "server-error"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class BadRequest(ServerError):
    code: ClassVar[str] = "bad-request"


class WrongContent(ServerError):
    code: ClassVar[str] = "wrong-content"
    status: ClassVar[int] = HTTPStatus.UNSUPPORTED_MEDIA_TYPE


class NoSuchPath(ServerError):
    code: ClassVar[str] = "no-such-path"
    status: ClassVar[int] = HTTPStatus.NOT_FOUND


class WrongMethod(ServerError):
    code: ClassVar[str] = "wrong-method"
    status: ClassVar[int] = HTTPStatus.METHOD_NOT_ALLOWED


class TooLarge(ServerError):
    code: ClassVar[str] = "too-large"
    status: ClassVar[int] = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class NoSession(ServerError):
    code: ClassVar[str] = "no-session"
    status: ClassVar[int] = HTTPStatus.UNAUTHORIZED


class NoSuchPerson(ServerError):
    code: ClassVar[str] = "no-such-person"
    status: ClassVar[int] = HTTPStatus.UNAUTHORIZED


class BadSeatToken(ServerError):
    code: ClassVar[str] = "bad-seat-token"
    status: ClassVar[int] = HTTPStatus.UNAUTHORIZED


class NeedsKey(ServerError):
    code: ClassVar[str] = "needs-key"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class ForeignOrigin(ServerError):
    code: ClassVar[str] = "foreign-origin"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class TooManyRequests(ServerError):
    """``wait`` is the number of seconds after which it may go again."""

    code: ClassVar[str] = "too-many-requests"
    status: ClassVar[int] = HTTPStatus.TOO_MANY_REQUESTS

    def __init__(self, wait: float) -> None:
        super().__init__(f"too many requests; try again in {wait:.0f} s")
        self.wait = wait


class TooManySockets(ServerError):
    code: ClassVar[str] = "too-many-sockets"
    status: ClassVar[int] = HTTPStatus.TOO_MANY_REQUESTS


class WrongHost(ServerError):
    code: ClassVar[str] = "wrong-host"
    status: ClassVar[int] = HTTPStatus.MISDIRECTED_REQUEST


class MetricsHidden(ServerError):
    code: ClassVar[str] = "metrics-hidden"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class TooManyConnections(ServerError):
    code: ClassVar[str] = "too-many-connections"
    status: ClassVar[int] = HTTPStatus.TOO_MANY_REQUESTS


class SlowHead(ServerError):
    code: ClassVar[str] = "slow-head"
    status: ClassVar[int] = HTTPStatus.REQUEST_TIMEOUT


class BadSubscription(ServerError):
    code: ClassVar[str] = "bad-subscription"


class BadMessage(ServerError):
    code: ClassVar[str] = "bad-message"


class TooSlow(ServerError):
    code: ClassVar[str] = "too-slow"
    status: ClassVar[int] = HTTPStatus.REQUEST_TIMEOUT


class SlowBody(ServerError):
    code: ClassVar[str] = "slow-body"
    status: ClassVar[int] = HTTPStatus.REQUEST_TIMEOUT


class Silent(ServerError):
    code: ClassVar[str] = "silent"
    status: ClassVar[int] = HTTPStatus.REQUEST_TIMEOUT


class InternalError(ServerError):
    code: ClassVar[str] = "internal-error"
    status: ClassVar[int] = HTTPStatus.INTERNAL_SERVER_ERROR


OF_FRAMEWORK: Final = {int(kind.status): kind for kind in (NoSuchPath, WrongMethod, TooLarge, WrongContent)}
"""What the framework refuses by itself; every other status is a bad request."""


def close_code(error: GameError) -> int:
    """The code with which a socket is closed because of this error."""
    return PRIVATE_CODES + error.status


def fault_of(error: GameError) -> Fault:
    """What is told of an error. What happens inside the server is for its log alone."""
    if error.status < HTTPStatus.INTERNAL_SERVER_ERROR:
        return Fault(error.code, str(error)[:LONGEST_MESSAGE])
    LOG.warning("refused: %s: %s", error.code, error)
    return Fault(error.code, "the server can't do that now")


def headers_of(error: BaseException) -> dict[str, str]:
    if isinstance(error, TooManyRequests):
        return {"retry-after": str(max(1, round(error.wait)))}
    if isinstance(error, SlowBody):
        return {"connection": "close"}
    allowed = getattr(error, "headers", None) or {}
    return {"allow": allowed["Allow"]} if "Allow" in allowed else {}


def understood(error: BaseException) -> GameError:
    """The error as one with a code. Faults of the program are logged here and told to nobody."""
    if isinstance(error, GameError):
        return error
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        kind = OF_FRAMEWORK.get(error.status_code, BadRequest)
        return kind(_detail(error))
    if isinstance(error, RecursionError):
        return BadRequest("nested too deeply")
    LOG.error("unexpected error", exc_info=error)
    return InternalError("something went wrong inside the server")


def _detail(error: HTTPException) -> str:
    """What the framework says, with the parameters it blames but not their values."""
    blamed = error.extra if isinstance(error.extra, list) else []
    facts = [f"{row.get('key', 'body')}: {row.get('message', '')}" for row in blamed if isinstance(row, dict)]
    return "; ".join(facts) or HTTPStatus(error.status_code).phrase


def reply(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """The handler of all exceptions of HTTP calls."""
    known = understood(error)
    return Response(
        fault_of(known),
        status_code=known.status,
        headers=headers_of(known) or headers_of(error),
        media_type="application/json",
    )
