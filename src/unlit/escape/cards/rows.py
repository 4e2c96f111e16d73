"""What a card of each kind says, and the boxes that hold them; a card is entered beside its effect, nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from unlit.escape.parts import Acting, Kind, Stat
from unlit.kernel.hooks import Hooks
from unlit.kernel.moments import Cards

NO_STATS: Mapping[Stat, int] = {}


STATS_EN = {
    Stat.INTELLIGENCE: "Intelligence",
    Stat.STRENGTH: "Strength",
    Stat.SPEED: "Speed",
    Stat.TOUGHNESS: "Toughness",
}
STATS_DE = {
    Stat.INTELLIGENCE: "Intelligenz",
    Stat.STRENGTH: "Stärke",
    Stat.SPEED: "Tempo",
    Stat.TOUGHNESS: "Zähigkeit",
}
KINDS_EN = {Kind.GUARD: "a guard", Kind.CLONE: "a clone"}
KINDS_DE = {Kind.GUARD: "eine Wache", Kind.CLONE: "ein Klon"}
ALIEN_ZONE_EN = "Alien Zone: clones appear on vent tiles as on fear tiles."
ALIEN_ZONE_DE = "Alienzone: Klone erscheinen auf Plättchen mit Lüftung wie auf Angstplättchen."
MILITARY_ZONE_EN = (
    "Military Zone: a guard who appears and finds no security tile with room brings a tile along, the lowest of the "
    "last stack, as close to you as can be."
)
MILITARY_ZONE_DE = (
    "Militärzone: Eine Wache, die erscheint und kein Sicherheitsplättchen mit Platz findet, bringt ein Plättchen mit, "
    "das unterste des letzten Stapels, so nah bei dir, wie es geht."
)
ACTING_EN = {acting: str(acting) for acting in Acting}
ACTING_DE = {
    Acting.NOBODY: "niemand",
    Acting.GUARDS: "Wachen",
    Acting.CLONES: "Klone",
    Acting.GUARDS_CLONES: "Wachen, dann Klone",
    Acting.CLONES_GUARDS: "Klone, dann Wachen",
}


class AdrenalineRow(NamedTuple):
    """An adrenaline card: how many there are, its stat bonus, its fear cost, its ability and the number in it.

    An ability without a moment is for the player's own turn.
    """

    copies: int
    stat: Stat
    bonus: int
    fear: int  # what playing it does to fear
    number: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English, its bonus and its cost first."""
        cost = f", fear {signed(self.fear)}" if self.fear else ""
        return f"{STATS_EN[self.stat]} {signed(self.bonus)}{cost}. {self.english.format(number=self.number)}"

    @property
    def de(self) -> str:
        """In German, its bonus and its cost first."""
        cost = f", Angst {signed(self.fear)}" if self.fear else ""
        return f"{STATS_DE[self.stat]} {signed(self.bonus)}{cost}. {self.german.format(number=self.number)}"


class SkillRow(NamedTuple):
    """A skill: the stats that it changes, the number of its effect, and its text."""

    stats: Mapping[Stat, int]
    number: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(number=self.number, **changes(self.stats))

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(number=self.number, **changes(self.stats))


class ItemRow(NamedTuple):
    """An item: how many there are, the hands that it takes, whether it is a weapon, its stats, number and text."""

    copies: int
    hands: int
    weapon: bool
    stats: Mapping[Stat, int]
    number: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(number=self.number, **changes(self.stats))

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(number=self.number, **changes(self.stats))


class EventRow(NamedTuple):
    """An event card: how many, who spawns, who acts by the number of players, its three numbers, and its text.

    The effect gets the section that applies.
    """

    copies: int
    spawns: Kind | None
    acting: tuple[Acting, Acting, Acting, Acting]
    fear: int
    security: int
    facility: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English, who appears and who acts at the end."""
        text = self.english.format(fear=self.fear, security=self.security, facility=self.facility)
        appears = f"{KINDS_EN[self.spawns]} appears; " if self.spawns is not None else ""
        acting = ", ".join(ACTING_EN[one] for one in self.acting)
        return f"{text} ({appears}with 1, 2, 3, 4 players act: {acting})"

    @property
    def de(self) -> str:
        """In German, who appears and who acts at the end."""
        text = self.german.format(fear=self.fear, security=self.security, facility=self.facility)
        appears = f"{KINDS_DE[self.spawns]} erscheint; " if self.spawns is not None else ""
        acting = ", ".join(ACTING_DE[one] for one in self.acting)
        return f"{text} ({appears}mit 1, 2, 3, 4 Spielern handeln: {acting})"


class ScenarioRow(NamedTuple):
    """A scenario: what is set up, its limits, story and text. The effect lays out what the others do not have."""

    start: tuple[str, ...]
    aside: str
    peeking: bool  # whether the tile set aside is found so
    stacks: tuple[int, int]  # tiles of the first two stacks; the rest is the third
    early: tuple[str, ...]  # tiles that are in the first stack
    guards: int
    clones: int
    threat_pool: int
    lockdown_pool: int  # -1: none
    hand: int
    threat: int
    group: int
    secure: int
    pack: int
    hybrids: int
    alien_zone: bool
    military_zone: bool
    panels: bool
    number: int
    other: int
    story_en: str  # told at the start
    story_de: str
    english: str
    german: str
    clone_threat: int = 0  # what a clone is worth to guards; above 0 they are at war (E15.4)
    guard_fear: int = 0  # what a guard is worth to aliens
    keyed: bool = False  # whether guards walk through locked doors
    posts: tuple[str, ...] = ()  # tiles that bear a guard post once they are laid
    alone: int = 0  # how much vitality less a player begins with who plays alone
    sleepers: int = 0  # whom the lift takes along
    endings: tuple[str, ...] = ()  # those that only this scenario has
    quiet: int = 0  # rounds in which it puts nobody out of the game in a way of its own (E18.13)
    lockdown_each: int = 0  # tokens of the lockdown pool more for each player

    @property
    def en(self) -> str:
        """In English, with what the zone means."""
        return " ".join([self.english.format(**self._asdict()), *self._zones(ALIEN_ZONE_EN, MILITARY_ZONE_EN)])

    @property
    def de(self) -> str:
        """In German, with what the zone means."""
        return " ".join([self.german.format(**self._asdict()), *self._zones(ALIEN_ZONE_DE, MILITARY_ZONE_DE)])

    def _zones(self, alien: str, military: str) -> list[str]:
        return [text for text, there in ((alien, self.alien_zone), (military, self.military_zone)) if there]


class StepRow(NamedTuple):
    """What a scenario of a campaign leaves for the next: into which, after what, a number, and its text."""

    into: str
    mark: str  # what the result of the scenario before has to tell
    number: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(number=self.number)

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(number=self.number)


def signed(number: int) -> str:
    """A change as it is printed, with the sign for minus."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def changes(stats: Mapping[Stat, int]) -> dict[str, str]:
    """Stats as they are printed."""
    return {str(stat): signed(value) for stat, value in stats.items()}


ADRENALINE: Cards[AdrenalineRow] = Cards()
SKILLS: Cards[SkillRow] = Cards()
ITEMS: Cards[ItemRow] = Cards()
EVENTS: Cards[EventRow] = Cards()
SCENARIOS: Cards[ScenarioRow] = Cards()
STEPS: Cards[StepRow] = Cards()


FITS = Hooks()  # an ability, skill or item for some occurrences of its moment only: the board, the seat, the context
DICE = Hooks()  # a skill or an item that adds dice to a challenge: the board, the seat and the challenge
START_OF_TURN = Hooks()  # a skill or an item: the table and the seat
CRAWLS = Hooks()  # a skill: the board and the seat; the most fear with which it uses vents, which do not frighten it
TURNS_AWAY = Hooks()  # a skill, when a tile was drawn: the table and the seat; whether another is drawn instead
LETS_GO = Hooks()  # a skill: the board, the seat, and an active enemy that does not hold it
CARRIES = Hooks()  # a skill: the box; for how many hands more its owner carries
SOOTHES = Hooks()  # a skill: the board and a seat whose failure to outwit provokes nobody
FELLED = Hooks()  # a skill, when an attack was passed: the table and the seat
UNSHAKEN = Hooks()  # a skill: the board and a seat that attacks do not frighten
SAVES = Hooks()  # an item, when somebody on the tile has no card left: the table, its owner, and whom it is to save
FORESEES = Hooks()  # a skill, when an event card was drawn: the table and the seat; whether another is drawn instead
ENTERED = Hooks()  # a scenario: the table and the seat whose tile is another now
LAID = Hooks()  # a scenario: the table and a tile that lies on the map now
ACCESSED = Hooks()  # a scenario, at a control panel: the table, the seat, and whether the challenge was passed
CHALLENGES = Hooks()  # a scenario: the board and the seat; challenge actions of its own
TAKEN_UP = Hooks()  # a scenario: the table, the seat, and which of its challenge actions the player has chosen
MAY_ESCAPE = Hooks()  # a scenario: the board and the seat
ENDING = Hooks()  # a scenario, when the game is over: the board and how it would end elsewhere; gives the ending
NOW = Hooks()  # a scenario: the board; what of its own shows to all, by name, for the line that says how it stands
ENEMY_ENTERED = Hooks()  # a scenario: the table, an enemy and the tile that it has just come to
ESCAPED = Hooks()  # a scenario: the table, and who has just escaped
HURT = Hooks()  # a scenario: the table, an enemy, and the player whom its attack has just hurt
WOUNDED = Hooks()  # a scenario, for Dr. Cronos: the table, and how often an attack has reached his Toughness
WHY_STAY = Hooks()  # a scenario: the board and the seat; the word for what keeps it from leaving, or none
SHUT = Hooks()  # a scenario, when lockdown begins: the table
BROKEN = Hooks()  # a scenario, instead of a knock-out: the table and whom a hybrid drove beyond the end of fear
TURN_ENDED = Hooks()  # a scenario: the table and the seat
