"""Using what the hero has: items with an action, and passive items, abilities and companions when their time comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board, Item, knows
from unlit.alone.cards.rows import ABILITIES, CHARACTERS, FITS, ITEMS
from unlit.alone.companions import lose_charges
from unlit.alone.events import CompanionUsed, ItemUsed
from unlit.alone.items import choose_item, spend_charges
from unlit.alone.modules import ANSWERS
from unlit.alone.moments import Activation, M
from unlit.alone.parts import UNLOCKED, Ability, Action
from unlit.alone.reactions import react
from unlit.kernel.events import EVERYONE
from unlit.kernel.moments import PASS

if TYPE_CHECKING:
    from unlit.kernel.moments import Moment
    from unlit.kernel.table import Table


# A14.12, A12.7
def hero_answers(t: Table[Board], moment: Moment, context: object) -> None:
    """The hero's passive items, abilities and companions, each once for each occurrence of its trigger."""
    b = t.board
    used: list[str] = []
    while answers := [one for one in possible_answers(b, moment, context) if one not in used]:
        choice = choose_answer(t, answers, moment, context)
        if choice == PASS:
            return
        if choice not in ANSWERS.options(b, moment, context):
            used.append(choice)
        answer(t, choice, moment, context)


# V1.13
def hero_answers_again(t: Table[Board], moment: Moment, context: object) -> None:
    """What modules let the hero use at any time, any number, once evil's reaction has made it worse."""
    while answers := ANSWERS.options(t.board, moment, context):
        choice = choose_answer(t, answers, moment, context)
        if choice == PASS:
            return
        answer(t, choice, moment, context)


def choose_answer(t: Table[Board], answers: list[str], moment: Moment, context: object) -> str:
    """One of these, or none."""
    return t.ask(HERO, "answer", [PASS, *answers], f"{moment.value}: {context}")


def possible_answers(b: Board, moment: Moment, context: object) -> list[str]:
    """What the hero may use now, each thing once."""
    found = [
        item.name for item in b.items if ITEMS.named[item.name].moment is moment and FITS.allows(item.name, b, context)
    ]
    found += [
        name for name in b.companions if CHARACTERS.named[name].moment is moment and FITS.allows(name, b, context)
    ]
    found += [name for name in learned(b, moment) if FITS.allows(name, b, context)]
    if b.modules:
        found += ANSWERS.options(b, moment, context)
    return list(dict.fromkeys(found))


def learned(b: Board, moment: Moment) -> list[str]:
    """The abilities unlocked that wait for this moment."""
    if max(b.experience) < UNLOCKED:
        return []
    cards = ((card, Ability(str(card))) for card in ABILITIES.named.values() if card.moment is moment)
    return [card.name for card, ability in cards if knows(b, ability)]


def answer(t: Table[Board], name: str, moment: Moment, context: object) -> None:
    """Use one of them."""
    if name in ABILITIES.named:
        ABILITIES.named[name].effect(t, context)
    elif name in CHARACTERS.named:
        help_hero(t, name, context)
    elif name in ITEMS.named:
        use_passive(t, name, context)
    else:
        ANSWERS.choose(t, name, moment, context)


# A18.3
def help_hero(t: Table[Board], name: str, context: object) -> None:
    """A companion's ability costs one charge each time."""
    t.tell(EVERYONE, CompanionUsed, name)
    lose_charges(t, name, 1)
    CHARACTERS.named[name].effect(t, context)


# A12.6
def use_passive(t: Table[Board], name: str, context: object) -> None:
    """A passive item is activated for one charge when its trigger occurs."""
    item = next(one for one in t.board.items if one.name == name)
    activation = activate(t, item, 1)
    ITEMS.named[name].effect(t, activation, context)


# A12.5
def items_for(b: Board, action: Action) -> list[str]:
    """The items that can be activated with an action and have something to do, each name once."""
    named = ITEMS.named
    names = dict.fromkeys([item.name for item in b.items if named[item.name].row.action is action])
    return [name for name in names if FITS.allows(name, b, None)]


# A12.5, A12.7
def activate(t: Table[Board], item: Item, charges: int) -> Activation:
    """One charge is spent, unless the card says otherwise; the effect paid for still happens."""
    activation = Activation(item, item.upgraded, charges, charges)
    t.tell(EVERYONE, ItemUsed, item.name, charges)
    hero_answers(t, M.ITEM_ACTIVATED, activation)
    activation.item = spend_charges(t, item, activation.cost)
    react(t, M.ITEM_ACTIVATED, activation)
    return activation


# A3.4, A9.5, A12.11, A12.12
def use_item(t: Table[Board], name: str) -> None:
    """The card's text replaces the action; of several alike the hero names one."""
    item = choose_item(t, "which item", [one for one in t.board.items if one.name == name])
    charges = 1
    if ITEMS.named[name].row.several:
        charges = t.ask(HERO, "charges", range(1, item.charges + 1))
    ITEMS.named[name].effect(t, activate(t, item, charges))
