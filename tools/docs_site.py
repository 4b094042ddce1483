"""Hooks of MkDocs: pages of the repository's root, and links to files that are not pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[1]
PAGES = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the root, with their links seen from `docs/`."""
    for name, address in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        text = re.sub(r"\]\((?!https?:|#|docs/)([^)]+)\)", r"](../\1)", text)
        files.append(File.generated(config, address, content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Lead links to pages of the root to their copies; name other files instead of linking them."""
    for name, address in PAGES.items():
        markdown = markdown.replace(f"](../{name}", f"]({address}")
    return re.sub(r"\[([^\]]+)\]\(\.\./[^)]+\)", r"\1", markdown)
