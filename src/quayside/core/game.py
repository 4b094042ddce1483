"""Games and positions as people write them: `Game`, `State`, `Move`."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from threading import local
from typing import TYPE_CHECKING, Literal, NoReturn, overload

import numpy as np

from quayside.core.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup
from quayside.core.events import Drawing, Event, Step
from quayside.core.family import Deal, Family
from quayside.core.seeds import draw, fresh_seed
from quayside.core.status import CHANCE, OVER, TURN

if TYPE_CHECKING:
    from quayside.core.phrase import Phrase, Say
    from quayside.core.rules import Actions, Row, Rules, Scratch


@dataclass(frozen=True)
class Game:
    """A game to be played: its family, edition, number of players and options. A value."""

    family: Family
    edition: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    """Every option of the family with its value, in the family's order."""

    @property
    def name(self) -> str:
        """The family and the edition, such as `NAME:EDITION`."""
        return f"{self.family.name}:{self.edition}"

    def option(self, name: str) -> str:
        """Return the value of an option."""
        return dict(self.options)[name]

    @property
    def unusual_options(self) -> dict[str, str]:
        """The options that are not at their default, in the family's order."""
        defaults = {option.name: option.default for option in self.family.options}
        return {name: value for name, value in self.options if value != defaults[name]}

    @property
    def rules(self) -> Rules:
        """The kernels of the family."""
        return self.family.rules

    @property
    def automatic(self) -> Game:
        """The same game for automatic play: with a cap on turns where it could be endless."""
        options = {**dict(self.options), **self.family.automatic_options(self)}
        return replace(self, options=tuple(options.items()))

    @property
    def action_count(self) -> int:
        """How many action numbers there are."""
        return self.family.action_count(self)

    @property
    def outcome_count(self) -> int:
        """How many outcomes chance has; 0 in a game without chance."""
        return self.family.outcome_count(self)

    @property
    def most_decisions(self) -> int | None:
        """A proved bound on the decisions of all players in one game; None where there is none."""
        return self.family.most_decisions(self)

    def start(self, seed: int | Literal["fresh"] | None = None, **deal: str) -> State:
        """Return the first position.

        Without a seed this is the canonical start: seat 0 begins, colours in seat order. A seed
        draws the deal and later every roll; "fresh" takes a seed from the system. A word of the
        deal can be settled by hand, for example `starter="2"`.
        """
        if seed == "fresh":
            seed = fresh_seed()
        drawn = dict(self.family.deal(self, None if seed is None else draw(seed, 0)))
        unknown = sorted(set(deal) - set(drawn))
        if unknown:
            known, value = ", ".join(drawn), ", ".join(unknown)
            text = f"{self.name} draws {known} at random, not {value}"
            raise InvalidSetup(text, "deal", game=self.name, known=known, value=value)
        drawn |= deal
        return State(self, self.family.start(self, drawn), seed=seed, deal=drawn)

    def parse(self, text: str) -> State:
        """Read a position of this game; raises `InvalidPosition`."""
        words = text.split()
        if not words or words[0].partition(":")[0] != self.family.name:
            raise InvalidPosition(
                f"a position of {self.name} begins with {self.name!r}", position=text
            )
        game, row = self.family.read_position(words)
        if game != self:
            raise InvalidPosition(
                f"this is a position of {game.describe()}, not of {self.describe()}", position=text
            )
        return State(self, row)

    def describe(self) -> str:
        """Return name, players and unusual options in one line."""
        options = "".join(f" {name}={value}" for name, value in self.unusual_options.items())
        return f"{self.name} for {self.players} players{options}"


@dataclass(frozen=True)
class Move:
    """A legal move: prints as the rulebook's text form; `steps` is its way, one step at a time."""

    text: str
    action: int
    seat: int
    _game: Game = field(repr=False, compare=False)
    _row: Row = field(repr=False, compare=False)
    """The row, not the State, to avoid a reference cycle."""

    def __str__(self) -> str:
        """Return the text form."""
        return self.text

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The way the move takes, with the cost of each step."""
        return self._game.family.steps(self._game, self._row, self.action)

    @property
    def cost(self) -> int:
        """What the steps cost together."""
        return sum(step.cost for step in self.steps)


class Moves:
    """The legal moves of a position; `in` understands a move or its text."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        """Hold the moves."""
        self._moves = moves

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        """Go through them in the order of their action numbers."""
        return iter(self._moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        """Return one move or several."""
        return self._moves[index]

    def __contains__(self, move: object) -> bool:
        """Return whether a move or its text is legal."""
        return any(move == known or move == known.text for known in self._moves)

    def __repr__(self) -> str:
        """Show the moves' texts."""
        return f"<Moves {' '.join(map(str, self._moves))}>"


class _Buffers(local):
    """Room for listing actions, made once for each thread and game family."""

    def __init__(self) -> None:
        self.of: dict[str, tuple[Actions, Scratch]] = {}

    def get(self, family: Family) -> tuple[Actions, Scratch]:
        if family.name not in self.of:
            self.of[family.name] = (family.rules.actions(), family.rules.scratch())
        return self.of[family.name]


_buffers = _Buffers()


class State:
    """A position: an immutable value. Everything that plays returns a new one."""

    def __init__(
        self,
        game: Game,
        row: Row,
        *,
        seed: int | None = None,
        draws: int = 0,
        deal: Deal | None = None,
    ) -> None:
        """Wrap a row, which nobody may change any more. People use `Game.start` or `Game.parse`."""
        self.game = game
        self._row = row
        self.seed = seed
        self.draws = draws
        self.deal = deal

    def __eq__(self, other: object) -> bool:
        """Return whether game and position are the same, whatever led there."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._row.tobytes() == other._row.tobytes()

    def __hash__(self) -> int:
        """Hash the position."""
        return hash((self.game.name, self._row.tobytes()))

    def __str__(self) -> str:
        """Return the position as text; `Game.parse` reads it back."""
        return self.game.family.write_position(self.game, self._row)

    def __repr__(self) -> str:
        """Show the position as text."""
        return f"<State {self}>"

    def __getstate__(self) -> dict[str, object]:
        """Pickle and copy the position without the lists that can be made again."""
        return {name: self.__dict__[name] for name in ("game", "_row", "seed", "draws", "deal")}

    @property
    def row(self) -> Row:
        """The row of numbers that kernels see; it cannot be written to."""
        view = self._row.view()
        view.setflags(write=False)
        return view

    @cached_property
    def _status(self) -> int:
        return int(self.game.rules.status(self._row))

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, before its roll too; None when the game is over."""
        return None if self.is_over else int(self._row[TURN])

    @property
    def is_chance(self) -> bool:
        """Whether a roll comes next."""
        return self._status == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._status == OVER

    @cached_property
    def moves(self) -> Moves:
        """The legal moves; none while a roll is due or when the game is over."""
        return Moves(tuple(map(self._move, self.actions)))

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The numbers of the legal actions, rising."""
        if self._status < 0:
            return ()
        out, scratch = _buffers.get(self.game.family)
        return tuple(out[: self.game.rules.legal(self._row, out, scratch)].tolist())

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """How likely each outcome of chance is the one that counts; () unless a roll is due."""
        if not self.is_chance:
            return ()
        p = np.zeros(self.game.rules.outcome_count)
        scratch = _buffers.get(self.game.family)[1]
        return tuple(p[: self.game.rules.outcomes(self._row, p, scratch)].tolist())

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points by seat; None in a game without points."""
        return self.game.family.scores(self.game, self._row)

    @cached_property
    def returns(self) -> tuple[float, ...]:
        """The result by seat: 1 shared among the winners, 0 for the others and before the end."""
        out = np.zeros(self.game.players)
        if self.is_over:
            self.game.rules.returns(self._row, out)
        return tuple(out.tolist())

    @property
    def winners(self) -> list[int]:
        """The seats that share the win; none before the end."""
        return [seat for seat, share in enumerate(self.returns) if share > 0]

    @property
    def gone(self) -> tuple[int, ...]:
        """The seats that are out of the game or have left it."""
        return self.game.family.gone(self.game, self._row)

    def roll(self, face: int | None = None) -> State:
        """Take a roll: the face given, or a fair one.

        In a seeded game the fair roll is determined by the seed and the roll's number. A roll that
        has to be repeated (DK-7) leaves the position as it was, still waiting for a roll.
        """
        if not self.is_chance:
            what = "the game is over" if self.is_over else "a move is due, not a roll"
            raise IllegalMove(f"no roll now: {what}", move=f"roll {face or ''}", position=str(self))
        face = self.fair_face() if face is None else face
        faces = self.game.rules.outcome_count
        if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= faces:
            raise InvalidMove(
                f"a roll is a whole number from 1 to {faces}, not {face!r}",
                move=f"roll {face}",
                position=str(self),
            )
        return self._after(face - 1, draws=self.draws + 1)

    def fair_face(self) -> int:
        """Return the face of a fair roll, without taking it: the seed's, or one from the system."""
        faces = self.game.rules.outcome_count
        if self.seed is None:
            return 1 + secrets.randbelow(faces)
        return 1 + int(draw(self.seed, self.draws + 1).integers(faces))

    def find(self, move: Move | str | int) -> Move:
        """Return the legal move that a text or number means; raises as `play` does."""
        return self._move(self._legal(move))

    def play(self, move: Move | str | int) -> State:
        """Play a move, its text or its action number, and return the new position.

        Raises `InvalidMove` for what is no move of this game and `IllegalMove`, with the ruling,
        for what is not legal here.
        """
        return self._after(self._legal(move), draws=self.draws)

    @property
    def is_mid_turn(self) -> bool:
        """Whether the player to move has begun a turn and not finished it."""
        return not self.is_over and self.game.family.is_mid_turn(self._row)

    def leave(self, seat: int) -> State:
        """Let a player resign or run out of time (GL-1).

        A turn is one unit, so a game whose moves cannot be undone from the position refuses this in
        the middle of the leaver's own turn: whatever collects the moves drops them first
        (`core/line.py`). Nobody else's turn is touched.
        """
        reason = ""
        if self.is_over:
            reason = "the game is over"
        elif not 0 <= seat < self.game.players or seat in self.gone:
            reason = f"seat {seat} is not in the game"
        elif self.game.rules.leaves_between_turns and self.to_move == seat and self.is_mid_turn:
            reason = f"seat {seat} is in the middle of a turn: finish it or take it back first"
        if reason:
            move = f"resign@{seat}"
            raise IllegalMove(reason, move=move, position=str(self), ruling="GL-1")
        row = self._row.copy()
        self.game.rules.leave(row, seat, _buffers.get(self.game.family)[1])
        return self._with(row, self.draws)

    def events(self, move: Move | str | int) -> tuple[Event, ...]:
        """Return what happens when a legal move is played (or, before a roll, a face rolled)."""
        if self.is_chance:
            face = int(str(move)) if str(move).isdecimal() else 0
            self.roll(face)
            return self.game.family.events(self.game, self._row, face - 1)
        return self.game.family.events(self.game, self._row, self.find(move).action)

    def at_draw(self, draws: int) -> State:
        """Return the same position with the next roll numbered after `draws`: rolls drawn anew."""
        return self._with(self._row, draws)

    def draw(self, say: Say | None = None) -> Drawing:
        """Return the position as a picture in text. `say` says its words; without it they are
        English."""
        return self.game.family.draw(self.game, self._row, say)

    @property
    def player_names(self) -> tuple[Phrase, ...]:
        """What the players are called: by their sides or colours, else by number."""
        return self.game.family.players(self.game, self._row)

    def _move(self, action: int) -> Move:
        game, row = self.game, self._row
        text = game.family.write_action(game, row, action)
        return Move(text, action, self._status, game, row)

    def _legal(self, move: Move | str | int) -> int:
        action = self._action_of(move)
        if action not in self.actions:
            self._refuse(action, str(move))
        return action

    def _action_of(self, move: Move | str | int) -> int:
        if isinstance(move, Move):
            return move.action
        if isinstance(move, str):
            try:
                return self.game.family.read_action(self.game, self._row, move.strip())
            except ValueError as error:
                raise InvalidMove(str(error), move=move, position=str(self)) from None
        if isinstance(move, bool) or not 0 <= move < self.game.action_count:
            raise InvalidMove(
                f"action numbers go from 0 to {self.game.action_count - 1}",
                move=str(move),
                position=str(self),
            )
        return move

    def _refuse(self, action: int, move: str) -> NoReturn:
        if self.is_over:
            ruling, reason = "", "the game is over"
        elif self.is_chance:
            ruling, reason = "", "roll first"
        else:
            ruling, reason = self.game.family.why_not(self.game, self._row, action)
        raise IllegalMove(reason, move=move, position=str(self), ruling=ruling)

    def _after(self, action: int, draws: int) -> State:
        row = self._row.copy()
        self.game.rules.apply(row, action, _buffers.get(self.game.family)[1])
        return self._with(row, draws)

    def _with(self, row: Row, draws: int) -> State:
        return State(self.game, row, seed=self.seed, draws=draws, deal=self.deal)
