"""One person at one match: answers at random, by socket or by call, for as long as the server lives."""

from random import Random
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection

from bench.load.guest import ENCODE, Guest, Refused
from orrery.table.messages import EventRow
from tests.server.kill.ledger import Ledger, Tally

OVER: Final = "over"
BY_CALL: Final = 0.3
"""The share of answers that do not go through the socket."""


class Asked(Struct):
    number: int
    options: list[tuple[int, str]]


class Seen(Struct):
    """Of an update, what is checked and what is needed to play on."""

    number: int
    stage: str
    first_event: int
    events: list[EventRow]
    question: Asked | None


class Heard(Struct):
    type: str
    id: int = 0
    code: str = ""
    update: Seen | UnsetType = UNSET


HEARD: Final = Decoder(Heard)
SEEN: Final = Decoder(Seen)


class Person:
    """``who`` is the number of the guest who has the seat."""

    def __init__(self, match: str, seat: int, who: int, seed: float, tally: Tally) -> None:
        self.match = match
        self.who = who
        self.rng = Random(seed)
        self.ledger = Ledger(seat, tally)
        self.question: Asked | None = None
        self.is_over = False

    async def play(self, guest: Guest) -> None:
        """Come in and answer until the game is over. Raises whatever a dying server causes."""
        self.ledger.hang_up()
        self.question = None
        first = self.rng.choice([0, len(self.ledger.events)])
        async with await guest.socket(self.match, self.ledger.seat, event=first) as socket:
            while not self.is_over:
                await self._hear(guest, socket, await socket.recv())
        self.ledger.hang_up()  # the update that ends the game comes before the reply to the last answer

    async def _hear(self, guest: Guest, socket: ClientConnection, data: str | bytes) -> None:
        heard = HEARD.decode(data)
        if heard.type == "done" and heard.id:
            self.ledger.close(heard.id)
        elif heard.type == "done":
            self.ledger.close(self.ledger.acknowledge())
        elif heard.type == "failed":
            self.ledger.close(self.ledger.refuse(heard.code))
        else:
            self._see(heard.update if isinstance(heard.update, Seen) else SEEN.decode(data))
        question = self.question
        if question is not None and self.ledger.may_answer(question.number):
            await self._answer(guest, socket, question)

    def _see(self, seen: Seen) -> None:
        question = seen.question
        self.ledger.hear(seen.number, seen.first_event, seen.events, question.number if question else None)
        self.is_over = seen.stage == OVER
        self.question = question

    async def _answer(self, guest: Guest, socket: ClientConnection, question: Asked) -> None:
        choice, _ = self.rng.choice(question.options)
        seat, number = self.ledger.seat, question.number
        command: dict[str, Any] = {"do": "answer", "seat": seat, "question": number, "choices": [choice]}
        self.ledger.send(number, choice)
        if self.rng.random() < BY_CALL:
            await self._call(guest, socket, command)
        else:
            await socket.send(ENCODE(command).decode())

    async def _call(self, guest: Guest, socket: ClientConnection, command: dict[str, Any]) -> None:
        """The reply overtakes what the socket has to tell; a ping, numbered by the question, does not."""
        try:
            await guest.call("POST", f"/matches/{self.match}/commands", command)
        except Refused as refused:
            question = self.ledger.refuse(refused.code)
        else:
            question = self.ledger.acknowledge()
        await socket.send(ENCODE({"do": "ping", "id": question}).decode())
