"""Terror's avatar: near the hero it wears down the mind, and the hero's ears cannot be trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.box.pieces import KINDS, Damage, Level, Stats
from unlit.alone.modules.avatar.kinds import AVATARS, UPGRADES
from unlit.alone.modules.avatar.state import avatar_row, figure_of, has, is_seen, upgrade_number
from unlit.alone.modules.avatar.upgrades import do_more, gained, more_fright
from unlit.alone.rules.actions.move import ways_out
from unlit.alone.rules.creatures import feign_noise
from unlit.alone.rules.harm import suffer
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Near
from unlit.alone.told.things import ON_LEVEL

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat

NAME = "whisperer"


@AVATARS.enter
def whisperer(t: Table[Board], seat: Seat) -> None:
    """Deal self-control damage if it is near the hero, and if upgraded feign a noise."""
    b = t.board
    do_more(t, seat, "false_steps")
    if is_near(b):
        if not is_seen(b, NAME):
            remember(t, Near(b.labels[b.hero], KINDS[NAME], reach(b)))
        suffer(t, Damage.CONTROL, avatar_row(b, NAME).second)


@whisperer.usable
def can_be_heard(b: Board) -> bool:
    """Whether it is on the map, and near enough or able to feign steps."""
    return figure_of(b, NAME) is not None and (is_near(b) or has(b, "false_steps"))


def is_near(b: Board) -> bool:
    """Whether its voice reaches the hero, but not through a blocked door."""
    one = figure_of(b, NAME)
    if one is None:
        return False
    return b.map.distances(b.blocked).steps(b.hero)[b.creatures[one]] <= reach(b)


def reach(b: Board) -> int:
    """How far its voice carries."""
    return avatar_row(b, NAME).first + gained(b, "far_voice")


@UPGRADES.gain
def far_voice(b: Board) -> int:
    """Its voice carries farther."""
    return upgrade_number(b, "far_voice")


@UPGRADES.deed
def false_steps(t: Table[Board], seat: Seat) -> None:
    """Tell a noise that may be false."""
    options: list[Option] = [*ways_out(t.board), ON_LEVEL[Level.OTHER]]
    feign_noise(t, t.ask(seat, "phantom steps", options))


@UPGRADES.figure
def faceless(b: Board, stats: Stats) -> Stats:
    """More frightening."""
    return more_fright(b, stats, "faceless")


@UPGRADES.figure
def half_a_dream(b: Board, stats: Stats) -> Stats:
    """Harder to kill once wounded."""
    return stats._replace(kill=stats.kill + upgrade_number(b, "half_a_dream"))
