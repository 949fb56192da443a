"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_people()
    create_matches()
    create_seats()
    create_logs()
    create_leases()
    create_lists()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key_hash", name="uq_people_key_hash"),
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.Column("can_watch", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("parent", sa.Text),
        sa.Column("moment", sa.Integer),
        sa.Column("dealt_from", sa.Integer, nullable=False),
        sa.Column("next_match", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("has_free_seat", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def create_logs() -> None:
    op.create_table(
        "entries",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("choice", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_lines_match"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_snapshots_match"),
    )


def create_leases() -> None:
    op.create_table(
        "leases",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_leases"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_leases_match"),
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])


def create_lists() -> None:
    public = sa.not_(sa.column("is_private", sa.Boolean))
    stage = sa.column("stage", sa.Text)
    has_free_seat, can_watch = sa.column("has_free_seat", sa.Boolean), sa.column("can_watch", sa.Boolean)
    archived = sa.and_(stage == "over", public)
    for name, columns, shown in (
        ("ix_matches_open", ["changed"], sa.and_(has_free_seat, public, stage != "over")),
        ("ix_matches_watched", ["changed"], sa.and_(can_watch, public, stage == "running")),
        ("ix_matches_archived", ["changed"], archived),
        ("ix_matches_archived_by_title", ["title", "changed"], archived),
    ):
        op.create_index(name, "matches", columns, sqlite_where=shown, postgresql_where=shown)
