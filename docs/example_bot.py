"""A bot of one's own: takes a seat at a table, plays any legal move, and does its part of the dice.

python docs/example_bot.py ws://localhost:8765/api/v2/socket TABLE SEAT [KEY]
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect


class Chain:
    """The hash chain of a seat, as docs/fair-dice.md describes it."""

    def __init__(self, table: str, seat: int) -> None:
        """Make the values from the last to the first, which is the anchor."""
        self.values = [secrets.token_hex(32)]
        for _ in range(1000):
            text = f"quayside chain 2\n{table}\n{seat}\n{self.values[-1]}\n"
            self.values.append(hashlib.sha256(text.encode()).hexdigest())
        self.anchor = self.revealed = self.values[-1]

    def next(self) -> str:
        """Return the value to reveal after the last one that was revealed."""
        return self.values[self.values.index(self.revealed) - 1]


class Seat:
    """What a bot has to know of the events."""

    def __init__(self, table: str, number: int) -> None:
        """Begin before the first event."""
        self.number, self.chain = number, Chain(table, number)
        self.head, self.kinds, self.anchors = 0, [], set()
        self.is_seated = self.has_begun = self.owes = False

    def follow(self, event: dict) -> None:
        """Take the next event."""
        self.head, what = event["n"], event["what"]
        kind, seat = what["kind"], what.get("seat")
        if kind == "opened":
            self.kinds = [one["kind"] for one in what["seats"]]
        elif kind == "started":
            self.has_begun = True
        elif kind == "sat":
            self.kinds[seat] = "person"
            self.is_seated |= what.get("anchor") == self.chain.anchor
            if "anchor" in what and what["anchor"] not in self.anchors:
                self.anchors.add(what["anchor"])
                self.owes = True  # after a new anchor everybody reveals a value
        elif kind in ("stood", "replaced", "removed"):
            self.kinds[seat] = "bot" if what.get("bot") else "open"
        value = what.get("value", what.get("reveal"))
        if seat == self.number and value in self.chain.values:
            self.chain.revealed, self.owes = value, False

    def must_reveal(self) -> bool:
        """Return whether a value is due now, without a roll or a move."""
        is_full = all(kind in ("person", "bot") for kind in self.kinds)
        return self.is_seated and self.owes and (self.has_begun or is_full)

    def action(self, **what: object) -> str:
        """Return the message of an action that answers to the last event."""
        message = {"type": "act", "id": secrets.token_urlsafe(12), "at": self.head}
        return json.dumps({**message, "action": {"seat": self.number, **what}})


async def play(url: str, table: str, number: int, key: str) -> None:
    """Play until the game is over; after a lost connection go on where it broke off."""
    seat = Seat(table, number)
    async for socket in connect(url):
        hello = {"type": "hello", "v": 2, "table": table, "key": key, "since": seat.head}
        await socket.send(json.dumps(hello))
        async for text in socket:
            message = json.loads(text)
            kind, code = message["type"], message.get("code")
            if kind == "events":
                for event in message["events"]:
                    seat.follow(event)
                    if event["what"]["kind"] == "finished":
                        print("winners:", event["what"]["winners"])
                        return
            elif kind == "head" and message["n"] > seat.head:
                await socket.send(json.dumps({"type": "resume", "since": seat.head}))
            elif kind == "error" and code == "quayside.dice.waiting":
                continue  # another seat reveals a value first, which is an event
            elif kind == "error" and code != "quayside.table.conflict":
                sys.exit(message["message"])
            elif kind == "moves" and message["n"] == seat.head:
                turn, own = message["after"], message["seat"] == number
                if not seat.is_seated:
                    name, anchor = f"example bot {number}", seat.chain.anchor
                    await socket.send(seat.action(do="sit", anchor=anchor, name=name))
                elif own and message["due"] == "move" and len(turn) < 8:  # look one move further
                    turn.append(random.choice(message["moves"])["text"])
                    await socket.send(json.dumps({"type": "moves", "after": turn}))
                elif turn:
                    await socket.send(seat.action(do="play", moves=turn, reveal=seat.chain.next()))
                elif own:
                    await socket.send(seat.action(do="roll", reveal=seat.chain.next()))
            if kind in ("events", "error") or (kind == "welcome" and message["head"] == seat.head):
                if seat.must_reveal():
                    await socket.send(seat.action(do="reveal", value=seat.chain.next()))
                else:
                    await socket.send(json.dumps({"type": "moves"}))


if __name__ == "__main__":
    key = sys.argv[4] if len(sys.argv) > 4 else secrets.token_urlsafe(16)
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), key))
