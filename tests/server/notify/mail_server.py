"""A mail server on loopback that speaks as much SMTP as one mail needs."""

import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.notify.stand_in import certificate

HOST = "mail.example.org"


@dataclass
class MailServer:
    """``said`` is what it was told in the clear, ``trusted`` what came after STARTTLS."""

    port: int
    offers_tls: bool
    said: list[str] = field(default_factory=list)
    trusted: list[str] = field(default_factory=list)

    def answer(self, listener: socket.socket, context: ssl.SSLContext) -> None:
        plain, _ = listener.accept()
        with plain, contextlib.suppress(OSError):
            plain.sendall(b"220 ready\r\n")
            offer = "STARTTLS" if self.offers_tls else "HELP"
            if converse(plain, self.said, f"250-here\r\n250 {offer}\r\n") == "STARTTLS":
                with context.wrap_socket(plain, server_side=True) as sealed:
                    converse(sealed, self.trusted, "250-here\r\n250 AUTH PLAIN\r\n")


def converse(line: socket.socket, heard: list[str], greeting: str) -> str:
    """Agree to everything until the other side leaves, or wants to speak in secret."""
    with line.makefile("r", encoding="utf-8", newline="\r\n") as file:
        in_text = False
        for row in file:
            heard.append(row.rstrip("\r\n"))
            word = row.split()[0].upper() if row.strip() else ""
            if in_text and row != ".\r\n":
                continue
            in_text = word == "DATA"
            line.sendall(reply_to(word, greeting).encode())
            if word in ("STARTTLS", "QUIT"):
                return word
    return ""


def reply_to(word: str, greeting: str) -> str:
    codes = {
        "EHLO": greeting,
        "DATA": "354 go on\r\n",
        "STARTTLS": "220 go on\r\n",
        "AUTH": "235 welcome\r\n",
        "QUIT": "221 bye\r\n",
    }
    return codes.get(word, "250 fine\r\n")


@contextlib.contextmanager
def mail_server(folder: Path, offers_tls: bool = True) -> Iterator[MailServer]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate(folder, HOST))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = MailServer(listener.getsockname()[1], offers_tls)
        thread = threading.Thread(target=server.answer, args=(listener, context))
        thread.start()
        yield server
        thread.join(60)
        assert not thread.is_alive()
