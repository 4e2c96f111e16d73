"""A table that looks twice: it checks what other tables take on trust from the rules."""

from __future__ import annotations

from collections.abc import Sequence

from unlit.kernel.errors import Asked, Over, Unfaithful
from unlit.kernel.table import B
from unlit.kernel.tables.answers import Answer
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import Log
from unlit.kernel.told.question import O, Options


class CarefulTable(GameTable[B]):
    """A table that runs each part twice and compares: for tests and fuzzing."""

    __slots__ = ()

    def _run(self) -> None:
        super()._run()
        if self.question is not None and self._was_to_ask() and self._traits(self.board) != self._traits(self._base):
            raise Unfaithful(f"a part of {self.game.name} should have asked before it changed anything")

    def _next_board(self) -> B:
        return self._base.copy()

    def _recalled(self, options: Sequence[O] | Options[O], one: Answer) -> O:
        return super()._recalled(options() if callable(options) else options, one)

    def _was_to_ask(self) -> bool:
        return self._cursor == self._first and self.game.rules.asks_first(self._base)

    def _quiet(self) -> None:
        if self._agent is None and self._was_to_ask():
            raise Unfaithful(f"a part of {self.game.name} should have asked, but asked nothing")
        first = (self._traits(self.board), self.outcome)
        again: GameTable[B] = GameTable(self.game, self.setup, self.seeds, self._base, Log(self.seats))
        again._met = self._met[self._first : self._cursor]
        again._told = list(self._told)
        again.board = self._base.copy()
        try:
            self.game.rules.part(again)
        except Over:
            pass
        except Asked:
            raise Unfaithful(f"run twice, a part of {self.game.name} asked one more question") from None
        if again._said != self._said:
            raise Unfaithful(f"run twice, a part of {self.game.name} told less")
        if (self._traits(again.board), again.outcome) != first:
            raise Unfaithful(f"run twice, a part of {self.game.name} left two different boards")
        super()._quiet()

    def _traits(self, b: B) -> tuple[str, str]:
        return self.game.paper.printed(b), b.dice.state()
