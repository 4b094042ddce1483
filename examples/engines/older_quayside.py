"""A version of Quayside that has no command `engine`, as an engine: its bots in its environment.

Run it with the Python of that version's environment; docs/engines.md says how to make one.

quayside arena GAME --bots "3,engine:OLD/bin/python examples/engines/older_quayside.py 3"
"""

import sys

import quayside
from quayside.search import bot


def main(spec: str) -> None:
    """Answer line by line until `quit` or the end of the input."""
    seed, state = 0, None
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        try:
            if command == "hello":
                print(f"id name Quayside {quayside.__version__} {spec}\nprotocol 1")
                print("option seed NUMBER default 0\nhellook", flush=True)
            elif command == "option" and rest.startswith("seed "):
                seed = int(rest.removeprefix("seed "))
            elif command == "game":
                name, _, players, *options = rest.split()
                game = quayside.load(name, int(players), **dict(o.split("=") for o in options))
                start = game.start()  # thinking once compiles what thinking needs
                bot(spec, game).choose(start.roll(1) if start.is_chance else start)
            elif command == "isready":
                print("readyok", flush=True)
            elif command == "position":
                state = quayside.parse(rest)
            elif command == "go" and state is not None:
                print("bestmove", bot(spec, state.game, seed).choose(state), flush=True)
            elif command == "quit":
                break
        except quayside.QuaysideError as error:
            print("error", error, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
