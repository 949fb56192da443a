"""Bring a database to the tables of this program, at each start.

The whole way is one transaction. A second process that starts at the same time waits, and then finds
nothing to do.
"""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from orrery.server.store.engines import POSTGRES
from orrery.server.store.errors import StoreTooNew

LOCK: Final = 0x6F7272657279
"""The number of the lock that processes hold on PostgreSQL while they migrate."""


def migrate(engine: Engine) -> None:
    """Raises :class:`StoreTooNew` for a database that a newer program has migrated, and changes nothing."""
    config = Config()
    config.set_main_option("script_location", "orrery.server.store:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == POSTGRES:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        _check_known(ScriptDirectory.from_config(config), connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _check_known(scripts: ScriptDirectory, connection: Connection) -> None:
    known = {step.revision for step in scripts.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise StoreTooNew(f"the database is at step {found}, which this program doesn't know")
