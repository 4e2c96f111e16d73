"""A server for each module of tests, and what it takes to sit at its tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server_in_thread import ServerInThread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInThread]:
    found = ServerInThread(str(tmp_path_factory.mktemp("server") / "unlit.db"))
    yield found
    found.stop()
