"""Hooks of MkDocs: pages of the root, assets of the web app, pictures for dark colours, links to
files that are not pages."""

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


ASSETS = {
    "web/public/icon.svg": "icon.svg",
    "web/src/style/fonts/figtree.woff2": "fonts/figtree.woff2",
    "web/src/style/fonts/zilla-slab.woff2": "fonts/zilla-slab.woff2",
}
"""Files of the web app that the site uses, with their addresses."""
PICTURE = re.compile(r"!\[([^\]]*)\]\((screens/\w+)-(desktop-en\.webp)\)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the root, with their links relative to `docs/`, and the assets."""
    for name, address in ASSETS.items():
        files.append(File.generated(config, address, content=(ROOT / name).read_bytes()))
    for name, address in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        text = re.sub(r"\]\((?!https?:|#|docs/)([^)]+)\)", r"](../\1)", text)
        files.append(File.generated(config, address, content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Link pages of the root to their copies; replace links to other files by their names. A
    picture that also exists at night is shown in the colours of the page."""
    markdown = PICTURE.sub(_both_colours, markdown)
    for name, address in PAGES.items():
        markdown = markdown.replace(f"](../{name}", f"]({address}")
    return re.sub(r"\[([^\]]+)\]\(\.\./[^)]+\)", r"\1", markdown)


def _both_colours(found: re.Match[str]) -> str:
    alt, name, rest = found.groups()
    night = f"{name}-night-{rest}"
    if not (ROOT / "docs" / night).exists():
        return found[0]
    return f"![{alt}]({name}-{rest}#only-light)![{alt}]({night}#only-dark)"
