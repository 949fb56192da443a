"""What a learned value of Globular Cluster looks at."""

from orrery.players.features.cluster.features import ClusterFeatures
from orrery.players.features.cluster.inputs import OTHERS, SEAT, TABLE


def new_features() -> ClusterFeatures:
    return ClusterFeatures(SEAT, OTHERS, TABLE)
