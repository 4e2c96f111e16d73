"""The table with its game: rules run on it as plain functions, and it makes them interruptible by running them again.

A table keeps the board of the last quiet moment and the answers given since. `ask` takes its answer from those, or
from an agent that looks ahead; if there is neither, it unwinds and leaves the question open. A new answer is appended,
and the part runs again from the quiet board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import blake2b
from html import escape
from typing import TYPE_CHECKING, Any, cast

from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Asked, Barrier, BrokenRule, Over, Refused, Unfaithful
from unlit.kernel.game import Game, Outcome, complete_setup
from unlit.kernel.table import B, P, Table
from unlit.kernel.tables.answers import Answer, Entry, Imagining, Met, Mixing
from unlit.kernel.tables.kept import Kept
from unlit.kernel.told.events import EVERYONE, Audience, Event, Log, News
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Might, O, Options, Question, Reasons, Seat, offered

if TYPE_CHECKING:
    from typing import Self

MOST_PARTS = 1_000  # in a row that ask nobody; a game with more of them never ends
MOST_OF_A_ROLLOUT = 100_000  # parts, asking or not

Agent = Callable[[Any, Seat, str, Sequence[Any]], Any]
"""Answers in rollouts: takes the table, the seat, the prompt and the options; returns an option."""
Choose = Callable[[Any], Option | None]
"""Answers when an imagined table is played on: takes the table at a question; returns an option, or None to stop."""
LayOut = Callable[[Game[B], Mapping[str, str], Seeds], "GameTable[B]"]
"""Lays out a table as its record begins; takes the seeds each time, because an imagined table must not hold them."""


class GameTable(Table[B]):
    """A game in progress: the whole truth about it. Printed, it is the board and the open question.

    Besides `board`, `question`, `outcome`, `seats`, `setup` and `game`, the methods with an example are stable. Rules
    call `ask`, `window`, `tell` and `finish`; the others serve clients and may change.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> print(t)
           a          b
    ...
    iris is asked: turn
      explore north 1
    ...
    """

    __slots__ = (
        "_afresh",
        "_agent",
        "_base",
        "_choose",
        "_cursor",
        "_entry",
        "_first",
        "_fresh",
        "_imagined",
        "_line",
        "_log",
        "_met",
        "_muted",
        "_news",
        "_origin",
        "_root",
        "_said",
        "_told",
        "begins",
        "game",
        "outcome",
        "question",
        "seats",
        "seeds",
        "setup",
    )

    def __init__(
        self,
        game: Game[B],
        setup: Mapping[str, str],
        seeds: Seeds,
        base: B,
        log: Log | None = None,
        seats: tuple[Seat, ...] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seeds = seeds
        self.seats = seats if seats is not None else game.rules.seats(setup)
        self.question: Question | None = None
        self.outcome: Outcome | None = None
        self.begins: Kept | None = None  # where the record begins, if other rules played the game up to there
        self._afresh: LayOut[B] | None = None  # lays out the table as it was there
        self.board = base
        self._origin = base  # where the record begins; never changed
        self._root: Met | None = None  # the last thing that was met before that
        self._base = base  # the board at the last quiet moment; never changed
        self._met: list[Met] = []  # what runs meet at their questions, from the place `_first` on
        self._first = 0
        self._cursor = 0
        self._agent: Agent | None = None
        self._choose: Choose | None = None
        self._imagined = False
        self.rolling = False
        self._line: Met | None = None  # the last thing that was met in the line of play, linked backwards
        self._entry: Entry | None = None  # the last entry of the record, linked backwards
        self._log = log
        self._told: list[tuple[Audience, Event]] = []  # what this part has told in all its runs
        self._said = 0  # how much of it this run has told
        self._fresh: list[tuple[Audience, Event]] = []  # told for the first time, kept back until the run succeeds
        self._news = 0
        self._muted = False

    # What rules call

    def ask(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[O] | Options[O],
        about: object = None,
        reasons: Reasons | None = None,
    ) -> O:
        if not callable(options) and len(options) == 1:
            return options[0]
        if self._agent is not None and self.rolling:
            chosen: O = self._agent(self, seat, prompt, options() if callable(options) else options)
            return chosen
        return self._put(seat, prompt, options, about, reasons)

    def window(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[O] | Options[O],
        about: object = None,
        reasons: Reasons | None = None,
        idle: Callable[[], bool] | None = None,
        might: Might | None = None,
    ) -> O:
        return self._put(seat, prompt, options, about, reasons, idle, hidden=True, might=might)

    def tell(self, to: Audience, kind: Callable[P, Event], *facts: P.args, **named: P.kwargs) -> None:
        if self._log is None:
            return
        told = (to, kind(*facts, **named))
        if to != EVERYONE and not all(seat in self._log.told for seat in to):
            raise BrokenRule(f"{told[1]} is told to {', '.join(to)}, who do not all sit here")
        place = self._said
        self._said = place + 1
        if place < len(self._told):
            if self._told[place] != told:
                raise Unfaithful(f"told {told[1]} to {', '.join(to)}, but {self._told[place][1]} in an earlier run")
            return
        self._told.append(told)
        if self._muted:
            return
        self._fresh.append(told)
        if told[1].barrier:
            self._news += 1

    def finish(self, ending: str, winners: Sequence[Seat]) -> None:
        if ending not in self.game.rules.endings:
            raise BrokenRule(f"{self.game.name} has no ending {ending!r}")
        self.outcome = Outcome(ending, tuple(winners))
        raise Over

    # What players and programs call

    def answer(self, seat: Seat, option: Option | str) -> None:
        """Answer the open question with an option or its text; a refused answer changes nothing.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> t.answer("iris", "explore east 2")
        >>> t.answer("iris", "dance")
        Traceback (most recent call last):
        ...
        unlit.kernel.errors.Refused: 'dance' is not offered; the options are: ...
        """
        question = self.question
        if question is None:
            raise Refused("the game is over", "over")
        if seat != question.seat:
            if seat not in self.seats:
                raise Refused(f"nobody sits at {seat!r}; the seats are: {', '.join(self.seats)}")
            raise Refused(f"{seat} is not being asked anything now", "not-asked", seat=seat)
        chosen = one_of(question, option)
        entry = Entry(self._entry.number + 1 if self._entry else 1, seat, self._entry)
        given = Answer(entry.number, seat, question.prompt, chosen, self._line)
        entry.answer = given
        given.drawn = self.board.dice.drawn
        if self._log is not None:
            given.heard = self._log.heard()
            given.news = self._news
            entry.check = self._check(entry)
        base, first, met, board = self._base, self._first, self._met, self.board
        met.append(given)
        try:
            self._run()
        except BaseException:
            self._base, self._first, self._met, self.board = base, first, met[:-1], board
            self.question = question
            self.outcome = None
            self._rehear()
            raise
        self._entry = entry
        self._line = given
        self._publish()

    def undo(self, seat: Seat, consent: Collection[Seat] = (), number: int | None = None) -> None:
        """Take back the seat's answer of this number, or its last one, and everything that came after it.

        That is free unless it goes past new information; then all others must agree.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> before = str(t)
        >>> t.answer("iris", "explore east 2")
        >>> t.undo("iris")
        >>> str(t) == before
        True
        """
        self._no_imagining("undo")
        if self._log is None:
            raise Refused("a fork has no undo; fork again")
        number = self.last_answer(seat) if number is None else number
        target = self._answer_numbered(seat, number)
        if target is None:
            raise Refused(f"{seat} has no answer to take back", "nothing-to-undo", seat=seat)
        if self._root is not None and not self.reaches(target.number):
            raise Refused("that was before the point from which this table was resumed: replay its record first")
        granted = not self._free(target)
        missing = tuple(other for other in self.seats if other != seat and other not in consent)
        if granted and missing:
            raise Barrier(missing)
        entry = Entry(self._entry.number + 1 if self._entry else 1, seat, self._entry)
        entry.undone = target.number
        entry.granted = granted
        entry.check = self._check(entry)
        line = target.before
        if granted:
            line = Mixing(b"undo %d" % entry.number, line)
        kept = (self._base, self._first, self._met, self._told, self.board, self.question, self.outcome)
        self._told = self._told[:]
        try:
            self._rewind(target, line)
        except BaseException:
            self._base, self._first, self._met, self._told, self.board, self.question, self.outcome = kept
            raise
        self._entry = entry
        self._line = line
        self._log.rewind(target.heard, seat)
        self._news = target.news

    def fork(self) -> GameTable[B]:
        """Another table at the same place that tells nobody anything, for looking ahead.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> ahead = t.fork()
        >>> ahead.answer("iris", "explore east 2")
        >>> t
        <table of escape after 0 entries: asks iris 'turn'>
        """
        twin: GameTable[B] = GameTable(self.game, self.setup, self.seeds, self._base, None, self.seats)
        twin._origin = self._origin
        twin.begins = self.begins
        twin._afresh = self._afresh
        twin.board = self.board
        twin.question = self.question
        twin.outcome = self.outcome
        twin._met = self._met[self._first :]
        twin._line = self._line
        twin._entry = self._entry
        twin._imagined = self._imagined
        twin.rolling = self.rolling
        return twin

    def twin(self) -> GameTable[B]:
        """A live table at the same place, whose log and record begin at the last quiet moment."""
        self._no_imagining("twin")
        twin: GameTable[B] = GameTable(
            self.game, self.setup, self.seeds, self._base, Log(self.seats), self.seats
        ).start()
        for one in self._met[self._first :]:
            if isinstance(one, Answer):
                twin.answer(one.seat, one.option)
            elif isinstance(one, Mixing):
                twin._line = Mixing(one.data, twin._line)
                twin._met.append(twin._line)
                twin._run_muted()
        return twin

    def imagine(self, seat: Seat, seed: bytes) -> GameTable[B]:
        """A table that this seat, at a question put to it, cannot tell from the true one.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> world = t.imagine("iris", bytes(32))
        >>> world.view("iris") == t.view("iris"), str(world.board) == str(t.board)
        (True, False)
        """
        if self.question is None or self.question.seat != seat:
            raise Refused(f"{seat} is not being asked anything now")
        if self.game.eyes.imagine is None:
            raise Refused(f"nothing can be imagined in {self.game.name}: it does not say what its seats know")
        twin = self.fork()
        twin._imagined = True
        twin.seeds = Seeds(seed)  # those of the true table stay with it
        twin._entry = twin._line = None  # and so do its numbers
        one = Imagining(seat, seed)
        twin._met.append(one)
        twin.board = self.board.copy()
        twin._meet(one)
        return twin

    def rollout(self, agent: Agent) -> Outcome:
        """Play a fork to its end; the agent answers every question, and nothing unwinds.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> luck = random.Random("luck")
        >>> t.fork().rollout(lambda t, seat, prompt, options: luck.choice(options))
        Outcome(ending='...', winners=(...))
        """
        if self._log is not None:
            raise Refused("agents play forks; at a live table a bot answers from outside")
        if self.outcome is None:
            self._agent = agent
            self._run()
        assert self.outcome is not None
        return self.outcome

    def play_on(self, choose: Choose) -> None:
        """Play an imagined table on; the function answers each question until it returns None, and nothing unwinds."""
        if not self._imagined:
            raise Refused("only an imagined table plays on: its answers are in no record")
        self._choose = choose
        try:
            if self.outcome is None:
                self._run()
        finally:
            self._choose = None

    def view(self, seat: Seat) -> object:
        """What this seat sees now.

        >>> unlit.deal("escape", {"players": "1"}, seed="docs").view("iris").turn
        'iris'
        """
        eyes = self.game.eyes
        if eyes.view_when_asked is not None and self.question is not None and self.question.seat == seat:
            return eyes.view_when_asked(self.board, seat, self.question.prompt)
        return eyes.view(self.board, seat)

    def knowledge(self, seat: Seat) -> object:
        """What follows from all that this seat saw, heard and was told; None where the game does not say.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> t.knowledge("iris") == t.imagine("iris", bytes(32)).knowledge("iris")
        True
        """
        return self.game.eyes.knowledge(self.board, seat)

    def happened(self) -> News:
        """Everything that was told, in order, and to whom: the whole truth."""
        return self._log.order if self._log is not None else []

    def told(self, seat: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """What this seat was told after its own number `since`.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> [(number, str(event)) for number, event in t.told("iris")]
        [(1, 'turn began iris')]
        """
        return self._log.since(seat, since) if self._log is not None else []

    def standing(self, seat: Seat) -> list[Event]:
        """What this seat was told, without what was taken back."""
        return self._log.standing(seat) if self._log is not None else []

    def can_undo(self, seat: Seat, silent: Collection[int] = ()) -> bool:
        """Whether the seat's last answer can be taken back without asking anyone.

        >>> unlit.deal("escape", {"players": "1"}, seed="docs").can_undo("iris")
        False
        """
        target = self._answer_numbered(seat, self.last_answer(seat, silent))
        return target is not None and self._log is not None and self._free(target)

    def reaches(self, number: int) -> bool:
        """Whether the answer of this number was given after the board from which this table went on."""
        one = self._line
        while one is not self._root:
            if isinstance(one, Answer) and one.number == number:
                return True
            assert isinstance(one, Answer | Mixing)
            one = one.before
        return False

    def last_answer(self, seat: Seat, silent: Collection[int] = ()) -> int | None:
        """The number of the seat's last answer that stands, leaving out `silent` ones, given without its knowledge."""
        one = self._line
        while one is not None:
            if isinstance(one, Answer) and one.seat == seat and one.number not in silent:
                return one.number
            assert isinstance(one, Answer | Mixing)
            one = one.before
        return None

    def last_entry(self) -> Entry | None:
        """The last entry of the record."""
        self._no_imagining("record")
        return self._entry

    def entries(self) -> list[Entry]:
        """The entries of the record so far, or since the table went on: every answer and every undo."""
        self._no_imagining("record")
        found: list[Entry] = []
        entry = self._entry
        while entry is not None and (entry.answer is not None or entry.undone):
            found.append(entry)
            entry = entry.prior
        found.reverse()
        return found

    def check(self) -> bytes:
        """The running hash of all entries and of the board as it is now."""
        self._no_imagining("record")
        return self._hash("now")

    def __reduce__(self) -> tuple[object, ...]:
        self._no_imagining("pickling")
        done = [(entry.seat, str(entry.answer.option) if entry.answer else entry.undone) for entry in self.entries()]
        return _played_again, (self._afresh or _dealt, self.game, self.setup, self.seeds, done, self._place())

    def picture(self) -> str:
        """The board as text: a picture, and a line for each further fact."""
        return self.game.paper.printed(self.board)

    def __str__(self) -> str:
        lines = [self.picture()]
        if self.question is not None:
            lines.append(str(self.question))
        if self.outcome is not None:
            lines.append(f"over: {self.outcome.ending}, won by {', '.join(self.outcome.winners) or 'nobody'}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"

    def __repr__(self) -> str:
        state = f"asks {self.question.seat} {self.question.prompt!r}" if self.question else "is over"
        return f"<table of {self.game.name} after {self._entry.number if self._entry else 0} entries: {state}>"

    # How it runs

    def start(self) -> Self:
        """Play on from the quiet board to the first question."""
        self._run()
        self._publish()
        return self

    def _put(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[O] | Options[O],
        about: object,
        reasons: Reasons | None,
        idle: Callable[[], bool] | None = None,
        *,
        hidden: bool = False,
        might: Might | None = None,
    ) -> O:
        if self.question is not None:
            raise BrokenRule(f"a rule caught the question {self.question.prompt!r} and went on to {prompt!r}")
        if self.outcome is not None:
            raise BrokenRule(f"a rule caught the end of the game and went on to {prompt!r}")
        while self._cursor < len(self._met):
            one = self._met[self._cursor]
            self._cursor += 1
            if not isinstance(one, Answer):
                self._meet(one)
                continue
            if one.seat != seat or one.prompt != prompt:
                raise Unfaithful(
                    f"asked {seat} {prompt!r} where entry {one.number} was asked of {one.seat}: {one.prompt!r}"
                )
            return self._recalled(options, one)
        shown = options() if callable(options) else options
        if not shown:
            raise BrokenRule(f"{seat} is asked {prompt!r} and has no option")
        if self._agent is not None:
            self.rolling = True
            return shown[0] if len(shown) == 1 else cast("O", self._agent(self, seat, prompt, shown))
        self.question = Question(seat, prompt, shown, about, reasons)
        self.question.hidden = hidden
        self.question.idle = hidden and (len(shown) == 1 if idle is None else idle())
        self.question.might = might
        option = self._choose(self) if self._choose is not None else None
        if option is None:
            raise Asked
        chosen = one_of(self.question, option)
        self.question = None
        self._met.append(Answer(0, seat, prompt, chosen, None))
        self._cursor += 1
        return cast("O", chosen)

    def _recalled(self, options: Sequence[O] | Options[O], one: Answer) -> O:
        """The option that was chosen, among those offered again."""
        if callable(options):
            return cast("O", one.option)
        found = offered(options, one.option) if isinstance(one.option, Option) else None
        if found is None:
            raise Unfaithful(f"entry {one.number}, {str(one.option)!r}, is not among the options offered again")
        return found

    def _run(self) -> None:
        """Run parts from the quiet board until a question is open or the game is over."""
        self.board = self._base.copy()
        self._cursor = self._first
        self._said = 0
        idle = 0
        while idle < MOST_PARTS:
            self.question = None
            try:
                if self._agent is not None and not self._met:
                    self._roll()
                self.game.rules.part(self)
            except Asked:
                return
            except Over:
                self._nothing_was_caught(over=True)
                self._quiet()
                return
            self._nothing_was_caught(over=False)
            idle = 0 if self._cursor > self._first else idle + 1  # a part that met an answer was not idle
            self._quiet()
            self.board = self._next_board()
        raise BrokenRule(f"{self.game.name} goes on and on without ending")

    def _roll(self) -> None:
        """Play until the game is over, with an agent answering everything; no part ever runs again."""
        part = self.game.rules.part
        for _ in range(MOST_OF_A_ROLLOUT):
            part(self)
            if self.outcome is not None:
                self._nothing_was_caught(over=False)
        raise BrokenRule(f"{self.game.name} goes on and on without ending")

    def _next_board(self) -> B:
        """The board for the next part; a part that stops before it changes anything needs none of its own."""
        stops = not self._met and self._choose is None and self.game.rules.asks_first(self._base)
        return self._base if stops else self._base.copy()

    def _nothing_was_caught(self, *, over: bool) -> None:
        if self.question is not None:
            raise BrokenRule(f"a rule caught the question {self.question.prompt!r}")
        if self.outcome is not None and not over:
            raise BrokenRule("a rule caught the end of the game")

    def _quiet(self) -> None:
        """Nothing is in progress: the next runs begin at this board."""
        self._base = self.board
        if self._cursor == len(self._met):
            self._met = []
            self._first = self._cursor = 0
        elif self.outcome is not None:
            raise Unfaithful("the game is over, but answers are left")
        else:
            self._first = self._cursor
        self._told = []
        self._said = 0

    def _meet(self, one: Met) -> None:
        if isinstance(one, Imagining):
            self.board.dice.restart(one.seed)  # in place: a rule may hold the dice in a local variable
            imagine = self.game.eyes.imagine
            assert imagine is not None
            imagine(self.board, one.seat, self.board.dice)
        elif isinstance(one, Mixing):
            self.board.dice.mix(one.data)

    def _rehear(self) -> None:
        """Forget what a failed run told for the first time."""
        self._news -= sum(told[1].barrier for told in self._fresh)
        self._fresh = []
        self._told = []
        if self._log is not None:
            self._run_muted()

    def _run_muted(self) -> None:
        """Run again, telling nothing: everyone was told already."""
        self._muted = True
        try:
            self._run()
        finally:
            self._muted = False

    def _publish(self) -> None:
        if self._log is not None:
            for to, event in self._fresh:
                self._log.add(to, event)
            self._fresh = []

    def _no_imagining(self, what: str) -> None:
        if self._imagined:
            raise Refused(f"an imagined table has no {what}")
        if self.rolling:
            raise Refused(f"a table that was rolled out has no {what}: an agent's answers are not kept")

    def _answer_numbered(self, seat: Seat, number: int | None) -> Answer | None:
        one = self._line
        while one is not None:
            if isinstance(one, Answer) and one.number == number:
                return one if one.seat == seat else None
            assert isinstance(one, Answer | Mixing)
            one = one.before
        return None

    def _free(self, target: Answer) -> bool:
        """Whether nothing has been rolled, drawn, told as news, or asked of another seat since."""
        if self.question is None or self.question.seat != target.seat:
            return False
        if self._line is not target:
            one = self._line
            while one is not target:
                if not isinstance(one, Answer) or one.seat != target.seat:
                    return False
                one = one.before
        return self.board.dice.drawn == target.drawn and self._news == target.news

    def _rewind(self, target: Answer, line: Met | None) -> None:
        """Run again up to the question that `target` answered."""
        met = self._met[self._first :]
        if target in met:
            met = met[: met.index(target)]
        else:
            met = []
            one = target.before
            while one is not None and one is not self._root:
                met.append(one)
                assert isinstance(one, Answer | Mixing)
                one = one.before
            met.reverse()
            self._base = self._origin
            self._told = []
        if isinstance(line, Mixing) and line is not target.before:
            met.append(line)
        self._met = met
        self._first = 0
        self.outcome = None
        self._run_muted()
        del self._told[self._said :]

    def _check(self, entry: Entry) -> bytes:
        if entry.answer is not None:
            return self._hash(f"{entry.seat}\n{entry.answer.prompt}\n{entry.answer.option}")
        return self._hash(f"{entry.seat}\nundo\n{entry.undone} {entry.granted}")

    def _hash(self, what: str) -> bytes:
        before = self._entry.check if self._entry else b""
        text = b"%b\n%b" % (what.encode(), self._place())
        return blake2b(text, key=before, digest_size=16, person=b"unlit record").digest()

    def _place(self) -> bytes:
        """Everything that lies on the table now, and how its dice will fall."""
        return b"%b\n%b" % (self.game.paper.encode(self.board), self.board.dice.state().encode())


def one_of(question: Question, option: Option | str) -> Option:
    """The option of a question that is meant, given as an option or as its text."""
    chosen = question.find(option)
    if chosen is None:
        possible = ", ".join(question.texts())
        sentence = f"{str(option)!r} is not offered; the options are: {possible}"
        raise Refused(sentence, "not-offered", option=str(option), possible=possible)
    return chosen


def deal(
    game: Game[B], setup: Mapping[str, str] | None = None, *, seeds: Seeds, kind: type[GameTable[B]] = GameTable
) -> GameTable[B]:
    """A live table of this game, at its first question."""
    chosen = complete_setup(game, setup or {})
    seats = game.rules.seats(chosen)
    strangers = [seat for seat in seeds.seats if seat not in seats]
    if strangers:
        raise Refused(f"{strangers[0][:40]!r} gave a seed but does not sit here; the seats are: {', '.join(seats)}")
    board = game.rules.deal(chosen, seeds.dice())
    return kind(game, chosen, seeds, board, Log(game.rules.seats(chosen))).start()


def _dealt(game: Game[B], setup: Mapping[str, str], seeds: Seeds) -> GameTable[B]:
    return deal(game, setup, seeds=seeds)


def _played_again(
    afresh: LayOut[B],
    game: Game[B],
    setup: Mapping[str, str],
    seeds: Seeds,
    done: Sequence[tuple[Seat, str | int]],
    place: bytes,
) -> GameTable[B]:
    """The table that was pickled: every answer is given again by its text, every undo made again by its number."""
    t = afresh(game, setup, seeds)
    for seat, what in done:
        if isinstance(what, int):
            t.undo(seat, t.seats, what)
        else:
            t.answer(seat, what)
    if t._place() != place:
        raise Unfaithful(f"the same answers lead to another board of {game.name} than when the table was pickled")
    return t
