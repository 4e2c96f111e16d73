"""The hooks that a card uses besides its effect."""

from __future__ import annotations

from typing import Any

from unlit.kernel.box.hooks import Hook
from unlit.kernel.box.moments import Effect


def hooks_of(effect: Effect[..., Any]) -> list[str]:
    """The names of the hooks that have a function."""
    slots = [slot for kind in type(effect).__mro__ for slot in getattr(kind, "__slots__", ())]
    hooks = {slot: getattr(effect, slot) for slot in slots}
    return [slot for slot, hook in hooks.items() if isinstance(hook, Hook) and hook.bound is not None]
