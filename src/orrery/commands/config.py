"""``orrery config``."""

import json

from orrery.commands.settings import with_settings
from orrery.server.host.settings import Effective, resolved


@with_settings
def config(effective: Effective) -> None:
    """Print the settings that would hold, as a settings file, and where each comes from."""
    values = {field: json.dumps(value) for field, value in resolved(effective.settings).items()}
    wide = max(len(f"{field} = {value}") for field, value in values.items())
    for field, value in values.items():
        print(f"{f'{field} = {value}':{wide}}  # {effective.sources[field]}")
