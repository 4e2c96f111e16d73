"""What a card of each kind says, and the boxes that hold them; a card is entered beside its effect, nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from unlit.alone.parts import Action, Colour, Damage, Deck, Kind, Matrix, Room, Stats
from unlit.kernel.hooks import Hooks
from unlit.kernel.moments import Cards

if TYPE_CHECKING:
    from unlit.alone.board import Board, Creature, Item
    from unlit.kernel.option import Option

Targets: TypeAlias = "Mapping[Option, Creature | None]"
"""What an item may be aimed at, and the creature that each option means, if it means one."""

O = TypeVar("O", bound="Callable[[Board, Item], Targets]")  # noqa: E741 (options of an item)

DECKS_DE = {Deck.FURY: "Wut", Deck.SPEED: "Tempo", Deck.TERROR: "Terror", Deck.TRAPS: "Fallen"}
ICONS_EN: dict[Action | Damage, str] = {
    Action.MOVE: "reacts to moving",
    Action.EXPLORE: "reacts to exploring",
    Action.FIGHT: "reacts to fighting",
    Action.LOCATE: "reacts to locating",
    Action.SCAVENGE: "reacts to scavenging",
    Action.INTERACT: "reacts to interacting",
    Damage.LIFE: "reacts to life damage",
    Damage.CONTROL: "reacts to self-control damage",
}
ICONS_DE: dict[Action | Damage, str] = {
    Action.MOVE: "auf eine Bewegung",
    Action.EXPLORE: "auf eine Erkundung",
    Action.FIGHT: "auf einen Kampf",
    Action.LOCATE: "auf eine Ortung",
    Action.SCAVENGE: "auf eine Plünderung",
    Action.INTERACT: "auf eine Interaktion",
    Damage.LIFE: "auf Lebensschaden",
    Damage.CONTROL: "auf Schaden an der Selbstbeherrschung",
}
KINDS_EN = {
    Kind.SPORES: "Spores",
    Kind.PARASITE: "a Parasite",
    Kind.CULTIST: "a Cultist",
    Kind.MUTANT: "a Mutant",
    Kind.WORM: "a Worm",
}
KINDS_DE = {
    Kind.SPORES: "Sporen",
    Kind.PARASITE: "einen Parasiten",
    Kind.CULTIST: "einen Kultisten",
    Kind.MUTANT: "einen Mutanten",
    Kind.WORM: "einen Wurm",
}


def numbers_en(calm: Stats, nightmare: Stats) -> str:
    """A creature's numbers in English, before the nightmare and in it."""
    words = ("wound", "kill", "dice", "fright", "spawns at")
    return f"{numbered(calm, *words)}; in the nightmare {numbered(nightmare, *words)}"


def numbers_de(calm: Stats, nightmare: Stats) -> str:
    """The same in German."""
    words = ("Wunde", "Tod", "Würfel", "Schrecken", "erscheint ab")
    return f"{numbered(calm, *words)}; im Albtraum {numbered(nightmare, *words)}"


def numbered(stats: Stats, wound: str, kill: str, dice: str, fright: str, spawn: str) -> str:
    """A creature's numbers in words."""
    life = f"{wound} {stats.wound}, {kill} {stats.kill}"
    return f"{life}, {dice} {stats.dark}/{stats.light}, {fright} {stats.fright}, {spawn} {stats.spawn}"


class ReactionRow(NamedTuple):
    """A reaction card: its deck, how many there are, its icon, the numbers of its two halves, and its text.

    Some show a creature, and some have a number more.
    """

    deck: Deck
    copies: int
    icon: Action | Damage
    first: int
    second: int
    english: str
    german: str
    symbol: Kind | None = None
    third: int = 0

    @property
    def en(self) -> str:
        """In English, its deck, icon and creature first."""
        text = self.english.format(first=self.first, second=self.second, third=self.third)
        shows = f", shows {KINDS_EN[self.symbol]}" if self.symbol is not None else ""
        return f"{self.deck.value.capitalize()}, {ICONS_EN[self.icon]}{shows}. {text}"

    @property
    def de(self) -> str:
        """In German, its deck, icon and creature first."""
        text = self.german.format(first=self.first, second=self.second, third=self.third)
        shows = f", zeigt {KINDS_DE[self.symbol]}" if self.symbol is not None else ""
        return f"{DECKS_DE[self.deck]}, {ICONS_DE[self.icon]}{shows}. {text}"


class ItemRow(NamedTuple):
    """An item: how many there are, its matrix and the one required, its action (None: passive), numbers and text."""

    copies: int
    matrix: Matrix
    required: Matrix
    action: Action | None
    basic: int
    advanced: int
    english: str
    german: str
    several: bool = False  # charges may be spent at once
    other: int = 0

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(basic=self.basic, advanced=self.advanced, other=self.other)

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(basic=self.basic, advanced=self.advanced, other=self.other)


class CharacterRow(NamedTuple):
    """A character: the numbers of the hero's ability, the companion's, and the sacrifice, and its text."""

    hero: int
    companion: int
    sacrifice: int
    english: str
    german: str
    added: bool = False  # to the four of the box

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(hero=self.hero, companion=self.companion, sacrifice=self.sacrifice)

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(hero=self.hero, companion=self.companion, sacrifice=self.sacrifice)


class MissionRow(NamedTuple):
    """A mission: its colour, its room, the interact actions that it takes, the number of its effect, and its text."""

    colour: Colour
    room: Room
    steps: int
    number: int
    english: str
    german: str
    other: int = 0

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(steps=self.steps, number=self.number, other=self.other)

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(steps=self.steps, number=self.number, other=self.other)


class Aim(NamedTuple):
    """What the hero names when an item is declared: the prompt, the options and what each means, and how many."""

    prompt: str
    options: Callable[[Board, Item], Targets]
    count: Callable[[Board], int]


class PlainRow(NamedTuple):
    """Something without numbers: what any reaction card does face down, or an ability of the hero's."""

    en: str
    de: str


REACTIONS: Cards[ReactionRow] = Cards()
ITEMS: Cards[ItemRow] = Cards()
CHARACTERS: Cards[CharacterRow] = Cards()  # the effect is the companion's ability
MISSIONS: Cards[MissionRow] = Cards()  # the effect is the reward
STANDARD: Cards[PlainRow] = Cards()
ABILITIES: Cards[PlainRow] = Cards()


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
