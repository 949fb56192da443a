"""Sessions that can be ended, people who can be deleted, and who wrote what in the chat."""

import json
from time import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    _make_tables()
    _add_columns()
    _keep_sessions()
    _attribute_lines()
    _attribute_origins()


def _make_tables() -> None:
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "departures",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_departures"),
    )


def _add_columns() -> None:
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    for name in ("act", "person", "about"):
        op.add_column("lines", sa.Column(name, sa.Text, nullable=False, server_default=""))
    for name in ("person", "about"):
        op.create_index(f"ix_lines_{name}", "lines", [name])


def _keep_sessions() -> None:
    """The cookies of before hold the personal key: they are one session of their person, for a year."""
    insert = sa.text(
        "INSERT INTO sessions (token_hash, person, begun) SELECT 'link:' || key_hash, id, :now FROM people"
    )
    op.get_bind().execute(insert, {"now": time()})


def _attribute_lines() -> None:
    """What was said from a seat is of whoever has it, if they have the same name; who watched is unknown."""
    bind = op.get_bind()
    lines = bind.execute(
        sa.text(
            "SELECT l.match, l.number, l.seat, l.name, m.facts FROM lines l JOIN matches m ON m.id = l.match "
            "WHERE l.seat >= 0"
        )
    )
    known = [
        {"match": match, "number": number, "person": owner}
        for match, number, seat, name, facts in lines
        if (owner := _owner(facts, seat, name))
    ]
    if known:
        update = "UPDATE lines SET person = :person WHERE match = :match AND number = :number"
        bind.execute(sa.text(update), known)


def _owner(facts: str, seat: int, name: str) -> str:
    held = _seats(facts)[seat : seat + 1]
    return (held[0]["person"] or held[0]["claim"]) if held and held[0]["name"] == name else ""


def _seats(facts: str) -> list[dict[str, Any]]:
    """The seats of a match; none of one that is damaged."""
    try:
        seats: list[dict[str, Any]] = json.loads(facts)["seating"]["seats"]
    except (ValueError, KeyError, TypeError):
        return []
    return seats


def _attribute_origins() -> None:
    """Whoever brought a game was its host; it was the one who has the name still, if anybody has."""
    bind = op.get_bind()
    rows = bind.execute(sa.text("SELECT id, facts, origin FROM matches WHERE origin IS NOT NULL")).all()
    for match, facts, origin in rows:
        found = [seat["person"] or seat["claim"] for seat in _seats(facts) if seat["name"] == _by(origin)]
        if found and found[0]:
            known = json.dumps({**json.loads(origin), "who": found[0]})
            update = sa.text("UPDATE matches SET origin = :origin WHERE id = :match")
            bind.execute(update, {"origin": known, "match": match})


def _by(origin: str) -> str:
    try:
        return str(json.loads(origin)["by"])
    except (ValueError, KeyError, TypeError):
        return ""
