"""Friends at one screen: no hand is sent or shown before the one it belongs to says that they are there."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

FRIENDS = [{"kind": "me"}, {"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Orion"}]


class Traffic:
    """What the sockets of a page have told, an update each."""

    def __init__(self, page: Page) -> None:
        self.updates: list[dict[str, Any]] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("welcome", "update"):
            self.updates.append(message.get("update", message))

    def viewers(self) -> set[int]:
        return {update["viewer"] for update in self.updates}

    def is_blind(self) -> bool:
        """Whether nobody's hand and nobody's question was told."""
        return self.viewers() <= {-1} and all(update["question"] is None for update in self.updates)


@pytest.fixture
def friends(visit: Visit) -> tuple[Guest, Traffic]:
    guest = visit("/")
    traffic = Traffic(guest.page)
    guest.open_match(FRIENDS, "cosmic")
    return guest, traffic


def lift(guest: Guest) -> None:
    guest.hit(guest.page.locator(".curtain .button"))
    expect(guest.page.locator(".curtain")).to_have_count(0)


def test_the_first_question_of_a_game_waits_behind_a_curtain(friends: tuple[Guest, Traffic]) -> None:
    guest, traffic = friends
    expect(guest.page.locator(".curtain")).to_be_visible()
    assert traffic.is_blind()
    assert traffic.updates
    expect(guest.page.get_by_text("You are watching")).to_have_count(0)

    lift(guest)
    guest.wait()

    [seat] = traffic.viewers() - {-1}
    assert traffic.updates[-1]["question"] is not None
    assert seat in range(3)


def test_who_comes_back_to_the_page_sees_no_hand_either(friends: tuple[Guest, Traffic]) -> None:
    guest, traffic = friends
    expect(guest.page.locator(".curtain")).to_be_visible()
    lift(guest)
    guest.wait()
    guest.page.goto("/")
    traffic.updates.clear()

    guest.page.go_back()
    expect(guest.page.locator(".curtain")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator(".curtain")).to_be_visible()

    assert traffic.is_blind()
    assert traffic.updates
    expect(guest.page.locator(".answer-main")).to_have_count(0)


def test_the_next_one_s_hand_comes_after_the_curtain_and_the_last_one_s_is_gone(
    friends: tuple[Guest, Traffic],
) -> None:
    guest, traffic = friends
    curtain = guest.page.locator(".curtain")
    expect(curtain).to_be_visible()
    lift(guest)
    while True:
        guest.wait()
        seen = traffic.viewers()
        guest.answer(0)
        guest.page.wait_for_function(NEXT)
        if curtain.count() > 0:
            break
    expect(curtain).to_be_visible()
    expect(guest.page.locator(".question")).to_have_count(0)
    assert traffic.viewers() == seen, "nothing of the next seat was told yet"

    lift(guest)
    guest.wait()

    assert traffic.viewers() > seen


NEXT = """() => document.querySelector('.curtain') !== null
  || document.querySelector('.question.mine .answer-main:not([aria-disabled=true])') !== null"""
