"""Self-play: bots play many games, and every decision becomes a row of a table.

Game `i` depends only on the seed and `i`. The table is therefore the same for every pool, number of
workers and interruption. The bots rotate by one seat from game to game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from quayside import __version__
from quayside.core.game import Game
from quayside.core.rules import CHANCE, OVER, Row
from quayside.core.seeds import draw
from quayside.research.tables import TableFile, arrow
from quayside.search.arena import Arena
from quayside.search.bots import Bot, bot
from quayside.search.pool import run_all


def schema_of(game: Game) -> Any:
    """Return the columns of a table of games; docs/datasets.md describes them."""
    pa = arrow()
    return pa.schema(
        [
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seed", pa.int64()),
            ("rolls", pa.list_(pa.int8())),
            ("seat", pa.int8()),
            ("bot", pa.int8()),
            ("row", pa.list_(pa.int32(), game.rules.row_size)),
            ("mask", pa.binary((game.action_count + 7) // 8)),
            ("visits", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("outcome", pa.list_(pa.float32(), game.players)),
        ]
    )


def setup_of(setup: Arena, games: int) -> dict[str, Any]:
    """Return how a table of games is made, as it is written into the file."""
    game = setup.game
    return {
        "table": "selfplay",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "bots": list(setup.bots),
        "seed": setup.seed,
        "games": games,
        "actions": game.action_count,
        "rules": game.rules.version,
        "version": __version__,
    }


@dataclass
class _Decisions:
    """The decisions of a game, column by column."""

    rolls: list[list[int]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    masks: list[bytes] = field(default_factory=list)
    visits: list[Any] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game: `Game.start(seed=...)` deals and rolls as the game did."""
    return int(np.random.SeedSequence((seed, number)).generate_state(1, np.uint64)[0] >> 1)


def play_game(setup: Arena, number: int) -> Any:
    """Play one game and return its decisions as an Arrow record batch."""
    game, players = setup.game, setup.game.players
    seed = game_seed(setup.seed, number)
    places = [(seat + number) % players for seat in range(players)]
    bots = [
        bot(setup.bots[place], game, (seed + seat) & 0x7FFFFFFF)
        for seat, place in enumerate(places)
    ]
    decisions = _Decisions()
    with ExitStack() as stack:
        for one in bots:
            stack.callback(one.close)
        returns = _play(game, bots, seed, decisions)
    return _batch(game, number, seed, places, decisions, returns)


def _play(game: Game, bots: list[Bot], seed: int, decisions: _Decisions) -> Any:
    rules = game.rules
    row, scratch, out = game.start(seed=seed).row.copy(), rules.scratch(), rules.actions()
    mask = np.zeros(game.action_count, np.bool_)
    drawn, rolls = 0, []
    while (who := int(rules.status(row))) != OVER:
        if who == CHANCE:
            drawn += 1
            face = int(draw(seed, drawn).integers(rules.outcome_count))
            rolls.append(face + 1)
            rules.apply(row, face, scratch)
            continue
        action = bots[who].act(row.copy())
        mask[:] = False
        mask[out[: rules.legal(row, out, scratch)]] = True
        thought = bots[who].thought
        decisions.rolls.append(rolls)
        decisions.seats.append(who)
        decisions.rows.append(row.copy())
        decisions.masks.append(np.packbits(mask, bitorder="little").tobytes())
        decisions.visits.append(None if thought is None else thought.visits)
        decisions.actions.append(action)
        rolls = []
        rules.apply(row, action, scratch)
    returns = np.zeros(game.players)
    rules.returns(row, returns)
    return returns


def _batch(
    game: Game, number: int, seed: int, places: list[int], decisions: _Decisions, returns: Any
) -> Any:
    pa, schema = arrow(), schema_of(game)
    count = len(decisions.actions)

    def matrix(name: str, values: Any) -> Any:
        kind = schema.field(name).type
        flat = pa.array(np.ascontiguousarray(values).reshape(-1), kind.value_type)
        return pa.FixedSizeListArray.from_arrays(flat, kind.list_size)

    columns = {
        "game": np.full(count, number),
        "ply": np.arange(count),
        "seed": np.full(count, seed),
        "rolls": decisions.rolls,
        "seat": decisions.seats,
        "bot": [places[seat] for seat in decisions.seats],
        "row": matrix("row", decisions.rows),
        "mask": decisions.masks,
        "visits": decisions.visits,
        "action": decisions.actions,
        "outcome": matrix("outcome", np.tile(returns.astype(np.float32), (count, 1))),
    }
    arrays = [
        values if isinstance(values, pa.Array) else pa.array(values, schema.field(name).type)
        for name, values in columns.items()
    ]
    return pa.record_batch(arrays, schema=schema)


def selfplay(
    setup: Arena,
    games: int,
    out: Path,
    *,
    pool: str = "local",
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play games 0 to `games` - 1 and write the table `out`. After an interruption, it resumes from
    the games in `OUT.parts`. `progress` receives the number of finished games. Raises
    `InvalidSetup` if `out` was made with another setup."""
    file = TableFile(out, schema_of(setup.game), setup_of(setup, games))
    if file.is_complete:
        file.remove_parts()
        return
    with file.making():
        done = file.done
        if progress:
            progress(done)
        for batch in _in_order(setup, done, games, pool, workers):
            file.add(batch)
            done += 1
            if progress:
                progress(done)
        file.join()


def _in_order(
    setup: Arena, first: int, games: int, pool: str, workers: int | None
) -> Iterator[Any]:
    """Play games and yield them in the order of their numbers."""
    numbers = range(first, games)
    waiting: dict[int, Any] = {}
    expected = 0
    play = partial(play_game, setup)
    with closing(run_all(play, numbers, pool=pool, workers=workers)) as played:
        for index, batch in played:
            waiting[index] = batch
            while expected in waiting:
                yield waiting.pop(expected)
                expected += 1
