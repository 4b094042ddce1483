"""`python -m quayside.server`: the server alone, for supervisors and for tests."""

from __future__ import annotations

import argparse
from pathlib import Path

from quayside.server.run import PORT, serve


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="quayside.server", description="Serve tables.")
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--database")
    parser.add_argument("--bus")
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--site", action="append", default=[])
    parser.add_argument("--trusted-proxy", action="append", default=[])
    parser.add_argument("--keep-tables")
    parser.add_argument("--limit", action="append", default=[])
    parser.add_argument("--log-level", default="warning")
    parser.add_argument("--solutions", action="store_true")
    given = parser.parse_args()
    serve(
        given.host,
        given.port,
        given.data,
        given.name,
        given.limit,
        given.log_level,
        sites=given.site,
        proxies=given.trusted_proxy,
        keep_tables=given.keep_tables,
        database=given.database,
        bus=given.bus,
        solutions=given.solutions,
    )


if __name__ == "__main__":
    main()
