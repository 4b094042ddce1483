"""A game family: its name, editions and options, and the parts that it brings.

A family is a package. Its `__init__.py` has a subclass of `Family` with the facts that lists and
help need; everything else is in modules of that package, which are found by name and loaded when
they are first used, so that help and lists load no kernels:

| module | has | without it |
| --- | --- | --- |
| `rules` | `RULES`, the kernels | required |
| `kernels` | `RULES` with the kernels of `trace` and `why` too | those of `rules` |
| `setup` | `deal`, `start` | required |
| `text` | text forms of positions and actions | required |
| `view` | `scores`, `gone`, `is_mid_turn`, `round_of` | no points, nobody gone, whole turns |
| `trace` | `events`, `steps`: what an action does | one event that names the action |
| `why` | `why_not`: the ruling that forbids an action | "not legal here" |
| `drawing` | `draw`: a picture in text; `WORDS`: its words in English | the position's words |
| `words` | `players`, `move`, `places`: what texts call players, moves and pieces | "player 1" |
| `heuristics` | `heuristics_of`: how a search without a network values positions | plain UCT |
| `net` | `NET`: what a network sees; its weights are `weights/NAME.npy` | no network |
| `levels` | `LEVELS`: bots' levels by number of players; `FORMER`: those of 0.1 | plain UCT |
| `bots` | `BOTS`: bots beside the search, by name | none |
| `explain` | `EXPLAIN`: kernels that say why a move is good | "the only move", or nothing |
| `solution` | exact values: opened, made, listed, removed | none |
| `puzzles` | finds positions, proves and compares them | no puzzles |
| `proofs` | proves that the player to move wins, checks certificates | no proofs |
| `lessons.json` | the steps of the game's lesson, as data | no lesson |

The protocols in `core/parts.py` say what each module has to offer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from quayside.core.errors import InvalidSetup
from quayside.core.events import Drawing, Event, Step
from quayside.core.phrase import Phrase, Say, english

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

    from quayside.core.game import Game
    from quayside.core.heuristics import Heuristics
    from quayside.core.lessons import Lesson
    from quayside.core.levels import Level
    from quayside.core.net import Net
    from quayside.core.parts import ExtraBot, Proofs, Puzzles, Setup, Text
    from quayside.core.reasons import Explain
    from quayside.core.rules import Row, Rules
    from quayside.core.seeds import Draws
    from quayside.core.solution import Knowledge, Solution, SolutionPart, Strategies, WholeSolution

Deal = Mapping[str, str]
"""What is drawn before the first turn, as words of a record's header: `starter`, `colours` ..."""

REQUIRED = ("rules", "setup", "text")
OPTIONAL = (
    "kernels",
    "view",
    "trace",
    "why",
    "drawing",
    "words",
    "heuristics",
    "net",
    "levels",
    "bots",
    "explain",
    "solution",
    "puzzles",
    "proofs",
)


@dataclass(frozen=True)
class Option:
    """A rule option: its values, the first of which is the default, and what it decides."""

    name: str
    values: tuple[str, ...]
    meaning: str
    examples: tuple[str, ...] = ()
    """Other values that a family takes where `values` cannot name them all, such as numbers."""
    check: Callable[[str], str] | None = None
    """For values beyond `values`: returns the normal form or raises `InvalidSetup`."""
    read: Callable[[str], str] | None = None
    """For values that people keep in files: reads a file's text and returns the value, or raises
    `InvalidSetup`. The command line takes such a file as `NAME=@FILE`."""

    @property
    def default(self) -> str:
        """The value that goes without saying."""
        return self.values[0]

    @property
    def samples(self) -> tuple[str, ...]:
        """Values other than the default, for trying out."""
        return self.values[1:] + self.examples


def _family_in(package: str) -> Family:
    """Return the family of a package."""
    return cast("Family", import_module(package).FAMILY)


class Family:
    """A game family. A subclass names its facts; its package holds its parts."""

    name: str
    title: str
    summary: str
    editions: Mapping[str, str]
    """Edition names and what each is, in one line; the first is the default."""
    player_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    ruling_prefix: str = ""
    """The letters of its rulings, as in `DK-7`."""
    forced_moves: tuple[str, ...] = ()
    """Texts of moves that are no decision: a terminal plays such a move when it is the only one."""
    bench: tuple[tuple[str, int, int, bool], ...] = ()
    """What `make bench` measures: edition, players, games, and whether candidates are checked."""

    def __init__(self) -> None:
        """Remember the package that the subclass is in."""
        self.package = type(self).__module__
        self._parts: dict[str, ModuleType | None] = {}

    def __reduce__(self) -> tuple[Callable[[str], Family], tuple[str]]:
        """Pickle and copy as a reference to the package: there is one object for each family."""
        return _family_in, (self.package,)

    # Parts ---------------------------------------------------------------------------------------

    def has(self, part: str) -> bool:
        """Return whether the package has a part, without loading it."""
        return find_spec(f"{self.package}.{part}") is not None

    def part(self, name: str) -> Any:
        """Return a part's module, or None if the package does not have it."""
        if name not in self._parts:
            found = self.has(name)
            self._parts[name] = import_module(f"{self.package}.{name}") if found else None
        return self._parts[name]

    def files(self, parts: Iterable[str]) -> list[Path]:
        """Return the files of those parts that the package has, without loading them."""
        found = [find_spec(f"{self.package}.{part}") for part in parts]
        return [Path(spec.origin).resolve() for spec in found if spec and spec.origin]

    def _required(self, name: str) -> Any:
        found = self.part(name)
        if found is None:
            raise InvalidSetup(f"the game {self.name!r} has no module {self.package}.{name}")
        return found

    def _ask(self, part: str, function: str) -> Any:
        """Return a function of an optional part, or None."""
        return getattr(self.part(part), function, None)

    @property
    def texts(self) -> Traversable:
        """The folder where a separate package keeps what people read: `texts/LANGUAGE/NAME.ftl`."""
        return files(self.package) / "texts"

    # Setup ---------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The kernels. Using them loads (or, the first time, compiles) them."""
        return cast("Rules", (self.part("kernels") or self._required("rules")).RULES)

    def check_option(self, name: str, value: str) -> str:
        """Return an option's value in normal form, or raise `InvalidSetup`."""
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            known = ", ".join(option.name for option in self.options)
            text = f"{self.name} has no option {name!r}; it has: {known or 'none'}"
            raise InvalidSetup(text, "option", game=self.name, name=name, known=known or "–")
        if option.check is not None:
            return option.check(value)
        if value not in option.values:
            known = ", ".join(option.values)
            text = f"{name} is one of {known}; got {value!r}"
            raise InvalidSetup(text, "value", name=name, known=known, value=value)
        return value

    def automatic_options(self, game: Game) -> Mapping[str, str]:
        """Return options that make a game without people end."""
        found = self._ask("setup", "automatic_options")
        return cast("Mapping[str, str]", found(game)) if found else {}

    def action_count(self, game: Game) -> int:
        """Return how many action numbers a game uses: all of the rules', or fewer."""
        found = self._ask("setup", "action_count")
        return int(found(game)) if found else self.rules.action_count

    def outcome_count(self, game: Game) -> int:
        """Return how many outcomes chance has in a game: those of the rules, or 0 where nothing is
        left to chance."""
        found = self._ask("setup", "outcome_count")
        return int(found(game)) if found else self.rules.outcome_count

    def most_decisions(self, game: Game) -> int | None:
        """Return a proved bound on the decisions of all players in one game, or None."""
        found = self._ask("setup", "most_decisions")
        return cast("int | None", found(game)) if found else None

    def deal(self, game: Game, draws: Draws | None) -> Deal:
        """Draw what is drawn before the first turn; without `draws` return the canonical deal."""
        return cast("Setup", self._required("setup")).deal(game, draws)

    def start(self, game: Game, deal: Deal) -> Row:
        """Return the first position. Raises `InvalidSetup` for a deal that cannot be."""
        return cast("Setup", self._required("setup")).start(game, deal)

    # Text ----------------------------------------------------------------------------------------

    @property
    def _text(self) -> Text:
        return cast("Text", self._required("text"))

    def write_position(self, game: Game, row: Row) -> str:
        """Return the position as text."""
        return self._text.write_position(game, row)

    def read_position(self, words: Sequence[str]) -> tuple[Game, Row]:
        """Read a position's words; raises `InvalidPosition`."""
        return self._text.read_position(words)

    def write_action(self, game: Game, row: Row, action: int) -> str:
        """Return an action as text."""
        return self._text.write_action(game, row, action)

    def read_action(self, game: Game, row: Row, text: str) -> int:
        """Read an action's text, legal or not; raises `ValueError` with the form it should have."""
        return self._text.read_action(game, row, text)

    # What a position and an action say -----------------------------------------------------------

    def scores(self, game: Game, row: Row) -> tuple[int, ...] | None:
        """Return the points by seat, or None in a game without points."""
        found = self._ask("view", "scores")
        return cast("tuple[int, ...] | None", found(game, row)) if found else None

    def gone(self, game: Game, row: Row) -> tuple[int, ...]:
        """Return the seats that are out of the game or have left it."""
        found = self._ask("view", "gone")
        return cast("tuple[int, ...]", found(game, row)) if found else ()

    def is_mid_turn(self, row: Row) -> bool:
        """Return whether the player to move has begun a turn that GL-1 would withdraw."""
        found = self._ask("view", "is_mid_turn")
        return bool(found(row)) if found else False

    def round_of(self, row: Row) -> int:
        """Return the number of the round; a record separates rounds by `/`."""
        found = self._ask("view", "round_of")
        return int(found(row)) if found else 1

    def events(self, game: Game, row: Row, action: int) -> tuple[Event, ...]:
        """Return what happens when a legal action (or, before a roll, an outcome) is played."""
        found = self._ask("trace", "events")
        if found:
            return cast("tuple[Event, ...]", found(game, row, action))
        if self.rules.status(row) < 0:
            return (Event("roll", int(row[0]), {"face": action + 1}),)
        return (Event("move", int(row[0]), {"move": self.write_action(game, row, action)}),)

    def steps(self, game: Game, row: Row, action: int) -> tuple[Step, ...]:
        """Return the way a legal action takes, for drawing and explaining."""
        found = self._ask("trace", "steps")
        return cast("tuple[Step, ...]", found(game, row, action)) if found else ()

    def why_not(self, game: Game, row: Row, action: int) -> tuple[str, str]:
        """Return the ruling that forbids an action here ("" if unknown) and the reason in words."""
        found = self._ask("why", "why_not")
        if found:
            return cast("tuple[str, str]", found(game, row, action))
        return "", f"{self.write_action(game, row, action)} is not legal here"

    def draw(self, game: Game, row: Row, say: Say | None = None) -> Drawing:
        """Return the position as a picture in text, at most 78 columns wide. `say` says its words;
        without it they are English."""
        found = self._ask("drawing", "draw")
        if found:
            words = self.picture_words
            given = (say or english(words),) if words else ()
            return cast("Drawing", found(game, row, *given))
        words_of = self.write_position(game, row).split()
        return [[(word[i : i + 78], "")] for word in words_of for i in range(0, len(word), 78)]

    @property
    def picture_words(self) -> Mapping[str, str]:
        """The words of the game's picture in English, by the end of their ids. A picture without
        them is drawn as it is in every language."""
        return cast("Mapping[str, str]", self._ask("drawing", "WORDS") or {})

    def players(self, game: Game, row: Row) -> tuple[Phrase, ...]:
        """Return what the players are called: by their sides or colours, else by number."""
        found = self._ask("words", "players")
        if found:
            return cast("tuple[Phrase, ...]", found(game, row))
        return tuple(Phrase("player-number", {"number": n + 1}) for n in range(game.players))

    def move_words(self, text: str) -> Phrase | None:
        """Return a move in words, or None in a game that has only the text of moves."""
        found = self._ask("words", "move")
        return cast("Phrase", found(text)) if found else None

    def place_words(self, game: Game, text: str) -> Mapping[str, str | Phrase]:
        """Return the pieces that a list names by codes, with their names."""
        found = self._ask("words", "places")
        return cast("Mapping[str, str | Phrase]", found(game, text)) if found else {}

    # Thinking ------------------------------------------------------------------------------------

    def heuristics(self, game: Game) -> Heuristics:
        """Return how the search values positions of a game and prefers its actions: with the
        network that comes with the game, if there is one."""
        if not self.has("net"):
            return self.heuristics_without_net(game)
        from quayside.core.net import heuristics_with_net

        return heuristics_with_net(self.package, self.name)

    def heuristics_without_net(self, game: Game) -> Heuristics:
        """Return the heuristics that were written by hand, to measure the network by."""
        from quayside.core.heuristics import PLAIN

        found = self._ask("heuristics", "heuristics_of")
        return cast("Heuristics", found(game)) if found else PLAIN

    @property
    def net(self) -> Net | None:
        """What the game lends to a network, if it has one."""
        return cast("Net | None", getattr(self.part("net"), "NET", None))

    def levels(self, game: Game) -> tuple[Level, ...]:
        """Return the levels of a game's bots, the weakest first."""
        from quayside.core.levels import DEFAULT_LEVELS

        found = self._ask("levels", "LEVELS")
        return cast("tuple[Level, ...]", found[game.players]) if found else DEFAULT_LEVELS

    def former_levels(self, players: int) -> tuple[int, ...]:
        """Return for each level of version 0.1, the weakest first, the level nearest in strength;
        nothing for a game whose levels have stayed."""
        found = self._ask("levels", "FORMER")
        return cast("tuple[int, ...]", found[players]) if found else ()

    @property
    def bots(self) -> Mapping[str, ExtraBot]:
        """Bots that the game brings beside the search, by name."""
        return cast("Mapping[str, ExtraBot]", self._ask("bots", "BOTS") or {})

    @property
    def explain(self) -> Explain:
        """Why moves are good."""
        from quayside.core.reasons import ONLY

        return cast("Explain", self._ask("explain", "EXPLAIN") or ONLY)

    @property
    def solutions(self) -> SolutionPart | None:
        """What makes, keeps and opens exact values, if the game has that."""
        return cast("SolutionPart | None", self.part("solution"))

    def solution(self, game: Game) -> Solution | None:
        """Return the exact values of a game or of its endings, or None where none can be trusted.
        A solution that was opened stays open."""
        return None if self.solutions is None else self.solutions.open_solution(game)

    def whole_solution(self, game: Game) -> WholeSolution | None:
        """Return the exact values of all positions of a game, or None."""
        found = self.solution(game)
        return cast("WholeSolution", found) if found and found.is_whole else None

    def strategies(self, game: Game) -> Strategies | None:
        """Return the equilibrium of a game that is on this machine, or None."""
        find = getattr(self.solutions, "open_strategies", None)
        return None if find is None else cast("Strategies | None", find(game))

    def knowledge(self, game: Game) -> Knowledge | None:
        """Return what is known of a game without a search: its equilibrium or its solution."""
        return self.strategies(game) or self.solution(game)

    @property
    def puzzles(self) -> Puzzles | None:
        """What finds and proves puzzles, if the game has them; `puzzles.json` holds those that come
        with it."""
        return cast("Puzzles | None", self.part("puzzles"))

    @property
    def proofs(self) -> Proofs | None:
        """What proves that the player to move wins, and checks certificates, if the game has it."""
        return cast("Proofs | None", self.part("proofs"))

    @property
    def lesson(self) -> Lesson | None:
        """The lesson for newcomers, if the game has one; raises `InvalidSetup` for a bad file."""
        from quayside.core.lessons import read_lesson

        file = files(self.package) / "lessons.json"
        return read_lesson(self, file.read_text(encoding="utf-8")) if file.is_file() else None
