"""Background tasks of the server, which end when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """Keeps a reference to each running task, as asyncio requires, and cancels them at the end."""

    def __init__(self) -> None:
        """Start without tasks."""
        self.stopping = False
        """Whether the server is stopping: then no more clocks are set."""
        self.draining = False
        """Whether the server is about to stop: then bots make no further moves."""
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def cancel_all(self) -> None:
        """Cancel all tasks and wait for their end."""
        self.stopping = self.draining = True
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
