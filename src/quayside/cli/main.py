"""The command `quayside`. Each command's work is imported only when it runs; help is in
`texts/LANGUAGE/help.ftl` (`cli/help.py`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from quayside.core.family import Family
    from quayside.core.game import Game

app = typer.Typer(
    name="quayside",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", "-p")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Workers = Annotated[int | None, typer.Option(min=1, max=100_000)]
EnginePool = Annotated[str, typer.Option(metavar="local|ray")]
OutFile = Annotated[Path, typer.Option(metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
Database = Annotated[str | None, typer.Option(metavar="postgresql://USER@HOST/NAME")]
BusAddress = Annotated[str | None, typer.Option(metavar="redis://HOST:PORT")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


def load_game(name: str, players: int | None, options: list[str] | None) -> Game:
    """Return the game of the command line; raises `InvalidSetup`."""
    from quayside.core.errors import InvalidSetup
    from quayside.games import find

    values: dict[str, str] = {}
    for word in options or []:
        key, equals, value = word.partition("=")
        if not equals:
            text = f"an option looks like 'name=value', not {word!r}"
            raise InvalidSetup(text, "option-form", value=word)
        values[key] = value
    if any(value.startswith("@") for value in values.values()):
        family = find(name, None, {}).family
        for key, value in values.items():
            if value.startswith("@"):
                values[key] = _read_option(family, key, Path(value[1:]))
    return find(name, players, values)


def _read_option(family: Family, name: str, file: Path) -> str:
    """Return the value of an option that is in a file; raises `InvalidSetup`."""
    from quayside.cli.misuse import say_reason
    from quayside.core.errors import InvalidSetup

    option = next((option for option in family.options if option.name == name), None)
    if option is None or option.read is None:
        known = [option.name for option in family.options if option.read is not None]
        names = f"; from one: {', '.join(known)}" if known else ""
        text = f"{family.name} reads no option {name!r} from a file{names}"
        raise InvalidSetup(text, "option-file", game=family.name, name=name)
    try:
        return option.read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        text = f"cannot read {file}: {say_reason(error)}"
        raise InvalidSetup(text, "unreadable", file=str(file)) from None
    except InvalidSetup as error:
        raise InvalidSetup(f"{file}: {error}") from None


def _first() -> str:
    from quayside.games import names

    return names()[0]


def _print_version(wanted: bool) -> None:
    if wanted:
        from quayside import __version__

        print(f"quayside {__version__}")
        raise typer.Exit


@app.callback()
def no_command(
    context: typer.Context,
    language: Annotated[str | None, typer.Option(envvar="QUAYSIDE_LANGUAGE")] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Play, study and solve small board games."""
    from quayside.cli.language import speak

    speak(language)
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def list_games() -> None:
    """List the games, their editions and options."""
    from quayside.cli.rules import print_games

    print_games()


@app.command()
def rules(name: GameName) -> None:
    """Print the rules of a game on a page, with the numbers of the rulings."""
    from quayside.cli.rules import print_rules

    print_rules(load_game(name, None, None))


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="GAME")] = "",
    players: Players = None,
    option: Options = None,
    seats: Annotated[str, typer.Option()] = "human",
    seed: Annotated[int | None, typer.Option()] = None,
    dice: Annotated[str, typer.Option()] = "fair",
    starter: Annotated[int | None, typer.Option()] = None,
    colours: Annotated[str | None, typer.Option()] = None,
    record: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Play a game in the terminal."""
    from quayside.cli.play import play_game

    agreed = {"starter": None if starter is None else str(starter), "colours": colours}
    deal = {word: value for word, value in agreed.items() if value is not None}
    play_game(load_game(name or _first(), players, option), seats, seed, dice, record, deal)


@app.command()
def perft(
    name: GameName,
    players: Players = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=30)] = 4,
    option: Options = None,
    position: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Count the sequences of actions from the start, for checking an implementation."""
    from quayside.cli.compute import print_perft

    print_perft(load_game(name, players, option), depth, position)


@app.command()
def playouts(
    name: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000_000)] = 100_000,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    threads: Annotated[int | None, typer.Option(min=1, max=1024)] = None,
    option: Options = None,
    checked: Annotated[bool, typer.Option()] = False,
    json: Json = False,
) -> None:
    """Play random games and print the results and the speed."""
    from quayside.cli.compute import print_playouts

    print_playouts(load_game(name, players, option), games, seed, threads, checked, json)


@app.command()
def conform(
    name: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000)] = 3,
    complete: Annotated[bool, typer.Option()] = False,
) -> None:
    """Examine a game with the conformance kit; fails if anything is wrong."""
    from quayside.cli.conform import print_findings

    if not print_findings(name, games, complete):
        raise typer.Exit(1)


@app.command()
def show(file: RecordFile, at: Annotated[int | None, typer.Option()] = None) -> None:
    """Replay a record, forward and back."""
    from quayside.cli.show import show_record

    show_record(file, at)


@app.command()
def check(file: RecordFile) -> None:
    """Check every move of a record against the rules."""
    from quayside.cli.show import check_record

    check_record(file)


@app.command()
def analyse(
    what: Annotated[str, typer.Argument(metavar="POSITION|FILE")],
    at: Annotated[int | None, typer.Option()] = None,
    simulations: Annotated[int | None, typer.Option(min=1, max=10_000_000)] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, max=3600)] = None,
    threads: Annotated[int, typer.Option(min=1, max=256)] = 1,
    json: Json = False,
) -> None:
    """Analyse a position: the chances of each player after each roll and each move, and reasons."""
    from quayside.cli.explain import print_analysis

    print_analysis(what, at, simulations, seconds, threads, json)


@app.command()
def report(
    file: RecordFile, svg: Annotated[Path | None, typer.Option()] = None, json: Json = False
) -> None:
    """Explain a recorded game: luck, skill and turning points."""
    from quayside.cli.explain import print_report

    print_report(file, json, svg)


@app.command()
def puzzles(
    name: GameName,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=10_000)] = 50,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    file: Annotated[Path | None, typer.Option()] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    option: Options = None,
    json: Json = False,
) -> None:
    """Print positions with one correct move, or make new ones; stop with Ctrl-C at any time."""
    from quayside.cli.explain import check_puzzles, print_puzzles
    from quayside.core.errors import InvalidSetup

    game = load_game(name, 2, option)
    if check:
        if seed is not None:
            text = "--check proves puzzles and makes none: leave out --seed"
            raise InvalidSetup(text, "check-seed")
        if not check_puzzles(game, file):
            raise typer.Exit(1)
        return
    print_puzzles(game, count, seed, file, json)


@app.command()
def prove(
    what: Annotated[str, typer.Argument(metavar="POSITION|FILE")],
    quiet: Annotated[int, typer.Option(min=0, max=20)] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """Prove that the player to move wins, in a game that has a prover; stop with Ctrl-C."""
    from quayside.cli.prove import check_proof, prove_position

    if check:
        check_proof(Path(what))
    elif not prove_position(what, quiet, out, log):
        raise typer.Exit(1)


@app.command()
def solve(
    name: GameName,
    players: Players = None,
    option: Options = None,
    tolerance: Annotated[float, typer.Option()] = 1e-6,
    device: Annotated[str, typer.Option()] = "cpu",
    threads: Annotated[int | None, typer.Option(min=1, max=1024)] = None,
    pieces: Annotated[int | None, typer.Option()] = None,
    selection: Annotated[str, typer.Option()] = "logit",
    steps: Annotated[int, typer.Option(min=0)] = 0,
    horizon: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Solve a game that can be solved: the exact chance of winning in every position. With more
    than two players: strategies, and how much a player could gain by leaving them."""
    from quayside.cli.solutions import solve_backwards, solve_for_many, solve_game
    from quayside.core.errors import InvalidSetup

    game = load_game(name, players, option)
    if game.players > 2 and horizon is not None:
        solve_backwards(game, pieces, selection, horizon, device, threads)
    elif game.players > 2:
        solve_for_many(game, pieces, selection, steps, device, threads)
    elif pieces is not None or horizon is not None:
        text = "--pieces and --horizon are for games of more than two players"
        raise InvalidSetup(text, "for-many")
    else:
        solve_game(game, tolerance, device, threads)


@app.command()
def train(
    name: GameName,
    minutes: Annotated[float, typer.Option(min=0.0)] = 8.0,
    device: Annotated[str, typer.Option()] = "cpu",
    out: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    players: Annotated[list[int] | None, typer.Option("--players", "-p")] = None,
    games: Annotated[int, typer.Option(min=8)] = 4096,
    steps: Annotated[int, typer.Option(min=1)] = 64,
    candidates: Annotated[int, typer.Option(min=2)] = 8,
    rate: Annotated[float, typer.Option()] = 1e-3,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    threads: Annotated[int | None, typer.Option(min=1, max=1024)] = None,
) -> None:
    """Train a small network by self-play (needs quayside[train]). Ctrl-C stops it, and the same
    command resumes."""
    from quayside.cli.train import Wanted, train_network

    train_network(
        Wanted(
            name=name,
            minutes=minutes,
            device=device,
            folder=out,
            players=players,
            games=games,
            steps=steps,
            candidates=candidates,
            rate=rate,
            seed=seed,
            threads=threads,
        )
    )


@app.command()
def arena(
    name: GameName,
    bots: Annotated[str, typer.Option()],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000)] = 200,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    workers: Workers = None,
    engine_pool: EnginePool = "local",
    log: Annotated[Path | None, typer.Option()] = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play against each other, every bot on every seat, and count the results."""
    from quayside.cli.arena import run_arena

    game = load_game(name, players, option)
    run_arena(game, bots, games, seed, engine_pool, workers, log, json)


@app.command()
def selfplay(
    name: Annotated[str, typer.Option("--game", metavar="GAME")],
    bots: Annotated[str, typer.Option()],
    out: OutFile,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**12)] = 1000,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    workers: Workers = None,
    engine_pool: EnginePool = "local",
) -> None:
    """Let bots play, and save every decision in a Parquet file.

    After an interruption the same command resumes.
    """
    from quayside.cli.datasets import write_games

    game = load_game(name, players, option)
    write_games(game, bots, games, out, seed, engine_pool, workers)


@app.command()
def positions(
    name: GameName,
    out: OutFile,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=10**9)] = 100_000,
    exact: Annotated[bool, typer.Option("--exact")] = False,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
) -> None:
    """Collect different positions of random games in a Parquet file."""
    from quayside.cli.datasets import write_positions

    write_positions(load_game(name, players, option), count, out, seed, exact)


@app.command()
def engine(bot: Annotated[str | None, typer.Option()] = None) -> None:
    """Answer the line protocol of engines on standard input and output (docs/engines.md)."""
    from quayside.cli.engine import run_engine

    run_engine(bot)


@app.command()
def regret(
    game: Annotated[str, typer.Option(metavar="GAME")],
    policy: Annotated[str, typer.Option()],
    positions: Annotated[int | None, typer.Option(min=1)] = None,
    seeds: Annotated[int, typer.Option(min=1, max=1000)] = 1,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    set_file: Annotated[Path | None, typer.Option("--set")] = None,
    value: Annotated[bool, typer.Option()] = True,
    decisions: Annotated[int, typer.Option(min=0)] = 2000,
    width: Annotated[float, typer.Option(min=0.0)] = 1e-3,
    games: Annotated[int, typer.Option(min=0)] = 0,
    plot: Annotated[Path | None, typer.Option()] = None,
    log: Annotated[Path | None, typer.Option()] = None,
    engine_pool: EnginePool = "local",
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Measure by exact values how much a policy loses in each decision; stop with Ctrl-C."""
    from quayside.cli.regret import Wanted, run_regret

    wanted = Wanted(
        policy=policy,
        positions=positions,
        seeds=seeds,
        seed=seed,
        set_file=set_file,
        log=log,
        plot=plot,
        value=value,
        decisions=decisions,
        width=width,
        games=games,
        pool=engine_pool,
        workers=workers,
        as_json=json,
    )
    run_regret(load_game(game, 2, None), wanted)


@app.command()
def serve(
    host: Annotated[str, typer.Option()] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8765,
    data: DataFolder = None,
    database: Database = None,
    bus: BusAddress = None,
    name: Annotated[list[str] | None, typer.Option()] = None,
    site: Annotated[list[str] | None, typer.Option(metavar="ORIGIN")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="CIDR")] = None,
    keep_tables: Annotated[str | None, typer.Option(metavar="DAYSd")] = None,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=NUMBER")] = None,
    solutions: Annotated[bool, typer.Option()] = True,
    log_level: Annotated[str, typer.Option()] = "warning",
    open_: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve tables to people and bots on this machine and in the local network."""
    import webbrowser

    from quayside.cli.language import language
    from quayside.cli.screen import preparing

    with preparing():
        from quayside.server.run import serve as run
    run(
        host,
        port,
        data,
        name or [],
        limit or [],
        log_level,
        ready=webbrowser.open if open_ else None,
        warm=True,
        sites=site or [],
        solutions=solutions,
        proxies=trusted_proxy or [],
        keep_tables=keep_tables,
        database=database,
        bus=bus,
        language=language(),
    )


@app.command()
def doctor(
    data: DataFolder = None,
    database: Database = None,
    name: Annotated[list[str] | None, typer.Option()] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="CIDR")] = None,
    url: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Check what a server needs on this machine, and explain how to fix each fault."""
    from quayside.cli.language import language, say
    from quayside.server.doctor import examine

    faults = 0
    for found in examine(data, name or [], trusted_proxy or [], url, database):
        state = say(f"doctor-state-{found.state}")
        subject = say(f"doctor-subject-{found.subject}")
        print(f"{state:8}", say("doctor-finding", subject=subject, said=found.say(language())))
        if mend := found.mend(language()):
            print(f"{'':8} {mend}")
        faults += found.state == "fault"
    if faults:
        raise typer.Exit(1)


@app.command()
def worker(
    database: Database = None,
    bus: BusAddress = None,
    workers: Annotated[int, typer.Option(min=1, max=1_000)] = 1,
    log_level: Annotated[str, typer.Option()] = "warning",
) -> None:
    """Compute bot moves for the servers on a PostgreSQL database, on any machine."""
    from quayside.server.work_alone import work

    work(database, bus, workers, log_level)


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    server: Annotated[str | None, typer.Option(metavar="ORIGIN")] = None,
) -> None:
    """Write the pages as plain files for any web host: play without a server, also offline."""
    from quayside.cli.language import number, say
    from quayside.server.site import write_site

    written = write_site(folder, server)
    size = number(written.bytes)
    print(say("cli-site-written", folder=str(folder), files=written.files, bytes=size))
    look = f"{Path(sys.executable).name} -m http.server --directory {folder} 8000"
    print(f"{say('cli-site-look')}  {look}", "http://localhost:8000/", sep="\n    ")
    print(say("cli-site-copy"))
    if server:
        print(f"{say('cli-site-allow')}  quayside serve --site https://...")


@app.command()
def verify(
    file: RecordFile,
    commitment: Annotated[str | None, typer.Option()] = None,
    part: Annotated[list[str] | None, typer.Option()] = None,
) -> None:
    """Check the dice of a finished game from a server: derive every roll again.

    Fails if a roll does not match or a doubt remains.
    """
    from quayside.cli.language import say_remark
    from quayside.cli.screen import preparing

    with preparing():
        from quayside.server.verify import verify_file
    verified = verify_file(file, commitment, part or [])
    print(f"{file}:", " ".join(map(say_remark, verified.remarks())))
    if not verified.ok:
        raise typer.Exit(1)


@app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], data: DataFolder = None) -> None:
    """Copy a server's data consistently, even while it runs."""
    from quayside.cli.language import say
    from quayside.server.backup import backup as run

    print(say("cli-backup-done", file=str(file), count=run(file, data)))


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], data: DataFolder = None) -> None:
    """Replace a server's data with a backup; the previous data is kept."""
    from quayside.cli.language import say
    from quayside.server.backup import restore as run

    print(say("cli-restore-done", file=str(file), count=run(file, data)))


@app.command("move-data")
def move_data(
    source: Annotated[str, typer.Argument(metavar="FROM")],
    target: Annotated[str, typer.Argument(metavar="TO")],
    proof: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Copy a server's tables to another database, and compare both sides.

    FROM and TO are folders of data or postgresql://USER@HOST/NAME. Stop the servers first.
    """
    from quayside.server.move_data import move_data as run

    run(source, target, proof)


tables_app = typer.Typer()
app.add_typer(tables_app, name="tables")
TableName = Annotated[str, typer.Argument(metavar="TABLE")]
ANY_ID = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""Settings for commands that take the id of a table, which may begin with a hyphen."""
Why = Annotated[str, typer.Option()]


@tables_app.command("list")
def list_tables(data: DataFolder = None, database: Database = None) -> None:
    """List all tables, the one with the latest event first."""
    import time

    from quayside.server.admin import Site
    from quayside.server.admin import list_tables as run

    for line in run(Site(data, database)):
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(line.time / 1000))
        print(f"{line.table}  {when}  {line.head:6}  {line.what}")


@tables_app.command("show", context_settings=ANY_ID)
def show_table(table: TableName, data: DataFolder = None, database: Database = None) -> None:
    """Show the public view of a table as JSON."""
    import msgspec

    from quayside.server.admin import Site
    from quayside.server.admin import show_table as run

    found = run(Site(data, database), table)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


@tables_app.command("close", context_settings=ANY_ID)
def close_table(
    table: TableName, why: Why, data: DataFolder = None, database: Database = None
) -> None:
    """End a table's game without a winner. Servers may run meanwhile."""
    from quayside.cli.language import say
    from quayside.server.admin import Site
    from quayside.server.admin import close_table as run

    print(say("cli-table-closed", table=run(Site(data, database), table, why)))


@tables_app.command("remove", context_settings=ANY_ID)
def remove_table(
    table: TableName, why: Why, data: DataFolder = None, database: Database = None
) -> None:
    """Delete a table with its whole history. Servers may run meanwhile."""
    from quayside.cli.language import say
    from quayside.server.admin import Site
    from quayside.server.admin import remove_table as run

    print(say("cli-table-deleted", table=run(Site(data, database), table, why)))


@tables_app.command("audit")
def show_audit(data: DataFolder = None, database: Database = None) -> None:
    """Show the audit log of operators as JSON lines."""
    import msgspec

    from quayside.server.admin import Site, read_audit

    for entry in read_audit(Site(data, database)):
        print(msgspec.json.encode(entry).decode())


solutions_app = typer.Typer(invoke_without_command=True)
app.add_typer(solutions_app, name="solutions")


@solutions_app.callback()
def solutions(context: typer.Context) -> None:
    """List, verify and remove the solutions on this machine."""
    if context.invoked_subcommand is None:
        from quayside.cli.solutions import list_solutions

        list_solutions()


@solutions_app.command("verify")
def verify_solution(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    sample: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Recompute a solution's values and report the largest residual."""
    from quayside.cli.solutions import verify_solution as run

    run(name, sample)


@solutions_app.command("remove")
def remove_solution(name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Remove a solution from the disk."""
    from quayside.cli.solutions import remove_solution as run

    run(name)


def main(words: list[str] | None = None) -> None:
    """Run the command. Wrong input gives one line on standard error and exit code 2."""
    from quayside.cli.help import localise, wished_language
    from quayside.cli.language import speak
    from quayside.cli.misuse import say_misuse
    from quayside.core.errors import QuaysideError

    given = sys.argv[1:] if words is None else words
    try:
        language = wished_language(given)
        speak(language)
        command = typer.main.get_command(app)
        localise(command, language)
        code = command(args=given, standalone_mode=False)
    except typer.TyperException as error:
        code = _complain(say_misuse(error))
    except (QuaysideError, OSError) as error:
        code = _complain(_describe(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        code = 130
    if isinstance(code, int) and code:
        sys.exit(code)


def _describe(error: Exception) -> str:
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return "the output was closed"
    from quayside.cli.language import explain
    from quayside.cli.misuse import say_file_error

    if isinstance(error, OSError) and error.filename:
        return say_file_error(error)
    return explain(error)


def _complain(message: str) -> int:
    print(f"quayside: {' '.join(message.split())}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
