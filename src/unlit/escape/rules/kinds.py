"""What a card of each kind can do: its effect, and where in the rules it has something more to do or to say.

A card is entered by decorating its effect, and what else it does by decorating with the card itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeAlias, TypeVar

from unlit.escape.box.rows import ROWS
from unlit.kernel.box.box import Row
from unlit.kernel.box.hooks import Hook
from unlit.kernel.box.moments import Effect, Effects, Moment

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Enemy, Icon, Tile
    from unlit.escape.box.rows import AdrenalineRow, EventRow, ItemRow, SkillRow, StepRow
    from unlit.escape.rules.moments import Challenge
    from unlit.escape.rules.results import Result
    from unlit.escape.told.standing import Doctor, Sleepers
    from unlit.kernel.box.moments import Card
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat

C = TypeVar("C")  # the context of the moment that a card waits for
P = ParamSpec("P")
T = TypeVar("T")

AdrenalineCard: TypeAlias = "Card[AdrenalineRow]"
GearCard: TypeAlias = "Card[SkillRow | ItemRow]"


class AdrenalineEffect(Effect[["Table[Board]", "Seat", C, AdrenalineCard], None], Generic[C]):
    """An adrenaline card: the effect is its ability, without a moment one for the player's own turn."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], Seat, C, AdrenalineCard], None], *moments: Moment) -> None:
        super().__init__(does, *moments)
        self.fits: Hook[[Board, Seat, C, AdrenalineCard], bool] = Hook()  # a card for some occurrences only


class Adrenaline(Effects[AdrenalineEffect[Any]]):
    """The cards in the players' hands."""

    def enter(
        self, *moments: Moment
    ) -> Callable[[Callable[[Table[Board], Seat, C, AdrenalineCard], None]], AdrenalineEffect[C]]:
        """A card with an ability for these moments."""

        def entered(does: Callable[[Table[Board], Seat, C, AdrenalineCard], None]) -> AdrenalineEffect[C]:
            return self.entered(AdrenalineEffect(does, *moments))

        return entered


class GearEffect(Effect[P, T]):
    """A skill or an item."""

    __slots__ = (
        "carries",
        "crawls",
        "dice",
        "felled",
        "foresees",
        "lets_go",
        "saves",
        "soothes",
        "start_of_turn",
        "turns_away",
        "unshaken",
    )

    def __init__(self, does: Callable[P, T], *moments: Moment) -> None:
        super().__init__(does, *moments)
        self.dice: Hook[[Board, Seat, Challenge, GearCard], int] = Hook()  # that it adds to a challenge
        self.start_of_turn: Hook[[Table[Board], Seat, GearCard], None] = Hook()
        self.crawls: Hook[[Board, Seat, GearCard], int] = Hook()  # the most fear with which it uses vents, unfrightened
        self.turns_away: Hook[[Table[Board], Seat, GearCard], bool] = Hook()  # whether another tile is drawn
        self.lets_go: Hook[[Board, Seat, Enemy, GearCard], bool] = Hook()  # whether an active enemy does not hold it
        self.carries: Hook[[GearCard], int] = Hook()  # for how many hands more its owner carries
        self.soothes: Hook[[Board, Seat, GearCard], bool] = Hook()  # whether a failure to outwit provokes nobody
        self.felled: Hook[[Table[Board], Seat, GearCard], None] = Hook()  # when an attack was passed
        self.unshaken: Hook[[Board, Seat, GearCard], bool] = Hook()  # whether attacks do not frighten it
        self.saves: Hook[[Table[Board], Seat, Seat, GearCard], bool] = Hook()  # its owner somebody without a card
        self.foresees: Hook[[Table[Board], Seat, GearCard], bool] = Hook()  # whether another event is drawn


class UsedEffect(GearEffect[["Table[Board]", "Seat", C, GearCard], None], Generic[C]):
    """A skill or an item that its owner uses at its moment."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], Seat, C, GearCard], None], *moments: Moment) -> None:
        super().__init__(does, *moments)
        self.fits: Hook[[Board, Seat, C, GearCard], bool] = Hook()


class Gear(Effects[GearEffect[..., Any]]):
    """Skills, or items."""

    def __init__(self, kind: str, rows: Mapping[str, Row]) -> None:
        super().__init__(kind, rows)
        self.dice = self.by(lambda one: one.dice)
        self.start_of_turn = self.by(lambda one: one.start_of_turn)
        self.crawls = self.by(lambda one: one.crawls)
        self.turns_away = self.by(lambda one: one.turns_away)
        self.lets_go = self.by(lambda one: one.lets_go)
        self.carries = self.by(lambda one: one.carries)
        self.felled = self.by(lambda one: one.felled)
        self.unshaken = self.by(lambda one: one.unshaken)
        self.saves = self.by(lambda one: one.saves)
        self.foresees = self.by(lambda one: one.foresees)

    def enter(self, *moments: Moment) -> Callable[[Callable[[Table[Board], Seat, C, GearCard], None]], UsedEffect[C]]:
        """One that is used at these moments."""

        def entered(does: Callable[[Table[Board], Seat, C, GearCard], None]) -> UsedEffect[C]:
            effect = UsedEffect(does, *moments)
            self.entered(effect)
            return effect

        return entered

    def by(self, hook: Callable[[GearEffect[..., Any]], Hook[P, T]]) -> Callable[[Callable[P, T]], GearEffect[P, T]]:
        """The decorator of those whose whole effect this is."""

        def entered(does: Callable[P, T]) -> GearEffect[P, T]:
            effect = GearEffect(does)
            self.entered(effect)
            hook(effect)(does)
            return effect

        return entered

    def numbers(self, does: Callable[[], None]) -> GearEffect[[], None]:
        """One that is its numbers alone."""
        effect = GearEffect(does)
        self.entered(effect)
        return effect


class EventEffect(Effect[["Table[Board]", "Seat", "Icon", "EventRow"], None]):
    """An event card: the effect gets the section that applies."""


class Events(Effects[EventEffect]):
    """The event deck."""

    def enter(self, does: Callable[[Table[Board], Seat, Icon, EventRow], None]) -> EventEffect:
        """A card with this text."""
        return self.entered(EventEffect(does))


class ScenarioEffect(Effect[["Board"], None]):
    """A scenario: the effect lays out what the others do not have."""

    __slots__ = (
        "accessed",
        "broken",
        "challenges",
        "ending",
        "enemy_entered",
        "entered",
        "escaped",
        "hurt",
        "laid",
        "may_escape",
        "now",
        "shut",
        "taken_up",
        "turn_ended",
        "why_stay",
        "wounded",
    )

    def __init__(self, does: Callable[[Board], None]) -> None:
        super().__init__(does)
        self.entered: Hook[[Table[Board], Seat], None] = Hook()  # whose tile is another now
        self.laid: Hook[[Table[Board], Tile], None] = Hook()  # which lies on the map now
        self.accessed: Hook[[Table[Board], Seat, bool], None] = Hook()  # a control panel, and whether that was passed
        self.challenges: Hook[[Board, Seat], Sequence[Option]] = Hook()  # challenge actions of its own
        self.taken_up: Hook[[Table[Board], Seat, Any], None] = Hook()  # which of those the player has chosen
        self.may_escape: Hook[[Board, Seat], bool] = Hook()
        self.ending: Hook[[Board, str], str] = Hook()  # of a game that would end so elsewhere
        self.now: Hook[[Board], Sleepers | Doctor | None] = Hook()  # what of its own shows to all
        self.enemy_entered: Hook[[Table[Board], Enemy, Tile], None] = Hook()  # to which it has just come
        self.escaped: Hook[[Table[Board], Seat], None] = Hook()
        self.hurt: Hook[[Table[Board], Enemy, Seat], None] = Hook()  # whom its attack has just hurt
        self.wounded: Hook[[Table[Board], int], None] = Hook()  # Dr. Cronos: how often his Toughness was reached
        self.why_stay: Hook[[Board, Seat], str] = Hook()  # the word for what keeps it from leaving, or none
        self.shut: Hook[[Table[Board]], None] = Hook()  # when lockdown begins
        self.broken: Hook[[Table[Board], Seat], None] = Hook()  # by a hybrid, beyond fear: instead of a knock-out
        self.turn_ended: Hook[[Table[Board], Seat], None] = Hook()


class Scenarios(Effects[ScenarioEffect]):
    """What a game is about."""

    def enter(self, does: Callable[[Board], None]) -> ScenarioEffect:
        """A scenario that is laid out so."""
        return self.entered(ScenarioEffect(does))


class StepEffect(Effect[["Board", "Result", "StepRow"], None]):
    """What a scenario of a campaign leaves for the next."""


class Steps(Effects[StepEffect]):
    """The steps of a campaign."""

    def enter(self, does: Callable[[Board, Result, StepRow], None]) -> StepEffect:
        """A step that does this."""
        return self.entered(StepEffect(does))


ADRENALINE = Adrenaline("adrenaline", ROWS["adrenaline"])
SKILLS = Gear("skills", ROWS["skills"])
ITEMS = Gear("items", ROWS["items"])
EVENTS = Events("events", ROWS["events"])
SCENARIOS = Scenarios("scenarios", ROWS["scenarios"])
STEPS = Steps("campaign", ROWS["campaign"])
