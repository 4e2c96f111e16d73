"""Using what the hero has: items with an action, and passive items, abilities and companions at their moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from unlit.alone.board.board import HERO, Board, Creature, Declaration, Item, by_look, creatures_at, knows, named
from unlit.alone.box.pieces import UNLOCKED, Ability, Action
from unlit.alone.rules.boxes import card_of, effects_of
from unlit.alone.rules.companions import lose_charges
from unlit.alone.rules.items import choose_item, lose_item_charges, spend_charges
from unlit.alone.rules.kinds import ABILITIES, PassiveEffect, ToolEffect
from unlit.alone.rules.modules import ANSWERS
from unlit.alone.rules.moments import Activation, Fright, Harm, M, Own, Play, Roll, Step
from unlit.alone.rules.reactions import SHELTERING, react
from unlit.alone.told.abouts import AboutAnswer, AboutNumber
from unlit.alone.told.events import CameToNothing, CompanionUsed, ItemUsed
from unlit.alone.told.things import NUMBERS, Character, ItemCard, character, item_card
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import PASS, Bare, Option, Pass

if TYPE_CHECKING:
    from unlit.alone.rules.kinds import AbilityEffect
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.box.moments import Moment
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class UseAbility(Bare):
    """Use an unlocked ability."""

    ability: Ability

    def possible(self) -> bool:
        """Whether the hero has to use it; other abilities work by themselves."""
        return str(self.ability) in ABILITIES.named


Answerable: TypeAlias = Fright | Roll | Harm | Step | Activation | Play
"""What the hero may react to."""
USE_ABILITY: Final = {str(ability): UseAbility(ability) for ability in Ability}


# A14.12, A12.7
def hero_answers(t: Table[Board], moment: Moment, context: Answerable) -> None:
    """The hero may use passive items, abilities and companions, each once per occurrence of its trigger."""
    b = t.board
    used: list[Option] = []
    while answers := [one for one in possible_answers(b, moment, context) if one not in used]:
        choice = choose_answer(t, answers, moment, context)
        if isinstance(choice, Pass):
            return
        if choice not in ANSWERS.options(b, moment, context):
            used.append(choice)
        answer(t, choice, moment, context)


# A12.6
@SHELTERING
def hero_shelters(t: Table[Board], play: Play) -> None:
    """The hero may use something against a dangerous card."""
    hero_answers(t, Own.DANGER, play)


# V1.13
def hero_answers_again(t: Table[Board], moment: Moment, context: Answerable) -> None:
    """What modules let the hero use at any time, any number of times, after evil's reaction has made things worse."""
    while answers := ANSWERS.options(t.board, moment, context):
        choice = choose_answer(t, answers, moment, context)
        if isinstance(choice, Pass):
            return
        answer(t, choice, moment, context)


def choose_answer(t: Table[Board], answers: list[Option], moment: Moment, context: Answerable) -> Option:
    """Choose one of these, or pass."""
    return t.ask(HERO, "answer", [PASS, *answers], lambda b: AboutAnswer(moment.value, context.about()))


def possible_answers(b: Board, moment: Moment, context: object) -> list[Option]:
    """What the hero may use now, each thing once."""
    effects = effects_of(b.box)
    found: list[Option] = []
    for name in dict.fromkeys([item.name for item in b.items]):
        item = effects.items[name]
        # Items that need an action have no moment.
        if item.moment is moment and isinstance(item, PassiveEffect) and item.fits.said(True, b, context):
            found.append(item_card(name))
    for name in b.companions:
        companion = effects.characters[name]
        if companion.moment is moment and companion.fits.said(True, b, context):
            found.append(character(name))
    if max(b.experience) >= UNLOCKED:
        found += [USE_ABILITY[one.name] for one in learned(b, moment) if one.fits.said(True, b, context)]
    if b.modules:
        found += ANSWERS.options(b, moment, context)
    return found


def learned(b: Board, moment: Moment) -> list[AbilityEffect[Any]]:
    """The unlocked abilities that can be used at this moment."""
    waiting = [one for one in ABILITIES.named.values() if one.moment is moment]
    return [one for one in waiting if knows(b, Ability(one.name))]


def answer(t: Table[Board], choice: Option, moment: Moment, context: object) -> None:
    """Use what was chosen."""
    if isinstance(choice, UseAbility):
        ABILITIES.named[str(choice.ability)].does(t, context)
    elif isinstance(choice, Character):
        help_hero(t, choice.character, context)
    elif isinstance(choice, ItemCard):
        use_passive(t, choice.item, context)
    else:
        ANSWERS.choose(t, choice, moment, context)


# A18.3
def help_hero(t: Table[Board], name: str, context: object) -> None:
    """Use a companion's ability, which costs one charge each time."""
    t.tell(EVERYONE, CompanionUsed, name)
    lose_charges(t, name, 1)
    effects_of(t.board.box).characters[name].does(t, context, t.board.box.characters[name])


# A12.6
def use_passive(t: Table[Board], name: str, context: object) -> None:
    """Activate a passive item for one charge when its trigger occurs."""
    item = next(one for one in t.board.items if one.name == name)
    effect = effects_of(t.board.box).items[name]
    assert isinstance(effect, PassiveEffect)
    effect.does(t, activate(t, item, 1), context)


# A12.5
def items_for(b: Board, action: Action) -> list[ItemCard]:
    """The items that can be activated with this action and would have an effect, each name once."""
    rows = b.box.items
    names = [item.name for item in b.items if rows[item.name].action is action]
    if not names:
        return []
    effects = effects_of(b.box)
    found: list[ItemCard] = []
    for name in dict.fromkeys(names):
        effect = effects.items[name]
        assert isinstance(effect, ToolEffect)
        fits = effect.fits.bound
        if fits is None or fits(b, effects.cards[name]):
            found.append(item_card(name))
    return found


def tool(b: Board, name: str) -> ToolEffect:
    """What an item that needs an action does."""
    effect = effects_of(b.box).items[name]
    assert isinstance(effect, ToolEffect)
    return effect


# A12.5, A12.7
def activate(t: Table[Board], item: Item, charges: int) -> Activation:
    """Spend one charge, unless the card says otherwise; the effect still happens if the item is used up."""
    activation = Activation(item, t.board.box.items[item.name], item.upgraded, charges, charges)
    t.tell(EVERYONE, ItemUsed, item.name, charges)
    hero_answers(t, M.ITEM_ACTIVATED, activation)
    activation.item = spend_charges(t, item, activation.cost)
    react(t, M.ITEM_ACTIVATED, activation)
    return activation


# A3.2, A12.11, A12.12
def name_item(t: Table[Board], name: str) -> Declaration:
    """Declare an item with its charges and targets; if there are several with this name, the hero picks one."""
    item = choose_item(t, "which item", [one for one in t.board.items if one.name == name])
    several = t.board.box.items[name].several
    charges = t.ask(HERO, "charges", NUMBERS[1 : item.charges + 1]).number if several else 1
    return Declaration(item, charges, name_targets_of_item(t, item))


def name_targets_of_item(t: Table[Board], item: Item) -> tuple[Option, ...]:
    """Name what the item is aimed at, one target after another."""
    b, aim, named = t.board, tool(t.board, item.name).aim, list[Option]()
    if aim is None:
        return ()
    prompt, options, how_many = aim
    while len(named) < how_many(b, b.box.items[item.name]):
        left = [option for option in options(b, item) if option not in named]
        named.append(t.ask(HERO, prompt, left, AboutNumber(len(named) + 1)))
    return tuple(named)


def name_item_or_target(t: Table[Board], choice: Option) -> Declaration:
    """Complete the declaration: the choice is a target of the action itself, or an item that needs more named."""
    return name_item(t, choice.item) if isinstance(choice, ItemCard) else Declaration(targets=(choice,))


# A3.2
def come_to_nothing(t: Table[Board]) -> None:
    """A reaction has made the declared target impossible."""
    t.tell(EVERYONE, CameToNothing)


# A3.9
def spend_for_nothing(t: Table[Board], deed: Deed) -> None:
    """Spend the charges of the declared item, whatever became of the action."""
    item = item_meant(t.board, deed.declared)
    if item is not None:
        lose_item_charges(t, item, deed.declared.charges)


# A3.4, A9.5
def use_item(t: Table[Board], deed: Deed) -> None:
    """Do what the item says instead of the action, unless its target has become impossible."""
    item = item_meant(t.board, deed.declared)
    if item is None or not can_be_aimed(t.board, item, deed):
        spend_for_nothing(t, deed)
        come_to_nothing(t)
        return
    activation = activate(t, item, min(deed.declared.charges, item.charges))
    activation.targets, activation.creature = deed.declared.targets, deed.creature
    if can_be_aimed(t.board, item, deed):
        tool(t.board, item.name).does(t, activation)
    else:
        come_to_nothing(t)


def item_meant(b: Board, declared: Declaration) -> Item | None:
    """The declared item; it is still the same if it has lost charges since."""
    if declared.item is None:
        return None
    alike = [item for item in b.items if item == declared.item]
    return next(iter(alike + [item for item in b.items if item.name == declared.item.name]), None)


# A3.2
def can_be_aimed(b: Board, item: Item, deed: Deed) -> bool:
    """Whether the item can still be aimed at what was declared: this creature, these directions or things."""
    effect = tool(b, item.name)
    if effect.aim is None:
        return effect.fits.said(True, b, card_of(b, item.name))
    options = effect.aim.options(b, item)
    if deed.creature is None:
        return all(target in options for target in deed.declared.targets)
    return any(one is not None and are_alike(b, one, deed.creature) for one in options.values())


def are_alike(b: Board, one: Creature, other: Creature) -> bool:
    """Whether nothing tells two creatures apart, not even their sectors."""
    return other in b.creatures and named(b, one) == named(b, other)


# A3.2
def creature_meant(b: Board, declared: Declaration) -> Creature | None:
    """The creature declared as the target of a fight, with or without an item."""
    if declared.item is None:
        return by_look(b, creatures_at(b, b.hero)).get(declared.targets[0])
    aim = tool(b, declared.item.name).aim
    assert aim is not None
    return aim.options(b, declared.item).get(declared.targets[0])
