"""The JSON schema of the WebSocket messages, made from their types.

`python -m quayside.server.schema` prints it, and docs/protocol-v2.schema.json keeps it. The web
app's types are generated from the same classes by `typescript.py`.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from quayside.server import protocol as m


def schema() -> dict[str, Any]:
    """Return the schema of all WebSocket messages, in both directions."""
    (incoming, outgoing), components = msgspec.json.schema_components(
        [m.FromClient, m.ToClient], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Quayside WebSocket protocol, version {m.VERSION}",
        "$defs": {**components, "FromClient": incoming, "ToClient": outgoing},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/ToClient"}],
    }


def text() -> str:
    """Return the text of the schema file."""
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
