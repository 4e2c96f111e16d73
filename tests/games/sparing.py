"""Matrices of tests of which `make test` runs a few and `make soak` the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(step: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of a matrix: the first of every so many is run each day, the others are long."""
    return [case if number % step == 0 else marked(case) for number, case in enumerate(cases)]


def marked(case: Any) -> Any:
    """A case that is long."""
    values = case if isinstance(case, tuple) and not hasattr(case, "_fields") else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
