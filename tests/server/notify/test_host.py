"""What the host is told: the web-hook and mails, and which settings go together."""

import hashlib
import hmac
import smtplib
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from orrery.server.host.settings import BadConfig, ServerSettings, load_settings, resolved
from orrery.server.notify import mail
from tests.server.notify.mail_server import HOST, MailServer, mail_server
from tests.server.notify.party import AFTER, open_party
from tests.server.notify.stand_in import StandIn

SECRET = "sixteen letters!"
URL = {"public_url": "https://play.example.org"}
HOOK = {**URL, "notify_webhook": "https://push.example.org/hook", "notify_webhook_secret": SECRET}
MAIL = {**URL, "notify_mail_to": "club@example.org, eve@example.org", "smtp_host": HOST}


@pytest.mark.anyio
async def test_the_web_hook_is_told_and_can_check_by_whom(tmp_path: Path, stand_in: StandIn) -> None:
    party = await open_party(tmp_path, stand_in, **HOOK)
    room = await party.pair()
    await party.pass_by(room, AFTER)
    await party.close()

    [request] = stand_in.received
    signature = hmac.new(SECRET.encode(), request.body, hashlib.sha256).hexdigest()
    assert request.line == "POST /hook HTTP/1.1"
    assert request.headers["x-orrery-signature"] == f"sha256={signature}"
    assert json.decode(request.body) == {
        "event": "turn",
        "match": room.id,
        "title": "Connect four",
        "seat": "Ann",
        "link": f"https://play.example.org/t/{room.id}",
    }


@pytest.mark.anyio
async def test_a_mail_goes_to_the_addresses_of_the_host(
    tmp_path: Path, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[ServerSettings, Any]] = []
    monkeypatch.setattr(mail, "send", lambda settings, message, post: sent.append((settings, message)))
    party = await open_party(tmp_path, stand_in, notify_language="ru", **MAIL)
    room = await party.pair()
    await party.pass_by(room, AFTER)
    await party.close()

    [(settings, message)] = sent
    assert settings == party.settings
    assert message["To"] == "club@example.org, eve@example.org"
    assert message["From"] == "club@example.org"
    assert message["Subject"] == "Ann, ваш ход: Четыре в ряд"
    assert f"https://play.example.org/t/{room.id}" in message.get_content()
    assert party.count("sent") == 1


@pytest.mark.anyio
async def test_a_mail_server_that_is_away_is_counted(tmp_path: Path, stand_in: StandIn) -> None:
    def nobody(host: str, port: int) -> smtplib.SMTP:
        raise ConnectionRefusedError

    party = await open_party(tmp_path, stand_in, **MAIL)
    party.notifier.post = nobody
    await party.pass_by(await party.pair(), AFTER)
    await party.close()

    assert party.count("unreached") == 1


def post(server: MailServer, folder: Path, host: str = HOST) -> None:
    """Send a mail through the server, whose certificate is trusted."""
    settings = ServerSettings(
        smtp_host=host, smtp_user="orrery", smtp_password="sesame", notify_mail_to="club@example.org"
    )
    trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))

    def connect(host: str, port: int) -> smtplib.SMTP:
        made = smtplib.SMTP("127.0.0.1", server.port, timeout=60)
        vars(made)["_host"] = host  # the name that its certificate is checked for
        return made

    mail.send(settings, mail.letter(settings, "Your turn", "Come!"), connect, trust)


def test_password_and_mail_are_sent_in_secret(tmp_path: Path) -> None:
    with mail_server(tmp_path) as server:
        post(server, tmp_path)

    assert [row.split()[0].upper() for row in server.said] == ["EHLO", "STARTTLS"]
    words = [row.partition(" ")[0].upper() for row in server.trusted]
    assert "AUTH" in words
    assert "Subject: Your turn" in server.trusted
    assert "Come!" in server.trusted


def test_a_mail_server_without_starttls_hears_nothing(tmp_path: Path) -> None:
    with mail_server(tmp_path, offers_tls=False) as server, pytest.raises(OSError, match="STARTTLS"):
        post(server, tmp_path)

    assert not any(row.upper().startswith(("AUTH", "MAIL", "DATA")) for row in server.said)


def test_a_mail_server_under_another_name_hears_nothing(tmp_path: Path) -> None:
    with mail_server(tmp_path) as server, pytest.raises(ssl.SSLCertVerificationError):
        post(server, tmp_path, "other.example.org")

    assert server.trusted == []


@pytest.mark.parametrize("settings", [HOOK, MAIL, {}])
def test_settings_that_go_together(settings: Mapping[str, str]) -> None:
    assert load_settings(Path("/dev/null"), flags=settings) == ServerSettings(**settings)


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        (HOOK | {"notify_webhook": "http://push.example.org/hook"}, "notify_webhook"),
        (HOOK | {"notify_webhook": "https://localhost/hook"}, "notify_webhook"),
        (HOOK | {"notify_webhook": "https://10.0.0.1/hook"}, "notify_webhook"),
        (HOOK | {"notify_webhook_secret": "short"}, "notify_webhook_secret"),
        (HOOK | {"public_url": ""}, "notify_webhook"),
        (MAIL | {"public_url": ""}, "notify_mail_to"),
        (MAIL | {"smtp_host": ""}, "notify_mail_to"),
        (MAIL | {"notify_mail_to": "club"}, "notify_mail_to"),
        (MAIL | {"notify_mail_to": "club@example.org\nBcc: eve@example.org"}, "notify_mail_to"),
        (MAIL | {"smtp_from": "me"}, "smtp_from"),
        ({"notify_contact": "me"}, "notify_contact"),
        ({"notify_after": "0"}, "notify_after"),
        ({"notify_language": "fr"}, "notify_language"),
    ],
)
def test_settings_that_can_not_work(settings: Mapping[str, str], field: str) -> None:
    with pytest.raises(BadConfig) as refused:
        load_settings(Path("/dev/null"), flags=settings)

    assert refused.value.field == field


def test_secrets_are_not_shown() -> None:
    shown = resolved(ServerSettings(**HOOK, smtp_password="sesame"))

    assert (shown["notify_webhook_secret"], shown["smtp_password"]) == ("***", "***")
