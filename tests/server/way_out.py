"""A quick way to the end of an escape: what prisoners who know the dice would answer."""

from __future__ import annotations

from typing import Any

from leading import lead, table_of, way_to
from player import Player
from server_in_thread import ServerInThread

from unlit.bots.escape.prisoner import play_prisoner
from unlit.kernel.tables.game_table import GameTable


def somebody_is_out(t: GameTable[Any]) -> bool:
    """Whether the game is over, and not lost by all."""
    return t.outcome is not None and bool(t.outcome.winners)


def escape(server: ServerInThread, player: Player) -> None:
    """One who plays alone gets out."""
    assert player.wait_for_turn() is not None
    lead(server, [player], way_to(table_of(server, player), somebody_is_out, play_prisoner))
