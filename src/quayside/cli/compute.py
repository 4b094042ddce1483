"""Commands that compute: perft and random playouts."""

from __future__ import annotations

import json
import time

from quayside.cli.language import number, percent, player_names, say, say_game
from quayside.cli.screen import aside, out, preparing, progress_bar
from quayside.core.game import Game

PATIENCE = 1.0
"""Seconds after which a progress bar appears."""


def print_perft(game: Game, depth: int, position: str | None) -> None:
    """Count sequences depth by depth; the requested depth comes last."""
    with preparing():
        from quayside.core.perft import perft

        start = game.start() if position is None else game.parse(position)
        perft(game.rules, start.row.copy(), 0)
    with aside().status(f"{game.name}: {say('cli-counting', depth=depth)}"):
        total = perft(game.rules, start.row.copy(), depth)
    print(total)


def print_playouts(
    game: Game, games: int, seed: int, threads: int | None, checked: bool, as_json: bool
) -> None:
    """Play random games from the canonical start and report."""
    with preparing():
        from quayside.core.playout import playouts

        game = game.automatic
        rules = game.rules
    began = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(game.name, total=games, visible=False)

        def progress(done: int) -> None:
            late = time.perf_counter() - began > PATIENCE
            bar.update(task, completed=done, visible=late)

        totals = playouts(
            rules,
            game.start().row.copy(),
            game.players,
            games,
            seed=seed,
            threads=threads,
            checked=checked,
            progress=progress,
        )
    wall = time.perf_counter() - began
    wins = totals.returns.sum(axis=0)
    result = {
        "game": game.name,
        "players": game.players,
        "games": games,
        "actions": int(totals.actions.sum()),
        "cpu_seconds": round(totals.cpu_seconds, 6),
        "wall_seconds": round(wall, 6),
        "wins": [round(float(share), 6) for share in wins],
    }
    if as_json:
        print(json.dumps(result))
        return
    rate = totals.actions.sum() / max(totals.cpu_seconds, 1e-9)
    console = out()
    actions = number(int(totals.actions.sum()))
    console.print(say("cli-playouts", game=say_game(game), games=number(games), actions=actions))
    console.print(say("cli-playouts-rate", rate=number(rate), seconds=number(wall, 2)))
    for who, share in zip(player_names(game.start()), wins, strict=True):
        console.print(f"  {say('cli-playouts-wins', who=who, share=percent(share / games, 2))}")
