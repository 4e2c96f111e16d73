"""What a card of each kind can do: its effect, and the hooks where it does or says something else.

Decorating its effect registers a card; decorating with one of its hooks adds to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from unlit.alone.box.pieces import Ability
from unlit.alone.box.rows import ROWS, ItemRow
from unlit.kernel.box.box import Row
from unlit.kernel.box.hooks import Hook
from unlit.kernel.box.moments import Effect, Effects, Moment

if TYPE_CHECKING:
    from unlit.alone.board.board import Board, Creature, Item
    from unlit.alone.box.pieces import Kind, Sector
    from unlit.alone.box.rows import CharacterRow, MissionRow, ReactionRow
    from unlit.alone.rules.moments import Activation, Play
    from unlit.kernel.box.moments import Card
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat

C = TypeVar("C")  # the context of the moment when a card can be played
P = ParamSpec("P")
T = TypeVar("T")

Targets: TypeAlias = "Mapping[Option, Creature | None]"
"""What an item may be aimed at, and the creature that each option means, if any."""
Options: TypeAlias = "Callable[[Board, Item], Targets]"
ItemCard: TypeAlias = "Card[ItemRow]"
MissionCard: TypeAlias = "Card[MissionRow]"
Number: TypeAlias = "Hook[[Board], int]"
Printed: TypeAlias = "Hook[[CharacterRow], int]"
Truth: TypeAlias = "Hook[[Board], bool]"
Deed: TypeAlias = "Hook[[Table[Board]], None]"
MissionDeed: TypeAlias = "Hook[[Table[Board], MissionCard], None]"


class ReactionEffect(Effect[["Table[Board]", "Play", C], None], Generic[C]):
    """A reaction: what it does when it is played."""

    __slots__ = ("fits", "reaches")

    def __init__(self, does: Callable[[Table[Board], Play, C], None], moment: Moment) -> None:
        super().__init__(does, moment)
        self.fits: Hook[[Board, C], bool] = Hook()  # if the card only fits some occurrences of its moment
        self.reaches: Hook[[Board, ReactionRow], bool] = Hook()  # if its numbers may be too small


class Reactions(Effects[ReactionEffect[Any]]):
    """Evil's cards."""

    def enter(self, moment: Moment) -> Callable[[Callable[[Table[Board], Play, C], None]], ReactionEffect[C]]:
        """Register a card that is played at this moment."""

        def entered(does: Callable[[Table[Board], Play, C], None]) -> ReactionEffect[C]:
            return self.entered(ReactionEffect(does, moment))

        return entered


class Aim(NamedTuple):
    """What the hero names when an item is declared: the prompt, the options and their meaning, and how many."""

    prompt: str
    options: Options
    how_many: Callable[[Board, ItemRow], int]


def just_one(b: Board, row: ItemRow) -> int:
    """One target, like most items."""
    return 1


class ToolEffect(Effect[["Table[Board]", "Activation"], None]):
    """An item that is activated with an action; some items have no target."""

    __slots__ = ("aim", "fits")

    def __init__(self, does: Callable[[Table[Board], Activation], None]) -> None:
        super().__init__(does)
        self.aim: Aim | None = None
        self.fits: Hook[[Board, ItemCard], bool] = Hook()  # whether it has something to do

    def objection(self, row: Row) -> str:
        """This item needs an action."""
        return "" if isinstance(row, ItemRow) and row.action else "An item with this effect needs an `action`"

    def aims(self, prompt: str, how_many: Callable[[Board, ItemRow], int] = just_one) -> Callable[[Options], Options]:
        """Decorate the function that returns what the item may be aimed at: each option and what it means."""

        def bound(options: Options) -> Options:
            self.aim = Aim(prompt, options, how_many)
            return options

        return bound


class PassiveEffect(Effect[["Table[Board]", "Activation", C], None], Generic[C]):
    """An item that is activated at its moment."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], Activation, C], None], moment: Moment) -> None:
        super().__init__(does, moment)
        self.fits: Hook[[Board, C], bool] = Hook()

    def objection(self, row: Row) -> str:
        """This item has no action."""
        return "An item with this effect has no `action`" if isinstance(row, ItemRow) and row.action else ""


ItemEffect: TypeAlias = ToolEffect | PassiveEffect[Any]


class Items(Effects[ItemEffect]):
    """The hero's items."""

    def tool(self, does: Callable[[Table[Board], Activation], None]) -> ToolEffect:
        """Register an item with an action."""
        effect = ToolEffect(does)
        self.entered(effect)
        return effect

    def passive(self, moment: Moment) -> Callable[[Callable[[Table[Board], Activation, C], None]], PassiveEffect[C]]:
        """Register an item without an action, for this moment."""

        def entered(does: Callable[[Table[Board], Activation, C], None]) -> PassiveEffect[C]:
            effect = PassiveEffect(does, moment)
            self.entered(effect)
            return effect

        return entered


class CharacterEffect(Effect[["Table[Board]", C, "CharacterRow"], None], Generic[C]):
    """A character: the effect is the companion's ability."""

    __slots__ = ("charges_drawn", "end_of_round", "farsighted", "fierce", "fits", "nimble", "recovery", "sacrifice")

    def __init__(self, does: Callable[[Table[Board], C, CharacterRow], None], *moments: Moment) -> None:
        super().__init__(does, *moments)
        self.fits: Hook[[Board, C], bool] = Hook()  # as a companion
        self.sacrifice: Hook[[Table[Board], CharacterRow], None] = Hook()
        self.end_of_round: Hook[[Table[Board], CharacterRow], None] = Hook()  # as a hero, like all below
        self.charges_drawn: Printed = Hook()  # of items, instead of the usual
        self.recovery: Printed = Hook()  # from adrenaline, instead of the usual amount
        self.nimble: Printed = Hook()  # how many fewer dice an attack of opportunity rolls
        self.farsighted: Printed = Hook()  # how much farther the hero explores
        self.fierce: Printed = Hook()  # how many extra dice the hero fights with


def do_nothing(t: Table[Board], context: object, row: CharacterRow) -> None:
    """Nobody is there to help."""


NOBODY = CharacterEffect(do_nothing)  # the hero before a character is chosen


class Characters(Effects[CharacterEffect[Any]]):
    """Heroes and companions."""

    def enter(self, moment: Moment) -> Callable[[Callable[[Table[Board], C, CharacterRow], None]], CharacterEffect[C]]:
        """Register a character that helps at this moment as a companion."""

        def entered(does: Callable[[Table[Board], C, CharacterRow], None]) -> CharacterEffect[C]:
            return self.entered(CharacterEffect(does, moment))

        return entered


class MissionEffect(Effect[["Table[Board]", MissionCard], None]):
    """A mission: the effect is the reward."""

    __slots__ = ("end_of_round", "set_up", "step_costs", "waits", "when_revealed")

    def __init__(self, does: Callable[[Table[Board], MissionCard], None]) -> None:
        super().__init__(does)
        self.when_revealed: MissionDeed = Hook()  # of a starting mission, in set-up
        self.set_up: MissionDeed = Hook()  # of a final mission, when it is triggered
        self.waits: Hook[[Board, MissionCard], bool] = Hook()  # whether its step is possible, besides its room
        self.step_costs: Hook[[Table[Board], MissionCard], bool] = Hook()  # False if that was all: no step is done
        self.end_of_round: MissionDeed = Hook()


class Missions(Effects[MissionEffect]):
    """What the hero has to do."""

    def enter(self, does: Callable[[Table[Board], MissionCard], None]) -> MissionEffect:
        """Register a mission with this reward."""
        return self.entered(MissionEffect(does))


class AbilityEffect(Effect[["Table[Board]", C], None], Generic[C]):
    """An ability that the hero has learned."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], C], None], moment: Moment) -> None:
        super().__init__(does, moment)
        self.fits: Hook[[Board, C], bool] = Hook()


class Abilities(Effects[AbilityEffect[Any]]):
    """What experience gives the hero."""

    def enter(self, moment: Moment) -> Callable[[Callable[[Table[Board], C], None]], AbilityEffect[C]]:
        """Register an ability for this moment."""

        def entered(does: Callable[[Table[Board], C], None]) -> AbilityEffect[C]:
            return self.entered(AbilityEffect(does, moment))

        return entered


class StandardEffect(Effect[["Table[Board]", "Seat"], None]):
    """What any card does when played face down."""


class Standard(Effects[StandardEffect]):
    """The standard reaction."""

    def enter(self, does: Callable[[Table[Board], Seat], None]) -> StandardEffect:
        """Register the standard reaction."""
        return self.entered(StandardEffect(does))


class CreatureEffect(Effect[P, T]):
    """A creature of a module; the effect is its power while it is on the map, under the name of its kind."""

    __slots__ = (
        "attack_dice",
        "calling",
        "erratic",
        "falls",
        "frightens",
        "hits",
        "hoarding",
        "holding",
        "knocked",
        "more_danger",
        "no_recovery",
        "round_ends",
        "shorter_light",
        "stride",
        "unmoved",
    )

    def __init__(self, does: Callable[P, T]) -> None:
        super().__init__(does)
        self.more_danger: Number = Hook()  # tokens set aside in addition to those shown on the track
        self.shorter_light: Number = Hook()  # how many sectors fewer a repaired unit lights
        self.no_recovery: Truth = Hook()  # whether adrenaline cannot be spent on recovery
        self.stride: Number = Hook()  # how many sectors farther a standard reaction moves it
        self.calling: Number = Hook()  # how many sectors nearer a standard reaction spawns
        self.holding: Number = Hook()  # extra dice for an attack of opportunity
        self.hoarding: Number = Hook()  # how many items fewer a scavenge draws
        self.round_ends: Deed = Hook()
        self.frightens: Hook[[Table[Board], Creature], None] = Hook()  # when it has frightened the hero
        self.hits: Deed = Hook()  # when its attack has hit
        self.falls: Hook[[Table[Board], Kind], None] = Hook()  # when one is killed
        self.attack_dice: Hook[[Board, Creature], int] = Hook()  # extra dice for an attack of this creature
        self.unmoved: Truth = Hook()  # no standard reaction moves it
        self.erratic: Truth = Hook()  # seeing it arrive does not tell how far it came
        self.knocked: Hook[[Table[Board], Kind, Sector], None] = Hook()  # when it is killed, instead of experience


REACTIONS = Reactions("reactions", ROWS["reactions"])
ITEMS = Items("items", ROWS["items"])
CHARACTERS = Characters("characters", ROWS["characters"])
MISSIONS = Missions("missions", ROWS["missions"])
STANDARD = Standard("standard", {"standard_reaction": Row()})
ABILITIES = Abilities("abilities", {str(ability): Row() for ability in Ability})
