"""Skills: two for each character, always there, entered by the modules that hold them."""

from __future__ import annotations

from unlit.escape.cards import skills_of_rolls, skills_of_the_turn, skills_of_the_way

__all__ = ["skills_of_rolls", "skills_of_the_turn", "skills_of_the_way"]
