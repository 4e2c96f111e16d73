"""What a page and the server say to each other; the page's types are made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from unlit.kernel.told import facts

ENCODER = msgspec.json.Encoder()

MOST_TEXT = 500  # letters of a line of chat
MOST_NAME = 40
MOST_WORDS = 2000  # of a report
MOST_OPTION = 200

Facts: TypeAlias = Annotated[facts.Facts, msgspec.Meta(title="Facts")]
Who: TypeAlias = Literal["me", "friend", "bot"]
CurtainChoice: TypeAlias = Literal["always", "needed"]
MemoryChoice: TypeAlias = Literal["paper", "automatic"]
Became: TypeAlias = Literal["left", "removed", "joined", "not-wanted", "stands-in"]


class Model(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A message or a part of one."""


# What the page asks over HTTP


class SeatWish(Model):
    """Who is to sit at a seat."""

    who: Who
    bot: str = ""
    name: str = ""


class Choices(Model):
    """What a table chooses beside the set-up of its game."""

    memory: MemoryChoice = "automatic"
    spectators: bool = False
    curtain: CurtainChoice = "needed"  # around one screen: it falls where someone can play something, or might
    pause: int = 0  # seconds that every pause lasts, whether or not evil has something to play; 0: as long as it takes
    stand_in: int = 120  # seconds until a bot plays for a seat that is away; 0: never
    claim: int = 600  # seconds until the game can be claimed against a seat that is away; 0: never


class NewTable(Model):
    """Create a table."""

    game: str
    seats: dict[str, SeatWish]
    setup: dict[str, str] = {}
    choices: Choices = msgspec.field(default_factory=Choices)
    browser: str = ""  # a name that the page has made up for its browser and keeps


class TableMade(Model):
    """A new table: tokens of the seats that are mine, invitations for friends, and one for spectators."""

    table: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    watching: str  # empty if nobody may watch
    commitment: str


class Invitation(Model):
    """What am I invited to?"""

    invitation: str


class Invited(Model):
    """A seat that waits for me, or a table that I may watch."""

    game: str
    content: str
    setup: dict[str, str]  # what was chosen for this game
    campaign: bool
    seat: str
    host: str  # the name of the host; empty if the host gave none


class Exchange(Model):
    """An invitation becomes a seat, once; in a game that runs, if the opponents agree."""

    invitation: str
    name: str = ""
    browser: str = ""
    tokens: list[str] = []  # those that the browser already has


class Seated(Model):
    """My seat at a table."""

    table: str
    game: str
    seat: str
    token: str


class Mine(Model):
    """Which tables do these tokens belong to?"""

    tokens: list[str]


class MyTable(Model):
    """A table of mine: whether it waits for me."""

    token: str
    table: str
    game: str
    titles: dict[str, str]  # what the game is called, by language; none if it is not installed any more
    setup: dict[str, str]  # what was chosen for this game
    campaign: bool
    seat: str
    over: bool
    onward: Literal["", "next", "again"]  # the campaign waits for its people to go on
    my_turn: bool
    reacts: bool  # I am asked in another player's turn
    changed: float
    people: list[Person]
    unreadable: bool  # something is wrong with its rows: nothing but game and seat is known


class GameOffered(Model):
    """A game on the shelf: its settings with their values, the default first, and the bots that can play it."""

    name: str
    titles: dict[str, str]  # what it is called, by language
    settings: list[tuple[str, list[str]]]
    seated_by: str  # the setting that decides which seats there are; empty if they are always the same
    seats: dict[str, list[str]]  # by the values of that setting
    bots: list[str]
    campaign: dict[str, str]  # the choices with which a campaign begins; empty if there are no campaigns
    content: str  # the hash under which its texts, cards and rules can be fetched


class Offered(Model):
    """Everything that can be played here."""

    games: list[GameOffered]
    version: str


# What the page says over its websocket; `id` is the page's own name for a message, and an answer repeats it


class Hello(Model, tag="hello"):
    """The first message: which seat looks, and which others are played on the same screen."""

    token: str
    others: list[str] = []
    since: int = 0  # how much of its log the page has
    seed: str = ""  # 64 random hexadecimal digits from the page, mixed into the dice before the first deal
    reading: bool = False  # the story of this game is open on the page, or will be once there is something to see
    pictures: bool = False  # the page has no board for this game and shows the view as the game itself makes it
    browser: str = ""


class Answer(Model, tag="answer"):
    """Answer the question with this number with one of its options."""

    id: str
    ask: int
    option: str


class Undo(Model, tag="undo"):
    """Take my last answer back; beyond new information the others are asked."""

    id: str


class OfferEnd(Model, tag="offer-end"):
    """Let us end this game without a winner."""

    id: str


class Reply(Model, tag="reply"):
    """What I say to an undo or an end that somebody asks for."""

    id: str
    agree: bool


class Admit(Model, tag="admit"):
    """Whether a newcomer may take a seat that plays against mine; if not, a bot takes it."""

    id: str
    seat: str
    agree: bool


class Concede(Model, tag="concede"):
    """I give up."""

    id: str


class Claim(Model, tag="claim"):
    """The seat is gone: the game is mine."""

    id: str
    seat: str


class Remove(Model, tag="remove"):
    """The host sends a guest away; the result is a new invitation to the seat."""

    id: str
    seat: str


class Leave(Model, tag="leave"):
    """I give my seat up: a bot plays it."""

    id: str


class StandIn(Model, tag="stand-in"):
    """I play for a team-mate who is away (the result is that seat, `Seated`), or give the seat back."""

    id: str
    seat: str
    on: bool


class StoryRead(Model, tag="story-read"):
    """I have closed the story; the others need not wait for me."""

    id: str


class Stops(Model, tag="stops"):
    """The moments at which I want to be asked; null: those at which I could play a card."""

    id: str
    moments: list[str] | None


class Chat(Model, tag="chat"):
    """Say something to all, or to my own side alone."""

    id: str
    to: Literal["all", "side"]
    text: str


class MakeReport(Model, tag="report"):
    """Something is wrong here: keep what my seat saw."""

    id: str
    words: str = ""


class Rematch(Model, tag="rematch"):
    """Another game with the same people: in a campaign the one that follows, else the same with sides swapped.

    The result is my seat there (`Seated`).
    """

    id: str


class Earlier(Model, tag="earlier"):
    """More of my log, before this number; the result is a list of `Told`."""

    id: str
    before: int


class Replay(Model, tag="replay"):
    """The game is over: what a seat saw after an entry; the result is a `Frame`, with all that the entry told."""

    id: str
    seat: str
    step: int


class Retell(Model, tag="retell"):
    """The game is over: all that a seat was told; the result is a list of `Told` for the deal and for each entry."""

    id: str
    seat: str


class Ping(Model, tag="ping"):
    """Are you there?"""

    id: str


Said: TypeAlias = (
    Hello
    | Answer
    | Undo
    | OfferEnd
    | Reply
    | Admit
    | Concede
    | Claim
    | Remove
    | Leave
    | StandIn
    | StoryRead
    | Stops
    | Chat
    | MakeReport
    | Rematch
    | Earlier
    | Replay
    | Retell
    | Ping
)


# What the server says over the websocket


class Person(Model):
    """Who sits at a seat."""

    seat: str
    name: str
    who: Literal["person", "bot", "nobody"]  # nobody: an invitation waits
    bot: str
    here: bool
    away_since: float | None
    played_by: str  # "", "bot", or the seat of the team-mate who plays for it
    host: bool


class Refusing(Model):
    """Something that cannot be done, and why."""

    option: str
    rule: str
    reason: str
    facts: Facts


class Asking(Model):
    """The question put to the seat; its number is the seat's own."""

    ask: int
    prompt: str
    about: Facts
    options: list[str]
    refusals: list[Refusing]
    reacts: bool  # it is asked in another player's turn


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event of the seat's log: its number, its key, its facts."""

    number: int
    key: str
    facts: Facts


class Saying(msgspec.Struct, frozen=True, array_like=True):
    """Something to be told in the page's language: a message of the game, and its facts."""

    key: str
    facts: Facts


class Proposal(Model):
    """An undo or an end that a seat asks for, and who has agreed so far."""

    what: Literal["undo", "end"]
    seat: str
    agreed: list[str]
    asked: list[str]


class Newcomer(Model):
    """Somebody who asks for a seat of a game that runs, and which opponents have agreed so far."""

    seat: str
    name: str
    agreed: list[str]
    asked: list[str]


class Ended(Model):
    """How the game ended; the secret opens the commitment."""

    ending: str  # one of the game's own, or: conceded, agreed, claimed
    winners: list[str]
    by: str  # who conceded or claimed
    secret: str
    commitment_holds: bool
    entries: int
    epilogue: list[Saying]
    onward: Literal["", "next", "again"]  # in a campaign: its next game, or the same game again
    carried: list[Saying]  # what the next game of the campaign begins with


class Welcome(Model, tag="welcome"):
    """The answer to hello: what does not change while the game runs."""

    table: str
    game: str
    content: str
    setup: dict[str, str]
    carried: list[Saying]  # what earlier games of a campaign have left for this one
    choices: Choices
    seat: str
    stands_in: bool  # I play for someone else, and can only answer questions
    seats: list[str]
    sides: dict[str, str]
    commitment: str
    stops: list[str] | None
    moved_on: bool  # the rules changed during the game
    moments: list[str]


class Picture(Model):
    """A view as its game shows it, in one language."""

    text: str
    svg: str  # empty if the game draws none


class Frame(Model, tag="frame"):
    """What the seat sees now; sent whenever that is something new."""

    seat: str
    view: Any
    question: Asking | None
    waiting: str  # the side that is to decide, empty when the game is over
    told: list[Told]
    from_start: bool  # the log starts over with `told`: what the page had of it no longer counts
    earlier: bool  # there is more of the log before `told`
    undo: Literal["no", "free", "ask"]
    remembered: Any  # what the seat saw earlier, where the table keeps it for the players
    pictures: dict[str, Picture]  # the view in each language of the game; none for a page that has a board for it


class Turn(Model, tag="turn"):
    """Somebody on this screen is asked: this seat."""

    seat: str


class People(Model, tag="people"):
    """Who is at the table."""

    people: list[Person]
    watching: int
    proposal: Proposal | None
    newcomers: list[Newcomer]
    ended: Ended | None
    gathering: bool  # someone has not come yet, so nothing is dealt
    rematch: bool  # someone has set up another game: whoever asks for a rematch now gets a seat there
    reading: list[str]  # seats whose story is still open: nobody acts before they have read it


class Spoken(Model, tag="spoken"):
    """A line of chat, or what has become of a seat: then the name is that of who had it or has it now."""

    number: int
    seat: str
    name: str
    to: Literal["all", "side"]
    text: str
    at: float
    what: Literal[""] | Became  # empty if someone said it


class Done(Model, tag="done"):
    """The message of this id was obeyed, and what it did is on disk."""

    id: str
    result: Any = None


class No(Model, tag="no"):
    """The message of this id was not obeyed; one sentence, for the page to put into words."""

    id: str
    key: str
    facts: dict[str, str | int] = {}
    sentence: str = ""


class Bye(Model, tag="bye"):
    """The connection ends, and why."""

    key: str


Heard: TypeAlias = Welcome | Frame | Turn | People | Spoken | Done | No | Bye
