"""People who sit down at a table together, each at a screen of their own or around one."""

from __future__ import annotations

from typing import Any

import httpx
from player import Message, Player, new_browser, new_table

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}


def joined(address: str, invitation: str, name: str = "") -> Message:
    """The seat that an invitation opens, to a browser that was never here."""
    come = {"invitation": invitation, "name": name, "browser": new_browser()}
    answer = httpx.post(f"{address}/api/exchange", json=come)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


class Party:
    """Two people at a table, or four; those of `screen` sit around one screen, the others at their own."""

    def __init__(self, address: str, team: int = 1, screen: tuple[str, ...] = ("hero",), **more: Any) -> None:
        names = ["hero", *(f"evil {number}" for number in range(1, team + 1))]
        seats = {seat: ME if seat in screen else FRIEND for seat in names}
        self.made = new_table(address, seats, setup={"team": str(team)}, **more)
        invited = {seat: joined(address, link, seat)["token"] for seat, link in self.made["invitations"].items()}
        tokens: dict[str, str] = self.made["tokens"] | invited
        self.tokens = {seat: tokens[seat] for seat in names}
        self.players = [Player(address, token) for token in self.tokens.values()]
        self.hero, self.evil = self.players[:2]

    def __enter__(self) -> Party:
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.players:
            player.close()
