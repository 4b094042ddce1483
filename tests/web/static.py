"""A plain file server for the static edition, which can be stopped and notes its requests."""

from __future__ import annotations

import http.server
import threading
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self


class FileServer:
    """Serves a folder on a free port, as `python -m http.server` does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        """The paths of all requests."""

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(inner, format: str, *args: object) -> None:  # noqa: N805
                self.asked.append(inner.path)

        make = partial(Handler, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), make)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self.port: int = self._server.server_address[1]

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def stop(self) -> None:
        """Answer nothing any more: nobody listens on the port."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
