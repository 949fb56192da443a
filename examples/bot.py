"""An outside bot that answers at random: ``python examples/bot.py ADDRESS MATCH [KEY]``."""

import json
import random
import sys
from typing import Any

import httpx


def play(address: str, match: str, key: str = "") -> None:
    with httpx.Client(base_url=f"{address.rstrip('/')}/api/v1", timeout=60) as web:
        web.post("/guests", json={"name": "Random bot"}).raise_for_status()
        card = web.post(f"/matches/{match}/join", json={"key": key}).raise_for_status().json()
        seat = card["mine"][0]
        path = f"/matches/{match}/seats/{seat}"
        token = web.post(f"{path}/token").raise_for_status().json()["token"]
        web.headers["authorization"] = f"Bearer {token}"
        with web.stream("GET", f"/matches/{match}/stream", params={"seat": seat}) as lines:
            for line in lines.raise_for_status().iter_lines():
                if not line:
                    continue  # the server shows that it is there
                message = json.loads(line)
                update = message.get("update", message)
                if update["stage"] == "over":
                    print("places:", update["result"]["places"])
                    return
                if update["question"]:
                    answer(web, path, update["question"])


def answer(web: httpx.Client, path: str, question: dict[str, Any]) -> None:
    choice, token = random.choice(question["options"])
    reply = web.post(f"{path}/answer", json={"question": question["number"], "choices": [choice]})
    fault = "" if reply.is_success else reply.json()["code"]  # such as stale-question: somebody was faster
    print(question["decision"], token, fault)


if __name__ == "__main__":
    play(*sys.argv[1:])
