"""The game as the kernel knows it."""

from __future__ import annotations

from functools import cache

from unlit.alone import (
    content,
    expansions,
    experience,
    imagine,
    inventory,
    knowledge,
    position,
    remembered,
    setup,
    show,
    standard,
    stored,
    traits,
    turn,
    view,
)
from unlit.alone.board import Board
from unlit.alone.boxes import Box, box_in, box_of, today
from unlit.alone.cards import characters, fury, items, speed, terror, traps
from unlit.alone.invariants import broken
from unlit.alone.missions import blue, green, red
from unlit.alone.modules import MODULES, OFF, ON
from unlit.alone.moments import M
from unlit.alone.options import every_option
from unlit.alone.reactions import reacts
from unlit.kernel.game import Contents, Eyes, Game, Paper, Rules, Setting
from unlit.kernel.moments import enter_retired

# Importing these enters their cards into the box.
BOX = (standard, experience, fury, speed, terror, traps, items, characters, blue, green, red, expansions)
enter_retired("unlit.alone.cards")


SETTINGS = (
    Setting("team", ("1", "2", "3")),
    Setting("difficulty", ("normal", "easy", "nightmare", "impossible")),
    Setting("map", ("box", "generated")),
    Setting("leader", ("lot", "first")),
    *(Setting(name, readings) for name, readings in setup.SWITCHES.items()),
    *(Setting(name, (OFF, ON)) for name in MODULES),
)


def alone(box: Box, file: str = "") -> Game[Board]:
    """One hero in a dark labyrinth that only the evil players can see, with this box."""
    return Game(
        name="alone",
        package="unlit.alone",
        rules=Rules(
            version=2,
            settings=SETTINGS,
            endings=("escaped", "killed", "driven mad"),
            seats=setup.seats,
            deal=lambda chosen, dice: setup.deal(chosen, dice, box),
            part=turn.part,
            asks_first=turn.asks_first,
            moments=tuple(moment.value for moment in M),
            reacts=reacts,
            broken=broken,
        ),
        eyes=Eyes(
            view=view.view,
            view_when_asked=view.view,
            show=show.show,
            knowledge=knowledge.knowledge,
            remembered=remembered.remembered,
            imagine=imagine.imagine,
            hidden=imagine.hidden,
        ),
        paper=Paper(
            parse=lambda text, chosen, dice: position.parsed(text, chosen, dice, box),
            fact_names=position.fact_names(),
            encode=stored.encode,
            memories=stored.memories,
            decode=lambda data, memories, _, dice: stored.decode(data, memories, dice, box),
        ),
        box=Contents(
            name=box.name,
            file=file,
            named=lambda name: in_box(box_of(name).name),
            read=lambda text, source: alone(box_in(text, source), text),
            cards=lambda: inventory.cards_of(box),
            options=every_option,
            inventory=lambda: inventory.inventory(box),
            content=lambda: content.content(box),
            traits=traits.traits,
        ),
    )


@cache
def in_box(name: str) -> Game[Board]:
    """The game with a box of its own."""
    return alone(box_of(name))


GAME = in_box(today().name)
