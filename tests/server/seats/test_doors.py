"""Every way into the server, tried with no token, another seat's, a spectator's, an old one, another table's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, get_args

import httpx
import pytest
from player import Message, Player, new_table
from server_in_thread import ServerInThread
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from unlit.server.protocol import Said
from unlit.server.web.serving import serve_metrics

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}


class Tokens(NamedTuple):
    """A table whose hero is asked, and what opens it or does not."""

    table: str
    hero: str
    evil: str
    spectator: str
    used_invitation: str
    open_invitation: str
    other_table: str
    stand_in: str
    team: str  # the table at which somebody stands in
    team_hero: str


@pytest.fixture(scope="module")
def tokens(server: ServerInThread) -> Tokens:
    made = new_table(server.address, {"hero": ME, "evil 1": FRIEND}, choices={"spectators": True})
    waiting = new_table(server.address, {"hero": ME, "evil 1": FRIEND})
    other = new_table(server.address, {"hero": ME, "evil 1": BOT})
    come = {"invitation": made["invitations"]["evil 1"]}
    team = new_table(server.address, {"hero": ME, "evil 1": FRIEND, "evil 2": FRIEND}, setup={"team": "2"})
    mates = [
        httpx.post(f"{server.address}/api/exchange", json={"invitation": link}).json()["token"]
        for link in team["invitations"].values()
    ]
    with Player(server.address, mates[0]) as one:
        with Player(server.address, team["tokens"]["hero"]), Player(server.address, mates[1]) as two:
            two.until(two.sees)
        one.until(lambda: not any(person["here"] for person in one.company()["people"][::2]))
        stand_in = one.say("stand-in", seat="evil 2", on=True)["result"]["token"]
    return Tokens(
        made["table"],
        made["tokens"]["hero"],
        httpx.post(f"{server.address}/api/exchange", json=come).json()["token"],
        httpx.post(f"{server.address}/api/exchange", json={"invitation": made["watching"]}).json()["token"],
        made["invitations"]["evil 1"],
        waiting["invitations"]["evil 1"],
        other["tokens"]["hero"],
        stand_in,
        team["table"],
        team["tokens"]["hero"],
    )


@pytest.fixture
def hero(server: ServerInThread, tokens: Tokens) -> Iterator[Player]:
    """The hero, who is asked who it is."""
    with Player(server.address, tokens.hero) as player, Player(server.address, tokens.evil) as evil:
        evil.until(lambda: evil.people is not None)
        player.wait_for_turn()
        yield player


# What each message says, and the key of the answer to evil, to a spectator, to another table's hero, and to somebody
# who stands in for another; empty: done.
MESSAGES: dict[str, tuple[dict[str, Any], str, str, str, str]] = {
    "answer": ({"ask": 0, "option": "pilot"}, "not-asked", "spectator", "stale", "not-asked"),
    "undo": ({}, "nothing-to-undo", "spectator", "nothing-to-undo", "stands-in"),
    "reply": ({"agree": True}, "nothing-asked", "spectator", "nothing-asked", "stands-in"),
    "admit": ({"seat": "hero", "agree": True}, "nothing-asked", "spectator", "nothing-asked", "stands-in"),
    "claim": ({"seat": "hero"}, "not-gone", "spectator", "no-opponent", "stands-in"),
    "remove": ({"seat": "hero"}, "not-host", "spectator", "no-guest", "stands-in"),
    "stand-in": ({"seat": "hero", "on": True}, "no-team-mate", "spectator", "no-team-mate", "stands-in"),
    "story-read": ({}, "", "spectator", "", ""),
    "stops": ({"moments": None}, "", "spectator", "", "stands-in"),
    "chat": ({"to": "side", "text": "psst"}, "", "spectator", "", "stands-in"),
    "report": ({}, "", "spectator", "", "stands-in"),
    "rematch": ({}, "not-over", "spectator", "not-over", "stands-in"),
    "earlier": ({"before": 5}, "", "", "", ""),
    "replay": ({"seat": "hero", "step": 0}, "not-over", "not-over", "not-over", "not-over"),
    "retell": ({"seat": "hero"}, "not-over", "not-over", "not-over", "not-over"),
    "ping": ({}, "", "", "", ""),
    "offer-end": ({}, "", "spectator", "", "stands-in"),
    "concede": ({}, "", "spectator", "over", "stands-in"),
    "leave": ({}, "", "spectator", "", "stands-in"),
}
ENDS = ("offer-end", "concede", "leave")  # these change the table, and are tried with others' tokens alone


def test_every_message_has_a_row() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Said)}
    assert tags == {*MESSAGES, "hello"}


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if kind not in ENDS])
def test_another_seat_speaks_for_itself_alone(server: ServerInThread, tokens: Tokens, hero: Player, kind: str) -> None:
    before = hero.seen()["question"]
    more, for_evil, _, _, _ = MESSAGES[kind]
    with Player(server.address, tokens.evil) as evil:
        assert key_of(evil.say(kind, **more)) == for_evil
    assert hero.seen()["question"] == before
    hero_hears_nothing_new(hero)


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_spectator_does_nothing(server: ServerInThread, tokens: Tokens, hero: Player, kind: str) -> None:
    more, _, for_spectator, _, _ = MESSAGES[kind]
    with Player(server.address, tokens.spectator) as spectator:
        assert key_of(spectator.say(kind, **more)) == for_spectator
    hero_hears_nothing_new(hero)


@pytest.mark.parametrize("kind", MESSAGES)
def test_who_has_a_seat_elsewhere_has_none_here(
    server: ServerInThread, tokens: Tokens, hero: Player, kind: str
) -> None:
    more, _, _, for_stranger, _ = MESSAGES[kind]
    with Player(server.address, tokens.other_table) as stranger:
        stranger.until(lambda: stranger.people is not None)
        if kind != "leave":  # which is said last, and answered by the end of the connection
            assert key_of(stranger.say(kind, **more)) in (for_stranger, "over")
    hero_hears_nothing_new(hero)


@pytest.mark.parametrize("kind", MESSAGES)
def test_who_stands_in_answers_and_that_is_all(server: ServerInThread, tokens: Tokens, kind: str) -> None:
    more, _, _, _, for_stand_in = MESSAGES[kind]
    with Player(server.address, tokens.team_hero) as host, Player(server.address, tokens.stand_in) as mate:
        host.wait_for_turn()
        mate.until(mate.sees)
        assert mate.welcome is not None
        assert mate.welcome["stands_in"]
        host.until(lambda: [line["what"] for line in host.spoken] == ["stands-in"])
        host.spoken.clear()
        before = host.company()["people"][1:]
        assert key_of(mate.say(kind, **more)) == for_stand_in
        hero_hears_nothing_new(host)
        assert host.company()["people"][1:] == before


def key_of(reply: Message) -> str:
    """Why not; empty if it was done."""
    return "" if reply["type"] == "done" else str(reply["key"])


def hero_hears_nothing_new(hero: Player) -> None:
    """Neither a frame nor a word; people who come and go are another matter."""
    frames = len([text for text in hero.sent if '"type":"frame"' in text])
    try:
        while True:
            hero.hear(0.05)
    except TimeoutError:
        pass
    assert len([text for text in hero.sent if '"type":"frame"' in text]) == frames
    assert hero.spoken == []
    assert hero.company()["proposal"] is None


BAD: dict[str, Callable[[Tokens], str]] = {
    "none": lambda tokens: "",
    "nonsense": lambda tokens: "abc",
    "long": lambda tokens: "x" * 5000,
    "an invitation that was used": lambda tokens: tokens.used_invitation,
    "an invitation": lambda tokens: tokens.open_invitation,
    "a table's id": lambda tokens: tokens.table,
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_token_opens_nothing(server: ServerInThread, tokens: Tokens, name: str) -> None:
    token = BAD[name](tokens)
    with Player(server.address, token) as nobody:
        nobody.until(lambda: nobody.bye == "no-token")
        assert nobody.hear() is None
        assert (nobody.frame, nobody.people, nobody.welcome) == (None, None, None)
    with Player(server.address, tokens.spectator, others=(token,)) as spectator:
        spectator.until(lambda: spectator.people is not None)
        assert not any(person["here"] for person in spectator.company()["people"])
    headers = {"authorization": f"Bearer {token}"} if token else {}
    found = httpx.get(f"{server.address}/api/tables/{tokens.table}/record", headers=headers)
    assert (found.status_code, found.json()["key"]) == (403, "no-token")
    assert httpx.post(f"{server.address}/api/mine", json={"tokens": [token]}).json() == []


def test_an_invitation_says_what_it_is_for(server: ServerInThread) -> None:
    setup = {"players": "2", "scenario": "2"}
    host = {"who": "me", "name": "Ada"}
    made = new_table(
        server.address, {"iris": host, "jonas": FRIEND}, game="escape", setup=setup, choices={"spectators": True}
    )

    def asked(invitation: str) -> httpx.Response:
        return httpx.post(f"{server.address}/api/invitation", json={"invitation": invitation})

    for _ in range(2):  # asking does not use it up
        found = asked(made["invitations"]["jonas"]).json()
        assert (found["game"], found["seat"], found["host"]) == ("escape", "jonas", "Ada")
        assert (found["setup"]["scenario"], found["campaign"]) == ("2", False)
    assert asked(made["watching"]).json()["seat"] == "spectator"
    come = {"invitation": made["invitations"]["jonas"]}
    assert httpx.post(f"{server.address}/api/exchange", json=come).status_code == 200
    for nothing in ("", "abc", made["tokens"]["iris"], made["table"], made["invitations"]["jonas"]):
        assert (asked(nothing).status_code, asked(nothing).json()["key"]) == (403, "no-token")


def test_another_tables_token_in_others_gives_no_seat(server: ServerInThread, tokens: Tokens) -> None:
    with Player(server.address, tokens.hero) as hero, Player(server.address, tokens.evil) as evil:
        evil.until(lambda: evil.people is not None)
        hero.wait_for_turn()  # the game begins when both have come
    with Player(server.address, tokens.evil, others=(tokens.other_table,)) as evil:
        evil.until(evil.sees)
        evil.until(lambda: not evil.company()["people"][0]["here"])
        assert not evil.turn
        here = {person["seat"]: person["here"] for person in evil.company()["people"]}
        assert here == {"hero": False, "evil 1": True}


@pytest.mark.parametrize("name", ["hero", "evil", "spectator", "other_table"])
def test_no_record_of_a_game_that_runs(server: ServerInThread, tokens: Tokens, name: str) -> None:
    token = getattr(tokens, name)
    found = httpx.get(
        f"{server.address}/api/tables/{tokens.table}/record", headers={"authorization": f"Bearer {token}"}
    )
    wanted = (403, "no-token") if name == "other_table" else (400, "not-over")
    assert (found.status_code, found.json()["key"]) == wanted


# Each route, and what guards it.
ROUTES = {
    "/api/games": "open to all: what can be played",
    "/api/texts": "open to all: the words of the page",
    "/api/content/{hash}": "open to all: printed texts",
    "/api/tables": "open to all: whoever makes a table gets its tokens",
    "/api/invitation": "an invitation",
    "/api/exchange": "an invitation",
    "/api/mine": "tokens; what opens nothing is left out",
    "/api/tables/{table}/record": "a token of this table, once the game is over",
    "/healthz": "open to all",
    "/api/play": "a token in the first message",
    "/assets": "open to all: the page",
    "/": "open to all: the page",
    "/table/{table}": "open to all: the page, which then needs a token",
    "/join": "open to all: the page",
    "/watch": "open to all: the page",
}


def test_every_route_has_a_row(server: ServerInThread) -> None:
    def path_of(route: BaseRoute) -> str:
        assert isinstance(route, Route | WebSocketRoute | Mount)
        return route.path

    assert {path_of(route) for route in server.app.routes} == set(ROUTES)


@pytest.mark.parametrize("path", ["/", "/table/anything", "/join", "/watch", "/healthz", "/api/games"])
def test_what_is_open_to_all_says_nothing_of_a_table(server: ServerInThread, tokens: Tokens, path: str) -> None:
    answer = httpx.get(f"{server.address}{path}")
    assert answer.status_code == 200
    assert not any(secret in answer.text for secret in tokens)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_only_our_own_page_may_open_a_websocket(server: ServerInThread) -> None:
    address = server.address.replace("http", "ws") + "/api/play"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://elsewhere.example")):
        pass
    with connect(address, origin=Origin(server.address)) as socket:
        socket.send('{"type":"hello","token":"abc"}')
        assert "no-token" in str(socket.recv(5))


def test_metrics_are_no_door_of_the_server(server: ServerInThread) -> None:
    """They have a port of their own, which listens to this computer alone, if it is asked for."""
    assert httpx.get(f"{server.address}/metrics").status_code == 404
    port = serve_metrics(server.app.state.house.metrics, 0)
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    series = {line.split("{")[0].split(" ")[0] for line in text.splitlines() if not line.startswith("#")}
    named = {re.sub("_(total|created|bucket|count|sum)$", "", one) for one in series}
    assert named == {"unlit_tables", "unlit_listeners", "unlit_messages", "unlit_handling_seconds"}
