"""Pages to read: the list of games and the rules."""

from __future__ import annotations

from rich.markdown import Markdown

from quayside.cli.screen import out
from quayside.core.game import Game
from quayside.games import FAMILIES, family


def print_games() -> None:
    """Print every game with its editions, player counts and options."""
    console = out()
    for name in FAMILIES:
        found = family(name)
        counts = found.player_counts
        players = f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])
        console.print(f"[bold]{found.title}[/] ({players} players). {found.summary}")
        for edition, meaning in found.editions.items():
            console.print(f"  {name}:{edition:<10} {meaning}", markup=False, soft_wrap=True)
        for option in found.options:
            values = " | ".join(option.values)
            console.print(
                f"    {option.name} = {values}  {option.meaning}", markup=False, soft_wrap=True
            )
        console.print()


def print_rules(game: Game) -> None:
    """Print the rules of a game on a page."""
    text = game.family.short_rules(game)
    console = out()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text)
