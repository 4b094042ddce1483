"""A bot of one's own: takes a seat at a table and plays any legal move.

python docs/example_bot.py ws://localhost:8765/api/v2/socket TABLE SEAT [KEY]
"""

import asyncio
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect


def action(seat: int, head: int, **what: object) -> str:
    """Return the message of an action that answers to event number `head`."""
    message = {"type": "act", "id": secrets.token_urlsafe(12), "at": head}
    return json.dumps({**message, "action": {"seat": seat, **what}})


async def play(url: str, table: str, seat: int, key: str) -> None:
    """Play until the game is over; after a lost connection go on where it broke off."""
    head, seated = 0, False
    async for socket in connect(url):
        hello = {"type": "hello", "v": 2, "table": table, "key": key, "since": head}
        await socket.send(json.dumps(hello))
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "events":
                for event in message["events"]:
                    head, what = event["n"], event["what"]
                    seated = seated or (what["kind"], what.get("seat")) == ("sat", seat)
                    if what["kind"] == "finished":
                        print("winners:", what["winners"])
                        return
            elif kind == "head" and message["n"] > head:
                await socket.send(json.dumps({"type": "resume", "since": head}))
            elif kind == "error" and message["code"] != "quayside.table.conflict":
                sys.exit(message["message"])
            elif kind == "moves" and message["n"] == head:
                turn, own = message["after"], message["seat"] == seat
                if not seated:
                    part, name = secrets.token_hex(32), f"example bot {seat}"
                    await socket.send(action(seat, head, do="sit", part=part, name=name))
                elif own and message["due"] == "move" and len(turn) < 8:  # look one move further
                    turn.append(random.choice(message["moves"])["text"])
                    await socket.send(json.dumps({"type": "moves", "after": turn}))
                elif turn:
                    await socket.send(action(seat, head, do="play", moves=turn))
                elif own:
                    await socket.send(action(seat, head, do="roll"))
            if kind in ("events", "error") or (kind == "welcome" and message["head"] == head):
                await socket.send('{"type": "moves"}')


if __name__ == "__main__":
    key = sys.argv[4] if len(sys.argv) > 4 else secrets.token_urlsafe(16)
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), key))
