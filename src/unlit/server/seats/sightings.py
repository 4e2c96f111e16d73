"""A browser or a token that has seen one seat is refused another seat of the same game."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from unlit.kernel.errors import Refused
from unlit.kernel.told.question import Seat, side_of
from unlit.server.disk import queries
from unlit.server.disk.queries import Look
from unlit.server.seats.tokens import STAND_IN


def see(c: Connection, table: str, eyes: Collection[bytes], looks: Collection[Look]) -> None:
    """Let these eyes see these seats from now on, or refuse it."""
    queries.hold(c, table)
    queries.note_sightings(c, table, unnoted(c, table, eyes, looks))


def unnoted(c: Connection, table: str, eyes: Collection[bytes], looks: Collection[Look]) -> list[tuple[bytes, Look]]:
    """What these eyes would see for the first time; refused if one of them has seen a seat that rules this out."""
    screen = queries.at_one_screen(c, table)
    found = []
    for eye, seen in queries.seen_by(c, table, eyes).items():
        new = [look for look in looks if look not in seen]
        for look in new:
            for other in (*seen, *looks):
                if not go_together(look, other, screen):
                    raise Refused(
                        f"whoever has seen the seat of {other.seat} cannot take the seat of {look.seat}; "
                        "to play several seats, set up a table around one screen",
                        "another-seat",
                        seat=other.seat,
                    )
        found += [(eye, look) for look in new]
    return found


def go_together(one: Look, other: Look, screen: set[Seat]) -> bool:
    """Whether the same people may see both: at one screen, or one of them for a team-mate who is away."""
    if one.seat == other.seat or {one.seat, other.seat} <= screen:
        return True
    return STAND_IN in (one.kind, other.kind) and side_of(one.seat) == side_of(other.seat)
