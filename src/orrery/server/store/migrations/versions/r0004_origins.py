"""Where a match comes from, if it did not begin at its own table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What was branched off before is told apart by its parent; earlier imports can't be any more."""
    op.add_column("matches", sa.Column("origin", sa.Text))
