"""Quayside as an engine: a line protocol on standard input and output, in the spirit of UCI.

docs/engines.md describes the protocol. `loop.py` reads lines, `session.py` knows the commands, and
`thinking.py` answers `go`.
"""

from __future__ import annotations

from quayside.research.engine.loop import serve

__all__ = ["serve"]
