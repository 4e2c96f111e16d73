"""How a view looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from unlit.escape.box.pieces import Kind
from unlit.escape.seen.view import EnemySeen, PrisonerSeen, SideKind, TileSeen, View
from unlit.escape.told.standing import Doctor, Sleepers

if TYPE_CHECKING:
    from unlit.kernel.game import Say

WIDTH, HEIGHT = 14, 4  # of a space of the grid
MIDDLE = WIDTH // 2
SIGNS = {SideKind.WALL: "#", SideKind.DOOR: " ", SideKind.LOCKED: "x"}


def show(seen: object, say: Say) -> str:
    """A view as lines of text."""
    assert isinstance(seen, View)
    lines = [*draw_map(seen, say), "", *show_tiles(seen, say), "", *show_pools(seen, say), ""]
    for one in seen.people:
        lines += show_prisoner(one, seen, say)
    return "\n".join([*lines, *show_deeds(seen, say)])


def show_deeds(seen: View, say: Say) -> list[str]:
    """What players did to each other, and how often."""
    return [
        say(
            f"deed-{deed.what.replace(' ', '-')}",
            {"who": say(deed.who, {}), "whom": say(deed.whom, {}), "count": deed.times},
        )
        for deed in seen.deeds
    ]


def draw_map(seen: View, say: Say) -> list[str]:
    """A picture of the tiles, north up. A tile is drawn over all its spaces, with its number and who is there."""
    left = min(tile.column for tile in seen.tiles)
    top = min(tile.row for tile in seen.tiles)
    wide = max(tile.column + tile.columns for tile in seen.tiles) - left
    high = max(tile.row + tile.rows for tile in seen.tiles) - top
    paper = [[" "] * (wide * WIDTH) for _ in range(high * HEIGHT)]
    for number, tile in enumerate(seen.tiles, start=1):
        draw_tile(paper, tile, (tile.column - left) * WIDTH, (tile.row - top) * HEIGHT, number)
    return ["".join(line).rstrip() for line in paper]


def draw_tile(paper: list[list[str]], tile: TileSeen, x: int, y: int, number: int) -> None:
    """Draw the walls of a tile, its sides with doors, and two lines inside."""
    wide, high = tile.columns * WIDTH, tile.rows * HEIGHT
    for column in range(wide):
        paper[y][x + column] = paper[y + high - 1][x + column] = "#"
    for row in range(high):
        paper[y + row][x] = paper[y + row][x + wide - 1] = "#"
    for side in tile.sides:
        draw_side(paper, side.way, SIGNS[side.kind], x + side.column * WIDTH, y + side.row * HEIGHT)
    write(paper, x + 1, y + 1, f"{number} {'~' if tile.vent else ''}", wide - 2)
    people = [seat[0].upper() for seat in tile.players]
    enemies = [short(enemy) + ("z" if enemy.stunned else "") for enemy in tile.enemies]
    write(paper, x + 1, y + 2, " ".join(people + enemies), wide - 2)


def draw_side(paper: list[list[str]], way: str, sign: str, x: int, y: int) -> None:
    """Draw the middle of one side of a space."""
    if way in ("north", "south"):
        row = y if way == "north" else y + HEIGHT - 1
        paper[row][x + MIDDLE - 1] = paper[row][x + MIDDLE] = sign
    else:
        column = x if way == "west" else x + WIDTH - 1
        paper[y + 1][column] = paper[y + 2][column] = sign


def short(enemy: EnemySeen) -> str:
    """Guard 2 as g2; Dr. Cronos as cr, since there is only one."""
    return "cr" if enemy.kind is Kind.CRONOS else f"{str(enemy.kind)[0]}{enemy.number}"


def write(paper: list[list[str]], x: int, y: int, text: str, most: int) -> None:
    """Write text on the paper, cut off at this length."""
    for place, letter in enumerate(text[:most]):
        paper[y][x + place] = letter


def show_tiles(seen: View, say: Say) -> list[str]:
    """The number and name of each tile, its icons, what lies on it, and where its ducts lead."""
    numbers = {tile.name: number for number, tile in enumerate(seen.tiles, start=1)}
    lines = []
    for tile in seen.tiles:
        words = [say(str(icon), {}) for icon in tile.icons] + [say("vent", {})] * tile.vent
        words += [say(item, {}) for item in tile.items] + [say("accessed", {})] * tile.accessed
        if tile.ducts_to:
            words.append(f"{say('ducts to', {})} {', '.join(str(numbers[name]) for name in tile.ducts_to)}")
        lines.append(f"{numbers[tile.name]} {say(tile.name, {})}" + (f": {', '.join(words)}" if words else ""))
    return lines


def show_pools(seen: View, say: Say) -> list[str]:
    """Stacks, pools, reserves and limits."""
    reserves = [f"{say(str(kind), {})} {len(numbers)}" for kind, numbers in seen.reserves.items() if numbers]
    facts: dict[str, str | int] = {
        "stacks": " ".join(str(size) for size in seen.stacks),
        "threat": seen.threat_pool,
        "lockdown": max(seen.lockdown_pool, 0),
    }
    lines = [say("show-pools", facts), say("show-reserves", {"reserves": ", ".join(reserves)})]
    for number, names in enumerate(seen.under, start=1):
        if names:
            lines.append(say("show-under", {"stack": number, "tiles": ", ".join(say(name, {}) for name in names)}))
    if seen.worth.clone or seen.worth.guard:
        lines.append(say("show-war", {"clone": seen.worth.clone, "guard": seen.worth.guard}))
    if seen.swarm:
        lines.append(say("show-swarm", {"swarm": seen.swarm}))
    if seen.now is not None:
        lines.append(show_now(seen.now, say))
    if seen.lockdown:
        lines.append(say("show-lockdown", {}))
    if seen.event:
        lines.append(
            say("show-event", {"event": say(seen.event, {}), "section": say(str(seen.section or "turn end"), {})})
        )
    return lines


def show_now(now: Sleepers | Doctor, say: Say) -> str:
    """The state of what only this scenario has."""
    facts: dict[str, str | int] = asdict(now)
    if isinstance(now, Sleepers):
        return say("now-the-sleepers", facts)
    return say("now-the-doctors-rounds", facts | {"hunted": say(now.hunted, {}) if now.hunted else ""})


def sheet_line(one: PrisonerSeen, say: Say) -> str:
    """Where a character is, and the counters on its sheet."""
    facts: dict[str, str | int] = {
        "who": say(one.seat, {}),
        "at": say(str(one.fate or one.tile or "infirmary"), {}),
        "fear": one.fear,
        "threat": one.threat,
        "vitality": one.vitality,
        "cards": one.cards,
    }
    return say("show-sheet", facts)


def show_prisoner(one: PrisonerSeen, seen: View, say: Say) -> list[str]:
    """A character's sheet."""
    lines = [sheet_line(one, say)]
    stats = ", ".join(f"{say(str(stat), {})} {value}" for stat, value in one.stats.items())
    lines.append("  " + stats)
    for kind, cards in (("skills", one.skills), ("items", one.items), ("hand", one.hand)):
        if cards:
            lines.append(f"  {say(f'show-{kind}', {})} {', '.join(say(card, {}) for card in cards)}")
    return lines
