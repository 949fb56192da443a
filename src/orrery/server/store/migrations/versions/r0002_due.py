"""When a match is due to continue without input from people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Matches under way are taken to be due: opened once, each writes down when it really is."""
    op.add_column("leases", sa.Column("due", sa.Double))
    matches = sa.table("matches", sa.column("id", sa.Text), sa.column("stage", sa.Text))
    leases = sa.table("leases", sa.column("match", sa.Text), sa.column("due", sa.Double))
    running = sa.select(matches.c.id).where(matches.c.stage == "running")
    op.execute(leases.update().where(leases.c.match.in_(running)).values(due=0.0))
    is_due = sa.column("due", sa.Double).is_not(None)
    op.create_index("ix_leases_due", "leases", ["due"], sqlite_where=is_due, postgresql_where=is_due)
