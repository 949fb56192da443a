"""The types and the unit tests of the browser client, which live beside its sources in ``web/``."""

from tests.client.npm import npm


def test_the_client_keeps_to_its_types_and_passes_its_own_tests() -> None:
    npm("run", "check")
    npm("test")
