"""Pages to read: the list of games and the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.markdown import Markdown

from quayside import texts
from quayside.cli.language import say, say_or, say_title
from quayside.cli.screen import aside, out
from quayside.core.game import Game
from quayside.games import families, problems


def print_games() -> None:
    """Print every game with its editions, player counts and options."""
    console = out()
    for found in families():
        name = found.name
        counts = found.player_counts
        players = f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])
        title = say("cli-list-game", game=say_or(found.title, f"game-{name}"), players=players)
        console.print(f"[bold]{title}[/] {say_or(found.summary, f'game-{name}.summary')}")
        for edition, about in found.editions.items():
            text = f"edition-{name}-{edition}"
            told = say(
                "open-option", name=say_or(edition, text), about=say_or(about, f"{text}.about")
            )
            console.print(f"  {name}:{edition:<10} {told}", markup=False, soft_wrap=True)
        for option in found.options:
            values = " | ".join(option.values)
            about = say_or(option.meaning, f"option-{name}-{option.name}.about")
            console.print(f"    {option.name} = {values}  {about}", markup=False, soft_wrap=True)
        console.print()
    for name, problem in problems().items():
        aside().print(f"{name}: {problem}", markup=False, soft_wrap=True)


def print_rules(game: Game) -> None:
    """Print the rules of a game on a page."""
    page = rules_page(game)
    console = out()
    if console.is_terminal:
        console.print(Markdown(page))
    else:
        print(page)


def rules_page(game: Game) -> str:
    """Return the rules of an edition in Markdown: in thirty seconds, in full, and every ruling."""
    name = game.family.name
    lines = [f"# {say_title(game)} ({game.name})", "", f"## {say('rules-brief')}", ""]
    brief = _brief(name, game.edition)
    lines += [f"{number}. {line}" for number, line in enumerate(brief, 1)]
    for block in _blocks(name, game.edition):
        lines += ["", f"## {say(f'{block}.title')}", "", say(block, edition=game.edition)]
    lines += ["", f"## {say('rules-rulings')}", ""]
    for ruling in texts.rulings(name):
        told = say(f"ruling-{ruling}", edition=game.edition)
        # A ruling that does not concern an edition has no text for it.
        if told:
            lines += [f"- **{ruling} {say(f'ruling-{ruling}.title')}.** {told}"]
    lines += ["", say_or("", f"rules-{name}-credits"), "", say("home-independent")]
    return "\n".join(lines)


def _brief(name: str, edition: str) -> Iterator[str]:
    """Yield the rules in thirty seconds, as an edition has them."""
    for text in texts.game_ids(name):
        if text.startswith(f"rules-{name}-brief-"):
            yield say(text, edition=edition)


def _blocks(name: str, edition: str) -> Iterator[str]:
    """Yield the sections in the order of the file; what another edition has is left out."""
    for text in texts.game_ids(name):
        if text.startswith(f"rules-{name}-") and texts.has(f"{text}.title"):
            other = re.fullmatch(f"rules-{name}-edition-(.*)", text)
            if other is None or other[1] == edition:
                yield text
