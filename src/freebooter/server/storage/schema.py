"""The tables of the database. `migrations/` convert an older database to this form."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

HEAD = "0008"
"""The newest migration."""

metadata = MetaData()

key_values = Table(
    "house", metadata, Column("name", String(40), primary_key=True), Column("value", LargeBinary, nullable=False)
)  # the secrets of the server, see `storage.secret`

game_facts = Table(
    "game_facts",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("facts", LargeBinary, nullable=False),  # JSON, see `statistics.game_facts`
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("review", LargeBinary, nullable=False),  # MessagePack, see `freebooter.review.state`
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash: the cookie itself is not stored
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("header", Text, nullable=False),  # the first line of the record
    Column("key", LargeBinary, nullable=True),  # of the dice
    Column("name", String(60), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),  # seconds for each decision; 0 without a clock
    Column("watch_code", String(8), nullable=False),
    Column("host", String(64), nullable=False),  # guest
    Column("host_generation", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("waiting", String(60), nullable=False),  # seats that have to decide, for the lobby: 0,2
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("code", String(8), nullable=False),  # takes a free seat, or watches when there is none
    Column("lesson", String(40), nullable=False, server_default=""),  # the lesson that is learnt here; else empty
    Column("round", Integer, nullable=False, server_default="0"),  # that is played, for the lobby; 0: not known
    Column("origin", String(16), nullable=False, server_default=""),  # what may be known beforehand: `models.SEEDED`
)

Index("tables_by_code", tables.c.code)
Index("tables_by_watch_code", tables.c.watch_code)
Index("tables_by_host", tables.c.host)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(40), nullable=False),  # level of the bot whose seat it is; empty for people
    Column("name", String(40), nullable=False),
    Column("guest", String(64), nullable=False),  # who sits here; empty when free
    Column("generation", Integer, nullable=False),
    Column("code", String(8), nullable=False),  # of the invitation; empty when used
    Column("lent", String(40), nullable=False),  # level of the bot, or "person"; empty when not lent
    Column("stand_in", String(64), nullable=False),
    Column("stand_in_name", String(40), nullable=False),
    Column("stand_in_generation", Integer, nullable=False),
    Column("stand_in_code", String(8), nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
Index("seats_by_guest", seats.c.guest)
Index("seats_by_code", seats.c.code)
Index("seats_by_stand_in_code", seats.c.stand_in_code)

log = Table(
    "log",
    metadata,
    Column("table", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),  # who did it; -1 for the host or the house
    Column("command", String(80), nullable=False),  # who gave the command, and the client's id of it: `command_key`
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "n"),  # two servers cannot both write row n
)

# Where several servers share the database (`storage.leases`); empty otherwise.

servers = Table(
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(80), nullable=False),  # where the other servers reach it
    Column("expires", BigInteger, nullable=False),  # milliseconds, by the clock of the database
)

leases = Table(
    "leases",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("server", String(16), nullable=False),  # empty: nobody has it in memory, and nobody need
    Column("generation", BigInteger, nullable=False),  # one more each time somebody takes it
)
Index("leases_by_server", leases.c.server)

credits = Table(
    "credits",
    metadata,
    Column("who", String(64), primary_key=True),  # a keyed hash: no address is stored
    Column("units", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)
