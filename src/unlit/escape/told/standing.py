"""The state of things that only one scenario has."""

from __future__ import annotations

from typing import Literal

import msgspec

from unlit.escape.box.pieces import Person


class Sleepers(msgspec.Struct, frozen=True):
    """How many sleepers are left, and whether the lift runs."""

    state: Literal["waits", "runs"]
    sleepers: int
    pool: int  # threat tokens left until it does


class Doctor(msgspec.Struct, frozen=True):
    """Whom Dr. Cronos is after, his wounds, and how far he is from the lift."""

    state: Literal["dead", "stunned", "idle", "up"]
    hunted: Person  # empty for nobody
    wounds: int
    deadly: int
    away: int
    needed: int
