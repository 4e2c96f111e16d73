"""The installed modules: importing one registers it."""

from __future__ import annotations

from unlit.alone.modules import avatar, deep

INSTALLED = (deep, avatar)
