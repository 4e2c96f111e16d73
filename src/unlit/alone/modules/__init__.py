"""The modules that are installed: importing one enters it."""

from __future__ import annotations

from unlit.alone.modules import avatar, deep

INSTALLED = (deep, avatar)
