"""Items, and the key card that is in no deck, entered by the modules that hold them."""

from __future__ import annotations

from unlit.escape.cards import items_of_care, items_of_force, items_of_guile

__all__ = ["items_of_care", "items_of_force", "items_of_guile"]
