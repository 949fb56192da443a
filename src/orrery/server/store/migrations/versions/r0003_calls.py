"""Browsers that may be called by web push, and who was called already."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_subscriptions_person"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "calls",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_calls"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_calls_match"),
        sqlite_with_rowid=False,
    )
