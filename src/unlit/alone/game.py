"""The game as the kernel knows it."""

from __future__ import annotations

from functools import cache

from unlit.alone import modules
from unlit.alone.board.board import Board
from unlit.alone.box.box import Box
from unlit.alone.mind import imagine, knowledge
from unlit.alone.paper import picture, position, stored
from unlit.alone.rules import experience, setup, standard, turn
from unlit.alone.rules.boxes import BOXES
from unlit.alone.rules.invariants import broken
from unlit.alone.rules.modules import MODULES, OFF, ON
from unlit.alone.rules.moments import M
from unlit.alone.rules.options import every_option
from unlit.alone.rules.reactions import reacts
from unlit.alone.seen import content, inventory, remembered, show, svg, traits, view
from unlit.alone.told.old_events import current_facts
from unlit.kernel.box.moments import enter_all
from unlit.kernel.game import Contents, Eyes, Game, Paper, Rules, Setting

# Importing these registers what is in the box; `standard` and `experience` are rules that have a row there.
BOX = (standard, experience, modules)
enter_all("unlit.alone.cards")

SETTINGS = (
    Setting("team", ("1", "2", "3")),
    Setting("difficulty", ("normal", "easy", "nightmare", "impossible")),
    Setting("map", ("box", "generated")),
    Setting("leader", ("lot", "first")),
    *(Setting(name, readings) for name, readings in setup.SWITCHES.items()),
    *(Setting(name, (OFF, ON)) for name in MODULES),
)


def alone(box: Box, file: str = "") -> Game[Board]:
    """The game played with this box: one hero in a dark labyrinth that only the evil players can see."""
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
            show=lambda seen, say: show.show(seen, say, box),
            svg=svg.svg,
            knowledge=knowledge.knowledge,
            remembered=remembered.remembered,
            imagine=imagine.imagine,
            hidden=imagine.hidden,
        ),
        paper=Paper(
            printed=picture.printed,
            parse=lambda text, chosen, dice: position.parsed(text, chosen, dice, box),
            fact_names=position.fact_names(),
            encode=stored.encode,
            memories=stored.memories,
            decode=lambda data, memories, _, dice: stored.decode(data, memories, dice, box),
            current_facts=current_facts,
        ),
        box=Contents(
            name=box.name,
            file=file,
            named=of_box,
            given=BOXES.given,
            cards=lambda: inventory.cards_of(box),
            options=every_option,
            inventory=lambda: inventory.inventory(box),
            content=lambda: content.content(box),
            traits=traits.traits,
        ),
    )


@cache
def in_box(name: str) -> Game[Board]:
    """The game with one of its own boxes."""
    return alone(BOXES.of(name))


def of_box(name: str, file: str) -> Game[Board]:
    """The game with the box of this name; a designer's box comes with its file."""
    box = BOXES.of(name, file)
    return alone(box, file) if file else in_box(box.name)


GAME = in_box(BOXES.today().name)
