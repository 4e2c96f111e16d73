"""How all tests run."""

from __future__ import annotations

from hypothesis import settings

# One tree, one verdict: what differs each time belongs to `make soak`.
settings.register_profile("alike", derandomize=True)
settings.load_profile("alike")
