"""The commands of the engine protocol, one method each, and their settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import quayside
from quayside.core.errors import InvalidMove, InvalidSetup, QuaysideError
from quayside.games import families, find, parse

if TYPE_CHECKING:
    from quayside.core.game import Game, State
    from quayside.core.stop import Stop
    from quayside.research.engine.thinking import Limits, Settings

PROTOCOL = 1
COMMANDS = ("hello", "isready", "option", "game", "position", "legal", "go", "stop", "quit")
OPTIONS = {
    "bot": ("SPEC", "-"),
    "seed": ("NUMBER", "0"),
    "threads": ("NUMBER", "1"),
    "solution": ("on|off", "on"),
}
"""What an option looks like, and its default; the default bot is the game's highest level."""
GO = "'go', 'go nodes N', 'go time MILLISECONDS', 'go level SPEC' or 'go infinite'"
MOST_THREADS = 256


class ProtocolError(QuaysideError):
    """A line that is not understood; the message says what would be."""


class Session:
    """An engine's side of a conversation. Every command answers with lines through `tell`."""

    def __init__(self, tell: Callable[[str], None], bot: str | None = None) -> None:
        """Start without a game. Nothing is compiled before one is named."""
        self.tell = tell
        self._settings: Settings | None = None
        self._first_bot = bot
        self._game: Game | None = None
        self._state: State | None = None

    @property
    def settings(self) -> Settings:
        """What `option` has set."""
        if self._settings is None:
            from quayside.research.engine.thinking import Settings

            self._settings = Settings(self._first_bot)
        return self._settings

    def handle(self, line: str, stop: Stop | None = None) -> None:
        """Execute a line; raises `QuaysideError` if that is impossible. A `go` ends when `stop` is
        set."""
        command, *words = line.split()
        if command == "hello":
            self.hello()
        elif command == "isready":
            self.tell("readyok")
        elif command == "option":
            self.option(words)
        elif command == "game":
            self.game(words)
        elif command == "position":
            self.position(words)
        elif command == "legal":
            self.legal(words)
        elif command == "go":
            self.go(words, stop)
        elif command not in COMMANDS:
            raise ProtocolError(f"there is no command {command!r}; there are {', '.join(COMMANDS)}")

    def hello(self) -> None:
        """Send the name, the games and the options."""
        self.tell("id name Quayside")
        self.tell(f"id version {quayside.__version__}")
        self.tell(f"protocol {PROTOCOL}")
        for family in families():
            options = "".join(f" {option.name}={option.default}" for option in family.options)
            counts = " ".join(map(str, family.player_counts))
            for edition in family.editions:
                self.tell(f"game {family.name}:{edition} players {counts}{options}")
        for name, (form, default) in OPTIONS.items():
            self.tell(f"option {name} {form} default {default}")
        self.tell("hellook")

    def option(self, words: list[str]) -> None:
        """Set an option: `option NAME VALUE`."""
        name, value = (words[0] if words else ""), " ".join(words[1:])
        if name not in OPTIONS or not value:
            known = ", ".join(f"'option {one} {form}'" for one, (form, _) in OPTIONS.items())
            raise ProtocolError(f"there is no option {' '.join(words)!r}; there are {known}")
        if name == "bot":
            if self._game:
                self._check_bot(value, self._game)
            self.settings.bot = value
        elif name == "seed":
            self.settings.seed = _number(value, "a seed", 0, 2**63 - 1)
        elif name == "threads":
            self.settings.threads = _number(value, "the number of threads", 1, MOST_THREADS)
        elif value in ("on", "off"):
            self.settings.solution = value == "on"
        else:
            raise ProtocolError(f"'option solution' is on or off, not {value!r}")

    def game(self, words: list[str]) -> None:
        """Begin a game: `game NAME players K [OPTION=VALUE ...]`. Data about the previous game is
        dropped."""
        form = "'game NAME players K [OPTION=VALUE ...]'"
        self._game = self._state = None
        if not words:
            raise ProtocolError(f"a game begins with {form}")
        name, rest, players = words[0], words[1:], None
        if rest[:1] == ["players"]:
            players = _number(" ".join(rest[1:2]), "the number of players", 1, 99)
            rest = rest[2:]
        values = {}
        for word in rest:
            key, equals, value = word.partition("=")
            if not equals:
                raise ProtocolError(f"{word!r} is no option: a game begins with {form}")
            values[key] = value
        game = find(name, players, values)
        self._prepare(game)
        self.settings.player = None
        self._game, self._state = game, game.start()

    def _prepare(self, game: Game) -> None:
        """Load what thinking about a game needs, and check that it has the bot."""
        from quayside.core import kernel

        def report(name: str) -> None:
            self.tell(f"info text compiling {name}")

        kernel.on_compile.append(report)
        try:
            self._check_bot(self.settings.bot or "1", game)
        finally:
            kernel.on_compile.remove(report)

    def _check_bot(self, spec: str, game: Game) -> None:
        from quayside.search import bot

        bot(spec, game)

    def position(self, words: list[str]) -> None:
        """Set the position: `position start|TEXT [moves MOVE ...]`. A refused one leaves none."""
        self._state = None
        cut = words.index("moves") if "moves" in words else len(words)
        text, moves = " ".join(words[:cut]), words[cut + 1 :]
        if not text:
            raise ProtocolError("a position is 'position start' or a position's text, then 'moves'")
        if text == "start":
            if self._game is None:
                raise ProtocolError("'position start' needs 'game NAME players K' before it")
            state = self._game.start()
        elif self._game is None:
            state = parse(text)
            self._prepare(state.game)
        else:
            state = self._game.parse(text)
        for word in moves:
            state = play_word(state, word)
        self._state = state

    def legal(self, words: list[str]) -> None:
        """List the legal moves; with moves behind it, check that they are the legal ones."""
        here = [move.text for move in self._here().moves]
        if not words:
            self.tell(" ".join(["legal", *here]))
        elif sorted(words) != sorted(here):
            differ = sorted(set(words) ^ set(here))
            raise ProtocolError(
                f"the rules differ: {len(here)} moves are legal here, not {len(words)};"
                f" only one side has {' '.join(differ[:5])}"
            )

    def go(self, words: list[str], stop: Stop | None) -> None:
        """Think, and answer `bestmove`."""
        from quayside.core.stop import Stop
        from quayside.research.engine.thinking import answer

        state, limits = self._here(), read_limits(words)
        if limits.level:
            self._check_bot(limits.level, state.game)
        self.tell(str(answer(state, limits, self.settings, stop or Stop(), self.tell)))

    def _here(self) -> State:
        if self._state is None:
            raise ProtocolError("there is no position: send 'position start' or 'position TEXT'")
        return self._state


def play_word(state: State, word: str) -> State:
    """Play a word of `moves`: a move, or, before a roll, `4:` or `4:MOVE`."""
    if state.is_chance:
        face, colon, word = word.partition(":")
        if not colon or not face.isdecimal():
            raise InvalidMove(
                f"a roll is due: a word such as '4:', not {face + colon + word!r}",
                move=word,
                position=str(state),
            )
        state = state.roll(int(face))
    return state.play(word) if word else state


def read_limits(words: list[str]) -> Limits:
    """Read the arguments of `go`; raises `ProtocolError`."""
    from quayside.research.engine.thinking import MOST_SIMULATIONS, Limits

    nodes = milliseconds = level = None
    is_infinite = False
    rest = list(words)
    while rest:
        word = rest.pop(0)
        value = rest.pop(0) if rest and word != "infinite" else ""
        if word == "infinite":
            is_infinite = True
        elif word == "nodes":
            nodes = _number(value, "the number of simulations", 1, MOST_SIMULATIONS)
        elif word == "time":
            milliseconds = _number(value, "the time in milliseconds", 0, 86_400_000)
        elif word == "level" and value:
            level = value
        else:
            raise ProtocolError(f"'go {' '.join(words)}' is not understood; there are {GO}")
    return Limits(nodes, milliseconds, level, is_infinite)


def _number(text: str, what: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise InvalidSetup(f"{what} is a whole number from {low} to {high}, not {text!r}")
    return int(text)
