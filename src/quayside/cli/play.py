"""Playing in the terminal: people and programs at one table."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path

import numpy as np

from quayside.cli.language import explain, player_names, say, say_move, tell, tell_result
from quayside.cli.misuse import require_folder
from quayside.cli.rules import rules_page
from quayside.cli.screen import out, preparing, show_position
from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.core.game import Game, Move, State
from quayside.core.seeds import fresh_seed
from quayside.record import AGREED_STARTER, Record, save

Player = Callable[[State], Move]
OPPONENT = "random"


class Quit(Exception):
    """The person wants to stop."""


def random_player(seed: int) -> Player:
    """Return a player that chooses any legal move; it needs no search, so it starts at once."""
    generator = np.random.default_rng(seed)
    return lambda state: state.moves[int(generator.integers(len(state.moves)))]


def bot_player(spec: str, game: Game, seed: int) -> Player:
    """Return a bot as a player; raises `InvalidSetup` for a seat that is nobody."""
    if not re.fullmatch(
        r"([0-9]+|[a-z]+|(uct|search|fallible|net|nonet):[^~]+)(~.*)?|engine:.+", spec
    ):
        # said at once, before anything is compiled
        known = "human, random, greedy, a level such as 3 or uct:NODES"
        raise InvalidSetup(f"a seat is {known}, not {spec!r}", "seat", value=spec)
    with preparing():
        from quayside.search import bot, solution_of

        try:
            player = bot(spec, game, seed, solution_of)
        except InvalidSetup as error:
            text = f"a seat is 'human' or a bot: {error}"
            raise InvalidSetup(text, "seat", value=spec) from None
    return player.choose


def seat_players(game: Game, seats: str, seed: int | None) -> list[Player | None]:
    """Return who sits where; None is a person. Raises `InvalidSetup`."""
    words = [word.strip() for word in seats.split(",")]
    words += [OPPONENT] * (game.players - len(words))
    if len(words) > game.players:
        text = f"{len(words)} seats are named, but the game has {game.players} players"
        raise InvalidSetup(text, "seats", count=len(words), players=game.players)
    players: list[Player | None] = []
    for seat, word in enumerate(words):
        own = fresh_seed() if seed is None else seed + seat
        if word == "human":
            players.append(None)
        else:
            players.append(random_player(own) if word == "random" else bot_player(word, game, own))
    return players


def play_game(
    game: Game, seats: str, seed: int | None, dice: str, file: Path | None, deal: Mapping[str, str]
) -> None:
    """Play a game to its end, or until the person quits; words of the deal may be given."""
    if dice not in ("fair", "real"):
        raise InvalidSetup(f"dice are 'fair' or 'real', not {dice!r}", "dice", value=dice)
    if seed is not None and seed < 0:
        raise InvalidSetup("a seed is a whole number, 0 or more", "seed")
    if file is not None and file.exists():
        text = f"{file} already exists; choose another name for the record"
        raise InvalidSetup(text, "exists", file=str(file))
    require_folder(file)
    players = seat_players(game, seats, seed)
    if None not in players:
        game = game.automatic
    with preparing():
        start = game.start("fresh" if seed is None else seed, **deal)
    headers = {"date": date.today().isoformat()}
    if "starter" in deal:
        headers |= AGREED_STARTER
    if dice == "real":
        headers["dice"] = "physical dice"
    table = Table(Record(start, headers), players, dice == "real", file)
    try:
        table.run()
    except Quit:
        if not table.record.state.is_over:
            print(tell_result(table.record.state, table.names))


class Table:
    """A game in the terminal: shows it, asks the people, lets the programs move."""

    def __init__(
        self, record: Record, players: list[Player | None], real_dice: bool, file: Path | None
    ) -> None:
        """Sit everybody down."""
        self.record = record
        self.players = players
        self.real_dice = real_dice
        self.file = file
        self.names = player_names(record.start)
        self.people = [seat for seat, player in enumerate(players) if player is None]

    def run(self) -> None:
        """Play until the game is over."""
        show_position(self.record.state)
        while not self.record.state.is_over:
            state = self.record.state
            if state.is_chance:
                self._roll()
                continue
            assert state.to_move is not None
            player = self.players[state.to_move]
            if player is not None or _is_forced(state):
                self._play(state.moves[0] if player is None else player(state))
            else:
                self._ask(state)
        show_position(self.record.state)
        out().print(f"[bold]{tell_result(self.record.state, self.names)}[/]")

    def _roll(self) -> None:
        state = self.record.state
        if self.real_dice:
            word = _read(say("cli-ask-roll", who=self._who(state)) + " ")
            try:
                if not self._obey(word, state):
                    self.record = self.record.roll(int(word) if word.isdecimal() else 0)
                    self._tell_roll(state)
            except (QuaysideError, OSError) as error:
                _tell(explain(error, state.game.family.name))
        else:
            self.record = self.record.roll()
            self._tell_roll(state)

    def _tell_roll(self, before: State) -> None:
        face = f"[bold]{self.record.entries[-1].text}[/]"
        name = "cli-rolls-again" if self.record.state.is_chance else "cli-rolls"
        out().print(say(name, who=self._who(before), face=face))

    def _who(self, state: State) -> str:
        return self.names[state.to_move or 0]

    def _play(self, move: Move | str) -> None:
        state = self.record.state
        self.record = self.record.play(move)
        entry = self.record.entries[-1]
        family, who = state.game.family, self.names[entry.seat]
        events = state.events(entry.text)
        said = ", ".join(filter(None, (tell(event, state.game, self.names) for event in events)))
        words = say_move(family, entry.text, bold=True)
        if said:
            out().print(say("cli-plays-telling", who=who, move=words, told=said))
        else:
            out().print(say("cli-plays", who=who, move=words))
        self._keep()

    def _keep(self) -> None:
        if self.file is not None:
            save(self.record, self.file)

    def _ask(self, state: State) -> None:
        show_position(state)
        self._list_moves(state)
        while self.record.state is state:
            word = _read(self._who(state) + " > ")
            try:
                if not self._obey(word, state):
                    numbered = word.isdecimal() and 1 <= int(word) <= len(state.moves)
                    self._play(state.moves[int(word) - 1] if numbered else word)
            except (QuaysideError, OSError) as error:
                _tell(explain(error, state.game.family.name))

    def _undone(self) -> Record:
        """Return the record without the last move of a person. A roll that people typed in last is
        taken back alone, so that it can be corrected."""
        if self.real_dice and self.record.entries and self.record.entries[-1].kind == "roll":
            return self.record.undo_roll()
        kept = self.record.undo(self.people)
        # A decision without a choice would be made again at once: its roll is taken back too.
        return kept.undo_roll() if self.real_dice and _is_forced(kept.state) else kept

    def _list_moves(self, state: State) -> None:
        """List the moves in words, if they fit a small part of the screen."""
        words = _numbered(state)
        width = max(map(len, words)) + 2
        columns = max(1, 78 // width)
        if len(words) > 12 * columns:
            _tell(say("cli-many-moves", count=len(words)))
            return
        for i in range(0, len(words), columns):
            print("".join(word.ljust(width) for word in words[i : i + columns]).rstrip())

    def _obey(self, word: str, state: State) -> bool:
        """Do what was asked beside rolling and moving; return whether it was such a request."""
        command, _, rest = word.partition(" ")
        if command in ("quit", "exit", "q"):
            raise Quit
        if command == "undo":
            before = self.record
            self.record = self._undone()
            taken = self.record is not before
            print(say("cli-taken-back" if taken else "cli-nothing-to-take-back"))
            self._keep()
        elif command == "resign":
            self.record = self.record.leave(state.to_move or 0)
            self._keep()
        elif command == "save":
            if not rest:
                raise InvalidSetup(say("cli-save-where"))
            save(self.record, rest)
            print(say("cli-saved", file=rest))
        elif command == "board":
            show_position(state)
        elif command == "moves":
            wanted = rest.strip().casefold()
            print("\n".join(line for line in _numbered(state) if wanted in line.casefold()))
        elif command == "rules":
            print(rules_page(state.game))
        elif command in ("", "?", "h", "help"):
            _tell(say("cli-help"))
        else:
            return False
        return True


def _numbered(state: State) -> list[str]:
    """Return the legal moves in words with their numbers."""
    family = state.game.family
    return [f"{n:>3} {say_move(family, move.text)}" for n, move in enumerate(state.moves, 1)]


def _is_forced(state: State) -> bool:
    """Return whether the only move is none that a person decides on."""
    return len(state.moves) == 1 and state.moves[0].text in state.game.family.forced_moves


def _tell(line: str) -> None:
    """Print a line that may be longer than the terminal is wide."""
    out().print(line, markup=False)


def _read(prompt: str) -> str:
    """Read a line from the person; the end of input, or Ctrl-C, is a wish to stop."""
    try:
        return input(prompt if sys.stdin.isatty() else "").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Quit from None
