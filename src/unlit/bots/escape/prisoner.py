"""A greedy prisoner: goes for the way out, fights what holds it, and keeps its cards for when they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import wants_panel, ways
from unlit.bots.escape.odds import chance, loss
from unlit.escape.actions.access import RATING
from unlit.escape.board import Board, active_on, stat_of, strength_of
from unlit.escape.challenges import dice_for
from unlit.escape.choices import ACCESS, BULL_RUSH, END_TURN, ESCAPE
from unlit.escape.hand import CALM, Use
from unlit.escape.moments import Challenge, M
from unlit.escape.moving import TO_LEAVE
from unlit.escape.parts import STATS, TERROR, Kind, Stat
from unlit.kernel.dice import Dice
from unlit.kernel.moments import PASS

if TYPE_CHECKING:
    from unlit.kernel.chair import Chair
    from unlit.kernel.question import Option
    from unlit.kernel.table import Table

AHEAD = 40  # answers that are looked ahead until somebody's next turn
WORLDS = 2  # in which a choice is compared
WORTH_A_CARD, WORTH_HELPING = 0.12, 0.2  # of a chance that a card adds
SURE = 0.5  # the chance from which on a panel is tried
KEPT = 2  # cards that are not played for a challenge
WINDOWS = tuple(moment.value for moment in M)


class Prisoner:
    """One answer of a prisoner's."""

    def __init__(self, chair: Chair, seed: bytes) -> None:
        self.chair = chair
        self.seat = chair.seat
        self.question = chair.question
        self.dice = Dice(seed)
        self.seed = seed
        self.world: Table[Board] = chair.imagine(seed)
        self.b = self.world.board

    def answer(self) -> Option:
        """By rule in its own turn and at rolls; else what leads to the better position."""
        if self.question.prompt == "turn":
            return self.act()
        if self.question.prompt in WINDOWS:
            return self.respond()
        return self.best()

    # In its own turn

    def act(self) -> Option:
        """Out, if it can be; past what holds it; to a panel; on toward the goal; else the turn ends."""
        texts = {str(option): option for option in self.question.options}
        for found in (self.escape(texts), self.calm_down(), self.handle(texts), self.go_on(texts)):
            if found is not None:
                return found
        return texts[END_TURN]

    def escape(self, texts: dict[str, Option]) -> Option | None:
        """The way out, or something that lies there."""
        if ESCAPE in texts:
            return texts[ESCAPE]
        wanted = [text for text in texts if text.startswith("pick up")]
        one = self.b.people[self.seat]
        return texts[wanted[0]] if wanted and len(one.items) < 2 else None

    def calm_down(self) -> Option | None:
        """Whoever is too frightened gives a card for calm while there are enough."""
        one = self.b.people[self.seat]
        if one.fear < TERROR or len(one.hand) <= KEPT + 1:
            return None
        calming = [option for option in self.question.options if isinstance(option, Use) and option.what == CALM]
        return calming[0] if calming else None

    def handle(self, texts: dict[str, Option]) -> Option | None:
        """The challenge that is most likely to free the way, or to open a panel or a door."""
        b, at = self.b, self.b.people[self.seat].at
        here = active_on(b, at)
        if b.challenged:
            return None
        chances: dict[str, float] = {}
        if here and not any(text.startswith(("move", "explore", "crawl")) for text in texts):
            chances = self.chances_against_enemies(texts)
        elif not here and ACCESS in texts and wants_panel(b, self.seat):
            odds = self.odds(Stat.INTELLIGENCE, RATING, "access")
            full = len(b.people[self.seat].hand) == b.people[self.seat].vitality
            chances = {ACCESS: odds} if odds >= SURE or full or b.lockdown else {}
        best = max(chances, key=lambda text: chances[text], default=None)
        return texts[best] if best is not None and chances[best] > 0.1 else None

    def chances_against_enemies(self, texts: dict[str, Option]) -> dict[str, float]:
        """How likely each way is to free the path; an attack must fell the only one."""
        b, at = self.b, self.b.people[self.seat].at
        here = active_on(b, at)
        found = {}
        for text in texts:
            if text == BULL_RUSH:
                found[text] = self.odds(Stat.STRENGTH, strength_of(here) + TO_LEAVE, "bull rush")
            elif text.startswith("outwit"):
                side = [one for one in here if (one.kind is Kind.GUARD) is text.endswith("guards")]
                found[text] = self.odds(Stat.INTELLIGENCE, strength_of(side) + TO_LEAVE, "outwit") + 0.01
            elif text.startswith("attack"):
                kind = next(one.kind for one in here if text.endswith(str(one)))
                alone = 1.0 if len(here) == 1 else 0.4
                found[text] = alone * self.odds(Stat.STRENGTH, STATS[kind].toughness, "attack")
        return found

    def odds(self, stat: Stat, rating: int, purpose: str) -> float:
        """How likely a challenge is passed, with the cards that would be played for it."""
        b = self.b
        dice = dice_for(b, Challenge(self.seat, stat, rating, purpose))
        hand = sorted(b.box.adrenaline[card].bonus for card in b.people[self.seat].hand if self.fits(card, stat))
        spare = max(0, len(b.people[self.seat].hand) - KEPT)
        return chance(dice + sum(hand[::-1][:spare]), stat, rating)

    def fits(self, card: str, stat: Stat) -> bool:
        """Whether a card is for this stat."""
        return self.b.box.adrenaline[card].stat is stat

    def go_on(self, texts: dict[str, Option]) -> Option | None:
        """The step that leads nearest to the goal, if it leads nearer; vents only where they save a lot."""
        b, at = self.b, self.b.people[self.seat].at
        far = ways(b, self.seat)
        names = {b.map.name(tile): tile for tile in range(len(b.map.laid))}
        found: dict[str, float] = {}
        for text in texts:
            verb, _, rest = text.partition(" ")
            if verb == "explore":
                found[text] = -0.5 if far[at] == 0 else far[at]
            elif verb == "move":
                held = 1.5 * strength_of(active_on(b, names[rest]))
                found[text] = far[names[rest]] + held + 0.2
            elif verb == "crawl":
                found[text] = far[names[rest]] + 1.5 * strength_of(active_on(b, names[rest])) + 1.2
        best = min(found, key=lambda text: found[text], default=None)
        return texts[best] if best is not None and found[best] < far[at] + 0.1 else None

    # At rolls

    def respond(self) -> Option:
        """Cards while they are worth it; skills and items that help always."""
        options = [option for option in self.question.options if option != PASS]
        if not options:
            return PASS
        own = [option for option in options if not isinstance(option, Use)]
        if own:
            return self.best()
        if self.question.prompt == M.CHALLENGE.value:
            return self.add_card([option for option in options if isinstance(option, Use)])
        if self.question.prompt == M.ATTACK.value:
            return self.ward_off([option for option in options if isinstance(option, Use)])
        return self.best() if len(self.b.people[self.seat].hand) > KEPT else PASS

    def add_card(self, uses: list[Use]) -> Option:
        """The card that adds most to the chance, if that is worth it."""
        b = self.b
        whose, _, what = str(self.question.about(b)).partition(": ")
        *purpose, stat_name, rating = what.split()
        stat = Stat(stat_name)
        dice = dice_for(b, Challenge(whose, stat, int(rating), " ".join(purpose)))
        before = chance(dice, stat, int(rating))
        least, kept = (WORTH_A_CARD, KEPT) if whose == self.seat else (WORTH_HELPING, KEPT + 1)
        if len(b.people[self.seat].hand) <= kept:
            return PASS
        gains = {
            use: chance(dice + b.box.adrenaline[use.card].bonus, stat, int(rating)) - before
            for use in uses
            if use.what == stat_name
        }
        best = max(gains, key=lambda use: gains[use], default=None)
        return best if best is not None and gains[best] >= least else PASS

    def ward_off(self, uses: list[Use]) -> Option:
        """A card for Toughness, if it saves more than itself."""
        b = self.b
        whose, _, what = str(self.question.about(b)).partition(": ")
        dice = int(what.split()[-2])
        toughness = stat_of(b, whose, Stat.TOUGHNESS)
        hybrid = what.startswith("hybrid")
        icon = Stat.INTELLIGENCE if hybrid else Stat.STRENGTH
        for use in uses:
            if use.what == str(Stat.TOUGHNESS) and whose == self.seat:
                saved = loss(dice, icon, toughness) - loss(dice, icon, toughness + b.box.adrenaline[use.card].bonus)
                if saved > 1.0:
                    return use
        return PASS

    # Everything else

    def best(self) -> Option:
        """The option with the best outlook over a few imagined worlds; the first of equals."""
        options = self.question.options
        if len(options) == 1:
            return options[0]
        sums = [0.0] * len(options)
        for number in range(WORLDS):
            world = self.chair.imagine(self.seed[:-1] + bytes([number]))
            for place, option in enumerate(options):
                fork = world.fork()
                fork.answer(self.seat, option)
                settle(fork)
                sums[place] += worth(fork, self.seat)
        return options[sums.index(max(sums))]


def settle(t: Table[Board]) -> None:
    """Windows are passed and the first of what is left is chosen, until somebody's turn is asked about."""
    for _ in range(AHEAD):
        question = t.question
        if question is None or question.prompt == "turn":
            return
        t.answer(question.seat, PASS if PASS in question.options else question.options[0])


def worth(t: Table[Board], seat: str) -> float:
    """How good a position is for a prisoner."""
    b = t.board
    if t.outcome is not None:
        return 100.0 if seat in t.outcome.winners else -100.0
    one = b.people[seat]
    if one.fate:
        return 100.0 if one.fate == "escaped" else -100.0
    value = 1.0 * len(one.hand) + 4.0 * one.vitality - 0.4 * one.threat + 0.5 * len(one.items)
    value -= 0.3 * max(0, one.fear - 4) + 1.0 * (one.fear >= TERROR)
    if one.at < 0:
        return value - 3.0
    value -= 0.8 * strength_of(active_on(b, one.at))
    return value - 0.5 * min(ways(b, seat)[one.at], 12.0) - 2.0 * b.lockdown


def play_prisoner(chair: Chair, seed: bytes) -> Option:
    """An answer of the greedy prisoner."""
    return Prisoner(chair, seed).answer()
