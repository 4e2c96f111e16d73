"""Attack: Strength against one enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import ENEMIES, Enemy, Kind, Purpose, Stat
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.challenges import roll_for, tell_result
from unlit.escape.rules.enemies.activation import provoke
from unlit.escape.rules.enemies.attacks import take_away
from unlit.escape.rules.items import find_item
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.threat import gain_threat
from unlit.escape.told.events import Stunned
from unlit.escape.told.places import Marker
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class AttackEnemy(Option):
    """Attack an enemy on the tile."""

    enemy: Enemy

    @classmethod
    def verb(cls) -> str:
        """Attack."""
        return "attack"

    def points_at(self) -> Marker:
        """The enemy."""
        return Marker(self.enemy)


ATTACK: Final = {enemy: AttackEnemy(enemy) for enemy in ENEMIES}


# E12.4, E2.4
def attack_an_enemy(t: Table[Board], seat: Seat, enemy: Enemy) -> None:
    """Attack: its Toughness stuns an enemy, twice that removes it; a guard costs threat, and gives an item if hit."""
    b = t.board
    b.challenged = True
    if enemy.kind is Kind.GUARD:
        gain_threat(t, seat)
    tough = b.box.enemies[enemy.kind].toughness
    challenge = Challenge(seat, Stat.STRENGTH, tough, Purpose.ATTACK, against=enemy)
    icons = roll_for(t, challenge)
    tell_result(t, challenge, passed=icons >= tough)
    if icons >= tough and enemy.kind is Kind.CRONOS:
        effects_of(b.box).scenarios[b.scenario].wounded.run(t, icons // tough)
    elif icons >= 2 * tough:
        take_away(t, enemy)
    elif icons >= tough:
        b.stunned |= {enemy}
        t.tell(EVERYONE, Stunned, enemy)
    if icons < tough:
        provoke(t, b.people[seat].at, lambda one: True)
        return
    for skill in b.people[seat].skills:
        effects_of(b.box).gear[skill].felled.run(t, seat, card_of(b, skill))
    if enemy.kind is Kind.GUARD:
        find_item(t, seat)
