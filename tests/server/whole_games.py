"""Whole games over the wire, at whatever server they are played."""

from __future__ import annotations

from random import Random

import httpx
import msgspec
from player import Player, new_table, play_together
from server_in_thread import ServerInThread

from unlit import shelf
from unlit.kernel.files.record import Record, first_difference

ME = {"who": "me"}
BOT = {"who": "bot"}
SIDES = {
    "hero": {"hero": ME, "evil 1": BOT},
    "evil 1": {"hero": BOT, "evil 1": ME},
}


def play_against_a_bot(server: ServerInThread, seat: str) -> None:
    """A whole game, its record, and its replay."""
    made = new_table(server.address, SIDES[seat], setup={"difficulty": "impossible"})
    with Player(server.address, made["tokens"][seat]) as player:
        player.play(Random(1))
        ended = player.ended
        assert ended is not None
        assert ended["ending"] in shelf.game_named("alone").rules.endings
        assert ended["commitment_holds"]
        answer = httpx.get(
            f"{server.address}/api/tables/{made['table']}/record",
            headers={"authorization": f"Bearer {made['tokens'][seat]}"},
        )
        record = msgspec.json.decode(answer.content, type=Record)
        assert record.chance.secret == ended["secret"]
        assert record.chance.commitment == made["commitment"]
        assert list(record.chance.seats) == [seat]
        assert first_difference(shelf.game_named("alone"), record) is None
        first = player.say("replay", seat="hero", step=0)["result"]
        last = player.say("replay", seat="evil 1", step=ended["entries"])["result"]
        assert first["view"]["seat"] == "hero"
        assert len(last["view"]["map"]) == 48
        assert player.say("replay", seat="hero", step=ended["entries"] + 1)["key"] == "no-entry"
        retold = player.say("retell", seat=seat)["result"]
        assert len(retold) == ended["entries"] + 1
        assert [one for told in retold for one in told][-len(player.told) :] == player.told
        for step in range(0, len(retold), 10):
            assert player.say("replay", seat=seat, step=step)["result"]["told"] == retold[step]
        numbers = [number for number, _, _ in player.told]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def play_while_one_watches(server: ServerInThread) -> None:
    """Two people play; who watches sees what everybody may see, and cannot answer."""
    seats = {"hero": ME, "evil 1": {"who": "friend"}}
    made = new_table(server.address, seats, choices={"spectators": True, "memory": "paper"})
    with Player(server.address, made["tokens"]["hero"]) as hero:
        hero.until(lambda: hero.people is not None)
        assert hero.company()["gathering"]
        assert hero.frame is None
        came = httpx.post(
            f"{server.address}/api/exchange", json={"invitation": made["invitations"]["evil 1"], "name": "Eva"}
        )
        assert came.status_code == 200
        again = httpx.post(f"{server.address}/api/exchange", json={"invitation": made["invitations"]["evil 1"]})
        assert (again.status_code, again.json()["key"]) == (403, "no-token")
        watcher = httpx.post(f"{server.address}/api/exchange", json={"invitation": made["watching"]}).json()
        with (
            Player(server.address, came.json()["token"], seed="1" * 64) as evil,
            Player(server.address, watcher["token"]) as spectator,
        ):
            play_together([hero, evil], Random(3), 200)
            spectator.until(lambda: len(spectator.told) > 10)
            assert spectator.say("answer", ask=1, option="pass")["key"] == "spectator"
            assert [person["name"] for person in evil.company()["people"]] == ["", "Eva"]
            assert "map" not in spectator.seen()["view"]
            assert hero.seen()["remembered"] is None
