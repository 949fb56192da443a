"""What a learned value of PULSAR 2849 looks at."""

from orrery.players.features.pulsar.features import PulsarFeatures


def new_features() -> PulsarFeatures:
    return PulsarFeatures()
