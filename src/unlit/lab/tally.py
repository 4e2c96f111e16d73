"""Statistics of many games: how often each side won, by set-up and by what was in play, and the use of cards."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unlit.lab.sim import Played

NORMAL = 1.96  # the quantile for a 95% interval


def interval(wins: float, games: int) -> tuple[float, float]:
    """The Wilson 95% interval of a win rate."""
    share = wins / games
    square = NORMAL * NORMAL / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - half, middle + half


def varied(results: list[Played]) -> list[str]:
    """The settings in which the games differ."""
    return [name for name in results[0].setup if len({one.setup[name] for one in results}) > 1]


def groups(results: list[Played]) -> list[tuple[dict[str, str], list[Played]]]:
    """The games of each set-up."""
    names = varied(results)
    found: dict[tuple[str, ...], list[Played]] = {}
    for one in results:
        found.setdefault(tuple(one.setup[name] for name in names), []).append(one)
    return [(dict(zip(names, values, strict=True)), found[values]) for values in sorted(found)]


def summary(results: list[Played]) -> list[dict[str, Any]]:
    """For each set-up: games, endings, answers, wins of each seat, wins by what was in play, and use of cards."""
    return [
        {
            "setup": setup,
            "games": len(games),
            "answers": round(sum(one.answers for one in games) / len(games), 1),
            "endings": {ending: sum(one.ending == ending for one in games) for ending in endings_of(games)},
            "wins": {seat: wins_of(seat, games) for seat in winners_of(games)},
            "by": {trait: by_trait(trait, games) for trait in traits_of(games)},
            "use": use_of_cards(games),
        }
        for setup, games in groups(results)
    ]


def endings_of(games: list[Played]) -> list[str]:
    """All endings of these games."""
    return sorted({one.ending for one in games})


def winners_of(games: list[Played]) -> list[str]:
    """All seats that won one of these games."""
    return sorted({seat for one in games for seat in one.winners})


def wins_of(seat: str, games: list[Played]) -> dict[str, float]:
    """How often a seat won."""
    wins = sum(seat in one.winners for one in games)
    low, high = interval(wins, len(games))
    return {"won": wins, "rate": round(wins / len(games), 4), "low": round(low, 4), "high": round(high, 4)}


def traits_of(games: list[Played]) -> list[str]:
    """The names of the traits of these games."""
    return sorted({trait for one in games for trait in one.traits})


def by_trait(trait: str, games: list[Played]) -> list[dict[str, Any]]:
    """For each value of a trait: the games with it, and how often each seat won them."""
    cells: dict[str, list[Played]] = {}
    for one in games:
        for value in one.traits.get(trait, ()):
            cells.setdefault(value, []).append(one)
    seats = winners_of(games)
    return [
        {"value": value, "games": len(cells[value]), "wins": {seat: wins_of(seat, cells[value]) for seat in seats}}
        for value in sorted(cells)
    ]


def use_of_cards(games: list[Played]) -> list[dict[str, Any]]:
    """For each card ever offered: in how many games it was offered, and in how many of these it was used."""
    names = sorted({name for one in games for name in one.offered})
    found = []
    for name in names:
        offered = sum(name in one.offered for one in games)
        used = sum(name in one.used for one in games)
        found.append({"card": name, "offered": offered, "used": used, "share": round(used / offered, 4)})
    return found


def table_of(results: list[Played], by: Sequence[str] = (), *, use: bool = False) -> str:
    """The summary as text, optionally by these traits and with the use of cards."""
    lines = []
    for row in summary(results):
        setup = " ".join(f"{name}={value}" for name, value in row["setup"].items())
        lines.append(f"{setup or 'all games'}: {row['games']} games, {row['answers']} answers on average")
        lines += [f"  {seat} won {rate_of(won)}" for seat, won in row["wins"].items()]
        lines += [f"  {ending}: {times}" for ending, times in row["endings"].items()]
        for trait in by:
            lines.append(f"  by {trait}")
            for cell in row["by"].get(trait, ()):
                won = ", ".join(f"{seat} {rate_of(its)}" for seat, its in cell["wins"].items())
                lines.append(f"    {cell['value']}: {cell['games']} games, {won}")
        if use:
            lines.append("  cards: games in which each was used, of those in which it was offered")
            for card in row["use"]:
                share = f"{100 * card['share']:.0f} %"
                lines.append(f"    {card['card']}: {card['used']} of {card['offered']}, {share}")
    return "\n".join(lines)


def rate_of(won: dict[str, float]) -> str:
    """A number of wins, with the rate and its interval."""
    rate, low, high = (100 * won[name] for name in ("rate", "low", "high"))
    return f"{won['won']}: {rate:.1f} % (95 %: {low:.1f} to {high:.1f})"
