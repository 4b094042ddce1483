"""Write docs/strength.md and its plots from what tools/ladder.py measured.

python -m tools.strength_page
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import quayside
from quayside.core.levels import Level
from tools.games import parts
from tools.plots import bars

ROOT = Path(__file__).parents[1]
STEP = (0.60, 0.85)
"""What a level should score against the one below, with two players."""
SCALE = {("1", "thumb~30"): (0.0, 0.499), ("3", "thumb"): (0.45, 0.55)}
"""What levels should score against players with a simple rule, so that a number means about the
same in every game."""
EARLIER = 0.95
"""What level 8 should score against level 6 of version 0.1."""
EARLIER_SEARCH = 0.75
"""What level 8 should score against the search of version 0.1.1 in the same time, in games with two
players that are not solved."""
TOP = 8
"""The highest level."""
FIRST_VERSION = "0.1.0"
"""The version of figures that do not say which they were measured with."""
GAMES = list(parts("strength"))
SOLVED = {name.partition(":")[0] for game in GAMES for name in getattr(game, "REGRET", ())}
"""The games with two players that have a solution."""
FEW = ", though the interval of so few games reaches below it"
NEAR = ", though the interval of so few games reaches into the target"

INTRODUCTION = f"""
# How strong the bots are

Every figure on this page was measured by `tools/ladder.py`, which plays arenas, and put
here by `tools/strength_page.py`; the numbers are in `docs/data/strength.json`. Games are
reproducible from their seed: the commands play the same ones with the version that is
named. Scores have Wilson's 95% intervals; a shared win counts in part. Time is processor
time of one core, so that other work on the machine does not change it much; a turn is all
that a player does until the next one acts. The games were played on one of two cores that
other programs shared. Many samples are small: their intervals say how much they tell. Some
were made larger with the same seed after their interval had been too wide to say anything.

## The ladder of levels

With two players a level should score {STEP[0]:.0%} to {STEP[1]:.0%} against the one below.
With more, one seat of a level against the level below in all others should score more than
its fair share, with its whole interval.

A level is one search tree with a number of simulations. It does not depend on the number of
cores: a level is the same player in the terminal, on a server and in the browser. Low levels
make mistakes as people do (`fallible:NODES@REGRET+OVERSIGHT`, both in percent):

- Moves that are worth at most REGRET less than the best are all the same to them.
- They overlook things. With the probability OVERSIGHT a place on the table (all moves on a square,
  or a single move) does not come to mind: so they miss a chance, or the only move
  that stops a threat. And with the same probability they do not see what a move allows the
  others: then they play any move that the search has looked at.

Every level takes a win that one action brings and a win that its search has proved. It
plays a proved loss only if all other moves are proved losses too.
"""
SIMPLE_RULES = """
## Against players with a simple rule

`random` plays any legal move. `greedy` takes the most points that a single move gives, sees
all of them, and looks no further. `thumb` follows the rule of thumb of each game that is explained
above. With `~30` after its name a player plays any legal move in 30% of its decisions:
`thumb~30` is a beginner with common sense. All of them can take a seat in `quayside arena` and
in `quayside play`. So that a level means about the same in every game, level 1 should lose to
`thumb~30`, and level 3 should score 45% to 55% against `thumb`.
"""

WINS = """
## Wins in one action

In these positions, from the ends of random games, an action wins at once, or it wins whatever is
rolled while no other player has a choice; and not every action does. `python -m tools.wins` asks
every level about each of them, and `pytest tests/search/test_search_wins.py` does so for 40 of each
game. `test_search_bots.py` in the same folder repeats searches of bots and checks that they play
the wins that these searches have proved.
"""
DECIDERS = {
    "search:20000": "level 8",
    "6": "level 6",
    "uct:10000": "`uct:10000`",
    "uct:1000": "`uct:1000`",
    "random": "`random`",
}
"""The bots whose decisions are told of, by their names in the data."""

Contest = dict[str, Any]


def reached(contest: Contest) -> bool:
    """Return whether a step of a ladder is as large as it should be."""
    one = contest["standings"][0]
    if contest["players"] == 2:
        return bool(STEP[0] <= round(one["share"], 3) <= STEP[1])
    return bool(one["low"] > one["fair"])


def reason(contest: Contest) -> str:
    """Return what a score that missed its target may mean."""
    one = contest["standings"][0]
    if contest["players"] > 2:
        return f"{one['games']} games are too few to tell {one['share']:.1%} from the fair share"
    if one["low"] <= STEP[1] and one["high"] >= STEP[0]:
        return f"in {one['games']} games its interval still reaches into the target"
    return "the step is too large" if one["share"] > STEP[1] else "the step is too small"


def line(contest: Contest, what: str) -> str:
    """Return a line of a table about the first bot of a contest."""
    one = contest["standings"][0]
    return (
        f"| {what} | {one['games']:,} | {one['share']:.1%} |"
        f" {one['low']:.1%} to {one['high']:.1%} |"
        f" {one['elo']:+.0f} ({one['elo_low']:+.0f} to {one['elo_high']:+.0f}) |"
        f" {one['seconds_a_turn']:.3f} | {one['slowest_turn']:.2f} |"
    )


HEAD = [
    "| | games | score | 95% interval | Elo (95% interval) | s a turn | longest turn, s |",
    "| --- | --- | --- | --- | --- | --- | --- |",
]


def say_level(level: Level) -> str:
    """Return a level as a bot's text, as in `search:100@0.5` or `fallible:100@8+10`."""
    if level.is_fallible:
        return f"`fallible:{level.nodes}@{100 * level.regret:g}+{100 * level.oversight:g}`"
    heat = f"@{level.temperature:g}" if level.temperature or level.foresight else ""
    ahead = f"+{level.foresight}" if level.foresight else ""
    return f"`search:{level.nodes}{heat}{ahead}`"


def ladder(name: str, players: int, contests: dict[str, Contest]) -> list[str]:
    """Return the section of one ladder."""
    fair = "" if players == 2 else f" The fair share is {1 / players:.1%}."
    who = "the one below" if players == 2 else "the one below in all other seats"
    game = quayside.load(name, players=players)
    levels = game.family.levels(game)
    lines = [
        f"### {name}, {players} players",
        "",
        f"Levels 1 to {len(levels)} are {', '.join(map(say_level, levels))}.{fair}",
        "",
        *HEAD,
    ]
    missed, last = [], None
    for level in range(2, TOP + 1):
        if levels[level - 1] == levels[level - 2]:
            missed.append(f"Level {level} is the same player as level {level - 1}.")
            continue
        here = {str(number): levels[number - 1] for number in (level, level - 1)}
        key = f"{name}-{players}-{level}-{level - 1}".replace(":", "")
        if key not in contests:
            missed.append(f"Level {level} against {who} has not been measured.")
            continue
        last = contests[key]
        if levels_of(last, here) != here:
            missed.append(f"Level {level} or {level - 1} has changed since this was measured.")
        lines.append(line(last, f"level {level} against {level - 1}"))
        if not reached(last):
            missed.append(f"Level {level} misses its target: {reason(last)}.")
    if last:
        lines += ["", f"`{last['command']}` plays the last of them, and so on."]
        lines += [measured_with(name, players, contests)]
    return [*lines, "", *(f"- {text}" for text in missed), *([""] if missed else [])]


def levels_of(contest: Contest, unknown: dict[str, Level]) -> dict[str, Level]:
    """Return what the levels of a contest were when it was played."""
    kept = contest.get("levels")
    return {key: Level(**one) for key, one in kept.items()} if kept else unknown


def measured_with(name: str, players: int, contests: dict[str, Contest]) -> str:
    """Say which version the steps of a ladder were measured with."""
    by_version: dict[str, list[str]] = {}
    for level in range(2, TOP + 1):
        found = contests.get(f"{name}-{players}-{level}-{level - 1}".replace(":", ""))
        if found:
            version = found.get("version", FIRST_VERSION)
            by_version.setdefault(version, []).append(f"{level} against {level - 1}")
    if len(by_version) == 1:
        return f"Measured with version {next(iter(by_version))}."
    told = [f"{', '.join(steps)} with version {key}" for key, steps in sorted(by_version.items())]
    return f"Measured: {'; '.join(told)}."


def turns(contests: dict[str, Contest]) -> list[str]:
    """Say how long turns take, over all contests."""
    longest, mean = dict.fromkeys("12345678", 0.0), dict.fromkeys("12345678", 0.0)
    for contest in contests.values():
        for one in contest["standings"]:
            if one["bot"] in longest:
                longest[one["bot"]] = max(longest[one["bot"]], one["slowest_turn"])
                mean[one["bot"]] = max(mean[one["bot"]], one["seconds_a_turn"])
    low = max(longest[level] for level in "1234")
    return [
        f"The longest turn of levels 1 to 4 in any of these games took {low:.2f} s (0.3 s are",
        f"allowed), of level 8 {longest['8']:.2f} s (3 s; where it was measured), whose mean was"
        f" at most {mean['8']:.2f} s in any contest.",
        "",
    ]


def yardsticks(contests: dict[str, Contest]) -> list[str]:
    """Return the section about levels against players with a simple rule."""
    lines, missed = list(HEAD), []
    for key in (contest.key for game in GAMES for contest in game.YARDSTICKS):
        if key in contests:
            one = contests[key]
            level, other = (standing["bot"] for standing in one["standings"][:2])
            version = one.get("version", FIRST_VERSION)
            rival = others(one["players"], other)
            what = f"{one['game']}, {one['players']} players: level {level} against {rival}"
            lines.append(line(one, f"{what} (version {version})"))
            if level.isdecimal():
                game = quayside.load(one["game"], players=one["players"])
                here = {level: game.family.levels(game)[int(level) - 1]}
                if levels_of(one, here) != here:
                    missed.append(f"- {what}: the level has changed since.")
            least, most = SCALE.get((level, other), (0.0, 1.0)) if one["players"] == 2 else (0, 1)
            first = one["standings"][0]
            if not least <= round(first["share"], 3) <= most:
                near = first["low"] <= most and first["high"] >= least
                but = ", though its interval reaches into the target" if near else ""
                missed.append(f"- Level {level} of {one['game']} misses this{but}.")
    return [*lines, "", *missed, *([""] if missed else [])]


def others(players: int, spec: str) -> str:
    """Name the bot in all seats but the first one's."""
    return f"{('', 'two ', 'three ')[players - 2]}`{spec}`"


def equal_time(contests: dict[str, Contest]) -> list[str]:
    """Return the section about other searches that are given the same processor time."""
    lines = [
        "| | games | score | 95% interval | fair share | s a turn | of the others |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    notes = []
    for planned in (one for game in GAMES for one in getattr(game, "EQUAL_TIME", ())):
        if planned.key not in contests:
            notes.append(f"- `{planned.command}` has not been played.")
            continue
        contest = contests[planned.key]
        one, other = contest["standings"][:2]
        own = f"level {one['bot']}" if one["bot"].isdigit() else f"`{one['bot']}`"
        what = f"{contest['game']}: {own} against"
        lines.append(
            f"| {what} {others(contest['players'], other['bot'])} | {one['games']:,} |"
            f" {one['share']:.1%} | {one['low']:.1%} to {one['high']:.1%} | {one['fair']:.1%} |"
            f" {one['seconds_a_turn']:.3f} | {other['seconds_a_turn']:.3f} |"
        )
        is_solved = any(contest["game"].partition(":")[0] == game for game in SOLVED)
        if other["bot"].startswith("earlier:") and contest["players"] == 2 and not is_solved:
            reached = "reached" if one["share"] >= EARLIER_SEARCH else "missed"
            few = "" if one["low"] >= EARLIER_SEARCH or reached == "missed" else FEW
            notes.append(
                f"- {contest['game']}: at least {EARLIER_SEARCH:.0%} against the search of 0.1.1"
                f" was required, and {reached}{few}."
            )
    return [*lines, "", *notes, *([""] if notes else [])]


def earlier(contests: dict[str, Contest]) -> list[str]:
    """Return the section about the highest level of version 0.1."""
    lines, notes = list(HEAD), []
    for key in (contest.key for game in GAMES for contest in game.EARLIER):
        if key in contests:
            one = contests[key]
            name = f"{one['game']}, {one['players']} players: level 8 against level 6 of 0.1"
            lines.append(line(one, name))
            first = one["standings"][0]
            reached = "reached" if first["share"] >= EARLIER else "missed"
            few = "" if first["low"] >= EARLIER or reached == "missed" else FEW
            notes.append(
                f"- {one['game']}: at least {EARLIER:.0%} was required, and {reached}{few}."
            )
        else:
            notes.append(f"- {key} has not been measured.")
    return [*lines, "", *notes, ""]


def uct(contests: dict[str, Contest], beside: dict[str, dict[str, Any]]) -> list[str]:
    """Return the section about plain UCT, with what was measured beside it."""
    lines = list(HEAD)
    notes = []
    for planned, target in (pair for game in GAMES for pair in game.AGAINST_UCT):
        key = planned.key
        contest = contests.get(key)
        if contest is None:
            notes.append(f"- `{planned.command}` has not been played.")
            continue
        other = contest["standings"][1]["bot"]
        rival = others(contest["players"], other)
        name = f"{contest['game']}, {contest['players']} players: level 8 against {rival}"
        lines.append(line(contest, name))
        one = contest["standings"][0]
        aim = "at least 80%" if target == 0.8 else "clearly more than the fair share"
        enough = one["share"] >= target if target == 0.8 else one["low"] > target
        near = NEAR if not enough and one["share"] > one["fair"] and one["high"] >= target else ""
        notes.append(
            f"- `{contest['command']}` (version {contest.get('version', FIRST_VERSION)}):"
            f" {aim} was required, {'and reached' if enough else 'and missed'}{near}."
        )
    if beside:
        tried = [
            f"`{one['bot']}`{' ' + one['about'] if 'about' in one else ''} {one['share']:.1%}"
            f" ({one['low']:.1%} to {one['high']:.1%}) of {one['games']} games"
            for one in beside.values()
        ]
        for game in GAMES:
            if hasattr(game, "BESIDE_UCT"):
                told = game.BESIDE_UCT.format(tried="; ".join(tried))
                notes += ["", *told.strip().splitlines()]
    return [*lines, "", *notes, ""]


def wins(found: dict[str, dict[str, Any]]) -> list[str]:
    """Return the section about positions with a win in one action."""
    lines = ["| | positions | taken by levels 1 to 8 | version |", "| --- | --- | --- | --- |"]
    for name, one in found.items():
        least, most = min(one["taken"]), max(one["taken"])
        taken = f"{least:,} each" if least == most else " ".join(f"{n:,}" for n in one["taken"])
        lines.append(f"| {name} | {one['positions']:,} | {taken} | {one['version']} |")
    return [*lines, ""]


def decisions(found: list[dict[str, Any]]) -> list[str]:
    """Return the section about what a decision loses where a game is not solved."""
    lines = [
        "| players | left | bot | decisions | lost a decision |",
        "| --- | --- | --- | --- | --- |",
    ]
    for one in found:
        if one["spec"] in DECIDERS:
            lines.append(
                f"| {one['players']} | {one['left']} | {DECIDERS[one['spec']]} |"
                f" {one['decisions']:,} | {one['loss']:.2%} ± {one['loss_error']:.2%} |"
            )
    known = {(one["players"], one["left"], one["spec"]) for one in found}
    missing = [
        f"- Not measured with {players} players and {left} left: {name}."
        for players, left in dict.fromkeys((one["players"], one["left"]) for one in found)
        for spec, name in DECIDERS.items()
        if (players, left, spec) not in known
    ]
    return [*lines, "", *missing, *([""] if missing else [])]


def regret(found: dict[str, dict[str, Any]]) -> list[str]:
    """Return the section about regret, and write its plots."""
    lines = []
    for name in (name for game in GAMES for name in getattr(game, "REGRET", ())):
        rows = [one for one in found.values() if one["game"] == name]
        rows.sort(key=lambda one: -one["mean"])
        if not rows:
            lines += [f"The regret in {name} has not been measured.", ""]
            continue
        lines += [
            f"### {name}",
            "",
            "| | games | moves with a choice | lost a move | standard error | best moves |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
        for one in rows:
            lines.append(
                f"| {_player(one)} | {one['games']:,} | {one['moves']:,} | {one['mean']:.3%} |"
                f" {one['error']:.3%} | {one['best']:.1%} |"
            )
        image = f"strength-regret-{name.partition(':')[2]}.svg"
        title = f"{name}, two players: what a move loses on average, in percentage points"
        plot = bars(title, [100 * one["mean"] for one in rows], [_player(one) for one in rows], "")
        (ROOT / "docs/img" / image).write_text(plot, encoding="utf-8")
        versions = sorted({one.get("version", FIRST_VERSION) for one in rows})
        lines += ["", f"Measured with version {' and '.join(versions)}.", ""]
        lines += [f"![{title}](img/{image})", ""]
    return lines


def _player(one: dict[str, Any]) -> str:
    spec = f"level {one['bot']}" if one["bot"].isdigit() else one["bot"]
    return f"{spec}, table" if one["table"] else spec


def speed(found: list[dict[str, Any]]) -> list[str]:
    """Return the section about speed."""
    lines = ["| | its own search | plain UCT | stops within |", "| --- | --- | --- | --- |"]
    for one in found:
        if "peer" in one:
            lines.append(f"| OpenSpiel's C++ MCTS, {one['peer']} | | {one['plain']:,.0f} | |")
        else:
            lines.append(
                f"| {one['game']}, {one['players']} players | {one['own']:,.0f} |"
                f" {one['plain']:,.0f} | {1000 * one['stopping']:.0f} ms |"
            )
    return [*lines, ""]


def page(found: dict[str, Any], losses: list[dict[str, Any]]) -> str:
    """Return the whole page."""
    contests = found.get("contests", {})
    lines = [*INTRODUCTION.strip().splitlines(), "", *turns(contests)]
    for game in GAMES:
        lines += [*game.NOTES.strip().splitlines(), ""]
    for name, players in (pair for game in GAMES for pair in game.LADDERS):
        lines += ladder(name, players, contests)
    lines += [
        *WINS.strip().splitlines(),
        "",
        *wins(found.get("wins", {})),
        *SIMPLE_RULES.strip().splitlines(),
        "",
        *yardsticks(contests),
        "## Against plain UCT",
        "",
        "`uct:N` is UCB1 with N simulations, each a random playout to the end of the game.",
        "",
        *uct(contests, found.get("beside", {})),
        "## Against version 0.1",
        "",
        "Level 6 was the highest level of version 0.1.0. It plays from its own sources, in another",
        "process (`python -m tools.ladder --only earlier --earlier FOLDER`).",
        "",
        *earlier(contests),
        "## Against other searches in the same time",
        "",
        "`quayside.adapters.openspiel:mcts` is OpenSpiel's tree search in C++ with the number of",
        "simulations that its name ends with (1,000 without one). It plays through the adapter, so",
        "most of its time is spent in the rules. `earlier:search:N` is the search of version 0.1.1",
        "with N simulations, `nonet:N` the present one without [the network](nets.md). N was",
        "chosen so that they take about as much processor time as the other player; the last",
        "column says how much they took.",
        "",
        *equal_time(contests),
        "## Regret in solved games",
        "",
        "What a bot's moves lose against the exact table, in its own games (both seats), counting",
        "turns with a choice. Level 8 with the table loses nothing; without it, this is what the",
        "search misses.",
        "",
        *regret(found.get("regret", {})),
        "## What a decision loses in games that are not solved",
        "",
        "With three and four players a decision is valued by paired continuations: the game is",
        "played on from each legal move, with the same dice for all of them. With two players left",
        "the ending is solved, and the loss is exact. ± is one standard error. A loss below zero",
        "means that no loss could be seen: a choice did better than the move that seemed best.",
        "[The page about regret](regret.md#three-and-four-players) says how this is done and has",
        "more bots.",
        "",
        *decisions(losses),
        "## Speed of the search",
        "",
        "Simulations per second of processor time, one core, from the first position in which",
        "a player must act, with OpenSpiel's C++ search (one random rollout each) in the same run;",
        "and the longest time that a search of 20,000 simulations still",
        "works for when it receives `stop`, until it has its move. `make bench` installs what it",
        "needs, then `.bench-venv/bin/python -m bench.search` prints this.",
        "",
        *speed(found.get("speed", {}).get("search", [])),
        "Two threads on one tree with 1,000 simulations decide as well as one: over 1,000",
        "decisions of the solved English game they lost 0.121% of a win a decision, one thread",
        "0.125%. With twice the simulations they won 72% (59% to 81%) of 60 matches; see",
        "[methods](methods.md#the-search).",
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write the page and the plots."""
    (ROOT / "docs/img").mkdir(exist_ok=True)
    found = json.loads((ROOT / "docs/data/strength.json").read_text(encoding="utf-8"))
    losses = json.loads((ROOT / "docs/data/decision-loss.json").read_text(encoding="utf-8"))
    (ROOT / "docs/strength.md").write_text(page(found, losses), encoding="utf-8")


if __name__ == "__main__":
    main()
