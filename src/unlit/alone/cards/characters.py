"""The characters, each as a hero, as a companion, and as a sacrifice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, creatures_at, is_dangerous
from unlit.alone.box.pieces import Damage, Face
from unlit.alone.rules.actions.explore import reveal_far, ways_to_look
from unlit.alone.rules.actions.move import carry, ways_out
from unlit.alone.rules.fighting import hit
from unlit.alone.rules.harm import can_recover, recover
from unlit.alone.rules.items import draw_items, gain_items, upgrade_items
from unlit.alone.rules.kinds import CHARACTERS
from unlit.alone.rules.labyrinth import remove_danger
from unlit.alone.rules.moments import Activation, Fright, Harm, M, Roll, Step
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.rolls import tell_roll
from unlit.alone.rules.rounds import gain_round
from unlit.alone.told.memory import Calmed
from unlit.alone.told.things import STOP, Toward

if TYPE_CHECKING:
    from unlit.alone.box.rows import CharacterRow
    from unlit.kernel.table import Table


@CHARACTERS.enter(M.STEPPING)
def pilot(t: Table[Board], step: Step, row: CharacterRow) -> None:
    """No attack of opportunity."""
    step.unharmed = True


@pilot.nimble
def pilot_is_nimble(row: CharacterRow) -> int:
    """One die less."""
    return row.hero


# A18.2
@pilot.sacrifice
def pilot_sacrificed(t: Table[Board], row: CharacterRow) -> None:
    """The hero is carried up to two sectors."""
    for _ in range(row.sacrifice):
        choice = t.ask(HERO, "carried", [*ways_out(t.board), STOP])
        if not isinstance(choice, Toward):
            break
        carry(t, choice.way)


@CHARACTERS.enter(M.ITEM_ACTIVATED)
def technician(t: Table[Board], activation: Activation, row: CharacterRow) -> None:
    """The item keeps a charge."""
    activation.cost -= row.companion


@technician.charges_drawn
def technician_charges(row: CharacterRow) -> int:
    """Four instead of three."""
    return row.hero


# A18.2
@technician.sacrifice
def technician_sacrificed(t: Table[Board], row: CharacterRow) -> None:
    """Draw three items, then upgrade."""
    gain_items(t, draw_items(t.board, row.sacrifice))
    upgrade_items(t)


@CHARACTERS.enter(M.FRIGHT)
def commander(t: Table[Board], fright: Fright, row: CharacterRow) -> None:
    """Reduce the fright."""
    fright.amount -= row.companion


@commander.fits
def something_to_fear(b: Board, fright: Fright) -> bool:
    """Whether there is anything to lose."""
    return fright.amount > 0


# A16.6
@commander.end_of_round
def commander_rests(t: Table[Board], row: CharacterRow) -> None:
    """Recover some self-control."""
    recover(t, Damage.CONTROL, row.hero)


# A18.2
@commander.sacrifice
def commander_sacrificed(t: Table[Board], row: CharacterRow) -> None:
    """Gain a round."""
    for _ in range(row.sacrifice):
        gain_round(t)


@CHARACTERS.enter(M.DAMAGED)
def doctor(t: Table[Board], harm: Harm, row: CharacterRow) -> None:
    """Recover some life."""
    recover(t, Damage.LIFE, row.companion)


@doctor.fits
def life_was_lost(b: Board, harm: Harm) -> bool:
    """Whether life was lost and can be recovered."""
    return harm.kind is Damage.LIFE and can_recover(b, Damage.LIFE)


@doctor.recovery
def doctor_recovers(row: CharacterRow) -> int:
    """Two instead of one."""
    return row.hero


# A18.2
@doctor.sacrifice
def doctor_sacrificed(t: Table[Board], row: CharacterRow) -> None:
    """Recover on both tracks."""
    for kind in Damage:
        recover(t, kind, row.sacrifice)


@CHARACTERS.enter(M.STEPPED)
def scout(t: Table[Board], step: Step, row: CharacterRow) -> None:
    """Remove the danger token from the sector."""
    remember(t, Calmed())
    remove_danger(t, t.board.hero)


@scout.fits
def something_to_clear(b: Board, step: Step) -> bool:
    """Whether the sector has a danger token."""
    return is_dangerous(b, b.hero)


# A8.1
@scout.farsighted
def scout_sees_far(row: CharacterRow) -> int:
    """One sector farther."""
    return row.hero


# A18.2
@scout.sacrifice
def scout_sacrificed(t: Table[Board], row: CharacterRow) -> None:
    """Reveal all lines from the hero's sector."""
    for toward in ways_to_look(t.board):
        reveal_far(t, toward.way, row.sacrifice)


@CHARACTERS.enter(M.ROLLED)
def soldier(t: Table[Board], roll: Roll, row: CharacterRow) -> None:
    """Turn dice that are not hits into hits."""
    misses = [place for place, die in enumerate(roll.dice) if not roll.counts(die)]
    for place in misses[: row.companion]:
        roll.dice[place] = Face.HIT
    tell_roll(t, roll)


@soldier.fits
def a_blow_went_wide(b: Board, roll: Roll) -> bool:
    """Whether these are the hero's own dice with a miss among them."""
    return roll.by_hero and roll.hits() < len(roll.dice)


# A9.1
@soldier.fierce
def soldier_fights(row: CharacterRow) -> int:
    """Extra dice."""
    return row.hero


# A18.2
@soldier.sacrifice
def soldier_sacrificed(t: Table[Board], row: CharacterRow) -> None:
    """Hit every creature in the hero's sector, one after another."""
    b = t.board
    for creature in creatures_at(b, b.hero):
        hit(t, creature, row.sacrifice)
