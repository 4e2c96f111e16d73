"""What a card of each kind can do: its effect, and where in the rules it has something more to do or to say.

A card is entered by decorating its effect, and what else it does by decorating with the card itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from unlit.alone.cards.rows import ROWS
from unlit.alone.parts import Ability
from unlit.kernel.box import Row
from unlit.kernel.hooks import Hook
from unlit.kernel.moments import Effect, Effects, Moment

if TYPE_CHECKING:
    from unlit.alone.board import Board, Creature, Item
    from unlit.alone.moments import Activation, Play
    from unlit.alone.parts import Kind, Sector
    from unlit.kernel.option import Option
    from unlit.kernel.table import Table

C = TypeVar("C")  # the context of the moment that a card waits for
P = ParamSpec("P")
T = TypeVar("T")

Targets: TypeAlias = "Mapping[Option, Creature | None]"
"""What an item may be aimed at, and the creature that each option means, if it means one."""
Options: TypeAlias = "Callable[[Board, Item], Targets]"
Number: TypeAlias = "Hook[[Board], int]"
Truth: TypeAlias = "Hook[[Board], bool]"
Deed: TypeAlias = "Hook[[Table[Board]], None]"


class ReactionEffect(Effect[["Table[Board]", "Play", C], None], Generic[C]):
    """A reaction: what it does as it is played."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], Play, C], None], moment: Moment) -> None:
        super().__init__(does, moment)
        self.fits: Hook[[Board, C], bool] = Hook()  # a card for some occurrences of its moment only


class Reactions(Effects[ReactionEffect[Any]]):
    """Evil's cards."""

    def enter(self, moment: Moment) -> Callable[[Callable[[Table[Board], Play, C], None]], ReactionEffect[C]]:
        """A card that is played at this moment."""

        def entered(does: Callable[[Table[Board], Play, C], None]) -> ReactionEffect[C]:
            return self.entered(ReactionEffect(does, moment))

        return entered


class Aim(NamedTuple):
    """What the hero names when an item is declared: the prompt, the options and what each means, and how many."""

    prompt: str
    options: Options
    count: Callable[[Board], int]


def just_one(b: Board) -> int:
    """As most items."""
    return 1


class ToolEffect(Effect[["Table[Board]", "Activation"], None]):
    """An item that is activated with an action; some have no target."""

    __slots__ = ("aim", "fits")

    def __init__(self, does: Callable[[Table[Board], Activation], None]) -> None:
        super().__init__(does)
        self.aim: Aim | None = None
        self.fits: Truth = Hook()  # whether it has something to do

    def aims(self, prompt: str, count: Callable[[Board], int] = just_one) -> Callable[[Options], Options]:
        """The decorated function gives what the item may be aimed at: an option each, and what it means."""

        def bound(options: Options) -> Options:
            self.aim = Aim(prompt, options, count)
            return options

        return bound


class PassiveEffect(Effect[["Table[Board]", "Activation", C], None], Generic[C]):
    """An item that is activated when its time comes."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], Activation, C], None], moment: Moment) -> None:
        super().__init__(does, moment)
        self.fits: Hook[[Board, C], bool] = Hook()


ItemEffect: TypeAlias = ToolEffect | PassiveEffect[Any]


class Items(Effects[ItemEffect]):
    """The hero's things."""

    def tool(self, does: Callable[[Table[Board], Activation], None]) -> ToolEffect:
        """An item with an action."""
        effect = ToolEffect(does)
        self.entered(effect)
        return effect

    def passive(self, moment: Moment) -> Callable[[Callable[[Table[Board], Activation, C], None]], PassiveEffect[C]]:
        """An item without one, for this moment."""

        def entered(does: Callable[[Table[Board], Activation, C], None]) -> PassiveEffect[C]:
            effect = PassiveEffect(does, moment)
            self.entered(effect)
            return effect

        return entered


class CharacterEffect(Effect[["Table[Board]", C], None], Generic[C]):
    """A character: the effect is the companion's ability."""

    __slots__ = ("charges_drawn", "end_of_round", "farsighted", "fierce", "fits", "nimble", "recovery", "sacrifice")

    def __init__(self, does: Callable[[Table[Board], C], None], *moments: Moment) -> None:
        super().__init__(does, *moments)
        self.fits: Hook[[Board, C], bool] = Hook()  # as a companion
        self.sacrifice: Deed = Hook()
        self.end_of_round: Deed = Hook()  # as a hero, and so all that follow
        self.charges_drawn: Number = Hook()  # of items, instead of the usual
        self.recovery: Number = Hook()  # by adrenaline, instead of the usual
        self.nimble: Number = Hook()  # by how many dice of opportunity fewer
        self.farsighted: Number = Hook()  # how much farther it explores
        self.fierce: Number = Hook()  # with how many dice more it fights


def do_nothing(t: Table[Board], context: object) -> None:
    """Nobody helps."""


NOBODY = CharacterEffect(do_nothing)  # the hero, before a character is chosen


class Characters(Effects[CharacterEffect[Any]]):
    """Heroes and companions."""

    def enter(self, moment: Moment) -> Callable[[Callable[[Table[Board], C], None]], CharacterEffect[C]]:
        """A character that helps at this moment as a companion."""

        def entered(does: Callable[[Table[Board], C], None]) -> CharacterEffect[C]:
            return self.entered(CharacterEffect(does, moment))

        return entered


class MissionEffect(Effect[["Table[Board]"], None]):
    """A mission: the effect is the reward."""

    __slots__ = ("end_of_round", "set_up", "step_costs", "waits", "when_revealed")

    def __init__(self, does: Callable[[Table[Board]], None]) -> None:
        super().__init__(does)
        self.when_revealed: Deed = Hook()  # of a starting mission, in set-up
        self.set_up: Deed = Hook()  # of a final mission, when it is triggered
        self.waits: Truth = Hook()  # whether its step can be done; it needs more than its room
        self.step_costs: Hook[[Table[Board]], bool] = Hook()  # False if that was all, and no step is done
        self.end_of_round: Deed = Hook()


class Missions(Effects[MissionEffect]):
    """What the hero has to do."""

    def enter(self, does: Callable[[Table[Board]], None]) -> MissionEffect:
        """A mission with this reward."""
        return self.entered(MissionEffect(does))


class AbilityEffect(Effect[["Table[Board]", C], None], Generic[C]):
    """An ability that the hero has learned."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], C], None], moment: Moment) -> None:
        super().__init__(does, moment)
        self.fits: Hook[[Board, C], bool] = Hook()


class Abilities(Effects[AbilityEffect[Any]]):
    """What experience gives."""

    def enter(self, moment: Moment) -> Callable[[Callable[[Table[Board], C], None]], AbilityEffect[C]]:
        """An ability for this moment."""

        def entered(does: Callable[[Table[Board], C], None]) -> AbilityEffect[C]:
            return self.entered(AbilityEffect(does, moment))

        return entered


class StandardEffect(Effect[["Table[Board]", "Play"], None]):
    """What any card does face down."""


class Standard(Effects[StandardEffect]):
    """The standard reaction."""

    def enter(self, does: Callable[[Table[Board], Play], None]) -> StandardEffect:
        """There is one."""
        return self.entered(StandardEffect(does))


class CreatureEffect(Effect[P, T]):
    """A creature of a module, with powers while it is on the map; the effect is the power, by the name of its kind."""

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
        self.more_danger: Number = Hook()  # tokens that are set aside beyond those that show on the track
        self.shorter_light: Number = Hook()  # sectors by which a repaired unit lights less far
        self.no_recovery: Truth = Hook()  # whether adrenaline cannot be spent on recovery
        self.stride: Number = Hook()  # sectors by which it moves farther with a standard reaction
        self.calling: Number = Hook()  # sectors by which a standard reaction spawns nearer
        self.holding: Number = Hook()  # dice by which an attack of opportunity is stronger
        self.hoarding: Number = Hook()  # items by which a scavenge draws less
        self.round_ends: Deed = Hook()
        self.frightens: Hook[[Table[Board], Creature], None] = Hook()  # when it has frightened the hero
        self.hits: Deed = Hook()  # when its attack has hit
        self.falls: Hook[[Table[Board], Kind], None] = Hook()  # when one is killed
        self.attack_dice: Hook[[Board, Creature], int] = Hook()  # dice more for an attack of this creature
        self.unmoved: Truth = Hook()  # it goes its own way, and no standard reaction moves it
        self.erratic: Truth = Hook()  # whoever sees it come cannot tell from how far
        self.knocked: Hook[[Table[Board], Kind, Sector], None] = Hook()  # when it is killed, instead of experience


REACTIONS = Reactions("reactions", ROWS["reactions"])
ITEMS = Items("items", ROWS["items"])
CHARACTERS = Characters("characters", ROWS["characters"])
MISSIONS = Missions("missions", ROWS["missions"])
STANDARD = Standard("standard", {"standard_reaction": Row()})
ABILITIES = Abilities("abilities", {str(ability): Row() for ability in Ability})
