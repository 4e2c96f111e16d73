"""What a card of each kind can do: its effect, and the hooks where it does or says something besides.

Decorate the effect to enter a card, and use the card itself to decorate whatever else it does.
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
    """An adrenaline card; the effect is its ability. Without a moment, it is for the player's own turn."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board], Seat, C, AdrenalineCard], None], *moments: Moment) -> None:
        super().__init__(does, *moments)
        self.fits: Hook[[Board, Seat, C, AdrenalineCard], bool] = Hook()  # whether it can be played now


class Adrenaline(Effects[AdrenalineEffect[Any]]):
    """The cards in the players' hands."""

    def enter(
        self, *moments: Moment
    ) -> Callable[[Callable[[Table[Board], Seat, C, AdrenalineCard], None]], AdrenalineEffect[C]]:
        """Enter a card with an ability for these moments."""

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
        self.dice: Hook[[Board, Seat, Challenge, GearCard], int] = Hook()  # how many it adds to a challenge
        self.start_of_turn: Hook[[Table[Board], Seat, GearCard], None] = Hook()
        self.crawls: Hook[[Board, Seat, GearCard], int] = Hook()  # the most fear for vents, which no longer frighten
        self.turns_away: Hook[[Table[Board], Seat, GearCard], bool] = Hook()  # whether its owner draws another tile
        self.lets_go: Hook[[Board, Seat, Enemy, GearCard], bool] = Hook()  # whether an enemy does not hold its owner
        self.carries: Hook[[GearCard], int] = Hook()  # how many extra hands its owner has
        self.soothes: Hook[[Board, Seat, GearCard], bool] = Hook()  # whether failing to outwit provokes nobody
        self.felled: Hook[[Table[Board], Seat, GearCard], None] = Hook()  # after its owner's attack succeeded
        self.unshaken: Hook[[Board, Seat, GearCard], bool] = Hook()  # whether attacks do not frighten its owner
        self.saves: Hook[[Table[Board], Seat, Seat, GearCard], bool] = Hook()  # whether its owner saves a player
        self.foresees: Hook[[Table[Board], Seat, GearCard], bool] = Hook()  # whether its owner draws another event card


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
        """Enter a skill or an item that is used at these moments."""

        def entered(does: Callable[[Table[Board], Seat, C, GearCard], None]) -> UsedEffect[C]:
            effect = UsedEffect(does, *moments)
            self.entered(effect)
            return effect

        return entered

    def by(self, hook: Callable[[GearEffect[..., Any]], Hook[P, T]]) -> Callable[[Callable[P, T]], GearEffect[P, T]]:
        """A decorator for skills and items whose whole effect is this hook."""

        def entered(does: Callable[P, T]) -> GearEffect[P, T]:
            effect = GearEffect(does)
            self.entered(effect)
            hook(effect)(does)
            return effect

        return entered

    def numbers(self, does: Callable[[], None]) -> GearEffect[[], None]:
        """Enter a skill or an item that does nothing beyond its numbers."""
        effect = GearEffect(does)
        self.entered(effect)
        return effect


class EventEffect(Effect[["Table[Board]", "Seat", "Icon", "EventRow"], None]):
    """An event card: the effect gets the section that applies."""


class EventCards(Effects[EventEffect]):
    """The event deck."""

    def enter(self, does: Callable[[Table[Board], Seat, Icon, EventRow], None]) -> EventEffect:
        """Enter a card with this text."""
        return self.entered(EventEffect(does))


class ScenarioEffect(Effect[["Board"], None]):
    """A scenario; the effect lays out what is special about it."""

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
        self.entered: Hook[[Table[Board], Seat], None] = Hook()  # a player has entered another tile
        self.laid: Hook[[Table[Board], Tile], None] = Hook()  # a tile was laid on the map
        self.accessed: Hook[[Table[Board], Seat, bool], None] = Hook()  # whether access to a panel succeeded
        self.challenges: Hook[[Board, Seat], Sequence[Option]] = Hook()  # the scenario's own challenge actions
        self.taken_up: Hook[[Table[Board], Seat, Any], None] = Hook()  # the player has chosen one of those
        self.may_escape: Hook[[Board, Seat], bool] = Hook()
        self.ending: Hook[[Board, str], str] = Hook()  # the ending of a game that would usually end like this
        self.now: Hook[[Board], Sleepers | Doctor | None] = Hook()  # the part of the view that only this scenario has
        self.enemy_entered: Hook[[Table[Board], Enemy, Tile], None] = Hook()  # an enemy has come to a tile
        self.escaped: Hook[[Table[Board], Seat], None] = Hook()
        self.hurt: Hook[[Table[Board], Enemy, Seat], None] = Hook()  # an enemy's attack has hurt a player
        self.wounded: Hook[[Table[Board], int], None] = Hook()  # how many wounds Dr. Cronos gets
        self.why_stay: Hook[[Board, Seat], str] = Hook()  # the message that says why a player may not escape, or empty
        self.shut: Hook[[Table[Board]], None] = Hook()  # when lockdown begins
        self.broken: Hook[[Table[Board], Seat], None] = Hook()  # instead of a knock-out, when a hybrid breaks a player
        self.turn_ended: Hook[[Table[Board], Seat], None] = Hook()


class Scenarios(Effects[ScenarioEffect]):
    """What a game is about."""

    def enter(self, does: Callable[[Board], None]) -> ScenarioEffect:
        """Enter a scenario that is laid out by this function."""
        return self.entered(ScenarioEffect(does))


class StepEffect(Effect[["Board", "Result", "StepRow"], None]):
    """What one scenario of a campaign passes on to the next."""


class Steps(Effects[StepEffect]):
    """The steps of a campaign."""

    def enter(self, does: Callable[[Board, Result, StepRow], None]) -> StepEffect:
        """Enter a step that does this."""
        return self.entered(StepEffect(does))


ADRENALINE = Adrenaline("adrenaline", ROWS["adrenaline"])
SKILLS = Gear("skills", ROWS["skills"])
ITEMS = Gear("items", ROWS["items"])
EVENT_CARDS = EventCards("events", ROWS["events"])
SCENARIOS = Scenarios("scenarios", ROWS["scenarios"])
STEPS = Steps("campaign", ROWS["campaign"])
