"""Every title is listed with what is shown of it, and a server loads only what it needs."""

import subprocess
import sys

import pytest

from orrery.games.registry import TITLES
from orrery.shown.registry import SHOWN, components_for, picture_for
from orrery.texts.speech import Speech
from tests.contract.toy import AUCTION

SERVER = "import sys, orrery.server.http.app, orrery.server.host.serve; print('rich' in sys.modules)"


def test_every_title_is_listed_and_nothing_else() -> None:
    assert set(SHOWN) == set(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_picture(title: str) -> None:
    assert callable(picture_for(TITLES[title]))


@pytest.mark.parametrize("title", ["pulsar", "cluster", "cosmic"])
def test_components_are_found_by_name(title: str) -> None:
    shown = components_for(TITLES[title])
    assert shown is not None
    assert shown.components(TITLES[title])
    assert all(isinstance(text, str) for text in shown.texts(Speech("en")).values())


def test_a_title_that_is_not_listed_has_neither() -> None:
    assert picture_for(AUCTION) is None
    assert components_for(AUCTION) is None


def test_a_server_does_not_load_what_draws_in_a_terminal() -> None:
    ended = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True, check=True)
    assert ended.stdout == "False\n"
