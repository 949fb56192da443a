"""The lists of matches: one's own, those with a free seat, those to watch, and the archive."""

import logging
from collections import defaultdict
from typing import Any, Final, Literal

from msgspec import Struct, convert
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Row, Select, func, select, union

from orrery.engine.position import shown_options
from orrery.server.store.records import asked_on_card
from orrery.server.store.schema import (
    IS_ARCHIVED,
    IS_OPEN,
    IS_WATCHED,
    LEASES,
    MATCHES,
    NOBODY,
    PEOPLE,
    SEATS,
)
from orrery.server.wire.forms import MatchSummary, SeatSummary
from orrery.table.forget import people_in
from orrery.table.origin import Origin
from orrery.table.settings import HintRule

LOG: Final = logging.getLogger("orrery.store")

Kind = Literal["mine", "open", "watch", "archive"]

COLUMNS: Final = (
    "id", "title", "stage", "cards", "options", "is_private", "can_watch", "created", "changed",
    "answers", "asked", "key", "points", "places", "settings", "origin",
)  # fmt: skip
LISTED: Final = [MATCHES.c[name] for name in COLUMNS]

DAMAGE: Final = (TypeError, AttributeError, KeyError, ValueError)
"""What comes of reading a row that is damaged."""

PUBLIC: Final = {"open": IS_OPEN, "watch": IS_WATCHED, "archive": IS_ARCHIVED}


class Wish(Struct, frozen=True):
    """Which list, for whom and of which title if any; ``before`` pages through it."""

    kind: Kind
    person: str
    title: str | None
    limit: int
    before: float | None


class Card(Struct, frozen=True):
    """A match as it would stand in somebody's list, and what says whether they may know of it."""

    summary: MatchSummary
    key: str
    is_member: bool

    @property
    def is_private(self) -> bool:
        return self.summary.is_private


def listing(connection: Connection, wish: Wish) -> list[MatchSummary]:
    """The last changed first. The archive shows what was public, and one's own."""
    ids = [row.id for row in connection.execute(ids_of(wish))]
    return _listed(connection, MATCHES.c.id.in_(ids), wish.person) if ids else []


def find_listing(connection: Connection, match: str, person: str) -> MatchSummary | None:
    found = _listed(connection, MATCHES.c.id == match, person)
    return found[0] if found else None


def find_card(connection: Connection, match: str, person: str) -> Card | None:
    """None for a match that there is not, or that is damaged."""
    summary = find_listing(connection, match, person)
    if summary is None:
        return None
    if not summary.is_private or summary.mine:
        return Card(summary, summary.key, bool(summary.mine))
    row = connection.execute(select(MATCHES.c.key, MATCHES.c.facts).where(MATCHES.c.id == match)).one()
    try:
        is_member = person in people_in(row.facts)
    except DAMAGE as error:
        LOG.warning("nobody knows who belongs to match %s: %r", match, error)
        return None
    return Card(replace(summary, key=row.key if is_member else ""), row.key, is_member)


def ids_of(wish: Wish) -> Select[Any]:
    """The query for the ids of a list."""
    if wish.kind == "mine":
        return _page(wish, _own(wish.person))
    if wish.kind != "archive":
        return _page(wish, PUBLIC[wish.kind])
    own_ones = _page(wish, _own(wish.person) & (MATCHES.c.stage == "over"))
    both = union(*(select(page.subquery()) for page in (_page(wish, IS_ARCHIVED), own_ones))).subquery()
    return select(both).order_by(both.c.changed.desc(), both.c.id).limit(wish.limit)


def _own(person: str) -> ColumnElement[bool]:
    return MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.person == person))


def _page(wish: Wish, condition: ColumnElement[bool]) -> Select[Any]:
    query = select(MATCHES.c.id, MATCHES.c.changed).where(condition)
    if wish.title is not None:
        query = query.where(MATCHES.c.title == wish.title)
    if wish.before is not None:
        query = query.where(MATCHES.c.changed < wish.before)
    return query.order_by(MATCHES.c.changed.desc(), MATCHES.c.id).limit(wish.limit)


def _listed(connection: Connection, condition: ColumnElement[bool], person: str) -> list[MatchSummary]:
    rows = connection.execute(select(*LISTED).where(condition)).all()
    in_these = SEATS.c.match.in_([row.id for row in rows])
    own: dict[str, list[int]] = defaultdict(list)
    for seat in connection.execute(
        select(SEATS.c.match, SEATS.c.seat).where(in_these, SEATS.c.person == person)
    ):
        own[seat.match].append(seat.seat)
    ordered = sorted(rows, key=lambda row: (-row.changed, row.id))
    shown = [_try_to_show(row, sorted(own[row.id])) for row in ordered]
    return [summary for summary in shown if summary is not None]


def _try_to_show(row: Row[Any], mine: list[int]) -> MatchSummary | None:
    """None for a row that is damaged: the others are shown all the same."""
    try:
        return _shown(row, mine)
    except DAMAGE as error:
        LOG.warning("match %s can't be listed: %r", row.id, error)
        return None


def _shown(row: Row[Any], mine: list[int]) -> MatchSummary:
    lags = row.stage == "running" and row.settings.get("delay", 0) > 0
    return MatchSummary(
        id=row.id,
        title=row.title,
        stage=row.stage,
        seats=[SeatSummary(**seat) for seat in row.cards],
        options=shown_options(row.options),
        is_private=row.is_private,
        can_watch=row.can_watch,
        hints=HintRule(row.settings.get("hints", HintRule.ALONE)),
        created=row.created,
        changed=row.changed,
        answers=row.answers,
        mine=mine,
        turn=any(seat in row.asked for seat in mine),
        asked=asked_on_card(row.asked, mine, lags),
        key=row.key if mine else "",
        points=row.points,
        places=row.places,
        origin=None if row.origin is None else convert(row.origin, Origin),
    )


def counts(connection: Connection) -> dict[str, int]:
    """How many people and matches there are, by stage, and how many matches are held by a process."""
    stages = connection.execute(
        select(MATCHES.c.stage, func.count().label("matches")).group_by(MATCHES.c.stage)
    ).all()
    held = select(func.count()).select_from(LEASES).where(LEASES.c.owner != NOBODY)
    return {
        "people": connection.scalar(select(func.count()).select_from(PEOPLE)) or 0,
        "held": connection.scalar(held) or 0,
        **{row.stage: row.matches for row in stages},
    }
