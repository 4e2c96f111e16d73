"""The characters, each as a hero, as a companion, and as a sacrifice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.explore import reveal_far, ways_to_look
from unlit.alone.actions.move import carry, ways_out
from unlit.alone.board import HERO, Board, creatures_at, is_dangerous
from unlit.alone.cards.rows import (
    CHARACTERS,
    CHARGES_DRAWN,
    END_OF_ROUND,
    FARSIGHTED,
    FIERCE,
    FITS,
    NIMBLE,
    RECOVERY,
    SACRIFICE,
)
from unlit.alone.fighting import hit
from unlit.alone.harm import can_recover, recover
from unlit.alone.items import draw_items, gain_items, upgrade_items
from unlit.alone.labyrinth import remove_danger
from unlit.alone.memory import Calmed, remember
from unlit.alone.moments import Activation, Fright, Harm, M, Roll, Step
from unlit.alone.parts import Damage, Face
from unlit.alone.rolls import tell_roll
from unlit.alone.rounds import gain_round
from unlit.alone.things import STOP, Toward

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@CHARACTERS.enter(M.STEPPING)
def pilot(t: Table[Board], step: Step) -> None:
    """No attack of opportunity."""
    step.unharmed = True


@NIMBLE.of("pilot")
def pilot_is_nimble(b: Board) -> int:
    """A die less."""
    return b.box.characters["pilot"].hero


# A18.2
@SACRIFICE.of("pilot")
def pilot_sacrificed(t: Table[Board]) -> None:
    """The hero is carried up to two sectors."""
    for _ in range(t.board.box.characters["pilot"].sacrifice):
        choice = t.ask(HERO, "carried", [*ways_out(t.board), STOP])
        if not isinstance(choice, Toward):
            break
        carry(t, choice.way)


@CHARACTERS.enter(M.ITEM_ACTIVATED)
def technician(t: Table[Board], activation: Activation) -> None:
    """The item keeps a charge."""
    activation.cost -= t.board.box.characters["technician"].companion


@CHARGES_DRAWN.of("technician")
def technician_charges(b: Board) -> int:
    """Four instead of three."""
    return b.box.characters["technician"].hero


# A18.2
@SACRIFICE.of("technician")
def technician_sacrificed(t: Table[Board]) -> None:
    """Three items, and upgrades."""
    gain_items(t, draw_items(t.board, t.board.box.characters["technician"].sacrifice))
    upgrade_items(t)


@CHARACTERS.enter(M.FRIGHT)
def commander(t: Table[Board], fright: Fright) -> None:
    """The fright is smaller."""
    fright.amount -= t.board.box.characters["commander"].companion


@FITS.of("commander")
def something_to_fear(b: Board, fright: Fright) -> bool:
    """Where there is something to lose."""
    return fright.amount > 0


# A16.6
@END_OF_ROUND.of("commander")
def commander_rests(t: Table[Board]) -> None:
    """A little calm."""
    recover(t, Damage.CONTROL, t.board.box.characters["commander"].hero)


# A18.2
@SACRIFICE.of("commander")
def commander_sacrificed(t: Table[Board]) -> None:
    """A round gained."""
    for _ in range(t.board.box.characters["commander"].sacrifice):
        gain_round(t)


@CHARACTERS.enter(M.DAMAGED)
def doctor(t: Table[Board], harm: Harm) -> None:
    """Some life is recovered."""
    recover(t, Damage.LIFE, t.board.box.characters["doctor"].companion)


@FITS.of("doctor")
def life_was_lost(b: Board, harm: Harm) -> bool:
    """After life damage that can be healed."""
    return harm.kind is Damage.LIFE and can_recover(b, Damage.LIFE)


@RECOVERY.of("doctor")
def doctor_recovers(b: Board) -> int:
    """Two instead of one."""
    return b.box.characters["doctor"].hero


# A18.2
@SACRIFICE.of("doctor")
def doctor_sacrificed(t: Table[Board]) -> None:
    """Both tracks."""
    for kind in Damage:
        recover(t, kind, t.board.box.characters["doctor"].sacrifice)


@CHARACTERS.enter(M.STEPPED)
def scout(t: Table[Board], step: Step) -> None:
    """The sector is made safe."""
    remember(t, Calmed())
    remove_danger(t, t.board.hero)


@FITS.of("scout")
def something_to_clear(b: Board, step: Step) -> bool:
    """Where there is danger."""
    return is_dangerous(b, b.hero)


# A8.1
@FARSIGHTED.of("scout")
def scout_sees_far(b: Board) -> int:
    """A sector more."""
    return b.box.characters["scout"].hero


# A18.2
@SACRIFICE.of("scout")
def scout_sacrificed(t: Table[Board]) -> None:
    """All lines from the hero's sector."""
    for toward in ways_to_look(t.board):
        reveal_far(t, toward.way, t.board.box.characters["scout"].sacrifice)


@CHARACTERS.enter(M.ROLLED)
def soldier(t: Table[Board], roll: Roll) -> None:
    """Dice that do not count are turned."""
    misses = [place for place, die in enumerate(roll.dice) if not roll.counts(die)]
    for place in misses[: t.board.box.characters["soldier"].companion]:
        roll.dice[place] = Face.HIT
    tell_roll(t, roll)


@FITS.of("soldier")
def a_blow_went_wide(b: Board, roll: Roll) -> bool:
    """The hero's own dice, with a miss among them."""
    return roll.by_hero and roll.hits() < len(roll.dice)


# A9.1
@FIERCE.of("soldier")
def soldier_fights(b: Board) -> int:
    """Dice more."""
    return b.box.characters["soldier"].hero


# A18.2
@SACRIFICE.of("soldier")
def soldier_sacrificed(t: Table[Board]) -> None:
    """Whoever is there is hit, one after another."""
    b = t.board
    for creature in creatures_at(b, b.hero):
        hit(t, creature, b.box.characters["soldier"].sacrifice)
