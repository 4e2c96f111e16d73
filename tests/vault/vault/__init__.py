"""Vault: a small complete game that uses everything that the kernel can do.

Two thieves, Ada and Ben, look for a crown in a vault that they uncover tile by tile; the warden reacts with
cards, and ten rats act by rule.
"""

from vault.game import GAME

__all__ = ["GAME"]
