"""``orrery serve``."""

from orrery.commands.settings import with_settings
from orrery.server.host.settings import Effective


@with_settings
def serve(effective: Effective) -> None:
    """Start the table on the network, and print its address.

    Each setting can also stand in the settings file, or in the environment as ORRERY_ and its name.
    """
    from orrery.server.host.serve import serve as run  # No other command should have to load a web framework.

    run(effective.settings)
