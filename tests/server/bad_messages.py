"""Messages as nobody should send them: noise, valid ones with something wrong, and requests that make no sense."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from unlit.server import protocol as p

LONGEST = 16_000  # bytes of a message that is read
LONG = "x" * 15_000
ENDLESS = "a number of five thousand digits"
NUMBERS: Sequence[Any] = (0, -1, 1, 2**31, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400, 1.5, -0.0, 1e308)
STRINGS: Sequence[str] = (
    "",
    " ",
    "\0",
    "a\0b",
    "\u202e\u0007\u2028",
    "\ufffe\uffff",
    "🜏" * 100,
    "é" * 60,
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "{}{0.__class__}%s%n$x",
    "../../../etc/passwd",
    LONG,
    ENDLESS,
    "hero",
    "evil 1",
    "evil 7",
    "spectator",
    "all",
    "pass",
)
ODD: Sequence[Any] = (None, True, [], {}, [[]], {"": None}, ["hero"] * 50, {"a": {"b": {"c": []}}}, *NUMBERS, *STRINGS)
SURROGATES = ('"\\ud800"', '"\\udfff\\ud800"', '"a\\udc00"', '"\\ud83d"')
DEEP = ("[" * 200 + "]" * 200, "[" * 7000, '{"a":' * 3000, "[" * 7000 + "]" * 7000)


def any_value(kind: shape.Type, chance: Random, known: Mapping[str, Sequence[Any]], name: str) -> Any:
    """A value of this kind; where some are known that mean something here, mostly one of those."""
    if known.get(name) and chance.random() < 0.85:
        return chance.choice(known[name])
    match kind:
        case shape.StrType():
            return chance.choice(STRINGS)
        case shape.IntType():
            return chance.choice([one for one in NUMBERS if isinstance(one, int)])
        case shape.BoolType():
            return chance.random() < 0.5
        case shape.LiteralType(values):
            return chance.choice(values)
        case shape.ListType(item):
            return [any_value(item, chance, known, "") for _ in range(chance.choice((0, 1, 1, 2, 30)))]
        case shape.DictType(_, value):
            return {chance.choice(STRINGS): any_value(value, chance, known, "") for _ in range(chance.randrange(3))}
        case shape.UnionType(kinds):
            return any_value(chance.choice(kinds), chance, known, "")
        case shape.StructType():
            return any_struct(kind.cls, chance, known)
        case _:
            return None


def any_struct(kind: type[msgspec.Struct], chance: Random, known: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """A message of this kind whose fields have the right types."""
    found = shape.type_info(kind)
    assert isinstance(found, shape.StructType)
    tag = {found.tag_field: found.tag} if found.tag_field is not None else {}
    return tag | {
        field.encode_name: any_value(field.type, chance, known, field.name)
        for field in found.fields
        if field.required or chance.random() < 0.5
    }


def mutated(message: dict[str, Any], chance: Random) -> dict[str, Any]:
    """A message with one thing wrong, or two."""
    found = dict(message)
    for _ in range(chance.choice((1, 1, 2))):
        names = [*found, "type"]
        match chance.randrange(5):
            case 0:
                found.pop(chance.choice(names), None)
            case 1:
                found[chance.choice(STRINGS)] = chance.choice(ODD)
            case 2:
                found[chance.choice(names)] = [found.get(chance.choice(names))]
            case _:
                found[chance.choice(names)] = chance.choice(ODD)
    return found


def written(value: Any, chance: Random) -> str:
    """JSON, with or without letters beyond ASCII; a number of any length is written out."""
    return json.dumps(value, ensure_ascii=chance.random() < 0.5).replace(f'"{ENDLESS}"', "9" * 5000)


def noise(chance: Random) -> bytes:
    """Bytes without any sense."""
    return chance.randbytes(chance.choice((0, 1, 2, 10, 100, 3000)))


def damaged(text: str, chance: Random) -> bytes:
    """A text that was cut, stretched, or of which a byte has changed."""
    data = bytearray(text.encode("utf-8", "replace"))
    place = chance.randrange(len(data) + 1)
    match chance.randrange(4):
        case 0:
            return bytes(data[:place])
        case 1:
            data[place:place] = noise(chance)
        case 2:
            data[place : place + 1] = bytes([chance.randrange(256)])
        case _:
            data += data[:place]
    return bytes(data)


def bad_message(chance: Random, known: Mapping[str, Sequence[Any]]) -> tuple[bytes, bool]:
    """A message, and whether it goes as text; after one in thirty the server hangs up, whatever else is said."""
    message = any_struct(chance.choice(get_args(p.Said)), chance, known)
    match chance.randrange(30):
        case 0:
            return chance.choice((noise(chance), encoded(message, chance), b"x" * (LONGEST + 1))), chance.random() < 0.5
        case 1 | 2:
            return chance.choice((b"", b"\0", b"{}", b"[", b"null", b"NaN", b"\xef\xbb\xbf{}", b'"hello"')), True
        case 3 | 4:
            return readable(damaged(written(message, chance), chance)), True
        case 5:
            return chance.choice(DEEP).encode(), True
        case 6 | 7:
            name = chance.choice([*message, "type"])
            return written(message | {name: "@"}, chance).replace('"@"', chance.choice(SURROGATES)).encode(), True
        case 8 | 9:
            return encoded(chance.choice(ODD), chance), True
        case 10 | 11:
            return encoded(message | {"id": "x" * chance.choice((59, 60, 61, 8_000))}, chance), True
        case 12 | 13:
            tag = chance.choice(("", "bye", "frame", "Hello", "answer\0", "\u0661", LONG[:9000]))
            return encoded(message | {"type": tag}, chance), True
        case 14 | 15:
            return encoded(message, chance)[:-1] + b', "id": "1", "id": 2}', True
        case number if number < 24:
            return encoded(mutated(message, chance), chance), True
        case _:
            return encoded(message, chance), True


def encoded(value: Any, chance: Random) -> bytes:
    """JSON that is no longer than a message may be."""
    return readable(written(value, chance).encode("utf-8", "replace"))


def readable(data: bytes) -> bytes:
    """Text that a server would read, whatever it says."""
    return data[:LONGEST].decode("utf-8", "ignore").encode()


# Over HTTP

PATHS = (
    "/",
    "/api",
    "/api/",
    "/api/games",
    "/api/tables",
    "/api/invitation",
    "/api/exchange",
    "/api/mine",
    "/api/play",
    "/api/content/x",
    "/api/content/%00",
    "/api/content/" + "x" * 5000,
    "/api/tables/x/record",
    "/api/tables/%2e%2e/record",
    "/api/tables/%ff%fe/record",
    "/assets/",
    "/assets/%00",
    "/assets/../app.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "/assets//etc/passwd",
    "/assets/" + "x" * 300,
    "/assets/" + "x/" * 2000,
    "/assets/%ff",
    "/table/%00",
    "/table/" + "x" * 3000,
    "/join",
    "/watch?" + "a=b&" * 1000,
    "/healthz",
    "/metrics",
    "/nothing",
    "//",
    "/%",
    "/%zz",
    "/\u00e9",
    "/?" + "x" * 60_000,
)
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get", "")
HEADERS = (
    ("Authorization", "Bearer "),
    ("Authorization", "Bearer \u00ff\u00fe"),
    ("Authorization", "Bearer " + "x" * 5000),
    ("Authorization", "Basic AAAA"),
    ("Content-Type", "text/xml"),
    ("Content-Encoding", "gzip"),
    ("Cookie", "=;;;=" * 50),
    ("Host", ""),
    ("Host", "[::1"),
    ("Range", "bytes=9-1,-5,0-"),
    ("If-Modified-Since", "yesterday"),
    ("If-None-Match", "\u00ff" * 50),
    ("Origin", "http://["),
    ("Transfer-Encoding", "gzip"),
    ("Expect", "200-maybe"),
    ("Upgrade", "websocket"),
    ("X-Forwarded-For", "x" * 1000),
)
ASKED: Mapping[str, type[msgspec.Struct]] = {
    "/api/tables": p.NewTable,
    "/api/invitation": p.Invitation,
    "/api/exchange": p.Exchange,
    "/api/mine": p.Mine,
}


NEW_TABLE = b'{"game": "alone", "seats": {"hero": {"who": "me"}, "evil 1": {"who": "bot"}}}'
GOOD_REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" % (
    len(NEW_TABLE),
    NEW_TABLE,
)


def bad_body(chance: Random, known: Mapping[str, Sequence[Any]], path: str) -> bytes:
    """What a request says."""
    message = any_struct(ASKED.get(path, p.NewTable), chance, known)
    match chance.randrange(10):
        case 0:
            return noise(chance)
        case 1:
            return damaged(written(message, chance), chance)
        case 2:
            return chance.choice(DEEP).encode()
        case 3:
            return b"x" * chance.choice((0, 64_001, 300_000))
        case 4:
            name = chance.choice([*message])
            return written(message | {name: "@"}, chance).replace('"@"', chance.choice(SURROGATES)).encode()
        case 5 | 6:
            return written(mutated(message, chance), chance).encode("utf-8", "replace")
        case _:
            return written(message, chance).encode("utf-8", "replace")


def bad_request(chance: Random, known: Mapping[str, Sequence[Any]]) -> tuple[bytes, bool]:
    """A request, byte by byte, and whether it is one that the server answers and hangs up after."""
    match chance.randrange(12):
        case 0:
            return noise(chance) + b"\r\n\r\n", False
        case 1:
            return b"GET / HTTP/" + chance.choice((b"0.9", b"2.0", b"9", b"1.1.1", b"")) + b"\r\n\r\n", False
        case 2:
            lengths = (b"-1\r\n\r\n", b"x\r\n\r\n", b"5\r\nContent-Length: 6\r\n\r\nabcde", b"9" * 5000 + b"\r\n\r\n")
            return b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: " + chance.choice(lengths), False
        case 3:
            chunks = chance.choice(
                (b"zz\r\n", b"-1\r\nx\r\n0\r\n\r\n", b"ffffffffffffffff\r\n", b"1\r\nxx\r\n0\r\n\r\n")
            )
            return b"POST /api/mine HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks, False
        case 4:
            return b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * chance.choice((10, 500, 20_000)) + b"\r\n", False
        case 5:
            return upgrade(chance), False
    path = chance.choice(PATHS if chance.random() < 0.5 else [*ASKED])
    method = "POST" if path in ASKED and chance.random() < 0.8 else chance.choice(METHODS)
    body = bad_body(chance, known, path) if method == "POST" or chance.random() < 0.2 else b""
    headers = [("Host", "127.0.0.1"), ("Connection", "close")]
    headers += chance.sample(HEADERS, chance.choice((0, 0, 1, 3)))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    whole = method in METHODS[:-2] and not any(
        name in ("Expect", "Transfer-Encoding", "Upgrade") for name, _ in headers
    )
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body, whole


def upgrade(chance: Random) -> bytes:
    """The beginning of a websocket, more or less."""
    lines = ["GET /api/play HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    lines += chance.sample(
        [
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Version: 99",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Key: short",
            "Sec-WebSocket-Protocol: ,,,",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
            "Origin: http://[",
            "Origin: null",
            "Origin: \u00ff\u00fe",
            "Origin: http://127.0.0.1:99999999",
        ],
        4,
    )
    return "\r\n".join([*lines, "", ""]).encode("latin-1")
