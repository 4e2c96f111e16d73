"""Setting up tables, taking seats by invitation, and playing again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from unlit import shelf
from unlit.bots import bot_named, bots_of
from unlit.kernel.errors import Refused
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.disk.queries import Holder, Look, SeatRow, TableRow
from unlit.server.house.house import House
from unlit.server.journal.loading import Unreadable, commitment_of, one_table, setup_by
from unlit.server.protocol import (
    MOST_NAME,
    Choices,
    Exchange,
    Invitation,
    Invited,
    Mine,
    MyTable,
    NewTable,
    Seated,
    SeatWish,
    TableMade,
)
from unlit.server.screen import showing
from unlit.server.seats import sightings
from unlit.server.seats.authority import Also, both
from unlit.server.seats.seats import BOT
from unlit.server.seats.tokens import (
    INVITATION,
    NEWCOMER,
    SEAT,
    STAND_IN,
    WATCHER,
    WATCHING,
    authorise,
    eye_of,
    hashed,
    new_seed,
    new_token,
    token_after,
)
from unlit.server.tables import presence
from unlit.server.tables.audience import hear_of, show_what_is_written
from unlit.server.tables.hosted import Hosted

MOST_MINE = 100
LONGEST_PAUSE = 60
LONGEST_WAIT = 7 * 24 * 3600


def tidy(name: str) -> str:
    """A name without invisible characters, and not too long."""
    return "".join(one for one in " ".join(name.split()) if one.isprintable())[:MOST_NAME]


def checked_choices(choices: Choices) -> Choices:
    """The choices, if their times are within reason."""
    for value, most in (
        (choices.pause, LONGEST_PAUSE),
        (choices.stand_in, LONGEST_WAIT),
        (choices.claim, LONGEST_WAIT),
    ):
        if not 0 <= value <= most:
            raise Refused(f"a time of {value} seconds is too long or less than 0", "bad-time")
    return choices


def seated_by(game: Game[Any]) -> str:
    """The setting that decides which seats a game has; empty if they are always the same."""
    usual = game.rules.seats(complete_setup(game, {}))
    for setting in game.rules.settings:
        if any(game.rules.seats(complete_setup(game, {setting.name: value})) != usual for value in setting.values):
            return setting.name
    return ""


def seats_of(game: Game[Any]) -> dict[str, list[Seat]]:
    """The seats of a game, by the values of the setting that decides them."""
    deciding = seated_by(game)
    found = {value: {deciding: value} for one in game.rules.settings if one.name == deciding for value in one.values}
    return {value: list(game.rules.seats(complete_setup(game, setup))) for value, setup in (found or {"": {}}).items()}


class Plan(NamedTuple):
    """The rows of a new table, and what its maker is told."""

    row: TableRow
    sitting: list[SeatRow]
    hashes: dict[bytes, Holder]
    made: TableMade


async def make_table(house: House, wish: NewTable) -> TableMade:
    """Make a table; nothing is dealt before all its people are there."""
    plan = planned(house, wish)
    mine = {key: Look(holder.seat, SEAT) for key, holder in plan.hashes.items() if holder.kind == SEAT}

    def add(c: Connection) -> None:
        queries.add_table(c, plan.row, plan.sitting, plan.hashes)
        sightings.see(c, plan.row.id, (*eye_of(wish.browser), *mine), mine.values())

    await house.store.write(add)
    return plan.made


def planned(house: House, wish: NewTable) -> Plan:
    """A new table as someone wants it; an impossible one is refused."""
    game = house.game(wish.game)
    setup = complete_setup(game, wish.setup)
    seats = game.rules.seats(setup)
    strangers = [seat for seat in wish.seats if seat not in seats]
    if strangers:
        raise Refused(f"nobody sits at {strangers[0][:40]!r}; the seats are: {', '.join(seats)}")
    wishes = {seat: wish.seats.get(seat, SeatWish(who="bot")) for seat in seats}
    bots = bots_of(game.name)
    for one in wishes.values():
        if one.who == BOT:
            bot_named(one.bot or bots[-1], game.name)
    if all(one.who == BOT for one in wishes.values()):
        raise Refused("somebody has to sit at the table", "no-people")
    id_, now = secrets.token_urlsafe(12), time.time()
    tokens = {seat: new_token() for seat, one in wishes.items() if one.who == "me"}
    invitations = {seat: new_token() for seat, one in wishes.items() if one.who == "friend"}
    watching = new_token() if wish.choices.spectators else ""
    host = [*tokens, *invitations][0]
    row = TableRow(
        id_,
        game.name,
        game.rules.version,
        setup,
        msgspec.to_builtins(checked_choices(wish.choices)),
        new_seed(),
        host,
        dealt=False,
        moved_on=False,
        ended=None,
        proposal=None,
        rematch="",
        created=now,
        changed=now,
        box=game.box.name,
        box_file=game.box.file,
    )
    sitting = [_seat_row(id_, place, seat, wishes[seat], bots[-1], now) for place, seat in enumerate(seats)]
    if len(tokens) > 1:
        sitting = [row._replace(screen=row.seat in tokens) for row in sitting]
    hashes = {hashed(token): Holder(id_, seat, SEAT) for seat, token in tokens.items()}
    hashes |= {hashed(token): Holder(id_, seat, INVITATION) for seat, token in invitations.items()}
    if watching:
        hashes[hashed(watching)] = Holder(id_, SPECTATOR, WATCHING)
    made = TableMade(
        table=id_, tokens=tokens, invitations=invitations, watching=watching, commitment=commitment_of(row)
    )
    return Plan(row, sitting, hashes, made)


def _seat_row(table: str, place: int, seat: Seat, wish: SeatWish, best: str, now: float) -> SeatRow:
    who = {"me": "person", "friend": "nobody", "bot": BOT}[wish.who]
    bot = (wish.bot or best) if wish.who == BOT else ""
    name = tidy(wish.name) if wish.who == "me" else ""
    away = now if wish.who == "me" else None
    return SeatRow(table, seat, place, who, bot, name, seed="", stops=None, played_by="", away_since=away)


async def invited(house: House, wish: Invitation) -> Invited:
    """What an invitation is for; asking does not use it up."""
    holder = await authorise(house.store, wish.invitation, INVITATION, WATCHING)
    hosted = await house.table(holder.table)
    return Invited(
        game=hosted.row.game,
        content=house.premises.content.hash_of(hosted.game),
        setup=chosen_for(hosted),
        campaign=is_of_a_campaign(hosted),
        seat=holder.seat,
        host=hosted.seats.sitting[hosted.row.host].name,
    )


async def exchange(house: House, wish: Exchange) -> Seated:
    """Exchange an invitation for a seat, once; an invitation to watch lets in everyone who has it."""
    holder = await authorise(house.store, wish.invitation, INVITATION, WATCHING)
    hosted = await house.table(holder.table)
    token, key = new_token(), hashed(wish.invitation)
    browser = eye_of(wish.browser)
    if holder.kind == WATCHING:
        own = Holder(holder.table, SPECTATOR, WATCHER)
        await house.store.write(lambda c: queries.add_token(c, hashed(token), own))
    else:
        presented = {hashed(one) for one in wish.tokens[:MOST_MINE]}

        def admit(c: Connection, kind: str) -> None:
            if not queries.use_up_token(c, key):
                raise Refused("this invitation has already been used", "no-token")
            queries.add_token(c, hashed(token), Holder(holder.table, holder.seat, kind))
            queries.hold(c, holder.table)
            sightings.unnoted(c, holder.table, {*browser, *presented}, [Look(holder.seat, SEAT)])
            if kind == SEAT:  # a newcomer has not seen anything yet
                sightings.see(c, holder.table, (*browser, hashed(token)), [Look(holder.seat, SEAT)])

        await presence.take_seat(hosted, holder.seat, tidy(wish.name), admit)
    return Seated(table=holder.table, game=hosted.row.game, seat=holder.seat, token=token)


def chosen_for(hosted: Hosted) -> dict[str, str]:
    """The settings of a table that its people could choose."""
    free = {one.name for one in hosted.game.rules.settings if one.free}
    return {name: value for name, value in hosted.row.setup.items() if name not in free}


def is_of_a_campaign(hosted: Hosted) -> bool:
    """Whether a table belongs to a campaign, even if it is only the first."""
    return bool(hosted.game.campaign.carried(hosted.row.setup))


async def my_tables(house: House, wish: Mine) -> list[MyTable]:
    """The tables that these tokens open; tokens that open nothing are left out."""
    found = []
    for token in wish.tokens[:MOST_MINE]:
        try:
            holder = await authorise(house.store, token, SEAT, STAND_IN, WATCHER, NEWCOMER)
        except Refused:
            continue
        try:
            with one_table(holder.table):
                found.append(await my_table(house, token, holder))
        except Unreadable:
            found.append(await my_unreadable_table(house, token, holder))
    return found


async def my_table(house: House, token: str, holder: Holder) -> MyTable:
    """The table that a token opens."""
    hosted = await house.table(holder.table)
    async with hosted.lock:  # what is not on disk yet shows nowhere
        await hosted.load()
        return listed(hosted, holder, token)


def listed(hosted: Hosted, holder: Holder, token: str) -> MyTable:
    """A table as one of its seats finds it in a list; it says no more than the seat's frames do."""
    scene, seat = hosted.scene(), holder.seat
    ended = showing.ended(scene)
    asked = holder.kind != NEWCOMER and scene.asked == seat and scene.pause_for(seat) is None
    return MyTable(
        token=token,
        table=hosted.row.id,
        game=hosted.row.game,
        titles=hosted.premises.content.titles_of(hosted.game),
        setup=chosen_for(hosted),
        campaign=is_of_a_campaign(hosted),
        seat=seat,
        over=ended is not None,
        onward="" if ended is None or hosted.row.rematch else ended.onward,
        my_turn=asked,
        reacts=asked and is_asked_to_react(hosted, seat),
        changed=hosted.journal.changed_for(seat),
        people=showing.people(scene).people,
        unreadable=False,
    )


async def my_unreadable_table(house: House, token: str, holder: Holder) -> MyTable:
    """What can be said about a table that cannot be read."""
    game = await house.store.read(lambda c: queries.game_named_by(c, holder.table)) or ""
    return MyTable(
        token=token,
        table=holder.table,
        game=game,
        titles=house.premises.content.titles_of(house.game(game)) if game in shelf.packages() else {},
        setup={},
        campaign=False,
        seat=holder.seat,
        over=False,
        onward="",
        my_turn=False,
        reacts=False,
        changed=0.0,
        people=[],
        unreadable=True,
    )


def is_asked_to_react(hosted: Hosted, seat: Seat) -> bool:
    """Whether a seat is asked something in another seat's turn."""
    t = hosted.t
    return t is not None and t.question is not None and hosted.game.rules.reacts(t.board, seat, t.question.prompt)


async def stand_in(
    hosted: Hosted, seat: Seat, for_seat: Seat, token: str, eyes: tuple[bytes, ...], heard: Also
) -> Seated:
    """Let a team-mate play for a seat that is away, with this token; these eyes will see the seat."""
    table, key = hosted.row.id, hashed(token)

    def admit(c: Connection) -> None:
        queries.forget_stand_ins(c, table, for_seat, STAND_IN)
        queries.add_token(c, key, Holder(table, for_seat, STAND_IN))
        sightings.see(c, table, (*eyes, key), [Look(for_seat, STAND_IN)])

    await presence.stand_in(hosted, seat, for_seat, both(heard, admit))
    return seated(hosted, for_seat, token)


def seated(hosted: Hosted, seat: Seat, token: str) -> Seated:
    """A seat, as it is given to a page."""
    return Seated(table=hosted.row.id, game=hosted.row.game, seat=seat, token=token)


def swapped(seats: tuple[Seat, ...]) -> Mapping[Seat, Seat]:
    """Where each seat goes when sides are swapped: the first and the second change places, the others stay."""
    first, second, *_ = (*seats, *seats[:1])
    return {seat: second if seat == first else first if seat == second else seat for seat in seats}


async def rematch(
    house: House, hosted: Hosted, seat: Seat, token: str, browser: tuple[bytes, ...], heard: Also
) -> Seated:
    """Play another game: the first to ask sets it up, everyone who asks gets a seat there, and always the same one.

    In a campaign it is the next game, and everyone keeps their seat; otherwise sides are swapped.
    """
    if hosted.row.ended is None:
        raise Refused("the game is not over", "not-over")
    async with hosted.lock:
        await hosted.load()
    seats, following = tuple(hosted.seats.sitting), showing.following(hosted.scene())
    goes_to = swapped(seats) if following is None else {one: one for one in seats}
    if not hosted.row.rematch:
        wishes = {
            goes_to[old]: SeatWish(who="friend", name=row.name) if row.who != BOT else SeatWish(who="bot", bot=row.bot)
            for old, row in hosted.seats.sitting.items()
        }
        setup = setup_by(hosted.game, hosted.row.setup if following is None else following)
        wish = NewTable(game=hosted.row.game, seats=wishes, setup=setup, choices=hosted.choices)
        plan = planned(house, wish)
        screen = {goes_to[old] for old, row in hosted.seats.sitting.items() if row.screen}
        sitting = [row._replace(screen=row.seat in screen) for row in plan.sitting]

        def add(c: Connection) -> bool:
            if not queries.set_rematch(c, hosted.row.id, plan.row.id):
                return False
            queries.add_table(c, plan.row, sitting, plan.hashes)
            return True

        if await house.store.write(add):
            hosted.journal.is_followed_by(plan.row.id)
        else:
            await hear_of(hosted)
    other = await house.table(hosted.row.rematch)
    new_seat, new = goes_to[seat], token_after(token, hosted.row.rematch)
    key, table = hashed(new), other.row.id

    def admit(c: Connection, kind: str) -> None:
        if queries.was_held(c, table, new_seat, SEAT):
            raise Refused("your seat at the new table was given to somebody else", "seat-gone", seat=new_seat)
        heard(c)
        queries.forget_tokens(c, table, new_seat)
        queries.add_token(c, key, Holder(table, new_seat, kind))
        sightings.see(c, table, (*browser, key), [Look(new_seat, SEAT)])

    if await house.store.read(lambda c: queries.holder_of(c, key)) is None:
        await presence.take_seat(other, new_seat, hosted.seats.sitting[seat].name, admit)
        await show_what_is_written(hosted)
    return seated(other, new_seat, new)
