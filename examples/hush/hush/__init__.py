"""Hush, a complete game for Unlit."""

from hush.game import GAME as GAME
