"""The game as the kernel knows it."""

from __future__ import annotations

from functools import cache

from unlit.escape.board.board import Board
from unlit.escape.box.box import Box
from unlit.escape.box.rows import ROWS
from unlit.escape.mind import imagine
from unlit.escape.paper import picture, position, stored
from unlit.escape.rules import campaign, setup, turn
from unlit.escape.rules.boxes import BOXES
from unlit.escape.rules.invariants import broken
from unlit.escape.rules.moments import WINDOWS
from unlit.escape.rules.options import card_in, every_option
from unlit.escape.rules.results import BEGUN
from unlit.escape.seen import content, inventory, show, svg, view
from unlit.escape.seen.traits import traits
from unlit.escape.told.old_events import current_facts
from unlit.kernel.box.moments import enter_all
from unlit.kernel.game import Campaign, Contents, Eyes, Game, Paper, Rules, Setting

enter_all("unlit.escape.cards")  # puts every card into the box

SETTINGS = (
    Setting("scenario", tuple(setup.SCENARIO_NAMES)),
    Setting("players", ("2", "1", "3", "4")),
    Setting("campaign", ("",), free=True),
    *(Setting(name, readings) for name, readings in setup.SWITCHES.items()),
)
ENDINGS = (
    "escaped",
    "lost",
    "shut in",
    *(ending for row in ROWS["scenarios"].values() for ending in row.endings),
)


def escape(box: Box, file: str = "") -> Game[Board]:
    """One to four prisoners on a map that they uncover tile by tile, with this box."""
    return Game(
        name="escape",
        package="unlit.escape",
        rules=Rules(
            version=2,
            settings=SETTINGS,
            endings=ENDINGS,
            seats=setup.seats,
            check_setup=lambda chosen: campaign.check_campaign(chosen, box),
            deal=lambda chosen, dice: setup.deal(chosen, dice, box),
            part=turn.part,
            moments=WINDOWS,
            reacts=turn.reacts,
            broken=broken,
        ),
        eyes=Eyes(
            view=view.view,
            show=show.show,
            svg=svg.svg,
            knowledge=imagine.knowledge,
            imagine=imagine.imagine,
            hidden=imagine.hidden,
        ),
        paper=Paper(
            printed=picture.printed,
            parse=lambda text, chosen, dice: position.parsed(text, chosen, dice, box),
            fact_names=tuple(position.READERS),
            encode=stored.encode,
            decode=lambda data, _, chosen, dice: stored.decode(data, dice, box),
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
            card_in=card_in,
            traits=traits,
            scenario=setup.scenario_named,
        ),
        campaign=Campaign(
            begins_with={"scenario": "1", "campaign": BEGUN},
            carried=lambda chosen: campaign.carried(chosen, box),
            epilogue=campaign.epilogue,
            following=campaign.following,
        ),
    )


@cache
def in_box(name: str) -> Game[Board]:
    """The game with the built-in box of this name."""
    return escape(BOXES.of(name))


def of_box(name: str, file: str) -> Game[Board]:
    """The game with the box of this name; a designer's box comes with its file."""
    box = BOXES.of(name, file)
    return escape(box, file) if file else in_box(box.name)


GAME = in_box(BOXES.today().name)
