"""A campaign in the terminal: game after game, kept in a file that is complete at every moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TextIO

from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import Record, SavedCampaign, record_of, write
from unlit.kernel.tables.chair import Bot
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.question import Seat
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words


class CampaignClient:
    """One screen, at which people play a campaign for as long as they like."""

    def __init__(
        self,
        file: Path,
        words: Words,
        bots: Mapping[Seat, tuple[str, Bot]],
        seeds: Callable[[int], Seeds],
        source: TextIO,
        screen: TextIO,
    ) -> None:
        self.file = file
        self.words = words
        self.bots = bots
        self.seeds = seeds  # for the game with this number, counted from 0
        self.source = source
        self.screen = screen
        self.done: list[Record] = []

    def run(self, t: GameTable[Any]) -> None:
        """Play this game and those that follow it; a file that cannot be written is refused at once."""
        self._keep(t)
        while True:
            LineClient(t, self.words, self.bots, self.source, self.screen, self._keep).run()
            if t.outcome is None:
                return
            setup = t.game.campaign.following(t.setup, t.board)
            if setup is None:
                self._print(self.words.sentence("lines-campaign-over", {}))
                return
            if not self._asked("lines-campaign-again" if setup == t.setup else "lines-campaign-on"):
                self._print(self.words.sentence("lines-campaign-rests", {"file": str(self.file)}))
                return
            self.done.append(self._record(t))
            t = deal(t.game, setup, seeds=self.seeds(len(self.done)))

    def _asked(self, key: str) -> bool:
        """Whether the people say yes; Enter is a yes."""
        self.screen.write(self.words.say(key, {}) + " ")
        self.screen.flush()
        line = self.source.readline()
        return line != "" and line.strip().lower() in ("", *self.words.yes())

    def _keep(self, t: GameTable[Any]) -> None:
        write(self.file, SavedCampaign(game=t.game.name, done=self.done, now=self._record(t)))

    def _record(self, t: GameTable[Any]) -> Record:
        return record_of(t, {seat: name for seat, (name, _) in self.bots.items()})

    def _print(self, text: str) -> None:
        self.screen.write(text + "\n")
