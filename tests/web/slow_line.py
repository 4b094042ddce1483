"""A slow line to a server: whatever the server answers arrives later, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from asyncio import StreamReader, StreamWriter

DELAY = 0.3
"""Seconds that are added to every answer."""
_CHUNK = 65536


class SlowLine:
    """A TCP proxy on loopback in a thread of its own. Bytes to the server pass at once, bytes from
    it after `DELAY`, in order: latency is added, no bandwidth is lost. The server must know
    `localhost` with the port of the line as one of its names."""

    def __init__(self) -> None:
        self.server_port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def __enter__(self) -> SlowLine:
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(self._listen(), self._loop)
        self.port = listening.result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> int:
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def _close(self) -> None:
        self._listener.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        # Connections that were cut are closed in the next turn of the event loop.
        await asyncio.sleep(0)

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        open_ends = [writer]
        try:
            answers, questions = await asyncio.open_connection("127.0.0.1", self.server_port)
            open_ends.append(questions)
            async with asyncio.TaskGroup() as both:
                both.create_task(_pass_on(reader, questions))
                both.create_task(_pass_on_late(answers, writer))
        except* (OSError, asyncio.CancelledError):
            pass  # a browser that closes a page hangs up
        finally:
            self._tasks.discard(task)
            for end in open_ends:
                end.transport.abort()


async def _pass_on(reader: StreamReader, writer: StreamWriter) -> None:
    while data := await reader.read(_CHUNK):
        writer.write(data)
        await writer.drain()
    writer.close()


async def _pass_on_late(reader: StreamReader, writer: StreamWriter) -> None:
    loop = asyncio.get_running_loop()
    waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def read() -> None:
        data = b"begun"
        while data:
            data = await reader.read(_CHUNK)
            waiting.put_nowait((loop.time() + DELAY, data))

    reading = asyncio.create_task(read())
    try:
        while True:
            due, data = await waiting.get()
            await asyncio.sleep(due - loop.time())
            if not data:
                break
            writer.write(data)
            await writer.drain()
    finally:
        reading.cancel()
        with contextlib.suppress(OSError):
            writer.close()
