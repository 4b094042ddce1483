"""Count the existing files that a fourth game in the repository would have to edit.

    python -m tools.fourth_game

A file counts if it belongs to no game and names one: code, texts, tests and configuration. Files of
a game are those in a folder or with a file name of the game's (`games/NAME/`, `NAME-rules.ftl`,
`test_NAME_perft.py`). What is not counted, and why:

- prose (`*.md`) and recorded data (`docs/`): a page may mention a game, and nothing breaks;
- `tests/` and `web/src/testing/`: a new game brings tests of its own. Tests that go through all
  games take them from the registry; where a test names a game, that game is its example;
- `examples/` are packages of their own;
- generated files: `make test` refuses stale ones.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from quayside.games import BUILT_IN, family

# Some editions have a name of their own, under which people know the game.
_EDITIONS = {edition for name in BUILT_IN for edition in family(name).editions}
WORDS = (*BUILT_IN, *sorted(word for word in _EDITIONS if len(word) > 2 and word != "standard"))
NAMES = re.compile(rf"(?<![a-z])({'|'.join(WORDS)})(?![a-z])", re.IGNORECASE)
# In TypeScript names are written together with other words.
CAPITAL = re.compile(rf"({'|'.join(word.capitalize() for word in WORDS)})(?=[A-Z]|\b)")
CODE = (".py", ".toml", ".ftl", ".ts", ".tsx", ".css", ".json", ".html", ".js", ".mjs")
NOT_COUNTED = ("docs/", "examples/", "tests/", "web/src/testing/", "web/package-lock.json")
GENERATED = ("web/src/protocol.ts", "web/src/engine/", "web/src/games/layouts")


def belongs_to_a_game(path: str) -> bool:
    """Return whether a folder or the file name says which game a file is of."""
    return any(NAMES.search(part) or CAPITAL.search(part) for part in Path(path).parts)


def files_to_edit(root: Path) -> list[str]:
    """Return the files that name a game and are not a game's own."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    found = []
    for path in sorted(set(listed)):
        skipped = path.startswith((*NOT_COUNTED, *GENERATED)) or not path.endswith(CODE)
        if skipped or belongs_to_a_game(path) or not (root / path).is_file():
            continue
        text = (root / path).read_text(encoding="utf-8")
        is_test = ".test." in path or ".fixture." in path
        if not is_test and (NAMES.search(text) or CAPITAL.search(text)):
            found.append(path)
    return found


def main() -> None:
    """Print the files and their number."""
    found = files_to_edit(Path(__file__).parents[1])
    print(*found, sep="\n")
    print(f"{len(found)} existing files name a game")


if __name__ == "__main__":
    main()
