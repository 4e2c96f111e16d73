"""Writes the schema of what page and server say to each other, of which the page makes its types.

python checks/page_types.py            write web/schema.json
python checks/page_types.py --check    exit 1 if it is stale
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from unlit.server import protocol

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "web" / "schema.json"


def schema() -> bytes:
    """Every struct of the protocol, and the two unions that go over the websocket."""
    structs = [one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    named = [one for one in structs if one is not protocol.Model]
    (said, heard, *_), structs_by_name = msgspec.json.schema_components(
        [protocol.Said, protocol.Heard, *named], ref_template="#/$defs/{name}"
    )
    whole = {"Said": said, "Heard": heard, "$defs": dict(sorted(structs_by_name.items()))}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def main() -> int:
    """Write the schema, or compare it."""
    if "--check" not in sys.argv:
        SCHEMA.write_bytes(schema())
    elif not SCHEMA.exists() or SCHEMA.read_bytes() != schema():
        print(f"{SCHEMA.relative_to(ROOT)} is stale: run python checks/page_types.py, then npm run types in web")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
