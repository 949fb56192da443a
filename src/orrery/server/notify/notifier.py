"""Calling people: one call becomes a message for each of their browsers, and what the host has set up."""

import asyncio
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.json import encode

from orrery.server.host.secret import kept
from orrery.server.host.settings import BadConfig, ServerSettings
from orrery.server.notify import mail
from orrery.server.notify.calls import CallPolicy, TurnCall
from orrery.server.notify.deliveries import GONE, REFUSED, SENT, UNREACHED, DeliveryQueue
from orrery.server.notify.hook import hook_request
from orrery.server.notify.outside import Outside
from orrery.server.store.records import PushSubscription
from orrery.server.store.store import Store
from orrery.texts.speech import Speech

if TYPE_CHECKING:
    from orrery.server.notify.push import PushKey

GONE_STATUSES: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
FIELD: Final = "secret_file"


class Notifier:
    """What rooms hand their calls to. Whatever goes wrong is counted, and no room hears of it."""

    def __init__(
        self, settings: ServerSettings, store: Store, outside: Outside, post: mail.Connect = mail.connect
    ) -> None:
        self.settings = settings
        self.deliveries = DeliveryQueue()
        self.policy = CallPolicy(settings.notify_after, self.call)
        self._store = store
        self._outside = outside
        self.post = post
        self._key: PushKey | None = None

    async def key(self) -> "PushKey":
        """The key of this server for push services; raises :class:`BadConfig`."""
        if self._key is None:
            self._key = await asyncio.to_thread(read_push_key, self.settings)
        return self._key

    async def is_usable(self, p256dh: str, auth: str) -> bool:
        """Whether a message could be sealed for these keys of a browser."""
        return (await self.key()).is_usable(p256dh, auth)

    def call(self, call: TurnCall) -> None:
        self.deliveries.put(partial(self._spread, call))

    async def close(self) -> None:
        await self.deliveries.close()
        await self._outside.close()

    async def _spread(self, call: TurnCall) -> str:
        """Put what the call leads to into the queue, unless another process or an earlier one has."""
        if not call.is_wanted() or not await self._store.note_call(call.match, call.seat, call.question):
            return ""
        for subscription in await self._store.subscriptions(call.person):
            self.deliveries.put(partial(self._push, call, subscription))
        if self.settings.notify_webhook:
            self.deliveries.put(partial(self._hook, call))
        if self.settings.mail_recipients:
            self.deliveries.put(partial(self._mail, call))
        return ""

    async def _push(self, call: TurnCall, subscription: PushSubscription) -> str:
        if not call.is_wanted():
            return ""
        key = await self.key()
        headers, body = key.sealed(subscription, push_message(call, subscription.language))
        outcome = await self._posted(subscription.endpoint, headers, body)
        if outcome == GONE:
            await self._store.drop_subscription(subscription.endpoint, subscription.person)
        return outcome

    async def _hook(self, call: TurnCall) -> str:
        secret = self.settings.notify_webhook_secret
        title = title_of(call, self.settings.notify_language)
        headers, body = hook_request(call, title, self._link(call), secret)
        return await self._posted(self.settings.notify_webhook, headers, body)

    async def _posted(self, url: str, headers: dict[str, str], body: bytes) -> str:
        try:
            status = await self._outside.post(url, headers, body)
        except OSError:
            return UNREACHED
        if status in GONE_STATUSES:
            return GONE
        return SENT if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES else REFUSED

    async def _mail(self, call: TurnCall) -> str:
        speech = Speech(self.settings.notify_language)
        facts = {"title": title_of(call, speech.language), "name": call.name}
        text = f"{speech.say('notify-mail', **facts)}\n\n{self._link(call)}\n"
        message = mail.letter(self.settings, speech.say("notify-mail-subject", **facts), text)
        try:
            await asyncio.to_thread(mail.send, self.settings, message, self.post)
        except OSError:
            return UNREACHED
        return SENT

    def _link(self, call: TurnCall) -> str:
        return f"{self.settings.public_url.rstrip('/')}{path_of(call)}"


def read_push_key(settings: ServerSettings) -> "PushKey":
    """The key in the file, which is made if it is missing; raises :class:`BadConfig`."""
    from orrery.server.notify.push import PushKey, new_key  # half a second that few starts need

    path = settings.push_key_path
    try:
        return PushKey(kept(path, new_key), settings.contact)
    except ValueError as error:
        raise BadConfig(FIELD, str(path), "does not hold a key for push services") from error


def make_push_key(path: Path) -> None:
    """Make the key at the first start."""
    from orrery.server.notify.push import new_key

    if not path.exists():
        kept(path, new_key)


def path_of(call: TurnCall) -> str:
    return f"/t/{call.match}"


def title_of(call: TurnCall, language: str) -> str:
    return Speech(language).say(f"title-{call.title}")


def push_message(call: TurnCall, language: str) -> bytes:
    """What the service worker shows."""
    speech = Speech(language)
    heading = speech.say("notify-turn", title=title_of(call, language))
    text = speech.say("notify-turn-about", name=call.name)
    return encode({"heading": heading, "text": text, "path": path_of(call), "tag": f"turn-{call.match}"})
