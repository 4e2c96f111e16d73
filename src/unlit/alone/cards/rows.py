"""What is printed on a card of each kind, and the decks that hold them; a card is entered beside its effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from unlit.alone.parts import KINDS, Ability, Action, Colour, Damage, Deck, Kind, Matrix, Room
from unlit.kernel.box import Copies, Fact, Row
from unlit.kernel.boxes import printed_in
from unlit.kernel.hooks import Hooks
from unlit.kernel.moments import Cards

if TYPE_CHECKING:
    from unlit.alone.board import Board, Creature, Item
    from unlit.kernel.option import Option

Targets: TypeAlias = "Mapping[Option, Creature | None]"
"""What an item may be aimed at, and the creature that each option means, if it means one."""

O = TypeVar("O", bound="Callable[[Board, Item], Targets]")  # noqa: E741 (options of an item)


class ReactionRow(Row, frozen=True):
    """A reaction card: its deck, how many there are, its icon, and the numbers of its two halves.

    Some show a creature, and some have a number more.
    """

    deck: Deck
    copies: Copies
    action: Action | None = None
    damage: Damage | None = None
    first: int = 0
    second: int = 0
    symbol: Kind | None = None
    third: int = 0

    def __post_init__(self) -> None:
        if (self.action is None) == (self.damage is None):
            raise ValueError("A reaction card bears the icon of one `action` or of one kind of `damage`")

    @property
    def icon(self) -> Action | Damage:
        """What it reacts to."""
        icon = self.action or self.damage
        assert icon is not None
        return icon

    def facts(self) -> dict[str, Fact]:
        """What it reacts to is one thing."""
        return super().facts() | {"icon": str(self.icon)}


class ItemRow(Row, frozen=True):
    """An item: how many there are, its matrix and the one required, its action (None: passive) and its numbers."""

    copies: Copies
    matrix: Matrix
    required: Matrix
    action: Action | None = None
    basic: int = 0
    advanced: int = 0
    several: bool = False  # charges may be spent at once
    other: int = 0


class CharacterRow(Row, frozen=True):
    """A character: the numbers of the hero's ability, the companion's, and the sacrifice."""

    hero: int = 0
    companion: int = 0
    sacrifice: int = 0
    added: bool = False  # to the four of the box


class MissionRow(Row, frozen=True):
    """A mission: its colour, its room, the interact actions that it takes, and the numbers of its effect."""

    colour: Colour
    room: Room
    steps: int = 0
    number: int = 0
    other: int = 0


def thing(kind: type, given: Any) -> Any:
    """A kind of creature by its name."""
    if kind is Kind:
        if given not in KINDS:
            raise ValueError(f"There is no creature {given!r}")
        return KINDS[given]
    return kind(given)


class Aim(NamedTuple):
    """What the hero names when an item is declared: the prompt, the options and what each means, and how many."""

    prompt: str
    options: Callable[[Board, Item], Targets]
    count: Callable[[Board], int]


ROW_KINDS: dict[str, type[Row]] = {
    "reactions": ReactionRow,
    "items": ItemRow,
    "characters": CharacterRow,
    "missions": MissionRow,
}
"""Those of the game itself; modules add theirs."""


ROWS = printed_in("unlit.alone", ROW_KINDS, thing)
REACTIONS: Cards[ReactionRow] = Cards("reactions", ROWS["reactions"])
ITEMS: Cards[ItemRow] = Cards("items", ROWS["items"])
CHARACTERS: Cards[CharacterRow] = Cards("characters", ROWS["characters"])  # the effect is the companion's ability
MISSIONS: Cards[MissionRow] = Cards("missions", ROWS["missions"])  # the effect is the reward
STANDARD: Cards[Row] = Cards("standard", {"standard_reaction": Row()})
ABILITIES: Cards[Row] = Cards("abilities", {str(ability): Row() for ability in Ability})


AIMS: dict[str, Aim] = {}  # of items that are activated with an action; some have no target


def aims(name: str, prompt: str, count: Callable[[Board], int] = lambda _: 1) -> Callable[[O], O]:
    """The decorated function gives what an item may be aimed at: an option each, and what it means."""

    def entered(options: O) -> O:
        AIMS[name] = Aim(prompt, options, count)
        return options

    return entered


FITS = Hooks()  # a card for some occurrences of its moment only: the board and the context
WHEN_REVEALED = Hooks()  # a starting mission, in set-up
WAITS = Hooks()  # a mission step that needs more than its room: the board
STEP_COSTS = Hooks()  # a mission step that costs something: the table; False if that was all, and no step is done
SET_UP = Hooks()  # a final mission, when it is triggered
END_OF_ROUND = Hooks()  # a mission or a hero
SACRIFICE = Hooks()  # a companion
CHARGES_DRAWN = Hooks()  # a hero whose items get another number of charges
RECOVERY = Hooks()  # a hero who recovers more by adrenaline
NIMBLE = Hooks()  # a hero against whom fewer dice of opportunity are rolled
FARSIGHTED = Hooks()  # a hero who explores farther
FIERCE = Hooks()  # a hero who fights with more dice

# Powers of creatures, by the name of their kind; the first ones work while it is on the map.
MORE_DANGER = Hooks()  # danger tokens that are set aside beyond those that show on the track: the board
SHORTER_LIGHT = Hooks()  # sectors by which a repaired unit lights less far: the board
NO_RECOVERY = Hooks()  # whether adrenaline cannot be spent on recovery: the board
STRIDE = Hooks()  # sectors by which it moves farther with a standard reaction: the board
CALLING = Hooks()  # sectors by which a standard reaction spawns nearer: the board
HOLDING = Hooks()  # dice by which an attack of opportunity is stronger: the board
HOARDING = Hooks()  # items by which a scavenge draws less: the board
ROUND_ENDS = Hooks()  # what it does at the end of a round: the table
FRIGHTENS = Hooks()  # what it does when it has frightened the hero: the table and the creature
HITS = Hooks()  # what it does when its attack has hit: the table
FALLS = Hooks()  # what follows when one is killed: the table
ATTACK_DICE = Hooks()  # dice more for an attack: the board and the creature that attacks
UNMOVED = Hooks()  # it goes its own way, and no standard reaction moves it: the board
ERRATIC = Hooks()  # whoever sees it come cannot tell from how far: the board
KNOCKED = Hooks()  # what it gives when it is killed, instead of experience: the table and the sector
