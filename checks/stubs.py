"""Lists the stubs that `unlit new` wrote and nobody has filled in yet.

python checks/stubs.py    exit 1 if there are any
"""

from __future__ import annotations

import sys
from pathlib import Path

from unlit.stubs import unfinished

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Name every stub."""
    found = list(unfinished(ROOT))
    for sentence in found:
        print(sentence)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
