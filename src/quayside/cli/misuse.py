"""What is wrong with a command, in the language that is spoken."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Any

from quayside import texts
from quayside.cli.language import language, say
from quayside.core.errors import InvalidSetup

_FILE_ERRORS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
}


def say_misuse(error: Any) -> str:
    """Return what Typer refuses. English is Typer's own, which tells details."""
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    if language() == texts.FALLBACK:
        return str(message)
    return _said(error, str(message)) or str(message)


def _said(error: Any, message: str) -> str | None:
    parameter = getattr(error, "param", None)
    hint = getattr(error, "param_hint", None)
    what = (hint or (parameter.get_error_hint() if parameter is not None else "")).replace("'", "")
    match type(error).__name__:
        case "MissingParameter":
            return say("cli-misuse-missing", what=what)
        case "BadParameter":
            return say("cli-misuse-value", what=what)
        case "NoSuchOption":
            return say("cli-misuse-option", option=error.option_name)
        case "BadOptionUsage":
            return say("cli-misuse-no-value", option=error.option_name)
    if found := re.match(r"No such command '(.*)'", message):
        return say("cli-misuse-command", command=found[1])
    if found := re.match(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", message):
        return say("cli-misuse-extra", words=found[1])
    return say("cli-misuse-no-command") if message.startswith("Missing command") else None


def say_file_error(error: OSError) -> str:
    """Return why a file cannot be used."""
    kind = _FILE_ERRORS.get(error.errno or 0)
    said = say(f"cli-file-{kind}") if kind else error.strerror
    return f"{error.filename}: {said}"


def require_folder(*files: Path | None) -> None:
    """Refuse files that cannot be written because their folder is missing, before the work that
    they are for. Raises `InvalidSetup`."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            text = f"there is no folder {file.parent} to write {file.name} into"
            raise InvalidSetup(text, "folder", folder=str(file.parent), file=file.name)


def say_reason(error: OSError | UnicodeDecodeError) -> str:
    """Return in English why a file cannot be read, without its name."""
    return error.strerror or str(error) if isinstance(error, OSError) else "it is not a text file"
