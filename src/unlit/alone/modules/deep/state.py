"""What Deep keeps on the board: which special creatures are in the game, and what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from unlit.kernel.told.word import Word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from unlit.alone.board.board import Board

NAME = "deep"


class SpecialState(Word):
    """What became of a special creature: it waits beside the screen, is on the map, or was killed."""

    WAITING = "waiting"
    HUNTING = "hunting"
    GONE = "gone"


class Deep(msgspec.Struct, frozen=True):
    """The special creatures that were drawn, those that have spawned, and those that were killed."""

    drawn: tuple[str, ...] = ()
    spawned: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


def kept(b: Board) -> Deep:
    """What this table keeps."""
    deep: Deep = b.modules[NAME]
    return deep


def keep(b: Board, deep: Deep) -> None:
    """Replace what this table keeps."""
    b.modules[NAME] = deep


def state_of(deep: Deep, name: str) -> SpecialState:
    """Whether a special creature waits beside the screen, is on the map, or is gone."""
    if name in deep.gone:
        return SpecialState.GONE
    return SpecialState.HUNTING if name in deep.spawned else SpecialState.WAITING


def facts(b: Board) -> list[str]:
    """A line for each special creature."""
    return [f"special {name} {state_of(kept(b), name)}" for name in kept(b).drawn]


def read_special(b: Board, _: str, rest: list[str]) -> None:
    """A special creature, and what became of it."""
    name, word = rest
    state = SpecialState(word)
    if name not in b.box.others["specials"]:
        raise ValueError
    deep = kept(b)
    spawned = deep.spawned if state is SpecialState.WAITING else (*deep.spawned, name)
    keep(b, Deep((*deep.drawn, name), spawned, (*deep.gone, name) if state is SpecialState.GONE else deep.gone))


def broken(b: Board) -> Iterator[str]:
    """Only drawn creatures spawn, only spawned ones are on the map, and killed ones are not."""
    deep = kept(b)
    if len({b.box.others["specials"][name].symbol for name in deep.drawn}) != len(deep.drawn):
        yield "two special creatures bear the same symbol"
    if not set(deep.gone) <= set(deep.spawned) <= set(deep.drawn):
        yield "a special creature spawned that was not drawn, or was killed without having spawned"
    on_the_map = {creature.kind.name for creature in b.creatures if creature.kind.name in b.box.others["specials"]}
    if not on_the_map <= set(deep.spawned) - set(deep.gone):
        yield "a special creature is on the map that has not spawned or was killed"
