"""Activating an avatar instead of playing a card: its power, then one of three actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import Board, Creature, Offer, is_revealed, stats_of
from unlit.alone.box.pieces import KINDS, level_of
from unlit.alone.modules.avatar.events import AvatarActivated, AvatarPowerUsed
from unlit.alone.modules.avatar.kinds import ActiveAvatarEffect
from unlit.alone.modules.avatar.rows import MODULE, AvatarName
from unlit.alone.modules.avatar.state import avatar_of, figure_of, is_down, is_seen, keep, kept
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.creatures import (
    FARTHEST,
    choose_sector,
    come_out,
    doors_to_free,
    evil_moves,
    evil_spawns,
    far_off,
    levels_with_room,
    make_noise,
    put_down,
    spawn_places,
    steps_for,
)
from unlit.alone.rules.moments import M
from unlit.alone.rules.reactions import OTHER_PLAYS, TURN_PHASES, OtherPlay
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.turn import PHASES
from unlit.alone.seen.view import PLACED_LIKE_SPAWNED
from unlit.alone.told.abouts import AboutAvatar, AboutCreature
from unlit.alone.told.memory import Flitted, Roused
from unlit.alone.told.things import beings
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector
    from unlit.alone.told.memory import Heard
    from unlit.kernel.box.moments import Moment
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

PHASE = "avatar"
TELEPORT_TO = "teleport to"
STEPS = 1
ONCE, SILENT, ANY = "avatar_activations", "avatar_teleport", "avatar_moment"  # the switches


@dataclass(frozen=True)
class Activate(Option):
    """Have the avatar act instead of playing a card."""

    avatar: AvatarName


@dataclass(frozen=True)
class UsePower(Option):
    """Use the avatar's power first."""


@dataclass(frozen=True)
class NoPower(Option):
    """Leave the avatar's power unused."""


@dataclass(frozen=True)
class AvatarWaits(Option):
    """The avatar does nothing more."""


@dataclass(frozen=True)
class AvatarSpawns(Option):
    """Spawn the avatar."""


@dataclass(frozen=True)
class AvatarMoves(Option):
    """Move the avatar to an adjacent sector."""


@dataclass(frozen=True)
class AvatarTeleports(Option):
    """Place the avatar somewhere else."""


USE: Final = UsePower()
SKIP: Final = NoPower()
WAIT: Final = AvatarWaits()
SPAWN: Final = AvatarSpawns()
MOVE: Final = AvatarMoves()
TELEPORT: Final = AvatarTeleports()


@cache
def activating(avatar: AvatarName) -> Activate:
    """This avatar."""
    return Activate(avatar)


# V1.6
def to_activate(b: Board, seat: Seat, moment: Moment) -> list[Activate]:
    """The seat's own avatar, if it may be activated now."""
    avatar = avatar_of(b, seat)
    if is_down(b, avatar) or not is_time(b, avatar, moment) or is_tired(b, avatar):
        return []
    return [activating(avatar)]


# V1.6
def is_time(b: Board, avatar: str, moment: Moment) -> bool:
    """At the end of the turn; by the other reading at any moment after the declaration, up to the attacks.

    During an action it must have a choice: if nobody were asked, the hero would learn that it has none.
    """
    if moment is M.END_OF_TURN:
        return True
    return ANY in b.switches and may_interrupt(b) and len(what_it_may_do(b, avatar)) > 1


def may_interrupt(b: Board) -> bool:
    """One activation ends before another begins, and there is none once the attacks begin."""
    return b.phase != "attacks" and not kept(b).acting


# V1.6
def is_tired(b: Board, avatar: str) -> bool:
    """By the other reading an avatar is activated only once a turn."""
    return ONCE in b.switches and (avatar, b.turn) in kept(b).activated


def not_to_activate(b: Board, seat: Seat, moment: Moment) -> Iterator[Refusal]:
    """Why the avatar may not be activated."""
    avatar = avatar_of(b, seat)
    if is_down(b, avatar):
        yield Refusal(activating(avatar), "V1.10", "refused-down")
    elif not is_time(b, avatar, moment):
        reason = "refused-activation-now" if ANY in b.switches else "refused-activation"
        yield Refusal(activating(avatar), "V1.6", reason)
    elif is_tired(b, avatar):
        yield Refusal(activating(avatar), "V1.6", "refused-tired")


def may_be_activated(b: Board) -> bool:
    """Whether an avatar may be activated, for when no card fits on the track."""
    if b.phase != "end of turn" and not (ANY in b.switches and may_interrupt(b)):
        return False
    return any(not is_down(b, one) and not is_tired(b, one) for _, one in kept(b).owners)


# A14.7, V1.6
def activations(b: Board) -> int:
    """How often avatars were activated this turn; an activation is not a card and covers no space."""
    return len([turn for _, turn in kept(b).activated if turn == b.turn])


def no_card(b: Board, seat: Seat, option: Activate) -> Offer | None:
    """No card is offered."""
    return None


# V1.6
def begin(t: Table[Board], seat: Seat, offered: Offer | None) -> None:
    """It counts as one of the turn's two cards but covers no space; the hero gets a token for it."""
    b = t.board
    avatar = avatar_of(b, seat)
    b.cards_played += 1
    keep(b, tokens=kept(b).tokens + 1, activated=(*kept(b).activated, (avatar, b.turn)), acting=seat)
    t.tell(EVERYONE, AvatarActivated, seat, avatar, kept(b).tokens)
    if b.phase == "end of turn":
        b.phase = PHASE  # it is a part of its own
    else:
        act(t)


def activate(t: Table[Board]) -> None:
    """An activation at the end of the turn."""
    act(t)
    t.board.phase = "end of turn"


# V1.7, V1.18
def act(t: Table[Board]) -> None:
    """First its power, then one of the three actions; everyone hears its noise, but only evil sees the rest."""
    b = t.board
    seat = kept(b).acting
    avatar = avatar_of(b, seat)
    remember(t, Roused(b.cards_played, 0))
    use_power(t, seat, avatar)
    if is_seen(b, avatar):
        remember(t, Roused(b.cards_played, 0))  # whoever is heard from now on was seen moving
    elif SILENT in b.switches:
        remember(t, Flitted(KINDS[avatar]))
    choice = t.ask(seat, "avatar acts", what_it_may_do(b, avatar), AboutAvatar(avatar))
    if isinstance(choice, AvatarSpawns):
        evil_spawns(t, seat, KINDS[avatar])
    elif isinstance(choice, AvatarMoves):
        move_by_itself(t, seat, on_map(b, avatar))
    elif isinstance(choice, AvatarTeleports):
        teleport_anew(t, seat, on_map(b, avatar))
    keep(b, acting="")


# V1.7
def move_by_itself(t: Table[Board], seat: Seat, creature: Creature) -> None:
    """Move up to one sector; someone who hears it but did not see it go cannot tell a step from a teleport."""
    b = t.board
    seen = is_revealed(b, b.creatures[creature])
    evil_moves(t, seat, creature, STEPS, others_come(b), heard_as=None if seen else creature.kind)


# V1.18
def heard_in_activation(b: Board, fact: Heard) -> Heard:
    """If others may have moved too, the hero cannot tell whether the noise was theirs or a hidden avatar's."""
    if not kept(b).acting:
        return fact
    avatar, others = avatar_of(b, kept(b).acting), others_come(b)
    if not others or is_seen(b, avatar):
        return fact
    kind = KINDS[avatar]
    if fact.kind is not None and fact.kind is not kind:
        return fact  # everyone was told who was called meanwhile
    return fact._replace(steps=max(fact.steps, others), kind=kind, sure=False, least=stats_of(b, kind).spawn)


def others_come(b: Board) -> int:
    """How many steps others may have moved in this activation, by its power or by cards played meanwhile."""
    node = b.memory
    while node is not None:
        if isinstance(node.fact, Roused):
            return FARTHEST if b.cards_played > node.fact.cards else node.fact.steps
        node = node.before
    return 0


# V1.8, V1.19
def use_power(t: Table[Board], seat: Seat, avatar: str) -> None:
    """A power that works on activation may be used first, if it can do something; everyone is told."""
    effect = effects_of(t.board.box).others["avatars"][avatar]
    if not isinstance(effect, ActiveAvatarEffect) or not effect.usable.said(False, t.board):
        return
    if isinstance(t.ask(seat, "avatar power", [USE, SKIP], AboutAvatar(avatar)), UsePower):
        t.tell(EVERYONE, AvatarPowerUsed, avatar)
        effect.does(t, seat)


def on_map(b: Board, avatar: str) -> Creature:
    """The avatar's token."""
    one = figure_of(b, avatar)
    assert one is not None
    return one


# V1.7, V1.20
def what_it_may_do(b: Board, avatar: str) -> list[Option]:
    """Spawn if it is not on the map, move, teleport if the hero does not see it, or wait."""
    one = figure_of(b, avatar)
    if one is None:
        return [WAIT, SPAWN] if spawn_places(b, KINDS[avatar]) else [WAIT]
    found: list[Option] = [WAIT]
    if steps_for(b, one) or doors_to_free(b, one):
        found.append(MOVE)
    if not is_seen(b, avatar) and places_anew(b, one):
        found.append(TELEPORT)
    return found


# V1.7
def places_anew(b: Board, creature: Creature) -> list[Sector]:
    """Where it could spawn if it were taken off the map; this leaves room for it on its own level."""
    at = b.creatures[creature]
    far = far_off(b)[stats_of(b, creature.kind).spawn]
    levels = sorted({level_of(at), *levels_with_room(b)})
    return [sector for level in levels for sector in far[level] if sector != at]


def is_placed_anew(b: Board, prompt: str) -> bool:
    """Whether an avatar teleports itself, rather than being teleported by a card."""
    return prompt == TELEPORT_TO and MODULE in b.modules and kept(b).acting != ""


# V1.7, V1.21
def teleport_anew(t: Table[Board], seat: Seat, creature: Creature) -> None:
    """Place it by the spawning rules, so with noise, and still wounded if it was; by the other reading silently."""
    b = t.board
    to = choose_sector(t, seat, TELEPORT_TO, places_anew(b, creature), AboutCreature(beings(creature.kind)[0]))
    put_down(t, creature, to)
    if SILENT not in b.switches:
        make_noise(t, to, STEPS, creature.kind)
    come_out(t, creature)


OTHER_PLAYS.append(
    OtherPlay(
        module=MODULE,
        what=PHASE,
        fits=may_be_activated,
        kind=Activate,
        options=to_activate,
        refused=not_to_activate,
        offer=no_card,
        play=begin,
        without_card=activations,
    )
)
PHASES[PHASE] = activate
TURN_PHASES.add(PHASE)
PLACED_LIKE_SPAWNED.append(is_placed_anew)
