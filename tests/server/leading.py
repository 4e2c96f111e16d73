"""Leads a table to a position that is worth a look: by what players would answer who know the dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from player import Player, whoever_is_asked
from server_in_thread import ServerInThread

from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.option import PASS, Option
from unlit.server.journal.loading import number_of

LONGEST = 900  # answers
TRIES = 200  # one escape in fifteen takes more than sixty
STRAY = 8  # of so many answers one is by chance, after the first try

Reached = Callable[[GameTable[Any]], bool]
Wish = Callable[[GameTable[Any]], Option | None]


def nothing(_: GameTable[Any]) -> Option | None:
    """No wish of one's own: what is sensible."""
    return None


def way_to(t: GameTable[Any], reached: Reached, bot: Bot, wish: Wish = nothing) -> list[str]:
    """Answers from here on that lead there; where somebody has a wish, that comes first."""
    for attempt in range(TRIES):
        ahead, answers = t.fork(), list[str]()
        chance = Dice(seed_from(f"{attempt}"))
        while not reached(ahead):
            if ahead.question is None or len(answers) > LONGEST:
                break
            option: Option
            seat, options = ahead.question.seat, ahead.question.options
            # The dice fall as they do; who fails with what is sensible now and then does something else.
            if ahead.question.idle:
                option = PASS
            elif attempt > 0 and chance.below(STRAY) == 0:
                option = chance.pick("option", options)
            else:
                wished = wish(ahead)
                option = bot(Chair(ahead, seat), seed_from(f"{attempt} {len(answers)}")) if wished is None else wished
            answers.append(str(option))
            ahead.answer(seat, option)
        else:
            return answers
    raise AssertionError(f"nobody gets there in {TRIES} games")


def table_of(server: ServerInThread, player: Player) -> GameTable[Any]:
    """The table where somebody sits."""
    player.until(lambda: player.welcome is not None)
    assert player.welcome is not None
    found: GameTable[Any] = server.app.state.house.hosted[player.welcome["table"]].t
    return found


def lead(server: ServerInThread, players: list[Player], answers: list[str]) -> None:
    """Whoever is asked gives the next of the answers; those at which the program passes are among them."""
    first = number_of(table_of(server, players[0]))
    while True:
        asked = whoever_is_asked(players)
        given = number_of(table_of(server, players[0])) - first
        if asked is None or given >= len(answers):
            break
        reply = asked.answer(answers[given])
        # A question that was answered in a browser is past; the next one is on its way.
        assert reply["type"] == "done" or reply["key"] == "stale", reply
