"""How much chance the tests take: little and always the same by default, more for a soak.

``ORRERY_SOAK=500`` lets hypothesis try 500 new examples for each property.
"""

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "test", derandomize=True, database=None, deadline=None, max_examples=40, suppress_health_check=SLOW
)
settings.register_profile(
    "soak", deadline=None, max_examples=int(os.environ.get("ORRERY_SOAK", "1")), suppress_health_check=SLOW
)
settings.load_profile("soak" if "ORRERY_SOAK" in os.environ else "test")
