"""Mail to the addresses that the host has named, through a mail server with STARTTLS."""

import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final

from orrery.server.host.settings import ServerSettings

SECONDS: Final = 15.0

Connect = Callable[[str, int], smtplib.SMTP]


def connect(host: str, port: int) -> smtplib.SMTP:
    return smtplib.SMTP(host, port, timeout=SECONDS)


def letter(settings: ServerSettings, subject: str, text: str) -> EmailMessage:
    recipients = settings.mail_recipients
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = settings.smtp_from or recipients[0]
    message["To"] = ", ".join(recipients)
    message.set_content(text)
    return message


def send(
    settings: ServerSettings,
    message: EmailMessage,
    connect: Connect = connect,
    trust: ssl.SSLContext | None = None,
) -> None:
    """Hand a letter to the mail server; blocks. Raises an ``OSError`` if it is not taken.

    A server that doesn't offer STARTTLS, or whose certificate is not its own, gets neither password nor mail.
    """
    with connect(settings.smtp_host, settings.smtp_port) as server:
        server.starttls(context=trust or ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
