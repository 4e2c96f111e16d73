"""The game as the kernel knows it."""

from __future__ import annotations

from unlit.kernel.box.box import digest_of
from unlit.kernel.game import Contents, Eyes, Game, Paper, Rules, Setting
from unlit.kernel.told.catalogue import all_options
from vault import imagine, picture, setup, turn, view
from vault.board import Board
from vault.cards import BOX, ROWS
from vault.invariants import broken
from vault.pieces import SEATS, SIDES, THIEVES

THINGS = {"card": list(ROWS["cards"]), "thief": THIEVES, "sides": list(SIDES.values())}

# Two thieves, a warden, ten rats and a crown.
GAME: Game[Board] = Game(
    name="vault",
    package="vault",
    rules=Rules(
        settings=(Setting("rounds", ("12", "6", "20")),),
        endings=("crown", "bitten", "dawn"),
        seats=lambda chosen: SEATS,
        deal=setup.deal,
        part=turn.part,
        broken=broken,
    ),
    eyes=Eyes(
        view=view.view,
        show=view.show,
        knowledge=imagine.knowledge,
        imagine=imagine.imagine,
        hidden=imagine.hidden,
    ),
    paper=Paper(
        parse=picture.parsed,
        fact_names=tuple(picture.READERS),
        decode=lambda data, memories, chosen, dice: picture.parsed(data.decode(), chosen, dice),
    ),
    box=Contents(
        name=digest_of(ROWS),
        cards=lambda: BOX.cards(ROWS["cards"]),
        options=lambda: all_options("vault", THINGS),
        inventory=lambda: {"cards": [{"name": name} for name in ROWS["cards"]]},
    ),
    offered=False,
)
