"""Matrices of tests: `make test` runs a few cases, `make soak` the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(step: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of a matrix: one in this many runs every day, the others are marked as long."""
    return [case if number % step == 0 else marked(case) for number, case in enumerate(cases)]


def marked(case: Any) -> Any:
    """A case marked as long."""
    values = case if isinstance(case, tuple) and not hasattr(case, "_fields") else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
