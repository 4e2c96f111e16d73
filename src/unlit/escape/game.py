"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from unlit.escape import campaign, content, events_of_before, imagine, position, setup, show, stored, turn, view
from unlit.escape.board import Board, current
from unlit.escape.boxes import KINDS, Box, box_in, box_of, today
from unlit.escape.cards import adrenaline, events, items, skills
from unlit.escape.cards.rows import ADRENALINE, ITEMS, SCENARIOS, SKILLS
from unlit.escape.choices import Use
from unlit.escape.exploring import DEGREES, FURTHER
from unlit.escape.hand import Play
from unlit.escape.invariants import broken
from unlit.escape.inventory import inventory
from unlit.escape.moments import M
from unlit.escape.naming import NameItem, NameSkill
from unlit.escape.parts import ABILITY, ENEMIES, PEOPLE
from unlit.escape.results import BEGUN
from unlit.escape.scenarios import five, four, one, seven, six, three, two
from unlit.escape.tiles import TILES
from unlit.kernel.catalogue import all_options
from unlit.kernel.game import Game, Saying, Setting

if TYPE_CHECKING:
    from unlit.kernel.dice import Dice
    from unlit.kernel.game import Say
    from unlit.kernel.moments import Card
    from unlit.kernel.option import Option
    from unlit.kernel.question import Seat

# Importing these enters their cards into the box.
BOX = (adrenaline, skills, items, events, one, two, three, four, five, six, seven)


class Escape(Game[Board]):
    """One to four prisoners on a map that they uncover tile by tile."""

    name = "escape"
    package = "unlit.escape"
    rules_version = 2
    settings = (
        Setting("scenario", tuple(setup.SCENARIO_NAMES)),
        Setting("players", ("2", "1", "3", "4")),
        Setting("campaign", ("",), free=True),
        *(Setting(name, readings) for name, readings in setup.SWITCHES.items()),
    )
    endings = (
        "escaped",
        "lost",
        "shut in",
        *(ending for card in SCENARIOS.named.values() for ending in card.row.endings),
    )
    opening: ClassVar[Mapping[str, str]] = {"scenario": "1", "campaign": BEGUN}

    def __init__(self, box: Box | None = None, box_file: str = "") -> None:
        self.box = box or today()
        self.box_name = self.box.name
        self.box_file = box_file

    def of_box(self, name: str) -> Escape:
        """The game as it is played with another box."""
        return in_box(box_of(name).name)

    def with_box(self, text: str, source: str) -> Escape:
        """The game with the box of a file."""
        return Escape(box_in(text, source), text)

    def seats(self, setup_: Mapping[str, str]) -> tuple[Seat, ...]:
        """One to four prisoners."""
        return setup.seats(setup_)

    def check_setup(self, setup_: Mapping[str, str]) -> None:
        """What a campaign tells has to fit the scenario and those who play it."""
        campaign.check_campaign(setup_, self.box)

    def deal(self, setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board before the first turn."""
        return setup.deal(setup_, dice, self.box)

    def part(self, t: Any) -> None:
        """A step of a turn."""
        turn.PARTS[t.board.phase](t)

    def view(self, b: Board, seat: Seat) -> view.View:
        """What shows to this seat."""
        return view.view(b, seat)

    def show(self, seen: object, say: Say) -> str:
        """A view as lines of text."""
        return show.show(seen, say)

    def knowledge(self, b: Board, seat: Seat) -> imagine.Knowledge:
        """What this seat knows."""
        return imagine.knowledge(b, seat)

    def imagine(self, b: Board, seat: Seat, dice: Dice) -> None:
        """Deal anew what this seat does not know."""
        imagine.imagine(b, seat, dice)

    def hidden(self, b: Board, seat: Seat) -> dict[str, str]:
        """What this seat does not know."""
        return imagine.hidden(b, seat)

    def parse(self, text: str, setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board that prints so."""
        return position.parsed(text, setup_, dice, self.box)

    def encode(self, b: Board) -> bytes:
        """All of the board but the dice."""
        return stored.encode(b)

    def decode(self, data: bytes, memories: list[bytes], setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board that was encoded so; nobody remembers more than lies there."""
        return stored.decode(data, dice, self.box)

    def facts_of_today(self, key: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """Those of a log in which everything was text, by their types."""
        return events_of_before.today(key, facts)

    def fact_names(self) -> list[str]:
        """Those that its picture reads."""
        return list(position.READERS)

    def broken(self, b: Board) -> list[str]:
        """The invariants that a board breaks."""
        return broken(b)

    def cards(self) -> Mapping[str, Card[Any]]:
        """Adrenaline cards, skills, items, events and scenarios."""
        found: dict[str, Card[Any]] = {}
        for kind, cards in KINDS.items():
            rows = getattr(self.box, kind)
            found |= {name: cards.named[name].with_row(row) for name, row in rows.items()}
        return found

    def moments(self) -> list[str]:
        """Before and after rolls."""
        return [moment.value for moment in M if moment is not M.OWN_TURN]

    def reacts(self, b: Board, seat: Seat, prompt: str) -> bool:
        """Whoever has the turn is asked about its own rolls, too."""
        return current(b) != seat

    def traits(self, b: Board) -> dict[str, list[str]]:
        """The scenario, how many play it, and with which skills, items and events."""
        found = set(self.box.decks["items"]) - set(b.decks["items"])
        return {
            "scenario": [b.scenario],
            "players": [str(len(b.players))],
            "skill": sorted({skill for one in b.people.values() for skill in one.skills}),
            "item": sorted(found | {item for one in b.people.values() for item in one.items}),
            "event": sorted(set(b.discards["events"])),
        }

    def card_in(self, prompt: str, option: object) -> str:
        """An adrenaline card played for its ability, or a skill or an item that is used; one laid down is not."""
        if isinstance(option, Use):
            return option.gear
        if isinstance(option, Play) and option.for_ is ABILITY:
            return option.card
        if prompt not in self.moments():
            return ""
        if isinstance(option, NameSkill):
            return option.skill
        return option.item if isinstance(option, NameItem) else ""

    def scenario(self, setup_: Mapping[str, str]) -> str:
        """Goal and rules of the scenario stand on it."""
        return setup.scenario_named(setup_)

    def carried(self, setup_: Mapping[str, str]) -> list[Saying]:
        """Who got out, with what, and what the last scenario means for this one."""
        return campaign.carried(setup_, self.box)

    def epilogue(self, b: Board) -> list[Saying]:
        """How the story goes on."""
        return campaign.epilogue(b)

    def following(self, setup_: Mapping[str, str], b: Board) -> dict[str, str] | None:
        """The next scenario of a campaign, or the same once more."""
        return campaign.following(setup_, b)

    def content(self) -> dict[str, object]:
        """Tracks, cards and tiles."""
        return content.content(self.box)

    def inventory(self) -> dict[str, list[dict[str, Any]]]:
        """Tiles, adrenaline, skills, items, events and scenarios."""
        return inventory(self.box)

    def options(self) -> list[Option]:
        """Every option of the game, whatever box it is played with."""
        return list(of_all_boxes())


@cache
def of_all_boxes() -> tuple[Option, ...]:
    """Every option that can be made of what is in the boxes."""
    tiles = [name for name in TILES if name != setup.OFF_THE_MAP]
    things: dict[str, Sequence[object]] = {
        "person": PEOPLE,
        "with_": PEOPLE,
        "enemy": ENEMIES,
        "tile": tiles,
        "to": tiles,
        "card": list(ADRENALINE.named),
        "skill": list(SKILLS.named),
        "item": list(ITEMS.named),
        "gear": [*SKILLS.named, *ITEMS.named],
        "degrees": DEGREES,
        "number": FURTHER,
    }
    return tuple(all_options("unlit.escape", things))


@cache
def in_box(name: str) -> Escape:
    """The game with a box of its own."""
    return Escape(box_of(name))


GAME = in_box(today().name)
