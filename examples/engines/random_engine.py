"""An engine without Quayside and without rules: it plays any of the legal moves it is sent.

quayside arena GAME --bots "3,engine:python3 examples/engines/random_engine.py"
"""

import random
import sys


def main() -> None:
    """Answer line by line until `quit` or the end of the input."""
    moves: list[str] = []
    for line in sys.stdin:
        command, *words = line.split() or [""]
        if command == "hello":
            print("id name Random\nprotocol 1\noption seed NUMBER default 0\nhellook", flush=True)
        elif command == "option" and words[0] == "seed":
            random.seed(int(words[1]))
        elif command == "isready":
            print("readyok", flush=True)
        elif command == "legal":
            moves = words
        elif command == "go":
            print("bestmove", random.choice(moves), flush=True)
        elif command == "quit":
            break


if __name__ == "__main__":
    main()
