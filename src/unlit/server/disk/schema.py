"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()
ID = 32  # letters of a table's id


def of_table(*, key: bool = True) -> Column[str]:
    """The table that a row belongs to."""
    return Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key, nullable=False)


tables = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("choices", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host", String(40), nullable=False),
    Column("dealt", Boolean, nullable=False),
    Column("moved_on", Boolean, nullable=False),  # the rules changed during the game
    Column("ended", JSON(none_as_null=True)),
    Column("proposal", JSON(none_as_null=True)),
    Column("rematch", String(ID), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("box", String(40), nullable=False, server_default=text("''")),  # its name, or the number that it once had
    Column("box_file", Text, nullable=False, server_default=text("''")),  # the whole box, if it is a designer's
)

seats = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("who", String(10), nullable=False),  # person, bot, nobody
    Column("bot", String(20), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("stops", JSON(none_as_null=True)),
    Column("played_by", String(40), nullable=False),
    Column("away_since", Float),
    Column("screen", Boolean, nullable=False),  # all seats for which this is true are played at one screen
    Column("newcomer", JSON(none_as_null=True)),  # who asks for it while the game runs, and who has agreed
)

# Through which seats someone looks, in which process; rows lapse, or dead processes would go on looking.
lookers = Table(
    "lookers",
    METADATA,
    of_table(),
    Column("seat", String(40), primary_key=True),
    Column("house", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    of_table(key=False),
    Column("seat", String(40), nullable=False),
    Column("kind", String(12), nullable=False),  # see tokens.py
    Index("tokens_of_table", "table", "seat"),
)

entries = Table(
    "entries",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True),  # 0 is the deal
    Column("seat", String(40), nullable=False),
    Column("prompt", String(80), nullable=False),
    Column("option", String(200), nullable=False),
    Column("check", String(32), nullable=False),
    Column("client", String(80)),  # the page's own name for the message, so that a repeated one is recognised
    Column("by", String(10), nullable=False),  # person, bot, program
    Column("told", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "client", name="one_entry_for_a_message"),
)

boards = Table(
    "boards",
    METADATA,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("kept", Text, nullable=False),
)

readers = Table(
    "readers",
    METADATA,
    of_table(),
    Column("seat", String(40), primary_key=True),  # its page has the story of this game open
)

starts = Table(
    "starts",  # where the record of a table begins if the rules changed during its game
    METADATA,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("kept", Text, nullable=False),
)

jobs = Table(
    "jobs",
    METADATA,
    of_table(),
    Column("kind", String(10), primary_key=True),  # move, away
    Column("seat", String(40), primary_key=True),  # the one that is away
    Column("number", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("claimed_until", Float, nullable=False),
    Index("jobs_due", "due"),
)

lines = Table(
    "lines",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("audience", String(40), nullable=False),  # all, or a side
    Column("text", Text, nullable=False),
    Column("client", String(80)),
    Column("at", Float, nullable=False),
    Column("what", String(20), nullable=False),  # what has become of the seat; empty if someone said the line
    UniqueConstraint("table", "client", name="one_line_for_a_message"),
)

# The messages that were obeyed: a repeated one is recognised, and so is another one under the same id.
messages = Table(
    "messages",
    METADATA,
    of_table(),
    Column("client", String(120), primary_key=True),
    Column("digest", LargeBinary(32), nullable=False),
)

# Which browsers and which tokens have looked through which seats; only their hashes are kept.
sightings = Table(
    "sightings",
    METADATA,
    of_table(),
    Column("eye", LargeBinary(32), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("kind", String(12), primary_key=True),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", String(ID), primary_key=True),
    of_table(key=False),
    Column("seat", String(40), nullable=False),
    Column("file", Text, nullable=False),
    Column("at", Float, nullable=False),
)
