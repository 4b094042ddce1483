"""The help of the command line in the language that is spoken, from `texts/LANGUAGE/help.ftl`.

Commands and parameters have their texts by name: `help-solve`, `help-solve-pieces`, or
`help-any-players` where several commands share one. `main.py` holds no help. The file is read
without Fluent, so that help comes at once.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from quayside import texts

_PROGRAM = "quayside"


def wished_language(words: Sequence[str]) -> str:
    """Return the language of a command before it is parsed: its `--language`, or that of the
    environment. A language that is not spoken is refused later, in the environment's."""
    wish = None
    for place, word in enumerate(words):
        if not word.startswith("-"):
            break  # a command: --language precedes it
        if word == "--language" and place + 1 < len(words):
            wish = words[place + 1]
            break
        if word.startswith("--language="):
            wish = word.partition("=")[2]
    return (texts.match(wish) if wish else None) or texts.from_environment(os.environ)


def localise(command: Any, language: str, path: tuple[str, ...] = ()) -> None:
    """Give a command of Typer, its parameters and its subcommands their help."""
    said = texts.plain("help", language)
    name = "-".join(path) or _PROGRAM
    command.help = _escaped(said.get(f"help-{name}", ""))
    command.short_help = command.help.split(". ")[0].removesuffix(".") + "."
    command.options_metavar = said["help-meta-options"]
    for parameter in command.params:
        _localise_parameter(parameter, name, said)
    _wrap(command, said)
    for each, subcommand in getattr(command, "commands", {}).items():
        command.subcommand_metavar = said["help-meta-command"]
        localise(subcommand, language, (*path, each))


def _localise_parameter(parameter: Any, command: str, said: Mapping[str, str]) -> None:
    own = _id(parameter.name)
    parameter.help = _escaped(said.get(f"help-{command}-{own}", said.get(f"help-any-{own}", "")))
    if parameter.metavar:
        parameter.metavar = said.get(f"help-meta-{_id(parameter.metavar)}", parameter.metavar)
    shown = _type(parameter, said)
    parameter.display_type_rich = lambda ctx: shown


def _type(parameter: Any, said: Mapping[str, str]) -> str:
    """Return what an option takes, in a word: nothing for a switch. An argument's name says it."""
    if parameter.param_type_name == "argument":
        return ""
    if parameter.metavar:
        return str(parameter.metavar)
    bare = parameter.bare_type().removeprefix("list[").removesuffix("]").lower()
    kinds = {"int": "int", "float": "float", "str": "str"}
    if bare == "bool":
        return ""
    return said["help-type-" + kinds.get(bare, "path")]


def _escaped(text: str) -> str:
    """Return a text in which brackets are no markup of Rich."""
    return text.replace("[", r"\[")


def _id(name: str) -> str:
    """Return a parameter's name or metavar as a part of an id."""
    lower = name.lower().rstrip("_")
    return "".join(char if char.isalnum() else "-" for char in lower)


def _wrap(command: Any, said: Mapping[str, str]) -> None:
    """Translate what Typer itself says in help."""
    usage, option, show = command.get_usage, command.get_help_option, command.format_help

    def get_usage(context: Any) -> str:
        return str(usage(context)).replace("Usage:", said["help-word-usage"], 1)

    def get_help_option(context: Any) -> Any:
        found = option(context)
        if found is not None:
            found.help = said["help-help"]
            found.display_type_rich = lambda ctx: ""
        return found

    def format_help(context: Any, formatter: Any) -> None:
        _translate_panels(said)
        show(context, formatter)

    command.get_usage, command.get_help_option = get_usage, get_help_option
    command.format_help = format_help


def _translate_panels(said: Mapping[str, str]) -> None:
    """Set the words that Typer puts around and behind the texts."""
    from typer import rich_utils

    def word(name: str) -> str:
        return said[f"help-word-{name}"]

    rich_utils.ARGUMENTS_PANEL_TITLE = word("arguments")
    rich_utils.OPTIONS_PANEL_TITLE = word("options")
    rich_utils.COMMANDS_PANEL_TITLE = word("commands")
    rich_utils.DEFAULT_STRING = f"[{word('default')} {{}}]"
    rich_utils.ENVVAR_STRING = f"[{word('env')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{word('required')}]"
